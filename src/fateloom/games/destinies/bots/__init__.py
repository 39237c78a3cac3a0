"""The planning, odds and weights behind the bots of Destinies."""
