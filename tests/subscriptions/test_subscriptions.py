"""A folder of packs is indexed, subscribed to, and fetched when asked."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from fateloom.core.registry import SHELF
from fateloom.games.destinies.scenario import pack_index
from fateloom.games.destinies.scenario import shelf as shelves
from fateloom.games.destinies.scenario.codec import BadScenario
from fateloom.games.destinies.scenario.notes import Notes
from fateloom.games.destinies.scenario.shelf import Shelf
from fateloom.subscriptions.fetching import NotFetched
from fateloom.subscriptions.subscribed import FILE, MOST, Subscription, Subscriptions, index_address
from fateloom.subscriptions.updating import News, update
from tests.story.test_cli import run
from tests.story.test_shelf import keys, made

from .conftest import Answer, Folder

if TYPE_CHECKING:
    from pathlib import Path

INDEX = f"/{pack_index.NAME}"


@pytest.fixture
def shelf(tmp_path: Path) -> Shelf:
    return Shelf(tmp_path / "data" / SHELF)


def put(packs: Path, *versions: int) -> None:
    """Put these versions of a story into the folder, with their index."""
    found = []
    for version in versions:
        whole = made(version)
        name = f"twotiles-{version}.fateloom"
        (packs / name).write_bytes(whole.data)
        found.append(pack_index.entry(name, whole.data, whole.pack.manifest))
    (packs / pack_index.NAME).write_text(pack_index.dumps(found))


def own(plain: Folder) -> Subscription:
    return Subscription(f"{plain.url}{INDEX}", private=True)


def outcomes(shelf: Shelf, subscription: Subscription) -> list[tuple[str, str]]:
    return [
        (each.outcome, each.error.code if each.error else "")
        for each in update(shelf, subscription)
    ]


# --- updates ----------------------------------------------------------------------------------


def test_what_is_new_goes_to_the_shelf(plain: Folder, packs: Path, shelf: Shelf) -> None:
    put(packs, 1)
    (news,) = update(shelf, own(plain))
    told = made(1).pack.manifest
    assert news == News("added", told.key, "Two Tiles", 1)
    assert keys(shelf) == [told.key]
    source = Notes(shelf.folder).source(told.digest)
    assert source is not None and source.address == own(plain).address
    # Another version stays beside it, and nothing is fetched twice.
    put(packs, 1, 2)
    plain.asked.clear()
    assert outcomes(shelf, own(plain)) == [("already", ""), ("added", "")]
    assert plain.asked == [INDEX, "/twotiles-2.fateloom"]
    assert [kept.manifest.version for kept in shelf.offered()[0]] == [1, 2]


def test_nothing_is_removed_or_brought_back(plain: Folder, packs: Path, shelf: Shelf) -> None:
    put(packs, 1, 2)
    assert outcomes(shelf, own(plain)) == [("added", "")] * 2
    (kept,) = shelf.find(made(1).pack.manifest.digest)
    shelf.remove(kept)
    put(packs, 1)
    found = list(update(shelf, own(plain)))
    assert [each.outcome for each in found] == ["removed", "gone"]
    assert found[1].key == made(2).pack.manifest.digest
    assert keys(shelf) == [made(2).pack.manifest.key]


def test_one_that_is_refused_does_not_stop_the_others(
    plain: Folder, packs: Path, shelf: Shelf
) -> None:
    put(packs, 1, 2, 3, 4)
    (packs / "twotiles-1.fateloom").unlink()
    (packs / "twotiles-2.fateloom").write_bytes(made(2).data[:-1] + b"x")
    plain.answers["/twotiles-3.fateloom"] = Answer(200, made(3).data + b"more")
    assert outcomes(shelf, own(plain)) == [
        ("refused", "fetch-status"),
        ("refused", "index-other"),
        ("refused", "fetch-long"),
        ("added", ""),
    ]
    assert keys(shelf) == [made(4).pack.manifest.key]


def changed(packs: Path, **parts: Any) -> None:
    """Change what the index says about its one pack."""
    told = json.loads((packs / pack_index.NAME).read_text())
    told["packs"][0] |= parts
    (packs / pack_index.NAME).write_text(json.dumps(told))


@pytest.mark.parametrize(
    "parts",
    [{"digest": "0" * 64}, {"sha256": "0" * 64}, {"title": "Another"}, {"proved": True}],
)
def test_a_pack_is_what_its_index_says(
    parts: dict[str, Any], plain: Folder, packs: Path, shelf: Shelf
) -> None:
    put(packs, 1)
    changed(packs, **parts)
    assert outcomes(shelf, own(plain)) == [("refused", "index-other")]
    assert keys(shelf) == []


def test_a_pack_is_read_strictly(plain: Folder, packs: Path, shelf: Shelf) -> None:
    put(packs, 1)
    data = made(1).data[:-1] + b"x"
    (packs / "twotiles-1.fateloom").write_bytes(data)
    told = pack_index.entry("twotiles-1.fateloom", data, made(1).pack.manifest)
    (packs / pack_index.NAME).write_text(pack_index.dumps([told]))
    ((outcome, code),) = outcomes(shelf, own(plain))
    assert outcome == "refused" and code.startswith("pack-")
    assert keys(shelf) == []


def test_a_full_shelf(
    plain: Folder, packs: Path, shelf: Shelf, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shelves, "MOST", 1)
    put(packs, 1, 2)
    assert outcomes(shelf, own(plain)) == [("added", ""), ("refused", "shelf-full")]


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "index-damaged"),
        ("[" * 100_000, "index-damaged"),
        ("[]", "index-damaged"),
        ('{"format": 2}', "index-newer"),
        ('{"format": 0, "packs": []}', "index-damaged"),
        ('{"format": 1, "packs": [], "more": 1}', "index-damaged"),
    ],
)
def test_what_is_no_index(text: str, code: str, plain: Folder, packs: Path, shelf: Shelf) -> None:
    (packs / pack_index.NAME).write_text(text)
    with pytest.raises(BadScenario) as refused:
        list(update(shelf, own(plain)))
    assert refused.value.code == code
    assert keys(shelf) == []


@pytest.mark.parametrize(
    ("parts", "code"),
    [
        ({"file": "../twotiles-1.fateloom"}, "index-entry"),
        ({"file": "https://example.org/twotiles-1.fateloom"}, "index-entry"),
        ({"file": ".fateloom"}, "index-entry"),
        ({"size": 0}, "index-entry"),
        ({"size": 10**9}, "index-entry"),
        ({"digest": "../../x"}, "index-entry"),
    ],
)
def test_what_an_index_may_not_name(parts: dict[str, Any], code: str, packs: Path) -> None:
    put(packs, 1)
    changed(packs, **parts)
    with pytest.raises(BadScenario) as refused:
        pack_index.loads((packs / pack_index.NAME).read_bytes(), "x")
    assert refused.value.code == code


def test_an_index_names_nothing_twice(packs: Path) -> None:
    put(packs, 1, 1)
    with pytest.raises(BadScenario, match="index twice"):
        pack_index.loads((packs / pack_index.NAME).read_bytes(), "x")


# --- the list ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("address", "index"),
    [
        ("https://example.org/packs/", "https://example.org/packs/index.json"),
        ("https://example.org/packs", "https://example.org/packs/index.json"),
        ("https://example.org/all.json", "https://example.org/all.json"),
    ],
)
def test_the_address_of_the_index(address: str, index: str) -> None:
    assert index_address(address, private=False) == index


def test_subscriptions_are_kept(shelf: Shelf) -> None:
    kept = Subscriptions(shelf.folder)
    assert kept.all() == ()
    one = kept.add("https://example.org/packs", private=False)
    assert one is not None and kept.all() == (one,)
    assert kept.add("https://example.org/packs/", private=False) is None
    other = kept.add("http://10.0.0.1/", private=True)
    assert kept.all() == (one, other)
    assert kept.remove("https://example.org/packs/") == one
    assert kept.remove("https://example.org/packs/") is None
    assert kept.all() == (other,)
    for wrong in ("http://example.org/", "https://example.org/?x=1"):
        with pytest.raises(NotFetched):
            kept.add(wrong, private=False)
    for i in range(MOST - 1):
        kept.add(f"https://example.org/{i}", private=False)
    with pytest.raises(BadScenario, match="subscriptions full"):
        kept.add("https://example.org/more", private=False)


def test_a_damaged_list_is_not_written_over(shelf: Shelf) -> None:
    shelf.folder.mkdir(parents=True)
    (shelf.folder / FILE).write_text("[{}]")
    kept = Subscriptions(shelf.folder)
    with pytest.raises(BadScenario, match="subscriptions damaged"):
        kept.add("https://example.org/packs", private=False)
    assert (shelf.folder / FILE).read_text() == "[{}]"


# --- at the prompt ----------------------------------------------------------------------------


def test_from_the_folder_to_the_shelf(
    plain: Folder, packs: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data = ("--data", str(tmp_path / "data"))

    def told(*arguments: str, code: int = 0) -> str:
        found, out, err = run(capsys, *arguments)
        assert found == code, out + err
        return out + err

    assert "There are no packs" in told("index", str(packs), code=2)
    (packs / "twotiles-1.fateloom").write_bytes(made(1).data)
    assert "one pack" in told("index", str(packs))
    written = (packs / pack_index.NAME).read_text()
    assert (
        "one pack" in told("index", str(packs)) and written == (packs / pack_index.NAME).read_text()
    )
    assert "There are no subscriptions" in told("subscriptions", *data)
    assert "There are no subscriptions" in told("update", *data)
    assert "is not encrypted" in told("subscribe", plain.url, *data, code=2)
    assert f"{plain.url}{INDEX}" in told("subscribe", plain.url, "--private", *data)
    assert "already" in told("subscribe", plain.url, "--private", *data)
    assert "in your own network" in told("subscriptions", *data)
    assert plain.asked == [], "nothing is fetched unasked"
    assert "added: “Two Tiles”, version 1" in told("update", *data)
    assert "on the shelf already" in told("update", *data)
    assert f"From {plain.url}{INDEX}" in told("list", *data)
    (packs / pack_index.NAME).unlink()
    assert "the server answered 404" in told("update", *data, code=1)
    assert "stay on the shelf" in told("unsubscribe", plain.url, *data)
    assert "There is no subscription" in told("unsubscribe", plain.url, *data, code=2)
    assert "Two Tiles" in told("list", *data)


def test_only_whole_packs_are_indexed(packs: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (packs / "twotiles-1.fateloom").write_bytes(made(1).data)
    (packs / "broken.fateloom").write_bytes(made(1).data[:500])
    code, _, err = run(capsys, "index", str(packs))
    assert (code, "broken.fateloom" in err) == (2, True)
    (packs / "broken.fateloom").unlink()
    (packs / "two tiles.fateloom").write_bytes(made(2).data)
    code, _, err = run(capsys, "index", str(packs))
    assert (code, "needs another name" in err) == (2, True)
    assert not (packs / pack_index.NAME).exists()
