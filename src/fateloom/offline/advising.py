"""Advice at a table of this device, piece by piece, so that the worker stays at hand."""

from __future__ import annotations

from random import Random

from fateloom.bots.advice import PIECES, Findings, candidates, samples
from fateloom.core.game import Move
from fateloom.offline import messages as m
from fateloom.offline.storage import DEVICE
from fateloom.table.advice import decision
from fateloom.table.log import Header, chance
from fateloom.table.state import TableState


class Advising:
    """An advice in the making about the decision of a seat, asked for through a port."""

    def __init__(self, port: int, seat: int, number: int) -> None:
        self.port, self._seat, self._number = port, seat, number
        self._moves: tuple[Move, ...] = ()
        self._findings = Findings(())
        self._pieces = 0

    @property
    def done(self) -> bool:
        """Whether all of it is made."""
        return self._pieces == PIECES

    def further(self, header: Header, play: TableState) -> m.Message:
        """Make the next piece; what is known with it.

        Raises `TableRefusal` if the decision does not stand.
        """
        view, legal = decision(header, play, DEVICE, self._seat, self._number)
        game, seed = play.game, chance(header.secret, self._number)
        if not self._pieces:
            self._moves = candidates(game, view, legal, Random(seed))
            self._findings = Findings([move.text for move in self._moves])
        self._pieces += 1
        self._findings.add(samples(game, view, self._moves, Random(seed + self._pieces)))
        return m.advice(self._seat, self._number, self._findings.advice(), done=self.done)
