"""The command of a playtest: it plays with a progress bar, prints a summary and writes a page."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from rich.console import Console
from rich.table import Table as Columns
from rich.text import Text

from fateloom.core.errors import InvalidSetup
from fateloom.games.destinies.scenario.compiled import Book
from fateloom.games.destinies.scenario.model import Scenario
from fateloom.games.destinies.scenario.wording import plain
from fateloom.lab.engines.place import LOCAL, place_of
from fateloom.lab.files import check_place
from fateloom.lab.kept.folder import BadFolder
from fateloom.lab.playtest import verdicts as v
from fateloom.lab.playtest.page import ends_words, page, rate_words, table_words, words_of
from fateloom.lab.playtest.play import UNFINISHED, Facts, Table
from fateloom.lab.playtest.players import player
from fateloom.lab.playtest.run import Playtest, playtest
from fateloom.lab.playtest.statistics import Figures, figures
from fateloom.lab.playtest.uncovered import unseen
from fateloom.lab.playtest.verdicts import verdicts
from fateloom.lab.report import Bar, console
from fateloom.story.output import write
from fateloom.words import say

NOT_MET: Final = 1
"""Exit code when a property is not met."""
_INTERRUPTED: Final = 130
"""Exit code after Ctrl-C, as shells count it."""
SHOWN: Final = 20
"""The most things that were never seen to list in the summary."""
_STYLES: Final = {
    v.VerdictState.MET: "green",
    v.VerdictState.NOT_MET: "red",
    v.VerdictState.OPEN: "yellow",
}
_FITTING: Final = {1: "explorer", 4: "team"}


class Wishes(NamedTuple):
    """What a playtest is wished to be: see `run`."""

    games: int
    seats: str | None
    mode: str | None
    jobs: int
    seed: int
    search: bool = True
    on: str = LOCAL
    keep: Path | None = None


def run(scenario: Scenario, places: Mapping[str, str], wishes: Wishes, out: Path | None) -> int:
    """Play a story, print the summary and write the page; return the exit code.

    `places` are the lines of things in the author's files, by their paths. Raises `InvalidSetup`,
    `UnknownPlayer`, `CannotSave`, `CannotWrite` and `BadFolder`.
    """
    return _run(scenario, places, wishes, out)[0]


def run_campaign(
    parts: Sequence[tuple[Scenario, Mapping[str, str]]], wishes: Wishes, out: Path | None
) -> int:
    """Play the parts of a campaign in their order, each after the ends of the games of the part
    before it; print the summaries, and write a page for each. Returns the exit code.

    Each part comes with its places, see `run`, and is kept in a folder of its own. Raises what
    `run` raises, and `InvalidSetup` for stories that are not different parts of one campaign.
    """
    found = [(story.campaign, story, places) for story, places in parts]
    known = [campaign for campaign, _, _ in found if campaign is not None]
    numbers = {(campaign.id, campaign.part) for campaign in known}
    if len({campaign.id for campaign in known}) != 1 or len(numbers) != len(found):
        raise InvalidSetup("playtest-campaign")
    if wishes.keep is not None:
        try:
            wishes.keep.mkdir(exist_ok=True)
        except OSError as error:
            raise BadFolder("cannot-write", str(wishes.keep)) from error
    code, starts = 0, list[Facts]()
    for _, story, places in sorted(found, key=lambda each: each[0].part if each[0] else 0):
        page = None if out is None else out.with_name(f"{out.stem}-{story.id}{out.suffix}")
        keep = None if wishes.keep is None else wishes.keep / story.id
        failed, done = _run(story, places, wishes._replace(keep=keep), page, starts)
        code = max(code, failed)
        if not done.finished:
            break  # the next part would begin after other ends than it should
        starts = [row.facts for row in done.rows if row.reason != UNFINISHED]
    return code


def _run(
    scenario: Scenario,
    places: Mapping[str, str],
    wishes: Wishes,
    out: Path | None,
    starts: Sequence[Facts] = (),
) -> tuple[int, Playtest]:
    """Play a story whose games begin with these facts; see `run`."""
    games, seats, mode, jobs, seed, search, on, keep = wishes
    place_of(on)  # refused before anything is played
    chosen = tables_of(seats, mode) if seats else ()
    if out is not None:
        check_place(out)  # refused before hours of play, not after
    title = plain(Book(scenario), scenario.language, scenario.title)
    with (
        Bar(say("playtest-playing", title=title)) as playing,
        Bar(say("playtest-searching")) as searching,
    ):
        done = playtest(
            scenario,
            games,
            chosen=chosen,
            mode=mode or "",
            seed=seed,
            jobs=jobs,
            search=search,
            progress=playing.update,
            searching=searching.update,
            starts=starts,
            on=on,
            folder=keep,
        )
    counted = figures(done)
    screen = console()
    print_summary(counted, places, screen)
    if keep is not None and not done.finished:
        screen.print(say("lab-goes-on"))
    if out is not None:
        kept = write_games(done, out)
        write(out, page(counted, places, kept))
        screen.print(say("playtest-written", path=str(out)))
        if kept:
            folder = str(games_folder(out))
            screen.print(say("playtest-games-written", count=len(kept), path=folder))
    if not done.finished:
        return _INTERRUPTED, done
    failed = any(verdict.state == v.VerdictState.NOT_MET for verdict in verdicts(counted))
    return NOT_MET if failed else 0, done


def tables_of(seats: str, mode: str | None) -> tuple[Table, ...]:
    """The one table with these players, in the mode that goes with as many."""
    names = tuple([name.strip().casefold() for name in seats.split(",") if name.strip()])
    for name in names:
        player(name)
    return (Table(mode or _FITTING.get(len(names), "race"), names),)


def games_folder(out: Path) -> Path:
    """The folder beside a page for the games that belong to it."""
    return out.with_name(f"{out.stem}-games")


def write_games(done: Playtest, out: Path) -> dict[int, str]:
    """Write the games made for what was never seen into a folder beside the page. Returns their
    places as the page has them, by the number of the thing. Raises `CannotWrite`."""
    folder = games_folder(out)
    kept: dict[int, str] = {}
    counted = figures(done)
    for bit, witness in done.witnesses.items():
        if witness is not None:
            thing = counted.things.things[bit]
            name = re.sub(r"[^a-z0-9.]+", "-", f"{thing.kind}-{thing.id}".casefold()).strip("-")
            path = folder / f"{name}.jsonl"
            write(path, witness.record)
            kept[bit] = f"{folder.name}/{path.name}"
    return kept


def print_summary(counted: Figures, places: Mapping[str, str], screen: Console) -> None:
    """Print the most important figures and verdicts."""
    done = counted.playtest
    columns = Columns(box=None, pad_edge=False, show_header=True)
    for name in ("table", "games", "ends", "days", "minutes"):
        columns.add_column(say(f"playtest-column-{name}"))
    for line in counted.lines:
        columns.add_row(
            table_words(line),
            f"{line.games:,}",
            ends_words(line),
            f"{line.days.at(50):.0f}",
            f"{line.minutes.at(50):.0f}",
        )
    screen.print(columns)
    for rate in counted.heroes if counted.fair else ():
        screen.print(f"{rate.name}: {rate_words(rate)}")
    screen.print()
    for verdict in verdicts(counted):
        sign = say("playtest-sign", state=verdict.state)
        text = Text(f"{sign} ", _STYLES[verdict.state])
        text.append(f"{verdict.rule:<13}", "dim")
        text.append(words_of(verdict), "default")
        screen.print(text)
    never = [each for each in unseen(counted, places) if not each.made]
    if never:
        screen.print()
        screen.print(say("playtest-unseen"))
    for each in never[:SHOWN]:
        screen.print(Text(f"  {each.place} {each.kind} {each.name}: {each.said}".rstrip()))
    if len(never) > SHOWN:
        screen.print("  " + say("playtest-unseen-more", count=len(never) - SHOWN))
    screen.print()
    for state in (v.VerdictState.MET, v.VerdictState.NOT_MET, v.VerdictState.OPEN):
        count = sum(verdict.state == state for verdict in verdicts(counted))
        screen.print(Text(say("playtest-tally", state=state, count=count), _STYLES[state]))
    if not done.complete:
        total = done.games * len(done.tables)
        screen.print(Text(say("playtest-stopped", played=len(done.rows), games=total), "yellow"))
    if done.seconds is not None:
        speed = say("playtest-speed", games=f"{len(done.rows):,}", seconds=f"{done.seconds:.0f}")
        screen.print(speed, style="dim")
