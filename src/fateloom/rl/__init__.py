"""The games as environments of libraries for reinforcement learning.

`fateloom.rl.aec` is for PettingZoo. `pip install 'fateloom[rl]'` installs what it needs. Nothing
else of Fateloom imports this package.
"""
