"""A simulation whose rows go to a dataset, and that goes on where it stopped."""

from __future__ import annotations

from pathlib import Path

from fateloom import __version__
from fateloom.lab.datasets.columns import SCHEMA, facts_of
from fateloom.lab.datasets.folder import Dataset, Manifest, open_to_write
from fateloom.lab.datasets.rest import Rest, gaps
from fateloom.lab.engines.place import place_of
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
) -> tuple[Dataset, int]:
    """Play those of the first `games` games of a simulation that the dataset in a folder lacks, in
    `jobs` processes or `on` a cluster: see `run_plan`.

    Returns the dataset, and how many games were added. The folder is made if it is missing. Ctrl-C
    ends it early and keeps the finished games; the same call goes on with the others. So does one
    with more games. Raises `BadDataset` if the folder cannot be used, or holds games of another
    simulation, rules, program or commit; what `run_plan` raises.
    """
    check_numbers(games, jobs)
    place_of(on)
    with open_to_write(folder, manifest_of(simulation, games)) as writer:
        before = writer.dataset.indices()
        rest = Rest(simulation, gaps(before, games))
        if rest:
            play_plan(rest, len(rest), writer.add, jobs, progress, on=on)
    return writer.dataset, len(writer.dataset.indices()) - len(before)


def manifest_of(simulation: Simulation, games: int) -> Manifest:
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
    )
