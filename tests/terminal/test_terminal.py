"""Whole games at a keyboard that is a list of lines."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any

import pytest
from crossroads.game import CROSSROADS

from fateloom.bots import BOTS, PLAYERS, Bot, installed
from fateloom.core.errors import BadRecord, FateloomError, InvalidSetup
from fateloom.core.record import Record, replay
from fateloom.core.standstill import LIMIT
from fateloom.games import registry
from fateloom.terminal import (
    Session,
    load,
    new_path,
    print_rules,
    replay_file,
    sitters_of,
    sitters_planned,
)
from fateloom.terminal import saves as saves_module
from fateloom.terminal.commands import typed
from fateloom.terminal.rules import rule
from fateloom.terminal.screen import CLEAR, plain
from tests.terminal.keyboard import Keys, by_chance, screen, shown

DESTINY = registry["destiny"]


BORIS = Bot("boris", sees=True, choose=BOTS["greedy"].choose)


def table(tmp_path: Path, seats: str = "me,greedy,random", seed: int = 7, **more: Any) -> Session:
    sitters = sitters_planned(seats)
    return Session.start(
        DESTINY, sitters, seed, {"goal": 3}, tmp_path / "game.jsonl", screen(**more)
    )


# --- playing ----------------------------------------------------------------------------


@pytest.mark.parametrize("seats", ["me,random", "me,greedy,random,greedy", "greedy,random"])
def test_a_whole_game(tmp_path: Path, keys: Keys, seats: str) -> None:
    session = table(tmp_path, seats)
    keys(by_chance(session))
    assert session.run()
    text = shown(session.screen)
    assert session.state.outcome is not None
    winner = session.names[session.state.outcome.winners[0]]
    assert f"{winner} wins" in text
    assert str(tmp_path / "game.jsonl") in text.replace("\n", "")
    assert max(len(line) for line in text.splitlines()) <= 80
    assert not re.search(r"[{}]", text)
    kept = load(tmp_path / "game.jsonl")
    assert kept.outcome == session.state.outcome
    assert replay(DESTINY, kept).state == session.state


def test_a_bot_that_gets_nowhere_holds_up_no_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def restless(game: Any, view: Any, legal: Any, rng: Any) -> Any:
        return legal[0]

    monkeypatch.setitem(PLAYERS, "search", Bot("search", False, restless))
    session = table(tmp_path, "search,greedy")
    assert session.run()
    assert len(session.recorder.choices) > LIMIT


@pytest.mark.thorough
def test_six_at_the_table_fit_80_columns(tmp_path: Path, keys: Keys) -> None:
    session = table(tmp_path, "me,greedy,random,greedy,greedy,random", seed=5)
    keys(by_chance(session, 3))
    session.run()
    assert max(len(line) for line in shown(session.screen).splitlines()) <= 80


@pytest.mark.thorough
def test_every_choice_is_kept_at_once(tmp_path: Path, keys: Keys) -> None:
    session = table(tmp_path, "me,random")
    made = 0

    def watch() -> Iterator[str]:
        nonlocal made
        for line in by_chance(session):
            kept = load(tmp_path / "game.jsonl").choices
            mine = [choice for choice in session.recorder.choices if choice.seat == 0]
            assert [choice for choice in kept if choice.seat == 0] == mine
            made += 1
            yield line

    keys(watch())
    session.run()
    assert made > 10


@pytest.mark.thorough
def test_a_game_left_goes_on_as_if_it_had_not_been_left(tmp_path: Path, keys: Keys) -> None:
    whole = table(tmp_path, "me,greedy,random")
    typed_lines: list[str] = []

    def note() -> Iterator[str]:
        for line in by_chance(whole):
            typed_lines.append(line)
            yield line

    keys(note())
    whole.run()
    place = tmp_path / "left.jsonl"
    sitters = sitters_planned("me,greedy,random")
    first = Session.start(DESTINY, sitters, 7, {"goal": 3}, place, screen())
    half = len(typed_lines) // 2
    keys([*typed_lines[:half], "quit"])
    assert not first.run()
    assert f"--load {place}" in shown(first.screen).replace("\n", "")
    record = load(place)
    second = Session.resume(DESTINY, record, sitters_of(record), place, screen())
    assert [sitter.label for sitter in second.sitters] == [sitter.label for sitter in sitters]
    keys(typed_lines[half:])
    assert second.run()
    assert second.recorder.record() == whole.recorder.record()


def test_input_that_ends_leaves_the_game_and_keeps_it(tmp_path: Path, keys: Keys) -> None:
    session = table(tmp_path)
    keys([])
    assert not session.run()
    assert load(tmp_path / "game.jsonl").seed == 7


def to_the_hit(session: Session) -> Iterator[str]:
    """Types what leads to the first Hit Phase of the person in seat 0."""
    yield "1"
    while session.state.view(0).phase != "hit":
        yield "done"


def test_marks_can_be_taken_back_and_draws_cannot(tmp_path: Path, keys: Keys) -> None:
    session = table(tmp_path)
    marked: list[tuple[str, ...]] = []

    def lines() -> Iterator[str]:
        yield from to_the_hit(session)
        yield "1 2 3"
        marked.append(session.state.view(0).marked)
        yield "undo"
        marked.append(session.state.view(0).marked)
        yield "done"
        yield "undo"

    keys(lines())
    session.run()
    assert [len(each) for each in marked] == [3, 2]
    text = " ".join(shown(session.screen).split())
    assert "Undone: Mark" in text
    assert "Hedda has nothing to undo" in text


def test_wrong_words_change_nothing_and_say_why(tmp_path: Path, keys: Keys) -> None:
    session = table(tmp_path)
    counts: list[int] = []

    def lines() -> Iterator[str]:
        for line in ("99", "sing", "play GB1", "identity Jestr", "", "   ", "0", "9" * 5000):
            yield line
            counts.append(len([c for c in session.recorder.choices if c.seat == 0]))

    keys(lines())
    session.run()
    assert set(counts) == {0}
    text = shown(session.screen)
    assert "There is no number 99: choose 1 to" in text
    assert "rules DTY-SEQ-01" in text


def test_commands(tmp_path: Path, keys: Keys) -> None:
    session = table(tmp_path)
    copy = tmp_path / "copy.jsonl"
    lines = ["?", "log", "table", "more", "rules DTY-BASE-03", "rules XYZ", "save"]
    keys([*lines, f"save {copy}", f"save {copy}", f"save {tmp_path / 'no' / 'x'}", "quit"])
    session.run()
    text = " ".join(shown(session.screen).split())
    assert "several numbers: 1 3 4" in text
    assert "DTY-BASE-03" in text
    assert "There is no rule XYZ." in text
    assert "already exists" in text
    assert "cannot be written" in text
    assert load(copy) == load(tmp_path / "game.jsonl")


@pytest.mark.thorough
def test_plays_show_what_they_score_and_what_rests(tmp_path: Path, keys: Keys) -> None:
    session = table(tmp_path)
    keys(by_chance(session, 5))
    session.run()
    text = shown(session.screen)
    assert re.search(r"Lay .+ = \d+  total \d+", text) or re.search(r"Lay .+  total \d+", text)
    assert "Not playable now:" in text


@pytest.mark.thorough
def test_a_full_disk_is_told_once_and_stops_nothing(
    tmp_path: Path, keys: Keys, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = table(tmp_path)
    monkeypatch.setattr("fateloom.terminal.saves.os.fsync", _no_space)
    keys(by_chance(session))
    assert session.run()
    text = " ".join(shown(session.screen).split())
    assert text.count("cannot be written") == 1
    assert "could not be saved" in text


def _no_space(handle: int) -> None:
    raise OSError(28, "No space left on device")


def test_any_game_can_be_played(tmp_path: Path, keys: Keys) -> None:
    sitters = sitters_planned("me,random")
    session = Session.start(CROSSROADS, sitters, 3, {}, tmp_path / "game.jsonl", screen())
    keys(by_chance(session))
    assert session.run()
    assert "lanterns:" in shown(session.screen)


# --- several people ---------------------------------------------------------------------


@pytest.mark.thorough
def test_nothing_of_one_hand_is_left_when_the_next_person_sits_down(
    tmp_path: Path, keys: Keys
) -> None:
    sitters = sitters_planned("me,person:Anna,random")
    on = screen(force_terminal=True, color_system=None)
    session = Session.start(DESTINY, sitters, 11, {"goal": 3}, tmp_path / "game.jsonl", on)
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
            other = 1 - seat
            name, rival = session.names[seat], session.names[other]
            assert f"Into {rival}" not in visible
            assert f"{name}" in visible
            yield next(chance)

    keys(lines())
    assert session.run()
    assert prompts > 10


@pytest.mark.thorough
def test_one_person_sees_no_curtain(tmp_path: Path, keys: Keys) -> None:
    session = table(tmp_path, "me,random")
    keys(by_chance(session))
    session.run()
    assert "Hand the keyboard" not in shown(session.screen)


def test_the_log_holds_nothing_that_others_drew(tmp_path: Path, keys: Keys) -> None:
    session = table(tmp_path, "me,greedy,random")
    keys(["1", "log"])
    session.run()
    drew = re.findall(r"Into (\w+)", shown(session.screen))
    assert set(drew) == {"Hedda"}


# --- what is typed ----------------------------------------------------------------------


def test_lines_are_taken_apart() -> None:
    legal, labels = ["play GB1", "done"], ["Lay Good Base 1", "Lay no more Bases"]
    assert typed("2", legal, labels).moves == ("done",)
    assert typed("1 2 1", legal, labels).moves == ("play GB1", "done")
    assert typed("1 3", legal, labels).unknown == "3"
    assert typed("lay  GOOD base 1", legal, labels).moves == ("play GB1",)
    assert typed(" play   gb1 ", legal, labels).moves == ("play gb1",)
    assert typed("rules  DTY-BASE-03", legal, labels)[:2] == ("rules", "DTY-BASE-03")
    assert typed("Q", legal, labels).command == "quit"
    assert not any(typed("  ", legal, labels))


def test_seats() -> None:
    sitters = sitters_planned("me, person:Anna,greedy:Bob ,RANDOM")
    assert [sitter.label for sitter in sitters] == [
        "Hedda", "Anna", "Bob (greedy)", "Anselm (random)",
    ]  # fmt: skip
    named = sitters_planned("me,greedy", "Ute,Volker")
    assert [sitter.name for sitter in named] == ["Ute", "Volker"]


@pytest.mark.parametrize(
    ("seats", "names", "code"),
    [
        ("", None, "no-seats"),
        (" , ", None, "no-seats"),
        ("me,gredy", None, "unknown-bot"),
        ("me,cheater", None, "unknown-bot"),
        ("me,random", "a,b,c", "names-count"),
        ("me:A,random:A", None, "name-twice"),
        ("me:" + "A" * 25, None, "name-unfit"),
        ("me:\x1b[2J", None, "name-unfit"),
    ],
)
def test_wrong_seats(seats: str, names: str | None, code: str) -> None:
    with pytest.raises(FateloomError) as refused:
        sitters_planned(seats, names)
    assert refused.value.code == code


def test_a_bot_of_an_installed_package_takes_a_seat(
    tmp_path: Path, keys: Keys, monkeypatch: pytest.MonkeyPatch
) -> None:
    point = EntryPoint("boris", f"{__name__}:BORIS", installed.GROUP)
    monkeypatch.setattr(installed, "entry_points", lambda group: [point] * (group == point.group))
    session = table(tmp_path, seats="boris,Boris:Bella")
    assert [sitter.label for sitter in session.sitters] == ["Hedda (boris)", "Bella (boris)"]
    assert session.run()
    kept = session.recorder.record()
    assert [sitter.bot for sitter in sitters_of(kept)] == [BORIS, BORIS]


def test_names_of_a_record_cannot_write_on_the_screen() -> None:
    record = Record("destiny", 1, 1, 4, {}, ("\x1b[2Jx", {"a": 1}, "N" * 40))  # type: ignore[arg-type]
    names = [sitter.name for sitter in sitters_of(record)]
    assert all(name.isprintable() and len(name) <= 24 for name in names)
    assert len(set(names)) == 4
    assert plain("a\x1b[31m\r\u202eb\nc") == "a?[31m??b\nc"


# --- files ------------------------------------------------------------------------------


def test_a_new_game_never_overwrites(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(saves_module, "user_data_path", lambda name: tmp_path / name)
    one = new_path("destiny")
    one.touch()
    assert new_path("destiny") != one
    with pytest.raises(FateloomError):
        new_path("destiny", one)


def test_only_the_owner_may_read_a_game(tmp_path: Path, keys: Keys) -> None:
    session = table(tmp_path)
    keys([])
    session.run()
    if sys.platform != "win32":
        assert (tmp_path / "game.jsonl").stat().st_mode & 0o077 == 0
    assert [path.name for path in tmp_path.iterdir()] == ["game.jsonl"]


def test_bad_files(tmp_path: Path) -> None:
    (tmp_path / "binary").write_bytes(b"\xff\xfe\x00")
    (tmp_path / "text").write_text("hello\n", encoding="utf-8")
    for name, code in (("none", "cannot-read"), ("binary", "record-foreign")):
        with pytest.raises(BadRecord) as refused:
            load(tmp_path / name)
        assert refused.value.code == code
    with pytest.raises(BadRecord):
        load(tmp_path / "text")
    with pytest.raises(BadRecord):
        load(tmp_path)


# --- watching again and reading ---------------------------------------------------------


@pytest.fixture
def record(tmp_path: Path, keys: Keys) -> Record:
    session = table(tmp_path)
    keys(by_chance(session))
    session.run()
    return session.recorder.record()


def test_a_record_is_told_whole_or_from_one_seat(record: Record) -> None:
    whole, one = screen(), screen()
    assert replay_file(DESTINY, record, whole)
    assert replay_file(DESTINY, record, one, seat=1)
    assert set(re.findall(r"Into (\w+)", shown(whole))) == {"Hedda", "Anselm", "Isolde"}
    assert set(re.findall(r"Into (\w+)", shown(one))) == {"Anselm"}
    assert "wins" in shown(one)


def test_a_record_goes_step_by_step(record: Record, keys: Keys) -> None:
    stepping = screen()
    keys(["", "", "q"])
    assert not replay_file(DESTINY, record, stepping, step=True)
    assert shown(stepping).count("Enter goes on") == 3


def test_an_unfinished_record_says_so(record: Record) -> None:
    on = screen()
    assert replay_file(DESTINY, record.cut(9), on)
    assert "after 9 choices" in shown(on)


def test_there_must_be_such_a_seat(record: Record) -> None:
    with pytest.raises(InvalidSetup):
        replay_file(DESTINY, record, screen(), seat=3)


def test_rules_are_found_by_their_ids() -> None:
    assert "DTY-BASE-03" in rule(DESTINY, "dty-base-03")
    assert rule(DESTINY, "BASE-03") == rule(DESTINY, "DTY-BASE-03")
    with pytest.raises(FateloomError) as refused:
        rule(DESTINY, "DTY-BSE-03")
    assert "DTY-BASE-03" in refused.value.details[1]  # type: ignore[operator]
    on = screen()
    print_rules(DESTINY, "", on)
    assert len(shown(on).splitlines()) > 100


def test_a_game_without_written_rules_says_so() -> None:
    with pytest.raises(FateloomError) as refused:
        print_rules(CROSSROADS, "", screen())
    assert refused.value.code == "no-rules"
