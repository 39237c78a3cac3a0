"""How The Hand of Destiny looks in a terminal."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from fateloom.core.game import Move, Outcome
from fateloom.games.hand import cards as c
from fateloom.games.hand.terminal.notes import note
from fateloom.games.hand.view import Ability, Critical, Spot, View, Ware
from fateloom.terminal.seats import Sitter
from fateloom.words import has, listed, name, reason, say, slug

GAME: Final = "hand"
STYLES: Final = ("yellow", "magenta", "red", "green")
"""The colours of the types, which are always named as well."""
_POINT: Final = (" · ", "dim")
_LABEL: Final = 10
_PLAIN_TO_SEE: Final = frozenset(
    {
        "hand-added",
        "hand-exhausted",
        "hand-no-front-ability",
        "hand-nothing-committed",
        "hand-strike-first",
    }
)
"""Reasons not shown for an unusable ability, since the grid or the question makes them plain."""


class HandRenderer:
    """Draws The Hand of Destiny for 80 columns and more."""

    quiet = frozenset({"phase", "appears"})

    def moment(self, view: View) -> tuple[object, ...]:
        """A new screen for every phase of a wave."""
        return view.wave, view.phase

    def heading(self, view: View, sitters: Sequence[Sitter]) -> str:
        """Wave, phase, and who fights whom."""
        phase = say(f"hand-phase-{view.phase}")
        hero, boss = name(GAME, view.hero), name(GAME, view.boss)
        return say("terminal-hand-heading", wave=view.wave, phase=phase, hero=hero, boss=boss)

    def table(self, view: View, sitters: Sequence[Sitter]) -> list[RenderableType]:
        """The whole hand, from front to back."""
        boss = _boss(view) if view.phase != "merchant" else []
        return [*_line(view), *boss, *_hero(view, short=False), *_strength(view)]

    def own(self, view: View, sitters: Sequence[Sitter], *, short: bool) -> list[RenderableType]:
        """The hand in short; while an attack is made ready, only what goes into it."""
        lines: list[RenderableType] = []
        if short and view.committed:
            lines += _strength(view)
        elif short:
            lines += _line(view)
            lines += _boss(view) if view.phase == "boss" else []
            lines += _hero(view, short=True)
            lines += _strength(view)
        if view.phase == "merchant":
            lines.append(_labelled("gold", Text(str(view.gold), "bold yellow")))
        return lines

    def asked(self, view: View, sitters: Sequence[Sitter]) -> str:
        """What the player is asked."""
        if view.asked is None:
            return ""
        asked = view.asked
        amount = view.amount
        if asked in ("fight", "boss") and view.committed:
            asked = "ready"
        if asked == "critical":
            amount = view.criticals[view.memory.hit].strength or 0
        about = view.about or ""
        return say(
            f"hand-ask-{asked}",
            name=sitters[0].name,
            amount=amount,
            about=about if asked == "card" else name(GAME, about),
        )

    def note(self, view: View, move: Move) -> Text | None:
        """The value of a card, the effect of an attack, or the consequence of a cost."""
        told = note(view, move)
        return Text(told, "dim") if told else None

    def resting(self, view: View, sitters: Sequence[Sitter]) -> list[RenderableType]:
        """Why abilities, the weapon and wares cannot be chosen now."""
        told = [
            (reason(refusal.code, refusal.details, GAME) or refusal.code, refusal.rule)
            for refusal in view.refusals
            if refusal.code not in _PLAIN_TO_SEE
        ]
        told += [
            (_not_now(ware, ware.code), ware.rule or "")
            for ware in view.shop
            if ware.code is not None
        ]
        return [Text(f"{why} [{rule}]", "dim") for why, rule in dict.fromkeys(told)]

    def more(self, view: View, sitters: Sequence[Sitter]) -> list[RenderableType]:
        """The powers of abilities, weapon and boss, the Underworld, and all cards that are
        known."""
        lines: list[RenderableType] = [_described(ability.name) for ability in view.abilities]
        items = [*([view.weapon] if view.weapon else []), *view.potions]
        lines += [_explained(name(GAME, item), _power(item)) for item in items]
        boss = name(GAME, view.boss)
        lines += [
            _explained(say("terminal-hand-level", boss=boss, level=level), _boss_power(view, level))
            for level in range(1, c.WAVES + 1)
        ]
        lines.append(Text(say("terminal-hand-underworld", count=len(view.underworld))))
        if view.underworld:
            lines.append(_values(view.underworld))
        lines.append(Text(say("terminal-hand-known")))
        return lines + _known(view)

    def ending(
        self, outcome: Outcome, view: View, sitters: Sequence[Sitter]
    ) -> list[RenderableType]:
        """The progress of the run."""
        told = say(
            "terminal-hand-end",
            hero=say(f"hand-card-{slug(view.hero)}.title"),
            boss=say(f"hand-card-{slug(view.boss)}.title"),
            difficulty=say(f"hand-difficulty-{view.difficulty}"),
            wave=view.wave,
            hp=view.hp,
            left=max(view.boss_left, 0),
            boss_hp=view.boss_hp,
        )
        return [Text(sitters[0].label, "bold"), Text(told)]


# --- from front to back -----------------------------------------------------------------


def _line(view: View) -> list[RenderableType]:
    """The line: what is visible with its ability, what is known, how many are hidden."""
    rows: list[RenderableType] = []
    hidden_from = _last_known(view.line) + 1
    for place, spot in enumerate(view.line[:hidden_from], 1):
        label = say("terminal-hand-place", place=place)
        rows.append(_labelled("line" if place == 1 else "", _spot(label, spot)))
        if spot.sight == "visible" and spot.face is not None and _power(spot.face):
            rows.append(Padding(Text(_power(spot.face), "dim"), (0, 0, 0, _LABEL + 8)))
    hidden = len(view.line) - hidden_from
    if hidden:
        label = say("terminal-hand-place", place=hidden_from + 1)
        told = say("terminal-hand-hidden-many", count=hidden)
        rows.append(_labelled("" if rows else "line", Text(f"{label:<8}{told}", "dim")))
    return rows


def _last_known(line: Sequence[Spot]) -> int:
    """The place, from 0, of the last card of the line that is not hidden; -1 for none."""
    return max((i for i, spot in enumerate(line) if spot.sight != "hidden"), default=-1)


def _spot(place: str, spot: Spot) -> Text:
    text = Text(f"{place:<8}", "dim")
    if spot.card is None:
        return text.append(say("terminal-hand-hidden"), "dim")
    if spot.face is None:
        return text.append(say("terminal-hand-unseen-side", card=spot.card), "dim")
    face = c.FACE[spot.face]
    text.append(f"{name(GAME, spot.face):<17}", f"bold {STYLES[c.TYPE[face]]}")
    text.append(f"{_type(face):<10}")
    if spot.sight == "visible" and spot.hp is not None and spot.left is not None:
        text.append(f"{_hp(spot.left, spot.hp):<13}", "bold")
        text.append(say("terminal-hand-dmg", dmg=spot.dmg))
    else:
        text.append(f"{say('terminal-hand-hp', hp=c.HP[face]):<13}", "dim")
        text.append(say("terminal-hand-dmg", dmg=c.DMG[face]), "dim")
    if not spot.slots:
        text.append("  " + say("terminal-hand-unslottable"), "italic")
    return text


def _hp(left: int, hp: int) -> str:
    if left == hp:
        return say("terminal-hand-hp", hp=hp)
    return say("terminal-hand-hp-left", left=left, hp=hp)


def _boss(view: View) -> list[RenderableType]:
    """The boss; when it is faced, with its critical hits and what leaving it costs."""
    level = say("terminal-hand-level", boss=name(GAME, view.boss), level=view.wave)
    told = Text.assemble((level, "bold"), "  ", _hp(view.boss_left, view.boss_hp))
    lines: list[RenderableType] = [_labelled("boss", told)]
    details = [_boss_power(view, view.wave)]
    if view.phase == "boss":
        hits = ", ".join(_critical(hit) for hit in view.criticals)
        penalties = [say(f"hand-penalty-{kind}", amount=amount) for kind, amount in view.penalties]
        details.append(say("terminal-hand-criticals", hits=hits))
        details.append(say("terminal-hand-penalty", penalty=listed(penalties)))
    return lines + [Padding(Text(each, "dim"), (0, 0, 0, _LABEL)) for each in details]


def _boss_power(view: View, level: int) -> str:
    return say(f"hand-card-{slug(view.boss)}.power-{level}")


def _critical(hit: Critical) -> str:
    costs = say(
        "terminal-hand-critical",
        damage=hit.damage,
        strength="*" if hit.strength is None else hit.strength,
        attack=hit.attack,
    )
    return f"{costs} ({say('terminal-hand-critical-used')})" if hit.used else costs


def _hero(view: View, *, short: bool) -> list[RenderableType]:
    """The hero's HP and grid of abilities, the weapon, and what is in force."""
    hero = c.HERO_NAMES.index(view.hero)
    told = say(
        "terminal-hand-you",
        hero=name(GAME, view.hero),
        **{"class": say(f"hand-class-{'ranged' if c.RANGED[hero] else 'melee'}")},
        hp=view.hp,
    )
    lines: list[RenderableType] = [_labelled("hero", Text(told, "bold"))]
    if short:
        grid = Table.grid(padding=(0, 2))
        grid.add_column(no_wrap=True)
        grid.add_column(no_wrap=True)
        for left, right in zip(view.abilities[::2], view.abilities[1::2], strict=True):
            grid.add_row(_ability(left, short=True), _ability(right, short=True))
        lines.append(Padding(grid, (0, 0, 0, _LABEL)))
    else:
        lines += [
            Padding(
                Text.assemble(_ability(ability), "  ", (_power(ability.name), "dim")),
                (0, 0, 0, _LABEL),
            )
            for ability in view.abilities
        ]
    if view.weapon is not None:
        used = "used" if view.phase in ("combat", "boss") else "coming"
        state = say(f"terminal-hand-{'ready' if view.ready else used}")
        weapon = Text.assemble((name(GAME, view.weapon), "bold"), f" ({state})")
        lines.append(_labelled("weapon", weapon))
    if view.potions:
        potions = listed([name(GAME, each) for each in view.potions])
        lines.append(_labelled("potions", Text(potions)))
    if view.memory.grudge and _unexhausted(view, "Grudge"):
        lines.append(_labelled("", Text(say("terminal-hand-rage-ready"))))
    if view.memory.pierced:
        lines.append(_labelled("", Text(say("terminal-hand-pierced"))))
    return lines


def _ability(ability: Ability, *, short: bool = False) -> Text:
    """An ability in the grid; one that is exhausted is struck out, and says so."""
    number = c.ABILITY[ability.name]
    facts: list[str] = []
    if ability.exhausted:
        facts.append(say("terminal-hand-exhausted"))
    elif not short:
        facts.append(say(f"hand-cost-{c.COST_NAMES[c.ABILITY_COST[number]]}"))
        facts += [say("hand-kind-slot")] if c.SLOTS[number] else []
    if ability.used and not ability.exhausted:
        paid = c.ABILITY_COST[number] == c.PAID
        facts.append(say("terminal-hand-paid" if paid else "terminal-hand-once"))
    style = "strike dim" if ability.exhausted else "bold cyan"
    told = Text(name(GAME, ability.name), style)
    return told.append(f" ({', '.join(facts)})", "not bold dim") if facts else told


def _unexhausted(view: View, ability: str) -> bool:
    return any(each.name == ability and not each.exhausted for each in view.abilities)


def _strength(view: View) -> list[RenderableType]:
    """The strength cards with their values, and those of the attack that is made ready."""
    if not view.strength:
        return [_labelled("strength", Text(say("terminal-hand-no-strength"), "dim"))]
    free = [card for card in view.strength if card not in view.committed]
    lines: list[RenderableType] = []
    if free or not view.committed:
        lines.append(_labelled("strength", _values(free)))
    if view.committed:
        attack = _values(view.committed)
        for added in view.adds:
            attack.append(" + " + name(GAME, added), "bold cyan")
        lines.append(_labelled("attack", attack))
    return lines


def _not_now(ware: Ware, code: str) -> str:
    """Why something cannot be bought; what is too dear tells its price."""
    why = reason(code, (ware.item,), GAME) or code
    if code == "hand-too-dear":
        return f"{why} {say('terminal-hand-price', cost=ware.cost)}"
    return why


# --- words ----------------------------------------------------------------------------


def _labelled(label: str, shown: Text) -> Table:
    """A line with a label at its left; what does not fit wraps under what is shown."""
    grid = Table.grid()
    grid.add_column(width=_LABEL, no_wrap=True)
    grid.add_column()
    grid.add_row(Text(say(f"terminal-hand-{label}") if label else "", "dim"), shown)
    return grid


def _values(faces: Iterable[str]) -> Text:
    texts = []
    for each in faces:
        face = c.FACE[each]
        told = say("terminal-hand-value", name=name(GAME, each), value=c.HP[face])
        texts.append(Text(told, STYLES[c.TYPE[face]]))
    return Text.assemble(_POINT).join(texts)


def _type(face: c.Face) -> str:
    return name(GAME, c.TYPE_NAMES[c.TYPE[face]])


def _power(thing: str) -> str:
    """What a monster, an ability or an item does, in the words of its card."""
    message = f"hand-card-{slug(thing)}.power"
    return say(message) if has(message) else ""


def _explained(title: str, power: str) -> Text:
    return Text.assemble((title, "bold"), " ", (power, "dim"))


def _described(ability: str) -> Text:
    number = c.ABILITY[ability]
    title = say(
        "terminal-hand-ability",
        name=name(GAME, ability),
        cost=say(f"hand-cost-{c.COST_NAMES[c.ABILITY_COST[number]]}"),
        kind=say("hand-kind-slot" if c.SLOTS[number] else "hand-kind-normal"),
    )
    return _explained(title, _power(ability))


def _known(view: View) -> list[RenderableType]:
    """What has been seen of each card: both halves of one side or of both."""
    grid = Table.grid(padding=(0, 2))
    seen = view.memory.seen
    for card in range(c.CARDS):
        if not seen >> 2 * card & 3:
            continue
        sides = [
            f"{_monster(card * 4 + 2 * side)}\n{_monster(card * 4 + 2 * side + 1)}"
            if seen >> 2 * card + side & 1
            else say("terminal-hand-not-seen")
            for side in (0, 1)
        ]
        grid.add_row(Text(say("terminal-hand-known-card", card=card + 1), "dim"), *sides)
    return [grid]


def _monster(face: c.Face) -> str:
    return say(
        "terminal-hand-monster",
        name=name(GAME, c.NAME[face]),
        type=_type(face),
        hp=c.HP[face],
        dmg=c.DMG[face],
    )


RENDERER: Final = HandRenderer()
