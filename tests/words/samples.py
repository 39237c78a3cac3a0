"""Samples of what Python says of a game, to which the client is held.

A sample is an event, a move or a refusal with the sentence Python makes of it. Each event and each
kind of sentence for a move comes up once.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from dataclasses import asdict
from random import Random
from typing import Any, Final

from fateloom import words
from fateloom.bots import bot
from fateloom.core.errors import IllegalMove
from fateloom.core.game import Game, State
from tests.games.destinies.anywhere import anywhere

PLAYERS: Final = ("Hedda", "Anselm", "Isolde", "Konrad", "Mechthild", "Ulrich")
GAMES: Final = 80
STARTS: Final[dict[str, Callable[[int], State]]] = {"destinies": anywhere}
"""Where one story does not have everything, a table is taken up anywhere."""
NO_RULE: Final[dict[str, Any]] = {"say": "none", "args": ()}
SENSE: Final = 0.9
"""How often whoever plays alone does what is sensible, in every other game."""


def samples(game: Game[Any, Any]) -> dict[str, Any]:
    """One sample of everything that comes up in a number of games."""
    told: dict[str, Any] = {}
    alone = max(game.seat_counts) == 1  # and soon dead, unless the run is an easy one
    start = STARTS.get(game.name)
    for seed in range(2 * GAMES if alone else GAMES // 2 if start else GAMES):
        rng, others = Random(seed), Random(seed)
        seats = game.seat_counts[seed % len(game.seat_counts)]
        options = {option.name: rng.choice(option.values) for option in game.options if alone}
        state = start(seed) if start else game.new(seed=seed, seats=seats, watch=True, **options)
        while state.outcome is None:
            seat = state.waiting[0]
            legal = state.legal(seat)
            _note_moves(told, game, state, seat, others)
            sensible = seed % 2 and (not alone or rng.random() < SENSE)
            player = bot("greedy" if sensible else "random")
            state.apply(seat, player.choose(game, state.view(seat), legal, rng))
        for event in state.events or ():
            if f"event {event.code}" not in told:
                told[f"event {event.code}"] = {
                    "code": event.code,
                    "args": event.args,
                    "text": words.event(game.name, event, PLAYERS),
                }
    return {"players": PLAYERS, **{key: told[key] for key in sorted(told)}}


def _note_moves(
    told: dict[str, Any], game: Game[Any, Any], state: State, seat: int, rng: Random
) -> None:
    view = state.view(seat)
    rules = words.move_rules(game.name)
    fields = {rule[key] for rule in rules for key in ("by", "count") if key in rule}
    short = json.loads(json.dumps({name: getattr(view, name) for name in sorted(fields)}))
    for move in state.legal(seat):
        rule = next((r for r in rules if re.fullmatch(r["pattern"], move.text)), NO_RULE)
        key = f"move {rule['say']} {short.get(rule.get('by', ''), '')}".strip()
        if key not in told:
            text = words.move(game.name, move.text, asdict(view), PLAYERS)
            names = (
                _names(view, move.text) if any("named " in kind for kind in rule["args"]) else {}
            )
            told[key] = {"move": move.text, "view": {**short, **names}, "text": text}
    for move in _others(game, state, seat, rng):
        try:
            state.copy().apply(seat, move)
        except IllegalMove as refusal:
            key = f"refusal {refusal.code}"
            if key not in told:
                details = json.loads(json.dumps(refusal.details))
                sample = {"details": details, "text": words.refusal(refusal, game.name)}
                told[key] = {"code": refusal.code, **sample}


def _names(view: Any, words_: str) -> dict[str, Any]:
    """Of the names that a view holds, those that the words of a move may want."""
    said = {*words_.split(), *re.split(r"[ .]", words_)}
    return {"names": [list(pair) for pair in view.names if pair[0].split()[1] in said]}


def _others(game: Game[Any, Any], state: State, seat: int, rng: Random) -> list[Any]:
    """A few moves that are not legal now."""
    legal = set(state.legal(seat))
    moves = [move for move in game.moves if move not in legal]
    return rng.sample(moves, min(8, len(moves)))
