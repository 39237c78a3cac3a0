"""Making puzzles: the last moments at which a lost game could still be won for certain.

    python -m fateloom.lab.puzzles hand --each 92

A bot plays game after game. Where it loses, the search goes back from the end as long as a position
can be solved whole (`core.solving`): so it meets every mistake there. The earliest of the positions
that can be won is the puzzle, and the bot's own play is the obvious one that fails. The file is
written into the folder of the game.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, Final

import click

from fateloom.bots import BOTS
from fateloom.core.game import Game
from fateloom.core.lessons import When
from fateloom.core.puzzles import GRADES, MOST, Puzzle, Puzzles, grade_of
from fateloom.core.record import Recorder
from fateloom.core.solving import Solver, Unsolved
from fateloom.games import registry

LOSER: Final = BOTS["greedy"]
"""The bot whose lost games are searched."""


@dataclass(frozen=True, slots=True)
class Source:
    """What puzzles of a game are made of.

    options  the options of all games
    at       where they may begin, by the view of the person: one of these groups of conditions fits
    """

    options: Mapping[str, bool | int | str]
    at: tuple[tuple[When, ...], ...]

    def fits(self, view: Any) -> bool:
        """Whether a puzzle may begin with this view."""
        return any(all(when.fits(view) for when in each) for each in self.at)


SOURCES: Final[Mapping[str, Source]] = {
    "hand": Source(
        {"difficulty": "normal"},
        tuple([(When("asked", asked), When("committed", most=0)) for asked in ("fight", "boss")]),
    )
}
"""The games that have puzzles."""
NAME: Final = "Ysolde"
"""How the person is called."""


def lost(game: Game[Any, Any], options: Mapping[str, Any], seed: int) -> Recorder:
    """The game of this seed as the bot plays it, whether it loses or not."""
    recorder, rng = Recorder(game, seed=seed, seats=1, **options), Random(seed)
    while (state := recorder.state).waiting:
        move = LOSER.choose(game, state.view(0), state.legal(0), rng)
        recorder.choose(0, move.text)
    return recorder


def missed(game: Game[Any, Any], source: Source, recorder: Recorder) -> tuple[int, float] | None:
    """The earliest choice of a lost game at which it could be won for certain, if it can be solved.

    Its index, and the chance to win by choosing at random. None if there is no such choice.
    """
    if recorder.outcome is None or recorder.outcome.winners:
        return None
    solver, found = Solver(game, 0, MOST), None
    for index in range(len(recorder.choices) - 1, -1, -1):
        state = recorder.moments[index]
        try:
            chance = solver.chance(state)
        except Unsolved:
            break
        if chance > 0 and len(state.legal(0)) > 1 and source.fits(state.view(0)):
            found = index, chance
    return found


def found(game: Game[Any, Any], source: Source) -> Iterator[tuple[str, Puzzle]]:
    """Puzzles of a game with their grades, without end."""
    for seed in count():
        recorder = lost(game, source.options, seed)
        point = missed(game, source, recorder)
        if point is not None:
            index, chance = point
            choices = tuple([choice.move for choice in recorder.choices[:index]])
            yield grade_of(chance), Puzzle(seed, choices)


def made(game: Game[Any, Any], source: Source, each: int) -> Puzzles:
    """As many puzzles of each grade, in the order in which they were found."""
    grades: dict[str, list[Puzzle]] = {grade: [] for grade in GRADES}
    for grade, puzzle in found(game, source):
        if len(grades[grade]) < each:
            grades[grade].append(puzzle)
        if all(len(puzzles) == each for puzzles in grades.values()):
            break
    graded = {grade: tuple(puzzles) for grade, puzzles in grades.items()}
    return Puzzles(game.rules, NAME, source.options, graded)


def text_of(puzzles: Puzzles) -> str:
    """The file of puzzles, each on a line of its own."""
    grades = [
        f'"{grade}": [\n'
        + ",\n".join(
            json.dumps({"seed": each.seed, "choices": each.choices}, separators=(",", ":"))
            for each in of
        )
        + "\n]"
        for grade, of in puzzles.grades.items()
    ]
    head = {"rules": puzzles.rules, "name": puzzles.name, "options": dict(puzzles.options)}
    return json.dumps(head)[:-1] + ',\n"grades": {' + ",\n".join(grades) + "}}\n"


@click.command()
@click.argument("name", metavar="GAME", type=click.Choice(sorted(SOURCES)))
@click.option("--each", default=92, show_default=True, help="How many of each grade.")
def main(name: str, each: int) -> None:
    """Make the puzzles of GAME, and write them into its folder."""
    folder = registry.folder(name)
    assert folder is not None
    text = text_of(made(registry[name], SOURCES[name], each))
    (Path(str(folder)) / "puzzles.json").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
