"""Makes `confusables.json` of `fateloom.table` from Unicode's table of confusable characters.

    python -m tests.confusables confusables.txt

The table is https://www.unicode.org/Public/security/latest/confusables.txt. Run this for a new
version of Unicode.
"""

from __future__ import annotations

import json
import re
import sys
import unicodedata
from collections import defaultdict
from pathlib import Path
from typing import Final

import fateloom

TARGET: Final = Path(fateloom.__file__).parent / "table" / "confusables.json"
NOTICE: Final = (
    "Made of confusables.txt, Unicode Security Mechanisms for UTS #39. {}. Unicode License v3: "
    "https://www.unicode.org/license.txt. Changed: only what is left after NFKC, as code points "
    "that look like the one before them."
)


def made_of(table: str) -> str:
    """The content of the file."""
    rights = re.search(r"©.*Unicode.*", table)
    version = re.search(r"Version: ([\d.]+)", table)
    assert rights is not None
    assert version is not None
    signs: dict[str, list[str]] = defaultdict(list)
    for line in table.splitlines():
        fields = [field.strip() for field in line.partition("#")[0].split(";")]
        if len(fields) < 3:
            continue
        sign = chr(int(fields[0], 16))
        # Everything else is replaced by the normalization before.
        if unicodedata.normalize("NFD", unicodedata.normalize("NFKC", sign)) == sign:
            signs[fields[1]].append(fields[0])
    told = {
        "notice": NOTICE.format(rights[0].rstrip(".")),
        "unicode": version[1],
        "signs": {prototype: " ".join(sorted(each)) for prototype, each in sorted(signs.items())},
    }
    return json.dumps(told, ensure_ascii=False, indent=1) + "\n"


if __name__ == "__main__":
    TARGET.write_text(made_of(Path(sys.argv[1]).read_text(encoding="utf-8-sig")), encoding="utf-8")
