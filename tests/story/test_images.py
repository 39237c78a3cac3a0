"""Pictures of an author's own: what is wrong with them, and what of them leaves in a pack."""

from __future__ import annotations

import os
import struct
import zlib
from contextlib import suppress
from dataclasses import replace
from io import BytesIO
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image

from fateloom import raster
from fateloom.games.destinies.scenario import admission, images, pack
from fateloom.games.destinies.scenario.codec import BadScenario
from fateloom.story import load, output, packing
from fateloom.story.images import images_of
from fateloom.story.loader import read
from fateloom.story.renaming import CannotRename, rename
from fateloom.story.uses import Name
from fateloom.terminal.stories import line_of
from fateloom.words import has

from .pictured import GREEN, TOWER, made, picture, saved, texts, undecodable, written
from .test_cli import run

if TYPE_CHECKING:
    from pathlib import Path

FILE = "twotiles.fateloom"
NOISE = Image.frombytes("RGB", (1500, 900), os.urandom(1500 * 900 * 3))


def chunk(kind: bytes, content: bytes) -> bytes:
    check = zlib.crc32(kind + content)
    return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", check)


def bomb(side: int) -> bytes:
    """A small PNG file of a huge picture of one colour."""
    head = struct.pack(">IIBBBBB", side, side, 1, 0, 0, 0, 0)
    row = zlib.compress(b"\0" * (side // 8 + 1) * side, 9)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", row) + chunk(b"IEND", b"")


def moving(form: str) -> bytes:
    frames = [Image.new("RGB", (8, 8), colour) for colour in (GREEN, TOWER)]
    return saved(frames[0], form, save_all=True, append_images=frames[1:])


def opened(image: bytes) -> Image.Image:
    with Image.open(BytesIO(image)) as found:
        found.load()
        return found


def found(folder: Path) -> list[str]:
    """The findings in a folder, each with its file and line in it."""
    return [line_of(each).removeprefix(f"{folder}/") for each in load(folder).found]


# --- what is made of a picture ----------------------------------------------------------------


@pytest.mark.parametrize("form", ["PNG", "JPEG", "WEBP"])
def test_a_picture_becomes_a_small_plain_one(form: str) -> None:
    image = raster.prepared(picture(form, size=(3000, 1500)))
    assert images.is_plain(image)
    assert opened(image).size == (1280, 640)
    assert raster.prepared(image) == image
    assert images.is_plain(raster.renewed(image))


@pytest.mark.parametrize(
    ("given", "colour"),
    [
        (saved(Image.new("I;16", (9, 9), 0xC000), "PNG"), (192, 192, 192)),
        (saved(Image.new("RGBA", (9, 9), "#ff000000"), "PNG"), (243, 233, 210)),
        (saved(Image.new("P", (9, 9)), "PNG", transparency=0), (243, 233, 210)),
        (saved(Image.new("1", (9, 9), 1), "PNG"), (255, 255, 255)),
        (saved(Image.new("LA", (9, 9), (0, 255)), "WEBP"), (0, 0, 0)),
        (saved(Image.new("CMYK", (9, 9)), "JPEG"), (255, 255, 255)),
    ],
)
def test_every_kind_of_colour_is_kept(given: bytes, colour: tuple[int, ...]) -> None:
    shown = opened(raster.prepared(given)).getpixel((4, 4))
    assert isinstance(shown, tuple)
    assert max(abs(one - other) for one, other in zip(shown, colour, strict=True)) < 4


def test_however_much_there_is_to_see_the_file_is_small() -> None:
    image = raster.prepared(saved(NOISE, "PNG"))
    assert len(image) <= images.MOST_BYTES
    assert images.is_plain(image)


def test_nothing_but_the_picture_leaves() -> None:
    """Where it was taken, by which camera, comments, and files behind it."""
    exif = Image.Exif()
    exif[0x010F] = "SECRET camera"
    exif[0x0112] = 6  # turned by a quarter
    given = saved(
        Image.new("RGB", (60, 20), GREEN),
        "JPEG",
        exif=exif,
        comment=b"SECRET",
        icc_profile=b"SECRET",
    )
    image = raster.prepared(given + b"PK\x03\x04<script>SECRET</script>")
    assert given.count(b"SECRET") == 3
    assert b"SECRET" not in image
    assert images.is_plain(image)
    assert opened(image).size == (20, 60)


@pytest.mark.parametrize(
    ("given", "code"),
    [
        (b"", "foreign"),
        (b"<svg xmlns='http://www.w3.org/2000/svg'/>", "foreign"),
        (picture("GIF"), "foreign"),
        (picture("BMP"), "foreign"),
        (picture("TIFF"), "foreign"),
        (b"\0" * 24 + picture("PNG"), "foreign"),
        (picture("PNG")[:60], "foreign"),
        (saved(NOISE, "PNG")[:9000], "foreign"),
        (saved(NOISE, "JPEG")[:9000], "foreign"),
        (saved(NOISE, "WEBP")[:9000], "foreign"),
        (moving("PNG"), "moving"),
        (moving("WEBP"), "moving"),
        (bomb(6400), "pixels"),
        (bomb(16000), "pixels"),
        (picture("PNG") + b"\0" * raster.MOST_GIVEN, "long"),
    ],
)
def test_what_is_no_picture_for_a_story(given: bytes, code: str) -> None:
    with pytest.raises(raster.BadRaster) as refused:
        raster.prepared(given)
    assert refused.value.code == f"raster-{code}"


def test_a_huge_picture_is_not_decoded(monkeypatch: pytest.MonkeyPatch) -> None:
    def decode(*_: object) -> None:
        raise AssertionError

    monkeypatch.setattr("PIL.ImageFile.ImageFile.load", decode)
    with pytest.raises(raster.BadRaster) as refused:
        raster.prepared(bomb(6400))
    assert refused.value.code == "raster-pixels"


SAMPLES = [picture("PNG"), picture("JPEG"), picture("WEBP"), raster.prepared(picture())]


@given(st.sampled_from(SAMPLES), st.data())
@settings(deadline=None, max_examples=200)
def test_damaged_pictures_are_refused_or_become_plain_ones(
    sample: bytes, data: st.DataObject
) -> None:
    spoilt = bytearray(sample)
    for _ in range(data.draw(st.integers(1, 6))):
        spoilt[data.draw(st.integers(0, len(spoilt) - 1))] = data.draw(st.integers(0, 255))
    given = bytes(spoilt[: data.draw(st.integers(0, len(spoilt)))])
    for reader in (raster.prepared, raster.renewed):
        with suppress(raster.BadRaster):
            assert images.is_plain(reader(given))


@given(st.binary(max_size=80))
def test_only_the_form_of_a_pack_is_plain(more: bytes) -> None:
    image = raster.prepared(picture())
    assert images.is_plain(image)
    assert images.is_plain(image + more) == (not more)
    assert not images.is_plain(more)
    for end in range(len(image)):
        assert not images.is_plain(image[:end])


def test_other_webp_files_are_not_plain() -> None:
    rich = Image.new("RGB", (9, 9))
    for other in (
        saved(rich, "WEBP", lossless=True),
        saved(rich, "WEBP", exif=b"Exif\0\0SECRET"),
        saved(Image.new("RGBA", (9, 9)), "WEBP"),
        saved(Image.new("RGB", (images.SIDE + 1, 9)), "WEBP"),
        saved(NOISE, "WEBP", quality=100),
        moving("WEBP"),
    ):
        assert not images.is_plain(other)
        with pytest.raises(raster.BadRaster):
            raster.renewed(other)


# --- in a folder --------------------------------------------------------------------------------


def test_a_story_with_pictures_is_in_order(tmp_path: Path) -> None:
    story = load(written(tmp_path / "story"))
    assert not story.found
    assert story.scenario is not None
    assert set(story.images) == {"village-green", "tower"}
    green, tower = story.scenario.pictures
    assert green.scene == f"image={pack.digest_of(story.images['village-green'])}"
    assert images.digests(story.scenario) == {green.scene[6:], tower.scene[6:]}


def test_states_are_drawn_or_images(tmp_path: Path) -> None:
    folder = written(tmp_path / "story")
    (folder / "pictures.yaml").write_text("""
pictures:
  green: {image: village-green, states: {
    burnt: {when: rope-cut, image: tower},
    dark: {when: day > 2, hour: night, middle: [mill 320 330 160]},
    same: {when: day > 1}}}
  tower: {hour: dusk, middle: [church 320 330 100], states: {own: {when: rope-cut, image: tower}}}
""")
    story = load(folder)
    assert story.scenario is not None, story.found
    green, tower = story.scenario.pictures
    burnt, dark, same = green.states
    assert images.digest_in(burnt.scene) == pack.digest_of(story.images["tower"])
    assert dark.scene == "hour=night;middle=mill 320 330 160"
    assert same.scene == green.scene
    assert tower.states[0].scene == burnt.scene


OWN = {"village-green.jpg": picture("JPEG"), "tower.png": picture()}


@pytest.mark.parametrize(
    ("files", "line"),
    [
        (
            {"village-green.jpg": picture()},
            "pictures.yaml:4:18 E132 the folder “pictures” has no picture “tower”",
        ),
        (
            {**OWN, "tower.png": b"<svg/>"},
            "pictures.yaml:4:18 E133 “pictures/tower.png” cannot be read: "
            "only whole PNG, JPEG and WebP pictures can",
        ),
        (
            {**OWN, "tower.png": moving("PNG")},
            "pictures.yaml:4:18 E133 “pictures/tower.png” is animated: save one frame of it",
        ),
        (
            {**OWN, "tower.png": picture() + b"\0" * raster.MOST_GIVEN},
            "pictures.yaml:4:18 E134 “pictures/tower.png” is too large: the maximum is 16 MB",
        ),
        (
            {**OWN, "tower.png": bomb(6400)},
            "pictures.yaml:4:18 E134 “pictures/tower.png” has too many pixels: "
            "the maximum is 40 million",
        ),
        (
            {**OWN, "tower.webp": picture("WEBP")},
            "pictures.yaml:4:18 E136 two files have the same name: "
            "“pictures/tower.png” and “pictures/tower.webp”",
        ),
        (
            {**OWN, "Inn.JPG": b"anything"},
            "pictures/Inn.JPG:1:1 W829 nothing shows the picture “pictures/Inn.JPG”: "
            "name it without its ending, in small letters",
        ),
    ],
)
def test_what_is_wrong_with_a_picture_is_said(
    tmp_path: Path, files: dict[str, bytes], line: str
) -> None:
    folder = written(tmp_path / "story", files)
    assert found(folder) == [line]
    assert (load(folder).scenario is None) == (" E" in line)


def test_other_files_there_are_no_matter(tmp_path: Path) -> None:
    folder = written(tmp_path / "story")
    for name in ("notes.txt", "mill.svg", ".hidden.png", "Thumbs.db"):
        (folder / "pictures" / name).write_bytes(b"SECRET")
    (folder / "pictures/drafts.png").mkdir()
    assert not found(folder)
    assert not any(b"SECRET" in content for content in made(folder).pack.sources.values())


def test_nothing_is_drawn_on_a_picture(tmp_path: Path) -> None:
    folder = written(tmp_path / "story")
    told = texts()["pictures.yaml"].replace(b"image: tower", b"image: tower, hour: dusk")
    (folder / "pictures.yaml").write_bytes(told)
    assert found(folder) == [
        "pictures.yaml:4:18 E131 nothing can be drawn on a picture of your own: remove hour"
    ]


def test_a_name_that_was_probably_meant(tmp_path: Path) -> None:
    folder = written(tmp_path / "story", {"village-green.jpg": picture(), "towr.png": picture()})
    (line,) = [each for each in load(folder).found if each.code == "E132"]
    assert line.near == "towr"


def test_too_many_pictures(tmp_path: Path) -> None:
    names = [f"picture-{number}" for number in range(images.MOST + 1)]
    folder = written(tmp_path / "story", {f"{name}.png": picture() for name in names})
    more = "".join(f"  {name}: {{image: {name}}}\n" for name in names)
    told = texts()["pictures.yaml"].decode().replace("village-green", names[0])
    (folder / "pictures.yaml").write_text(told.replace("image: tower", f"image: {names[1]}") + more)
    assert [each.code for each in load(folder).found] == ["E135"]


# --- in a pack ------------------------------------------------------------------------------------


def refused(data: bytes) -> str:
    with pytest.raises(BadScenario) as error:
        pack.loads(data, FILE).scenario(FILE)
    assert has(f"refusal-{error.value.code}")
    return error.value.code


def changed(whole: packing.Packed, sources: dict[str, bytes | None]) -> bytes:
    """A pack with some of its sources replaced, or left out."""
    kept = {**whole.pack.sources, **sources}
    left = {name: content for name, content in kept.items() if content is not None}
    return pack.dumps(replace(whole.pack, sources=left))


def test_a_pack_contains_what_was_written_again(tmp_path: Path) -> None:
    whole = made(written(tmp_path / "story"))
    names = {name for name in whole.pack.sources if name.startswith("pictures/")}
    assert names == {"pictures/village-green.webp", "pictures/tower.webp"}
    assert images.digests(whole.pack.scenario(FILE)) == set(whole.pack.images)
    raster.check_images(whole.pack, FILE)
    assert admission.admitted(whole.data, FILE)[0].images == whole.pack.images


def test_the_sources_of_a_pack_build_its_story(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also with another version of Pillow, which would write other bytes."""
    whole = made(written(tmp_path / "story"))
    monkeypatch.setattr(raster, "_QUALITIES", (10,))
    raster._KNOWN.clear()
    story, notes = packing.rebuilt(whole.pack)
    assert story is not None and packing.fits(whole.pack, story), notes
    (tmp_path / FILE).write_bytes(whole.data)
    _, said, _ = run(capsys, "verify", str(tmp_path / FILE), "--jobs", "1")
    assert "Its sources build this story." in said


def test_another_picture_makes_another_story(tmp_path: Path) -> None:
    one = made(written(tmp_path / "one"))
    two = made(written(tmp_path / "two", {**OWN, "tower.png": picture(colour="#fff")}))
    assert one.pack.manifest.digest != two.pack.manifest.digest


@pytest.mark.parametrize(
    ("sources", "code"),
    [
        ({"pictures/tower.webp": None}, "pack-images"),
        ({"pictures/more.webp": raster.prepared(picture(colour="#123"))}, "pack-images"),
        ({"pictures/tower.webp": raster.prepared(picture(colour="#123"))}, "pack-images"),
        ({"pictures/tower.webp": picture("PNG")}, "pack-image"),
        ({"pictures/tower.webp": b"<svg/>"}, "pack-image"),
        ({"pictures/tower.webp": moving("WEBP")}, "pack-image"),
        ({"pictures/tower.png": picture("PNG")}, "pack-stranger"),
        ({"pictures/a/tower.webp": raster.prepared(picture())}, "pack-stranger"),
        ({"tower.webp": raster.prepared(picture())}, "pack-stranger"),
        ({"pictures/Tower.webp": raster.prepared(picture())}, "pack-twice"),
        ({"pictures/mill.svg": b"<svg/>"}, "pack-stranger"),
        (
            {f"pictures/p{n}.webp": raster.prepared(picture()) for n in range(images.MOST)},
            "pack-images-many",
        ),
    ],
)
def test_a_pack_with_other_pictures(
    tmp_path: Path, sources: dict[str, bytes | None], code: str
) -> None:
    assert refused(changed(made(written(tmp_path / "story")), sources)) == code


def test_an_image_that_cannot_be_decoded(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """It has the right form; only who decodes it sees that it is damaged."""
    data = undecodable(written(tmp_path / "story"))
    read = pack.loads(data, FILE)
    read.scenario(FILE)
    with pytest.raises(BadScenario) as error:
        raster.check_images(read, FILE)
    assert error.value.code == "pack-image"
    (tmp_path / FILE).write_bytes(data)
    code, _, err = run(capsys, "add", str(tmp_path / FILE), "--data", str(tmp_path / "data"))
    assert code != 0
    assert "has a picture that cannot be read: “pictures/tower.webp”" in err
    assert not (tmp_path / "data").exists()


@pytest.mark.parametrize(
    "scene", ["image=", "image=0123", f"image={'0' * 64};hour=dusk", "image=a b"]
)
def test_what_is_neither_drawn_nor_an_image(tmp_path: Path, scene: str) -> None:
    whole = made(written(tmp_path / "story"))
    shown = f"image={pack.digest_of(whole.pack.sources['pictures/tower.webp'])}"
    story = whole.pack.story.replace(shown.encode(), scene.encode())
    told = replace(whole.pack.manifest, digest=pack.digest_of(story))
    assert refused(pack.dumps(replace(whole.pack, manifest=told, story=story))) == "scenario-value"


def test_a_built_story_says_that_it_has_no_pictures(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder, out = written(tmp_path / "story"), tmp_path / "story.json"
    code, said, _ = run(capsys, "build", str(folder), "--out", str(out))
    assert code == 0
    assert "does not contain the pictures of your own" in said
    assert load(folder).scenario is not None
    assert out.read_text() == output.compiled(load(folder).scenario)  # type: ignore[arg-type]


def test_a_thing_of_a_story_with_pictures_can_be_renamed(tmp_path: Path) -> None:
    folder = written(tmp_path / "story")
    own = images_of(folder)
    renaming = rename(texts(), Name("picture", "tower"), "spire", note=False, pictures=own)
    after = read({**texts(), **renaming.files}, pictures=own)
    assert not after.found
    assert after.scenario is not None
    assert [each.id for each in after.scenario.pictures] == ["green", "spire"]
    with pytest.raises(CannotRename):
        rename(texts(), Name("image", "tower"), "spire", note=False, pictures=own)
