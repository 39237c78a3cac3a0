"""Making puzzles: the last moments at which a lost game could still be won for certain.

    python -m fateloom.lab.puzzles hand --each 92

Bots play game after game. Where the first seat loses, the search goes back from the end as long as
a position can be solved whole (`core.solving`): so it meets every mistake there. The earliest of
the positions that can be won is the puzzle, and the bot's own play is one that fails. The file is
written into the folder of the game.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, Final

import click

from fateloom.bots import BOTS, Choose
from fateloom.core.game import Game, Move
from fateloom.core.lessons import Sitter, When
from fateloom.core.puzzles import GRADES, MOST, PERSON, Puzzle, Puzzles, written
from fateloom.core.record import Recorder
from fateloom.core.solving import Solver, Unsolved
from fateloom.games import registry


@dataclass(frozen=True, slots=True)
class Source:
    """What puzzles of a game are made of.

    seats    who sits there: the person first, then bots
    options  the options of all games
    loser    how the seat of the person is played in the games that are searched
    at       where they may begin, by the view of the person: one of these groups of conditions fits
    most     the most states of a position
    least    the least share of games that are won by choosing at random, by grade
    trivial  positions with a greater share are no puzzles
    decisive whether only the end of a game is searched, where a move may win (`Game.decisive`)
    """

    seats: tuple[Sitter, ...]
    options: Mapping[str, bool | int | str]
    loser: Choose
    at: tuple[tuple[When, ...], ...]
    least: Mapping[str, float]
    most: int = MOST
    trivial: float = 1.0
    decisive: bool = False

    def fits(self, view: Any) -> bool:
        """Whether a puzzle may begin with this view."""
        return any(all(when.fits(view) for when in each) for each in self.at)

    def grade(self, chance: float) -> str:
        """The grade of a position that choosing at random wins with this chance, which is above 0.

        Examples:
            >>> [SOURCES["hand"].grade(chance) for chance in (0.2, 0.005, 0.00001)]
            ['easy', 'medium', 'hard']
        """
        return next((grade for grade, least in self.least.items() if chance >= least), GRADES[-1])


def hasty(game: Game[Any, Any], view: Any, legal: Sequence[Move], rng: Random) -> Move:
    """A move of `greedy`; where a move may win at once, one of `careless`, which overlooks some."""
    name = "careless" if game.decisive(view, legal) else "greedy"
    return BOTS[name].choose(game, view, legal, rng)


SOURCES: Final[Mapping[str, Source]] = {
    "destiny": Source(
        (Sitter("Ysolde"), Sitter("Corvin", "greedy")),
        {"goal": 3},
        hasty,
        ((When("asked", "base"), When("players.0.groups", most=0)),),
        {"easy": 0.1, "medium": 0.04},
        most=2000,
        trivial=0.3,
        decisive=True,
    ),
    "hand": Source(
        (Sitter("Ysolde"),),
        {"difficulty": "normal"},
        BOTS["greedy"].choose,
        tuple([(When("asked", asked), When("committed", most=0)) for asked in ("fight", "boss")]),
        {"easy": 0.01, "medium": 0.003},
    ),
}
"""The games that have puzzles."""


def lost(game: Game[Any, Any], source: Source, seed: int) -> Recorder:
    """The game of this seed as the bots play it, whether the person's seat loses or not."""
    options: dict[str, Any] = dict(source.options)
    recorder = Recorder(game, seed=seed, seats=len(source.seats), **options)
    rng = Random(seed)
    while (state := recorder.state).waiting:
        seat = state.waiting[0]
        bot = source.seats[seat].bot
        choose = source.loser if bot is None else BOTS[bot].choose
        recorder.choose(seat, choose(game, state.view(seat), state.legal(seat), rng).text)
    return recorder


def missed(game: Game[Any, Any], source: Source, recorder: Recorder) -> tuple[int, float] | None:
    """The earliest choice of a lost game at which it could be won for certain, if it can be solved.

    Its index, and the chance to win by choosing at random. None if there is no such choice.
    """
    if recorder.outcome is None or PERSON in recorder.outcome.winners:
        return None
    solver, found = Solver(game, PERSON, source.most), None
    for index in range(len(recorder.choices) - 1, -1, -1):
        state = recorder.moments[index]
        if state.waiting != (PERSON,):
            continue
        legal = state.legal(PERSON)
        if source.decisive and not game.decisive(state.view(PERSON), legal):
            break
        try:
            chance = solver.chance(state)
        except Unsolved:
            break
        if 0 < chance <= source.trivial and len(legal) > 1 and source.fits(state.view(PERSON)):
            found = index, chance
    return found


def found(game: Game[Any, Any], source: Source) -> Iterator[tuple[str, Puzzle]]:
    """Puzzles of a game with their grades, without end."""
    for seed in count():
        recorder = lost(game, source, seed)
        point = missed(game, source, recorder)
        if point is not None:
            index, chance = point
            yield source.grade(chance), Puzzle(seed, written(recorder, index))


def made(game: Game[Any, Any], source: Source, each: int) -> Puzzles:
    """As many puzzles of each grade, in the order in which they were found."""
    grades: dict[str, list[Puzzle]] = {grade: [] for grade in GRADES}
    for grade, puzzle in found(game, source):
        if len(grades[grade]) < each:
            grades[grade].append(puzzle)
        if all(len(puzzles) == each for puzzles in grades.values()):
            break
    graded = {grade: tuple(puzzles) for grade, puzzles in grades.items()}
    return Puzzles(game.rules, source.seats, source.options, graded)


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
    seats = [
        {"name": each.name} | ({} if each.bot is None else {"bot": each.bot})
        for each in puzzles.seats
    ]
    head = {"rules": puzzles.rules, "seats": seats, "options": dict(puzzles.options)}
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
