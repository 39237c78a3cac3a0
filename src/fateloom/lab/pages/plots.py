"""The plots of a page, as SVG: bars, dots with intervals, histograms.

Colours are classes of the page's style sheet. Each plot stands beside words that say the same.
"""

from __future__ import annotations

from html import escape
from math import floor
from typing import Final, NamedTuple

from fateloom.lab.pages.figures import Rate, Spread, percent

_WIDE, _TALL = 600, 22
_BINS: Final = 30
_STEPS: Final = tuple(digit * 10**power for power in range(9) for digit in (1, 2, 5))


class Scale(NamedTuple):
    """What the two ends of a bar stand for, and what is marked between them."""

    low: float
    high: float
    mark: float | None = None

    def place(self, value: float) -> float:
        """Where a value is, within the bar."""
        share = (value - self.low) / ((self.high - self.low) or 1)
        return _WIDE * min(max(share, 0), 1)

    @property
    def edge(self) -> str:
        """The mark, drawn."""
        if self.mark is None:
            return ""
        return f'<path class="edge" d="M{self.place(self.mark):.1f} 0V{_TALL}"/>'


SHARES: Final = Scale(0, 1)


def rate_bar(rate: Rate, band: tuple[float, float] | None = None, scale: Scale = SHARES) -> str:
    """A share as a bar, its 95 % interval as a line over it, and the band it should lie in."""
    low, high = rate.interval
    wanted = ""
    if band is not None:
        left, right = (_WIDE * each for each in band)
        wanted = f'<rect class="band" x="{left:.0f}" width="{right - left:.0f}" height="{_TALL}"/>'
    middle = _TALL / 2
    return (
        f'<svg class="bar" viewBox="0 0 {_WIDE} {_TALL}" preserveAspectRatio="none"'
        f' role="img" aria-label="{percent(rate.share)}">'
        f'<rect class="rail" width="{_WIDE}" height="{_TALL}"/>{wanted}'
        f'<rect class="fill" y="5" width="{_WIDE * rate.share:.1f}" height="{_TALL - 10}"/>'
        f'{scale.edge}<path class="reach" d="M{_WIDE * low:.1f} {middle}H{_WIDE * high:.1f}'
        f'M{_WIDE * low:.1f} 3V{_TALL - 3}M{_WIDE * high:.1f} 3V{_TALL - 3}"/></svg>'
    )


def share_bar(share: float) -> str:
    """A share as a bar."""
    return (
        f'<svg class="bar" viewBox="0 0 {_WIDE} {_TALL}" preserveAspectRatio="none"'
        f' role="img" aria-label="{percent(share)}">'
        f'<rect class="rail" width="{_WIDE}" height="{_TALL}"/>'
        f'<rect class="fill" y="5" width="{_WIDE * share:.1f}" height="{_TALL - 10}"/></svg>'
    )


def limit_bar(spread: Spread, limit: int) -> str:
    """The most and the middle of what was in use, against how many there are in the box."""
    most = spread.values[-1] if spread.values else 0
    scale = _WIDE / max(most, limit * 1.15, 1)
    return (
        f'<svg class="bar" viewBox="0 0 {_WIDE} {_TALL}" preserveAspectRatio="none"'
        f' role="img" aria-label="{most:.0f}">'
        f'<rect class="rail" width="{_WIDE}" height="{_TALL}"/>'
        f'<rect class="{"over" if most > limit else "fill"} faint" y="5"'
        f' width="{most * scale:.1f}" height="{_TALL - 10}"/>'
        f'<rect class="fill" y="5" width="{spread.at(50) * scale:.1f}" height="{_TALL - 10}"/>'
        f'<path class="edge" d="M{limit * scale:.1f} 0V{_TALL}"/></svg>'
    )


def histogram(spread: Spread, band: tuple[float, float] | None, label: str) -> str:
    """How many games had which length; the band is where they should lie."""
    if not spread.values:
        return ""
    low, high = spread.values[0], spread.values[-1]
    if band is not None:
        low, high = min(low, band[0]), max(high, band[1])
    step = next(each for each in _STEPS if (high - low) / each < _BINS)
    first = floor(low / step) * step
    count = int((high - first) // step) + 1
    bins = [0] * count
    for value in spread.values:
        bins[int((value - first) // step)] += 1
    top = max(bins)
    wide, tall, left, foot = 560, 150, 24, 26
    each = (wide - 2 * left) / count
    drawn = []
    if band is not None:
        start = left + (band[0] - first) / step * each
        end = left + ((band[1] - first) // step + 1) * each
        drawn.append(
            f'<rect class="band" x="{start:.1f}" width="{end - start:.1f}" height="{tall}"/>'
        )
    for place, hits in enumerate(bins):
        height = (tall - 8) * hits / top
        title = f"{first + place * step:g}: {hits}"
        drawn.append(
            f'<rect class="fill" x="{left + place * each + 1:.1f}" y="{tall - height:.1f}"'
            f' width="{max(each - 2, 1):.1f}" height="{height:.1f}"><title>{title}</title></rect>'
        )
    marks = {0, count - 1, count // 2}
    for place in sorted(marks):
        x = left + (place + 0.5) * each
        drawn.append(f'<text x="{x:.1f}" y="{tall + 20}">{first + place * step:g}</text>')
    return (
        f'<svg class="histogram" viewBox="0 0 {wide} {tall + foot}" role="img"'
        f' aria-label="{escape(label)}">{"".join(drawn)}'
        f'<path class="ground" d="M{left} {tall}H{wide - left}"/></svg>'
    )


def dot_bar(
    middle: float,
    interval: tuple[float, float],
    scale: Scale,
    usual: tuple[float, float] | None = None,
) -> str:
    """A mean as a dot, its 95 % interval as a line, and behind it where most values lie."""
    low, high = (scale.place(each) for each in interval)
    half, behind = _TALL / 2, ""
    if usual is not None:
        left, right = (scale.place(each) for each in usual)
        behind = (
            f'<rect class="most" x="{left:.1f}" y="6" width="{max(right - left, 2):.1f}"'
            f' height="{_TALL - 12}"/>'
        )
    return (
        f'<svg class="bar" viewBox="0 0 {_WIDE} {_TALL}" preserveAspectRatio="none"'
        f' role="img" aria-label="{middle:.4g}">'
        f'<rect class="rail" width="{_WIDE}" height="{_TALL}"/>{behind}{scale.edge}'
        f'<path class="reach" d="M{low:.1f} {half}H{high:.1f}M{low:.1f} 5V{_TALL - 5}'
        f'M{high:.1f} 5V{_TALL - 5}"/>'
        f'<rect class="dot" x="{scale.place(middle) - 4:.1f}" y="4" width="8"'
        f' height="{_TALL - 8}"/></svg>'
    )
