"""Packs made from an author's folder, and checked against what they were made from."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import NamedTuple

from fateloom.games.destinies.scenario import images
from fateloom.games.destinies.scenario import pack as packs
from fateloom.games.destinies.scenario.model import Scenario
from fateloom.games.destinies.scenario.pack import Certificate, Pack, Verdict
from fateloom.story.diagnostics import Diagnostic, Findings
from fateloom.story.images import images_of
from fateloom.story.loader import Loaded, files_of, read
from fateloom.story.output import CannotWrite, compiled
from fateloom.story.proof import Proof, Proofs


class Packed(NamedTuple):
    """A pack as bytes, with its parts."""

    pack: Pack
    data: bytes


class Folder(NamedTuple):
    """An author's folder: what was read, and the files that a pack takes along."""

    loaded: Loaded
    sources: Mapping[str, bytes]


def open_folder(folder: Path) -> Folder:
    """Read an author's folder once, so that a pack contains what was checked.

    Raises `CannotWrite` for a file that cannot be read.
    """
    found = Findings()
    files = files_of(folder, found)
    loaded = read(files, found, str(folder), images_of(folder))
    shown = {
        f"{images.FOLDER}{name}{images.ENDING}": image for name, image in loaded.images.items()
    }
    papers: dict[str, bytes] = {}
    for name in packs.PAPERS:
        path = folder / name
        try:
            if path.is_file():
                papers[name] = path.read_bytes()
        except OSError as error:
            raise CannotWrite("cannot-read", str(path)) from error
    return Folder(loaded, {**files, **papers, **shown})


def pack(
    scenario: Scenario,
    sources: Mapping[str, bytes],
    certificate: Certificate | None,
    file: str,
) -> Packed:
    """Pack a story with its sources.

    The result was read again. Raises `BadScenario` if a pack cannot contain these files: `file`
    is what that calls it.
    """
    story = compiled(scenario).encode()
    manifest = packs.manifest_of(scenario, packs.digest_of(story), certificate)
    data = packs.dumps(Pack(manifest, story, sources))
    made = packs.loads(data, file)
    made.scenario(file)
    return Packed(made, data)


def certificate_of(plan: Proofs, proofs: Sequence[Proof], version: str) -> Certificate:
    """The certificate of finished proofs, by a version of Fateloom."""
    heroes = [hero.id for hero in plan.scenario.heroes]
    verdicts = {
        (proof.case.mode, proof.case.cast, proof.case.hero): Verdict(
            proof.case.mode,
            tuple([heroes[each] for each in proof.case.cast]),
            heroes[proof.case.hero],
            str(proof.status),
            *[str(proof.paths[path]) for path in sorted(proof.paths)],
        )
        for proof in proofs
    }
    cases = [(mode, cast, hero) for mode, cast in plan.tables for hero in cast]
    return Certificate(version, tuple([verdicts[case] for case in cases]))


def rebuilt(made: Pack) -> tuple[Scenario | None, tuple[Diagnostic, ...]]:
    """The story that the sources of a pack build today, with the errors and warnings.

    None if they have errors.
    """
    sources = {
        name: content for name, content in made.sources.items() if name.endswith(packs.KINDS)
    }
    pictures = {
        name: partial(bytes, content)
        for name, content in made.sources.items()
        if packs.is_image(name)
    }
    loaded = read(sources, pictures=pictures)
    return loaded.scenario, loaded.found


def fits(made: Pack, scenario: Scenario) -> bool:
    """Whether a pack contains exactly this story."""
    return packs.digest_of(compiled(scenario).encode()) == made.manifest.digest
