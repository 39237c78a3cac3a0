"""A table at which programs answer, to test with."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import TYPE_CHECKING, Any

from fateloom.server.settings import COOKIE
from tests.moves import ids
from tests.server.conftest import Json, Seat, done, opened, seated, tables_of
from tests.server.test_secrets import given_away

if TYPE_CHECKING:
    from starlette.testclient import TestClient

    from fateloom.server.tables.registry import TableRegistry
    from fateloom.server.tables.session import TableSession

THREE: Json = {
    "game": "realms",
    "seats": [{"name": "Hedda"}, {"name": "Anna"}, {"name": "Otto"}],
    "seed": "7",
    "options": {"deck": "base"},
}


class Round:
    """A table of three, each seat at a socket of its own."""

    def __init__(self, client: TestClient, table: str, seats: list[Seat]) -> None:
        self.client = client
        self.table = table
        self.seats = seats

    @property
    def tables(self) -> TableRegistry:
        return tables_of(self.client)

    @property
    def live(self) -> TableSession:
        return self.tables._live[self.table]

    @property
    def asked(self) -> int:
        """The first seat that is asked."""
        seat: int = self.seats[0].view["waiting"][0]
        return seat

    @property
    def what(self) -> str:
        """What is asked."""
        what: str = self.seats[0].view["view"]["ask"]["what"]
        return what

    def catch_up(self, number: int) -> None:
        """Read until every screen shows that moment."""
        for screen in self.seats:
            while screen.view["number"] < number:
                screen.get()

    def play(self, move: str | None = None) -> None:
        """The waiting seat makes this choice, or the last legal one."""
        screen = self.seats[self.asked]
        number = screen.view["number"]
        answer = screen.choose(self.asked, move or ids(screen.view)[-1])
        assert answer["t"] == "view", answer
        self.catch_up(number + 1)

    def to_bids(self, seat: int | None = None) -> None:
        """Play on until bids are asked for, of that seat."""
        while self.what != "bid" or seat not in (None, self.asked):
            self.play("pass" if self.what == "bid" else None)

    def set(self, seat: int, kind: str, **args: Any) -> Json:
        """Set a program as the page does it."""
        screen = self.seats[seat]
        topic = None if kind == "until" else screen.view["topic"]
        return screen.ask(t="program", seat=seat, kind=kind, args=args, topic=topic)

    def cancel(self, seat: int) -> Json:
        return self.seats[seat].ask(t="cancel", seat=seat)

    def pending(self) -> None:
        """Check that nothing waits to be read on any screen."""
        for screen in self.seats:
            assert screen.ask(t="ping")["t"] == "pong"

    def call(self, what: Any, *args: Any) -> Any:
        """Do something where the server runs."""
        return done(self.client, what, *args)

    def obey(self, seat: int) -> None:
        """The program of a seat answers now, its pause being over."""
        number = self.seats[seat].view["number"]
        self.call(self.live.execute, self.call(self.live.answering, seat))
        self.catch_up(number + 1)


@contextmanager
def sitting(client: TestClient, **wish: Any) -> Iterator[Round]:
    table = opened(client, **{**THREE, **wish})
    with again(client, table) as around:
        yield around


@contextmanager
def again(client: TestClient, table: str) -> Iterator[Round]:
    with ExitStack() as stack:
        yield Round(
            client, table, [stack.enter_context(seated(client, table, s)) for s in range(3)]
        )


@contextmanager
def two_devices(client: TestClient) -> Iterator[tuple[Round, Seat]]:
    """A table whose seat 1 is another device's, with a guest who only watches.

    What is asked over HTTP then is asked by the device of seat 1.
    """
    client.cookies.clear()
    table = opened(client, **THREE)
    theirs = given_away(client, table, 1)
    with ExitStack() as stack:
        hedda = stack.enter_context(seated(client, table, 0))
        otto = stack.enter_context(seated(client, table, 2))
        client.cookies.clear()
        with seated(client, table) as guest:
            client.cookies[COOKIE] = theirs
            anna = stack.enter_context(seated(client, table, 1))
            for each in (hedda, otto, guest, anna):
                each.ask(t="ping")  # by then it has heard that Anna has come
            yield Round(client, table, [hedda, anna, otto]), guest
