"""The messages between the editor of a story's files and its server."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

Path = Annotated[str, Meta(max_length=400)]


class FileInfo(Struct, frozen=True):
    """A file of the story, and the digest of its text."""

    path: str
    digest: str


class Files(Struct, frozen=True):
    """Answer to GET /api/preview/files: the files there are.

    begun  whether there is a story; else one can be begun in the folder
    """

    folder: str
    begun: bool
    files: tuple[FileInfo, ...]


class FileText(Struct, frozen=True):
    """A file: answer to GET /api/preview/file, and to one that was saved."""

    path: str
    text: str
    digest: str


class Save(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/preview/file: write this over the text with the digest `before`; None for a new
    file."""

    path: Path
    text: str
    before: str | None


class VersionInfo(Struct, frozen=True):
    """An earlier version of a file, and when it was replaced, in seconds since 1970."""

    name: str
    at: int


class Versions(Struct, frozen=True):
    """Answer to GET /api/preview/versions: those of one file, the latest first."""

    versions: tuple[VersionInfo, ...]
