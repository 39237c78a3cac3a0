"""Writes the samples that both readers of the words are held to: python -m tests.words.

A sample is an event, a move or a refusal with the sentence Python makes of it; the client's
tests read the same files. Each event and each kind of sentence for a move comes up once.
"""

from __future__ import annotations

import json
import re
from dataclasses import asdict
from pathlib import Path
from random import Random
from typing import Any, Final

from fateloom import words
from fateloom.bots import bot
from fateloom.core.errors import IllegalMove
from fateloom.core.game import Game, State
from fateloom.games import registry

SAMPLES: Final = Path(__file__).parent / "samples"
PLAYERS: Final = ("Hedda", "Anselm", "Isolde", "Konrad", "Mechthild", "Ulrich")
GAMES: Final = 30


def samples(game: Game[Any]) -> dict[str, Any]:
    """One sample of everything that comes up in a number of games."""
    told: dict[str, Any] = {}
    for seed in range(GAMES):
        rng = Random(seed)
        seats = game.seat_counts[seed % len(game.seat_counts)]
        state = game.new(seed=seed, seats=seats, watch=True)
        while state.outcome is None:
            seat = state.waiting[0]
            legal = state.legal(seat)
            _note_moves(told, game, state, seat)
            player = bot("greedy" if seed % 2 else "random")
            state.apply(seat, player.choose(game, state.view(seat), legal, rng))
        for event in state.events or ():
            if f"event {event.code}" not in told:
                told[f"event {event.code}"] = {
                    "code": event.code,
                    "args": event.args,
                    "text": words.event(game.name, event, PLAYERS),
                }
    return {"players": PLAYERS, **{key: told[key] for key in sorted(told)}}


def _note_moves(told: dict[str, Any], game: Game[Any], state: State, seat: int) -> None:
    view = json.loads(json.dumps(asdict(state.view(seat))))
    rules = words.move_rules(game.name)
    fields = {rule[key] for rule in rules for key in ("by", "count") if key in rule}
    short = {name: view[name] for name in sorted(fields)}
    for move in state.legal(seat):
        text = words.move(game.name, move.text, view, PLAYERS)
        rule = next((r for r in rules if re.fullmatch(r["pattern"], move.text)), {"say": "none"})
        sample = {"move": move.text, "view": short, "text": text}
        told.setdefault(f"move {rule['say']} {view.get(rule.get('by', ''), '')}".strip(), sample)
    for move in _others(game, state, seat):
        try:
            state.copy().apply(seat, move)
        except IllegalMove as refusal:
            details = json.loads(json.dumps(refusal.details))
            sample = {"details": details, "text": words.refusal(refusal, game.name)}
            told.setdefault(f"refusal {refusal.code}", {"code": refusal.code, **sample})


def _others(game: Game[Any], state: State, seat: int) -> list[Any]:
    """A few moves that are not legal now."""
    legal = set(state.legal(seat))
    rng = Random(len(legal))
    moves = [move for move in game.moves if move not in legal]
    return rng.sample(moves, min(3, len(moves)))


def written(game: Game[Any]) -> str:
    """The samples of a game as they stand in their file."""
    return json.dumps(samples(game), indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    SAMPLES.mkdir(exist_ok=True)
    for name, each in registry.items():
        (SAMPLES / f"{name}.json").write_text(written(each), encoding="utf-8")
