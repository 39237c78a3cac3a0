"""Learn to play a game of Fateloom, and play it with what was learned."""
