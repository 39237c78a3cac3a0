"""The commands of the workshop: `fateloom story ...`."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import click

_FILE: Final = click.Path(path_type=Path)
_UNUSABLE: Final = 2
"""Exit code for a story that cannot be played."""


@click.group()
def story() -> None:
    """Write scenarios for Destinies: start one, check it, complete it in an editor."""


@story.command("new")
@click.argument("folder", type=_FILE)
def story_new(folder: Path) -> None:
    """Start a story of two tiles in FOLDER."""
    from fateloom.story import output
    from fateloom.words import say

    output.start(folder)
    click.echo(say("story-new", path=str(folder)))


@story.command("check")
@click.argument("folder", type=_FILE)
def story_check(folder: Path) -> int:
    """Read the story in FOLDER, and say what is wrong or doubtful, and where."""
    from fateloom.terminal.stories import check

    return check(folder)


@story.command("schema")
@click.argument("folder", type=_FILE)
@click.option("--out", type=_FILE, help="Where to write it. [default: FOLDER/schema.json]")
def story_schema(folder: Path, out: Path | None) -> None:
    """Write a JSON Schema with the names of the story in FOLDER, for editors."""
    from fateloom.terminal.stories import write_schema

    write_schema(folder, out or folder / "schema.json")


@story.command("build")
@click.argument("folder", type=_FILE)
@click.option("--out", type=_FILE, required=True, help="The file to write: tale.json")
def story_build(folder: Path, out: Path) -> int:
    """Write the story in FOLDER in the form that is played, when nothing is wrong with it."""
    from fateloom.terminal.stories import build

    return build(folder, out)


@story.command("translate")
@click.argument("folder", type=_FILE)
@click.argument("language")
def story_translate(folder: Path, language: str) -> int:
    """Write a list of what is to be translated into LANGUAGE, into FOLDER/i18n."""
    from fateloom.terminal.stories import translate

    return translate(folder, language)


@story.command("cards")
@click.argument("scenario")
@click.option("-o", "--out", type=_FILE, help="The page to write. [default: ID-cards.html]")
def story_cards(scenario: str, out: Path | None) -> int:
    """Write a page with all cards of SCENARIO to print: the folder of a story, or its name."""
    from fateloom.terminal.stories import cards

    return cards(scenario, out)


@story.command("playtest")
@click.argument("scenario")
@click.option("--games", default=100, show_default=True, help="How many games at each table.")
@click.option(
    "--seats", help="One table alone: greedy,hostile,idle,random. [default: all that matter]"
)
@click.option("--mode", help="race, explorer, challenger or team. [default: all it offers]")
@click.option("--jobs", type=int, help="Processes to use. [default: one a processor]")
@click.option("--seed", default="0", show_default=True, help="A number or words.")
@click.option("--out", type=_FILE, help="Write the report to this page: report.html")
@click.option("--no-search", is_flag=True, help="Make no games for what was never seen.")
def story_playtest(
    scenario: str,
    games: int,
    seats: str | None,
    mode: str | None,
    jobs: int | None,
    seed: str,
    out: Path | None,
    no_search: bool,
) -> int:
    """Let four kinds of players play SCENARIO many times, and tell what they saw and what not."""
    from fateloom.core.seeds import seed_of_words
    from fateloom.lab import playtest
    from fateloom.lab.parallel import available_cpus
    from fateloom.terminal.stories import load_story

    found = load_story(scenario)
    if found is None:
        return _UNUSABLE
    return playtest.run(
        *found,
        games=games,
        seats=seats,
        mode=mode,
        jobs=jobs if jobs is not None else available_cpus(),
        seed=seed_of_words(seed),
        out=out,
        search=not no_search,
    )


@story.command("prove")
@click.argument("scenario")
@click.option("--jobs", type=int, help="Processes to use. [default: one a processor]")
@click.option("--out", type=_FILE, default=Path(), help="Where games that block go. [default: .]")
def story_prove(scenario: str, jobs: int | None, out: Path) -> int:
    """Prove that no hero of SCENARIO can ever be blocked, or show a game in which one is."""
    from time import monotonic

    from fateloom.lab.parallel import available_cpus, run_plan
    from fateloom.story.proof import Proofs
    from fateloom.terminal import proofs
    from fateloom.terminal.stories import load_story

    found = load_story(scenario)
    if found is None:
        return _UNUSABLE
    started = monotonic()
    plan = Proofs(found[0])
    done = run_plan(plan, len(plan.tables), jobs if jobs is not None else available_cpus())
    return proofs.print_report(plan, done, out, scenario, monotonic() - started)


@story.command("preview")
@click.argument("folder", type=_FILE)
@click.option(
    "--port", type=click.IntRange(0, 65535), help="The port. [default: 8765, or the next]"
)
@click.option("--seats", type=click.IntRange(1, 4), default=1, help="How many play. [default: 1]")
@click.option("--hero", "heroes", multiple=True, help="Whom the next seat plays, by id.")
@click.option("--mode", default="fitting", help="race, explorer, challenger or team.")
@click.option("--seed", default="1", help="A number or words; the same seed rolls the same dice.")
@click.option("--record", type=_FILE, help="A game of it to step through, with its own seats.")
@click.option("--no-browser", is_flag=True, help="Open no browser.")
def story_preview(
    folder: Path,
    port: int | None,
    seats: int,
    heroes: tuple[str, ...],
    mode: str,
    seed: str,
    record: Path | None,
    no_browser: bool,
) -> int:
    """Try the story in FOLDER out at a table that follows what you write."""
    from fateloom.preview.run import preview
    from fateloom.preview.workbench import TableSetup
    from fateloom.terminal import saves

    game = None if record is None else saves.load(record)
    return preview(folder, TableSetup(seats, heroes, mode, seed, game), port, not no_browser)
