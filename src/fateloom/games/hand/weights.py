"""The numbers of `evaluate.py` and `policy.py`.

Those of `evaluate.py` are the coefficients of a logistic regression on the positions of some
thousands of games that the search player played at all difficulties: what everything in a run
says about how it will end. Rows go by wave, unless they say otherwise.
"""

from __future__ import annotations

from typing import Final

PHASE: Final = (
    (-0.5, -0.94, -1.64),
    (-0.19, -1.65, -1.78),
    (-0.7, -0.37, -0.7),
    (-1.05, 2.79, -0.36),
)
"""In combat (its setup included), at the boss, at the merchant."""
LEVEL: Final = (
    (2.21, 1.5, -0.17, -1.24, -2.54),
    (1.64, 1.06, -0.25, -1.29, -2.02),
    (0.7, 0.4, -0.28, -1.02, -1.38),
    (-0.1, 0.03, 0.01, 0.06, -0.11),
)
"""By difficulty."""
BOSS: Final = (
    (-0.62, -0.02, -0.45),
    (-0.75, 0.18, -0.14),
    (-0.67, 0.21, -0.34),
    (-0.5, 0.56, -0.19),
)
HERO: Final = (
    (-0.98, 0.25, 0.24, -0.94),
    (-0.64, 0.31, 0.11, -0.75),
    (-0.63, 0.03, 0.18, -0.74),
    (-0.02, 0.21, -0.14, -0.11),
)
HP: Final = (
    (0, -0.62, -0.42, -0.06, -0.5, -0.28, -0.19),
    (0, -0.73, -0.15, -0.04, -0.18, -0.2, -0.08),
    (0, -1.11, -0.41, -0.16, -0.13, 0.28, 0.45),
    (0, -1.34, -1.66, -0.77, 0.87, 1.44, 1.64),
)
"""By the HP there are."""
HP_IN: Final = (
    (0, -1.34, -0.75, -0.57, 0.13, 0.27, 0.4),
    (0, -1.22, -0.78, -0.51, 0.2, 0.56, 0.47),
    (0, -1.27, -0.6, -0.41, 0.13, 0.21, 0.4),
    (0, -0.33, 0.11, 0.61, 1.13, 1.04, 0.76),
    (0, -1.08, -1.33, -0.72, -0.2, -0.22, -0.56),
)
"""The same with a short, middling or long line, at the boss, and at the merchant."""
WORKS: Final = (
    (-0.09, -0.37, 0, 0.31, -0.01, 0.1),
    (-0.23, 0.12, -0.28, 0.42, 0.59, -0.15),
    (0.29, 0.21, 0.15, 0.13, 0.5, 0.44),
    (-0.19, -0.02, -0.12, 0, 0.4, 0.33),
)
"""Each ability of each hero, unexhausted."""
USED_IN_COMBAT: Final = (
    (-0.34, 0.41, -0.16, -0.11, 0.3, 0.04),
    (0.09, 0.39, 0.04, -0.26, 0.12, 0.08),
    (-0.33, -0.3, 0.4, -0.27, -0.09, 0.22),
    (-0.23, -0.45, -0.04, 0.29, -0.14, 0.35),
)
"""Each that strength paid for in this wave, or whose x1 is spent."""
USED_AT_BOSS: Final = (
    (-0.33, -0.07, -0.06, 0.03, 0.12, -0.24),
    (0.09, -0.09, 0.14, -0.09, 0.24, 0.25),
    (-0.16, -0.28, -0.16, -0.16, -0.05, 0.48),
    (0.19, -0.12, 0.07, -0.46, 0.11, 0.5),
)
OWNED: Final = (0.16, 0.33, -0.13, -0.09, 0.02, 0.27, 0.15, 0.18)
"""Each weapon, for each wave to come."""
READY: Final = (
    (0.6, 0.72, 0.37, 0.52, 0.24, 0.34, -0.07, -0.1),
    (0.08, 0.36, -0.51, 1.21, 0.24, -0.17, -0.09, 0.08),
)
"""The same, ready in combat and at the boss."""
POTION: Final = (0, -0.16, -0.2, 0.93)
VALUE: Final = (
    (0, 0, -0.14, 0, -0.04, 0.11, 0.14, 0.33, 0.37, 0.55, 0.52, 0.53, 0.71),
    (0, 0, -0.15, -0.1, 0, 0.09, 0.18, 0.31, 0.34, 0.28, 0.52, 0.64, 0.84),
    (0, 0, -0.32, 0.06, 0.08, 0.13, 0.22, 0.27, 0.4, 0.26, 0.58, 0.61, 0.7),
)
"""A strength card by its value, with a short, middling or long line."""
COUNT: Final = (
    (-2.1, -2.03, -0.86, -0.13, 0.4, 0.52, 0.66, 0.56),
    (-2.66, -2.12, -1.15, -0.1, 0.45, 0.84, 1.17, 0),
    (-2.61, -2.39, -0.63, 0.16, 0.77, 1.14, 0, 0),
)
"""By the number of strength cards, likewise."""
CARD: Final = (-0.06, -0.09, 0.13, 0.19)
"""Each strength card in combat."""
THREAT: Final = (
    (-0.41, -0.39, -0.14, -0.27),
    (-0.12, -0.18, -0.19, -0.33),
    (-0.11, -0.32, -0.11, -0.23),
    (-0.52, -0.17, -0.42, -0.44),
    (-0.34, -0.31, -0.16, -0.38),
    (-0.67, -0.21, -0.32, -0.14),
    (-0.22, -0.48, -0.11, -0.26),
    (-0.25, -0.29, -0.22, -0.33),
    (-0.23, -0.05, -0.32, -0.32),
    (-0.22, -0.26, -0.39, -0.17),
    (-0.18, -0.14, -0.24, -0.24),
)
"""Each monster that is still in the line, card by card."""
MONSTER: Final = (0.01, -0.03, -0.03, -0.1)
"""Each of them, whichever it is."""
LINE: Final = (0, -0.53, -0.36, -0.48, -0.34, -0.19, -0.45, -0.17, 0.04, 0.36, -0.5, -0.18)
"""How many monsters there are."""
PIERCED, GRUDGE, GRUDGE_AT_BOSS = -0.41, 0.07, -0.09
LEFT: Final = (-0.064, -0.052, -0.085, -0.071)
"""What the boss has left, and what is more than the strength cards reach."""
BEYOND: Final = (-0.36, -0.18, -0.3, -0.12)
REACHED: Final = (-0.28, -0.16, -0.34, -0.06)
"""When the strength cards reach what is left."""
BEYOND_HP: Final = (0.072, 0.031, 0.039, -0.011)
"""What is beyond them, for each HP."""
COUNT_AT_BOSS: Final = (-0.51, 0.38, 0.56, 0.58, 0.63, 0.59, 0.48, -0.05)
STRENGTH_AT_BOSS: Final = (0.03, 0.05, 0.05, 0.01)
CRITICAL: Final = (
    (-0.88, 0.42, -0.47),
    (-0.19, 0.7, -0.75),
    (0.27, -0.39, 0.3),
    (-0.69, 0.5, -0.55),
)
"""Each critical hit that is left."""
GOLD: Final = (0.09, 0.15, 0.18, 0)
FIRST_GOLD: Final = (0.04, 0.07, 0.03, 0)
"""Up to 14 gold, and up to 5 once more."""
NEXT: Final = (0.04, 0.03, 0.03, 0)
"""Each point of the strength that the next wave starts with."""
DRAW: Final = 0.3
"""The value of a draw, where a win is 1."""

# --- of policy.py, in strength ------------------------------------------------------------

CARD_PRICE: Final = 4.0
"""The price of a strength card on top of its value."""
HP_PRICE: Final = (0.0, 60.0, 22.0, 15.0, 12.0, 10.0, 9.0)
"""The cost of losing an HP, by current HP."""
WEAPON_PRICE: Final = 4.0
"""The value of using a weapon, once a wave."""
BOSS_PRICE: Final = 26.0
"""The maximum cost in HP for a boss's reward and for avoiding its penalty."""
