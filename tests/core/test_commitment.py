"""Commitments to a deal: their bytes, and what of a record they fix."""

from __future__ import annotations

import json
from hashlib import sha256
from random import Random
from typing import Any

import pytest

import fateloom
from fateloom.core.commitment import commitment, deal_text, is_digest, new_nonce
from fateloom.core.errors import BadRecord
from fateloom.core.record import Record, Recorder, replay
from fateloom.core.undo import undone

DESTINY = fateloom.games.registry["destiny"]
DEAL: dict[str, Any] = {
    "game": "destinies",
    "rules": 3,
    "seats": 2,
    "options": {"scenario": "Fährt — “so”", "goal": 5, "open": True},
    "seed": 2**256 + 7,
    "nonce": "0f" * 32,
}


def test_the_text_is_what_the_docs_say() -> None:
    """The bytes of docs/fairness.md; the client has the same in deal.test.ts."""
    text = (
        'fateloom deal 1\n{"game":"destinies","nonce":"' + "0f" * 32 + '","options":{"goal":5,'
        '"open":true,"scenario":"Fährt — “so”"},"rules":3,"seats":2,"seed":"'
        + str(2**256 + 7)
        + '"}'
    )
    assert deal_text(**DEAL) == text
    assert commitment(**DEAL) == sha256(text.encode()).hexdigest()
    assert commitment(**DEAL) == "9b535e9cf39fc6b3f775af6849986aef3c87cb9cea24e9649b669a204f71c702"


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("game", "destiny"),
        ("rules", 4),
        ("seats", 3),
        ("options", {}),
        ("seed", 7),
        ("nonce", "00" * 32),
    ],
)
def test_everything_that_decides_the_deal_changes_it(name: str, other: Any) -> None:
    assert commitment(**{**DEAL, name: other}) != commitment(**DEAL)


def test_a_nonce_has_256_bits() -> None:
    nonces = {new_nonce() for _ in range(20)}
    assert len(nonces) == 20
    assert all(is_digest(nonce) for nonce in nonces)
    assert not is_digest("0F" * 32)
    assert not is_digest("0f" * 31)
    assert not is_digest("0f" * 32 + "\n")
    assert not is_digest(7)


def played() -> Recorder:
    rng = Random(1)
    recorder = Recorder(DESTINY, seed=9, seats=2, nonce="ab" * 32)
    for _ in range(6):
        seat = recorder.state.waiting[0]
        recorder.choose(seat, str(rng.choice(recorder.state.legal(seat))))
    return recorder


def test_a_record_keeps_it_whatever_is_done_to_it() -> None:
    recorder = played()
    record = recorder.record()
    assert record.commitment is not None
    for each in (
        Record.loads(record.dumps()),
        replay(DESTINY, record).record(),
        undone(recorder, 5).record(),
        record.cut(3),
    ):
        assert each.nonce == "ab" * 32
        assert each.commitment == record.commitment
    header = json.loads(record.dumps().splitlines()[0])
    assert header["commitment"] == record.commitment


def test_a_record_without_one_has_neither_field() -> None:
    record = Recorder(DESTINY, seed=9, seats=2).record()
    assert record.commitment is None
    assert not {"nonce", "commitment"} & json.loads(record.dumps().splitlines()[0]).keys()


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"nonce": "cd" * 32}, "record-commitment"),
        ({"commitment": "cd" * 32}, "record-commitment"),
        ({"commitment": None}, "record-commitment"),
        ({"seed": 10}, "record-commitment"),
        ({"options": {**DESTINY.checked({}), "goal": 3}}, "record-commitment"),
        ({"nonce": "short"}, "record-field"),
        ({"nonce": None}, "record-field"),
        ({"nonce": 7}, "record-field"),
    ],
)
def test_a_record_whose_commitment_does_not_fit_is_refused(
    fields: dict[str, Any], code: str
) -> None:
    lines = played().record().dumps().splitlines()
    lines[0] = json.dumps({**json.loads(lines[0]), **fields})
    body = "".join(line + "\n" for line in lines[:-1])
    end = {**json.loads(lines[-1]), "sha256": sha256(body.encode()).hexdigest()}
    with pytest.raises(BadRecord) as refused:
        Record.loads(body + json.dumps(end) + "\n")
    assert refused.value.code == code
