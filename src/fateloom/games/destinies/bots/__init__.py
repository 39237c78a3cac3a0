"""What the bots of Destinies reckon with: planning, odds, weights."""
