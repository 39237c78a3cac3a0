"""Short notes on the effects of choices in The Hand of Destiny."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from fateloom.core.game import Move
from fateloom.games.hand import cards as c
from fateloom.games.hand.view import Attack, View
from fateloom.words import listed, name, say, slug

GAME: Final = "hand"
MINUS: Final = "\N{MINUS SIGN}"
_PLACES: Final = ("front", "second", "third")


Args = Mapping[str, Any]
"""The arguments of a move."""


def note(view: View, move: Move) -> str:
    """The effect of a move; empty if its words already say it."""
    made = _NOTES.get(move.kind)
    return made(view, move.args) if made else ""


def _card(view: View, args: Args) -> str:
    face = c.FACE[args["card"]]
    kind = name(GAME, c.TYPE_NAMES[c.TYPE[face]])
    return say("terminal-hand-card", value=c.HP[face], type=kind, dmg=c.DMG[face])


def _strike(view: View, args: Args) -> str:
    return next((_attack(each) for each in view.attacks if each.place == args["place"]), "")


def _attack(attack: Attack) -> str:
    """The calculation of an attack: 7 + 3 +2 Crossfire = 12 against 10: defeated."""
    cards = " + ".join(str(value) for value in attack.cards)
    changes = "".join(
        " "
        + say(
            "terminal-hand-change",
            sign="+" if amount > 0 else MINUS,
            amount=abs(amount),
            why=name(GAME, why),
        )
        for why, amount in attack.changes
    )
    total = str(attack.value)
    if len(attack.cards) > 1 or changes:
        total = say("terminal-hand-attack-sum", cards=cards, changes=changes, value=attack.value)
    told = say("terminal-hand-against", sum=total, against=attack.against)
    if attack.place == "critical":
        end = "pays" if attack.falls else "not-enough"
    elif attack.falls:
        end = "falls-slotted" if attack.slots else "falls"
    else:
        return told
    return f"{told}: {say(f'terminal-hand-{end}')}"


def _take(view: View, _: Args) -> str:
    dmg = view.line[0].dmg or 0
    if dmg >= view.hp and not (view.ready and view.weapon in ("Round Shield", "Tower Shield")):
        return say("terminal-hand-loses-run", dmg=dmg)
    return say("terminal-hand-costs", dmg=dmg, hp=max(view.hp - dmg, 0))


def _use(view: View, args: Args) -> str:
    """Whom an ability aims at; what it does when it aims at nobody in particular."""
    place = args["place"]
    if place is None:
        return _add(view, args)
    spot = view.line[_PLACES.index(place)] if place in _PLACES else None
    return name(GAME, spot.face) if spot is not None and spot.face else ""


def _add(view: View, args: Args) -> str:
    return say(f"hand-card-{slug(args['what'])}.power")


def _exhaust(view: View, _: Args) -> str:
    if view.about is None:
        return ""
    return _grid(view, c.after_exhausting(view.grid, c.ABILITY[view.about]))


def _lose(view: View, args: Args) -> str:
    return _grid(view, (args["left"], args["right"]))


def _grid(view: View, after: c.Grid) -> str:
    """Which abilities are exhausted, or brought back, by going to this grid."""
    more, less = (after, view.grid) if sum(after) >= sum(view.grid) else (view.grid, after)
    changed = [
        name(GAME, ability.name)
        for place, ability in enumerate(view.abilities)
        if less[place & 1] < 3 - place // 2 <= more[place & 1]
    ]
    message = "terminal-hand-exhausts" if more == after else "terminal-hand-restores"
    return say(message, abilities=listed(changed), hp=c.HEALTH - sum(after))


def _choose(view: View, args: Args) -> str:
    if view.about == "rotate":
        return _rotate(view, args)
    if view.about == "flip":
        return _flip(view, args)
    return _card(view, args)


def _rotate(view: View, args: Args) -> str:
    return _becomes(c.rotated(c.FACE[args["card"]]))


def _flip(view: View, args: Args) -> str:
    to = c.flipped(c.FACE[args["card"]])
    if not view.memory.seen >> c.side(to) & 1:
        return say("terminal-hand-becomes-unseen")
    return _becomes(to)


def _becomes(face: c.Face) -> str:
    told = say("terminal-hand-value", name=name(GAME, c.NAME[face]), value=c.HP[face])
    return say("terminal-hand-becomes", card=told)


def _critical(view: View, args: Args) -> str:
    hit = view.criticals[args["hit"] - 1]
    return say(
        "terminal-hand-critical-costs",
        damage=hit.damage,
        strength="none" if hit.strength is None else str(hit.strength),
        attack=hit.attack,
    )


def _stop(view: View, _: Args) -> str:
    costs: Sequence[str] = [
        say(f"hand-penalty-{kind}", amount=amount) for kind, amount in view.penalties
    ]
    return say("terminal-hand-penalty", penalty=listed(costs))


def _buy(view: View, args: Args) -> str:
    item = args["item"]
    cost = next(ware.cost for ware in view.shop if ware.item == item)
    power = say(f"hand-card-{slug(item)}.power")
    return f"{power} {say('terminal-hand-price', cost=cost)}"


_NOTES: Final[dict[str, Callable[[View, Args], str]]] = {
    "commit": _card,
    "strike": _strike,
    "take": _take,
    "use": _use,
    "add": _add,
    "pay": _card,
    "exhaust": _exhaust,
    "lose": _lose,
    "heal": _lose,
    "choose": _choose,
    "rotate": _rotate,
    "flip": _flip,
    "critical": _critical,
    "stop": _stop,
    "buy": _buy,
}
