"""How Destiny looks in a terminal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from fateloom.core.game import Move, Outcome
from fateloom.games.destiny import cards as c
from fateloom.games.destiny.view import Group, Player, Term, View
from fateloom.terminal.seats import Sitter
from fateloom.words import has, listed, name, reason, say, slug

GAME: Final = "destiny"
STYLES: Final = {"G": "yellow", "E": "red", "L": "bright_blue", "C": "magenta", "N": "green"}
"""The colours of the alignments, which are always named as well."""
TIMES: Final = "\N{MULTIPLICATION SIGN}"
_COMING: Final = 4
_POINTS: Final = dict(zip(c.TREASURE_NAME, c.TREASURE_POINTS, strict=True))
_GAP: Final = "  "


class DestinyRenderer:
    """Draws Destiny for 80 columns and more."""

    quiet = frozenset({"phase", "done", "deals", "drawn", "draws", "shuffles"})

    def moment(self, view: View) -> tuple[object, ...]:
        """A new screen for every phase, and for a forced discard."""
        return view.round, view.phase, view.seat

    def heading(self, view: View, sitters: Sequence[Sitter]) -> str:
        """Round, phase and Leader."""
        phase = say(f"destiny-phase-{view.phase}")
        leader = sitters[view.leader].name
        if view.round == 0:
            return say("terminal-destiny-setup", phase=phase, leader=leader)
        return say("terminal-destiny-heading", round=view.round, phase=phase, leader=leader)

    def table(self, view: View, sitters: Sequence[Sitter]) -> list[RenderableType]:
        """The treasures, then every player."""
        return [
            _treasures(view, _COMING),
            *(line for player in view.players for line in _player(player, view, sitters)),
        ]

    def own(self, view: View, sitters: Sequence[Sitter], *, short: bool) -> list[RenderableType]:
        """The hand by kind, and the hands that an Oracle showed this round."""
        if view.seat is None:
            return []
        lines: list[RenderableType] = []
        if short:
            lines += _groups(view.players[view.seat])
        if view.declared is not None:
            declared = name(GAME, view.declared, "alignment")
            lines.append(Text(say("terminal-destiny-declared", alignment=declared), "bold"))
        lines += _hand(view)
        if view.looked is not None and view.looked.round == view.round:
            lines += [
                Text.assemble(
                    (say("terminal-destiny-seen", name=sitters[seat].name), "dim"),
                    " ",
                    _cards(_sorted(hand)),
                )
                for seat, hand in view.looked.hands
            ]
        return lines

    def asked(self, view: View, sitters: Sequence[Sitter]) -> str:
        """What the actor is asked, or everybody who still lays cards face down."""
        if view.asked is None:
            return ""
        if view.actor is None:
            if view.seat in view.waiting:
                return say("destiny-ask-together", asked=view.asked)
            still = listed([sitters[seat].name for seat in view.waiting])
            return say("destiny-still-laying", names=still)
        power = name(GAME, view.owed) if view.owed else "none"
        return say(f"destiny-ask-{view.asked}", name=sitters[view.actor].name, power=power)

    def note(self, view: View, move: Move) -> Text | None:
        """The effect of a play on its group and the total, or the power of an Aid card."""
        for offer in view.offers:
            if offer.move == move.text:
                note = say("terminal-destiny-offer", total=offer.total)
                return Text.assemble((_sum(offer.group), "dim"), _GAP, (note, "bold"))
        if move.kind in ("identity", "aid"):
            return Text(_power(move.args["card"]), "dim")
        return None

    def resting(self, view: View, sitters: Sequence[Sitter]) -> list[RenderableType]:
        """Cards that cannot be played: those of other kinds in one line, the others with a
        reason."""
        lines: list[RenderableType] = []
        others: list[str] = []
        for refusal in view.refusals:
            why = reason(refusal.code, refusal.details, GAME)
            if refusal.code in ("other-kind", "not-in-this-phase"):
                others.append(refusal.card)
            elif why is not None:
                lines.append(_because(refusal.card, why, refusal.rule))
            else:
                lines.append(_because(refusal.card, refusal.code, refusal.rule))
        if others and view.asked in ("base", "bonus", "multiplier"):
            lines.append(
                Text.assemble(
                    (say("terminal-destiny-resting"), "dim"), " ", _cards(_sorted(others))
                )
            )
        return lines

    def more(self, view: View, sitters: Sequence[Sitter]) -> list[RenderableType]:
        """All treasures to come, the pile and the discards."""
        pile = say("terminal-destiny-pile", pile=view.pile, discards=len(view.discards))
        lines: list[RenderableType] = [_treasures(view, len(c.TREASURE_DECK)), Text(pile)]
        if view.discards:
            lines.append(_cards(_sorted(view.discards)))
        powers = [card for player in view.players for card in _powers_of(player)]
        lines += [
            Text.assemble((name(GAME, card), "bold"), " ", (_power(card), "dim"))
            for card in dict.fromkeys(powers)
        ]
        return lines

    def ending(
        self, outcome: Outcome, view: View, sitters: Sequence[Sitter]
    ) -> list[RenderableType]:
        """Everybody by place."""
        table = Table(box=None, pad_edge=False, show_header=False)
        place = 1
        for seats in outcome.ranking:
            for seat in seats:
                player = view.players[seat]
                table.add_row(
                    f"{place}.",
                    Text(sitters[seat].label, "bold" if seat in outcome.winners else ""),
                    name(GAME, player.identity) if player.identity else "",
                    say("terminal-destiny-points", points=player.points, goal=view.goal),
                    _counted(player.treasures),
                )
            place += len(seats)
        return [table]


# --- parts ----------------------------------------------------------------------------


def _treasures(view: View, coming: int) -> Text:
    text = Text()
    if view.treasure is not None and view.round > 0:
        text.append(say("terminal-destiny-now") + " ", "dim")
        text.append(_worth(view.treasure), "bold yellow")
    if view.buried:
        text.append((_GAP if text else "") + say("terminal-destiny-buried") + " ", "dim")
        text.append(", ".join(_worth(each) for each in view.buried), "bold yellow")
    shown = view.coming if view.round else (view.treasure, *view.coming)
    if view.coming:
        text.append((_GAP if text else "") + say("terminal-destiny-next") + " ", "dim")
        text.append(", ".join(_worth(each) for each in shown[:coming] if each))
        if len(shown) > coming:
            text.append(f" +{len(shown) - coming}", "dim")
    return text


def _worth(treasure: str) -> str:
    return f"{name(GAME, treasure)} ({_POINTS[treasure]})"


def _player(player: Player, view: View, sitters: Sequence[Sitter]) -> list[RenderableType]:
    sitter = sitters[player.seat]
    acts = player.seat in view.waiting
    line = Table.grid(padding=(0, 2), expand=True)
    line.add_column(no_wrap=True, ratio=24, overflow="ellipsis")
    line.add_column(ratio=40)
    line.add_column(no_wrap=True, justify="right")
    line.add_column(no_wrap=True, justify="right")
    line.add_column(no_wrap=True, justify="right", min_width=9)
    who = Text(("▸ " if acts else "  ") + sitter.name, "bold" if acts else "")
    if sitter.bot:
        who.append(f" {sitter.bot.name}", "dim")
    powers = Text(name(GAME, player.identity) if player.identity else "", "cyan")
    for aid in player.aids:
        powers.append(" + " + name(GAME, aid), "bold cyan")
    line.add_row(
        who,
        powers,
        say("terminal-destiny-points", points=player.points, goal=view.goal),
        say("terminal-destiny-cards", count=player.hand),
        say("terminal-destiny-total", total=player.total),
    )
    lines: list[RenderableType] = [line]
    if player.treasures:
        lines.append(Text("    " + _counted(player.treasures), "yellow"))
    return lines + _groups(player)


def _groups(player: Player) -> list[RenderableType]:
    return [
        Text.assemble("    ", _cards_of(group.cards), "  ", (_sum(group), "bold"), _adds(group))
        for group in player.groups
    ]


def _sum(group: Group) -> str:
    """The calculation of a group, as in (5 + 4) × 5 = 45."""
    army = [str(term.value) for term in group.cards if not term.card[1:].startswith("x")]
    times = [str(term.value) for term in group.cards if term.card[1:].startswith("x")]
    if not times:
        return f"{' + '.join(army)} = {group.value}" if len(army) > 1 else f"= {group.value}"
    left = f"({' + '.join(army)})" if len(army) > 1 else army[0]
    right = f"({' + '.join(times)})" if len(times) > 1 else times[0]
    return f"{left} {TIMES} {right} = {group.value}"


def _adds(group: Group) -> tuple[str, str]:
    """The reasons why cards are worth more than printed, or ""."""
    reasons: dict[str, list[str]] = {}
    for term in group.cards:
        told = ", ".join(f"{_why(why)} +{extra}" for why, extra in term.adds)
        if told:
            reasons.setdefault(told, []).append(_short(term.card))
    if not reasons:
        return "", ""
    if len(reasons) == 1 and len(next(iter(reasons.values()))) == len(group.cards):
        return f"  {next(iter(reasons))}", "dim"
    told = "; ".join(f"{', '.join(cards)}: {why}" for why, cards in reasons.items())
    return f"  {told}", "dim"


def _why(why: str) -> str:
    return say(f"destiny-add-{why}") if why in ("pair", "triple") else name(GAME, why)


def _short(card: str) -> str:
    """A card where its kind is clear: "Good 3", "Law +2", "Nature ×4"; characters in full."""
    number = c.CARD[card]
    if number >= c.FIRST_CHARACTER:
        return name(GAME, card)
    value = card[2:] if card[1] == "B" else card[1:].replace("x", TIMES)
    return say("terminal-destiny-short", alignment=name(GAME, card[0], "alignment"), value=value)


def _card(card: str) -> Text:
    aligned = c.CARD[card] < c.FIRST_CHARACTER
    return Text(_short(card), STYLES[card[0]] if aligned else "cyan")


def _cards(cards: Iterable[str]) -> Text:
    return Text(" · ").join(_card(card) for card in cards)


def _cards_of(terms: Iterable[Term]) -> Text:
    texts = []
    for term in terms:
        text = _card(term.card)
        if term.alignment != term.card[0]:
            as_ = say("terminal-destiny-as", alignment=name(GAME, term.alignment, "alignment"))
            text.append(" " + as_, STYLES[term.alignment])
        texts.append(text)
    return Text(" · ", "dim").join(texts)


def _sorted(cards: Iterable[str]) -> list[str]:
    return sorted(cards, key=lambda card: (-c.KIND[c.CARD[card]] % 4, c.CARD[card]))


def _hand(view: View) -> list[RenderableType]:
    """The hand, a line for each kind; cards marked for exchange are struck out."""
    if not view.hand:
        return [Text(say("terminal-destiny-empty-hand"), "dim")]
    lines: list[RenderableType] = []
    for kind in (c.CHARACTER, c.BASE, c.BONUS, c.MULTIPLIER):
        held = [card for card in view.hand if c.KIND[c.CARD[card]] == kind]
        if not held:
            continue
        label = say(f"terminal-destiny-hand-{c.KIND_NAMES[kind].casefold()}")
        texts = []
        for card in sorted(held, key=lambda each: c.CARD[each]):
            text = _card(card)
            if card in view.marked:
                text.stylize("strike dim")
                text.append(" " + say("terminal-destiny-marked"), "dim")
            texts.append(text)
        lines.append(Text.assemble((f"{label:<12}", "dim"), Text(" · ", "dim").join(texts)))
    return lines


def _because(card: str, why: str, rule: str) -> Text:
    """The reason why a card cannot be played; its name is left out if the sentence begins with
    it."""
    which = Text() if why.startswith(name(GAME, card)) else _card(card).append(": ", "dim")
    return Text.assemble(which, (why, "dim"), (f" [{rule}]" if rule else "", "dim"))


def _counted(things: Iterable[str]) -> str:
    counts = Counter(things)
    return listed([_times(name(GAME, thing), count) for thing, count in counts.items()])


def _times(thing: str, count: int) -> str:
    return thing if count == 1 else say("terminal-destiny-times", thing=thing, count=count)


def _powers_of(player: Player) -> list[str]:
    own = [player.identity] if player.identity else []
    return [
        *own,
        *player.aids,
        *(each for each in player.treasures if each in c.POWER_NAME.values()),
    ]


def _power(card: str) -> str:
    """What a character or treasure does, in the words of its card."""
    message = f"destiny-card-{slug(card)}.power"
    return say(message) if has(message) else ""


RENDERER: Final = DestinyRenderer()
