"""A change is read strictly: every mistake is found, with its line and what was probably meant."""

from __future__ import annotations

from pathlib import Path

import pytest

from fateloom.core.errors import InvalidSetup
from fateloom.games import registry
from fateloom.lab.compare.overlay import BadChange, Overlay, read

DESTINY = registry["destiny"]


def of(folder: Path, text: str) -> Overlay:
    file = folder / "change.yaml"
    file.write_text(text, encoding="utf-8")
    return read(file, DESTINY)


def faults(folder: Path, text: str) -> list[str]:
    with pytest.raises(BadChange) as refusal:
        of(folder, text)
    start = f"{folder / 'change.yaml'}:"
    assert all(fault.startswith(start) for fault in refusal.value.faults)
    assert (
        str(refusal.value) == f"bad change: {folder / 'change.yaml'}, {len(refusal.value.faults)}"
    )
    return [fault.removeprefix(start) for fault in refusal.value.faults]


def test_numbers_and_options_are_read(tmp_path: Path) -> None:
    text = """
game: destiny
numbers:
  cards: {King: {adds: 3}}
  treasures:
    Magic Tome:
      points: 2
      draws: 2
options:
  goal: 3
  laying: together
"""
    found = of(tmp_path, text)
    assert found.game is DESTINY
    assert found.numbers == {
        ("cards", "King", "adds"): 3,
        ("treasures", "Magic Tome", "points"): 2,
        ("treasures", "Magic Tome", "draws"): 2,
    }
    assert found.options == {"goal": 3, "laying": "together"}


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", ["1:1: a change has"]),
        ("- King\n", ["1:1: a change has"]),
        ("gme: destiny\n", ["1:1: “gme” is unknown: did you mean “game”"]),
        ("game: destny\n", ["1:7: “destny” is unknown: did you mean “destiny”"]),
        ("game: realms\n", ["1:7: the file changes realms, but the command line names destiny"]),
        ("game: [destiny]\n", ["1:7: “” is unknown; there is: destinies"]),
        ("game: destiny\n", ["1:1: nothing of destiny is changed"]),
        ("numbers:\n", ["1:9: under “numbers” belong names"]),
        ("numbers: {cards: {Kng: {adds: 3}}}\n", ["1:19: “Kng”", "King"]),
        ("numbers: {cards: {King: {add: 3}}}\n", ["1:26: “add”", "“adds”"]),
        ("numbers: {cards: {King: 3}}\n", ["1:25: under “numbers.cards.King” belong names"]),
        ("numbers: {cards: {King: {adds: 2}}}\n", ["1:32: cards.King.adds is 2 already"]),
        ("numbers: {cards: {King: {adds: 10}}}\n", ["1:32: cards.King.adds cannot be 10", "to 9"]),
        ("numbers: {cards: {King: {adds: -1}}}\n", ["cannot be -1", "from 0"]),
        ("numbers: {cards: {King: {adds: '3'}}}\n", ["cannot be 3"]),
        ("numbers: {cards: {King: {adds: 2.5}}}\n", ["cannot be 2.5"]),
        ("numbers: {cards: {King: {adds: true}}}\n", ["cannot be true"]),
        ("numbers: {cards: {King: {adds: }}}\n", ["cards.King.adds cannot be"]),
        ("numbers: {cards: {King: {adds: [3]}}}\n", ["cannot be ..."]),
        ("options: {gaol: 3}\n", ["1:11: “gaol”", "“goal”"]),
        ("options: {goal: 9}\n", ["1:17: goal cannot be 9"]),
        ("options: 3\n", ["1:10: under “options” belong names"]),
        ("numbers: !!python/object:os.system {}\n", ["1:10: tags"]),
        ("numbers: &a {}\n", ["1:10: anchors"]),
        ("numbers: {\n", ["invalid YAML"]),
        ("numbers:\n\tcards: 3\n", ["2:1: a tab"]),
    ],
)
def test_a_mistake_is_found_where_it_is(tmp_path: Path, text: str, expected: list[str]) -> None:
    (fault,) = faults(tmp_path, text)
    for words in expected:
        assert words in fault


def test_all_mistakes_are_told_at_once(tmp_path: Path) -> None:
    found = faults(
        tmp_path, "numbers:\n  cards: {Kng: 1}\n  rules: {hand: {cards: 99}}\noptions: {goal: 9}\n"
    )
    assert [fault.split(":")[0] for fault in found] == ["2", "3", "4"]


def test_a_game_has_to_be_named_somewhere(tmp_path: Path) -> None:
    file = tmp_path / "change.yaml"
    file.write_text("options: {goal: 3}\n")
    with pytest.raises(BadChange) as refusal:
        read(file)
    assert "name the game" in refusal.value.faults[0]
    file.write_text("game: DESTINY\noptions: {goal: 3}\n")
    assert read(file).game is DESTINY


def test_a_game_without_numbers_has_options(tmp_path: Path) -> None:
    file = tmp_path / "change.yaml"
    file.write_text("game: destinies\nnumbers: {cards: {Fox: {tails: 3}}}\n")
    with pytest.raises(BadChange) as refusal:
        read(file)
    assert "destinies has no numbers that can be changed" in refusal.value.faults[0]


def test_a_file_that_cannot_be_read_is_said(tmp_path: Path) -> None:
    for file in (tmp_path, tmp_path / "none.yaml"):
        with pytest.raises(InvalidSetup, match="change unreadable"):
            read(file)
    (tmp_path / "bytes.yaml").write_bytes(b"game: \xff\n")
    with pytest.raises(BadChange) as refusal:
        read(tmp_path / "bytes.yaml")
    assert "not UTF-8" in refusal.value.faults[0]
