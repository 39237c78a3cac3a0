"""A game written down: its header and its choices. A save is a record, and so is a bug report.

JSON Lines. The first line is the header (game, rules version, options, seed, seats,
names); then comes a line a choice, with what chance gave beside it, so that a record
reads without the generator; the last line holds the outcome and a digest of all above:

    {"fateloom":1,"game":"destiny","rules":1,"seed":7,"seats":2,"options":{"goal":5},...}
    {"n":1,"seat":0,"move":"identity King","chance":[]}
    {"n":2,"end":null,"sha256":"..."}

A record tells every hidden card of its game, so it is given out only by whoever may see
them all.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from hashlib import sha256
from io import StringIO
from typing import Any, Final

from fateloom.core.errors import BadRecord, FateloomError
from fateloom.core.game import Event, Game, Outcome, State

FORMAT: Final = 1
"""The version of this file format."""
MAX_BYTES: Final = 8_000_000
"""A longer text is refused unread."""

Chance = tuple[tuple[str, tuple[Any, ...]], ...]


@dataclass(frozen=True, slots=True)
class Choice:
    """One choice: who, in words, and what chance gave in answer."""

    seat: int
    move: str
    chance: Chance = ()


@dataclass(frozen=True, slots=True)
class Record:
    """A whole game, or one up to some choice. `players` names the seats for readers."""

    game: str
    rules: int
    seed: int
    seats: int
    options: Mapping[str, bool | int | str]
    players: tuple[str, ...] = ()
    chance: Chance = ()
    choices: tuple[Choice, ...] = ()
    outcome: Outcome | None = field(default=None)

    def dumps(self) -> str:
        """The record as JSON Lines."""
        header = {
            "fateloom": FORMAT,
            "game": self.game,
            "rules": self.rules,
            "seed": self.seed,
            "seats": self.seats,
            "options": dict(self.options),
            "players": self.players,
            "chance": self.chance,
        }
        lines = [_line(header)]
        lines += [_line({"n": n, **asdict(choice)}) for n, choice in enumerate(self.choices, 1)]
        body = "".join(lines)
        end = asdict(self.outcome) if self.outcome else None
        last = {"n": len(lines), "end": end, "sha256": _digest(body)}
        return body + _line(last)

    @classmethod
    def loads(cls, text: str) -> Record:
        """Read a record. Raises `BadRecord`, naming the line; nothing is replayed yet."""
        if len(text) > MAX_BYTES:
            raise BadRecord("record-too-long", MAX_BYTES)
        # Names may hold signs that str.splitlines takes for the end of a line.
        lines = StringIO(text, newline=None).readlines()
        header = _header(lines)
        if len(lines) < 2:
            raise BadRecord("record-cut-short", len(lines))
        last = _parsed(lines, len(lines) - 1)
        if "sha256" not in last:
            raise BadRecord("record-cut-short", len(lines))
        if not lines[-1].endswith("\n") or last["sha256"] != _digest("".join(lines[:-1])):
            raise BadRecord("record-altered")
        try:
            choices = tuple(
                _choice(_parsed(lines, number), number) for number in range(1, len(lines) - 1)
            )
            return cls(
                game=header["game"],
                rules=header["rules"],
                seed=header["seed"],
                seats=header["seats"],
                options=header["options"],
                players=tuple(header["players"]),
                chance=_frozen(header["chance"]),
                choices=choices,
                outcome=_outcome(last["end"]),
            )
        except (KeyError, TypeError, ValueError, RecursionError) as error:
            raise BadRecord("record-field", str(error)) from error

    def cut(self, choices: int) -> Record:
        """The record up to that many choices, its game not over."""
        return replace(self, choices=self.choices[:choices], outcome=None)


class Recorder:
    """Plays a game and writes it down: a watched state, and the record of how it came about.

    `choices` are those made so far, and `moments` the table as it was before each.
    """

    def __init__(
        self,
        game: Game[Any],
        *,
        seed: int,
        seats: int,
        players: Sequence[str] = (),
        **options: bool | int | str,
    ) -> None:
        self.game = game
        self.state: State = game.new(seed=seed, seats=seats, watch=True, **options)
        self.header = Record(
            game=game.name,
            rules=game.rules,
            seed=seed,
            seats=seats,
            options=game.checked(options),
            players=tuple(players),
            chance=_chance(game, self.events),
        )
        self.choices: list[Choice] = []
        self.moments: list[State] = []

    @property
    def events(self) -> list[Event]:
        """Everything that happened so far."""
        assert self.state.events is not None
        return self.state.events

    def choose(self, seat: int, move: str) -> Choice:
        """Apply a choice given in words.

        Raises `InvalidMove` or `IllegalMove`, and then changes nothing.
        """
        known = len(self.events)
        parsed = self.game.parse(move)
        before = self.state.copy()
        self.state.apply(seat, parsed)
        self.moments.append(before)
        choice = Choice(seat, parsed.text, _chance(self.game, self.events[known:]))
        self.choices.append(choice)
        return choice

    def record(self) -> Record:
        """The record so far."""
        return replace(self.header, choices=tuple(self.choices), outcome=self.state.outcome)


def replay(game: Game[Any], record: Record, choices: int | None = None) -> Recorder:
    """Play a record again, all of it or its first choices, checking every line.

    Raises `BadRecord` when the game or rules version differ, a choice is not allowed, or
    chance or outcome do not come out as written.
    """
    if record.game != game.name:
        raise BadRecord("record-other-game", record.game, game.name)
    if record.rules != game.rules:
        raise BadRecord("record-other-rules", record.rules, game.rules)
    try:
        game.checked(record.options)  # before they become arguments: a name may be any word
        recorder = Recorder(
            game,
            seed=record.seed,
            seats=record.seats,
            players=record.players,
            **record.options,
        )
    except FateloomError as error:
        raise BadRecord("record-setup", str(error)) from error
    if recorder.header.chance != record.chance:
        raise BadRecord("record-chance-differs", 1)
    upto = len(record.choices) if choices is None else choices
    for number, choice in enumerate(record.choices[:upto], 2):
        try:
            made = recorder.choose(choice.seat, choice.move)
        except FateloomError as error:
            raise BadRecord("record-choice", number, choice.move, str(error)) from error
        if made.chance != choice.chance:
            raise BadRecord("record-chance-differs", number)
    if upto == len(record.choices) and recorder.state.outcome != record.outcome:
        raise BadRecord("record-outcome-differs", len(record.choices) + 2)
    return recorder


def _chance(game: Game[Any], events: Sequence[Event]) -> Chance:
    return tuple((event.code, event.args) for event in events if event.code in game.chance)


def _line(data: Mapping[str, Any]) -> str:
    return json.dumps(data, separators=(",", ":"), ensure_ascii=False) + "\n"


def _digest(text: str) -> str:
    return sha256(text.encode()).hexdigest()


def _header(lines: Sequence[str]) -> dict[str, Any]:
    if not lines:
        raise BadRecord("record-empty")
    try:
        header = _parsed(lines, 0)
    except BadRecord as error:
        raise BadRecord("record-foreign") from error
    version = header.get("fateloom")
    if isinstance(version, bool) or not isinstance(version, int):
        raise BadRecord("record-foreign")
    if version > FORMAT:
        raise BadRecord("record-newer", version, FORMAT)
    for name, kind in _HEADER_FIELDS.items():
        value = header.get(name)
        if isinstance(value, bool) or not isinstance(value, kind):
            raise BadRecord("record-field", name)
    return header


_HEADER_FIELDS: Final[dict[str, type]] = {
    "game": str,
    "rules": int,
    "seed": int,
    "seats": int,
    "options": dict,
    "players": list,
    "chance": list,
}


def _parsed(lines: Sequence[str], index: int) -> dict[str, Any]:
    try:
        data = json.loads(lines[index])
    except (ValueError, RecursionError) as error:
        raise BadRecord("record-line", index + 1) from error
    if not isinstance(data, dict):
        raise BadRecord("record-line", index + 1)
    return data


def _choice(data: Mapping[str, Any], number: int) -> Choice:
    seat, move = data.get("seat"), data.get("move")
    whole = isinstance(seat, int) and not isinstance(seat, bool) and isinstance(move, str)
    if not whole or data.get("n") != number or not isinstance(data.get("chance"), list):
        raise BadRecord("record-line", number + 1)
    assert isinstance(seat, int) and isinstance(move, str)
    return Choice(seat, move, _frozen(data["chance"]))


def _outcome(data: Any) -> Outcome | None:
    if data is None:
        return None
    return Outcome(data["reason"], _frozen(data["winners"]), _frozen(data["ranking"]))


def _frozen(value: Any) -> Any:
    if isinstance(value, list):
        return tuple(_frozen(part) for part in value)
    return value
