"""What a server can be told, with the values that fit one evening among friends."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from difflib import get_close_matches
from math import inf
from pathlib import Path
from typing import Any, Final, TypeAlias

from limits import parse

COOKIE: Final = "fateloom_device"
"""The cookie that holds a device's secret."""
SOCKET_BYTES: Final = 16 * 1024
"""The longest message a socket takes."""
BODY_BYTES: Final = 16 * 1024
"""The longest HTTP body, records and saves apart."""
LONG_BODY: Final = 256 * 1024
"""A longer body is one of few that are kept in memory at once."""
Rate: TypeAlias = str
"""So many in a time: `120/minute`, `8/20second`."""
PREFIX: Final = "FATELOOM_"
"""What the name of a setting begins with in the environment."""
DATABASE: Final = "tables.sqlite"
"""The file of the tables inside the data directory."""


def _spare_cores() -> int:
    return min(4, max(1, (os.cpu_count() or 2) - 1))


def _packaged_client() -> Path:
    return Path(__file__).parents[1] / "web"


@dataclass(frozen=True, slots=True)
class Settings:
    """How a server runs. Times are seconds, rates as `120/minute` or `8/20second`.

    data           the directory of everything kept
    database       postgresql://USER:PASSWORD@HOST/NAME, or sqlite:////PATH/FILE, in place of the
                   SQLite file in `data`
    client         the directory of the built client
    live_tables    tables kept in memory while nobody looks at them
    bot_workers    processes that bots think in, started as they are needed
    bot_budget     what a bot's choice may take before a random one stands in
    bot_start      the same for a worker's first choice, which includes its start
    bot_pace       pause before a bot's choice while somebody watches
    program_least, program_most   pause before an answer that was settled beforehand: between them
    sweep          pause between looks for what is due at tables and done by no process
    takeover       pause before a choice that is made for somebody whose time is out
    push           who answers for this server to push services, as mailto:SOMEBODY or a page at
                   https://; without it there is no web push
    push_after     time for which somebody owes a choice, out of sight, before they are called
    asleep_after   silence of its sockets after which a device is asleep
    gone_after     time after its last socket in which a device may come back without being missed
    write_timeout  what a send to a socket may take before the socket is given up
    credits, credits_back   messages a socket may send at once, and those it wins back a second
    reading, writing, joining   HTTP requests that read, that change something, and new sockets
    talking        lines of talk that a device may say
    asking         questions to everybody that a device may ask, and rests it may begin or end
    sockets        sockets that an address may have open at once
    request_time   what a request may take to arrive
    save_key       32 bytes in base64: the key under which saves leave as files, and come back. The
                   same for all servers that are to open each other's; without it each has its own,
                   in `data`
    log            `quiet` (warnings alone), `text` or `json`
    metrics        HOST:PORT where Prometheus may read what is counted; not opened without
    """

    data: Path
    database: str | None = None
    client: Path = field(default_factory=_packaged_client)
    live_tables: int = 200
    bot_workers: int = field(default_factory=_spare_cores)
    bot_budget: float = 2.0
    bot_start: float = 15.0
    bot_pace: float = 0.3
    program_least: float = 1.0
    program_most: float = 3.0
    sweep: float = 60.0
    takeover: float = 1.0
    push: str | None = None
    push_after: float = 60.0
    asleep_after: float = 45.0
    gone_after: float = 9.0
    write_timeout: float = 2.0
    credits: int = 60
    credits_back: float = 10.0
    reading: Rate = "1200/minute"
    writing: Rate = "120/minute"
    joining: Rate = "240/minute"
    talking: Rate = "8/20second"
    asking: Rate = "20/minute"
    sockets: int = 200
    request_time: float = 20.0
    save_key: str | None = field(default=None, repr=False)
    log: str = "quiet"
    metrics: str | None = None

    @staticmethod
    def told(environment: Mapping[str, str]) -> dict[str, Any]:
        """What the environment says of settings: `FATELOOM_BOT_PACE` is `bot_pace`.

        Raises `ValueError` for a value of another kind than the setting has.
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
    def place(self) -> str:
        """Where tables are kept, for people: without a password."""
        if self.database is None:
            return str(self.data)
        return re.sub(r"(?<=//).*@", "", self.database.partition("?")[0])


def setting(name: str, value: str) -> Any:
    """The value of a setting, read from text. Raises `ValueError`, and tells what is wrong."""
    kinds = _kinds()
    if name not in kinds:
        raise ValueError(f"no setting {name!r}: there are {', '.join(kinds)}")
    read, what = _READ.get(kinds[name], (str, ""))
    try:
        return read(value)
    except ValueError:
        raise ValueError(f"{name} is {what}, not {value!r}") from None


def unknown(environment: Mapping[str, str]) -> dict[str, str | None]:
    """What the environment says of settings that there are not, and which may have been meant."""
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


_READ: Final[Mapping[str, tuple[Callable[[str], Any], str]]] = {
    "int": (_count, "a whole number from 1"),
    "float": (_seconds, "a number from 0"),
    "Rate": (_rate, "a rate such as 120/minute"),
    "Path": (Path, ""),
}


def _variables() -> dict[str, str]:
    return {f"{PREFIX}{name.upper()}": name for name in _kinds()}


def _kinds() -> dict[str, str]:
    return {each.name: str(each.type) for each in fields(Settings) if each.name != "data"}
