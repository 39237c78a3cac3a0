"""What seats see of each other, what the log tells, what can be taken back."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict, replace
from random import Random

import pytest

from fateloom import words
from fateloom.core.conformance import view_bytes
from fateloom.core.record import Recorder, replay
from fateloom.core.undo import undoable, undone
from fateloom.games.destinies.game import DESTINIES, with_scenarios
from fateloom.games.destinies.observe import KINDS
from fateloom.games.destinies.rules import progress
from fateloom.games.destinies.scenario import cache, wording
from fateloom.games.destinies.state import DestiniesState
from tests.story.folders import in_german, scenario

from .table import BENCH, act, amount, choices, fact, fresh, give, offers, read

MOST_BYTES = 14_000
"""A view goes over the wire after every choice."""


def walk(seed: int, seats: int, choices_: int = 250) -> Iterator[DestiniesState]:
    """A random game, step by step."""
    rng = Random(seed)
    state = BENCH.new(seed=seed, seats=seats, heroes="dealt")
    for _ in range(choices_):
        if state.outcome is not None:
            return
        yield state
        (seat,) = state.waiting
        state.apply(seat, rng.choice(state.legal(seat)))


@pytest.mark.rule("DST-REQ-15", "DST-VIR-05", "PAIN-06")
def test_what_was_hidden_comes_to_light_at_the_end() -> None:
    state = BENCH.new(seed=4, seats=2, heroes="dealt")
    rng = Random(4)
    while state.outcome is None:
        assert [state.view(seat).tale for seat in (None, 0, 1)] == [None] * 3
        (seat,) = state.waiting
        state.apply(seat, rng.choice(state.legal(seat)))
    tale = state.view(None).tale
    assert tale == state.view(0).tale == state.view(1).tale
    assert tale is not None
    assert (tale.least, tale.most) == state.book.scenario.virtue
    assert [fate.virtue for fate in tale.fates] == [state.virtue[each] for each in state.persons]
    (winner,) = state.outcome.winners
    assert tale.fates[winner].destiny == state.view(winner).destiny
    explored = sum(tile.explored for tile in state.view(None).tiles)
    seen = {each.kind: (each.seen, each.all) for each in tale.seen}
    assert seen["tiles"] == (explored, len(state.book.scenario.tiles))
    assert 0 < seen["options"][0] <= seen["options"][1]
    assert [(each.npc, each.name) for each in tale.people] == [("smith", "The Smith")]
    assert 0 < tale.texts <= len(state.book.scenario.texts)


@pytest.mark.parametrize(("cross", "told"), [(0, "keeps the fire in."), (1, "keeps Ada waiting.")])
def test_what_became_of_somebody_depends_on_the_story(cross: int, told: str) -> None:
    state = BENCH.new(seed=4, seats=1, heroes="dealt")
    state.persons = state.playing = (state.book.index.heroes["ada"],)
    state.npc_states = (cross,)
    state.finish("told", (0,))
    tale = state.view(None).tale
    assert tale is not None
    assert [each.words for each in tale.people] == [told]


@pytest.mark.thorough
@pytest.mark.rule("DST-VIR-05", "DST-DEST-04")
@pytest.mark.parametrize(("seed", "seats"), [(1, 2), (2, 3), (3, 4)])
def test_other_worlds_look_the_same(seed: int, seats: int) -> None:
    """PROP-SEC-01, PROP-SEC-03: nobody's virtue changes a byte of any view, and what only
    concerns one hero changes none of others."""
    rng = Random(seed)
    for state in walk(seed, seats):
        other = state.copy()
        other.virtue = tuple([rng.randint(-3, 3) for _ in other.virtue])
        for seat in (None, *range(seats)):
            assert view_bytes(other.view(seat)) == view_bytes(state.view(seat))
            if seat is not None:
                assert other.legal(seat) == state.legal(seat)
        hero = state.hero_of(state.persons[rng.randrange(seats)])
        own = tuple([rng.randint(fact_.least, fact_.most) for fact_ in state.book.own])
        other.own = tuple(
            [own if n % state.book.heroes == hero else each for n, each in enumerate(other.own)]
        )
        progress.note(other)
        for seat in range(seats):
            if state.hero_of(state.persons[seat]) != hero:
                assert view_bytes(other.view(seat)) == view_bytes(state.view(seat))


@pytest.mark.rule("DST-DEST-08", "DST-FIN-02")
def test_no_event_is_for_one_seat_alone() -> None:
    """A gap in the numbers of events would tell that something private happened."""
    for seed in range(6):
        state = BENCH.new(seed=seed, seats=3, heroes="dealt", watch=True)
        rng = Random(seed)
        for _ in range(200):
            if state.outcome is None:
                (seat,) = state.waiting
                state.apply(seat, rng.choice(state.legal(seat)))
        assert state.events is not None
        assert all(event.seats is None for event in state.events)


@pytest.mark.rule("DST-DEST-08")
def test_what_is_read_aloud_is_never_private() -> None:
    """PROP-TXT-03, as far as play goes: private texts are never among those read."""
    private = cache.book("bench").scenario.private
    for seed in range(8):
        state = BENCH.new(seed=seed, seats=2, heroes="dealt", watch=True)
        rng = Random(seed)
        for _ in range(300):
            if state.outcome is None:
                (seat,) = state.waiting
                state.apply(seat, rng.choice(state.legal(seat)))
        assert not private & set(read(state))


@pytest.mark.thorough
@pytest.mark.rule("DST-APP-22")
def test_a_device_holds_no_word_of_what_is_hidden() -> None:
    """PROP-SEC-01: of all texts, a seat's views and events hold those that were read, the
    names and labels of what can be seen, and what is the own hero's alone."""
    for seed in range(4):
        state = BENCH.new(seed=seed, seats=3, heroes="dealt", watch=True)
        rng = Random(seed)
        for _ in range(60):
            if state.outcome is not None:
                break
            everything = repr(state.view(None)) + repr(state.events)
            heard = set(read(state))
            for key, text in state.book.scenario.texts.items():
                told = "".join(piece for piece in text if isinstance(piece, str))
                if key.endswith((".text", ".won")) and key not in heard and len(told) > 12:
                    shown = told in everything
                    assert not shown or ".abilities." in key or _said_elsewhere(state, told), key
            (seat,) = state.waiting
            state.apply(seat, rng.choice(state.legal(seat)))


def _said_elsewhere(state: DestiniesState, told: str) -> bool:
    """Whether a text that was read holds the same words."""
    assert state.events is not None
    return any(told in event.args[3] for event in state.events if event.code == "reads")


@pytest.mark.rule("DST-APP-25")
def test_pages_become_words() -> None:
    state = fresh()
    act(state, "stay", "visit inn")
    book = state.book
    ((key, seat, bits, readers),) = state.pages
    (page,) = state.view(0).pages
    assert (page.text, page.seat, page.bits, page.readers) == (key, seat, bits, readers)
    assert readers is None
    assert page.words == "It is full. They nod at Ada."
    assert wording.spoken(book, "en", key, (True,), 0) == "It is full. They move away."
    companion = wording.spoken(book, "en", key, bits, state.book.heroes)
    assert companion == "It is full. They nod at Dot."


TOLD = with_scenarios(scenario("everything"))
"""A story of which some is translated into German."""


@pytest.mark.rule("DST-APP-25", "DST-REQ-11")
def test_a_table_in_another_language() -> None:
    """What the translation lacks is read in the original; and the table stays what it is."""
    state = TOLD.new(seed=1, seats=1, heroes="dealt", watch=True)
    assert state.languages == ("en", "de")
    before = state.fields()
    told = state.translated("de")
    assert told.view(0).language == "de"
    assert told.view(0).names != state.view(0).names
    assert state.fields() == before  # PROP-LANG-02
    book = cache.book("everything")
    done = book.scenario.translations["de"]
    assert "scenario.closing" not in done
    assert wording.plain(book, "de", "scenario.closing") == wording.plain(
        book, "en", "scenario.closing"
    )


@pytest.mark.rule("DST-REQ-11")
def test_what_happened_is_told_again_in_another_language() -> None:
    """Every event reads as it would have if the table had been told so from the beginning."""
    game = with_scenarios(in_german(scenario("everything")))
    state, german = (game.new(seed=3, seats=2, watch=True) for _ in range(2))
    german.language = "de"
    rng = Random(3)
    for _ in range(400):
        if state.outcome is not None:
            break
        seat = state.waiting[0]
        move = rng.choice(state.legal(seat))
        state.apply(seat, move)
        german.apply(seat, move)
    assert state.events and german.events
    told = state.translated("de")
    first = 1 + next(n for n, each in enumerate(german.events) if each.code == "chooses")
    assert [told.translate_event(each) for each in state.events[first:]] == german.events[first:]
    assert state.events[first:] != german.events[first:]
    assert {each.code for each in state.events} >= {"lays", "places", "reads", "explores"}


@pytest.mark.rule("DST-REQ-11")
def test_games_that_named_a_language_are_played_on() -> None:
    """It was an option of the table once."""
    recorder = Recorder(TOLD, seed=1, seats=1, language="de")
    assert "language" not in {option.name for option in TOLD.options}
    assert "language" not in recorder.header.options
    old = replace(recorder.record(), options={**recorder.header.options, "language": "de"})
    assert replay(TOLD, old).state == recorder.state


@pytest.mark.rule("DST-ITEM-01", "DST-APP-07")
def test_cards_and_tiles_are_shown_as_they_lie() -> None:
    state = fresh()
    give(state, "lantern", "stone")
    view = state.view(None)
    names = dict(view.names)
    stone, lantern = sorted(view.cards, key=lambda card: -card.number)
    assert (lantern.item, lantern.number, lantern.value) == ("lantern", 5, 1)
    assert names["item lantern"] == "Lantern" and names["category light"] == "light"
    (power,) = lantern.powers
    assert (power.moment, power.discard) == ("before-roll", False)
    assert names["ability lantern.shine"] == "Add 1 to the total."
    assert stone.value is None and stone.powers == ()
    tiles = {tile.tile: tile for tile in view.tiles}
    assert tiles["square"].land is not None and tiles["square"].hint is None
    assert tiles["north"].land is None and tiles["north"].hint == "Something hums."
    assert "far-north" not in tiles and "tile far-north" not in names
    assert names["tile north"] == "Something hums." and names["tile gap"] == "6"


@pytest.mark.rule("DST-POI-13", "DST-FIN-03")
def test_each_kind_of_option_has_a_name_of_its_own() -> None:
    kinds = {each: words.say(f"destinies-kind-{each}") for each in KINDS.values()}
    assert len(set(kinds.values())) == len(kinds) == 10


def test_a_view_is_small() -> None:
    """In the training story; every seat's view at every step of a game."""
    state = DESTINIES.new(seed=5, seats=3, heroes="dealt")
    rng = Random(5)
    for _ in range(150):
        if state.outcome is not None:
            break
        (seat,) = state.waiting
        assert len(view_bytes(state.view(seat))) < MOST_BYTES
        json.dumps(asdict(state.view(None)))
        state.apply(seat, rng.choice(state.legal(seat)))


def test_options_say_why_they_are_closed() -> None:
    state = fresh()
    act(state, "stay", "visit inn")
    shown = offers(state).values()
    closed = {offer.id: offer.refusal for offer in shown if offer.refusal is not None}
    assert {refusal.code for refusal in closed.values()} == {
        "destinies-coins",
        "destinies-nothing-to-show",
    }
    listed = {text.split()[-1] for text in choices(state)}
    for offer in offers(state).values():
        assert (offer.id in listed) == (offer.refusal is None)


# --- taking back (AMB-56, PROP-UNDO-01) ---------------------------------------------------


def recorder() -> Recorder:
    """A game for one, at its first move."""
    return Recorder(BENCH, seed=4, seats=1, heroes="dealt")


def test_a_plain_move_can_be_taken_back() -> None:
    table = recorder()
    table.choose(0, "go east")
    index = undoable(table, 0)
    assert index is not None
    assert undone(table, index).state == table.moments[index]


def test_words_and_dice_cannot() -> None:
    table = recorder()
    table.choose(0, "stay")
    table.choose(0, "visit inn")
    assert undoable(table, 0) is None
    table.choose(0, "take inn.wrestle")
    assert undoable(table, 0) is not None, "nothing was rolled yet"
    table.choose(0, "dice 0")
    assert undoable(table, 0) is None
    explorer = recorder()
    explorer.choose(0, "go north")
    assert undoable(explorer, 0) is None


def test_baskets_and_markers_can() -> None:
    state = fresh()
    give(state, "coat")
    amount(state, "xp", 1)
    fact(state, "door-open")
    learned = state.learned
    act(state, "spend", "left power 6", "left power 5")
    assert state.learned == learned
    act(state, "stay", "visit shop")
    learned = state.learned
    act(state, "take shop.trade", "sell coat", "buy rope", "deal")
    assert state.learned == learned
