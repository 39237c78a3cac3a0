"""The registry of tables: creates, loads, evicts and deletes them, and runs their bots."""

from __future__ import annotations

import asyncio
import logging
import random
import time
from collections import OrderedDict
from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import cache, partial
from typing import Any
from weakref import WeakValueDictionary

from fateloom.bots import PLAYERS, STAND_IN, bots_of
from fateloom.core.campaigns import Chapter
from fateloom.core.errors import FateloomError
from fateloom.core.game import Game
from fateloom.core.standstill import standstill
from fateloom.games import registry
from fateloom.server import metrics
from fateloom.server.crypto import server_seal
from fateloom.server.logs import note, trouble
from fateloom.server.refusals import ServerRefusal, StoreRefusal
from fateloom.server.schema.http import NewTable, Runs, TableInfo
from fateloom.server.settings import Settings
from fateloom.server.shield import shielded
from fateloom.server.store.chain import Head
from fateloom.server.store.devices import Known
from fateloom.server.store.results import day_of, summed_up
from fateloom.server.store.store import Store
from fateloom.server.tables.advising import Adviser
from fateloom.server.tables.bot_pool import BotPool, who_answers
from fateloom.server.tables.broken import broken_info
from fateloom.server.tables.chat import Pace, Talk
from fateloom.server.tables.notifications import Subscriptions, TurnNotifications
from fateloom.server.tables.presenter import event_infos, last_chapter, show, sitting
from fateloom.server.tables.programs import ProgramRunner
from fateloom.server.tables.session import TableSession
from fateloom.server.tables.story_games import look_at_shelf
from fateloom.server.tables.timers import AGAIN, Timers
from fateloom.server.web_push import WebPush
from fateloom.server.work import in_thread, metered, soon
from fateloom.table import setup
from fateloom.table.campaigns import followed
from fateloom.table.commands import ChooseAsBot, ChooseOverdue, DoWhatIsDue, TakeAlong
from fateloom.table.deadlines import LEASE, MOST
from fateloom.table.lessons import scripted
from fateloom.table.log import Header, chance
from fateloom.table.refusals import TableRefusal
from fateloom.table.state import TableState, words
from fateloom.table.timekeeper import CLOCK
from fateloom.table.visibility import latest_events, record_text

RETRY_AFTER = (1.0, 2.0, 4.0, 8.0, 15.0, 30.0)
"""Delays in seconds between a bot's retries while the store refuses writes."""

APART = 0.05
"""Delay in seconds between the overdue tables that a server claims."""

MAX_REFUSALS = 20
"""Maximum number of refused choices of a bot in a row, before bots stop at its table."""


class TableRegistry:
    """The tables of a server: active ones in memory, the others in the store only."""

    def __init__(
        self, settings: Settings, store: Store, games: Mapping[str, Game[Any, Any]] = registry
    ) -> None:
        self.settings = settings
        self.store = store
        self.games = games
        self._bot_pool = BotPool(
            settings.bot_workers,
            settings.bot_budget,
            settings.bot_start,
            settings.stories,
            settings.shelf,
        )
        self._live: OrderedDict[str, TableSession] = OrderedDict()
        # All sessions still referenced, evicted ones too: two sessions of a table would diverge.
        self._held: WeakValueDictionary[str, TableSession] = WeakValueDictionary()
        self._loading: dict[str, asyncio.Future[TableSession]] = {}
        # Tables that changed while they were being loaded.
        self._stale: set[str] = set()
        self._bots: dict[str, asyncio.Task[bool]] = {}
        self._programs = ProgramRunner(settings)
        self.adviser = Adviser(self._bot_pool)
        self._pace = Pace(settings.talking, settings.asking, settings.advising)
        self.subscriptions = Subscriptions(store)
        self.web_push = None if settings.push is None else WebPush(settings.push, settings.data)
        self._notifications: TurnNotifications | None = None
        if self.web_push is not None:
            calls = (self.subscriptions, self.web_push, self.table, settings.push_after)
            self._notifications = TurnNotifications(*calls)
        self._timers = Timers(self._on_timer)
        CLOCK.start(settings.grace)
        CLOCK.on_jump = lambda by: note("clock-jumped", logging.WARNING, seconds=round(by))
        self._sweeping: asyncio.Task[None] | None = None
        # The overdue tables that this process has claimed, and until when.
        self._taken: dict[str, float] = {}
        # One record at a time: a long one takes a while to read, and play must go on.
        self.reading = asyncio.Semaphore(1)
        # The key is created at the first export; a configured key is checked now.
        self.seal = cache(partial(server_seal, settings.save_key, settings.data))
        if settings.save_key is not None:
            self.seal()
        self._notified: set[str] = set()
        self._following: dict[str, asyncio.Task[None]] = {}

    def start(self) -> None:
        """Start to follow changes by other processes, and to search for overdue tables."""
        self.store.listen(self._on_notify)
        self._sweeping = asyncio.create_task(self._sweep())

    async def _sweep(self) -> None:
        """Periodically claim overdue tables that no other process handles.

        The first search claims all of them, since no server may have run meanwhile. Later ones
        claim only tables that have been overdue for a while: a process with the table in memory
        handles it at once.
        """
        grace, pause = 0.0, self.settings.sweep
        while True:
            now = CLOCK.now()
            until = now + LEASE
            try:
                tables = await self.store.overdue(now - grace, until, MOST)
            except StoreRefusal:
                await asyncio.sleep(AGAIN)
                continue
            for place, table in enumerate(tables):
                self._taken[table] = until
                self._timers.set(table, now + place * APART)
            if len(tables) == MOST:
                await asyncio.sleep(MOST * APART)
                continue
            grace = pause / 2
            # Jitter: processes that started together should not search together.
            await asyncio.sleep(pause * random.uniform(0.8, 1.2))

    async def close(self) -> None:
        """Stop the bots, programs, timers and notifications."""
        for following in tuple(self._following.values()):
            following.cancel()
        if self._sweeping is not None:
            self._sweeping.cancel()
        if self._notifications is not None:
            await self._notifications.close()
        await self._timers.close()
        await self._programs.close()
        for task in self._bots.values():
            task.cancel()
        await asyncio.gather(*self._bots.values(), return_exceptions=True)
        await asyncio.gather(*(live.settle() for live in self._held.values()))
        await self.adviser.close()
        await self._bot_pool.close()

    # --- finding --------------------------------------------------------------------------

    async def table(self, table: str, *, refresh: bool = False) -> TableSession:
        """The session of a table. With `refresh` it is read again, in case a notification was lost.

        Raises `FateloomError` if there is no such table, or it is damaged.
        """
        if not table.isalnum():  # nothing else comes near the database
            raise ServerRefusal("no-such-table", table)
        live = self._held.get(table)
        if live is None:
            live = await self._loaded(table)
        else:
            self._live[table] = live
            self._live.move_to_end(table)
            self._evict()
        live.behind += refresh
        # The caller gets every later change, so none may be missing before.
        while live.behind:
            await live.refresh()
        return live

    async def _loaded(self, table: str) -> TableSession:
        if table not in self._loading:
            loading = asyncio.ensure_future(metered(self._load(table)))
            self._loading[table] = loading
            loading.add_done_callback(lambda _: self._has_loaded(table))
        return await shielded(self._loading[table])

    def _has_loaded(self, table: str) -> None:
        del self._loading[table]
        self._stale.discard(table)

    async def _load(self, table: str) -> TableSession:
        header, play, head = await self._read(table)
        talk = Talk(self._pace, await self.store.talk(table))
        kept = self.settings
        limits = (kept.asleep_after, kept.gone_after, kept.table_lines)
        live = TableSession(self.store, header, play, head, self._read, talk, *limits)
        live.behind += table in self._stale
        live.on_change = partial(self._wake, live)
        self._live[table] = self._held[table] = live
        self._evict()
        metrics.TABLES.set(len(self._held))
        self._wake(live)
        return live

    async def _read(self, table: str) -> tuple[Header, TableState, Head]:
        found = await self.store.load(table)
        if found is None:
            raise ServerRefusal("no-such-table", table)
        header, entries, head = found
        await look_at_shelf(self.games, header.game)
        play = await in_thread(TableState.loaded, self.games[header.game], header, entries)
        play.take_programs(await self.store.programs(table))
        return header, play, head

    def _on_notify(self, table: str | None, seq: int) -> None:
        """Handle a change by another process: of this table, or of any table if None."""
        for each in (table,) if table is not None else (*self._held, *self._loading):
            live = self._held.get(each)
            if live is None:
                if each in self._loading:
                    self._stale.add(each)
                continue
            if 0 < seq <= live.play.number:
                continue
            if not self._in_use(live):
                live.behind += 1
                continue
            self._notified.add(each)
            if each not in self._following:
                self._following[each] = asyncio.create_task(self._follow(live))

    async def _follow(self, live: TableSession) -> None:
        table = live.header.table
        told = False
        try:
            while table in self._notified:
                self._notified.discard(table)
                try:
                    await live.refresh()
                except StoreRefusal as error:
                    if not told:
                        note("sync-failed", table=table, code=error.code)
                    told = True
                    await asyncio.sleep(AGAIN)
                    # Without watchers, the next caller of `table` reads it again.
                    if live.behind and self._in_use(live):
                        self._notified.add(table)
        except FateloomError as error:
            note("sync-failed", table=table, code=error.code)
            if error.code == "no-such-table":
                self._remove(live)
        finally:
            self._notified.discard(table)
            del self._following[table]

    def _in_use(self, live: TableSession) -> bool:
        """Whether the table has watchers, a change in progress, or a bot or program at work."""
        return not live.idle or self._at_work(live.header.table)

    def _wake(self, live: TableSession) -> None:
        """Start bots and programs, and update notifications and the timer."""
        self._wake_bots(live)
        if live.play.programs:
            self._programs.wake(live)
        if self._notifications is not None:
            self._notifications.wake(live)
        self._timers.set(live.header.table, live.wakes_at())

    async def _on_timer(self, table: str) -> None:
        """Handle a deadline of a table."""
        self.store.space.check()
        live = await self.table(table)
        await live.execute(DoWhatIsDue())
        late = live.late()
        if late is not None:
            await self._take_over(live, *late)
        # If nothing was due yet, check again later, but not at once.
        wakes_at = live.wakes_at()
        soon = CLOCK.now() + max(AGAIN, CLOCK.lenient)
        self._timers.set(table, None if wakes_at is None else max(wakes_at, soon))
        until = self._taken.pop(table, None)
        due = live.due()
        if until is not None and (due is None or due > CLOCK.now()):
            await self.store.reschedule(table, until, due)

    async def _take_over(self, live: TableSession, seat: int, number: int) -> None:
        """Choose for a player who ran out of time: the mildest move, or a bot's.

        The pause is always the same; otherwise it would reveal something about the choice.
        """
        state, clock = live.play.state, live.play.clock
        legal = state.legal(seat)
        mild = self.games[live.header.game].mildest(legal)
        pause = asyncio.create_task(asyncio.sleep(self.settings.takeover))
        try:
            if mild is not None and clock is not None and clock.then == "skip":
                move = mild.text
            else:
                view, seed = state.view(seat), chance(live.header.secret, number)
                bot = (STAND_IN, live.header.game, view, words(legal), seed)
                move = await self._bot_pool.choose(*bot)
            await pause
        finally:
            pause.cancel()
        await live.execute(ChooseOverdue(seat, move, number))

    def _evict(self) -> None:
        spare = len(self._live) - self.settings.live_tables
        for table, live in list(self._live.items()) if spare > 0 else ():
            if spare > 0 and not self._in_use(live):
                del self._live[table]
                spare -= 1

    def _at_work(self, table: str) -> bool:
        return table in self._bots or self._programs.busy(table)

    async def listed(
        self, device: str, languages: tuple[str, ...], count: Callable[[], None]
    ) -> tuple[TableInfo, ...]:
        """The tables of a device, the latest first, in the first available language.

        `count` is called before each table that must be loaded, which is slow; it may raise.
        """
        found = []
        for table in await self.store.tables_of(device):
            if table not in self._held:
                count()
                await soon()
            found.append(await self._info(table, device, languages))
        return tuple(sorted((info for info in found if info is not None), key=lambda t: -t.changed))

    async def _info(self, table: str, device: str, languages: tuple[str, ...]) -> TableInfo | None:
        try:
            live = await self.table(table)
        except StoreRefusal as error:
            if error.code != "store-damaged":
                raise
            return await self._broken(table, device, error)
        except FateloomError as error:
            return await self._broken(table, device, error)
        # Other requests of this device may have worked since this one began.
        await soon()
        seating = live.seating
        yours = seating.seats_of(device)
        view, _ = show(live.play, seating, device, None, languages=languages)
        return TableInfo(
            table=table,
            game=live.header.game,
            players=sitting(seating, live.attendance),
            yours=yours,
            waiting=view.waiting,
            begun=seating.begun,
            paused=view.paused,
            over=view.over,
            choices=view.choices,
            created=live.header.created,
            changed=live.play.changed,
            view=view.view,
            events=event_infos(latest_events(live.play, seating, languages)),
            saved=live.header.saved,
            lesson=live.header.lesson,
            chapter=last_chapter(live.play),
        )

    async def _broken(self, table: str, device: str, error: FateloomError) -> TableInfo | None:
        header = None
        with suppress(TableRefusal, StoreRefusal):  # its header cannot be read either
            header = await self.store.header(table)
            if header is None:
                return None
        return broken_info(table, header, device, error)

    async def runs(self, game: str, device: str | None) -> Runs:
        """The statistics of a device's runs of a game. Raises `UnknownGame`."""
        found, now = self.games[game], time.time()
        standing = await self.store.standing(device or "", found.name, day_of(now))
        return summed_up(standing, now, found)

    # --- coming and going -------------------------------------------------------------------

    async def open(self, wish: NewTable, device: str) -> str:
        """Create a table for this device and return its id. Raises `FateloomError`."""
        await look_at_shelf(self.games, wish.game)
        bots = bots_of(self.games[wish.game])
        chapters: tuple[Chapter, ...] = ()
        if wish.after is not None:
            before = await self.table(wish.after, refresh=True)
            chapters = followed(before.play, before.seating, device)
        header = setup.committed(setup.header_of(wish, bots, self.games, chapters))
        friends = [seat for seat, plan in enumerate(wish.seats) if plan.friend]
        first = setup.first_lines(header)
        await self.store.create(header, device, first, friends=friends, talk=wish.talk)
        note("table-opened", table=header.table, game=header.game)
        return header.table

    async def import_record(self, text: str, device: str) -> str:
        """Create a table from a record and return its id; an unfinished game is paused.

        Raises `BadRecord`, and then nothing is stored.
        """
        await look_at_shelf(self.games)
        async with self.reading:
            header, entries, record = await in_thread(setup.read_record, text, self.games)
        await self.store.create(header, device, entries, record)
        note("table-imported", table=header.table, game=header.game)
        return header.table

    async def copy(self, table: str, name: str | None, device: str | None) -> str:
        """Copy a table and return the copy's id: a save with a `name`, or a table to play.

        Raises `ServerRefusal` if other devices hold seats, or the game is over.
        """
        found = await self.store.load(table)
        if found is None or device is None or not found[0].seating.knows(device):
            raise ServerRefusal("no-such-table", table)
        header, entries, _ = found

        if not (self.games[header.game].saves and header.seating.is_all_of(device)):
            raise ServerRefusal("not-yours-to-save")
        live = await self.table(table)
        if live.play.over:
            raise ServerRefusal("game-over")
        if header.saved is None:
            await live.execute(TakeAlong(device, copy=True))
        header, entries = setup.copy_of(header, entries, name)
        await self.store.create(header, device, entries)
        note("table-copied", table=header.table, of=table, save=header.saved is not None)
        return header.table

    async def give_up(self, table: str, device: str) -> None:
        """Remove a device from a table; the table is deleted with its last device."""
        live = self._held.get(table)
        if live is None:
            await self.store.forget(table, device)
            # It may have been loaded meanwhile, with the old seating.
            self._on_notify(table, 0)
            return
        if await live.forget(device):
            self._remove(live)
        for watcher in tuple(live.watchers):
            if watcher.device == device:
                watcher.disconnect(ServerRefusal("table-gone"))

    def _remove(self, live: TableSession) -> None:
        """Drop a table that was deleted from the store."""
        table = live.header.table
        self._live.pop(table, None)
        self._held.pop(table, None)
        metrics.TABLES.set(len(self._held))
        if table in self._bots:
            self._bots.pop(table).cancel()
        self._programs.leave(table)
        self._timers.set(table, None)
        for watcher in tuple(live.watchers):
            watcher.disconnect(ServerRefusal("table-gone"))

    async def see_device(self, known: Known) -> None:
        """Store when and how a device was seen, and update the tables that this changes."""
        for table in await self.store.see_device(known):
            live = self._held.get(table)
            if live is not None:
                live.behind += 1
                await live.refresh()

    async def record(self, table: str, device: str | None) -> tuple[str, str]:
        """The name and the record of a finished game. Raises `ServerRefusal`."""
        live = await self.table(table)
        if not live.seating.lets_look(device):
            raise ServerRefusal("no-spectators")
        kept = await self.store.record(table) if live.play.over else None
        return live.header.game, kept or record_text(live.play)

    # --- bots -------------------------------------------------------------------------------

    def _wake_bots(self, live: TableSession) -> None:
        table = live.header.table
        if live.bot_to_move() is None or table in self._bots:
            return
        task = asyncio.create_task(self._play_bots(live))
        self._bots[table] = task
        task.add_done_callback(lambda done: self._bots_rest(live, done))

    def _bots_rest(self, live: TableSession, task: asyncio.Task[bool]) -> None:
        if self._bots.get(live.header.table) is task:
            del self._bots[live.header.table]
        if not task.cancelled() and task.exception() is None and task.result():
            self._wake_bots(live)

    async def _play_bots(self, live: TableSession) -> bool:
        """Play until no bot has to choose; False after too many refused choices."""
        failures = refusals = 0
        while refusals < MAX_REFUSALS and (seat := live.bot_to_move()) is not None:
            try:
                await self._play_bot(live, seat)
                failures = refusals = 0
            except StoreRefusal as error:
                if not failures:
                    for watcher in tuple(live.watchers):
                        watcher.on_error(error)
                await asyncio.sleep(RETRY_AFTER[min(failures, len(RETRY_AFTER) - 1)])
                failures += 1
            except FateloomError as error:
                # The table has moved on or was deleted: retry, up to a limit.
                note("bot-refused", table=live.header.table, code=error.code)
                refusals += 1
                await asyncio.sleep(0.05)
            except Exception:
                trouble("bots-stopped", table=live.header.table)
                raise
        return refusals < MAX_REFUSALS

    async def _play_bot(self, live: TableSession, seat: int) -> None:
        play = live.play
        bot, number = live.header.players[seat].bot, play.number
        if bot is None:  # a player has taken the seat
            return
        bot = who_answers(bot, live.header, standstill(play.recorder, seat))
        legal = play.state.legal(seat)
        told = scripted(live.header, play.state, seat, legal)
        view = play.state.view(seat) if bot not in PLAYERS or PLAYERS[bot].sees else None
        if live.watchers:
            await asyncio.sleep(self.settings.bot_pace)
        choice = (bot, live.header.game, view, words(legal), chance(live.header.secret, number))
        move = told or await self._bot_pool.choose(*choice)
        if live.play.number == number and not live.play.paused:
            await live.execute(ChooseAsBot(seat, move, number))
