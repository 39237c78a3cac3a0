"""Records: a game as its setup and its choices. A save is a record, and so is a bug report.

A record is JSON Lines. The first line is the header: game, version of the rules, options,
seed, seats, names. Each choice is a line, with the results of the random draws that followed,
so that a record can be read without the generator. The last line holds the outcome and the
SHA-256 of all lines before it, each ended by a newline character:

    {"fateloom":2,"game":"destiny","rules":1,"seed":7,"seats":2,"options":{"goal":5},...}
    {"n":1,"seat":0,"move":"identity King","chance":[]}
    {"n":2,"end":null,"sha256":"..."}

A record shows every hidden card of its game.

Examples:
    >>> import fateloom
    >>> game = fateloom.games["destiny"]
    >>> recorder = Recorder(game, seed=7, seats=2, players=("Hedda", "Anna"))
    >>> recorder.choose(1, "identity King")
    Choice(seat=1, move='identity King', chance=())
    >>> text = recorder.record().dumps()
    >>> record = Record.loads(text)
    >>> record.players, len(record.choices), record.outcome
    (('Hedda', 'Anna'), 1, None)
    >>> replay(game, record).state == recorder.state
    True
    >>> Record.loads(text.replace("King", "Warlord"))
    Traceback (most recent call last):
    fateloom.core.errors.BadRecord: record altered
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from copy import copy
from dataclasses import asdict, dataclass, field, replace
from hashlib import sha256
from typing import Any, Final, TypeGuard

from fateloom.core import campaigns
from fateloom.core.campaigns import Chapter
from fateloom.core.commitment import commitment, is_digest
from fateloom.core.errors import BadRecord, FateloomError, InvalidSetup
from fateloom.core.game import Event, Game, Outcome, State
from fateloom.core.jsontext import parsed
from fateloom.core.pause import PAUSE
from fateloom.core.shares import JointSeed
from fateloom.core.strict import BadData

FORMAT: Final = 2
"""The version of this file format. Since version 2, a seed may start a keyed stream
(`rng.KEYED`), which an older program would replay with other random numbers."""
CALLED_OFF: Final = Outcome("called-off", (), ())
"""The outcome of a game that its players agreed to end early: without winners or ranking."""
MAX_BYTES: Final = 8_000_000
"""The maximum size of a text that is read, in bytes."""
MAX_LINES: Final = MAX_BYTES // 40
"""The maximum number of lines of a text that is read: that of a choice has at least 40 bytes."""

Chance = tuple[tuple[str, tuple[Any, ...]], ...]
"""Results of random draws: the codes and arguments of the events in `Game.chance`."""


@dataclass(frozen=True, slots=True)
class Choice:
    """One choice of a game."""

    seat: int
    """The seat that chose."""
    move: str
    """The text of the move."""
    chance: Chance = ()
    """The results of the random draws that followed from it."""


@dataclass(frozen=True, slots=True)
class Record:
    """A game, finished or up to some choice."""

    game: str
    """The name of the game in the registry."""
    rules: int
    """The version of its rules."""
    seed: int
    """The seed of all random draws; that of `joint`, if there is one."""
    seats: int
    """The number of seats."""
    options: Mapping[str, bool | int | str]
    """All options by name."""
    players: tuple[str, ...] = ()
    """The names of the seats, or none."""
    chance: Chance = ()
    """The results of the random draws of the set-up."""
    choices: tuple[Choice, ...] = ()
    """The choices in order, without those that were taken back."""
    outcome: Outcome | None = field(default=None)
    """How the game ended; None if it did not."""
    nonce: str | None = None
    """The nonce of the commitment to the deal; None without a commitment."""
    joint: JointSeed | None = None
    """The parts of the seed, if every device had a share in it."""
    chapters: tuple[Chapter, ...] = ()
    """What happened in the earlier games of its campaign, if it follows others."""

    @property
    def commitment(self) -> str | None:
        """The commitment that the players got before the first choice; None without a nonce."""
        if self.nonce is None:
            return None
        return commitment(
            game=self.game,
            rules=self.rules,
            seats=self.seats,
            options=self.options,
            seed=self.seed if self.joint is None else self.joint.drawn,
            nonce=self.nonce,
        )

    def dumps(self) -> str:
        """The text of the record, in JSON Lines."""
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
        if self.nonce is not None:
            header |= {"commitment": self.commitment, "nonce": self.nonce}
        if self.joint is not None:
            header["joint"] = {"seed": self.joint.drawn, "shares": self.joint.shares}
        if self.chapters:
            header["campaign"] = campaigns.written(self.chapters)
        lines, pause = [_line(header)], PAUSE.get()
        for n, choice in enumerate(self.choices, 1):
            lines.append(_line({"n": n, **asdict(choice)}))
            pause()
        body = "".join(lines)
        end = asdict(self.outcome) if self.outcome else None
        last = {"n": len(lines), "end": end, "sha256": _digest(body)}
        return body + _line(last)

    @classmethod
    def loads(cls, text: str) -> Record:
        """Read the text of a record, without replaying it. Raises `BadRecord`, with the line."""
        lines = _lines(text)
        header = _header(lines)
        if len(lines) < 2:
            raise BadRecord("record-cut-short", len(lines))
        last = _parsed(lines, len(lines) - 1)
        if "sha256" not in last:
            raise BadRecord("record-cut-short", len(lines))
        if not lines[-1].endswith("\n") or last["sha256"] != _digest("".join(lines[:-1])):
            raise BadRecord("record-altered")
        choices, pause = [], PAUSE.get()
        for number in range(1, len(lines) - 1):
            choices.append(_choice(_parsed(lines, number), number))
            pause()
        if not _whole(last.get("n")) or last["n"] != len(lines) - 1:
            raise BadRecord("record-line", len(lines))
        record = cls(
            game=header["game"],
            rules=header["rules"],
            seed=header["seed"],
            seats=header["seats"],
            options=_checked(header, "options", _are_options),
            players=_checked(header, "players", _are_names),
            chance=_checked(header, "chance", _is_chance),
            choices=tuple(choices),
            outcome=_outcome(_checked(last, "end", _is_end)),
            nonce=_checked(header, "nonce", is_digest) if "nonce" in header else None,
            joint=_joint(header),
            chapters=_chapters(header),
        )
        if record.joint is not None and record.joint.seed != record.seed:
            raise BadRecord("record-shares")
        if header.get("commitment") != record.commitment:
            raise BadRecord("record-commitment")
        return record

    def cut(self, choices: int) -> Record:
        """The record of the first `choices` choices, without an outcome."""
        return replace(self, choices=self.choices[:choices], outcome=None)


class Recorder:
    """A game that is being played, with its record.

    Takes the arguments of `Game.new`, the names of the players, the nonce of the
    commitment to the deal, the parts of a joint seed, and the chapters before it in a campaign.
    Raises `InvalidSetup`.
    """

    game: Game[Any, Any]
    """The rules."""
    state: State
    """The table now. It keeps its events."""
    header: Record
    """The record of the set-up, without choices."""
    called_off: bool
    """Whether the players agreed to end the game early."""
    choices: list[Choice]
    """The choices so far."""
    moments: list[State]
    """The states before each of the choices."""
    marks: list[int]
    """How many events had happened before each of the choices."""

    def __init__(
        self,
        game: Game[Any, Any],
        *,
        seed: int,
        seats: int,
        players: Sequence[str] = (),
        nonce: str | None = None,
        joint: JointSeed | None = None,
        chapters: Sequence[Chapter] = (),
        **options: bool | int | str,
    ) -> None:
        if game.changed:
            raise InvalidSetup("game-changed", game.name)
        self.game = game
        self.state = game.new(seed=seed, seats=seats, watch=True, **options)
        self.header = Record(
            game=game.name,
            rules=game.rules,
            seed=seed,
            seats=seats,
            options=game.checked(options),
            players=tuple(players),
            chance=chance_of(game, self.events),
            nonce=nonce,
            joint=joint,
            chapters=tuple(chapters),
        )
        self.called_off = False
        self.choices = []
        self.moments = []
        self.marks = []

    @property
    def events(self) -> list[Event]:
        """All events so far, those of the set-up included."""
        assert self.state.events is not None
        return self.state.events

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, by its rules or by agreement; None while it runs."""
        return CALLED_OFF if self.called_off else self.state.outcome

    def choose(self, seat: int, move: str) -> Choice:
        """Make a choice, given as the text of a move.

        Raises `InvalidMove` or `IllegalMove`, and then changes nothing.
        """
        known = len(self.events)
        parsed = self.game.parse(move)
        before = self.state.copy()
        self.state.apply(seat, parsed)
        self.moments.append(before)
        self.marks.append(known)
        choice = Choice(seat, parsed.text, chance_of(self.game, self.events[known:]))
        self.choices.append(choice)
        return choice

    def back(self, choices: int) -> Recorder:
        """A new recorder of the first `choices` choices. This one is unchanged."""
        if choices == len(self.choices):
            state, known = self.state, len(self.events)
        else:
            state, known = self.moments[choices], self.marks[choices]
        again = copy(self)
        again.state = state.copy()
        again.state.events = self.events[:known]
        again.called_off = False
        again.choices = self.choices[:choices]
        again.moments = self.moments[:choices]
        again.marks = self.marks[:choices]
        return again

    def record(self) -> Record:
        """The record so far."""
        return replace(self.header, choices=tuple(self.choices), outcome=self.outcome)


def replay(game: Game[Any, Any], record: Record, choices: int | None = None) -> Recorder:
    """Replay a record, all of it or its first `choices` choices, and check every line.

    Raises `BadRecord` when the game or the version of its rules differs, a choice is not
    legal, or a random draw or the outcome differs from the record.

    Examples:
        >>> import fateloom
        >>> game = fateloom.games["destiny"]
        >>> recorder = Recorder(game, seed=7, seats=2)
        >>> _ = recorder.choose(1, "identity King")
        >>> replay(game, recorder.record(), choices=0).state.waiting
        (1,)
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
            nonce=record.nonce,
            joint=record.joint,
            chapters=record.chapters,
            **record.options,
        )
    except FateloomError as error:
        if error.code == "story-missing":  # which says what to do
            raise BadRecord(error.code, *error.details) from error
        raise BadRecord("record-setup", str(error)) from error
    if len(record.players) not in (0, record.seats):
        raise BadRecord("record-field", "players")
    if recorder.header.chance != record.chance:
        raise BadRecord("record-chance-differs", 1)
    upto, pause = len(record.choices) if choices is None else choices, PAUSE.get()
    for number, choice in enumerate(record.choices[:upto], 2):
        try:
            made = recorder.choose(choice.seat, choice.move)
        except FateloomError as error:
            raise BadRecord("record-choice", number, choice.move, str(error)) from error
        if made.chance != choice.chance:
            raise BadRecord("record-chance-differs", number)
        pause()
    if upto < len(record.choices):
        return recorder
    recorder.called_off = record.outcome == CALLED_OFF and recorder.state.outcome is None
    if recorder.outcome != record.outcome:
        raise BadRecord("record-outcome-differs", len(record.choices) + 2)
    return recorder


def chance_of(game: Game[Any, Any], events: Sequence[Event]) -> Chance:
    """The results of random draws among these events."""
    return tuple([(event.code, event.args) for event in events if event.code in game.chance])


def _line(data: Mapping[str, Any]) -> str:
    return json.dumps(data, separators=(",", ":"), ensure_ascii=False) + "\n"


def _digest(text: str) -> str:
    return sha256(text.encode()).hexdigest()


def _lines(text: str) -> list[str]:
    """The lines of a text, each with its newline. No other character ends a line."""
    try:
        size = len(text.encode())
    except UnicodeEncodeError as error:
        raise BadRecord("record-foreign") from error
    if size > MAX_BYTES:
        raise BadRecord("record-too-long", MAX_BYTES)
    if text.count("\n") > MAX_LINES:
        raise BadRecord("record-too-long", MAX_BYTES)
    lines = text.replace("\r\n", "\n").split("\n")
    rest = lines.pop()
    return [line + "\n" for line in lines] + ([rest] if rest else [])


def _header(lines: Sequence[str]) -> dict[str, Any]:
    if not lines:
        raise BadRecord("record-empty")
    try:
        header = _parsed(lines, 0)
    except BadRecord as error:
        raise BadRecord("record-foreign") from error
    version = header.get("fateloom")
    if not _whole(version) or version < 1:
        raise BadRecord("record-foreign")
    if version > FORMAT:
        raise BadRecord("record-newer", version, FORMAT)
    if not isinstance(header.get("game"), str):
        raise BadRecord("record-field", "game")
    for name in ("rules", "seed", "seats"):
        if not _whole(header.get(name)):
            raise BadRecord("record-field", name)
    return header


def _parsed(lines: Sequence[str], index: int) -> dict[str, Any]:
    """The object on a line, its lists as tuples."""
    try:
        data = parsed(lines[index])
        if isinstance(data, dict):
            return {name: _frozen(value) for name, value in data.items()}
    except ValueError as error:
        raise BadRecord("record-line", index + 1) from error
    raise BadRecord("record-line", index + 1)


def _choice(data: Mapping[str, Any], number: int) -> Choice:
    seat, move, chance = data.get("seat"), data.get("move"), data.get("chance")
    whole = _whole(data.get("n")) and _whole(seat) and isinstance(move, str) and _is_chance(chance)
    if not whole or data["n"] != number:
        raise BadRecord("record-line", number + 1)
    return Choice(data["seat"], data["move"], data["chance"])


def _joint(header: Mapping[str, Any]) -> JointSeed | None:
    if "joint" not in header:
        return None
    joint = _checked(header, "joint", lambda value: _is_joint(value, header["seats"]))
    return JointSeed(joint["seed"], joint["shares"])


def _chapters(header: Mapping[str, Any]) -> tuple[Chapter, ...]:
    try:
        return campaigns.read(header.get("campaign", ()))
    except BadData as error:
        raise BadRecord("record-field", "campaign") from error


def _outcome(end: Mapping[str, Any] | None) -> Outcome | None:
    return None if end is None else Outcome(end["reason"], end["winners"], end["ranking"])


# --- the form of a record ---------------------------------------------------------------


def _checked(data: Mapping[str, Any], name: str, fits: Callable[[Any], bool]) -> Any:
    if name not in data or not fits(data[name]):
        raise BadRecord("record-field", name)
    return data[name]


def _whole(value: Any) -> TypeGuard[int]:
    return type(value) is int


def _are_options(value: Any) -> bool:
    return isinstance(value, dict) and all(
        isinstance(each, (bool, int, str)) for each in value.values()
    )


def _are_names(value: Any) -> bool:
    return isinstance(value, tuple) and all(
        isinstance(name, str) and _is_text(name) for name in value
    )


def _is_joint(value: Any, seats: int) -> bool:
    if not isinstance(value, dict) or value.keys() != {"seed", "shares"}:
        return False
    seed, shares = value["seed"], value["shares"]
    if not (_whole(seed) and isinstance(shares, tuple) and len(shares) == seats):
        return False
    return all(share is None or is_digest(share) for share in shares)


def _is_text(value: str) -> bool:
    """Whether a text can be encoded: JSON can spell lone surrogates."""
    return not any("\ud800" <= letter <= "\udfff" for letter in value)


def _is_chance(value: Any) -> bool:
    return isinstance(value, tuple) and all(
        isinstance(event, tuple)
        and len(event) == 2
        and isinstance(event[0], str)
        and isinstance(event[1], tuple)
        for event in value
    )


def _is_end(value: Any) -> bool:
    if value is None:
        return True
    if not isinstance(value, dict) or value.keys() != {"reason", "winners", "ranking"}:
        return False
    reason, winners, ranking = value["reason"], value["winners"], value["ranking"]
    return (
        isinstance(reason, str)
        and _are_seats(winners)
        and isinstance(ranking, tuple)
        and all(_are_seats(place) for place in ranking)
    )


def _are_seats(value: Any) -> bool:
    return isinstance(value, tuple) and all(_whole(seat) for seat in value)


def _frozen(value: Any) -> Any:
    """A value of JSON with all its lists as tuples, at any depth."""
    if isinstance(value, list):
        return tuple(_frozen(part) for part in value)
    if isinstance(value, dict):
        return {name: _frozen(part) for name, part in value.items()}
    return value
