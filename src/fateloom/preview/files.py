"""The files of a story, as its author edits them: read, saved whole, and never over a stranger's.

A file is saved only over the text from which the author's change was made. What it replaces is kept
as a version, outside the story's folder.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Mapping
from hashlib import sha256
from pathlib import Path, PurePosixPath
from typing import Final

from fateloom.preview import desk_messages as m
from fateloom.preview.versions import Versions
from fateloom.server.refusals import ServerRefusal
from fateloom.story import output
from fateloom.story.diagnostics import Findings
from fateloom.story.loader import MOST_FILES, files_of
from fateloom.story.yaml_tree import MOST_BYTES

KINDS: Final = (".yaml", ".md")
"""What can be edited: the story, and notes beside it."""
MOST_LETTERS: Final = 200
"""The most letters of a path within the folder."""
_PART: Final = re.compile(r"\w[\w .-]*")
"""A folder or file in a path: not hidden, not `..`, and nothing that a system reads otherwise."""
_DIGITS: Final = 32


class StoryFiles:
    """The files below one folder. Links are neither listed nor followed."""

    def __init__(self, folder: Path, versions: Versions) -> None:
        self.folder = folder
        self.versions = versions
        self._own: set[str] = set()
        """The digests of what was saved here: all other texts are somebody else's work."""

    def listed(self) -> tuple[m.FileInfo, ...]:
        """The files, in the order of their paths; no more than a story may have."""
        return tuple(sorted(self._found(), key=lambda each: each.path))[: 2 * MOST_FILES]

    def read(self, path: str) -> m.FileText:
        """One file. Raises `ServerRefusal`."""
        return self._text(path, self._content(path))

    def save(self, path: str, text: str, before: str | None) -> m.FileText:
        """Write a file, whole or not at all, over the text with the digest `before`; None for a new
        one. What it replaces becomes a version.

        Raises `ServerRefusal` if another text is there, or it cannot be written.
        """
        target = self.target(path)
        try:
            content = text.encode()
        except UnicodeEncodeError as error:
            raise ServerRefusal("preview-file-no-text", path) from error
        if len(content) > MOST_BYTES:
            raise ServerRefusal("preview-file-too-long", MOST_BYTES)
        there = self._content(path) if target.exists() else None
        if (None if there is None else digest(there)) != before:
            raise ServerRefusal("preview-file-changed", path)
        if there is None or there != content:
            if there is not None:
                self.versions.keep(path, there, always=digest(there) not in self._own)
            try:
                output.write(target, content)
            except output.CannotWrite as error:
                raise ServerRefusal("preview-file-unwritten", path) from error
        self._own.add(digest(content))
        return self._text(path, content)

    def delete(self, path: str, before: str) -> None:
        """Remove a file whose text has the digest `before`. The text becomes a version, which is
        found again by a new file of this name.

        Raises `ServerRefusal` if another text is there, or it cannot be removed.
        """
        there = self._content(path)
        if digest(there) != before:
            raise ServerRefusal("preview-file-changed", path)
        self.versions.keep(path, there, always=True)
        try:
            self.target(path).unlink()
        except OSError as error:
            raise ServerRefusal("preview-file-undeleted", path) from error

    def replace(self, contents: Mapping[str, bytes], before: Mapping[str, str]) -> None:
        """Replace the contents of several files, of all or of none, in a story whose files have the
        digests `before`. What they replace becomes versions.

        Raises `ServerRefusal` if any file of the story is another by now, or one cannot be written.
        """
        there = files_of(self.folder, Findings())
        for path in sorted({*there, *before}):
            if path not in there or digest(there[path]) != before.get(path):
                raise ServerRefusal("preview-file-changed", path)
        targets = {path: self.target(path) for path in contents}
        for path in contents:
            self.versions.keep(path, there[path], always=True)
        try:
            output.replace_all({targets[path]: content for path, content in contents.items()})
        except output.CannotWrite as error:
            failed = Path(str(error.details[0])).relative_to(self.folder.resolve())
            raise ServerRefusal("preview-file-unwritten", failed.as_posix()) from error
        self._own.update(digest(content) for content in contents.values())

    def version(self, path: str, name: str) -> m.FileText:
        """An earlier version of a file. Raises `ServerRefusal`."""
        self.target(path)
        return self._text(path, self.versions.read(path, name))

    def _content(self, path: str) -> bytes:
        target = self.target(path)
        try:
            if target.stat().st_size > MOST_BYTES:
                raise ServerRefusal("preview-file-too-long", MOST_BYTES)
            return target.read_bytes()
        except FileNotFoundError as error:
            raise ServerRefusal("preview-file-gone", path) from error
        except OSError as error:
            raise ServerRefusal("preview-file-unread", path) from error

    def _text(self, path: str, content: bytes) -> m.FileText:
        try:
            return m.FileText(path, content.decode(), digest(content))
        except UnicodeDecodeError as error:
            raise ServerRefusal("preview-file-no-text", path) from error

    def target(self, path: str) -> Path:
        """Where a file is, or can be. Raises `ServerRefusal` for a path out of the folder, or
        through a link in it."""
        parts = PurePosixPath(path).parts
        plain = "/".join(parts) == path and all(_PART.fullmatch(part) for part in parts)
        if not plain or len(path) > MOST_LETTERS or not path.endswith(KINDS):
            raise ServerRefusal("preview-file-path", path[:MOST_LETTERS])
        root = self.folder.resolve()
        target = root.joinpath(*parts)
        if target.resolve() != target or (target.exists() and not target.is_file()):
            raise ServerRefusal("preview-file-path", path)
        return target

    def _found(self) -> Iterator[m.FileInfo]:
        for here, folders, names in os.walk(self.folder):
            folders[:] = [name for name in folders if _PART.fullmatch(name)]
            for name in names:
                target = Path(here, name)
                if not name.endswith(KINDS) or not _PART.fullmatch(name) or target.is_symlink():
                    continue
                path = target.relative_to(self.folder).as_posix()
                try:
                    yield m.FileInfo(path, digest(target.read_bytes()))
                except OSError:  # gone meanwhile, or not to be read
                    continue


def digest(content: bytes) -> str:
    """What a text is known by."""
    return sha256(content).hexdigest()[:_DIGITS]
