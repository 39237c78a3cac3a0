"""What a decision, a copy and a view cost, and what live tables do; `./x bench` prints it."""
