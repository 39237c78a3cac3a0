"""Start the server: a free port, the data directory to itself, and one line that says where."""

from __future__ import annotations

import errno
import gc
import logging
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import uvicorn
from platformdirs import user_data_dir
from starlette.applications import Starlette

from fateloom.server import logs, metrics
from fateloom.server.api.app import create_app
from fateloom.server.api.connections import Channel, Connection, many_files
from fateloom.server.api.static_files import INDEX
from fateloom.server.data_directory import Hold, claim_directory, make_directory
from fateloom.server.refusals import ServerRefusal, StoreRefusal
from fateloom.server.settings import SOCKET_BYTES, Settings, unknown
from fateloom.server.store.database import file_of, open_engine
from fateloom.server.store.upgrades import migrate_back

HOST: Final = "127.0.0.1"
PORT: Final = 8765
TRIES: Final = 20
"""Ports tried, one after another, when none was asked for."""
GRACE: Final = 3
"""Seconds that requests under way get when the server is told to stop."""
COLLECT: Final = (10_000, 20, 10)
"""New objects before the youngest are looked through, and how often so for each older kind."""
SWITCH: Final = 0.0005
"""Seconds that a thread waits for another that goes on computing."""

WORDS: Final = {
    "port-busy": "Port {0} is in use by another program. Choose another one with --port.",
    "port-forbidden": "This user may not open port {0}. Choose one above 1023 with --port.",
    "port-failed": "Port {0} cannot be opened: {1}",
    "no-such-host": "There is no address {0} on this machine.",
    "no-such-setting": "A setting in the environment cannot be used: {0}",
    "no-such-log": "The log is one of {0}, not {1}.",
    "no-metrics": "The metrics cannot be shown at {0}: {1}",
    "no-metrics-place": "FATELOOM_METRICS is HOST:PORT, as 127.0.0.1:9464, and not {0}",
    "no-client": "The web pages are missing from {0}. In a checkout, ./x build makes them.",
    "data-in-use": "A Fateloom is running with this data already: {1}\n"
    "Open that one, or start this with other data: --data DIRECTORY",
    "data-unusable": "The data directory {0} cannot be used: {1}",
    "store-away": "The database {0} does not answer. Is it running, and are address, name and "
    "password right?",
    "store-denied": "The database {0} does not let this user in, or not make tables.",
    "store-unknown": "Tables are kept in SQLite or PostgreSQL (postgresql://...). "
    "This is neither: {0}",
    "store-address": "The address of the database cannot be read: {0}\n"
    "It is as postgresql://USER@HOST/NAME, with what PostgreSQL knows after a question mark.",
    "store-no-driver": "PostgreSQL needs one more package: pip install 'fateloom[postgres]'",
    "push-contact": "FATELOOM_PUSH names who answers for this server: mailto:SOMEBODY, or a page "
    "at https://",
    "push-keys": "The key of web push cannot be made or read: push.pem in the data directory",
    "push-no-signer": "Web push needs one more package: pip install 'fateloom[push]'",
    "store-newer": "The tables in {0} were kept by a newer Fateloom. Update this one.",
    "store-older": "The tables in {0} are as they were at an earlier step already: {1}.",
    "store-emptied": "There is nothing in {0}, where this server has kept tables before. Is its "
    "disk mounted?\nBring back a backup; or, to begin without those tables, remove {1} first.",
    "store-full": "The disk is full: {0}",
    "store-locked": "Another program has locked the tables in {0}",
    "store-readonly": "The tables in {0} cannot be written. Do they belong to this user?",
    "file-key": "The key of saves is 32 bytes in base64, which this is not: {1}",
    "file-key-unread": "The key of saves can be neither read nor made: {1}",
    "store-failed": "The tables in {0} cannot be opened. Is the file damaged?",
}
"""What is said on the terminal when the server cannot start."""


class Cannot(Exception):
    """The server cannot start, and why, in a sentence for a person."""


def serve(
    host: str = HOST,
    port: int | None = None,
    data_dir: str | Path | None = None,
    open_browser: bool = False,
    *,
    verbose: bool = False,
    need_client: bool = False,
    create: Callable[[Settings], Starlette] = create_app,
    path: str = "",
    **changes: Any,
) -> int:
    """Run the server until it is told to stop; returns the exit status.

    Without a port 8765 is taken, or the next free one. `data_dir` is made when missing; None
    is this user's own. `need_client` keeps it from starting without its web pages. `create`
    makes the application, whose page at `path` is opened. `changes` are further fields of
    `Settings`; those not among them may be in the environment, as `FATELOOM_NAME`.
    """
    try:
        settings = _settings(data_dir, changes)
        if settings.log not in logs.KINDS:
            raise _cannot("no-such-log", ", ".join(logs.KINDS), settings.log)
        logs.set_up("text" if verbose and settings.log == "quiet" else settings.log)
        for variable, meant in unknown(os.environ).items():
            logs.note("unknown-setting", logging.WARNING, variable=variable, meant=meant)
        if need_client and not (settings.client / INDEX).is_file():
            raise _cannot("no-client", settings.client)
        return _serve(settings, host, port, open_browser, create, path)
    except Cannot as reason:
        sys.stderr.write(f"{reason}\n")
        return 1
    except KeyboardInterrupt:
        return 0


def roll_back(revision: str, data_dir: str | Path | None = None, **changes: Any) -> int:
    """Bring the tables back to an earlier step of their history; returns the exit status."""
    try:
        settings = _settings(data_dir, changes)
        with ExitStack() as held:
            _hold(settings, held)
            try:
                engine = open_engine(settings.url)
                held.callback(engine.dispose)
                migrate_back(engine, revision)
            except StoreRefusal as error:
                raise _cannot(error.code, settings.place, *error.details) from error
    except Cannot as reason:
        sys.stderr.write(f"{reason}\n")
        return 1
    sys.stdout.write(f"The tables in {settings.place} are as they were at step {revision}.\n")
    return 0


def _settings(data_dir: str | Path | None, changes: dict[str, Any]) -> Settings:
    """The settings: as asked for, else as the environment has them, else the usual ones."""
    data = Path(data_dir if data_dir is not None else user_data_dir("fateloom", False))
    try:
        return replace(Settings(data), **{**Settings.from_environment(os.environ), **changes})
    except ValueError as error:
        raise _cannot("no-such-setting", error) from error


def _serve(
    settings: Settings,
    host: str,
    port: int | None,
    open_browser: bool,
    create: Callable[[Settings], Starlette],
    path: str,
) -> int:
    with ExitStack() as held:
        hold = _hold(settings, held)
        listener = held.enter_context(open_port(host, port))
        url = url_of(host, listener.getsockname()[1]) + path
        if hold is not None:
            hold.write(url)
        try:
            app = create(settings)
        except StoreRefusal as error:
            raise _cannot(error.code, settings.place, *error.details) from error
        if settings.metrics is not None:
            held.callback(_measured(settings.metrics))
        many_files()
        _answer_at_once()
        config = uvicorn.Config(
            app,
            http=type("Timed", (Connection,), {"request_time": settings.request_time}),
            ws=Channel,
            log_config=None,
            access_log=False,
            server_header=False,
            ws_max_size=SOCKET_BYTES,
            timeout_graceful_shutdown=GRACE,
        )
        _Server(config, url, open_browser).run(sockets=[listener])
    return 0


def _answer_at_once() -> None:
    """Keep what the interpreter does for itself short, and seldom.

    Of what is thrown away next to nothing waits for the collector, and to look through all tables
    takes it a tenth of a second. The writer needs the interpreter only for moments, between which
    the disk is at work, and by default waits up to 5 ms for each.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT)
    sys.setswitchinterval(SWITCH)


def _measured(address: str) -> Callable[[], None]:
    try:
        return metrics.serve(address)
    except OSError as error:
        raise _cannot("no-metrics", address, error.strerror) from error
    except (OverflowError, ValueError) as error:
        raise _cannot("no-metrics-place", address) from error


def _hold(settings: Settings, held: ExitStack) -> Hold | None:
    """Hold the directory of an SQLite file, made if it is missing, for this process alone.

    A PostgreSQL is for as many as like. Raises `Cannot`.
    """
    directory = settings.data
    try:
        file = file_of(settings.url)
        if file is None:
            return None
        directory = file.parent
        # Nobody else on this machine need read what is in all hands.
        make_directory(directory)
        hold = claim_directory(directory)
    except StoreRefusal as error:
        raise _cannot(error.code, settings.place) from error
    except ServerRefusal as error:
        raise _cannot(error.code, directory, *error.details) from error
    except OSError as error:
        raise _cannot("data-unusable", directory, error.strerror) from error
    held.callback(hold.release)
    return hold


class _Server(uvicorn.Server):
    """Says where it is as soon as it is there."""

    def __init__(self, config: uvicorn.Config, url: str, open_browser: bool) -> None:
        super().__init__(config)
        self._url, self._open_browser = url, open_browser

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if not self.started:
            return
        logs.note("started", url=self._url)
        sys.stdout.write(f"Fateloom is at {self._url} (Ctrl-C stops it)\n")
        sys.stdout.flush()
        if self._open_browser:
            threading.Thread(target=webbrowser.open, args=(self._url,), daemon=True).start()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        logs.note("stopping")
        await super().shutdown(sockets)
        logs.note("stopped")


def open_port(host: str, port: int | None) -> socket.socket:
    """A socket bound to this port, or, asked for none, to the first free one. Raises `Cannot`."""
    wanted = [port] if port is not None else range(PORT, PORT + TRIES)
    for each in wanted:
        try:
            return _bound(host, each)
        except (socket.gaierror, UnicodeError) as error:
            raise _cannot("no-such-host", host) from error
        except OSError as error:
            if error.errno in (errno.EADDRNOTAVAIL, errno.EAFNOSUPPORT):
                raise _cannot("no-such-host", host) from error
            if error.errno == errno.EACCES and port is not None:
                raise _cannot("port-forbidden", port) from error
            if error.errno not in (errno.EADDRINUSE, errno.EACCES):
                raise _cannot("port-failed", each, error.strerror) from error
    raise _cannot("port-busy", port if port is not None else PORT)


def _bound(host: str, port: int) -> socket.socket:
    family, kind, protocol, _, address = socket.getaddrinfo(
        host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
    )[0]
    listener = socket.socket(family, kind, protocol)
    try:
        if sys.platform != "win32":
            # There it would let two servers share a port.
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(address)
        # At once: on some systems a busy port shows only now.
        listener.listen(128)
    except OSError:
        listener.close()
        raise
    return listener


def url_of(host: str, port: int) -> str:
    """The address to open in a browser on this machine."""
    if host in ("0.0.0.0", "::", ""):  # noqa: S104 - compared, not bound
        host = HOST
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/"


def _cannot(code: str, *details: Any) -> Cannot:
    return Cannot(WORDS[code].format(*details))
