"""The seal on a save that leaves as a file: this house alone can read it, and nobody change it.

AES in Galois/Counter Mode, with a key of 256 bits that the host gives by the setting `save_key`,
or that is made once in the data directory.
"""

from __future__ import annotations

import os
from base64 import b64decode, b64encode
from hashlib import sha256
from pathlib import Path
from typing import Final

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from fateloom.server.data_directory import keep_for_owner, make_directory
from fateloom.server.refusals import ServerRefusal, StoreRefusal

KEY: Final = "saves.key"
"""The file in the data directory with the key of this house, in base64."""
_KEY_BYTES: Final = 32
_NONCE_BYTES: Final = 12


class Seal:
    """What is sealed here, and opened again, with one key.

    fingerprint  names the key and tells nothing of it
    """

    def __init__(self, key: bytes) -> None:
        self._cipher = AESGCM(key)
        self.fingerprint = sha256(b"fateloom save " + key).hexdigest()[:16]

    def close(self, text: bytes, beside: bytes) -> bytes:
        """A text sealed, together with what stands `beside` it for everybody to read."""
        nonce = os.urandom(_NONCE_BYTES)
        return nonce + self._cipher.encrypt(nonce, text, beside)

    def open(self, sealed: bytes, beside: bytes) -> bytes:
        """The text again. Raises `ServerRefusal` where a byte of either is another."""
        nonce, box = sealed[:_NONCE_BYTES], sealed[_NONCE_BYTES:]
        try:
            return self._cipher.decrypt(nonce, box, beside)
        except (InvalidTag, ValueError) as error:  # or it is too short to be one
            raise ServerRefusal("file-altered") from error


def server_seal(told: str | None, data: Path) -> Seal:
    """The seal with the key that was told, else with that of the data directory.

    Raises `StoreRefusal` for a key that is none, or can be neither read nor made.
    """
    if told is not None:
        return Seal(key_in(told, "the setting save_key"))
    place = data / KEY
    try:
        make_directory(data)
        if not place.exists():
            keep_for_owner(place, b64encode(os.urandom(_KEY_BYTES)) + b"\n")
        text = place.read_text(encoding="ascii")
    except (OSError, UnicodeError) as error:
        raise StoreRefusal("file-key-unread", str(place)) from error
    return Seal(key_in(text, str(place)))


def key_in(text: str, where: str) -> bytes:
    """The key in a text; `where` names its place. Raises `StoreRefusal` for what is none."""
    try:
        key = b64decode(text.strip(), validate=True)
    except ValueError:
        key = b""
    if len(key) != _KEY_BYTES:
        raise StoreRefusal("file-key", where)
    return key
