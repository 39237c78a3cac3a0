"""A simulation whose rows go to a dataset, and that goes on where it stopped."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from fateloom import __version__
from fateloom.lab.datasets.columns import SCHEMA, facts_of
from fateloom.lab.datasets.folder import Dataset, Manifest, open_to_write
from fateloom.lab.datasets.recording import NONE, Played, Recording, checked, most_of
from fateloom.lab.datasets.records import RecordWriter
from fateloom.lab.engines.place import place_of
from fateloom.lab.kept.rest import Rest, gaps
from fateloom.lab.parallel import LOCAL, Progress, check_numbers, play_plan
from fateloom.lab.programs import command_of
from fateloom.lab.provenance import commit
from fateloom.lab.run import Simulation


def simulate_into(
    folder: Path,
    simulation: Simulation,
    games: int,
    *,
    jobs: int = 1,
    progress: Progress | None = None,
    on: str = LOCAL,
    records: str = NONE,
    estimated: Callable[[int], object] | None = None,
) -> tuple[Dataset, int]:
    """Play those of the first `games` games of a simulation that the dataset in a folder lacks, in
    `jobs` processes or `on` a cluster: see `run_plan`.

    Returns the dataset, and how many games were added. The folder is made if it is missing. Ctrl-C
    ends it early and keeps the finished games; the same call goes on with the others. So does one
    with more games.

    The `records` of some games are written as well: see `recording.checked`. After a few games,
    `estimated` is called with the number of bytes that they will take.

    Raises `BadDataset` if the folder cannot be used, holds games of another simulation, rules,
    program or commit, or has not room enough for the records; `InvalidSetup`, `CannotWrite`, and
    what `run_plan` raises.
    """
    check_numbers(games, jobs)
    place_of(on)
    plan = Recording(simulation, checked(records))
    with open_to_write(folder, manifest_of(simulation, games, plan.records)) as writer:
        before = writer.dataset.indices()
        rest = Rest(plan, gaps(before, games))
        most = most_of(plan.records, rest.ranges)
        kept = RecordWriter(folder, len(rest), most, estimated)

        def take(played: Sequence[Played]) -> None:
            kept.write(played)  # first: a game counts when its row is there
            writer.add([each.row for each in played])
            kept.estimate()

        if rest:
            play_plan(rest, len(rest), take, jobs, progress, on=on)
    return writer.dataset, len(writer.dataset.indices()) - len(before)


def manifest_of(simulation: Simulation, games: int, records: str = NONE) -> Manifest:
    """The manifest of a dataset of a simulation, played by this program."""
    commands = {bot.name: command_of(bot) for bot in simulation.bots}
    return Manifest(
        schema=SCHEMA,
        fateloom=__version__,
        commit=commit(),
        game=simulation.game.name,
        rules=simulation.game.rules,
        bots=tuple([bot.name for bot in simulation.bots]),
        programs={name: command for name, command in commands.items() if command is not None},
        seed=simulation.seed,
        options=dict(simulation.options),
        facts=facts_of(simulation.game, len(simulation.bots)),
        games=games,
        records=records,
    )
