"""A table that one device keeps for itself: what its people, bots and programs do there.

It is asked by the messages of docs/protocol.md and answers with them, as a server does. All
people sit at this one device, so whatever would be asked of everybody is done at once.
"""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from fateloom.bots import PLAYERS, bots_of, stand_in
from fateloom.core.game import Game, Program
from fateloom.core.standstill import standstill
from fateloom.offline import messages as m
from fateloom.offline.advising import Advising
from fateloom.offline.reviewing import Reviewing
from fateloom.offline.storage import DEVICE, entries_from, programs_from
from fateloom.table import commands as c
from fateloom.table import deadlines, setup
from fateloom.table.advice import decision
from fateloom.table.decide import decide
from fateloom.table.lessons import scripted
from fateloom.table.log import Entry, Header, chance
from fateloom.table.refusals import TableRefusal
from fateloom.table.seating import Player, Seating
from fateloom.table.state import TableState
from fateloom.table.visibility import Had, course, look, may_look


@dataclass(slots=True)
class Gaze:
    """Where somebody looks from, after how many choices (None: now), the languages they wish,
    whether from all seats at once, and what they have had."""

    seat: int | None
    at: int | None
    languages: tuple[str, ...]
    everything: bool = False
    had: Had | None = None


class DeviceTable:
    """A table of this device.

    written  the lines of the log that are not kept yet
    """

    def __init__(
        self, game: Game[Any, Any], header: Header, lines: Sequence[str], programs: str
    ) -> None:
        """The table as it was kept. Raises `TableRefusal` when its log does not play."""
        self.header = header
        self.play = TableState.loaded(game, header, entries_from(lines))
        self.play.take_programs(programs_from(programs))
        self.written: list[Entry] = []
        self._gazes: dict[int, Gaze] = {}
        self._advising: Advising | Reviewing | None = None
        self._kept = self._beside

    @property
    def changed(self) -> bool:
        """Whether there is anything to be kept."""
        return bool(self.written) or self._beside != self._kept

    @property
    def _beside(self) -> tuple[Header, dict[int, Program]]:
        """What is kept beside the log."""
        return self.header, dict(self.play.programs)

    def settle(self) -> None:
        """All that has changed is going to be kept."""
        self.written, self._kept = [], self._beside

    def follow(self, header: Header, lines: Sequence[str], programs: str) -> bool:
        """Apply what another page has stored; returns whether anything is new.

        Raises `TableRefusal` when the log does not play.
        """
        before = self.play.number, self._beside
        entries = entries_from(lines)
        if not self.play.apply_entries(entries[self.play.number :]):
            play = TableState.loaded(self.play.game, header, entries)
            play.epoch = self.play.epoch
            self.play = play
        self._apply_header(header)
        self.play.take_programs(programs_from(programs))
        self.settle()
        return before != (self.play.number, self._beside)

    # --- who sits where -------------------------------------------------------------------------

    def change(self, wish: Mapping[str, Any]) -> None:
        """Change who plays at a seat, by a `SeatChange` of the protocol: how it is called, or which
        bot plays there, None for somebody at this device. Raises `FateloomError`.
        """
        seat, players = wish["seat"], list(self.header.players)
        match wish["do"]:
            case "rename":
                name = setup.checked_name(wish["name"], seat)
                players[seat] = self.header.seating.renamed(DEVICE, seat, name).players[seat]
            case "bot" if wish["bot"] in (None, *bots_of(self.play.game)):
                players[seat] = Player(players[seat].name, wish["bot"])
            case other:
                raise TableRefusal("malformed-message", str(other))
        if all(player.bot is not None for player in players):
            raise TableRefusal("device-nobody")
        if players[seat].bot is not None:
            self.play.drop_programs((seat,))
        self._apply_header(replace(self.header, seating=Seating.of(players).opened_by(DEVICE)))

    def _apply_header(self, header: Header) -> None:
        self.header = header
        self.play.name(header.seating.names)
        if self.play.over:
            return
        yours = (None, *header.seating.seats_of(DEVICE))
        # A port at a seat that a bot has now gets the seating, and looks again.
        self._gazes = {port: gaze for port, gaze in self._gazes.items() if gaze.seat in yours}

    # --- who looks ------------------------------------------------------------------------------

    def table_message(self) -> m.Message:
        """The first message to a new port."""
        return m.table(self.header, self.play, DEVICE)

    def leave(self, port: int) -> None:
        """Remove a port."""
        self._gazes.pop(port, None)

    def shown(self, port: int) -> m.Message | None:
        """The newest view for a port, with the events it has not had."""
        gaze = self._gazes.get(port)
        if gaze is None:
            return None
        seating = self.header.seating
        scene, gaze.had = look(
            self.play,
            seating,
            DEVICE,
            gaze.seat,
            gaze.at,
            gaze.had,
            gaze.languages,
            gaze.everything,
        )
        return m.view(self.play, scene)

    @property
    def ports(self) -> tuple[int, ...]:
        """The ports through which somebody looks at the table."""
        return tuple(self._gazes)

    # --- what is asked ----------------------------------------------------------------------------

    def handle_message(self, port: int, text: str) -> m.Message | None:
        """Do what one message asks; what is answered to it alone. Raises `FateloomError`."""
        try:
            return self._handle(port, m.read(text))
        except (KeyError, TypeError, ValueError) as error:
            raise TableRefusal("malformed-message", str(error)) from error

    def _handle(self, port: int, message: Mapping[str, Any]) -> m.Message | None:
        match message["t"]:
            case "look":
                languages = tuple(message.get("languages", ()))
                at, everything = message.get("at"), message.get("open", False)
                self._look(port, Gaze(message.get("seat"), at, languages, everything))
                return self.shown(port)
            case "course":
                return m.course(course(self.play, self.header.seating))
            case "advice":
                self._begin_advice(port, message["seat"], message["number"])
            case "review":
                return self._begin_review(port, message.get("seat"))
            case "say":
                raise TableRefusal("talk-off")
            case "ping":
                return {"t": "pong"}
            case _:
                self._execute(_command(message))
        return None

    def _look(self, port: int, gaze: Gaze) -> None:
        may_look(self.play, self.header.seating, DEVICE, gaze.seat, gaze.at, gaze.everything)
        self._gazes[port] = gaze

    # --- bots and programs -----------------------------------------------------------------------

    @property
    def answering(self) -> int | None:
        """A seat whose bot or program owes a choice, or None."""
        play, players = self.play, self.header.players
        if not deadlines.goes_on(self.header, play.standing):
            return None
        return next(
            (
                seat
                for seat in play.state.waiting
                if players[seat].bot is not None or play.answer(seat) is not None
            ),
            None,
        )

    def step(self) -> None:
        """Let one bot or program choose, if any owes a choice."""
        seat = self.answering
        if seat is not None:
            self._execute(self._answer(seat))

    def _answer(self, seat: int) -> c.Command:
        """What the bot or program of a seat does."""
        play, bot = self.play, self.header.players[seat].bot
        if bot is None:
            return c.FollowProgram(seat, play.programs[seat], play.number)
        return c.ChooseAsBot(seat, self._of(bot, seat), play.number)

    def _of(self, bot: str, seat: int) -> str:
        """A bot's choice, or another's where it gets nowhere; where it fails, chance chooses."""
        bot = stand_in(bot, standstill(self.play.recorder, seat))
        state, rng = self.play.state, Random(chance(self.header.secret, self.play.number))
        legal = state.legal(seat)
        told = scripted(self.header, state, seat, legal)
        if told is not None:
            return told
        try:
            move = PLAYERS[bot].choose(self.play.game, state.view(seat), legal, rng)
            if move not in legal:
                move = rng.choice(legal)
        except Exception:  # noqa: BLE001, RUF100 - a bot may fail in any way; play goes on
            move = rng.choice(legal)
        return str(move)

    # --- advice and reviews -----------------------------------------------------------------------

    @property
    def owes(self) -> bool:
        """Whether a bot or a program owes a choice, or somebody waits for an advice or a review."""
        return self._advising is not None or self.answering is not None

    def _begin_advice(self, port: int, seat: int, number: int) -> None:
        decision(self.header, self.play, DEVICE, seat, number)
        self._execute(c.SeekAdvice(DEVICE, seat, number))
        self._advising = Advising(port, seat, number)

    def _begin_review(self, port: int, seat: int | None) -> m.Message | None:
        """Begin a review, and tell what is known of it; without a seat, stop that of the port."""
        if isinstance(self._advising, Reviewing) and self._advising.port == port:
            self._advising = None
        if seat is None:
            return None
        reviewing = Reviewing(port, seat, self.header, self.play)
        if not reviewing.done:
            self._advising = reviewing
        return reviewing.known(self.play)

    def advise(self) -> tuple[int, m.Message] | None:
        """Go on with an advice or a review; its port and what is new of it, or None."""
        advising, self._advising = self._advising, None
        if advising is None or advising.port not in self._gazes:
            return None
        try:
            message = advising.further(self.header, self.play)
        except TableRefusal:
            return None  # the table has moved on
        if not advising.done:
            self._advising = advising
        return None if message is None else (advising.port, message)

    # --- inside -----------------------------------------------------------------------------------

    def _execute(self, command: c.Command) -> None:
        """Carry out a command. Raises `FateloomError`, and then nothing has changed."""
        transition = decide(self.header, self.play, command, time.time())
        if transition is None:
            return
        if transition.entry is not None:
            self.written.append(transition.entry)
        self.play.commit(transition)


def _command(message: Mapping[str, Any]) -> c.Command:
    """What a message of the protocol asks of the table. Raises `TableRefusal`."""
    match message["t"]:
        case "choose":
            return c.Choose(DEVICE, message["seat"], message["move"], message["number"])
        case "undo":
            return c.Undo(DEVICE, message["seat"], message["number"])
        case "pause":
            return c.Pause(DEVICE, message["on"])
        case "end":
            return c.CallOff(DEVICE)
        case "allow-advice":
            return c.AllowAdvice(DEVICE)
        case "answer":
            return c.Reply(DEVICE, message["number"], message["agree"])
        case "program":
            args, topic = message.get("args", {}), message.get("topic")
            return c.SetProgram(DEVICE, message["seat"], message["kind"], args, topic)
        case "cancel":
            return c.CancelProgram(DEVICE, message["seat"])
        case other:
            raise TableRefusal("malformed-message", str(other))
