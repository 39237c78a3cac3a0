"""Who sees what: views, audiences of events, notes, guesses, taking back."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict
from random import Random
from typing import Any

import pytest

from fateloom.core.conformance import check_game, view_bytes
from fateloom.core.game import seen
from fateloom.core.record import Recorder
from fateloom.core.undo import undoable, undone
from fateloom.games.realms import cards as c
from fateloom.games.realms.events import EVENT_CODES, audience
from fateloom.games.realms.game import REALMS
from fateloom.games.realms.state import RealmsState
from tests.games.realms.table import (
    hand,
    pile,
    play,
    random_game,
    sizes,
    table,
    told,
)

SEATS = range(2, 7)
PRIVATE = {
    "secret": 1,
    "drawn": 1,
    "saw-destiny": 1,
    "saw-pile": 1,
    "saw-hand": 1,
    "given": 2,
    "taken": 2,
    "exchanged": 2,
}


def words(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for part in value.values():
            yield from words(part)
    elif isinstance(value, (list, tuple)):
        for part in value:
            yield from words(part)


@pytest.mark.rule("RLM-PROP-15", "RLM-PROP-17", "RLM-INFO-05")
@pytest.mark.parametrize("code", sorted(EVENT_CODES))
def test_audience_of_each_event(code: str) -> None:
    event_args = (3, 1, "Golem", "Judge")
    expected = event_args[: PRIVATE[code]] if code in PRIVATE else None
    assert audience(code, event_args) == expected


@pytest.mark.thorough
@pytest.mark.rule(
    "RLM-INFO-01", "RLM-INFO-02", "RLM-INFO-03", "RLM-INFO-04", "RLM-INFO-05", "RLM-PROP-15"
)
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("seed", range(3))
def test_views_name_only_what_their_seat_can_know(seats: int, seed: int) -> None:
    """A card in a view is public, one's own, or was named in an event the seat was told."""
    names = set(c.NAME)
    secrets = {c.DESTINY_NAMES[destiny] for destiny in c.SECRET}
    heard: list[set[str]] = [set() for _ in range(seats)]
    known = 0
    game = random_game(seed * 11 + seats, seats, watch=True, deck="all")
    for step, (state, _, _) in enumerate(game):
        new = told(state)[known:]
        known += len(new)
        for event in new:
            for seat in range(seats):
                if event.seats is not None and seat in event.seats:
                    heard[seat] |= set(words(event.args))
                if event.seats is None:
                    heard[seat] |= set(words(event.args)) & secrets
        if step % 3 != seed:
            continue  # each seed looks at other moments
        public = set(c.names(state.on_table())) | {c.NAME[card] for card in state.discards}
        public |= {c.NAME[card] for seller, card in state.lots if not state.covered >> seller & 1}
        for viewer in (None, *range(seats)):
            view = asdict(state.view(viewer))
            ask = view.pop("ask") or {}
            ask.pop("source", None)  # names the card whose power is under way
            said = set(words(view))
            mine = set(c.names(state.hands[viewer])) if viewer is not None else set()
            own = {c.NAME[card] for seller, card in state.lots if seller == viewer}
            may = public | mine | own | (heard[viewer] if viewer is not None else set())
            assert said & names <= may
            shown = {each.destiny for each in state.view(viewer).unmasked}
            if viewer is not None:
                assert shown <= heard[viewer]
                mine_secret = state.view(viewer).secret
                assert mine_secret is not None
                assert mine_secret.destiny == c.DESTINY_NAMES[state.secrets[viewer]]
            else:
                assert not shown and view["secret"] is None and not view["hand"]
            assert view["pile"] == len(pile(state))
            assert [player["hand"] for player in view["players"]] == sizes(state)
            assert view["discards"] == tuple(c.NAME[card] for card in state.discards)


@pytest.mark.thorough
@pytest.mark.rule("RLM-INFO-05", "RLM-PROP-15")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("seed", range(4))
def test_what_a_seat_is_sure_of_is_true(seats: int, seed: int) -> None:
    noted = peeked = 0
    for state, _, _ in random_game(seed * 13 + seats, seats, deck="all"):
        for viewer in range(seats):
            view = state.view(viewer)
            for note in view.noted:
                assert set(note.sure) <= set(note.cards)
                assert set(note.sure) <= set(hand(state, note.seat))
                noted += len(note.sure)
            for above, name in view.pile_known:
                assert c.NAME[pile(state)[above]] == name
                peeked += 1
            twice = [name for note in view.noted for name in note.cards]
            assert len(twice) == len(set(twice))
    assert noted or seats == 2


@pytest.mark.thorough
@pytest.mark.rule("RLM-PROP-15", "RLM-PROP-16", "RLM-PROP-17", "RLM-INFO-04", "RLM-PROP-25")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("seed", range(3))
def test_two_worlds_stay_alike(seats: int, seed: int) -> None:
    """Whatever a seat cannot see may be otherwise: it is told the same and sees the same, and
    that after every choice too, until something is laid open or told to it alone."""
    rng = Random(seed)
    alike = 0
    for step, (state, _, _) in enumerate(random_game(seed * 17 + seats, seats, deck="all")):
        if step % 3 != seed:
            continue  # each seed looks at other moments
        for seat in (None, *range(seats)):
            view = state.view(seat)
            other = REALMS.determinize(view, rng)
            other.random = state.random
            assert view_bytes(other.view(seat)) == view_bytes(view)
            if seat is not None:
                assert list(other.legal(seat)) == list(state.legal(seat))
            for chooser in state.waiting:
                both = [move for move in state.legal(chooser) if move in other.legal(chooser)]
                if both:
                    alike += _stays_alike(state, other, chooser, rng.choice(both), seat)
    assert alike > 10


def _stays_alike(
    state: RealmsState, other: RealmsState, chooser: int, move: Any, seat: int | None
) -> bool:
    worlds = []
    for world in (state, other):
        child = world.copy()
        child.events = []
        child.apply(chooser, move)
        worlds.append(child)
    told_by = []
    opened = False
    for child in worlds:
        heard = []
        for event in child.events or []:
            mine = event.seats is not None and seat is not None and seat in event.seats
            if event.code in REALMS.reveals or mine:
                opened = True
                break
            heard.append(seen(event, seat))
        told_by.append(heard)
    assert told_by[0] == told_by[1], f"{move} of {chooser} tells {seat} of hidden things"
    shuffled = any(event.code == "shuffles" for event in worlds[0].events or [])
    if opened or shuffled:
        return False
    views = [asdict(child.view(seat)) for child in worlds]
    for view in views:
        # Who has drawn a card that the viewer saw on the pile is told by the draw itself.
        view.pop("noted")
    assert views[0] == views[1], f"{move} of {chooser}: {seat} sees another table"
    return True


@pytest.mark.rule("RLM-AUCTION-22", "RLM-PROP-17", "RLM-RUL-9")
def test_a_hidden_gift_makes_others_unsure() -> None:
    state = table(
        "effects",
        hands=["Judge, 2", "Golem, Crypt"],
        front=["Ghost, Clairvoyant"],
    )
    play(state, "use Ghost", "aim 1", "decline")
    assert state.view(0).noted[0].sure == ("Crypt", "Golem")
    from fateloom.games.realms import hands

    hands.give(state, 1, 2, 1 << c.GOLEM, -1)
    note = state.view(0).noted[0]
    assert (note.seat, note.cards, note.sure) == (1, ("Crypt", "Golem"), ())
    assert state.view(1).noted[0].sure == ("Golem",)
    # The last card of a hand can only be the one that is known.
    hands.show_hand(state, 0, 1)
    hands.give(state, 1, 3, 1 << c.CRYPT, -1)
    assert {(n.seat, n.sure) for n in state.view(0).noted} >= {(3, ("Crypt",))}


@pytest.mark.rule("RLM-INFO-03", "RLM-INFO-01", "RLM-AUCTION-06")
def test_a_view_holds_what_a_table_needs() -> None:
    state = table("auction", hands=["Judge, 3", "4"], front=["Knight!", "Golem"])
    play(state, "offer Judge", "bid 1")
    view = state.view(0)
    auction = view.auction
    assert auction is not None
    assert (auction.high, auction.bidder, auction.calls) == (1, 1, ((1, 1),))
    assert (auction.lowest, auction.highest, auction.passing) == (2, 5, "on")
    assert view.waiting == (2,) and view.ask is not None and view.ask.what == "bid"
    play(state, "pass", "pass")
    auction = state.view(None).auction
    assert auction is not None and auction.passing == "sells"
    assert [(laid.card, laid.rotated) for laid in view.players[0].front] == [("Knight", True)]
    assert {each.destiny for each in view.progress} == {"Magnate", "Unifier"}
    assert view.secret is not None and view.secret.need == 7
    resting = table("effects", front=["Judge, Knight!, Spy!, Spellbook"], hands=["9"])
    refusals = {each.card: (each.code, each.rule) for each in resting.view(0).refusals}
    assert refusals == {
        "Judge": ("power-idle", "RLM-LEX-04"),
        "Knight": ("rotated", "RLM-KIND-08"),
        "Spy": ("used-for-good", "RLM-KIND-07"),
    }
    assert resting.view(1).refusals == ()
    nobody = table("auction", hands=["Judge, 3"])
    play(nobody, "offer Judge", "pass", "pass", "pass")
    auction = nobody.view(0).auction
    assert auction is not None and auction.passing == "unsold"


@pytest.mark.thorough
@pytest.mark.rule("RLM-PROP-15")
@pytest.mark.parametrize("seats", SEATS)
def test_guesses_are_whole_tables(seats: int) -> None:
    rng = Random(seats)
    for state, _, _ in random_game(seats + 90, seats, deck="all"):
        for seat in (None, *range(seats)):
            other = REALMS.determinize(state.view(seat), rng)
            held = [*other.discards, *pile(other), *(card for _, card in other.lots)]
            for each in range(seats):
                held += [*c.each(other.hands[each]), *c.each(other.in_play(each))]
            assert sorted(held) == list(c.FULL_DECK)
            assert len(set(other.secrets)) == seats
            assert sizes(other) == sizes(state)
            for each in range(seats):
                assert not other.ruled[each] >> other.secrets[each] & 1
                if each in state.waiting:
                    assert other.legal(each)
    # And they can be played on.
    for seed in range(10):
        state = REALMS.determinize(REALMS.new(seed=seed, seats=seats).view(0), rng)
        while state.waiting:
            seat = rng.choice(state.waiting)
            state.apply(seat, rng.choice(state.legal(seat)))


def test_taking_back_goes_by_information() -> None:
    recorder = Recorder(REALMS, seed=3, seats=3)
    seller = recorder.state.waiting[0]
    recorder.choose(seller, str(recorder.state.legal(seller)[0]))
    assert undoable(recorder, seller) == 0  # an open card of one's own
    bidder = recorder.state.waiting[0]
    recorder.choose(bidder, "bid 2")
    assert undoable(recorder, seller) is None  # answered
    assert undoable(recorder, bidder) == 1
    back = undone(recorder, 1)
    assert back.state.waiting == (bidder,)
    assert back.state.view(None).auction.high == 0


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("seats", "deck"),
    [
        (2, "all"),
        (3, "all"),
        pytest.param(4, "all", marks=pytest.mark.slow),
        (5, "base"),
        pytest.param(6, "base", marks=pytest.mark.slow),
    ],
)
def test_the_contract_holds_with_the_other_deck_too(seats: int, deck: str) -> None:
    """With the deck that fits the players, every registered game is put through it."""
    check_game(REALMS, seed=seats + 300, seats=seats, deck=deck)
