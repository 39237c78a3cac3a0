"""What is printed on the cards, as boards get it."""

from __future__ import annotations

import json
from pathlib import Path

from fateloom import catalogue
from fateloom.games import registry
from fateloom.games.hand import cards as hand


def test_a_board_gets_the_facts_as_a_module(tmp_path: Path) -> None:
    catalogue.write(tmp_path / "new")
    names = {name for name, game in registry.items() if game.catalogue}
    assert {path.name for path in (tmp_path / "new").iterdir()} == {f"{name}.ts" for name in names}
    text = (tmp_path / "new/hand.ts").read_text(encoding="utf-8")
    facts = json.loads(text[text.index("{") : text.rindex("}") + 1])
    assert [each["hp"] for each in facts["monsters"]] == list(hand.HP)
    assert facts["strength"] == {
        "casual": 4,
        "easy": 4,
        "normal": 3,
        "heroic": 3,
        "legendary": 2,
    }


def test_a_single_game_can_be_named(tmp_path: Path) -> None:
    catalogue.write(tmp_path, ["destiny"], "js")
    assert [path.name for path in tmp_path.iterdir()] == ["destiny.js"]
    assert " as const" not in (tmp_path / "destiny.js").read_text(encoding="utf-8")
