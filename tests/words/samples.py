"""Samples of what Python says of a game, to which the client is held.

A sample is an event, a move or a refusal with the sentence Python makes of it. Each event and each
kind of sentence for a move comes up once.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import asdict
from functools import cache
from random import Random
from typing import Any, Final

from fateloom import words
from fateloom.bots import bot
from fateloom.core.errors import IllegalMove
from fateloom.core.game import Game, Move, State
from tests.games.destinies.anywhere import anywhere
from tests.games.destiny.table import either_way
from tests.words import translations as t

PLAYERS: Final = ("Hedda", "Anselm", "Isolde", "Konrad", "Mechthild", "Ulrich")
GAMES: Final = 80
STARTS: Final[dict[str, Callable[[int], State]]] = {"destinies": anywhere, "destiny": either_way}
"""Where one story or option does not have everything, a table is taken up anywhere."""
RARE: Final = frozenset({"deals-anew", "flips-unseen", "hits-boss", "retries"})
"""Events that come up once in many games. Their sentences are tested by themselves."""
SENSE: Final = 0.9
"""The probability of a sensible choice in a solo game, in every other game."""


def samples(game: Game[Any, Any]) -> dict[str, Any]:
    """One sample of everything that comes up in a number of games.

    Every event does, except rare ones.
    """
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
    missing = {code for code in game.event_codes - RARE if f"event {code}" not in told}
    assert not missing, f"{game.name}: events without a sample: {', '.join(sorted(missing))}"
    return {"players": PLAYERS, **{key: told[key] for key in sorted(told)}}


def _note_moves(
    told: dict[str, Any], game: Game[Any, Any], state: State, seat: int, rng: Random
) -> None:
    view = asdict(state.view(seat))
    for move in state.legal(seat):
        fields = (_fields(game.name, move.kind) & view.keys()) - move.args.keys()
        short = {name: view[name] for name in sorted(fields)}
        moment = [len(each) if isinstance(each, tuple) else each for each in short.values()]
        marks = [name for name, value in move.args.items() if value is None or value is True]
        key = " ".join(map(str, ("move", *_message(game.name, move), *moment, *marks)))
        if key not in told:
            text = words.move(game.name, move, view, PLAYERS)
            made = {"kind": move.kind, "args": move.args, "text": move.text}
            shown = {**short, **_names(view, move)}
            told[key] = json.loads(json.dumps({"move": made, "view": shown, "text": text}))
    for move in _others(game, state, seat, rng):
        try:
            state.copy().apply(seat, move)
        except IllegalMove as refusal:
            key = f"refusal {refusal.code}"
            if key not in told:
                details = json.loads(json.dumps(refusal.details))
                sample = {"details": details, "text": words.refusal(refusal, game.name)}
                told[key] = {"code": refusal.code, **sample}


def _message(game: str, move: Move) -> tuple[str, ...]:
    """What tells the kind of sentence that a move gets: its kind, and an object with words of its
    own for it."""
    first = next(iter(move.args.values()), None)
    special = isinstance(first, str) and words.has(f"{game}-move-{move.kind}-{words.slug(first)}")
    return (move.kind, str(first)) if special else (move.kind,)


@cache
def _fields(game: str, kind: str) -> frozenset[str]:
    """All that the sentences for a kind of move may ask for, fields of the view among it."""
    return frozenset(
        variable
        for file in t.files(t.ORIGINAL)
        for id_, message in t.messages(t.ORIGINAL, file).items()
        if id_ == f"{game}-move-{kind}" or id_.startswith(f"{game}-move-{kind}-")
        for _, pattern in t.parts(message)
        for variable in t.variables(pattern)
    )


def _names(view: dict[str, Any], move: Move) -> dict[str, Any]:
    """Of the names that a view holds, those of what a move is about."""
    about = {f"{name} {value}" for name, value in move.args.items()}
    names = [pair for pair in view.get("names", ()) if pair[0] in about]
    return {"names": names} if names else {}


def _others(game: Game[Any, Any], state: State, seat: int, rng: Random) -> list[Any]:
    """A few moves that are not legal now."""
    legal = set(state.legal(seat))
    moves = [move for move in game.moves if move not in legal]
    return rng.sample(moves, min(8, len(moves)))
