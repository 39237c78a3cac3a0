"""Work: the time that a device and an address may use on the event loop and in threads.

Messages are measured here and not counted, since one costs a thousand times as much as another.
The work of a request or socket is charged to its device and its address, step by step, on the event
loop and in threads. A device or address that has used too much waits until the time has come back.
If that would take too long, the server refuses.

Long work in threads is done in small pieces, so that other threads run between them.
"""

from __future__ import annotations

import asyncio
import threading
import time
from collections import deque
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
"""The milliseconds of work that an account may use in one go, however much it has left: others do
not wait longer than that."""
SHARE: Final = 250.0
"""The milliseconds a second in which it may use up what it has left."""
CALLED: Final = 16
"""The number of those who wait for an account that may go on before others have their turn."""
DEVICE: Final = 0.5
"""What a device may use of what its address may: the others of its household need the rest."""
SMALL: Final = 0.001
"""The seconds of work that are charged later, with the work that follows."""
PIECE: Final = 0.001
"""The seconds of long work between two pauses, and those of a pause."""
ACCOUNTS: Final = 1000
"""The number of accounts from which those that owe nothing are dropped."""


class Account:
    """The processor time of a device or an address: `work` milliseconds, of which `back` come back
    a second. It can be used up in small portions only."""

    __slots__ = ("_all", "_calling", "_portion", "_queue", "in_debt")

    def __init__(self, work: float, back: float) -> None:
        self._all = Credits(work, back)
        self._portion = Credits(AT_ONCE, max(SHARE, back))
        self._queue: deque[asyncio.Future[None]] = deque()
        self._calling: asyncio.Task[None] | None = None
        self.in_debt = False
        """Whether it was used too much since the last `turn`, or somebody waits for its turn."""

    def spend(self, milliseconds: float) -> None:
        """Charge work that was done."""
        for each in (self._all, self._portion):
            if not each.spend(milliseconds):
                self.in_debt = True

    @property
    def idle(self) -> bool:
        """Whether nothing was used of it lately."""
        return self._all.full and not self._queue

    @property
    def wait(self) -> float:
        """The seconds until it may be used again."""
        return max(self._all.wait, self._portion.wait)

    async def turn(self) -> None:
        """Wait until it may be used, behind those who wait already."""
        if self._calling is None and not self.wait:
            self.in_debt = False
            return
        called = asyncio.get_running_loop().create_future()
        self._queue.append(called)
        if self._calling is None:
            self._calling = asyncio.create_task(self._call())
        await called

    async def _call(self) -> None:
        """Call those who wait: one first, then twice as many each time while that is cheap."""
        several = 1
        try:
            while self._queue:
                while wait := self.wait:
                    several = 1
                    await asyncio.sleep(wait)
                for _ in range(min(several, len(self._queue))):
                    called = self._queue.popleft()
                    if not called.done():
                        called.set_result(None)
                # Once there is plenty again, others need not queue behind those who still do.
                self.in_debt = bool(self._queue) and not self._portion.full
                await asyncio.sleep(0)  # those who were called go on
                several = min(2 * several, CALLED) if self._portion.full else 1
        finally:
            self._calling = None


class Payer:
    """Pays for the work of a connection: the accounts of its address and device."""

    __slots__ = ("_spent", "accounts")

    def __init__(self, *accounts: Account) -> None:
        self.accounts = accounts
        self._spent = 0.0

    def spend(self, seconds: float) -> None:
        """Charge work that was done."""
        self._spent += seconds
        # Most steps cost little: they are charged together.
        if self._spent >= SMALL:
            for account in self.accounts:
                account.spend(1000 * self._spent)
            self._spent = 0.0

    @property
    def in_debt(self) -> bool:
        """Whether the connection may have to wait."""
        for account in self.accounts:  # noqa: SIM110  # a loop is faster than `any`
            if account.in_debt:
                return True
        return False

    async def turn(self) -> None:
        """Wait until all accounts may be used."""
        for account in self.accounts:
            if account.in_debt:
                await account.turn()


class Metered(Coroutine[Any, Any, T]):
    """Work whose steps are timed and charged to a payer. Await it, or make it a task."""

    # An object and no coroutine around the other: each connection has several, and each step of it
    # is made here.
    __slots__ = ("_payer", "_work")

    def __init__(self, payer: Payer, work: Coroutine[Any, Any, T]) -> None:
        self._payer, self._work = payer, work

    def send(self, value: Any) -> Any:
        """Do a step, up to the next thing that it waits for."""
        return self._step(self._work.send, value)

    def throw(self, *error: Any) -> Any:
        """Do a step that begins with an error."""
        return self._step(self._work.throw, *error)

    def close(self) -> None:
        """End it."""
        self._work.close()

    def __next__(self) -> Any:
        return self._step(self._work.send, None)

    def __iter__(self) -> Generator[Any, Any, T]:
        return self

    __await__ = __iter__

    def _step(self, step: Callable[..., Any], *value: Any) -> Any:
        # Not the processor time of the thread: reading that clock costs more than most steps do.
        # And this is the time that others on the event loop wait.
        before, _now.payer = _now.payer, self._payer
        began = time.perf_counter()
        try:
            return step(*value)
        finally:
            self._payer.spend(time.perf_counter() - began)
            _now.payer = before


class Accounts:
    """The accounts of a server's addresses and devices."""

    def __init__(self, work: float, back: float) -> None:
        self._address = work, back
        self._device = DEVICE * work, DEVICE * back
        self._accounts: dict[str, Account] = {}
        self._drop_at = ACCOUNTS

    def payer(self, address: str, device: str | None) -> Payer:
        """The payer for a connection of an address, with the cookie of a device or without."""
        accounts = [self._account(f"address {address}", self._address)]
        if device is not None:
            accounts.append(self._account(f"device {device}", self._device))
        return Payer(*accounts)

    def _account(self, name: str, limits: tuple[float, float]) -> Account:
        account = self._accounts.get(name)
        if account is None:
            if len(self._accounts) >= self._drop_at:
                self._accounts = {n: a for n, a in self._accounts.items() if not a.idle}
                self._drop_at = max(ACCOUNTS, 2 * len(self._accounts))
            account = Account(*limits)
            self._accounts[name] = account
        return account


class _Now(threading.local):
    """The payer for the step that runs now in this thread."""

    payer: Payer | None = None


_now: Final = _Now()


def metered(work: Coroutine[Any, Any, T]) -> Coroutine[Any, Any, T]:
    """Work for a task of its own, charged to the payer of this step, if there is one."""
    return work if _now.payer is None else Metered(_now.payer, work)


async def turn() -> None:
    """Wait until the connection whose step this is may go on."""
    payer = _now.payer
    if payer is not None and payer.in_debt:
        await payer.turn()


async def soon() -> None:
    """The same; raises `ServerRefusal` if it takes too long."""
    payer = _now.payer
    if payer is not None and payer.in_debt:
        try:
            async with asyncio.timeout(PATIENCE):
                await payer.turn()
        except TimeoutError:
            raise ServerRefusal("too-fast") from None


async def in_thread(work: Callable[..., T], *args: Any) -> T:
    """Do long work in a thread, in pieces, and charge it to the payer of this step."""
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
