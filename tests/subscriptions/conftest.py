"""A static folder of packs on this machine, with and without a certificate."""

from __future__ import annotations

import ssl
import threading
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import TYPE_CHECKING, Any, NamedTuple

import pytest

from tests.server.test_web_push import certified

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


class Answer(NamedTuple):
    """An answer that is not just a file."""

    status: int = 200
    body: bytes = b""
    headers: tuple[tuple[str, str], ...] = ()


class Folder:
    """A server that hands out files, or answers as a test says."""

    def __init__(self, folder: Path, tls: ssl.SSLContext | None) -> None:
        self.asked: list[str] = []
        self.answers: dict[str, Answer] = {}
        own = self

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                own.asked.append(self.path)
                answer = own.answers.get(self.path)
                if answer is None:
                    file = folder / self.path.lstrip("/")
                    answer = Answer(200, file.read_bytes()) if file.is_file() else Answer(404)
                self.send_response(answer.status)
                if "Content-Length" not in dict(answer.headers):
                    self.send_header("Content-Length", str(len(answer.body)))
                for name, value in answer.headers:
                    self.send_header(name, value)
                self.end_headers()
                self.wfile.write(answer.body)

            def log_message(self, format: str, *args: Any) -> None:  # noqa: A002 - its name there
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        if tls is not None:
            self.server.socket = tls.wrap_socket(self.server.socket, server_side=True)
        scheme = "http" if tls is None else "https"
        self.url = f"{scheme}://localhost:{self.server.server_address[1]}"
        self.thread = threading.Thread(target=self.server.serve_forever, args=(0.01,))

    @contextmanager
    def open(self) -> Iterator[Folder]:
        """Serve it meanwhile."""
        self.thread.start()
        try:
            yield self
        finally:
            self.server.shutdown()
            self.server.server_close()
            self.thread.join()


@pytest.fixture
def packs(tmp_path: Path) -> Path:
    """The folder that is handed out."""
    folder = tmp_path / "packs"
    folder.mkdir()
    return folder


@pytest.fixture
def plain(packs: Path) -> Iterator[Folder]:
    """A server without encryption."""
    with Folder(packs, None).open() as found:
        yield found


@pytest.fixture
def secure(packs: Path, tmp_path: Path) -> Iterator[tuple[Folder, ssl.SSLContext]]:
    """A server with a certificate, and a context that trusts it."""
    file, trust = certified(tmp_path)
    tls = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    tls.load_cert_chain(file)
    with Folder(packs, tls).open() as found:
        yield found, trust
