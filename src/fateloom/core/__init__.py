"""The contract of a game and the code that all games share, without web or disk access."""
