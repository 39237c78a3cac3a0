"""Simulations: many games between bots, and statistics of them.

Examples:
    >>> import fateloom
    >>> from fateloom.bots import bot
    >>> run = simulate(fateloom.games["destiny"], [bot("random"), bot("random")], 4, seed=1)
    >>> run.complete, summarise(run)["played"]
    (True, 4)
"""

from fateloom.lab.cheater import CHEATER
from fateloom.lab.files import check, save, write_json
from fateloom.lab.ladder import Ladder, Tournament, play_tournament, round_robin, tournament
from fateloom.lab.ladder_page import ladder_page
from fateloom.lab.ladder_report import print_ladder, summarise_ladder
from fateloom.lab.play import Row, play, seed_of
from fateloom.lab.players import player
from fateloom.lab.programs import program
from fateloom.lab.report import (
    Bar,
    console,
    print_report,
    print_stopped,
    print_summary,
    summarise,
)
from fateloom.lab.run import Run, Simulation, simulate, simulation

__all__ = [
    "CHEATER",
    "Bar",
    "Ladder",
    "Row",
    "Run",
    "Simulation",
    "Tournament",
    "check",
    "console",
    "ladder_page",
    "play",
    "play_tournament",
    "player",
    "print_ladder",
    "print_report",
    "print_stopped",
    "print_summary",
    "program",
    "round_robin",
    "save",
    "seed_of",
    "simulate",
    "simulation",
    "summarise",
    "summarise_ladder",
    "tournament",
    "write_json",
]
