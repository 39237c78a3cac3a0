"""The games as environments of libraries for reinforcement learning.

`fateloom.rl.aec` is for PettingZoo, `fateloom.rl.gym` for Gymnasium, and `fateloom.rl.vector`
steps many tables together: `pip install 'fateloom[rl]'` installs what they need.
`fateloom.rl.spiel` needs OpenSpiel. Nothing else of Fateloom imports this package.
"""
