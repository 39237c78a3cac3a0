"""The settings of a server; the defaults suit a small group of friends.

`python -m fateloom.server.settings` prints the table of all settings.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Callable, Mapping
from dataclasses import Field, dataclass, field, fields
from difflib import get_close_matches
from ipaddress import ip_network
from math import inf
from pathlib import Path
from typing import Any, Final, TypeAlias

from limits import parse

from fateloom.core.registry import SHELF

COOKIE: Final = "fateloom_device"
"""The cookie that holds a device's secret."""
SOCKET_BYTES: Final = 16 * 1024
"""Maximum size of a socket message in bytes."""
BODY_BYTES: Final = 16 * 1024
"""Maximum size of an HTTP body in bytes, except for records and saves."""
LONG_BODY: Final = 256 * 1024
"""Bytes above which a body counts as long; few long bodies are in memory at once."""
Rate: TypeAlias = str
"""A rate in the notation of `limits`: `120/minute`, `8/20second`."""
Adding: TypeAlias = str
"""Who may add stories: `nobody`, `host` or `everybody`."""
ADDING: Final = ("nobody", "host", "everybody")
Hosts: TypeAlias = tuple[str, ...]
"""Host names in small letters."""
Files: TypeAlias = tuple[Path, ...]
"""Files, by their paths."""
Networks: TypeAlias = tuple[str, ...]
"""Networks such as `10.0.0.0/8`."""
PREFIX: Final = "FATELOOM_"
"""Prefix of the environment variables."""
DATABASE: Final = "tables.sqlite"
"""Name of the SQLite file in the data directory."""


def _spare_cores() -> int:
    return min(4, max(1, (os.cpu_count() or 2) - 1))


def _packaged_client() -> Path:
    return Path(__file__).parents[1] / "web"


def _row(unit: str, meaning: str, default: str = "") -> dict[str, str]:
    """A setting's row in `table`; `default` in words where its value depends on the machine."""
    return {"unit": unit, "meaning": meaning, "default": default}


@dataclass(frozen=True, slots=True)
class Settings:
    """How a server runs. `data` is the directory of everything that is kept.

    The other fields are the settings, each with its unit and meaning. `table` lists them:

    >>> Settings(Path("/var/lib/fateloom")).bot_pace
    0.3
    >>> Settings.from_environment({"FATELOOM_BOT_PACE": "0.5", "FATELOOM_LIVE_TABLES": "50"})
    {'live_tables': 50, 'bot_pace': 0.5}
    """

    data: Path
    database: str | None = field(
        default=None,
        metadata=_row(
            "address",
            "`postgresql://USER:PASSWORD@HOST/NAME` or `sqlite:////PATH/FILE`, instead of the "
            "SQLite file in the data directory.",
        ),
    )
    client: Path = field(
        default_factory=_packaged_client,
        metadata=_row("directory", "The built web client.", "the client in the package"),
    )
    stories: Files = field(
        default=(),
        metadata=_row(
            "files",
            "Packs or built stories that are offered besides those of the package and of the "
            "shelf, with commas between them. Keep a file unchanged, and here, as long as tables "
            "of its story are played.",
            "no others",
        ),
    )
    story_adding: Adding = field(
        default="nobody",
        metadata=_row(
            "word",
            "Who may add stories from the page: `nobody`, `host` (who has the host's link) or "
            "`everybody`. See [Hosting](../hosting.md#stories).",
        ),
    )
    story_rate: Rate = field(
        default="10/day",
        metadata=_row("rate per address", "Stories that are added from the page."),
    )
    device_stories: int = field(
        default=10,
        metadata=_row(
            "stories per device",
            "With this many stories on the shelf, a device cannot add another one.",
        ),
    )
    story_space: int = field(
        default=100,
        metadata=_row(
            "megabytes",
            "Size of the shelf, with the stories that were removed, above which nothing can be "
            "added from the page.",
        ),
    )
    story_updates: float = field(
        default=0.0,
        metadata=_row(
            "seconds",
            "Interval at which new stories are fetched from the subscriptions of the shelf, at "
            "least 600; 0 for never. A day is 86400.",
        ),
    )
    live_tables: int = field(
        default=200,
        metadata=_row("tables", "How many tables stay in memory while nobody is looking at them."),
    )
    bot_workers: int = field(
        default_factory=_spare_cores,
        metadata=_row(
            "processes",
            "How many processes compute the choices of bots. They start when they are needed.",
            "one less than the processors, from 1 to 4",
        ),
    )
    bot_budget: float = field(
        default=10.0,
        metadata=_row(
            "seconds", "How long a bot may take for a choice before a random one replaces it."
        ),
    )
    bot_start: float = field(
        default=15.0,
        metadata=_row(
            "seconds", "The same for the first choice of a bot process, including its start."
        ),
    )
    bot_pace: float = field(
        default=0.3,
        metadata=_row("seconds", "Pause before a choice of a bot while somebody is watching."),
    )
    program_least: float = field(
        default=1.0,
        metadata=_row(
            "seconds", "Shortest pause before an answer that a player settled in advance."
        ),
    )
    program_most: float = field(
        default=3.0, metadata=_row("seconds", "Longest pause before such an answer.")
    )
    sweep: float = field(
        default=60.0,
        metadata=_row(
            "seconds",
            "Interval between searches for work that is due and that no process has done.",
        ),
    )
    takeover: float = field(
        default=1.0,
        metadata=_row(
            "seconds", "Pause before a choice is made for a player whose time has run out."
        ),
    )
    grace: float = field(
        default=30.0,
        metadata=_row(
            "seconds",
            "Nobody's time runs out before the server has run for this long, nor for this long "
            "after the system's clock has jumped.",
        ),
    )
    push: str | None = field(
        default=None,
        metadata=_row(
            "address",
            "Contact for push services: `mailto:NAME@HOST` or an `https://` page. "
            "Web push is off without it.",
        ),
    )
    push_after: float = field(
        default=60.0,
        metadata=_row(
            "seconds",
            "How long a player who is away may keep the table waiting before being notified.",
        ),
    )
    asleep_after: float = field(
        default=45.0,
        metadata=_row(
            "seconds", "A device whose sockets have been silent for this long is asleep."
        ),
    )
    gone_after: float = field(
        default=9.0,
        metadata=_row(
            "seconds", "A device has gone when its last socket has been closed for this long."
        ),
    )
    write_timeout: float = field(
        default=2.0,
        metadata=_row(
            "seconds", "How long sending to a socket may take before the socket is closed."
        ),
    )
    credits: int = field(
        default=60, metadata=_row("messages", "How many messages a socket may send in one burst.")
    )
    credits_back: float = field(
        default=10.0,
        metadata=_row("messages per second", "How fast a socket regains its burst of messages."),
    )
    work: int = field(
        default=3000,
        metadata=_row(
            "milliseconds per address",
            "How much processor time the requests and messages of an address may use before they "
            "have to wait. A device may use half of it.",
        ),
    )
    work_back: int = field(
        default=200,
        metadata=_row(
            "milliseconds per second", "How fast an address regains this. A device regains half."
        ),
    )
    reading: Rate = field(
        default="1200/minute", metadata=_row("rate per address", "HTTP requests that read.")
    )
    writing: Rate = field(
        default="120/minute",
        metadata=_row("rate per address", "HTTP requests that change something."),
    )
    opening: Rate = field(
        default="200/hour", metadata=_row("rate per address", "New tables, imports included.")
    )
    address_tables: int = field(
        default=500,
        metadata=_row(
            "tables per address",
            "How many tables created since the start of the server may exist at once.",
        ),
    )
    device_tables: int = field(
        default=200,
        metadata=_row(
            "tables per device", "With this many tables, a device cannot create another one."
        ),
    )
    table_lines: int = field(
        default=20_000,
        metadata=_row(
            "lines", "Length of a table's log at which its players can only end the game."
        ),
    )
    archive_after: float = field(
        default=30.0,
        metadata=_row(
            "days",
            "After this time without a choice, a table's log is compressed; opening the table "
            "works as before. 0 for never.",
        ),
    )
    disk_reserve: float = field(
        default=100.0,
        metadata=_row(
            "megabytes",
            "Free space beside an SQLite database below which nothing new is stored; there is a "
            "warning below twice as much. 0 for no check.",
        ),
    )
    joining: Rate = field(default="240/minute", metadata=_row("rate per address", "New sockets."))
    codes: Rate = field(
        default="30/minute",
        metadata=_row("rate per address", "Requests with the short code of a table."),
    )
    talking: Rate = field(default="8/20second", metadata=_row("rate per device", "Chat messages."))
    asking: Rate = field(
        default="20/minute",
        metadata=_row("rate per device", "Questions to all players, and pauses begun or ended."),
    )
    advising: Rate = field(
        default="20/minute",
        metadata=_row(
            "rate per device", "Questions what a bot would do, or how the chances in a game went."
        ),
    )
    sockets: int = field(
        default=200, metadata=_row("sockets per address", "How many sockets may be open at once.")
    )
    hosts: Hosts = field(
        default=(),
        metadata=_row(
            "names, with commas",
            "The names of this server, such as `play.example.org`. Without them, it answers to "
            "the names of home networks, and to any name that a proxy or the internet brings.",
            "see [Hosting](../hosting.md#one-machine)",
        ),
    )
    proxies: Networks | None = field(
        default=None,
        metadata=_row(
            "addresses or networks, with commas",
            "The proxies whose `X-Forwarded-For` and `X-Forwarded-Proto` are believed; `none` "
            "believes nobody.",
            "this machine; nobody if the server opens a browser",
        ),
    )
    request_time: float = field(
        default=20.0, metadata=_row("seconds", "How long a request may take to arrive.")
    )
    backup_every: float = field(
        default=0.0,
        metadata=_row(
            "seconds",
            "Interval between backups of an SQLite database; 0 for none. A day is 86400.",
        ),
    )
    backup_keep: int = field(
        default=7,
        metadata=_row("backups", "How many backups are kept; the oldest ones are deleted."),
    )
    backup_to: str | None = field(
        default=None,
        metadata=_row(
            "directory", "Where backups are written.", "the folder `backups` in the data directory"
        ),
    )
    save_key: str | None = field(
        default=None,
        repr=False,
        metadata=_row(
            "32 bytes in base64",
            "Key of exported saves. Servers that share it open each other's saves. "
            "Without it, each server uses the key in its data directory.",
        ),
    )
    log: str = field(
        default="quiet",
        metadata=_row(
            "word", "What is logged: `quiet` (warnings only), or all of it as `text` or `json`."
        ),
    )
    metrics: str | None = field(
        default=None,
        metadata=_row("`HOST:PORT`", "Where Prometheus reads the metrics. Closed without it."),
    )

    @staticmethod
    def from_environment(environment: Mapping[str, str]) -> dict[str, Any]:
        """The settings in the environment: `FATELOOM_BOT_PACE` is `bot_pace`.

        Raises `ValueError` for a value of the wrong type.
        """
        return {
            name: setting(name, environment[variable])
            for variable, name in _variables().items()
            if environment.get(variable)
        }

    @property
    def url(self) -> str:
        """The database as an SQLAlchemy URL."""
        return self.database or f"sqlite:///{self.data / DATABASE}"

    @property
    def shelf(self) -> Path:
        """The folder with the stories that are offered besides those of the package."""
        return self.data / SHELF

    @property
    def place(self) -> str:
        """Where tables are stored, for display: without a password."""
        if self.database is None:
            return str(self.data)
        return re.sub(r"(?<=//).*@", "", self.database.partition("?")[0])


def setting(name: str, value: str) -> Any:
    """The value of a setting, parsed from text. Raises `ValueError` with the reason."""
    kinds = _kinds()
    if name not in kinds:
        raise ValueError(f"no setting {name!r}: there are {', '.join(kinds)}")
    read, what = _READ.get(kinds[name], (str, ""))
    try:
        return read(value)
    except ValueError:
        raise ValueError(f"{name} is {what}, not {value!r}") from None


def table() -> str:
    """All settings as a Markdown table, for the documentation and the terminal."""
    rows = [
        ("setting", "in the environment", "default", "unit", "meaning"),
        ("---",) * 5,
        *(
            (
                f"`{each.name}`",
                f"`{PREFIX}{each.name.upper()}`",
                each.metadata["default"]
                or ("none" if each.default is None else f"`{each.default}`"),
                each.metadata["unit"],
                each.metadata["meaning"],
            )
            for each in _fields()
        ),
    ]
    return "".join(f"| {' | '.join(row)} |\n" for row in rows)


def unknown(environment: Mapping[str, str]) -> dict[str, str | None]:
    """Environment variables that are not settings, each with the closest setting or None."""
    known = _variables()
    strange = [each for each in sorted(environment) if each.startswith(PREFIX)]
    return {
        each: next(iter(get_close_matches(each, known, 1)), None)
        for each in strange
        if each not in known
    }


def _count(text: str) -> int:
    if (number := int(text)) < 1:
        raise ValueError
    return number


def _seconds(text: str) -> float:
    if not 0 <= (number := float(text)) < inf:  # nor is it none at all, as nan
        raise ValueError
    return number


def _rate(text: str) -> Rate:
    parse(text)
    return text


def _adding(text: str) -> Adding:
    if text not in ADDING:
        raise ValueError
    return text


def _files(text: str) -> Files:
    return tuple([Path(each.strip()) for each in text.split(",") if each.strip()])


def _hosts(text: str) -> Hosts:
    names = tuple(each.strip().casefold() for each in text.split(","))
    if not all(re.fullmatch(r"[a-z0-9._-]+", name) for name in names):
        raise ValueError
    return names


def _networks(text: str) -> Networks:
    if text == "none":
        return ()
    return tuple(str(ip_network(each.strip(), strict=False)) for each in text.split(","))


_READ: Final[Mapping[str, tuple[Callable[[str], Any], str]]] = {
    "int": (_count, "a whole number from 1"),
    "float": (_seconds, "a number from 0"),
    "Adding": (_adding, "one of nobody, host and everybody"),
    "Rate": (_rate, "a rate such as 120/minute"),
    "Path": (Path, ""),
    "Files": (_files, ""),
    "Hosts": (_hosts, "host names with commas between them"),
    "Networks | None": (_networks, "addresses or networks with commas between them, or none"),
}


def _variables() -> dict[str, str]:
    return {f"{PREFIX}{name.upper()}": name for name in _kinds()}


def _kinds() -> dict[str, str]:
    return {each.name: str(each.type) for each in _fields()}


def _fields() -> list[Field[Any]]:
    """The fields that are settings: all but the data directory, which the command line names."""
    return [each for each in fields(Settings) if each.name != "data"]


if __name__ == "__main__":
    sys.stdout.write(table())
