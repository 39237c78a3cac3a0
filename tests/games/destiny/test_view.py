"""Who sees what: views, audiences of events, guesses."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict
from random import Random
from typing import Any

import pytest

from fateloom.core.game import Event
from fateloom.games.destiny import cards as c
from fateloom.games.destiny.events import EVENT_CODES, audience
from fateloom.games.destiny.game import DESTINY
from fateloom.games.destiny.piles import may_be_identity
from fateloom.games.destiny.state import DestinyState
from tests.games.destiny.table import (
    cards,
    choices,
    everywhere,
    names,
    pass_to,
    pile,
    play,
    random_game,
    refused,
    table,
    told,
)

SEATS = range(2, 7)


def words(value: Any) -> Iterator[str]:
    """Every string in a nest of dicts and sequences."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for part in value.values():
            yield from words(part)
    elif isinstance(value, (list, tuple)):
        for part in value:
            yield from words(part)


def hidden_from(state: DestinyState, viewer: int | None) -> set[str]:
    """The cards in the pile and in the other hands."""
    hands = [hand for seat, hand in enumerate(state.hands) if seat != viewer]
    return {c.NAME[card] for place in (pile(state), *hands) for card in place}


@pytest.mark.thorough
@pytest.mark.rule("DTY-PROP-15", "DTY-SEQ-07", "DTY-RUL-9", "DTY-RUL-19")
@pytest.mark.parametrize("seats", SEATS)
def test_views_never_name_a_hidden_card(seats: int) -> None:
    """But for what a seat was shown: the hands as they were at that moment."""
    shown: dict[int, Any] = {}
    for state, seat, move in random_game(seats + 40, seats):
        if seat is not None and move in ("use Oracle", "use Crystal Ball"):
            hands = [(s, state.hands[s]) for s in range(seats) if s != seat]
            shown[seat] = tuple((s, tuple(c.NAME[card] for card in hand)) for s, hand in hands)
        for viewer in (None, *range(seats)):
            view = asdict(state.view(viewer))
            looked = view.pop("looked")
            expected = None if viewer is None else shown.get(viewer)
            assert (looked and looked["hands"]) == expected
            assert not hidden_from(state, viewer) & set(words(view))


@pytest.mark.rule("DTY-PROP-15", "DTY-SEQ-07", "DTY-RUL-9")
@pytest.mark.parametrize("seats", SEATS)
def test_events_never_tell_of_a_hidden_card(seats: int) -> None:
    """But for those who may know: thief and victim, swappers, lookers."""
    known = 0
    for state, _, _ in random_game(seats + 50, seats, watch=True):
        new = told(state)[known:]
        known += len(new)
        if any(event.code == "shuffles" for event in new):
            continue  # what was public a moment ago is hidden now
        for event in new:
            for viewer in (None, *range(seats)):
                if event.seats is not None and viewer not in event.seats:
                    continue
                secrets = hidden_from(state, viewer) & set(words(event.args))
                if event.code in ("stolen", "swapped", "saw"):
                    assert event.seats is not None
                    assert viewer in event.seats
                elif event.code not in ("uses", "looks"):  # these name a power, not a card
                    assert not secrets, (event, viewer)


@pytest.mark.rule("DTY-SEQ-07", "DTY-RUL-9", "DTY-TREAS-02")
@pytest.mark.parametrize("seats", SEATS)
def test_everything_else_is_public(seats: int) -> None:
    for state, _, _ in random_game(seats + 60, seats):
        for viewer in (None, *range(seats)):
            view = state.view(viewer)
            assert [player.hand for player in view.players] == [len(h) for h in state.hands]
            assert [cards(" ".join(player.aids)) for player in view.players] == state.aids
            assert view.pile == len(pile(state))
            assert cards(" ".join(view.discards)) == state.discards
            for player, laid in zip(view.players, state.groups, strict=True):
                assert [[t.card for t in g.cards] for g in player.groups] == [
                    [c.NAME[card] for card, _ in group] for group in laid
                ]
            if viewer is not None:
                assert cards(" ".join(view.hand)) == state.hands[viewer]


AUDIENCES: dict[str, tuple[int, ...]] = {
    "drawn": (0,),
    "saw": (0,),
    "stolen": (0, 1),
    "swapped": (0, 1),
}
"""Private events: which of their arguments are the seats that may see them."""


@pytest.mark.rule("DTY-PROP-15", "DTY-SEQ-04", "DTY-SEQ-07")
@pytest.mark.parametrize("code", sorted(EVENT_CODES))
def test_audience_of_each_event(code: str) -> None:
    args = (3, 1, "King", "GB1")
    places = AUDIENCES.get(code)
    expected = tuple(args[place] for place in places) if places else None
    assert audience(code, args) == expected


@pytest.mark.rule("DTY-ACT-05", "DTY-ACT-08", "DTY-ACT-17", "DTY-PROP-15")
def test_who_learns_what_in_the_action_phase() -> None:
    state = table(
        "action",
        seats=4,
        identities=["Thief", "Oracle", "Jester", "Knight"],
        hands=["GB1", "EB1", "LB1", "NB1"],
    )
    play(state, "use Thief on 3", "discard GB1", "use Oracle", "use Jester on 0 1")
    expected = [
        Event("steals", (0, 3), None),
        Event("stolen", (0, 3, "NB1"), (0, 3)),
        Event("discards", (0, "GB1", "Thief"), None),
        Event("looks", (1, "Oracle"), None),
        Event("saw", (1, ((0, ("NB1",)), (2, ("LB1",)), (3, ()))), (1,)),
        Event("swaps", (2, 0, 1), None),
        Event("swapped", (0, 1, "NB1", "EB1"), (0, 1)),
    ]
    assert told(state)[: len(expected)] == expected


@pytest.mark.thorough
def test_every_event_happens_and_tells_what_it_should() -> None:
    """Over some games all codes but the rarest occur, each with the audience of its code."""
    codes: set[str] = set()
    for seed in range(60):
        laying = ("turns", "together")[seed % 2]
        *_, (state, _, _) = random_game(seed, 2 + seed % 5, watch=True, laying=laying)
        codes |= {event.code for event in told(state)}
        assert all(event.seats == audience(event.code, event.args) for event in told(state))
    assert codes == EVENT_CODES - {"deals-anew"}


def test_an_unwatched_game_keeps_no_events() -> None:
    assert all(state.events is None for state, _, _ in random_game(1, 2))


# --- Oracle and Crystal Ball -----------------------------------------------------------


@pytest.mark.parametrize(
    "name",
    [
        pytest.param("Oracle", marks=pytest.mark.rule("DTY-CHAR-17")),
        pytest.param("Crystal Ball", marks=pytest.mark.rule("DTY-TRE-05")),
    ],
)
@pytest.mark.rule("DTY-ACT-17", "DTY-RUL-19")
def test_all_hands_as_they_are_at_that_moment(name: str) -> None:
    state = table(
        "action",
        seats=3,
        identities=["Oracle" if name == "Oracle" else "King", "Thief"],
        owned=[name if name == "Crystal Ball" else ""],
        hands=["GB1", "EB1 Rogue EB2", "LB1"],
    )
    assert state.view(0).looked is None
    play(state, f"use {name}")
    look = state.view(0).looked
    assert look is not None
    assert look.hands == ((1, ("EB1", "Rogue", "EB2")), (2, ("LB1",)))
    for viewer in (None, 1, 2):
        assert state.view(viewer).looked is None
    play(state, "use Thief on 2", "discard EB1")
    assert state.view(0).looked == look
    (saw,) = told(state, "saw")
    assert (saw.args, saw.seats) == ((0, look.hands), (0,))


@pytest.mark.rule("DTY-RUL-21", "DTY-ACT-17")
def test_two_looks_with_both() -> None:
    state = table(
        "action",
        identities=["Oracle", "Knight"],
        owned=["Crystal Ball"],
        aids=["Thief"],
        hands=["GB1", "EB1"],
    )
    play(state, "use Oracle", "use Thief on 1", "discard GB1", "use Crystal Ball")
    assert [event.args[1] for event in told(state, "saw")] == [((1, ("EB1",)),), ((1, ()),)]
    assert state.looks[0] == (2, ((1, ()),))


@pytest.mark.rule("DTY-ACT-18", "DTY-RUL-21")
@pytest.mark.parametrize(
    ("before", "again"),
    [
        ("use Oracle", False),
        ("use Merchant, discard GB1, use Oracle", False),
        ("use Thief on 1, discard GB1, use Oracle", False),
        ("use Oracle, use Merchant, discard GB1", False),
        ("use Oracle, use Assassin on King", False),
        ("use Oracle, use Thief on 1, discard GB1", True),
        ("use Oracle, use Jester on 1 2", True),
    ],
)
def test_what_was_just_seen_is_not_shown_again(before: str, again: bool) -> None:
    state = table(
        "action",
        seats=3,
        identities=["Oracle", "Knight", "Lover"],
        owned=["Crystal Ball, Magic Tome"],
        aids=["Thief Jester Merchant Assassin", "King"],
        hands=["GB1", "EB1 EB2", "NB1"],
    )
    play(state, *before.split(", "))
    assert ("use Crystal Ball" in choices(state, "use")) is again
    other = DESTINY.determinize(state.view(0), Random(1))
    assert other.legal(0) == state.legal(0)
    if not again:
        refusal = refused(state, "use Crystal Ball")
        assert refusal == ("nothing-new", "DTY-ACT-18", ("Crystal Ball",))


@pytest.mark.rule("DTY-ACT-18")
def test_in_the_next_round_it_is() -> None:
    state = table(
        "action",
        identities=["Oracle", "Knight"],
        owned=["Crystal Ball"],
        hands=["GB1", "EB1"],
    )
    play(state, "use Oracle")
    pass_to(state, "hit")
    pass_to(state, "action")
    assert choices(state, "use") == ["use Oracle", "use Crystal Ball"]


# --- what a seat is told about its own choices -------------------------------------------


@pytest.mark.parametrize("seats", SEATS)
def test_offers_come_true(seats: int) -> None:
    for state, _, _ in random_game(seats + 70, seats):
        if state.outcome is not None:
            continue
        (seat,) = state.waiting
        view = state.view(seat)
        playable = [str(move) for move in state.legal(seat) if move.kind in ("base", "attach")]
        assert [offer.move for offer in view.offers] == playable
        for offer in view.offers:
            child = state.copy()
            child.events = []
            play(child, offer.move)
            totals = [event.args[:2] for event in told(child, "total")]
            if totals:  # It was the last card of the round, which is over now.
                assert totals[(seat - state.leader) % seats] == (seat, offer.total)
                continue
            player = child.view(None).players[seat]
            assert offer.group in player.groups
            assert offer.total == player.total


@pytest.mark.thorough
@pytest.mark.parametrize("seats", SEATS)
def test_every_card_that_rests_says_why(seats: int) -> None:
    for state, _, _ in random_game(seats + 80, seats):
        for seat in range(seats):
            view = state.view(seat)
            refused = {each.card for each in view.refusals}
            if seat not in state.waiting:
                assert not refused
                continue
            used = {
                c.NAME[move.parts.card]
                for move in state.legal(seat)
                if move.kind not in ("use", "declare", "done")
            }
            assert not refused & used
            assert refused | used == set(view.hand)


@pytest.mark.parametrize(
    ("phase", "identity", "group", "hand", "reason"),
    [
        ("base", "Thief", "GB1", "EB2", ("bases-oppose", ("EB2", "GB1"), "DTY-BASE-03")),
        ("base", "Thief", "GB1", "King", ("other-kind", ("King", "Base"), "DTY-SEQ-01")),
        ("bonus", "Thief", "GB1", "E+2", ("cards-oppose", ("E+2", "GB1"), "DTY-BONUS-02")),
        ("bonus", "Dragon", "GB1", "G+2", ("dragon-no-bonus", (), "DTY-BONUS-07")),
        ("bonus", "Thief", "", "G+2", ("no-base", (), "DTY-TOTAL-20")),
        ("action", "Oracle", "", "G+2", ("not-in-this-phase", (), "DTY-SEQ-01")),
        ("identity", "", "", "Jester", ("jester-needs-three", (), "DTY-SETUP-13")),
    ],
)
def test_why_a_card_rests(
    phase: str, identity: str, group: str, hand: str, reason: tuple[object, ...]
) -> None:
    named = [identity] if identity else []
    state = table(phase, identities=named, groups=[group], hands=[hand])
    (refusal,) = state.view(0).refusals
    assert (refusal.card, *asdict(refusal).values()) == (hand, hand, *reason)


# --- guesses ---------------------------------------------------------------------------


@pytest.mark.thorough
@pytest.mark.rule("DTY-PROP-15", "DTY-PROP-01")
@pytest.mark.parametrize("seats", SEATS)
def test_a_guess_looks_the_same(seats: int) -> None:
    chance = Random(seats)
    for state, _, _ in random_game(seats + 90, seats):
        for viewer in (None, *range(seats)):
            view = state.view(viewer)
            world = DESTINY.determinize(view, chance)
            assert world.view(viewer) == view
            assert sorted(everywhere(world)) == list(range(73))
            if viewer in state.waiting:
                assert world.legal(viewer) == state.legal(viewer)


@pytest.mark.rule("DTY-SETUP-05", "DTY-SETUP-13")
@pytest.mark.parametrize("seats", SEATS)
def test_a_player_without_identity_is_guessed_to_hold_a_character(seats: int) -> None:
    for seed in range(40):
        state = DESTINY.new(seed=seed, seats=seats)
        for viewer in (None, *range(seats)):
            hands = DESTINY.determinize(state.view(viewer), Random(seed)).hands
            assert all(any(may_be_identity(card, seats) for card in hand) for hand in hands)


@pytest.mark.rule("DTY-PROP-15")
def test_guesses_differ_in_what_is_hidden() -> None:
    state = DESTINY.new(seed=1, seats=3)
    worlds = [DESTINY.determinize(state.view(0), Random(seed)) for seed in range(50)]
    assert len({world.hands[1] for world in worlds}) == 50
    assert len({world.deck for world in worlds}) == 50
    assert len({world.random for world in worlds}) == 50


@pytest.mark.rule("DTY-ACT-17", "DTY-RUL-19")
def test_a_guess_keeps_what_an_oracle_saw_this_round() -> None:
    state = table(
        "action",
        seats=4,
        identities=["Oracle", "Merchant", "Knight", "Jester"],
        hands=["GB1", "EB1 EB2 King", "LB1 LB2", "CB1"],
    )
    play(state, "use Oracle", "use Merchant", "discard EB2")
    drawn = state.hands[1][-1]
    guessed = set()
    for seed in range(50):
        hands = DESTINY.determinize(state.view(0), Random(seed)).hands
        assert set(hands[1]) > set(cards("EB1 King"))
        assert [set(hand) for hand in hands[2:]] == [set(hand) for hand in state.hands[2:]]
        guessed |= set(hands[1]) - set(cards("EB1 King"))
    assert len(guessed) > 20
    assert drawn not in cards("LB1 LB2 CB1")
    pass_to(state, "hit")
    later = {names(DESTINY.determinize(state.view(0), Random(seed)).hands[2]) for seed in range(9)}
    assert not any("LB1 LB2" in hand for hand in later)
