"""Destinies at a keyboard that is a list of lines."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from fateloom.bots import bot
from fateloom.core.errors import InvalidSetup
from fateloom.core.record import replay
from fateloom.games import registry
from fateloom.games.destinies.state import DestiniesState
from fateloom.games.destinies.terminal import DestiniesRenderer
from fateloom.terminal import Session, language_of, load, replay_file, sitters_planned
from fateloom.terminal.rules import rule
from tests.games.destinies.table import act, amount, explored, fresh, give, stand
from tests.terminal.keyboard import Keys, by_chance, screen, shown

DESTINIES = registry["destinies"]
RENDERER = DestiniesRenderer()


def table(tmp_path: Path, seats: str = "me", seed: int = 7, /, **options: str) -> Session:
    place = tmp_path / "game.jsonl"
    return Session.start(DESTINIES, sitters_planned(seats), seed, options, place, screen())


def by_bot(session: Session, seed: int = 1) -> Iterator[str]:
    """Types what the bot would choose, and asks for more at each question when it first comes."""
    rng = Random(seed)
    asked = set()
    while True:
        seat = next(s for s in session.state.waiting if session.sitters[s].bot is None)
        view = session.state.view(seat)
        if view.asked not in asked:
            asked.add(view.asked)
            yield "more"
        yield bot("greedy").choose(DESTINIES, view, session.state.legal(seat), rng).text


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("seats", "options"),
    [
        ("me", {}),
        ("me", {"mode": "challenger", "dice": "own"}),
        ("me,greedy", {}),
        ("person:Hedda,random,person:Anselm", {"heroes": "dealt"}),
        ("me,greedy,random,greedy", {}),
    ],
)
def test_a_whole_game(tmp_path: Path, keys: Keys, seats: str, options: dict[str, str]) -> None:
    session = table(tmp_path, seats, 7, **options)
    keys(by_bot(session))
    assert session.run()
    text = shown(session.screen)
    assert session.state.outcome is not None
    assert max(len(line) for line in text.splitlines()) <= 80
    assert not re.search(r"[{}]|destinies-[a-z]|terminal-", text)
    kept = load(tmp_path / "game.jsonl")
    assert kept.outcome == session.state.outcome
    assert replay(DESTINIES, kept).state == session.state


@pytest.mark.thorough
@pytest.mark.parametrize("seed", range(3))
def test_a_game_by_chance(tmp_path: Path, keys: Keys, seed: int) -> None:
    session = table(tmp_path, "me,random", seed)
    keys(by_chance(session, seed))
    assert session.run()
    text = shown(session.screen)
    assert max(len(line) for line in text.splitlines()) <= 80
    assert not re.search(r"[{}]|destinies-[a-z]", text)


def drawn(state: DestiniesState, seat: int = 0, *, short: bool = False) -> str:
    """Everything that a seat is shown, in one line of words."""
    on = screen()
    sitters = sitters_planned(",".join(["me", "random", "random", "random"][: state.seats]))
    view = state.view(seat)
    on.print_line(RENDERER.heading(view, sitters))
    on.print(*RENDERER.table(view, sitters))
    on.print(*RENDERER.own(view, sitters, short=short))
    on.print_line(RENDERER.asked(view, sitters))
    for move in state.legal(seat):
        on.print(RENDERER.note(view, move) or "")
    on.print(*RENDERER.resting(view, sitters))
    return " ".join(shown(on).split())


def test_the_map_shows_places_people_and_hints() -> None:
    state = fresh(2)
    text = drawn(state)
    assert "Day 1 · Movement" in text
    assert "The Square" in text and "The Inn" in text and "The Forge (The Smith)" in text
    assert "? Something hums." in text and "The North" not in text
    assert "The Sea" not in text, "a map of which nothing lies there"
    assert "····oo··o··· 5 6 9" in text
    assert "Here lies: Rope" not in text


@pytest.mark.rule("DST-SET-11")
def test_a_destiny_is_shown_to_its_own_seat_alone() -> None:
    state = fresh(2)
    assert "The Wish of Ada" in drawn(state, 0) and "By the Door of Ada" in drawn(state, 0)
    assert "The Wish of" not in drawn(state, 0).replace("The Wish of Ada", "")
    assert "The Wish" not in drawn(state, 0, short=True)


def test_options_say_what_they_are() -> None:
    state = fresh()
    act(state, "stay", "visit inn")
    text = drawn(state, short=True)
    assert "test of Power" in text
    assert "test of Dexterity, with something, or by hand" in text
    assert "Pay the debt: This costs 4, and you have 1. [DST-INT-06]" in text
    assert "Show something: You have no items to show or use." in text


def test_a_roll_is_worked_out() -> None:
    state = fresh()
    give(state, "talisman")
    act(state, "stay", "visit inn", "take inn.wrestle", "dice 1")
    text = drawn(state, short=True)
    assert re.search(r"Total \d+: markers \d, stars \d, from items 0, together \d\.", text)


def test_points_and_baskets() -> None:
    state = fresh()
    amount(state, "xp", 1)
    act(state, "spend")
    assert "2 spaces to go" in drawn(state, short=True)
    act(state, "left power 6", "left power 5", "stay", "visit shop", "take shop.trade", "buy bread")
    text = drawn(state, short=True)
    assert "to be bought Bread" in text and "No coin would be left." in text


def test_what_lies_there_and_what_items_do() -> None:
    state = fresh()
    explored(state, "far-east")
    stand(state, "far-east")
    give(state, "lantern")
    on = screen()
    on.print(*RENDERER.more(state.view(0), sitters_planned("me")))
    text = " ".join(shown(on).split())
    assert "Lantern, value 1 (light)" in text
    assert "Always. Add 1 to the total. Before a roll." in text


def test_wrong_words_change_nothing_and_say_why(tmp_path: Path, keys: Keys) -> None:
    session = table(tmp_path, heroes="dealt")
    keys(["99", "sing", "go fair", "visit inn", "dice 2", "spend", "buy rope"])
    session.run()
    assert not session.recorder.choices
    text = " ".join(shown(session.screen).split())
    assert "There is no number 99" in text
    assert "The rule: rules DST-" in text


def test_a_move_is_taken_back_until_something_is_learned(tmp_path: Path, keys: Keys) -> None:
    session = table(tmp_path, heroes="dealt")
    keys(["stay", "undo", "stay", "visit inn", "undo"])
    session.run()
    text = " ".join(shown(session.screen).split())
    assert "Undone: Stay here" in text
    assert "nothing to undo" in text


@pytest.mark.thorough
def test_a_record_is_watched_again(tmp_path: Path, keys: Keys) -> None:
    session = table(tmp_path, "me,greedy")
    keys(by_bot(session))
    session.run()
    on = screen()
    assert replay_file(DESTINIES, session.recorder.record(), on)
    assert "Day 1 begins." in shown(on)


def test_rules_are_found_by_their_ids() -> None:
    assert "DST-MOV-04" in rule(DESTINIES, "mov-04")
    assert "star" in rule(DESTINIES, "DST-TEST-13")


@pytest.mark.rule("DST-REQ-11")
def test_a_story_is_read_in_another_language(tmp_path: Path, keys: Keys) -> None:
    """What the terminal says itself is English; a table without that language is refused."""
    session = table(tmp_path)
    session.set_language("de-AT")
    keys(["1", "1", "log", "quit"])
    session.run()
    german = session.state.translated("de").view(0).names
    assert german != session.state.view(0).names
    text = shown(session.screen)
    story = dict(german)[f"story {session.state.view(0).scenario}"]
    assert story in text and "quit" in text
    on = screen()
    replay_file(DESTINIES, session.recorder.record(), on, language="de")
    assert story in shown(on)
    with pytest.raises(InvalidSetup, match="no such language"):
        session.set_language("fr")
    with pytest.raises(InvalidSetup, match="one language"):
        language_of(registry["destiny"].new(seed=1, seats=2), "de")
