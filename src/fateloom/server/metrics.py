"""What a server counts, for Prometheus. Never a table's name, a seat's, or anything of a game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    PlatformCollector,
    ProcessCollector,
    start_http_server,
)

REGISTRY: Final = CollectorRegistry()
ProcessCollector(registry=REGISTRY)
PlatformCollector(registry=REGISTRY)

_MOMENTS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 15.0)

TABLES: Final = Gauge("fateloom_tables", "Tables in memory.", registry=REGISTRY)
SOCKETS: Final = Gauge("fateloom_sockets", "Open sockets.", registry=REGISTRY)
CHOICES: Final = Counter("fateloom_choices", "Choices made and saved.", registry=REGISTRY)
SENT: Final = Counter("fateloom_messages_sent", "Messages sent to sockets.", registry=REGISTRY)
CLOSED: Final = Counter(
    "fateloom_sockets_closed", "Sockets closed by the server.", ["code"], registry=REGISTRY
)
REFUSED: Final = Counter("fateloom_refused", "Refusals.", ["code"], registry=REGISTRY)
SAVING: Final = Histogram(
    "fateloom_saving_seconds",
    "From a change being asked for to its being on the disk.",
    buckets=_MOMENTS,
    registry=REGISTRY,
)
THINKING: Final = Histogram(
    "fateloom_thinking_seconds",
    "Bots' choices, and pieces of advice and of reviews.",
    buckets=_MOMENTS,
    registry=REGISTRY,
)
BOT_FAILURES: Final = Counter(
    "fateloom_bot_failures", "Choices that were made for a bot.", ["why"], registry=REGISTRY
)
RACES: Final = Counter(
    "fateloom_races_lost", "Changes judged again after a write conflict.", registry=REGISTRY
)

BACKUPS: Final = Counter(
    "fateloom_backups", "Scheduled backups: written or failed.", ["result"], registry=REGISTRY
)
LAST_BACKUP: Final = Gauge(
    "fateloom_last_backup_seconds",
    "When the latest scheduled backup was written, in seconds since 1970.",
    registry=REGISTRY,
)


def serve(address: str) -> Callable[[], None]:
    """Show the numbers at HOST:PORT, apart from the game; returns what ends it.

    Raises `OSError` when it cannot be opened, and `ValueError` for what is no address.
    """
    host, _, port = address.rpartition(":")
    server, thread = start_http_server(int(port), host or "127.0.0.1", registry=REGISTRY)

    def end() -> None:
        server.shutdown()
        server.server_close()
        thread.join()

    return end
