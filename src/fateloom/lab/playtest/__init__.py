"""A story under test: many games, what they show and cost, and what none of them showed.

done = playtest(scenario, 100, seed=1, jobs=2)
for verdict in verdicts(figures(done)): ...
"""

from fateloom.lab.playtest.figures import Figures, figures
from fateloom.lab.playtest.page import page
from fateloom.lab.playtest.play import Table
from fateloom.lab.playtest.report import run
from fateloom.lab.playtest.run import Playtest, playtest
from fateloom.lab.playtest.verdicts import Verdict, verdicts

__all__ = [
    "Figures",
    "Playtest",
    "Table",
    "Verdict",
    "figures",
    "page",
    "playtest",
    "run",
    "verdicts",
]
