"""The commands for authors: `fateloom story ...`."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import click

from fateloom.arguments import KEEP, ON

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from fateloom.preview.workbench import TableSetup
    from fateloom.story.proof import Proof, Proofs
    from fateloom.terminal.packs import Prove

_FILE: Final = click.Path(path_type=Path)
_JOBS: Final = click.option(
    "--jobs", type=int, help="Processes to use. [default: one per processor]"
)
_PROVE: Final = click.option(
    "--prove", is_flag=True, help="Prove the story, and add the result to the pack."
)
_DATA: Final = click.option(
    "--data", type=_FILE, help="The data folder of the shelf. [default: the user's data folder]"
)
_UNUSABLE: Final = 2
"""Exit code for a story that cannot be played."""


@click.group()
def story() -> None:
    """Write scenarios for Destinies: create, edit, check, preview, test and print them."""


@story.command("new")
@click.argument("folder", type=_FILE)
def story_new(folder: Path) -> None:
    """Create a story of two tiles in FOLDER."""
    from fateloom.story import output
    from fateloom.words import say

    output.start(folder)
    click.echo(say("story-new", path=str(folder)))


@story.command("check")
@click.argument("folders", metavar="FOLDER...", type=_FILE, nargs=-1, required=True)
def story_check(folders: tuple[Path, ...]) -> int:
    """Check the stories in each FOLDER, and print their errors and warnings.

    If several are parts of a campaign, check that they agree about its facts.
    """
    from fateloom.terminal.stories import check

    return check(folders)


@story.command("format")
@click.argument("folder", type=_FILE)
@click.option("--check", is_flag=True, help="Only list the files that are not formatted.")
def story_format(folder: Path, check: bool) -> int:
    """Format the files of the story in FOLDER: indents, spaces and empty lines.

    Values, comments, their order and line breaks stay. If a file cannot be read, none is changed.
    With --check, the exit code is 1 if a file is not formatted.
    """
    from fateloom.terminal.formatting import format_story

    return format_story(folder, only_check=check)


@story.command("graph")
@click.argument("folder", type=_FILE)
@click.option(
    "--out", type=_FILE, help="The file to write: story.dot or story.txt. [default: print a list]"
)
@click.option(
    "--all", "everything", is_flag=True, help="With amounts such as coins, pictures and hints."
)
def story_graph(folder: Path, out: Path | None, everything: bool) -> int:
    """Write what leads to what in the story in FOLDER, and what is never set, needed or reached.

    A file that ends in .dot is for Graphviz, which draws it: dot -Tsvg story.dot -o story.svg
    """
    from fateloom.terminal.graphs import write_graph

    return write_graph(folder, out, everything=everything)


@story.command("schema")
@click.argument("folder", type=_FILE)
@click.option("--out", type=_FILE, help="The file to write. [default: FOLDER/schema.json]")
def story_schema(folder: Path, out: Path | None) -> None:
    """Write a JSON Schema that contains the names of the story in FOLDER, for editors."""
    from fateloom.terminal.stories import write_schema

    write_schema(folder, out or folder / "schema.json")


@story.command("fields")
def story_fields() -> None:
    """Print every key that the files of a story may contain, as Markdown."""
    from fateloom.terminal.stories import fields

    click.echo(fields(), nl=False)


@story.command("build")
@click.argument("folder", type=_FILE)
@click.option("--out", type=_FILE, required=True, help="The file to write: tale.json")
def story_build(folder: Path, out: Path) -> int:
    """Compile the story in FOLDER to a file that can be played, unless it has errors."""
    from fateloom.terminal.stories import build

    return build(folder, out)


@story.command("pack")
@click.argument("folder", type=_FILE)
@click.option("-o", "--out", type=_FILE, help="The file to write. [default: ID-VERSION.fateloom]")
@_PROVE
@_JOBS
def story_pack(folder: Path, out: Path | None, prove: bool, jobs: int | None) -> int:
    """Write the story in FOLDER, with its sources, as one file to pass on."""
    from fateloom.terminal import packs

    return packs.pack(folder, out, _prover(jobs) if prove else None)


@story.command("add")
@click.argument("source", type=_FILE)
@_PROVE
@_JOBS
@_DATA
def story_add(source: Path, prove: bool, jobs: int | None, data: Path | None) -> int:
    """Put SOURCE, a pack or the folder of a story, on the shelf."""
    from fateloom.terminal import shelf
    from fateloom.terminal.stories import shelf_of

    return shelf.add(source, shelf_of(data), _prover(jobs) if prove else None)


@story.command("list")
@_DATA
def story_list(data: Path | None) -> int:
    """List the stories on the shelf."""
    from fateloom.terminal import shelf
    from fateloom.terminal.stories import shelf_of

    return shelf.show(shelf_of(data))


@story.command("remove")
@click.argument("name")
@click.option(
    "--delete", is_flag=True, help="Delete it for good; its tables and records need it no longer."
)
@_DATA
def story_remove(name: str, delete: bool, data: Path | None) -> int:
    """Take the story with this NAME or digest off the shelf."""
    from fateloom.terminal import shelf
    from fateloom.terminal.stories import shelf_of

    return shelf.remove(name, shelf_of(data), delete=delete)


@story.command("index")
@click.argument("folder", type=_FILE)
def story_index(folder: Path) -> int:
    """Write FOLDER/index.json, so that others can subscribe to the packs in FOLDER."""
    from fateloom.terminal.subscriptions import write_index

    return write_index(folder)


@story.command("gallery")
@click.argument("folder", type=_FILE)
@click.option("--covers", type=_FILE, help="The folder with the covers. [default: no covers]")
@click.option(
    "--at", type=_FILE, default=Path(), help="The folder of the page, for links. [default: .]"
)
@click.option("--views", is_flag=True, help="Print what the covers show instead, as JSON.")
def story_gallery(folder: Path, covers: Path | None, at: Path, views: bool) -> int:
    """Print a page about the packs in FOLDER, as Markdown."""
    from fateloom.terminal import subscriptions

    return subscriptions.covers(folder) if views else subscriptions.gallery(folder, covers, at)


@story.command("subscribe")
@click.argument("address")
@click.option(
    "--private",
    is_flag=True,
    help="The address is in your own network, and need not be encrypted (https).",
)
@_DATA
def story_subscribe(address: str, private: bool, data: Path | None) -> int:
    """Subscribe to the folder of packs at ADDRESS. Nothing is fetched before `update`."""
    from fateloom.terminal.stories import shelf_of
    from fateloom.terminal.subscriptions import subscribe

    return subscribe(address, shelf_of(data), private=private)


@story.command("unsubscribe")
@click.argument("address")
@_DATA
def story_unsubscribe(address: str, data: Path | None) -> int:
    """Subscribe to ADDRESS no longer. Its stories stay on the shelf."""
    from fateloom.terminal.stories import shelf_of
    from fateloom.terminal.subscriptions import unsubscribe

    return unsubscribe(address, shelf_of(data))


@story.command("subscriptions")
@_DATA
def story_subscriptions(data: Path | None) -> int:
    """List the subscriptions."""
    from fateloom.terminal.stories import shelf_of
    from fateloom.terminal.subscriptions import show

    return show(shelf_of(data))


@story.command("update")
@_DATA
def story_update(data: Path | None) -> int:
    """Fetch what is new at all subscriptions, and put it on the shelf.

    The exit code is 1 if something could not be fetched, or was refused.
    """
    from fateloom.terminal.stories import shelf_of
    from fateloom.terminal.subscriptions import fetch

    return fetch(shelf_of(data))


@story.command("verify")
@click.argument("pack")
@_JOBS
def story_verify(pack: str, jobs: int | None) -> int:
    """Check PACK, a file or a name on the shelf: build and prove its story again.

    The exit code is 0 if both give what the pack says, and 1 if they do not or it was not proved.
    """
    from fateloom.terminal import packs
    from fateloom.terminal.stories import open_pack

    return packs.verify(*open_pack(pack), _prover(jobs))


@story.command("translate")
@click.argument("folder", type=_FILE)
@click.argument("language")
def story_translate(folder: Path, language: str) -> int:
    """Write the list of texts to translate into LANGUAGE to FOLDER/i18n."""
    from fateloom.terminal.stories import translate

    return translate(folder, language)


@story.command("cards")
@click.argument("scenario")
@click.option("-o", "--out", type=_FILE, help="The page to write. [default: ID-cards.html]")
def story_cards(scenario: str, out: Path | None) -> int:
    """Write a page with all cards of SCENARIO (a folder or a name), for printing."""
    from fateloom.terminal.stories import cards

    return cards(scenario, out)


@story.command("playtest")
@click.argument("scenarios", metavar="SCENARIO...", nargs=-1, required=True)
@click.option("--games", default=100, show_default=True, help="The number of games at each table.")
@click.option(
    "--seats", help="Only one table: greedy,hostile,idle,random. [default: all useful ones]"
)
@click.option("--mode", help="race, explorer, challenger or team. [default: all of the scenario]")
@_JOBS
@ON
@click.option("--seed", default="0", show_default=True, help="A number or a text.")
@click.option("--out", type=_FILE, help="Write the report to this page: report.html")
@KEEP
@click.option(
    "--no-search", is_flag=True, help="Do not search for games that reach what was missed."
)
def story_playtest(
    scenarios: tuple[str, ...],
    games: int,
    seats: str | None,
    mode: str | None,
    jobs: int | None,
    place: str,
    seed: str,
    out: Path | None,
    keep: Path | None,
    no_search: bool,
) -> int:
    """Play SCENARIO many times with four kinds of bots, and report what they reached and missed.

    Several are the parts of a campaign: each begins as the games of the part before it have ended.
    """
    from fateloom.core.seeds import seed_of_words
    from fateloom.lab import playtest
    from fateloom.lab.parallel import available_cpus
    from fateloom.terminal.stories import load_story

    found = [load_story(scenario) for scenario in scenarios]
    parts = [(each.scenario, each.lines) for each in found if each is not None]
    if len(parts) < len(found):
        return _UNUSABLE
    cores = jobs if jobs is not None else available_cpus()
    own = seed_of_words(seed)
    wishes = playtest.Wishes(games, seats, mode, cores, own, not no_search, place, keep)
    if len(parts) > 1:
        return playtest.run_campaign(parts, wishes, out)
    return playtest.run(*parts[0], wishes, out)


@story.command("prove")
@click.argument("scenario")
@_JOBS
@click.option(
    "--out", type=_FILE, default=Path(), help="The folder for blocked games. [default: .]"
)
def story_prove(scenario: str, jobs: int | None, out: Path) -> int:
    """Prove that no hero of SCENARIO can ever be blocked, or show a game in which one is."""
    from time import monotonic

    from fateloom.story.proof import Proofs
    from fateloom.terminal import proofs
    from fateloom.terminal.stories import load_story

    found = load_story(scenario)
    if found is None:
        return _UNUSABLE
    started = monotonic()
    plan = Proofs(found.scenario)
    done = _prover(jobs)(plan)
    took = monotonic() - started
    return proofs.print_report(plan, done, out, scenario, took, found.lines)


def _table(command: Callable[..., int]) -> Callable[..., int]:
    """The options of a table on which a story is tried out."""
    for option in (
        click.option("--no-browser", is_flag=True, help="Do not open a browser."),
        click.option(
            "--record", type=_FILE, help="A recorded game to step through, with its seats."
        ),
        click.option(
            "--seed", default="1", help="A number or a text; the same seed rolls the same dice."
        ),
        click.option("--mode", default="fitting", help="race, explorer, challenger or team."),
        click.option("--hero", "heroes", multiple=True, help="The id of the next seat's hero."),
        click.option(
            "--seats",
            type=click.IntRange(1, 4),
            default=1,
            help="The number of seats. [default: 1]",
        ),
        click.option(
            "--port",
            type=click.IntRange(0, 65535),
            help="The port. [default: 8765, or the next free one]",
        ),
    ):
        command = option(command)
    return command


@story.command("preview")
@click.argument("folder", type=_FILE)
@_table
def story_preview(folder: Path, port: int | None, no_browser: bool, **table: Any) -> int:
    """Play the story in FOLDER at a table that reloads it when you change its files."""
    from fateloom.preview.run import preview

    return preview(folder, _table_setup(**table), port, not no_browser)


@story.command("edit")
@click.argument("folder", type=_FILE)
@_table
def story_edit(folder: Path, port: int | None, no_browser: bool, **table: Any) -> int:
    """Write the story in FOLDER in the browser, beside a table that follows every change.

    If there is no FOLDER yet, the page offers to begin a story there.
    """
    from fateloom.preview.run import edit

    return edit(folder, _table_setup(**table), port, not no_browser)


def _table_setup(
    seats: int, heroes: tuple[str, ...], mode: str, seed: str, record: Path | None
) -> TableSetup:
    from fateloom.preview.workbench import TableSetup
    from fateloom.terminal import saves

    game = None if record is None else saves.load(record)
    return TableSetup(seats, heroes, mode, seed, game)


def _prover(jobs: int | None) -> Prove:
    """Runs the proofs of a plan in this number of processes, or in one per processor."""

    def prove(plan: Proofs) -> Sequence[Proof]:
        from fateloom.lab.parallel import available_cpus, run_plan

        return run_plan(plan, len(plan.tables), jobs if jobs is not None else available_cpus())

    return prove
