"""Which language a reader gets: of those there are, the first that suits what they wish."""

from __future__ import annotations

from functools import lru_cache


@lru_cache(maxsize=1024)  # it is asked for every view
def best(wished: tuple[str, ...], there: tuple[str, ...]) -> str | None:
    """The language, of those that are there, that a reader likes best; None if none suits.

    `wished` are tags such as `de-AT`, the dearest first. As in the lookup of RFC 4647 a tag is
    shortened part by part until there is such a language: `de-AT` is served by `de`.
    """
    known = {tag.casefold(): tag for tag in there}
    for wish in wished:
        parts = wish.casefold().split("-")
        for length in range(len(parts), 0, -1):
            found = known.get("-".join(parts[:length]))
            if found is not None:
                return found
    return None
