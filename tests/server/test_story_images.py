"""Pictures of an author's own at a server: who is sent their addresses, and what is sent there."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING

import pytest

from fateloom import raster
from fateloom.games.destinies.game import with_scenarios
from fateloom.games.destinies.scenario import images
from fateloom.games.destinies.scenario.pack import digest_of, loads
from fateloom.games.destinies.scenario.shelf import Shelf
from fateloom.server.schema.socket import encode
from fateloom.server.tables import story_images
from tests.server.conftest import serving
from tests.server.test_shelf import told_of
from tests.server.test_story_adding import added, refused, server
from tests.story.pictured import made, picture, undecodable, written

if TYPE_CHECKING:
    from pathlib import Path

    from fateloom.server.settings import Settings

AT = "/api/stories/images"
GONE = picture(colour="#010203")
"""A picture that no other story has."""


def digest(folder: Path, name: str) -> str:
    return digest_of(made(folder).pack.sources[f"pictures/{name}.webp"])


def shelved(settings: Settings, folder: Path) -> str:
    """Put the story in a folder on the shelf; its name at tables."""
    whole = made(folder)
    Shelf(settings.shelf).add(whole.data, whole.pack.manifest.digest)
    return whole.pack.manifest.key


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return written(tmp_path / "story")


def test_an_image_is_sent_as_this_server_wrote_it(settings: Settings, folder: Path) -> None:
    shelved(settings, folder)
    with serving(settings) as client:
        for name in ("village-green", "tower"):
            answer = client.get(f"{AT}/{digest(folder, name)}")
            assert answer.status_code == 200
            own = made(folder).pack.sources[f"pictures/{name}.webp"]
            assert answer.content == raster.renewed(own)
            assert images.is_plain(answer.content)
            told = {
                "content-type": "image/webp",
                "x-content-type-options": "nosniff",
                "cache-control": "public, max-age=31536000, immutable",
                "content-security-policy": "default-src 'none'; sandbox",
                "cross-origin-resource-policy": "same-origin",
            }
            assert told.items() <= dict(answer.headers).items()


def test_a_story_of_the_settings_has_its_pictures(settings: Settings, tmp_path: Path) -> None:
    colour = picture(colour="#040506")
    folder = written(tmp_path / "story", {"village-green.png": colour, "tower.png": colour})
    file = tmp_path / "twotiles.fateloom"
    file.write_bytes(made(folder).data)
    with serving(replace(settings, stories=(file,))) as client:
        assert client.get(f"{AT}/{digest(folder, 'tower')}").status_code == 200


def test_nothing_else_is_there(settings: Settings, folder: Path) -> None:
    shelved(settings, folder)
    with serving(settings) as client:
        own = digest(folder, "tower")
        for path in ("0" * 64, own[:-1], own.upper(), f"{own}.svg", f"../{own}", "", "tower.webp"):
            answer = client.get(f"{AT}/{path}")
            assert answer.status_code == 404, path
            assert "image" not in answer.headers["content-type"]
        assert client.post(f"{AT}/{own}").status_code == 405


def test_the_story_of_a_shelf_shows_its_own_picture(settings: Settings, folder: Path) -> None:
    """That of the tile where it begins; no other is told before it is seen."""
    name = shelved(settings, folder)
    with serving(settings) as client:
        shown = told_of(client, name)["picture"]["painted"]["scene"]
        assert shown == f"image={digest(folder, 'village-green')}"
        for path in ("/api/games", "/api/stories"):
            assert digest(folder, "tower") not in client.get(path).text


def test_an_address_is_told_when_the_place_is_seen(folder: Path) -> None:
    """Hidden is not sent: neither in views nor in events."""
    game = with_scenarios(made(folder).pack.scenario("twotiles.fateloom"))
    hidden = digest(folder, "tower")
    seen = set()
    for seed in range(6):
        state, rng = game.new(seed=seed, seats=1, scenario="twotiles"), Random(seed)
        for _ in range(30):
            if state.outcome is not None:
                break
            view = state.view(0)
            explored = any(tile.tile == "tower" and tile.explored for tile in view.tiles)
            told = hidden in encode(view).decode()
            assert told <= explored
            seen.add(told)
            (seat,) = state.waiting
            state.apply(seat, rng.choice(state.legal(seat)))
    assert seen == {False, True}


def test_tables_keep_the_pictures_of_a_story_that_was_removed(
    settings: Settings, folder: Path
) -> None:
    shelved(settings, folder)
    shelf = Shelf(settings.shelf)
    story_images.image.cache_clear()
    with serving(settings) as client:
        shelf.remove(shelf.find("twotiles")[0])
        assert client.get(f"{AT}/{digest(folder, 'tower')}").status_code == 200


def test_a_story_that_is_gone_has_no_pictures(settings: Settings, tmp_path: Path) -> None:
    folder = written(tmp_path / "story", {"village-green.png": GONE, "tower.png": GONE})
    shelved(settings, folder)
    shelf = Shelf(settings.shelf)
    story_images.image.cache_clear()
    with serving(settings) as client:
        shelf.delete(shelf.find("twotiles")[0])
        assert client.get(f"{AT}/{digest(folder, 'tower')}").status_code == 404


def test_a_story_from_the_page_shows_its_pictures(settings: Settings, folder: Path) -> None:
    with server(settings, "everybody") as client:
        added(client, made(folder).data)
        assert client.get(f"{AT}/{digest(folder, 'tower')}").status_code == 200


def test_an_image_that_cannot_be_decoded_is_not_added(settings: Settings, folder: Path) -> None:
    with server(settings, "everybody") as client:
        assert refused(client, undecodable(folder)) == "pack-image"
    assert not list(settings.shelf.glob("*.fateloom"))


def test_one_that_was_put_there_by_hand_is_not_sent(settings: Settings, folder: Path) -> None:
    """The story can be played; what cannot be decoded is drawn as if there were nothing."""
    data = undecodable(folder)
    pack = loads(data, "twotiles.fateloom")
    Shelf(settings.shelf).add(data, pack.manifest.digest)
    with serving(settings) as client:
        assert told_of(client, pack.manifest.key)["picture"] is not None
        spoilt = digest_of(pack.sources["pictures/tower.webp"])
        assert client.get(f"{AT}/{spoilt}").status_code == 404
