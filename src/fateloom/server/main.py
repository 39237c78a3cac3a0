"""Server startup: reserves a port and the data directory, then prints the address."""

from __future__ import annotations

import errno
import gc
import logging
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import uvicorn
from platformdirs import user_data_dir
from starlette.applications import Starlette

from fateloom.server import logs, metrics, network
from fateloom.server.api.app import create_app
from fateloom.server.api.connections import Channel, Connection, many_files
from fateloom.server.api.static_files import INDEX
from fateloom.server.data_directory import Hold, claim_directory, make_directory
from fateloom.server.network import is_loopback, print_code
from fateloom.server.refusals import ServerRefusal, StoreRefusal
from fateloom.server.settings import SOCKET_BYTES, Settings, unknown
from fateloom.server.store.database import file_of, open_engine
from fateloom.server.store.upgrades import migrate_back

HOST: Final = "127.0.0.1"
PORT: Final = 8765
TRIES: Final = 20
"""Number of consecutive ports to try when none is given."""
GRACE: Final = 3
"""Seconds that pending requests get to finish at shutdown."""
COLLECT: Final = (10_000, 20, 10)
"""Thresholds of the garbage collector, for each of its generations."""
SWITCH: Final = 0.0005
"""Interval between thread switches, in seconds."""

WORDS: Final = {
    "port-busy": "Port {0} is in use by another program. Choose another one with --port.",
    "port-forbidden": "No permission to open port {0}. Choose one above 1023 with --port.",
    "port-failed": "Port {0} cannot be opened: {1}",
    "no-such-host": "This machine has no address {0}.",
    "no-network": "This machine has no address in a private network, so --lan leads nowhere. "
    "Connect it to one, or name the address to listen on with --host ADDRESS.",
    "no-such-setting": "Invalid setting in the environment: {0}",
    "no-such-log": "Set FATELOOM_LOG to one of {0}, not {1}.",
    "no-metrics": "The metrics cannot be served at {0}: {1}",
    "no-metrics-place": "Set FATELOOM_METRICS to HOST:PORT, such as 127.0.0.1:9464, not {0}",
    "no-client": "The web client is missing from {0}. In a checkout, build it with ./x build.",
    "data-in-use": "Another Fateloom server is using this data directory: {1}\n"
    "Open that address, or start with another directory: --data DIRECTORY",
    "data-unusable": "The data directory {0} cannot be used: {1}",
    "store-away": "The database {0} does not respond. Check that it is running, and check the "
    "address, the user name and the password.",
    "store-denied": "The database {0} denies this user access, or the right to create tables.",
    "store-unknown": "The database must be SQLite (sqlite:///...) or PostgreSQL "
    "(postgresql://...), not {0}",
    "store-address": "The address of the database cannot be read: {0}\n"
    "Write postgresql://USER@HOST/NAME; PostgreSQL parameters may follow a question mark.",
    "store-no-driver": "PostgreSQL needs an extra package: pip install 'fateloom[postgres]'",
    "push-contact": "Set FATELOOM_PUSH to a contact for this server: mailto:NAME@HOST or an "
    "https:// page.",
    "push-keys": "The web push key (push.pem in the data directory) cannot be created or read.",
    "push-no-signer": "Web push needs an extra package: pip install 'fateloom[push]'",
    "store-newer": "The database in {0} was written by a newer Fateloom. Update this one.",
    "store-older": "The database in {0} is already at an earlier revision: {1}.",
    "store-emptied": "The database in {0} is empty, but this server stored tables there before. "
    "Is the disk mounted?\nRestore a backup, or remove {1} to start with an empty database.",
    "store-full": "The disk is full: {0}",
    "store-locked": "Another program has locked the database in {0}",
    "store-readonly": "The database in {0} is read-only. Does it belong to this user?",
    "file-key": "The key for saves must be 32 bytes in base64. Check {1}.",
    "file-key-unread": "The key for saves cannot be read or created: {1}",
    "host-key-unread": "The host's key cannot be read or created: {1}",
    "store-damaged": "The database in {0} is damaged. Run “fateloom doctor” to see what can "
    "be read, and restore a backup.",
    "backup-postgres": "The setting backup_every is for SQLite. Back up PostgreSQL with pg_dump.",
    "store-failed": "The database in {0} cannot be opened. Run “fateloom doctor” to see why.",
}
"""Error messages for the terminal, by code, for a server that cannot start."""


_NO_FRIENDS: Final = (
    "Only this machine reaches it. With --lan, friends in the same network do too.\n"
)
_FIREWALL: Final = (
    "If it does not open there: both devices must be in the same network (not in a guest "
    "network), and the firewall of this machine must let Python accept connections.\n"
)


class Cannot(Exception):
    """The server cannot start; the message is a sentence for the terminal."""


def serve(
    host: str = HOST,
    port: int | None = None,
    data_dir: str | Path | None = None,
    open_browser: bool = False,
    *,
    lan: bool | None = None,
    verbose: bool = False,
    need_client: bool = False,
    create: Callable[[Settings], Starlette] = create_app,
    path: str = "",
    **changes: Any,
) -> int:
    """Run the server until it is stopped; returns the exit status.

    Without `port` it uses 8765 or the next free one. A missing `data_dir` is created; None is
    the default directory of this user. With `lan`, the server listens in the private networks of
    this machine too, and says how to reach it there; False says how it could. With `need_client`
    it does not start without the web client. `create` makes the application; `path` is the page to
    open. `changes` are further fields of `Settings`; other fields come from the environment, as
    `FATELOOM_NAME`.
    """
    try:
        settings = settings_for(data_dir, changes)
        if open_browser and settings.proxies is None:
            # A person who plays at this machine has no proxy before it, but pages of other sites in
            # the browser could pretend to be one.
            settings = replace(settings, proxies=())
        if settings.log not in logs.KINDS:
            raise _cannot("no-such-log", ", ".join(logs.KINDS), settings.log)
        logs.set_up("text" if verbose and settings.log == "quiet" else settings.log)
        for variable, meant in unknown(os.environ).items():
            logs.note("unknown-setting", logging.WARNING, variable=variable, meant=meant)
        if need_client and not (settings.client / INDEX).is_file():
            raise _cannot("no-client", settings.client)
        return _serve(settings, host, port, open_browser, create, path, lan)
    except Cannot as reason:
        sys.stderr.write(f"{reason}\n")
        return 1
    except KeyboardInterrupt:
        return 0


def roll_back(revision: str, data_dir: str | Path | None = None, **changes: Any) -> int:
    """Downgrade the database to an earlier revision; returns the exit status."""
    try:
        settings = settings_for(data_dir, changes)
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
    sys.stdout.write(f"The database in {settings.place} is at revision {revision}.\n")
    return 0


def settings_for(data_dir: str | Path | None, changes: dict[str, Any]) -> Settings:
    """The settings: from `changes`, else from the environment, else the defaults.

    Raises `Cannot`.
    """
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
    lan: bool | None,
) -> int:
    inside = network.addresses() if lan else ()
    if lan and not inside:
        raise _cannot("no-network")
    with ExitStack() as held:
        hold = _hold(settings, held)
        if hold is None and settings.backup_every > 0:
            raise _cannot("backup-postgres")
        listeners = [held.enter_context(each) for each in open_port((host, *inside), port)]
        number = listeners[0].getsockname()[1]
        url = url_of(host, number) + path
        friends = tuple([url_of(each, number).rstrip("/") for each in inside])
        if hold is not None:
            hold.write(url)
        try:
            app = create(settings)
        except StoreRefusal as error:
            raise _cannot(error.code, settings.place, *error.details) from error
        host_link = getattr(app.state, "host_link", None)
        app.state.network = friends
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
            proxy_headers=False,  # the application has its own: see `hosts`
            ws_max_size=SOCKET_BYTES,
            timeout_graceful_shutdown=GRACE,
        )
        hint = _NO_FRIENDS if lan is False and is_loopback(host) else ""
        if host_link is not None:
            root = url.removesuffix(path)
            hint += host_hint(root + host_link if sys.stdout.isatty() else None)
        _Server(config, url, open_browser, friends, hint).run(sockets=listeners)
    return 0


def host_hint(link: str | None) -> str:
    """How the host finds the link that is only theirs; None where a log would keep it."""
    if link is None:
        return "The host's key is in host.key in the data directory.\n"
    return f"Only for you, the host, who may add and remove stories: {link}\n"


def _answer_at_once() -> None:
    """Tune the interpreter for low latency.

    Reference counting frees nearly all garbage, and a full collection takes a tenth of a second.
    The writer thread needs the interpreter only briefly between disk operations, and by default
    waits up to 5 ms for it each time.
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
    """Lock the directory of an SQLite file for this process; create it if it is missing.

    Several processes may share a PostgreSQL database. Raises `Cannot`.
    """
    directory = settings.data
    try:
        file = file_of(settings.url)
        if file is None:
            return None
        directory = file.parent
        # The database contains every hidden hand: other users must not read it.
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
    """A uvicorn server that prints its addresses once it is listening."""

    def __init__(
        self,
        config: uvicorn.Config,
        url: str,
        open_browser: bool,
        friends: tuple[str, ...],
        hint: str,
    ) -> None:
        super().__init__(config)
        self._url, self._open_browser, self._friends, self._hint = url, open_browser, friends, hint

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if not self.started:
            return
        logs.note("started", url=self._url)
        sys.stdout.write(f"Fateloom is at {self._url} (Ctrl-C stops it)\n{self._hint}")
        if self._friends:
            first, *others = [f"{each}/" for each in self._friends]
            sys.stdout.write(f"Friends in the same network open {first}\n")
            if others:
                sys.stdout.write(f"If that does not work, they open {' or '.join(others)}\n")
            sys.stdout.flush()
            print_code(first)
            sys.stdout.write(_FIREWALL)
        sys.stdout.flush()
        if self._open_browser:
            threading.Thread(target=webbrowser.open, args=(self._url,), daemon=True).start()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        logs.note("stopping")
        await super().shutdown(sockets)
        logs.note("stopped")


def open_port(hosts: Sequence[str], port: int | None) -> list[socket.socket]:
    """Sockets bound to this port of each host; for None, to the first that is free on all of them.

    Raises `Cannot`.
    """
    wanted = [port] if port is not None else range(PORT, PORT + TRIES)
    for each in wanted:
        with ExitStack() as opened:
            listeners: list[socket.socket] = []
            for host in hosts:
                # Port 0 is any free one: the first host decides which.
                number = each or (listeners[0].getsockname()[1] if listeners else 0)
                found = _free(host, number, given=port is not None)
                if found is None:
                    break
                listeners.append(opened.enter_context(found))
            else:
                opened.pop_all()
                return listeners
    raise _cannot("port-busy", port if port is not None else PORT)


def _free(host: str, port: int, given: bool) -> socket.socket | None:
    """A socket bound to this port of a host; None if it is in use. Raises `Cannot`."""
    try:
        return _bound(host, port)
    except (socket.gaierror, UnicodeError) as error:
        raise _cannot("no-such-host", host) from error
    except OSError as error:
        if error.errno in (errno.EADDRNOTAVAIL, errno.EAFNOSUPPORT):
            raise _cannot("no-such-host", host) from error
        if error.errno == errno.EACCES and given:
            raise _cannot("port-forbidden", port) from error
        if error.errno not in (errno.EADDRINUSE, errno.EACCES):
            raise _cannot("port-failed", port, error.strerror) from error
    return None


def _bound(host: str, port: int) -> socket.socket:
    family, kind, protocol, _, address = socket.getaddrinfo(
        host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
    )[0]
    listener = socket.socket(family, kind, protocol)
    try:
        if sys.platform != "win32":
            # On Windows it would let two servers share a port.
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(address)
        # Listen now: some systems report a busy port only here.
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
