"""What a decision, a copy and a view cost; `./x bench` prints it."""
