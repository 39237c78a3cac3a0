"""Drawings on printed cards, as SVG: codes, patterns and Destinies.

The same card always looks the same: all chance comes of what it is called.
"""

from __future__ import annotations

from html import escape
from math import cos, pi, sin
from random import Random
from typing import Final

import segno

_PATTERNS: Final = (
    '<path d="M0 6 4 2 8 6M0 2 4 -2 8 2M0 10 4 6 8 10"/>',
    '<path d="M4 0 8 4 4 8 0 4z"/><circle cx="4" cy="4" r=".7"/>',
    '<path d="M0 4a4 4 0 0 1 8 0M-4 8a4 4 0 0 1 8 0M4 8a4 4 0 0 1 8 0"/>',
    '<path d="M0 0 8 8M8 0 0 8"/><path d="M4 2v4M2 4h4" stroke-width=".9"/>',
    '<path d="M0 2h8M0 6h8M2 2v4M6 6v2M6 0v2"/>',
    '<path d="M0 4c2-4 6 4 8 0M4 0c-4 2 4 6 0 8"/>',
)
_INKS: Final = ("#35604d", "#27467a", "#96321f", "#8a6212", "#5f3353", "#1f5a69")
_GROUNDS: Final = (
    ("waves", ("#9db7ec", "#6c8fd0", "#456bb0")),
    ("hills", ("#b9c98f", "#8fa968", "#5f7d4a")),
    ("peaks", ("#d8c49a", "#b59a68", "#8a6f45")),
)
_SUN: Final = (31.0, 27.0)


def code(text: str) -> str:
    """A QR code, with the quiet margin that readers need."""
    made = segno.make(text, error="m", micro=False)
    return made.svg_inline(omitsize=True, border=4, svgclass=None, lineclass=None)


def patterns() -> str:
    """The patterns that pictures lie on, once on every page that shows them."""
    made = "".join(
        f'<pattern id="p{number}" width="8" height="8" patternUnits="userSpaceOnUse">'
        f'<g fill="none" stroke="{ink}" stroke-width=".45">{strokes}</g></pattern>'
        for number, (strokes, ink) in enumerate(zip(_PATTERNS, _INKS, strict=True))
    )
    return f'<svg class="defs" aria-hidden="true"><defs>{made}</defs></svg>'


def item(number: int, name: str) -> str:
    """The picture of an item: its initial, on a pattern of its own."""
    kind = number % len(_PATTERNS)
    letter = escape(next((each for each in name if each.isalpha()), "*").upper())
    return (
        '<svg class="picture" viewBox="0 0 56 30" preserveAspectRatio="xMidYMid slice"'
        ' aria-hidden="true"><rect width="56" height="30" fill="#efe2c3"/>'
        f'<rect width="56" height="30" fill="url(#p{kind})" opacity=".55"/>'
        f'<rect x="17.5" y="4.5" width="21" height="21" fill="{_INKS[kind]}" stroke="#2b2118"'
        ' stroke-width=".5"/><rect x="19" y="6" width="18" height="18" fill="none"'
        ' stroke="#e9c46a" stroke-width=".4"/>'
        f'<text x="28" y="20.6" class="versal" font-size="16" fill="#f9edcd">{letter}</text></svg>'
    )


def destiny(hero: str, name: str) -> str:
    """The illustrated side of a Destiny: a sun over some country, and the hero's initial."""
    chance = Random(hero)
    x, y = _SUN
    stars = "".join(
        f'<circle cx="{chance.uniform(2, 60):.1f}" cy="{chance.uniform(2, 46):.1f}"'
        f' r="{chance.uniform(0.2, 0.55):.2f}"/>'
        for _ in range(34)
    )
    rays = chance.choice((12, 14, 16, 18))
    letter = escape(next((each for each in name if each.isalpha()), "*").upper())
    return (
        '<svg class="picture" viewBox="0 0 62 62" aria-hidden="true">'
        '<rect width="62" height="62" fill="#27467a"/>'
        f'<g fill="#f9edcd">{stars}</g>'
        f'<path d="{_rays(rays, 18.5, 0.5)}" fill="#b8862b"/>'
        f'<path d="{_rays(rays, 23.5, 0)}" fill="#e9c46a"/>'
        f'<circle cx="{x}" cy="{y}" r="10.5" fill="#f9edcd" stroke="#1e150d" stroke-width=".7"/>'
        f'<text x="{x}" y="{y + 4.8}" class="versal" font-size="14" fill="#27467a">{letter}</text>'
        f"{_country(chance)}</svg>"
    )


def _rays(count: int, length: float, turn: float) -> str:
    x, y = _SUN
    drawn = []
    for number in range(count):
        at = (number + turn) * 2 * pi / count - pi / 2
        wide = 0.75 * pi / count
        points = ((at - wide, 11.0), (at, length), (at + wide, 11.0))
        drawn.append(
            "M" + " ".join(f"{x + cos(a) * r:.2f} {y + sin(a) * r:.2f}" for a, r in points) + "z"
        )
    return "".join(drawn)


def _country(chance: Random) -> str:
    kind, colours = chance.choice(_GROUNDS)
    bands = []
    for number, colour in enumerate(colours):
        top, step = 47.0 + 5 * number, 62 / chance.choice((4, 5, 6))
        line = f"M{-step * (number % 2) / 2:.2f} {top}"
        for _ in range(8):
            line += {
                "waves": f"q{step / 2:.2f} 4.2 {step:.2f} 0",
                "hills": f"q{step / 2:.2f} -7 {step:.2f} 0",
                "peaks": f"l{step / 2:.2f} -5 {step / 2:.2f} 5",
            }[kind]
        bands.append(
            f'<path d="{line}V62H-20z" fill="{colour}" stroke="#1e150d" stroke-width=".45"/>'
        )
    return "".join(bands)
