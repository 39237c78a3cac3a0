"""From where files are fetched, how many bytes, and where nothing leads."""

from __future__ import annotations

import ssl
from typing import TYPE_CHECKING

import pytest

from fateloom.subscriptions import fetching
from fateloom.subscriptions.fetching import Fetcher, NotFetched

from .conftest import Answer, Folder

if TYPE_CHECKING:
    from pathlib import Path

PRIVATE = Fetcher(private=True)
LOCAL = ("127.0.0.1", "::1")


def refused(fetcher: Fetcher, url: str, most: int = 1000) -> str:
    with pytest.raises(NotFetched) as error:
        fetcher.fetch(url, most)
    return error.value.code


def test_a_file_of_the_own_network(plain: Folder, packs: Path) -> None:
    (packs / "a.txt").write_bytes(b"x" * 1000)
    assert PRIVATE.fetch(f"{plain.url}/a.txt", 1000) == b"x" * 1000
    assert refused(PRIVATE, f"{plain.url}/a.txt", 999) == "fetch-long"
    assert refused(PRIVATE, f"{plain.url}/b.txt") == "fetch-status"


def test_an_encrypted_file_of_a_public_address(
    secure: tuple[Folder, ssl.SSLContext], packs: Path
) -> None:
    place, trust = secure
    (packs / "a.txt").write_bytes(b"x")
    assert Fetcher(allowed=lambda _: True, tls=trust).fetch(f"{place.url}/a.txt", 10) == b"x"
    # A certificate that nobody vouches for.
    assert refused(Fetcher(allowed=lambda _: True), f"{place.url}/a.txt") == "fetch-failed"


def test_nothing_private_is_asked(secure: tuple[Folder, ssl.SSLContext], plain: Folder) -> None:
    place, trust = secure
    fetcher = Fetcher(tls=trust)
    assert refused(fetcher, f"{place.url}/a.txt") == "fetch-private"
    assert refused(fetcher, "https://10.0.0.1/a.txt") == "fetch-private"
    assert refused(fetcher, "https://[::1]/a.txt") == "fetch-private"
    assert refused(fetcher, f"{plain.url}/a.txt") == "fetch-unencrypted"
    assert place.asked == plain.asked == []


def test_nothing_leaves_the_own_network_unencrypted(plain: Folder) -> None:
    assert (
        refused(Fetcher(private=True, allowed=lambda _: True), f"{plain.url}/a") == "fetch-public"
    )
    assert plain.asked == []


@pytest.mark.parametrize(
    "url",
    [
        "",
        "file:///etc/passwd",
        "ftp://example.org/",
        "example.org",
        "https://",
        "https://user:word@host/",
        "https://example.org/#part",
        "https://example.org:port/",
        "https://example.org/\r\nHost: x",
        "https://exämple.org/",
        "https://example.org/" + "x" * 600,
    ],
)
def test_what_is_no_address(url: str) -> None:
    assert refused(Fetcher(), url) == "fetch-address"
    assert refused(PRIVATE, url) == "fetch-address"


def leads(url: str) -> Answer:
    return Answer(302, b"", (("Location", url),))


def test_answers_lead_on_a_few_times(plain: Folder, packs: Path) -> None:
    (packs / "end.txt").write_bytes(b"x")
    plain.answers["/0"] = leads("/1")
    plain.answers["/1"] = leads(f"{plain.url}/2")
    plain.answers["/2"] = leads("end.txt")
    assert PRIVATE.fetch(f"{plain.url}/0", 10) == b"x"
    plain.answers["/2"] = leads("0")
    assert refused(PRIVATE, f"{plain.url}/0") == "fetch-redirects"


@pytest.mark.parametrize(
    ("target", "code"),
    [
        ("https://127.0.0.1/x", "fetch-private"),
        ("https://169.254.169.254/latest", "fetch-private"),
        ("http://example.org/x", "fetch-unencrypted"),
        ("file:///etc/passwd", "fetch-address"),
    ],
)
def test_an_answer_leads_nowhere_private(
    target: str, code: str, secure: tuple[Folder, ssl.SSLContext], plain: Folder
) -> None:
    place, trust = secure
    place.answers["/0"] = leads(target)
    looks: list[str] = []

    def allowed(address: str) -> bool:
        """This machine stands for a public one when it is looked at first."""
        looks.append(address)
        return looks.count(address) == 1 and address in LOCAL

    assert refused(Fetcher(allowed=allowed, tls=trust), f"{place.url}/0") == code
    assert place.asked == ["/0"]
    assert plain.asked == []


def test_a_private_address_leads_to_no_other(plain: Folder) -> None:
    for target in ("http://127.0.0.1:1/", "https://example.org/", plain.url.replace(":", "s:", 1)):
        plain.answers["/0"] = leads(target)
        assert refused(PRIVATE, f"{plain.url}/0") == "fetch-led-away"


def test_answers_that_lie(plain: Folder) -> None:
    plain.answers["/cut"] = Answer(200, b"x", (("Content-Length", "5"),))
    plain.answers["/zip"] = Answer(200, b"x", (("Content-Encoding", "gzip"),))
    assert refused(PRIVATE, f"{plain.url}/cut") in ("fetch-cut", "fetch-failed")
    assert refused(PRIVATE, f"{plain.url}/zip") == "fetch-encoded"


def test_an_answer_that_never_ends(plain: Folder, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fetching, "PATIENCE", 0.5)
    monkeypatch.setattr(fetching, "WHOLE", 0.5)
    plain.answers["/slow"] = Answer(200, b"", (("Content-Length", "5"),))
    assert refused(PRIVATE, f"{plain.url}/slow") in ("fetch-cut", "fetch-failed")


def test_nobody_answers(plain: Folder) -> None:
    assert refused(PRIVATE, "http://127.0.0.1:9/") == "fetch-failed"
