"""Packs at the prompt: a story as one file, and the checks of its certificate."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from fateloom import __version__
from fateloom.games.destinies.scenario import pack as packs
from fateloom.games.destinies.scenario.model import Scenario
from fateloom.games.destinies.scenario.pack import Certificate, Pack, Verdict
from fateloom.story import output, packing
from fateloom.story.packing import Packed
from fateloom.story.proof import Proof, Proofs
from fateloom.terminal.screen import plain
from fateloom.terminal.stories import WRONG, print_diagnostics
from fateloom.words import say

Prove = Callable[[Proofs], Sequence[Proof]]
"""Runs all proofs of a plan; it returns fewer if it was interrupted."""


def pack(folder: Path, out: Path | None, prove: Prove | None) -> int:
    """Write the story in a folder as a pack, with a certificate if it is to be proved; return the
    exit code."""
    made = packed(folder, prove)
    if made is None:
        return WRONG
    told = made.pack.manifest
    out = out or Path(f"{told.id}-{told.version}{packs.SUFFIX}")
    output.write(out, made.data)
    print(
        say(
            "story-packed",
            path=str(out),
            title=plain(told.title),
            version=told.version,
            size=max(1, len(made.data) // 1024),
            digest=told.digest[: packs.SHORT],
        )
    )
    for key, value in (("author", told.author), ("licence", told.licence)):
        if not value:
            print(say("story-pack-lacks", key=key))
    return 0


def packed(folder: Path, prove: Prove | None) -> Packed | None:
    """The pack of the story in a folder. Its errors are printed, and then there is None.

    Raises `CannotWrite`, and `BadScenario` if a pack cannot contain the files of the folder.
    """
    found = packing.open_folder(folder)
    scenario = found.loaded.scenario
    if scenario is None:
        print_diagnostics(found.loaded)
        return None
    certificate = None if prove is None else _certificate(scenario, prove)
    if certificate is not None:
        print(certified(certificate))
    return packing.pack(scenario, found.sources, certificate, str(folder))


def _certificate(scenario: Scenario, prove: Prove) -> Certificate:
    """Prove a story. Raises `KeyboardInterrupt` if that was interrupted."""
    plan = Proofs(scenario)
    proofs = prove(plan)
    if len(proofs) < sum(len(cast) for _, cast in plan.tables):
        raise KeyboardInterrupt
    return packing.certificate_of(plan, proofs, __version__)


def certified(certificate: Certificate) -> str:
    """A certificate in one sentence."""
    return say(
        "story-certificate",
        good="yes" if certificate.good else "no",
        count=len(certificate.verdicts),
        proved=sum(each.status == "proved" for each in certificate.verdicts),
        version=plain(certificate.fateloom),
    )


def verify(made: Pack, scenario: Scenario, prove: Prove) -> int:
    """Build the sources of a pack again, and prove its story again; return the exit code.

    It is 0 if both give what the pack says. `scenario` is its story.
    """
    told = made.manifest
    print(
        say(
            "story-whole",
            title=plain(told.title),
            version=told.version,
            digest=told.digest,
        )
    )
    good = _verify_sources(made)
    if told.certificate is None:
        print(say("story-uncertified"))
        return WRONG
    print(certified(told.certificate))
    again = _certificate(scenario, prove)
    different = list(_differences(told.certificate, again))
    for line in different:
        print(line)
    print(say("story-proved-again", same="no" if different else "yes", version=__version__))
    return 0 if good and not different else WRONG


def _verify_sources(made: Pack) -> bool:
    """Say whether the sources of a pack build its story."""
    scenario, _ = packing.rebuilt(made)
    result = "errors"
    if scenario is not None:
        result = "same" if packing.fits(made, scenario) else "other"
    print(say("story-sources", result=result))
    return result == "same"


def _differences(told: Certificate, again: Certificate) -> list[str]:
    """What a second proof found that the certificate does not say, a line each."""
    known = {_case(each): each for each in told.verdicts}
    found = {_case(each): each for each in again.verdicts}
    lines = []
    for case in sorted({*known, *found}):
        if known.get(case) != found.get(case):
            mode, heroes, hero = case
            lines.append(
                plain(
                    say(
                        "story-verdict-differs",
                        hero=hero,
                        mode=mode,
                        heroes=", ".join(heroes),
                        told=_status(known.get(case)),
                        found=_status(found.get(case)),
                    )
                )
            )
    return lines


def _case(verdict: Verdict) -> tuple[str, tuple[str, ...], str]:
    return verdict.mode, verdict.heroes, verdict.hero


def _status(verdict: Verdict | None) -> str:
    if verdict is None:
        return say("story-verdict-missing")
    return say("story-verdict", status=verdict.status, gold=verdict.gold, violet=verdict.violet)
