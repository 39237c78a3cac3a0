"""The numbers of `estimate.py`: what everything in a run says about how it will end.

Coefficients of a logistic regression on the positions of some thousands of games that the
search player played at all difficulties. Rows go by wave, unless they say otherwise.
"""

from __future__ import annotations

from typing import Final

PHASE: Final = (
    (-0.86, -1.86, -3.56),
    (-0.78, -2.42, -2.42),
    (-0.97, -2.21, -0.91),
    (-1.37, 3.55, -0.55),
)
"""In combat (its setup included), at the boss, at the merchant."""
LEVEL: Final = (
    (2.99, 2.42, -1.13, -1.68, -3.64),
    (2.1, 1.65, -0.88, -1.6, -3.46),
    (0.82, 0.63, -0.6, -1.13, -2.26),
    (0.12, 0.1, 0.1, -0.13, -0.08),
)
"""By difficulty."""
BOSS: Final = (
    (-1.25, -0.73, -0.28),
    (-1.27, -0.36, 0.04),
    (-0.99, -0.17, -0.1),
    (-0.21, 0.19, 0.09),
)
HERO: Final = (
    (-1.47, 0.01, -0.04, -1.39),
    (-1, -0.05, 0.05, -1.18),
    (-0.47, -0.3, -0.23, -0.71),
    (0.48, -0.19, -0.35, 0.29),
)
HP: Final = (
    (0, -1.4, -1.07, -0.99, -0.96, -0.63, -0.02),
    (0, -1.52, -0.79, -0.38, -0.37, -0.05, 0.06),
    (0, -1.41, -0.78, -0.45, -0.31, 0.36, 0.83),
    (0, -1.77, -1, -0.1, 1.51, 1.59, 1.87),
)
"""By the HP there are."""
HP_IN: Final = (
    (0, -2.02, -1.28, -0.87, -0.04, 0.23, 0.51),
    (0, -1.94, -1.13, -0.52, 0.02, 0.41, 0.45),
    (0, -1.76, -0.88, -0.32, 0.13, 0.44, 0.67),
    (0, 0.13, 0.24, 0.65, 1.09, 1.15, 1.18),
    (0, -1.72, -1.47, -1.11, -0.59, -0.32, -0.55),
)
"""The same with a short, middling or long line, at the boss, and at the merchant."""
WORKS: Final = (
    (-0.27, -0.42, -0.13, 0.11, 0.36, 0.19),
    (-0.13, 0.1, -0.1, 0.62, 0.25, -0.29),
    (0.28, 0.17, 0.11, 0.08, 0.4, 0.26),
    (-0.37, -0.57, 0.31, 0.19, -0.16, -0.01),
)
"""Each ability of each hero, unexhausted."""
USED_IN_COMBAT: Final = (
    (0.2, -0.35, 0.36, -0.19, -0.17, 0.27),
    (0.13, -0.43, -0.05, 0.05, -0.32, 0),
    (-0.37, -0.23, 0.57, -0.24, 0.32, -0.15),
    (0.45, 0.2, 0, -0.43, -0.46, -0.01),
)
"""Each that strength paid for in this wave, or whose x1 is spent."""
USED_AT_BOSS: Final = (
    (0, -0.32, 0.07, -0.1, -0.1, -0.06),
    (0.13, -0.37, 0.1, 0.09, -0.03, 0.5),
    (-0.04, 0.15, 0.24, 0.03, -0.35, -0.13),
    (0.04, 0.14, 0.24, -0.06, -0.08, 0.29),
)
OWNED: Final = (0.39, 0.74, 0, -0.02, -0.06, -0.01, 0.33, 0.8)
"""Each weapon, for each wave to come."""
READY: Final = (
    (0.89, 1.28, 0.08, -0.47, 0.66, 0.56, 0.32, -0.22),
    (0.26, 1.81, -0.12, -0.36, 0.19, -0.04, 0.54, 0.5),
)
"""The same, ready in combat and at the boss."""
POTION: Final = (0, 0.13, -0.02, 0.86)
VALUE: Final = (
    (0, 0, -0.36, -0.09, 0.08, 0.26, 0.4, 0.67, 0.71, 0.67, 0.79, 0.89, 0.98),
    (0, 0, -0.28, -0.11, -0.11, 0.12, 0.28, 0.51, 0.59, 0.55, 0.69, 0.91, 0.84),
    (0, 0, -0.32, -0.01, -0.07, 0.17, 0.27, 0.42, 0.49, 0.42, 0.74, 0.92, 0.77),
)
"""A strength card by its value, with a short, middling or long line."""
COUNT: Final = (
    (-3.01, -2.18, -1.21, -0.33, 0.22, 0.59, 0.78, 1.71),
    (-3.29, -2.52, -1.09, -0.17, 0.63, 1.42, 1.88, 0.06),
    (-2.65, -2.28, -0.86, 0.04, 0.92, 1.93, 0, 0),
)
"""How many strength cards there are, likewise."""
CARD: Final = (-0.05, -0.15, 0.07, 0.36)
"""Each strength card in combat."""
THREAT: Final = (
    (-0.54, -0.32, -0.35, -0.39),
    (-0.19, -0.25, -0.24, -0.42),
    (-0.11, -0.4, -0.38, -0.41),
    (-0.66, -0.51, -0.87, -0.65),
    (-0.72, -0.44, -0.31, -0.56),
    (-0.68, -0.19, -0.11, -0.21),
    (-0.39, -0.5, -0.65, -0.35),
    (-0.15, -0.2, -0.38, -0.32),
    (-0.37, -0.15, -0.4, -0.8),
    (-0.34, -0.35, -0.54, -0.25),
    (-0.07, -0.14, -0.14, -0.11),
)
"""Each monster that is still in the line, card by card."""
MONSTER: Final = (-0.03, -0.03, -0.04, -0.13)
"""Each of them, whichever it is."""
LINE: Final = (0, -0.78, -0.7, -0.68, -0.61, -0.41, -0.59, -0.15, -0.04, 0.2, -0.39, -0.39)
"""How many monsters there are."""
PIERCED, GRUDGE, GRUDGE_AT_BOSS = -0.19, 0.3, -0.03
LEFT: Final = (-0.049, -0.056, -0.072, -0.112)
"""What the boss has left, and what is more than the strength cards reach."""
BEYOND: Final = (-0.35, -0.17, -0.24, -0.25)
REACHED: Final = (-0.06, 0.3, 1.32, 0.95)
"""When the strength cards reach what is left."""
BEYOND_HP: Final = (0.043, 0.027, 0.046, 0.022)
"""What is beyond them, for each HP."""
COUNT_AT_BOSS: Final = (-1.16, -0.02, 0.45, 0.71, 0.86, 1.16, 1.22, 1.31)
STRENGTH_AT_BOSS: Final = (0.01, 0.03, 0.03, 0.08)
CRITICAL: Final = (
    (-0.38, -0.68, -0.82),
    (-0.14, -0.05, -0.55),
    (-0.05, -0.29, -0.28),
    (-0.66, 0, -1.48),
)
"""Each critical hit that is left."""
GOLD: Final = (0.26, 0.23, 0.22, 0)
FIRST_GOLD: Final = (-0.03, 0, -0.06, 0)
"""Up to 14 gold, and up to 5 once more."""
NEXT: Final = (0.08, 0.03, 0.05, 0)
"""Each point of the strength that the next wave starts with."""
