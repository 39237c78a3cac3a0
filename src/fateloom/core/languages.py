"""Language negotiation."""

from __future__ import annotations

from functools import lru_cache


@lru_cache(maxsize=1024)  # called for every view
def best(wished: tuple[str, ...], there: tuple[str, ...]) -> str | None:
    """The available language (`there`) that a reader prefers; None if none matches.

    `wished` are language tags in order of preference. As in the lookup of RFC 4647, a tag is
    shortened part by part until it matches: `de` serves `de-AT`.

    Examples:
        >>> best(("fr", "de-AT"), ("en", "de"))
        'de'
    """
    known = {tag.casefold(): tag for tag in there}
    for wish in wished:
        parts = wish.casefold().split("-")
        for length in range(len(parts), 0, -1):
            found = known.get("-".join(parts[:length]))
            if found is not None:
                return found
    return None
