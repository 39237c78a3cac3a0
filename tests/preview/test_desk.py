"""The author's desk: files that are read and saved, versions, and nobody's work lost."""

from __future__ import annotations

from pathlib import Path

import pytest

from fateloom.preview import versions
from fateloom.preview.app import TABLE
from fateloom.preview.files import digest
from fateloom.story.yaml_tree import MOST_BYTES

from .author import HOST, writing
from .desk import HEADERS, TOKEN, editing

HILL = "pois/hill.yaml"


def test_files_are_listed_and_read(tmp_path: Path) -> None:
    with editing(tmp_path) as author:
        (author.folder / "notes.md").write_text("Later.")
        (author.folder / "picture.png").write_bytes(b"\0")
        (author.folder / ".hidden.yaml").write_text("x: 1")
        found = author.get("files")
        paths = [each["path"] for each in found["files"]]
        assert found["begun"]
        assert {"scenario.yaml", HILL, "heroes/sib.yaml", "notes.md"} <= set(paths)
        assert not {"picture.png", ".hidden.yaml"} & set(paths)
        file = author.get("file", path=HILL)
        assert file["text"] == (author.folder / HILL).read_text(encoding="utf-8")
        assert {"path": HILL, "digest": file["digest"]} in found["files"]


def test_a_saved_file_is_on_the_disk_and_at_the_table(tmp_path: Path) -> None:
    with editing(tmp_path) as author:
        author.author("visit sib tower")
        file = author.get("file", path=HILL)
        text = file["text"].replace("a hand’s breadth", "a finger’s breadth")
        saved = author.save(HILL, text, file["digest"])
        assert (saved["text"], saved["digest"]) == (text, digest(text.encode()))
        assert (author.folder / HILL).read_text(encoding="utf-8") == text
        author.reload()
        assert any("a finger’s breadth" in read for read in author.read())


def test_the_text_of_another_program_is_never_written_over(tmp_path: Path) -> None:
    with editing(tmp_path) as author:
        file = author.get("file", path=HILL)
        theirs = file["text"] + "# theirs\n"
        (author.folder / HILL).write_text(theirs, encoding="utf-8")
        refused = author.save(HILL, file["text"] + "# mine\n", file["digest"])
        assert (refused["status"], refused["code"]) == (409, "preview-file-changed")
        assert (author.folder / HILL).read_text(encoding="utf-8") == theirs
        # Who has seen their text may replace it. It is kept all the same.
        author.save(HILL, file["text"] + "# mine\n", author.get("file", path=HILL)["digest"])
        (version,) = author.get("versions", path=HILL)["versions"]
        assert author.get("version", path=HILL, name=version["name"])["text"] == theirs


def test_a_new_file_replaces_none_and_a_removed_one_is_written_again(tmp_path: Path) -> None:
    with editing(tmp_path) as author:
        assert author.save(HILL, "pois: {}\n", None)["code"] == "preview-file-changed"
        new = author.save("pois/mill.yaml", "pois: {}\n", None)
        assert (author.folder / "pois/mill.yaml").read_text() == "pois: {}\n"
        (author.folder / "pois/mill.yaml").unlink()
        assert author.get("file", path="pois/mill.yaml")["code"] == "preview-file-gone"
        gone = author.save("pois/mill.yaml", "pois: {}\n", new["digest"])
        assert gone["code"] == "preview-file-changed"
        assert "digest" in author.save("pois/mill.yaml", "pois: {}\n", None)


def test_a_deleted_file_is_kept_as_a_version(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with editing(tmp_path) as author:
        file = author.get("file", path=HILL)
        (author.folder / HILL).write_text(file["text"] + "# theirs\n", encoding="utf-8")
        refused = author.post("delete", path=HILL, before=file["digest"])
        assert (refused["status"], refused["code"]) == (409, "preview-file-changed")
        (author.folder / HILL).write_text(file["text"], encoding="utf-8")
        with monkeypatch.context() as patch:

            def unlink(path: Path) -> None:
                raise PermissionError

            patch.setattr(Path, "unlink", unlink)
            refused = author.post("delete", path=HILL, before=file["digest"])
            assert (refused["status"], refused["code"]) == (507, "preview-file-undeleted")
        left = author.post("delete", path=HILL, before=file["digest"])
        assert HILL not in [each["path"] for each in left["files"]]
        assert not (author.folder / HILL).exists()
        assert (
            author.post("delete", path=HILL, before=file["digest"])["code"] == "preview-file-gone"
        )
        assert author.post("delete", path="../x.yaml", before="")["code"] == "preview-file-path"
        assert author.save(HILL, "", None)["digest"]
        (*_, version) = author.get("versions", path=HILL)["versions"]
        assert author.get("version", path=HILL, name=version["name"])["text"] == file["text"]


@pytest.mark.parametrize(
    "path",
    [
        "../secret.yaml",
        "pois/../../secret.yaml",
        "/etc/passwd.yaml",
        "",
        ".",
        ".git/config.yaml",
        "pois//hill.yaml",
        "pois\\hill.yaml",
        "c:hill.yaml",
        "schema.json",
        "pois",
        "link.yaml",
        "linked/inner.yaml",
        "folder.yaml",
        f"{'a' * 200}.yaml",
        "a\0.yaml",
        "a\n.yaml",
    ],
)
def test_only_texts_below_the_folder_are_touched(tmp_path: Path, path: str) -> None:
    with editing(tmp_path) as author:
        outside = tmp_path / "outside"
        outside.mkdir()
        (outside / "inner.yaml").write_text("x: 1\n")
        (tmp_path / "secret.yaml").write_text("x: 1\n")
        (author.folder / "link.yaml").symlink_to(tmp_path / "secret.yaml")
        (author.folder / "linked").symlink_to(outside)
        (author.folder / "folder.yaml").mkdir()
        for answer in (
            author.get("file", path=path),
            author.save(path, "x: 2\n", None),
            author.save(path, "x: 2\n", digest(b"x: 1\n")),
            author.get("version", path=path, name="1800000000-0123456789abcdef"),
        ):
            assert answer["code"] == "preview-file-path"
        listed = [each["path"] for each in author.get("files")["files"]]
        assert "link.yaml" not in listed
        assert "linked/inner.yaml" not in listed
        assert (tmp_path / "secret.yaml").read_text() == "x: 1\n"
        assert (outside / "inner.yaml").read_text() == "x: 1\n"


def test_what_is_no_text_or_too_long_is_refused(tmp_path: Path) -> None:
    with editing(tmp_path) as author:
        (author.folder / "odd.yaml").write_bytes(b"\xff\xfe")
        assert author.get("file", path="odd.yaml")["code"] == "preview-file-no-text"
        (author.folder / "long.yaml").write_bytes(b"#" * (MOST_BYTES + 1))
        assert author.get("file", path="long.yaml")["code"] == "preview-file-too-long"
        long = author.save("new.yaml", "é" * MOST_BYTES, None)
        assert (long["status"], long["code"]) == (413, "preview-file-too-long")
        assert not (author.folder / "new.yaml").exists()
        assert author.post("file", path="new.yaml", text=1, before=None)["status"] == 400
        lone = b'{"path": "new.yaml", "text": "\\ud800", "before": null}'
        answer = author.client.post("/api/preview/file", content=lone, headers=HEADERS)
        assert answer.status_code in {400, 422}


def test_lines_are_kept_as_they_were(tmp_path: Path) -> None:
    with editing(tmp_path) as author:
        (author.folder / "dos.yaml").write_bytes(b"# a\r\n# b\r\n")
        file = author.get("file", path="dos.yaml")
        author.save("dos.yaml", file["text"] + "# c\r\n", file["digest"])
        assert (author.folder / "dos.yaml").read_bytes() == b"# a\r\n# b\r\n# c\r\n"


def test_versions_are_kept_a_minute_apart_and_not_for_ever(tmp_path: Path) -> None:
    with editing(tmp_path) as author:
        first = author.get("file", path=HILL)["text"]
        before = author.get("file", path=HILL)["digest"]
        for number in range(versions.MOST + 10):
            before = author.save(HILL, f"{first}# {number}\n", before)["digest"]
            before = author.save(HILL, f"{first}# {number} and more\n", before)["digest"]
            author.now += versions.APART + 1
        kept = author.get("versions", path=HILL)["versions"]
        assert len(kept) == versions.MOST
        assert [each["at"] for each in kept] == sorted([each["at"] for each in kept], reverse=True)
        last = author.get("version", path=HILL, name=kept[0]["name"])["text"]
        assert last == f"{first}# {versions.MOST + 8} and more\n"
        assert not list(author.folder.rglob("*-*[0-9a-f]")), "versions lie outside of the story"
        assert author.get("version", path=HILL, name="../x")["code"] == "preview-file-gone"


def test_a_version_that_cannot_be_kept_stops_nobody(tmp_path: Path) -> None:
    with editing(tmp_path) as author:
        (tmp_path / "versions").write_text("a file where a folder should be")
        file = author.get("file", path=HILL)
        assert "digest" in author.save(HILL, "pois: {}\n", file["digest"])


def test_a_story_is_begun_on_the_page(tmp_path: Path) -> None:
    with editing(tmp_path, before=lambda folder: None, name="my-story") as author:
        assert author.get("files") == {
            "folder": str(author.folder),
            "begun": False,
            "files": [],
        }
        assert author.shown()["table"] is None
        found = author.post("story")
        assert found["begun"]
        shown = author.reload()
        assert (shown["problems"], shown["current"]) == ([], True)
        assert shown["table"] is not None
        assert author.post("story")["code"] == "preview-not-begun"


@pytest.mark.parametrize("header", [None, "", "Bearer ", "Bearer x", f"{TOKEN}x", "Bearer é"])
def test_nothing_is_told_without_the_token(tmp_path: Path, header: str | None) -> None:
    with editing(tmp_path) as author:
        headers = {} if header is None else {b"authorization": header.encode()}
        for method, name in (
            ("GET", "files"),
            ("GET", f"file?path={HILL}"),
            ("POST", "file"),
            ("GET", f"versions?path={HILL}"),
            ("GET", f"version?path={HILL}&name=x"),
            ("POST", "story"),
            ("POST", "check"),
            ("GET", "lore"),
            ("POST", "uses"),
            ("POST", "rename"),
            ("POST", "job"),
            ("GET", "proof"),
            ("POST", "scene"),
            ("GET", "playtest"),
            ("GET", "pack"),
        ):
            answer = author.client.request(method, f"/api/preview/{name}", headers=headers)
            assert (answer.status_code, answer.json()["code"]) == (403, "preview-no-token")


def test_other_sites_are_refused(tmp_path: Path) -> None:
    with editing(tmp_path) as author:
        headers = {**HEADERS, "origin": "https://elsewhere.example"}
        answer = author.client.get("/api/preview/files", headers=headers)
        assert answer.json()["code"] == "foreign-origin"


def test_the_table_stands_in_a_frame_of_the_editor_only(tmp_path: Path) -> None:
    web = tmp_path / "web"
    web.mkdir()
    (web / "index.html").write_text("<!doctype html>")
    with editing(tmp_path) as author:
        framed = author.client.get(TABLE).headers
        assert "frame-ancestors 'self'" in framed["content-security-policy"]
        assert framed["x-frame-options"] == "SAMEORIGIN"
        page = author.client.get("/preview").headers
        assert "frame-ancestors 'none'" in page["content-security-policy"]
        assert page["x-frame-options"] == "DENY"


def test_a_plain_preview_edits_nothing(tmp_path: Path) -> None:
    with writing(tmp_path) as author:
        assert author.client.post("/api/preview").json()["desk"] is False
        answer = author.client.get("/api/preview/files", headers=HEADERS)
        assert answer.status_code in {404, 405}
        assert author.client.get(f"http://{HOST}{TABLE}").headers["x-frame-options"] == "DENY"
