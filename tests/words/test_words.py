"""Every sentence there is, and that nothing in it stays unresolved."""

from __future__ import annotations

import ast
import json
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from random import Random
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from fateloom import words
from fateloom.bots import BOTS, bot, opponents_of
from fateloom.core.errors import FateloomError, IllegalMove
from fateloom.core.game import Event, Move
from fateloom.games import registry
from fateloom.games.destiny import cards as c
from fateloom.games.destiny import moves as m
from fateloom.games.destiny import phases as p

SRC = Path(words.__file__).parent
LOCALE = SRC / "locale"
NAMES = ["Hedda", "Anselm", "Isolde", "Konrad", "Mechthild", "Ulrich"]


def texts() -> list[Path]:
    return sorted([*(LOCALE / "en").glob("*.ftl"), *SRC.glob("games/*/words/en/*.ftl")])


@pytest.mark.parametrize("path", texts(), ids=lambda path: str(path.relative_to(SRC)))
def test_files_are_whole(path: Path) -> None:
    parsed = FluentParser().parse(path.read_text(encoding="utf-8"))
    broken = [entry for entry in parsed.body if isinstance(entry, ftl.Junk)]
    assert not broken, [entry.content for entry in broken]


@pytest.mark.thorough
def test_no_message_is_written_twice() -> None:
    seen: dict[str, str] = {}
    for path in texts():
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in seen, f"{entry.id.name}: {seen[entry.id.name]}, {path}"
                seen[entry.id.name] = path.name


@pytest.mark.parametrize("name", BOTS)
def test_bots_are_named(name: str) -> None:
    assert words.has(f"seats-bot-{name}")
    assert words.has(f"page-bot-{name}")
    if name in opponents_of(registry["realms"]):
        assert all(words.has(f"page-beast-{name}{part}") for part in ("", "-how", "-why", "-with"))


# --- events -----------------------------------------------------------------------------


@pytest.fixture(scope="module")
def told() -> dict[str, list[Event]]:
    """The events of many games of each game, by code."""
    events: dict[str, list[Event]] = {}
    for name in registry:
        game = registry[name]
        rng = Random(0)
        for seed in range(201):
            seats = game.seat_counts[seed % len(game.seat_counts)]
            state = game.new(seed=seed, seats=seats, watch=True)
            while state.waiting:
                seat = state.waiting[0]
                state.apply(seat, bot("random").choose(game, None, state.legal(seat), rng))
            assert state.events is not None
            for event in state.events:
                events.setdefault(f"{name} {event.code}", []).append(event)
    return events


@pytest.mark.thorough
def test_every_event_has_its_sentence(told: dict[str, list[Event]]) -> None:
    for key, events in told.items():
        game, code = key.split()
        assert words.has(f"{game}-event-{code}"), key
        for event in events[:200]:
            sentence = words.event(game, event, NAMES)
            assert sentence, event
            assert "{" not in sentence, sentence
            assert "  " not in sentence, sentence
            if code not in ("phase", "reads"):
                assert sentence.endswith("."), sentence


@pytest.mark.thorough
def test_events_name_only_what_there_is(told: dict[str, list[Event]]) -> None:
    for game in registry:
        path = SRC / "games" / game / "words" / "events.json"
        for code, kinds in json.loads(path.read_text(encoding="utf-8")).items():
            assert all(words.is_type(game, kind) for kind in kinds), code
            assert words.has(f"{game}-event-{code}"), code
            for event in told.get(f"{game} {code}", ()):
                assert len(event.args) == len(kinds), event


def test_rare_events_read_well() -> None:
    def said(code: str, *args: Any) -> str | None:
        return words.event("destiny", Event(code, args), NAMES)

    assert said("treasure", None, ("Lesser Hoard",)) == (
        "No treasure is left in the deck: this round is for the buried treasures, Lesser Hoard."
    )
    assert said("treasure", "Kings Crown", ()) == "This round is for King’s Crown."
    assert said("ties", (0, 2), 12, ("Lesser Hoard", "Lesser Hoard")) == (
        "Hedda and Isolde tie at 12. Lesser Hoard and Lesser Hoard lie buried."
    )
    assert said("over", "exhausted", (0, 1)) == (
        "There is no treasure left to win. Hedda and Anselm have the most and share the victory."
    )
    assert said("saw", 0, ((1, ()), (2, ("King",)))) == (
        "Hedda saw: Anselm with an empty hand; Isolde with King."
    )
    assert said("draws", 0, 1) == "Hedda draws one card."
    assert said("changes", 0, ()) == "Hedda keeps the whole hand."
    assert said("deals-anew") == (
        "There are no Characters left: all cards are collected and dealt again."
    )
    assert said("skip") is None
    again = words.event("destinies", Event("retries", (1,)), NAMES)
    assert again == "Anselm tries the stage again."
    flipped = words.event("hand", Event("flips-unseen", ("Great Serpent",)), NAMES)
    assert flipped == "Great Serpent is flipped, out of sight."


def test_a_card_is_told_as_what_it_counts_as() -> None:
    as_printed = words.event("destiny", Event("base", (0, "CB2", "C")), NAMES)
    as_other = words.event("destiny", Event("base", (0, "CB2", "L")), NAMES)
    card, law = words.name("destiny", "CB2"), words.name("destiny", "L", "alignment")
    assert as_printed == f"Hedda lays {card}."
    assert as_other == f"Hedda lays {card} as {law}."


def test_events_of_a_game_without_words_are_told_as_they_are() -> None:
    assert words.event("halma", Event("hops", (1, "b4")), NAMES) == 'hops [1, "b4"]'


# --- names ------------------------------------------------------------------------------


def test_every_card_and_treasure_has_a_readable_name() -> None:
    assert words.name("destiny", "GB3") == "Good Base 3"
    assert words.name("destiny", "L+2") == "Law Bonus +2"
    assert words.name("destiny", "Nx4") == "Nature Multiplier ×4"
    for thing in (*c.CHARACTER_NAMES, *c.TREASURE_NAME):
        assert words.has(f"destiny-card-{words.slug(thing)}"), thing


@pytest.mark.parametrize("phase", p.NAMES)
def test_every_phase_has_a_name(phase: str) -> None:
    assert words.say(f"destiny-phase-{phase}")


def test_lists_read_as_in_the_browser() -> None:
    assert words.listed([]) == ""
    assert words.listed(["a"]) == "a"
    assert words.listed(["a", "b"]) == "a and b"
    assert words.listed(["a", "b", "c"]) == "a, b, and c"
    assert words.listed(["a", "b", "c", "d"]) == "a, b, c, and d"


def test_missing_words_are_noticed() -> None:
    with pytest.raises(LookupError):
        words.say("no-such-message")
    with pytest.raises(LookupError):
        words.say("destiny-event-draws", a="Hedda")


# --- moves ------------------------------------------------------------------------------


@pytest.mark.thorough
def test_every_move_reads_as_on_a_button() -> None:
    game = registry["destiny"]
    rng = Random(2)
    kinds = set()
    for seed in range(60):
        state = game.new(seed=seed, seats=2 + seed % 5)
        while state.waiting:
            seat = state.waiting[0]
            view = asdict(state.view(seat))
            legal = state.legal(seat)
            said = [words.move("destiny", move, view, NAMES) for move in legal]
            assert len(set(said)) == len(said), said
            for move, text in zip(legal, said, strict=True):
                kinds.add((move.kind, view["asked"]))
                assert text != move.text
                assert "{" not in text
            state.apply(seat, bot("random").choose(game, None, legal, rng))
    assert len(kinds) > 15


def test_every_move_there_is_has_a_sentence() -> None:
    view = {"asked": "hit", "phase": "hit", "marked": ()}
    for move in m.TABLE:
        assert words.move("destiny", move, view, NAMES) != move.text


def test_unknown_moves_are_their_own_words() -> None:
    assert words.move("destiny", Move("sing", (), "sing"), {}, NAMES) == "sing"
    hop = Move("hop", (), "hop b4", {"to": "b4"})
    assert words.move("halma", hop, {}, NAMES) == "hop b4"


# --- refusals ---------------------------------------------------------------------------


def refusal_codes() -> Iterator[tuple[str, str]]:
    """Every refusal made in the source outside the server: its code and where it is."""
    for room in ("core", "games", "bots", "lab", "terminal", "cli.py"):
        place = SRC / room
        for path in [place] if place.is_file() else sorted(place.rglob("*.py")):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if not isinstance(node, ast.Call) or not node.args:
                    continue
                name = node.func.attr if isinstance(node.func, ast.Attribute) else None
                name = node.func.id if isinstance(node.func, ast.Name) else name
                if name not in MAKERS:
                    continue
                for code in codes_in(node.args[0]):
                    yield code, f"{path.relative_to(SRC)}:{node.lineno}"


def codes_in(node: ast.expr) -> Iterator[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from codes_in(node.body)
        yield from codes_in(node.orelse)


def makers(kind: type[FateloomError]) -> Iterator[str]:
    yield kind.__name__
    for each in kind.__subclasses__():
        yield from makers(each)


import fateloom.lab  # noqa: E402 - so that all refusals are known by now
import fateloom.terminal  # noqa: E402, F401

MAKERS = {*makers(FateloomError), "Reason"}


@pytest.mark.thorough
def test_every_refusal_has_its_sentence() -> None:
    codes = dict(refusal_codes())
    assert len(codes) > 40
    missing = {code: place for code, place in codes.items() if not words.has(f"refusal-{code}")}
    assert not missing


@pytest.mark.thorough
def test_refusals_resolve_with_what_they_are_given() -> None:
    for code in dict(refusal_codes()):
        for details in (("a", "b", "c"), ("a", ("b", "c"), 3), (1,), ()):
            said = words.reason(code, details)
            assert said is None or "{" not in said


def test_a_refusal_without_words_says_its_code() -> None:
    error = IllegalMove("moon-too-full", "tonight", rule="DTY-SEQ-01")
    assert words.refusal(error) == "Moon too full: tonight [DTY-SEQ-01]."


def test_details_are_named() -> None:
    said = words.refusal(IllegalMove("bases-oppose", "GB2", "EB1"), "destiny")
    if words.has("refusal-bases-oppose"):
        assert words.name("destiny", "GB2") in said


# --- what a game's package may get wrong ------------------------------------------------


def test_a_sentence_without_declared_types_is_no_silent_code(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(words, "event_types", lambda game: {})
    with pytest.raises(LookupError, match=r"words/events\.json lacks 'draws'"):
        words.event("destiny", Event("draws", (0, 2)), NAMES)


def test_a_card_is_told_by_its_name() -> None:
    with pytest.raises(TypeError, match="destiny: the name of a card has to be a string"):
        words.event("destiny", Event("base", (0, 7, "C")), NAMES)


def test_what_an_argument_is_declared_to_be_has_names() -> None:
    known: list[Any] = ["seats", "count", "new alignment", [{"hand": ["seat", "cards"]}]]
    assert all(words.is_type("destiny", kind) for kind in known)
    unknown: list[Any] = ["suit", [{"foot": ["seat"]}], []]
    assert not any(words.is_type("destiny", kind) for kind in unknown)
