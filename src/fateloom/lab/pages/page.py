"""A report as one page of HTML that needs nothing else: it has no script and makes no request.

Functions that take texts escape them; those that take HTML say so.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from html import escape
from importlib.resources import files
from typing import Final, NamedTuple

_POLICY: Final = (
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"
)
"""What a browser allows the page, so that not even a mistake in it could ask for anything."""


class Section(NamedTuple):
    """A part of a page."""

    id: str
    title: str
    body: str
    """HTML. A section without any is left out."""


def document(
    title: str, about: str, sections: Sequence[Section], *, head: str = "", css: str = ""
) -> str:
    """The page. `head` is HTML below the title, `css` what its own elements need besides."""
    shown = [section for section in sections if section.body]
    links = "".join(f'<a href="#{each.id}">{escape(each.title)}</a>' for each in shown)
    body = "".join(
        f'<section id="{each.id}"><h2>{escape(each.title)}</h2>{each.body}</section>\n'
        for each in shown
    )
    common = (files("fateloom.lab.pages") / "page.css").read_text(encoding="utf-8")
    return (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        f'<meta http-equiv="Content-Security-Policy" content="{_POLICY}">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>\n{common}{css}</style>\n</head>\n<body>\n"
        f'<header><h1>{escape(title)}</h1><p class="soft">{escape(about)}</p>{head}'
        f"<nav>{links}</nav></header>\n<main>\n{body}</main>\n</body>\n</html>\n"
    )


def note(text: str) -> str:
    """A paragraph that explains."""
    return f'<p class="soft">{escape(text)}</p>'


def heading(text: str) -> str:
    """A heading inside a section."""
    return f"<h3>{escape(text)}</h3>"


def row(label: str, picture: str, words: str) -> str:
    """A row of `rows`: a picture in HTML between its label and what it says."""
    return (
        f'<div><span>{escape(label)}</span>{picture}<span class="soft">{escape(words)}</span></div>'
    )


def axis(marks: Sequence[str]) -> str:
    """A row of `rows` below others: the ends of their scale, and what is between."""
    spans = "".join(f"<span>{escape(mark)}</span>" for mark in marks)
    return f'<div class="axis"><span></span><span>{spans}</span><span></span></div>'


def rows(made: Iterable[str]) -> str:
    """Rows below each other."""
    return f'<div class="rates">{"".join(made)}</div>'


def plot(title: str, picture: str, words: str = "") -> str:
    """A picture in HTML with a heading, and with words below it if there are any."""
    below = f'<figcaption class="soft">{escape(words)}</figcaption>' if words else ""
    return f"<figure>{heading(title)}{picture}{below}</figure>"


def plots(made: Iterable[str]) -> str:
    """Plots beside each other."""
    return f'<div class="plots">{"".join(made)}</div>'


def table(columns: Sequence[str], lines: Iterable[Sequence[str]]) -> str:
    """A table. Its first column has texts, the others numbers."""
    head = "".join(_cell("th", number, name) for number, name in enumerate(columns))
    body = "".join(
        f"<tr>{''.join(_cell('td', number, cell) for number, cell in enumerate(line))}</tr>"
        for line in lines
    )
    return f'<div class="scroll"><table><tr>{head}</tr>{body}</table></div>'


def _cell(tag: str, number: int, text: str) -> str:
    return f"<{tag}{' class=n' if number else ''}>{escape(text)}</{tag}>"


def pairs_of(values: Mapping[str, object]) -> str:
    """Names and values in one line."""
    return ", ".join(f"{name}={value}" for name, value in values.items())


def facts(pairs: Iterable[tuple[str, str]]) -> str:
    """A table of names and their values, which may be long."""
    body = "".join(
        f'<tr><th scope="row">{escape(name)}</th><td><code>{escape(value)}</code></td></tr>'
        for name, value in pairs
    )
    return f'<table class="facts">{body}</table>'
