"""A review of a finished game of this device, piece by piece, so that the worker stays at hand."""

from __future__ import annotations

from fateloom.bots import review
from fateloom.offline import messages as m
from fateloom.offline.storage import DEVICE
from fateloom.table.log import Header, chance
from fateloom.table.review import check_over
from fateloom.table.state import TableState


class Reviewing:
    """A review in the making, asked for through a port."""

    def __init__(self, port: int, seat: int, header: Header, play: TableState) -> None:
        """Raises `TableRefusal` if there is none for this seat now."""
        check_over(header, play, DEVICE, seat)
        self.port, self._seat = port, seat
        self._making = review.Reviewing.of(play.recorder, seat, chance(header.secret, play.number))

    @property
    def done(self) -> bool:
        """Whether all of it is made."""
        return self._making.piece() is None

    def known(self, play: TableState) -> m.Message:
        """What is known by now."""
        return m.review(play.game, self._seat, self._making.review())

    def further(self, header: Header, play: TableState) -> m.Message | None:
        """Make the next piece; what is known with it, if that is more than before.

        Raises `TableRefusal` if the seat is not played at this device any more.
        """
        check_over(header, play, DEVICE, self._seat)
        piece = self._making.piece()
        if piece is None or not self._making.add(review.play(play.game, piece)):
            return None
        return self.known(play)
