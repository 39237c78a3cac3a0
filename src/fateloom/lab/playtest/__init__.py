"""A story under test: many games, what they show and cost, and what none of them showed."""
