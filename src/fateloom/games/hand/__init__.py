"""The Hand of Destiny: one hero, eleven monster cards, four waves, and a boss behind each."""
