"""The Hand of Destiny at a keyboard that is a list of lines."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from fateloom.bots import bot
from fateloom.core.record import replay
from fateloom.games import registry
from fateloom.games.hand import cards as c
from fateloom.games.hand.terminal import HandRenderer
from fateloom.terminal import Session, load, replay_file, sitters_planned
from fateloom.terminal.rules import rule
from tests.games.hand.table import act, boss_phase, combat, merchant
from tests.terminal.keyboard import Keys, by_chance, screen, shown

HAND = registry["hand"]
RENDERER = HandRenderer()
ME = sitters_planned("me")


def table(tmp_path: Path, seed: int = 7, seats: str = "me", **options: str) -> Session:
    place = tmp_path / "game.jsonl"
    return Session.start(HAND, sitters_planned(seats), seed, options, place, screen())


def by_bot(session: Session, seed: int = 1, chance: float = 0.1) -> Iterator[str]:
    """Types what the bot would choose, now and then anything, and asks for more at first."""
    rng = Random(seed)
    asked = set()
    while True:
        view = session.state.view(0)
        if (view.asked, view.about) not in asked:
            asked.add((view.asked, view.about))
            yield "more"
        legal = session.state.legal(0)
        if rng.random() < chance:
            yield rng.choice(legal).text
        else:
            yield bot("greedy").choose(HAND, view, legal, rng).text


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("hero", "boss"), [*zip(c.HERO_OPTIONS, (*c.BOSS_OPTIONS, "random"), strict=True)]
)
def test_a_whole_run(tmp_path: Path, keys: Keys, hero: str, boss: str) -> None:
    session = table(tmp_path, hero=hero, boss=boss, difficulty="casual")
    keys(by_bot(session))
    assert session.run()
    text = shown(session.screen)
    assert session.state.outcome is not None
    assert max(len(line) for line in text.splitlines()) <= 80
    assert not re.search(r"[{}]|hand-[a-z]|terminal-", text)
    assert "Cards you know" in text
    kept = load(tmp_path / "game.jsonl")
    assert kept.outcome == session.state.outcome
    assert replay(HAND, kept).state == session.state


@pytest.mark.parametrize("seed", range(5))
def test_a_run_by_chance(tmp_path: Path, keys: Keys, seed: int) -> None:
    session = table(tmp_path, seed)
    keys(by_chance(session, seed))
    assert session.run()
    text = shown(session.screen)
    assert max(len(line) for line in text.splitlines()) <= 80
    assert "The run is lost" in text


def test_a_bot_alone_is_watched(tmp_path: Path, keys: Keys) -> None:
    session = table(tmp_path, seats="greedy")
    keys([])
    assert session.run()
    assert "Wave 1 begins." in shown(session.screen)


def drawn(state: object, *, short: bool = False) -> str:
    """Everything that is shown of a state, in one line of words."""
    on = screen()
    view = state.view(0)  # type: ignore[attr-defined]
    on.print(*RENDERER.table(view, ME))
    on.print(*RENDERER.own(view, ME, short=short))
    on.print_line(RENDERER.asked(view, ME))
    for move in state.legal(0):  # type: ignore[attr-defined]
        on.print(RENDERER.note(view, move) or "")
    on.print(*RENDERER.resting(view, ME))
    return " ".join(shown(on).split())


def test_the_line_tells_what_is_left_and_what_is_hidden() -> None:
    line = "Cave Bear, Chieftain, Pit Brute, Scout"
    state = combat(line, "Carrion Bat, Sand Stalker", hero="Galathar")
    state.known &= ~(1 << c.PIT_BRUTE // 4)
    act(state, "commit Carrion Bat", "strike front")
    text = drawn(state)
    assert "front Cave Bear Creature 5 of 8 HP DMG 2" in text
    assert "second Chieftain Warrior 9 HP DMG 2" in text
    assert "It has 2 HP more while it is not in front." in text
    assert "third hidden 4th Scout Warrior 3 HP DMG 1" in text
    assert "Pit Brute" not in text


def test_an_attack_is_worked_out() -> None:
    state = combat("Shieldbearer, Hill Raider", "Carrion Bat, Sand Stalker", hero="Rhys")
    act(state, "commit Carrion Bat", "commit Sand Stalker")
    text = drawn(state, short=True)
    assert "Attack Carrion Bat 3 · Sand Stalker 5" in text
    assert (
        "3 + 5 +2 Crossfire +1 Dual Wield \N{MINUS SIGN}4 Shieldbearer = 7 against 4: "
        "defeated and slotted" in text
    )


def test_costs_are_told_before_they_are_paid() -> None:
    state = combat("Ogre Mauler, Hill Raider", "Carrion Bat", hero="Rhys", grid=(1, 0))
    text = drawn(state)
    assert "3 damage, 2 HP left" in text
    assert "Shield Bash (exhausted)" in text
    assert "There is nothing Avenger could be used on. [HND-HERO-R4]" in text
    act(state, "use Throw Sword")
    assert "exhausts Throw Sword, 4 HP left" in drawn(state)
    dying = combat("Ogre Mauler", "Carrion Bat", hero="Rhys", grid=(2, 2))
    assert "3 damage: the run is lost" in drawn(dying)


def test_the_boss_tells_its_costs() -> None:
    state = boss_phase("Pit Brute, Scout", boss="Gorvane", wave=3)
    text = drawn(state)
    assert "Gorvane, level 3 14 HP" in text
    assert "Critical hits: 1/5/10, 2/*/9, 2/8/17" in text
    assert "Left undefeated, it costs 3 damage and 3 gold." in text
    assert "take 2 damage, deal 9" in text
    act(state, "critical 1", "lose 1 0")
    assert "pays the strength cost of the critical hit: at least 5." in drawn(state)
    act(state, "commit Pit Brute")
    assert "10 against 5: enough" in drawn(state)


def test_the_merchant_tells_prices() -> None:
    state = merchant(6, hero="Galathar", grid=(3, 1))
    text = drawn(state)
    assert "Gold 6" in text
    assert (
        "One strength attack, on a monster or the boss, is worth 7 more. It costs 4 gold." in text
    )
    assert "Giant Axe is the upgrade of a weapon that the hero does not own. [HND-WEAP-05]" in text
    act(state, "buy Healing Potion")
    text = drawn(state)
    assert "You do not have enough gold for War Axe. It costs 4 gold. [HND-MERCH-02]" in text


def test_wrong_words_change_nothing_and_say_why(tmp_path: Path, keys: Keys) -> None:
    session = table(tmp_path, hero="rhys")
    wrong = [
        "99",
        "sing",
        "strike boss",
        "critical 1",
        "commit Pit Brtue",
        "lose 1 0",
        "buy War Axe",
    ]
    keys([*wrong, "use Fire Ball", "", "9" * 5000, "use", "commit", "take it", "strike 1"])
    session.run()
    assert not session.recorder.choices
    text = " ".join(shown(session.screen).split())
    assert "There is no number 99: choose 1 to" in text
    assert "Fire Ball is not an ability of Rhys." in text
    assert "The rule: rules HND-BOSS-04" in text
    assert "Did you mean “commit Pit Brute”?" in text


def test_a_choice_is_taken_back_until_something_is_learned(tmp_path: Path, keys: Keys) -> None:
    session = table(tmp_path, hero="rhys")
    card = session.state.view(0).strength[0]
    keys([f"commit {card}", "undo", "undo", "take", "undo"])
    session.run()
    text = " ".join(shown(session.screen).split())
    assert f"Undone: Attack with {card}" in text
    assert text.count("nothing to undo") >= 1


def test_a_record_is_told_from_the_one_seat_there_is(tmp_path: Path, keys: Keys) -> None:
    session = table(tmp_path)
    keys(by_chance(session))
    session.run()
    record = session.recorder.record()
    whole, one = screen(), screen()
    assert replay_file(HAND, record, whole)
    assert replay_file(HAND, record, one, seat=0)
    assert shown(whole) == shown(one)
    assert "Wave 1 begins. ─" in shown(one)


def test_rules_are_found_by_their_ids() -> None:
    assert "HND-STR-06" in rule(HAND, "hnd-str-06")
    assert "Avenger" in rule(HAND, "HERO-R4")
    assert rule(HAND, "BS-11") == rule(HAND, "HND-BS-11")
