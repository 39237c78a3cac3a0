"""Follow one choice through a server: `python -m benchmarks.trace [--calls]`.

Two people at one device play Destiny, and the first of them chooses an identity. Everything that
the package calls from the frame that comes in to the view that goes out is counted: how many
modules it passes, in how many calls, and how often it changes from one file to another. A choice
that takes few of each can be read. On a slow machine there are up to ten calls more: metering
charges work by the millisecond.
"""

from __future__ import annotations

import argparse
import tempfile
import threading
from collections import Counter
from itertools import pairwise
from pathlib import Path
from types import FrameType
from typing import Any, Final

from starlette.testclient import TestClient
from starlette.websockets import WebSocket

import fateloom
from fateloom.server.api.app import create_app
from fateloom.server.settings import Settings

PACKAGE: Final = str(Path(fateloom.__file__).parent)
CHOOSER: Final = 1
"""The seat that is asked first with this seed."""
SEND: Final = WebSocket.send_text.__code__
"""The call that sends the view; what the server does after it is no part of the choice."""


class Tracer:
    """The calls of the package's functions while it is on, in order, in all threads."""

    def __init__(self) -> None:
        self.on = False
        self.calls: list[tuple[str, str]] = []

    def __call__(self, frame: FrameType, event: str, argument: Any) -> None:
        if not self.on or event != "call":
            return
        if frame.f_code is SEND:
            self.on = False
        elif frame.f_code.co_filename.startswith(PACKAGE):
            file = frame.f_code.co_filename[len(PACKAGE) + 1 :]
            self.calls.append((file, frame.f_code.co_qualname))


def one_choice() -> list[tuple[str, str]]:
    """The calls of one choice at a live table, from the frame to the view."""
    tracer = Tracer()
    plenty = 10**9  # with a tracer everything is slow, and nobody is to wait for that
    threading.setprofile(tracer)
    try:
        with (
            tempfile.TemporaryDirectory() as folder,
            TestClient(create_app(Settings(Path(folder), work=plenty, work_back=plenty))) as client,
        ):
            wish = {"game": "destiny", "seats": [{"name": "Hedda"}, {"name": "Anna"}], "seed": "7"}
            table = client.post("/api/tables", json=wish).json()["table"]
            with client.websocket_connect(f"/api/tables/{table}/socket") as socket:
                socket.receive_json()
                socket.send_json({"t": "look", "seat": CHOOSER})
                view = socket.receive_json()
                move = {"seat": CHOOSER, "move": view["legal"][0]["id"], "number": view["number"]}
                tracer.on = True
                socket.send_json({"t": "choose", **move})
                socket.receive_json()
    finally:
        threading.setprofile(None)
    return tracer.calls


def main() -> None:
    """Print the counts, and with --calls each call."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.trace", description=__doc__)
    parser.add_argument("--calls", action="store_true", help="print each call")
    given = parser.parse_args()
    calls = one_choice()
    files = [file for file, _ in calls]
    if given.calls:
        print(*(f"{file}: {name}" for file, name in calls), sep="\n")
    for file, count in Counter(files).most_common():
        print(f"{count:5}  {file}")
    print(f"{len(calls)} calls through {_passed(files)}")
    # The files of the game and of the contract are how the rules are cut, not how a choice goes.
    parts = [file if file.startswith(("server", "table")) else file.split("/")[0] for file in files]
    print(f"with the game and the contract as one module each: {_passed(parts)}")


def _passed(files: list[str]) -> str:
    changes = sum(a != b for a, b in pairwise(files))
    return f"{len(set(files))} modules with {changes} changes of file"


if __name__ == "__main__":
    main()
