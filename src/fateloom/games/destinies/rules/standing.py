"""Where heroes stand in the race, by the numbers of the words that conditions use."""

from __future__ import annotations

from fateloom.games.destinies.scenario.conditions import HERO_WORDS

PLAYING, IN_FINALE, FULFILLED, DEFEATED = range(len(HERO_WORDS))
