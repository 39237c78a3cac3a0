"""Whatever is done about who sits where, it stays possible, and is kept as it is."""

from __future__ import annotations

import asyncio
from random import Random
from typing import TYPE_CHECKING

import pytest

from fateloom.core.errors import FateloomError
from fateloom.server.schema.http import NewTable, SeatPlan
from fateloom.server.store.store import Store
from fateloom.table import setup
from fateloom.table.invites import MAX_INVITES, WHOLE, Invite, InviteKind
from fateloom.table.seating import Player, Seating
from tests.aio import complete

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

NAMES = "ABC"
DEVICES = [letter * 64 for letter in "defgh"]


def change(rng: Random, seating: Seating, made: int) -> Seating:
    """Any change by any device, as likely as not one that is refused."""
    device, seat, on = rng.choice(DEVICES), rng.randrange(3), rng.random() < 0.5
    if rng.random() < 0.5:
        # Often enough by somebody who may.
        device = rng.choice(sorted(seating.hosts) or DEVICES)
    kinds: tuple[InviteKind, ...] = ("join", "join", "table", "along", "hand")
    kind = rng.choice(kinds)
    code = f"{made:064}".replace("0", "c") if kind == "table" else None
    whole = WHOLE if kind == "table" else seat
    invite = Invite(f"{made:064}", whole, kind, device, float(made), code=code)
    secrets = [each.code or each.secret for each in seating.invites] or ["none"]
    changes: list[Callable[[], Seating]] = [
        lambda: seating.invited(invite, on),
        lambda: seating.invited(invite),
        lambda: seating.joined(rng.choice(secrets), device, "Otto"),
        lambda: seating.joined(rng.choice(secrets), rng.choice(DEVICES), None),
        lambda: seating.readied(device, on),
        lambda: seating.renamed(device, seat, "Ida"),
        lambda: seating.vacated(device, seat),
        lambda: seating.returned(device, seat),
        lambda: seating.with_bot(device, seat, "greedy" if on else None),
        lambda: seating.cleared(device, seat),
        lambda: seating.hosted_by(device, seat),
        lambda: seating.with_lock(device, on),
        lambda: seating.with_spectators(device, on),
        lambda: seating.forgotten(device),
    ]
    return rng.choice(changes)()


def check(seating: Seating) -> None:
    """What holds of every seating."""
    assert len(seating.players) == len(seating.holders) == len(seating.left) == 3
    assert all(map(frozenset.issuperset, seating.privy, seating.holders)), "a holder has not seen"
    assert seating.hosts or not seating.devices, "nobody hosts"
    for seat, (player, holders, left) in enumerate(
        zip(seating.players, seating.holders, seating.left, strict=True)
    ):
        assert not (player.bot and holders), "a person sits where a bot plays"
        assert not holders & left, "somebody has left who is there"
        assert holders or not player.ready, "nobody is ready"
        for kind in ("join", "along", "hand"):
            same = [each for each in seating.invites if (each.seat, each.kind) == (seat, kind)]
            assert len(same) <= MAX_INVITES
    whole = [each for each in seating.invites if each.kind == "table"]
    assert all(each.seat == WHOLE and each.used is None for each in whole)
    assert len(whole) <= MAX_INVITES


@pytest.mark.parametrize("seed", range(20))
def test_any_changes_leave_a_seating_that_can_be(seed: int) -> None:
    rng = Random(seed)
    opened = Seating.of([Player(name) for name in NAMES]).opened_by(DEVICES[0], (1, 2))
    seating, made, refused = opened, 0, 0
    for step in range(400):
        try:
            seating = change(rng, seating, step)
            made += 1
        except FateloomError:
            refused += 1
        check(seating)
        if not seating.devices:
            seating = opened  # the table would be gone
    assert made > 50
    assert refused > 50


def test_the_latest_links_of_a_kind_lead_to_a_seat() -> None:
    host = DEVICES[0]
    seating = Seating.of([Player(name) for name in NAMES]).opened_by(host, (1, 2))
    for made in range(MAX_INVITES + 4):
        seating = seating.invited(Invite(f"{made:064}", 1, "join", host, float(made)))
        assert [each.made for each in seating.invites] == list(
            range(max(0, made + 1 - MAX_INVITES), made + 1)
        )


@pytest.mark.thorough
def test_a_seating_is_read_as_it_was_written(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    header = setup.header_of(NewTable("destiny", tuple(SeatPlan(name) for name in NAMES), "7"), ())

    async def walk() -> None:
        await store.create(header, DEVICES[0], friends=(1, 2))
        rng = Random(1)
        refused = 0
        for step in range(200):
            before = await store.seating(header.table)
            state = rng.getstate()
            try:
                wanted = change(rng, before, step)
            except FateloomError:
                refused += 1
                continue
            after = rng.getstate()
            rng.setstate(state)
            if not wanted.devices:
                continue
            made, _ = await store.reseat(header.table, lambda s, n=step: change(rng, s, n))  # type: ignore[misc]
            assert made == wanted
            assert rng.getstate() == after
            assert await store.seating(header.table) == wanted
        assert refused < 150

    try:
        complete(walk())
    finally:
        store.close()


def test_a_refused_change_changes_nothing(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    header = setup.header_of(NewTable("destiny", (SeatPlan("A"), SeatPlan("B")), "7"), ())

    async def refused() -> None:
        await store.create(header, DEVICES[0])
        before = await store.seating(header.table)
        tries = [store.reseat(header.table, lambda s: s.cleared(DEVICES[1], 0)) for _ in range(5)]
        good = store.reseat(header.table, lambda s: s.with_lock(DEVICES[0], on=True))
        ends = await asyncio.gather(*tries, good, return_exceptions=True)
        assert [isinstance(end, FateloomError) for end in ends] == [True] * 5 + [False]
        after = await store.seating(header.table)
        assert (after.holders, after.locked) == (before.holders, True)

    try:
        complete(refused())
    finally:
        store.close()
