"""Zip archives, written so that the same contents give the same bytes, and read strictly.

An archive comes from strangers. Reading one writes nothing to the disk and takes a bounded amount
of memory and time: sizes are counted while an entry is unpacked, not believed. Only the form that
`packed` writes is accepted: one entry after another, without gaps, comments or extra fields.
"""

from __future__ import annotations

import re
import struct
import unicodedata
import zlib
from collections.abc import Iterator, Mapping
from io import BytesIO
from stat import S_IFMT, S_IFREG
from typing import Final
from zipfile import ZIP_DEFLATED, ZIP_STORED, BadZipFile, ZipFile, ZipInfo

from fateloom.games.destinies.scenario.codec import BadScenario

MOST_BYTES: Final = 8 * 2**20
"""Maximum size of an archive in bytes."""
MOST_ENTRIES: Final = 560
"""Maximum number of entries."""
MOST_UNPACKED: Final = 32 * 2**20
"""Maximum size of all entries together, unpacked, in bytes."""
MOST_OF_ONE: Final = 8 * 2**20
"""Maximum size of one entry, unpacked, in bytes."""
MOST_LETTERS: Final = 160
"""Maximum length of an entry's name."""
MOST_FOLDERS: Final = 8
"""Maximum number of folders that an entry is in."""
MOST_RATIO: Final = 100
"""Maximum ratio of an entry's size, unpacked, to its size in the archive. Prose has about 3."""
_SMALL: Final = 64 * 2**10
"""An entry of up to this size, in bytes, may have any ratio."""

START: Final = b"PK\x03\x04"
"""The first bytes of an archive."""
_END: Final = struct.Struct("<4s4H2LH")
"""The record at the end: signature, number of this disk and of the first one, entries on this disk
and in total, size and place of the directory, length of the comment."""
_LOCAL: Final = 30
"""Size of what stands before the name of an entry, in bytes."""
_CENTRAL: Final = 46
"""Size of what stands before the name of an entry in the directory, in bytes."""
_UTF8: Final = 0x800
"""The flag of a name in UTF-8."""
_FORBIDDEN: Final = re.compile(r'[\\:*?"<>|]')
"""Characters that lead elsewhere, or that some systems do not have in names."""
_EPOCH: Final = (1980, 1, 1, 0, 0, 0)
_UNIX: Final = 3
_MODE: Final = (S_IFREG | 0o644) << 16

_FAILURES: Final = (
    BadZipFile,
    EOFError,
    KeyError,
    NotImplementedError,
    OSError,
    RuntimeError,
    ValueError,
    struct.error,
    zlib.error,
)
"""What `zipfile` raises for an archive that is damaged, or that it does not support."""


def packed(contents: Mapping[str, bytes]) -> bytes:
    """An archive with these contents by their names, in this order.

    The same contents give the same bytes, as long as Python has the same zlib.
    """
    target = BytesIO()
    with ZipFile(target, "w", ZIP_DEFLATED, compresslevel=9) as archive:
        for name, content in contents.items():
            entry = ZipInfo(name, _EPOCH)
            entry.compress_type, entry.create_system = ZIP_DEFLATED, _UNIX
            entry.external_attr = _MODE
            archive.writestr(entry, content)
    return target.getvalue()


def unpacked(data: bytes, file: str) -> dict[str, bytes]:
    """The contents of an archive by their names, in its order.

    `file` is what refusals call the archive. Raises `BadScenario`.
    """
    if len(data) > MOST_BYTES:
        raise BadScenario("pack-long", file, MOST_BYTES // 2**20)
    _check_end(data, file)
    try:
        with ZipFile(BytesIO(data)) as archive:
            entries = archive.infolist()
            _check_entries(entries, data, file)
            return dict(_contents(archive, entries, file))
    except _FAILURES as error:
        raise BadScenario("pack-damaged", file) from error


def _check_end(data: bytes, file: str) -> None:
    """Check the record at the end, so that the directory is of a bounded size. Raises
    `BadScenario`."""
    if not data.startswith(START) or len(data) < _END.size:
        raise BadScenario("pack-foreign", file)
    end = _END.unpack(data[-_END.size :])
    signature, disk, first, here, count, size, start, comment = end
    if signature != b"PK\x05\x06" or disk or first or here != count or comment:
        raise BadScenario("pack-foreign", file)
    if start + size != len(data) - _END.size:
        raise BadScenario("pack-foreign", file)
    if count > MOST_ENTRIES or size > MOST_ENTRIES * (_CENTRAL + 4 * MOST_LETTERS):
        raise BadScenario("pack-entries", file, MOST_ENTRIES)


def _check_entries(entries: list[ZipInfo], data: bytes, file: str) -> None:
    """Check what the directory says before anything is unpacked. Raises `BadScenario`."""
    start = _END.unpack(data[-_END.size :])[6]
    names: set[str] = set()
    place = 0
    if len(entries) > MOST_ENTRIES:
        raise BadScenario("pack-entries", file, MOST_ENTRIES)
    for entry in entries:
        name = entry.orig_filename
        if not _is_name(name) or (entry.flag_bits & _UTF8 == 0 and not name.isascii()):
            raise BadScenario("pack-name", file, name)
        # On some systems, names that differ only in capitals or accents are the same.
        same = unicodedata.normalize("NFC", name).casefold()
        if same in names:
            raise BadScenario("pack-twice", file, name)
        names.add(same)
        _check_kind(entry, file)
        if entry.header_offset != place:  # entries that overlap, or something between them
            raise BadScenario("pack-foreign", file)
        place += _LOCAL + len(name.encode()) + entry.compress_size
    if place != start:
        raise BadScenario("pack-foreign", file)


def _is_name(name: str) -> bool:
    """Whether this names a file inside the archive, on every system."""
    parts = name.split("/")
    return (
        len(name) <= MOST_LETTERS
        and len(parts) <= MOST_FOLDERS + 1
        and name.isprintable()
        and _FORBIDDEN.search(name) is None
        and all(part and part[0] != "." and part[-1] not in ". " for part in parts)
    )


def _check_kind(entry: ZipInfo, file: str) -> None:
    """Check that an entry is a plain file: not a link, not encrypted. Raises `BadScenario`."""
    plain = (
        S_IFMT(entry.external_attr >> 16) in (0, S_IFREG)
        and entry.flag_bits & ~_UTF8 == 0
        and entry.compress_type in (ZIP_STORED, ZIP_DEFLATED)
        and not entry.extra
        and not entry.comment
    )
    if not plain:
        raise BadScenario("pack-kind", file, entry.orig_filename)


def _contents(archive: ZipFile, entries: list[ZipInfo], file: str) -> Iterator[tuple[str, bytes]]:
    total = 0
    for entry in entries:
        name = entry.orig_filename
        most = max(_SMALL, MOST_RATIO * entry.compress_size)
        try:
            with archive.open(entry) as content:
                found = content.read(min(MOST_OF_ONE, most, MOST_UNPACKED - total) + 1)
        except _FAILURES as error:
            raise BadScenario("pack-entry", file, name) from error
        total += len(found)
        if len(found) > MOST_OF_ONE or total > MOST_UNPACKED:
            raise BadScenario("pack-entry-long", file, name, MOST_OF_ONE // 2**20)
        if len(found) > most:
            raise BadScenario("pack-ratio", file, name)
        if len(found) != entry.file_size:
            raise BadScenario("pack-entry", file, name)
        yield name, found
