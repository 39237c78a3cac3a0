"""Set-up: the header of a table from a request, a record or another table, validated."""

from __future__ import annotations

import secrets
import time
import unicodedata
from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final, Protocol

from fateloom.core.campaigns import Chapter
from fateloom.core.commitment import new_nonce
from fateloom.core.errors import BadRecord, FateloomError, InvalidSetup, UnknownGame
from fateloom.core.game import Game
from fateloom.core.puzzles import Daily, daily
from fateloom.core.record import Choice, Record, replay
from fateloom.core.seeds import seed_of_words
from fateloom.core.shares import JointSeed, shares_text
from fateloom.games import registry
from fateloom.table.clocks import Clock
from fateloom.table.lessons import lesson_of
from fateloom.table.log import Entry, EntryKind, Header
from fateloom.table.puzzles import first_choices, puzzle_of
from fateloom.table.seating import Player, Seating, only_unlike

MAX_NAME: Final = 24
MAX_SAVE_NAME: Final = 40
_JOINERS: Final = "\u200c\u200d"
"""Invisible characters that join letters or emoji."""
_BLANK: Final = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters that are invisible."""
_MARKS: Final = 4
"""Maximum number of combining marks on a letter; more would cover its neighbours."""


class Sitter(Protocol):
    """The player of a seat: a person, a kind of bot, or a friend with a link."""

    @property
    def name(self) -> str:
        """The name of the seat."""

    @property
    def bot(self) -> str | None:
        """The kind of its bot, if it has one."""

    @property
    def friend(self) -> bool:
        """Whether the seat is for a friend with a link."""


class Wish(Protocol):
    """A requested table. `seed` is a text or a number; None draws a secret one."""

    @property
    def game(self) -> str:
        """The game's name."""

    @property
    def seats(self) -> Sequence[Sitter]:
        """Who sits where."""

    @property
    def seed(self) -> str | None:
        """The seed of all random draws."""

    @property
    def options(self) -> Mapping[str, Any]:
        """The game's options."""

    @property
    def clock(self) -> Clock | None:
        """The time limit, or None."""

    @property
    def joint(self) -> bool:
        """Whether every device has a share in the seed."""

    @property
    def lesson(self) -> str | None:
        """The lesson of the game, which settles everything else."""


def committed(header: Header) -> Header:
    """The same header with a new nonce, for a commitment to the deal."""
    return replace(header, nonce=new_nonce())


def header_of(
    wish: Wish,
    bots: Collection[str],
    games: Mapping[str, Game[Any, Any]] = registry,
    chapters: Sequence[Chapter] = (),
) -> Header:
    """The header of a requested table, with the chapters before it in a campaign.

    Raises `FateloomError`.
    """
    game = games[wish.game]
    if wish.lesson is not None:
        if chapters:
            raise InvalidSetup("lesson-alone")
        return _lesson(game, wish, wish.lesson)
    options = game.checked(game.continued(wish.options, chapters) if chapters else wish.options)
    for option in game.options:
        if options[option.name] in option.past:
            raise InvalidSetup("option-past", option.name, str(options[option.name]))
    players: list[Player] = []
    for seat, plan in enumerate(wish.seats):
        if plan.bot is not None and plan.bot not in bots:
            raise InvalidSetup("unknown-bot", plan.bot, tuple(bots))
        if plan.bot is not None and plan.friend:
            raise InvalidSetup("friend-or-bot", seat)
        name = checked_name(plan.name, seat)
        only_unlike(name, (player.name for player in players))
        players.append(Player(name, plan.bot))
    if wish.joint and wish.seed is not None:
        raise InvalidSetup("joint-seed")
    seed = seed_of_words(wish.seed)
    # Sets the game up once, only to check the options.
    game.new(seed=seed, seats=len(players), **options)
    header = _header(game.name, game.rules, seed, options, players)
    # Bots have no devices.
    joint = wish.joint and any(player.bot is None for player in players)
    seating = replace(header.seating, joint=joint)
    return replace(
        header,
        seating=seating,
        clock=wish.clock,
        foreknown=wish.seed is not None,
        chapters=tuple(chapters),
    )


def _lesson(game: Game[Any, Any], wish: Wish, name: str) -> Header:
    """The header of a table at which a lesson or a puzzle of the game is played."""
    if wish.seats or wish.options or wish.seed is not None or wish.clock is not None or wish.joint:
        raise InvalidSetup("lesson-alone")
    wanted = daily(name)
    if wanted is not None:
        return _puzzle(game, wanted)
    lesson = lesson_of(game.name, name)
    players = [Player(sitter.name, sitter.bot) for sitter in lesson.seats]
    options = game.checked(lesson.options)
    header = _header(game.name, game.rules, lesson.seed, options, players)
    return replace(header, foreknown=True, lesson=lesson.id)


def _puzzle(game: Game[Any, Any], wanted: Daily) -> Header:
    """The header of a table at which a puzzle of the game is played."""
    puzzles, puzzle = puzzle_of(game, wanted)
    options = game.checked(puzzles.options)
    players = [Player(sitter.name, sitter.bot) for sitter in puzzles.seats]
    header = _header(game.name, game.rules, puzzle.seed, options, players)
    return replace(header, foreknown=True, lesson=wanted.name, prior=len(puzzle.choices))


def first_lines(header: Header) -> list[Entry]:
    """The log that a new table with this header begins with: that of a puzzle is not empty."""
    return log_of(None, first_choices(header), header.created)


def read_record(
    text: str, games: Mapping[str, Game[Any, Any]] = registry
) -> tuple[Header, list[Entry], str | None]:
    """A table from a record: header, log, and the record itself if its game is over.

    An unfinished game is paused. Raises `BadRecord`.
    """
    try:
        return _read_record(text, games)
    except BadRecord:
        raise
    except UnknownGame as error:
        raise BadRecord("record-unknown-game", *error.details) from error
    except FateloomError as error:
        raise BadRecord("record-setup", str(error)) from error
    except (AttributeError, RecursionError, TypeError, ValueError) as error:
        # A file made by hand can be wrong in any way.
        raise BadRecord("record-field", type(error).__name__) from error


def _read_record(
    text: str, games: Mapping[str, Game[Any, Any]]
) -> tuple[Header, list[Entry], str | None]:
    record = Record.loads(text)
    game = games[record.game]
    recorder = replay(game, record)
    names = record.players or tuple(f"Player {seat + 1}" for seat in range(record.seats))
    players = [Player(checked_name(name, seat)) for seat, name in enumerate(names)]
    joint = record.joint
    seed = record.seed if joint is None else joint.drawn
    header = _header(game.name, game.rules, seed, dict(recorder.header.options), players)
    header = replace(header, foreknown=True, nonce=record.nonce, chapters=record.chapters)
    now = header.created
    entries = log_of(joint, recorder.choices, now)
    if recorder.called_off:
        entries.append(Entry(len(entries) + 1, EntryKind.END, 0, None, now))
    if recorder.outcome is None:
        return header, [*entries, Entry(len(entries) + 1, EntryKind.PAUSE, None, None, now)], None
    return header, entries, recorder.record().dumps()


def log_of(joint: JointSeed | None, choices: Sequence[Choice], now: float) -> list[Entry]:
    """A log of these choices, all at this time, after the deal if its seed is joint."""
    entries = []
    if joint is not None:
        entries.append(Entry(1, EntryKind.DEALT, None, shares_text(joint.shares), now))
    for seq, choice in enumerate(choices, len(entries) + 1):
        entries.append(Entry(seq, EntryKind.CHOICE, choice.seat, choice.move, now))
    return entries


def copy_of(
    header: Header, entries: Sequence[Entry], name: str | None
) -> tuple[Header, list[Entry]]:
    """A copy of a table with this log: with a name, a paused save; without, a table to play at.

    Raises `InvalidSetup` for an unreadable name.
    """
    saved = None if name is None else _save_name(name)
    copied = replace(
        header,
        table=secrets.token_hex(8),
        created=time.time(),
        saved=saved,
        foreknown=True,
        # The log contains the deal.
        seating=replace(header.seating, joint=False),
    )
    lines = list(entries)
    resting = _resting(lines)
    if resting == (saved is None):
        kind = EntryKind.RESUME if resting else EntryKind.PAUSE
        lines.append(Entry(len(lines) + 1, kind, None, None, copied.created))
    return copied, lines


def rematch_of(header: Header) -> Header:
    """The same game again with another seed, after a lesson by oneself; the caller sets the
    seating."""
    return replace(
        header,
        table=secrets.token_hex(8),
        seed=seed_of_words(None),
        secret=secrets.token_hex(16),
        created=time.time(),
        foreknown=False,
        nonce=None,
        lesson=None,
        prior=None,
    )


def _resting(entries: Sequence[Entry]) -> bool:
    """Whether a table with this log is paused."""
    last = next((each.kind for each in reversed(entries) if each.kind in _RESTS), EntryKind.RESUME)
    return last == EntryKind.PAUSE


_RESTS: Final = (EntryKind.PAUSE, EntryKind.RESUME)


def _save_name(name: str) -> str:
    name = unicodedata.normalize("NFC", name).strip()
    if not name or len(name) > MAX_SAVE_NAME:
        raise InvalidSetup("save-name-length", MAX_SAVE_NAME)
    if not readable(name):
        raise InvalidSetup("save-name-unreadable")
    return name


def _header(
    game: str,
    rules: int,
    seed: int,
    options: dict[str, bool | int | str],
    players: list[Player],
) -> Header:
    return Header(
        table=secrets.token_hex(8),
        game=game,
        rules=rules,
        seed=seed,
        options=options,
        seating=Seating.of(players),
        secret=secrets.token_hex(16),
        created=time.time(),
    )


def checked_name(name: object, seat: int) -> str:
    """A seat's name without spaces around it. Raises `InvalidSetup` for an unreadable one."""
    if not isinstance(name, str):
        raise InvalidSetup("name-unreadable", seat)
    name = unicodedata.normalize("NFC", name).strip()
    if not name or len(name) > MAX_NAME:
        raise InvalidSetup("name-length", seat, MAX_NAME)
    if not readable(name):
        raise InvalidSetup("name-unreadable", seat)
    return name


def readable(text: str) -> bool:
    """Whether all characters of a text are readable or join readable ones, and some are visible."""
    marks = 0
    seen = False
    for sign in text:
        kind = unicodedata.category(sign)
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if marks > _MARKS or not (sign.isprintable() or sign in _JOINERS):
            return False
        seen = seen or (kind[0] in "LNPS" and sign not in _BLANK)
    return seen
