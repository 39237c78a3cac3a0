"""Packs: what they contain, what a damaged or hostile one does, and how they are made and checked
at the prompt."""

from __future__ import annotations

import json
import struct
import zipfile
from contextlib import suppress
from dataclasses import replace
from io import BytesIO
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from fateloom.games.destinies.scenario import archive, built, pack
from fateloom.games.destinies.scenario.codec import BadScenario, dump
from fateloom.games.destinies.scenario.pack import Certificate, Pack, Verdict
from fateloom.story import load, output, packing
from fateloom.story.proof import Proofs
from fateloom.words import has

from .folders import ROOT, SCENARIOS, files, scenario
from .test_cli import run

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from pathlib import Path

FILE = "twotiles.fateloom"
RECIPES = ROOT / "examples/recipes"
CERTIFICATE = Certificate(
    "0.1.0", (Verdict("explorer", ("osk",), "osk", "proved", "open", "open"),)
)


def made(name: str = "twotiles", certificate: Certificate | None = None) -> packing.Packed:
    return packing.pack(scenario(name), files(name), certificate, FILE)


def refused(data: bytes) -> BadScenario:
    """Why bytes are no pack; there is a sentence for it."""
    with pytest.raises(BadScenario) as found:
        pack.loads(data, FILE).scenario(FILE)
    assert has(f"refusal-{found.value.code}")
    assert found.value.details[0] == FILE or str(found.value.details[0]).startswith(FILE)
    return found.value


def zipped(
    contents: Mapping[str, bytes], change: Callable[[zipfile.ZipInfo], None] | None = None
) -> bytes:
    """An archive as another program might write it."""
    target = BytesIO()
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as made_:
        for name, content in contents.items():
            entry = zipfile.ZipInfo(name)
            entry.compress_type = zipfile.ZIP_DEFLATED
            if change is not None and name == "sources/scenario.yaml":
                change(entry)
            made_.writestr(entry, content)
    return target.getvalue()


def contents() -> dict[str, bytes]:
    return archive.unpacked(made().data, FILE)


def retold(changes: Mapping[str, object]) -> bytes:
    """A pack with another manifest."""
    parts = contents()
    told = {**json.loads(parts[pack.MANIFEST]), **changes}
    return archive.packed({**parts, pack.MANIFEST: json.dumps(told).encode()})


# --- what it contains ---------------------------------------------------------------------


def test_a_pack_comes_back_whole() -> None:
    whole = made("everything", CERTIFICATE)
    found = pack.loads(whole.data, FILE)
    assert found == whole.pack
    assert found.scenario(FILE) == scenario("everything")
    assert found.sources == files("everything")
    told = found.manifest
    assert (told.id, told.version, told.title) == ("everything", 3, "Everything")
    assert told.languages[0] == "en" and "de" in told.languages
    assert told.certificate == CERTIFICATE
    assert told.key == f"everything@{told.digest[:16]}"


def test_secret_words_may_be_in_any_writing() -> None:
    """They are for the checker alone, and no board draws them."""
    story = scenario("twotiles")
    heroes = tuple([replace(hero, secrets=("aunt’s <b>", "Märchen!")) for hero in story.heroes])
    whole = replace(story, heroes=heroes)
    packed = packing.pack(whole, files("twotiles"), None, FILE)
    assert pack.loads(packed.data, FILE).scenario(FILE) == whole


@pytest.mark.parametrize("name", sorted(path.name for path in RECIPES.iterdir()))
def test_the_stories_of_the_recipes_can_be_packed(name: str) -> None:
    folder = RECIPES / name
    story = load(folder).scenario
    assert story is not None
    contents = {path.name: path.read_bytes() for path in folder.glob("*.yaml")}
    packed = packing.pack(story, contents, None, FILE)
    assert pack.loads(packed.data, FILE).scenario(FILE) == story


def test_the_same_story_gives_the_same_bytes() -> None:
    first, names = made().data, files("twotiles")
    again = packing.pack(scenario("twotiles"), dict(reversed(names.items())), None, FILE).data
    assert first == again


def test_the_digest_is_of_the_story_alone() -> None:
    plain, proved = made(), made(certificate=CERTIFICATE)
    assert plain.pack.manifest.digest == proved.pack.manifest.digest
    assert plain.data != proved.data
    other = packing.pack(replace(scenario("twotiles"), version=9), {}, None, FILE)
    assert other.pack.manifest.digest != plain.pack.manifest.digest


def test_author_and_licence_are_told(tmp_path: Path) -> None:
    folder = started(tmp_path, author="  Hedda   Lind ", licence="CC BY 4.0")
    found = packing.open_folder(folder).loaded.scenario
    assert found is not None
    assert (found.author, found.licence) == ("Hedda Lind", "CC BY 4.0")
    told = packing.pack(found, {}, None, FILE).pack.manifest
    assert (told.author, told.licence) == ("Hedda Lind", "CC BY 4.0")


def test_a_mood_is_told_and_is_one_of_a_few(tmp_path: Path) -> None:
    found = packing.open_folder(started(tmp_path / "eerie", mood="eerie")).loaded.scenario
    assert found is not None
    assert packing.pack(found, {}, None, FILE).pack.manifest.mood == "eerie"
    wrong = packing.open_folder(started(tmp_path / "odd", mood="purple")).loaded.found
    assert [each.code for each in wrong] == ["E104"]


def test_a_licence_is_one_line(tmp_path: Path) -> None:
    found = packing.open_folder(started(tmp_path, licence="x" * 101)).loaded.found
    assert [each.code for each in found] == ["E114"]


def started(tmp_path: Path, **keys: str) -> Path:
    """A new story with further keys in its head."""
    folder = tmp_path / "bell"
    output.start(folder)
    head = folder / "scenario.yaml"
    lines = "".join(f"  {key}: '{value}'\n" for key, value in keys.items())
    text = head.read_text(encoding="utf-8")
    head.write_text(text.replace("scenario:\n", f"scenario:\n{lines}", 1), encoding="utf-8")
    return folder


def test_only_files_of_known_kinds_are_packed(tmp_path: Path) -> None:
    folder = started(tmp_path)
    for name in ("LICENSE", "notes.txt", ".secret.yaml", "schema.json", "i18n/de/to-do.yaml"):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text("# nothing\n", encoding="utf-8")
    found = packing.open_folder(folder).sources
    assert "LICENSE" in found and "i18n/de/to-do.yaml" in found
    assert not {"notes.txt", ".secret.yaml", "schema.json"} & set(found)


# --- what is refused ----------------------------------------------------------------------


@pytest.mark.parametrize(
    "name",
    [
        "../map.yaml",
        "sources/../../map.yaml",
        "/etc/map.yaml",
        "sources\\map.yaml",
        "C:/map.yaml",
        "sources/a:b.yaml",
        "sources//map.yaml",
        "sources/./map.yaml",
        "sources/.hidden.yaml",
        "sources/end./map.yaml",
        "sources/\x07.yaml",
        "sources/\u202egnp.yaml",
        "sources/" + "x" * 200 + ".yaml",
        "/".join(["sources", *"abcdefghi", "map.yaml"]),
        "",
    ],
)
def test_names_that_lead_elsewhere(name: str) -> None:
    assert refused(archive.packed({**contents(), name: b""})).code == "pack-name"


@pytest.mark.parametrize(
    "name", ["sources/run.py", "other.yaml", "sources/deep/LICENSE", "sources/nested.fateloom"]
)
def test_what_does_not_belong_there(name: str) -> None:
    assert refused(archive.packed({**contents(), name: b""})).code == "pack-stranger"


@pytest.mark.parametrize("name", ["sources/SCENARIO.yaml", "sources/scenario.yaml"])
@pytest.mark.filterwarnings("ignore:Duplicate name")
def test_the_same_name_twice(name: str) -> None:
    target = BytesIO()
    with zipfile.ZipFile(target, "w") as twice:
        for each, content in [*contents().items(), (name, b"")]:
            twice.writestr(zipfile.ZipInfo(each), content)
    assert refused(target.getvalue()).code == "pack-twice"


def link(entry: zipfile.ZipInfo) -> None:
    entry.external_attr = 0o120777 << 16


def extra(entry: zipfile.ZipInfo) -> None:
    entry.extra = struct.pack("<2H", 0x5455, 0)


def comment(entry: zipfile.ZipInfo) -> None:
    entry.comment = b"hello"


def bzip2(entry: zipfile.ZipInfo) -> None:
    entry.compress_type = zipfile.ZIP_BZIP2


@pytest.mark.parametrize("change", [link, extra, comment, bzip2])
def test_what_is_no_plain_file(change: Callable[[zipfile.ZipInfo], None]) -> None:
    assert refused(zipped(contents(), change)).code == "pack-kind"
    assert pack.loads(zipped(contents()), FILE).story == contents()[pack.STORY]


def test_encryption() -> None:
    data = made().data
    entries = zipfile.ZipFile(BytesIO(data)).infolist()
    at = data.index(b"PK\x01\x02") + 8
    encrypted = data[:at] + struct.pack("<H", 1) + data[at + 2 :]
    assert refused(encrypted).details[1] == entries[0].filename


def test_a_bomb_is_not_unpacked() -> None:
    bomb = archive.packed({**contents(), "sources/bomb.yaml": b" " * (7 * 2**20)})
    found = refused(bomb)
    assert (found.code, found.details[1]) == ("pack-ratio", "sources/bomb.yaml")


def test_a_bomb_that_lies_about_its_size() -> None:
    data = archive.packed({**contents(), "sources/bomb.yaml": b" " * (7 * 2**20)})
    lying = data.replace(struct.pack("<L", 7 * 2**20), struct.pack("<L", 100))
    assert refused(lying).code == "pack-entry"


def test_too_much_together(monkeypatch: pytest.MonkeyPatch) -> None:
    data = made().data
    monkeypatch.setattr(archive, "MOST_UNPACKED", 5000)
    assert refused(data).code == "pack-entry-long"


def test_too_many_files() -> None:
    many = {f"sources/{number}.yaml": b"" for number in range(archive.MOST_ENTRIES)}
    assert refused(archive.packed({**contents(), **many})).code == "pack-entries"


def test_a_long_file() -> None:
    assert refused(made().data + bytes(archive.MOST_BYTES)).code == "pack-long"


@pytest.mark.parametrize(
    "spoil",
    [
        lambda data: b"#!/bin/sh\n" + data,
        lambda data: data + b"\n",
        lambda data: data[:-1],
        lambda data: data[: len(data) // 2],
        lambda data: b"",
        lambda data: b"PK\x03\x04",
        lambda data: zipped({"story.json": b"{}", "manifest.json": b"{}"}, None),
        lambda data: zipped({}, None),
    ],
    ids=["before", "after", "short", "half", "empty", "start", "no order", "no files"],
)
def test_what_another_program_wrote(spoil: Callable[[bytes], bytes]) -> None:
    assert refused(spoil(made().data)).code == "pack-foreign"


def test_entries_that_share_their_bytes() -> None:
    """As in bombs whose entries overlap."""
    data = made().data
    at = data.index(b"PK\x01\x02", data.index(b"PK\x01\x02") + 1) + 42
    assert refused(data[:at] + struct.pack("<L", 0) + data[at + 4 :]).code == "pack-foreign"


@pytest.mark.parametrize(
    ("key", "value", "code"),
    [
        ("format", 2, "pack-newer"),
        ("format", 0, "pack-manifest"),
        ("format", "1", "pack-manifest"),
        ("colour", "red", "pack-manifest"),
        ("certificate", {"fateloom": "0.1.0"}, "pack-manifest"),
        ("digest", "0" * 64, "pack-digest"),
        ("title", "\x1b[2J", "pack-other"),
        ("id", "../other", "pack-other"),
        ("minutes", [1, 2], "pack-other"),
        ("languages", ["en", "fr"], "pack-other"),
        ("author", "Somebody else", "pack-other"),
    ],
)
def test_a_manifest_that_does_not_fit(key: str, value: object, code: str) -> None:
    assert refused(retold({key: value})).code == code


@pytest.mark.parametrize("told", [b"", b"[]", b"\xff", b"[" * 30_000, b'{"format": 1}'])
def test_a_manifest_that_is_none(told: bytes) -> None:
    assert refused(archive.packed({**contents(), pack.MANIFEST: told})).code == "pack-manifest"


def test_a_story_is_checked_like_any_other() -> None:
    broken = dump(scenario("twotiles"))
    broken["tiles"] = broken["tiles"][:1]
    story = json.dumps(broken).encode()
    told = replace(made().pack.manifest, digest=pack.digest_of(story))
    found = refused(pack.dumps(Pack(told, story, {})))
    assert found.code == "scenario-inconsistent"
    for id_ in ("../../x", "x@y", ""):
        story = json.dumps({**dump(scenario("twotiles")), "id": id_}).encode()
        told = replace(made().pack.manifest, id=id_, digest=pack.digest_of(story))
        assert refused(pack.dumps(Pack(told, story, {}))).code == "scenario-value"


def attempt(data: bytes) -> None:
    """Read what may be a pack: nothing is raised but a refusal for which there are words."""
    with suppress(BadScenario):
        try:
            pack.loads(data, FILE).scenario(FILE)
        except BadScenario as error:
            if not has(f"refusal-{error.code}"):
                raise LookupError(error.code) from error
            raise


WHOLE = made(certificate=CERTIFICATE).data
DIRECTORY = WHOLE.index(b"PK\x01\x02")
FUZZ = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow], max_examples=150)


@FUZZ
@given(st.data())
def test_mutated_bytes(data: st.DataObject) -> None:
    changed = bytearray(WHOLE)
    # The directory is short, and what it says is believed most.
    start = data.draw(st.sampled_from([0, DIRECTORY]))
    for _ in range(data.draw(st.integers(1, 4))):
        at = data.draw(st.integers(start, len(changed) - 1))
        changed[at : at + data.draw(st.integers(0, 2))] = data.draw(st.binary(max_size=3))
    attempt(bytes(changed))


@FUZZ
@given(st.integers(0, len(WHOLE)), st.binary(max_size=40))
def test_pieces_with_something_after_them(end: int, more: bytes) -> None:
    attempt(WHOLE[:end] + more)


@pytest.mark.filterwarnings("ignore:Duplicate name")
@FUZZ
@given(st.dictionaries(st.text(max_size=12), st.binary(max_size=50), max_size=5))
def test_any_files(more: dict[str, bytes]) -> None:
    try:
        data = archive.packed({**contents(), **{f"sources/{n}": c for n, c in more.items()}})
    except (ValueError, UnicodeEncodeError):  # no archive can have such a name
        return
    attempt(data)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=6),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner),
    max_leaves=8,
)


@FUZZ
@given(st.sampled_from(sorted(json.loads(contents()[pack.MANIFEST]))), JSON)
def test_any_value_in_the_manifest(key: str, value: Any) -> None:
    attempt(retold({key: value}))


@FUZZ
@given(st.sampled_from(sorted(dump(scenario("twotiles")))), JSON)
def test_any_value_in_the_story(key: str, value: Any) -> None:
    story = json.dumps({**dump(scenario("twotiles")), key: value}).encode()
    told = replace(made().pack.manifest, digest=pack.digest_of(story))
    attempt(pack.dumps(Pack(told, story, {})))


# --- at the prompt ------------------------------------------------------------------------


def test_packed_and_verified(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder, out = started(tmp_path, author="Hedda Lind"), tmp_path / "mine.fateloom"
    code, said, err = run(capsys, "pack", str(folder), "-o", str(out), "--prove", "--jobs", "1")
    assert (code, err) == (0, "")
    assert "no hero can ever be blocked, in the only case" in said
    assert f"Written: {out} (“The Quiet Bell”, version 1" in said
    assert "licence" in said and "author" not in said
    code, said, err = run(capsys, "verify", str(out), "--jobs", "1")
    assert (code, err) == (0, "")
    assert "Its sources build this story." in said and "with the same result" in said
    assert built.read(out).scenario.id == "bell"


def test_a_false_certificate(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    story = scenario("twotiles")
    (case,) = Proofs(story).play(range(1))
    true = packing.certificate_of(Proofs(story), [case], "0.1.0")
    false = replace(true, verdicts=(replace(true.verdicts[0], violet="closable"),))
    assert true != false
    out = tmp_path / FILE
    out.write_bytes(packing.pack(story, files("twotiles"), false, FILE).data)
    code, said, _ = run(capsys, "verify", str(out), "--jobs", "1")
    assert code == 1
    assert "the certificate says proved (gold open, violet closable), the proof proved" in said
    assert "with a different result" in said


def test_without_certificate_or_with_other_sources(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / FILE
    for sources, words in (
        (files("twotiles"), "Its sources build this story."),
        (files("everything"), "a different story"),
        ({}, "have errors"),
    ):
        out.write_bytes(packing.pack(scenario("twotiles"), sources, None, FILE).data)
        code, said, _ = run(capsys, "verify", str(out))
        assert code == 1
        assert words in said and "It has no certificate" in said


def test_nothing_is_written_for_a_story_with_errors(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = started(tmp_path)
    (folder / "items.yaml").write_text("items: no\n")
    code, said, _ = run(capsys, "pack", str(folder), "-o", str(tmp_path / "x.fateloom"))
    assert code == 1 and "items.yaml" in said
    assert not (tmp_path / "x.fateloom").exists()


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"PK\x03\x04", "is not a pack"),
        (b"{}", "does not support"),
        (b"hello", "is no built story"),
    ],
)
def test_verifying_something_else(
    content: bytes, words: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / FILE).write_bytes(content)
    code, said, err = run(capsys, "verify", str(tmp_path / FILE))
    assert (code, said) == (2, "") and words in err
    (tmp_path / FILE).write_bytes(json.dumps(dump(scenario("twotiles"))).encode())
    assert "is not a pack" in run(capsys, "verify", str(tmp_path / FILE))[2]


def test_every_story_of_the_tests_can_be_packed() -> None:
    for folder in sorted(SCENARIOS.iterdir()):
        story = packing.open_folder(folder)
        assert story.loaded.scenario is not None
        packing.pack(story.loaded.scenario, story.sources, None, FILE)
