"""What plays the chunks of a plan: processes on this machine, or the workers of a cluster."""
