"""Shares of a joint seed: their bytes, and what of a record they fix."""

from __future__ import annotations

import json
from dataclasses import replace
from hashlib import sha256
from random import Random
from typing import Any

import pytest

import fateloom
from fateloom.core.commitment import commitment
from fateloom.core.errors import BadRecord
from fateloom.core.record import Record, Recorder, replay
from fateloom.core.rng import KEYED
from fateloom.core.shares import JointSeed, share_digest, shares_from, shares_text
from fateloom.table.log import EntryKind
from fateloom.table.setup import read_record
from fateloom.table.state import TableState

DESTINY = fateloom.games.registry["destiny"]
JOINT = JointSeed(7, ("a5" * 32, "5a" * 32, None))


def test_the_bytes_are_what_the_docs_say() -> None:
    """Those of docs/fairness.md; the client has the same digests in shares.test.ts."""
    share = 'fateloom share 1\n{"seat":1,"share":"' + "a5" * 32 + '"}'
    digest = share_digest(seat=1, share="a5" * 32)
    assert digest == sha256(share.encode()).hexdigest()
    assert digest == "059ee9ccf435d42b95b1f5cd84db8a182118bc2dfe787271477696051679a529"
    seed = f'fateloom joint seed 1\n{{"seed":"7","shares":["{"a5" * 32}","{"5a" * 32}",null]}}'
    assert JOINT.seed == KEYED + int(sha256(seed.encode()).hexdigest(), 16)
    # What shares.test.ts computes the page's verdict from.
    deal: dict[str, Any] = {"game": "destiny", "rules": 1, "seats": 3, "options": {}}
    assert commitment(**deal, seed=7, nonce="0f" * 32) == (
        "6ba37835d1023ff405d0a4346fc116cec703406462669ccaadc82c4d3cf737ed"
    )


@pytest.mark.parametrize(
    "other",
    [
        JointSeed(8, JOINT.shares),
        JointSeed(7, ("5a" * 32, "a5" * 32, None)),
        JointSeed(7, ("a5" * 32, "5a" * 32)),
        JointSeed(7, ("a5" * 32, None, "5a" * 32)),
    ],
)
def test_every_part_of_it_changes_the_seed(other: JointSeed) -> None:
    assert other.seed != JOINT.seed
    assert KEYED <= other.seed < 2 * KEYED


def test_a_digest_is_that_of_one_seat() -> None:
    assert share_digest(seat=0, share="a5" * 32) != share_digest(seat=1, share="a5" * 32)


def test_shares_in_a_line() -> None:
    assert shares_from(shares_text(JOINT.shares)) == JOINT.shares


@pytest.mark.parametrize("text", ["", "x", "a5" * 31, "A5" * 32, "a5" * 32 + "  -"])
def test_a_damaged_line(text: str) -> None:
    with pytest.raises(ValueError, match="not a share"):
        shares_from(text)


def played() -> Recorder:
    rng = Random(1)
    recorder = Recorder(DESTINY, seed=JOINT.seed, seats=3, nonce="ab" * 32, joint=JOINT)
    for _ in range(6):
        seat = recorder.state.waiting[0]
        recorder.choose(seat, str(rng.choice(recorder.state.legal(seat))))
    return recorder


def test_a_record_has_the_drawn_seed_and_the_shares() -> None:
    record = played().record()
    again = Record.loads(record.dumps())
    assert again == record
    assert replay(DESTINY, again).record() == record
    assert again.joint == JOINT
    # The commitment is from before the shares were known.
    assert record.commitment == replace(record, seed=7, joint=None).commitment


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"seed": 2**256 + 5}, "record-shares"),
        ({"joint": {"seed": 8, "shares": JOINT.shares}}, "record-shares"),
        ({"joint": {"seed": 7, "shares": ["5a" * 32, "5a" * 32, None]}}, "record-shares"),
        ({"joint": {"seed": 7, "shares": JOINT.shares[:2]}}, "record-field"),
        ({"joint": {"seed": 7, "shares": ["short", None, None]}}, "record-field"),
        ({"joint": {"seed": 7}}, "record-field"),
        ({"joint": {"seed": "7", "shares": JOINT.shares}}, "record-field"),
        ({"joint": None}, "record-field"),
    ],
)
def test_a_record_whose_shares_do_not_fit_is_refused(fields: dict[str, Any], code: str) -> None:
    lines = played().record().dumps().splitlines()
    lines[0] = json.dumps({**json.loads(lines[0]), **fields})
    body = "".join(line + "\n" for line in lines[:-1])
    end = {**json.loads(lines[-1]), "sha256": sha256(body.encode()).hexdigest()}
    with pytest.raises(BadRecord) as refused:
        Record.loads(body + json.dumps(end) + "\n")
    assert refused.value.code == code


def test_a_record_becomes_a_table_with_the_same_deal() -> None:
    record = played().record()
    header, entries, _ = read_record(record.dumps())
    assert entries[0].kind is EntryKind.DEALT
    play = TableState.loaded(DESTINY, header, entries)
    assert header.seed == 7
    assert play.recorder.record().choices == record.choices
    assert play.recorder.header.joint == JOINT
    assert play.recorder.header.commitment == record.commitment
