"""Realms of Destiny at a keyboard that is a list of lines."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from fateloom import words
from fateloom.core.record import replay
from fateloom.games import registry
from fateloom.terminal import Session, load, replay_file, sitters_planned
from fateloom.terminal.rules import rule
from fateloom.terminal.screen import CLEAR
from tests.terminal.keyboard import Keys, by_chance, screen, shown

REALMS = registry["realms"]


def table(tmp_path: Path, seats: str = "me,greedy,random", seed: int = 7) -> Session:
    sitters = sitters_planned(seats)
    return Session.start(REALMS, sitters, seed, {"deck": "all"}, tmp_path / "game.jsonl", screen())


@pytest.mark.thorough
@pytest.mark.parametrize(
    "seats",
    [
        "me,random",
        "me,random,random",
        "me,greedy,random,greedy",
        "me,random,random,random,random",
        "me,random,greedy,random,greedy,random",
        "greedy,random,greedy",
    ],
)
def test_a_whole_game(tmp_path: Path, keys: Keys, seats: str) -> None:
    session = table(tmp_path, seats)
    keys(by_chance(session))
    assert session.run()
    text = shown(session.screen)
    assert session.state.outcome is not None
    assert session.names[session.state.outcome.winners[0]] in text
    assert max(len(line) for line in text.splitlines()) <= 80
    assert not re.search(r"[{}]", text)
    kept = load(tmp_path / "game.jsonl")
    assert kept.outcome == session.state.outcome
    assert replay(REALMS, kept).state == session.state


def every_question(session: Session) -> Iterator[str]:
    """Types random numbers, and asks for more at every question there is."""
    asked = set()
    for line in by_chance(session, 2):
        ask = session.state.view(None).ask
        if ask.what not in asked:
            asked.add(ask.what)
            yield "more"
        yield line


@pytest.mark.thorough
@pytest.mark.parametrize("seed", range(6))
def test_every_question_can_be_read(tmp_path: Path, keys: Keys, seed: int) -> None:
    session = table(tmp_path, "me,random,random,random,random"[: 9 + 7 * (seed % 4)], seed)
    keys(every_question(session))
    assert session.run()
    text = shown(session.screen)
    assert max(len(line) for line in text.splitlines()) <= 80
    assert not re.search(r"[{}]|realms-|terminal-", text)
    assert "Tokens in the supply" in text


def test_the_own_cards_are_told_and_those_of_others_are_not(tmp_path: Path, keys: Keys) -> None:
    session = table(tmp_path)
    view = session.state.view(0)
    theirs = {name for seat in (1, 2) for name in session.state.view(seat).hand}
    keys([])
    session.run()
    text = " ".join(shown(session.screen).split())
    assert all(words.name("realms", card) in text for card in view.hand)
    assert not any(words.name("realms", card) in text for card in theirs)
    assert f"Secret Destiny {view.secret.destiny}:" in text
    assert not any(session.state.view(seat).secret.destiny in text for seat in (1, 2))


@pytest.mark.thorough
def test_a_bid_tells_what_it_leaves_and_a_pass_what_it_does(tmp_path: Path, keys: Keys) -> None:
    session = table(tmp_path, "me,random")
    lines: list[str] = []

    def bids() -> Iterator[str]:
        for line in by_chance(session, 4):
            if session.state.view(0).ask.what == "bid":
                view = session.state.view(0)
                lines.append(f"Bid {view.auction.highest}  keeps 1 card")
            yield line

    keys(bids())
    session.run()
    text = shown(session.screen)
    assert lines
    for line in lines:
        assert line in text


def test_wrong_words_change_nothing_and_say_why(tmp_path: Path, keys: Keys) -> None:
    session = table(tmp_path)
    keys(["99", "sing", "bid 0", "bid 50", "offer", "use The King", "offer Golm", "", "9" * 5000])
    session.run()
    assert not [choice for choice in session.recorder.choices if choice.seat == 0]
    text = " ".join(shown(session.screen).split())
    assert "There is no number 99: choose 1 to" in text
    assert re.search(r"The rule: rules RLM-[A-Z]+-\d+", text)


@pytest.mark.thorough
def test_nothing_of_one_hand_is_left_when_the_next_person_sits_down(
    tmp_path: Path, keys: Keys
) -> None:
    sitters = sitters_planned("me,person:Anna,random")
    on = screen(force_terminal=True, color_system=None)
    session = Session.start(REALMS, sitters, 11, {}, tmp_path / "game.jsonl", on)
    chance = by_chance(session)
    prompts = 0

    def lines() -> Iterator[str]:
        nonlocal prompts
        while True:
            visible = shown(on).rpartition(CLEAR)[2]
            if "press Enter" in visible:
                prompts += 1
                assert visible.strip().count("\n") == 0
                yield ""
                continue
            seat = session.state.waiting[0]
            assert f"Into {session.names[1 - seat]}" not in visible
            assert f"{session.names[1 - seat]}’s Secret Destiny is" not in visible
            yield next(chance)

    keys(lines())
    assert session.run()
    assert prompts > 10


@pytest.mark.thorough
def test_a_record_is_told_whole_or_from_one_seat(tmp_path: Path, keys: Keys) -> None:
    session = table(tmp_path)
    keys(by_chance(session))
    session.run()
    record = session.recorder.record()
    whole, one = screen(), screen()
    assert replay_file(REALMS, record, whole)
    assert replay_file(REALMS, record, one, seat=1)
    assert set(re.findall(r"Into (\w+)", shown(whole))) == {"Hedda", "Anselm", "Isolde"}
    assert set(re.findall(r"Into (\w+)", shown(one))) == {"Anselm"}


def test_rules_are_found_by_their_ids() -> None:
    assert "RLM-AUCTION-10" in rule(REALMS, "rlm-auction-10")
    assert rule(REALMS, "AUCTION-10") == rule(REALMS, "RLM-AUCTION-10")
