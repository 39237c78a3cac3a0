"""Work: the time that a device and an address may use on the event loop and in threads.

Messages are not counted here but measured, since one costs a thousand times as much as another.
What a request or socket makes the event loop do is charged to its device and its address, step by
step, and so is what it makes a thread do. Who has used too much waits until it has come back; who
would have to wait for long is refused.

Long work in threads is done in small pieces. Between them others have the interpreter.
"""

from __future__ import annotations

import asyncio
import threading
import time
import types
from collections.abc import Callable, Coroutine, Generator
from contextlib import suppress
from typing import Any, Final, TypeVar

from fateloom.core.pause import PAUSE
from fateloom.server.credits import Credits
from fateloom.server.refusals import ServerRefusal

T = TypeVar("T")

PATIENCE: Final = 20.0
"""The seconds that a message or request waits for its turn before it is refused. An honest page
that opens on a slow or busy machine should wait, and not fail."""
AT_ONCE: Final = 10.0
"""The milliseconds of work that an account may use in one go, however much it has left: others must
not wait longer."""
SHARE: Final = 250.0
"""The milliseconds a second in which it may use up what it has left."""
DEVICE: Final = 0.5
"""What a device may use of what its address may: the others of its household need the rest."""
SMALL: Final = 1.0
"""The milliseconds of work that are charged later, with the work that follows."""
PIECE: Final = 0.001
"""The seconds of long work between two pauses, and those of a pause."""
ACCOUNTS: Final = 1000
"""The number of accounts from which those that owe nothing are dropped."""


class Account:
    """The processor time of a device or an address: `work` milliseconds, of which `back` come back
    a second. It can be used up in small portions only."""

    def __init__(self, work: float, back: float) -> None:
        self._all = Credits(work, back)
        self._portion = Credits(AT_ONCE, max(SHARE, back))
        self._turn = asyncio.Lock()
        self.spent = 0.0
        """Milliseconds of work that was done, and has not been charged yet."""
        self._owes = False

    @property
    def idle(self) -> bool:
        """Whether nothing was used of it lately."""
        return not self.wait and self._all.full and not self._turn.locked()

    @property
    def wait(self) -> float:
        """The seconds until it may be used again."""
        self._all.spend(self.spent)
        self._portion.spend(self.spent)
        self.spent = 0.0
        wait = max(self._all.wait, self._portion.wait)
        self._owes = wait > 0
        return wait

    @property
    def free(self) -> bool:
        """Whether it may be used now, and nobody waits for it."""
        # Most messages cost little: then there is nothing to look up.
        if self.spent < SMALL and not self._owes:
            return not self._turn.locked()
        return not self._turn.locked() and not self.wait

    async def turn(self) -> None:
        """Wait until it may be used. Of all who wait, one goes on at a time."""
        if self.free:
            return
        async with self._turn:
            while wait := self.wait:
                await asyncio.sleep(wait)


class Payer:
    """Who pays for work: the accounts of an address, and of a device there."""

    def __init__(self, *accounts: Account) -> None:
        self._accounts = accounts

    def spend(self, seconds: float) -> None:
        """Charge work that was done."""
        for account in self._accounts:
            account.spent += 1000 * seconds

    @property
    def may_go_on(self) -> bool:
        """Whether nobody has to wait."""
        return all(account.free for account in self._accounts)

    async def turn(self) -> None:
        """Wait until all accounts may be used."""
        for account in self._accounts:
            await account.turn()

    async def metered(self, work: Coroutine[Any, Any, T]) -> T:
        """Do this work, and charge the time of each of its steps."""
        return await _steps(self, work)


class Accounts:
    """The accounts of a server's addresses and devices."""

    def __init__(self, work: float, back: float) -> None:
        self._work, self._back = work, back
        self._accounts: dict[str, Account] = {}
        self._drop_at = ACCOUNTS

    def payer(self, address: str, device: str | None) -> Payer:
        """Who pays for what this address asks for, with the cookie of a device or without."""
        accounts = [self._account(f"address {address}", 1.0)]
        if device is not None:
            accounts.append(self._account(f"device {device}", DEVICE))
        return Payer(*accounts)

    def _account(self, name: str, share: float) -> Account:
        account = self._accounts.get(name)
        if account is None:
            if len(self._accounts) >= self._drop_at:
                self._accounts = {n: a for n, a in self._accounts.items() if not a.idle}
                self._drop_at = max(ACCOUNTS, 2 * len(self._accounts))
            account = Account(share * self._work, share * self._back)
            self._accounts[name] = account
        return account


class _Now(threading.local):
    """Who pays for the step that runs now in this thread."""

    payer: Payer | None = None


_now: Final = _Now()


def metered(work: Coroutine[Any, Any, T]) -> Coroutine[Any, Any, T]:
    """Work for a task of its own, charged to who pays now, if anybody does."""
    return work if _now.payer is None else _now.payer.metered(work)


async def turn() -> None:
    """Wait until who pays now may go on."""
    payer = _now.payer
    if payer is not None and not payer.may_go_on:
        await payer.turn()


async def soon() -> None:
    """The same; raises `ServerRefusal` if it takes too long."""
    payer = _now.payer
    if payer is not None and not payer.may_go_on:
        try:
            async with asyncio.timeout(PATIENCE):
                await payer.turn()
        except TimeoutError:
            raise ServerRefusal("too-fast") from None


async def in_thread(work: Callable[..., T], *args: Any) -> T:
    """Do long work in a thread, in pieces, and charge it to who pays now."""
    payer, loop = _now.payer, asyncio.get_running_loop()

    def timed() -> T:
        began = time.thread_time()
        PAUSE.set(_Pauses())  # in the context of this call
        try:
            return work(*args)
        finally:
            if payer is not None:
                with suppress(RuntimeError):  # the server has ended
                    loop.call_soon_threadsafe(payer.spend, time.thread_time() - began)

    return await asyncio.to_thread(timed)


class _Pauses:
    """Sleeps whenever a piece of work is done: then another thread has the interpreter."""

    def __init__(self) -> None:
        self._until = time.thread_time() + PIECE

    def __call__(self) -> None:
        if time.thread_time() >= self._until:
            time.sleep(PIECE)
            self._until = time.thread_time() + PIECE


@types.coroutine
def _steps(payer: Payer, work: Coroutine[Any, Any, T]) -> Generator[Any, Any, T]:
    # Not the time of the thread: to ask the system for it costs more than most steps do. On the
    # event loop it is this time that others wait.
    step, value, clock = work.send, None, time.perf_counter
    while True:
        before, _now.payer = _now.payer, payer
        began = clock()
        try:
            waits = step(value)
        except StopIteration as end:
            result: T = end.value
            return result
        finally:
            payer.spend(clock() - began)
            _now.payer = before
        try:
            step, value = work.send, (yield waits)
        except BaseException as error:
            step, value = work.throw, error
