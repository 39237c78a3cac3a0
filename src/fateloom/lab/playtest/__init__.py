"""Playtests: many games of a story, their statistics, and the coverage of its contents.

Examples:
    >>> from pathlib import Path
    >>> from fateloom.story import load
    >>> from fateloom.story.output import start
    >>> start(Path("my-story"))
    >>> done = playtest(load(Path("my-story")).scenario, 2, seed=1, search=False)
    >>> done.complete, len(done.rows) == 2 * len(done.tables)
    (True, True)
    >>> verdicts(figures(done))[0].rule
    'PROP-WIN-05'
"""

from fateloom.lab.playtest.page import page
from fateloom.lab.playtest.play import Table
from fateloom.lab.playtest.report import Wishes, run, run_campaign
from fateloom.lab.playtest.run import Playtest, playtest
from fateloom.lab.playtest.statistics import Figures, figures
from fateloom.lab.playtest.verdicts import Verdict, verdicts

__all__ = [
    "Figures",
    "Playtest",
    "Table",
    "Verdict",
    "Wishes",
    "figures",
    "page",
    "playtest",
    "run",
    "run_campaign",
    "verdicts",
]
