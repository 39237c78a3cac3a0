"""How Realms of Destiny looks in a terminal."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from fateloom.core.game import Move, Outcome
from fateloom.games.realms import cards as c
from fateloom.games.realms.view import Laid, Lot, Player, Progress, View
from fateloom.terminal.seats import Sitter
from fateloom.words import has, listed, name, reason, say, slug

GAME: Final = "realms"
STYLES: Final = ("yellow", "green", "magenta", "bright_blue")
"""The colours of the families, which are always named as well."""
_OF_OTHER_FAMILY: Final = ("other-family", "other-family-asked")
_POINT: Final = (" · ", "dim")
_GAP: Final = "  "


class RealmsRenderer:
    """Draws Realms of Destiny for 80 columns and more."""

    quiet = frozenset({"draws", "shuffles", "seals", "opens"})

    def moment(self, view: View) -> tuple[object, ...]:
        """A new screen for every step of a turn."""
        return view.turn, view.step, view.seat

    def heading(self, view: View, sitters: Sequence[Sitter]) -> str:
        """Turn, step and whose turn it is."""
        step = say(f"realms-step-{view.step}")
        return say(
            "terminal-realms-heading", turn=view.turn, step=step, name=sitters[view.cur].name
        )

    def table(self, view: View, sitters: Sequence[Sitter]) -> list[RenderableType]:
        """The Shared Destinies, every player, and the auction."""
        shared = [f"{name(GAME, each)}: {_power(each)}" for each in view.shared]
        return [
            *(Text(each, "dim") for each in shared),
            *(line for player in view.players for line in _player(player, view, sitters)),
            *_auction(view, sitters),
        ]

    def own(self, view: View, sitters: Sequence[Sitter], *, short: bool) -> list[RenderableType]:
        """The hand by families, the Secret Destiny, and what was learned of hidden cards."""
        if view.seat is None:
            return []
        lines: list[RenderableType] = []
        if short:
            lines += _auction(view, sitters)
            lines += _front(view.players[view.seat], view, sitters)
        lines += _hand(view)
        if view.chosen:
            lines.append(_labelled("terminal-realms-chosen", _cards(view.chosen)))
        if view.secret is not None:
            lines.append(_secret(view.secret))
        return lines + _known(view, sitters)

    def asked(self, view: View, sitters: Sequence[Sitter]) -> str:
        """What the seat is asked."""
        ask = view.ask
        if ask is None or not view.waiting:
            return ""
        seat = view.seat if view.seat in view.waiting else view.waiting[0]
        assert seat is not None
        sentence = say(
            f"realms-ask-{ask.what}",
            name=sitters[seat].name,
            source=name(GAME, ask.source or ""),
            other=sitters[ask.other].name if ask.other is not None else "",
            count=ask.count or 0,
            family=name(GAME, ask.family or ""),
        )
        if ask.what == "pay" and ask.other is not None and ask.count != 1:
            sentence += " " + say("terminal-realms-pay-to", name=sitters[ask.other].name)
        return sentence

    def note(self, view: View, move: Move) -> Text | None:
        """The kind or power of a card, the hand left by a bid, or the effect of a pass."""
        auction = view.auction
        if move.kind == "bid" and view.seat is not None:
            left = view.players[view.seat].hand - move.args["bid"]
            return Text(say("terminal-realms-keeps", count=left), "dim")
        if move.kind == "pass" and auction is not None and auction.passing == "unsold":
            return Text(say("realms-passing-unsold"), "dim")
        if move.kind == "pick":
            return Text(_power(move.args["token"]), "dim")
        if move.kind in ("use", "borrow"):
            return Text(_power(move.args["card"]), "dim")
        if move.kind in ("offer", "pay", "give", "discard", "choose"):
            return Text(_sort(move.args["card"]), "dim")
        return None

    def resting(self, view: View, sitters: Sequence[Sitter]) -> list[RenderableType]:
        """Why cards cannot be chosen now; those of another family in one line."""
        lines: list[RenderableType] = []
        others = [each for each in view.refusals if each.code in _OF_OTHER_FAMILY]
        if others:
            family = name(GAME, others[0].details[1])
            cards = _cards(each.card for each in others)
            lines.append(_labelled("terminal-realms-resting", cards, family=family))
        for refusal in view.refusals:
            if refusal.code not in _OF_OTHER_FAMILY:
                why = reason(refusal.code, refusal.details, GAME) or refusal.code
                lines.append(Text(f"{why} [{refusal.rule}]", "dim"))
        return lines

    def more(self, view: View, sitters: Sequence[Sitter]) -> list[RenderableType]:
        """The pile, the discards, the tokens, and the powers of everything in sight."""
        pile = say("terminal-realms-pile", pile=view.pile, discards=len(view.discards))
        lines: list[RenderableType] = [Text(pile)]
        if view.discards:
            lines.append(_cards(reversed(view.discards)))
        supply = [f"{name(GAME, token)} {count}" for token, count in view.supply]
        lines.append(_labelled("terminal-realms-supply", Text(", ".join(supply))))
        if view.extra:
            lines.append(Text(say("terminal-realms-extra", count=view.extra)))
        lines += [
            _labelled("terminal-realms-ruled", _names(player.not_held), name=_name(player, sitters))
            for player in view.players
            if player.not_held
        ]
        lines += [
            Text.assemble(_title(goal.destiny), " ", (_goal(goal), "dim"))
            for goal in {each.destiny: each for each in _goals(view)}.values()
        ]
        return lines + [
            Text.assemble(_title(thing), " ", (_sort(thing), "dim"), " ", (_power(thing), "dim"))
            for thing in dict.fromkeys(_in_sight(view))
        ]

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
                    _in_hand(player),
                    say("terminal-realms-laid", count=len(player.front)),
                    _shared_progress(player, view),
                )
            place += len(seats)
        return [table]


# --- the table ------------------------------------------------------------------------


def _player(player: Player, view: View, sitters: Sequence[Sitter]) -> list[RenderableType]:
    sitter = sitters[player.seat]
    acts = player.seat in view.waiting
    line = Table.grid(padding=(0, 2), expand=True)
    line.add_column(no_wrap=True, ratio=24, overflow="ellipsis")
    line.add_column(no_wrap=True, min_width=8)
    line.add_column(no_wrap=True, ratio=40, overflow="ellipsis")
    who = Text(("▸ " if acts else "  ") + sitter.name, "bold" if acts else "")
    if sitter.bot:
        who.append(f" {sitter.bot.name}", "dim")
    line.add_row(who, _in_hand(player), _shared_progress(player, view))
    return [line, *_front(player, view, sitters)]


def _in_hand(player: Player) -> str:
    if not player.alive:
        return say("terminal-realms-out")
    return say("terminal-realms-cards", count=player.hand)


def _shared_progress(player: Player, view: View) -> str:
    return ", ".join(_progress(each) for each in view.progress if each.seat == player.seat)


def _progress(progress: Progress) -> str:
    return say(
        "terminal-realms-progress",
        destiny=name(GAME, progress.destiny),
        have=progress.have,
        need=progress.need,
    )


def _front(player: Player, view: View, sitters: Sequence[Sitter]) -> list[RenderableType]:
    """The cards in front of a player by family, the tokens, and a Mayor's requests."""
    lines: list[Text] = []
    for support in (False, True):
        laid = [each for each in player.front if each.support is support]
        families = [
            Text.assemble((name(GAME, c.FAMILY_NAMES[family]), "dim"), " ", _laid(laid, family))
            for family in c.FAMILIES
            if any(c.FAMILY[c.CARD[each.card]] == family for each in laid)
        ]
        if families:
            line = Text.assemble(_POINT).join(families)
            lines.append(_labelled("terminal-realms-support", line) if support else line)
    if player.tokens:
        cursed = dict(player.cursed)
        tokens = [
            say("terminal-realms-cursed", token=name(GAME, token), name=sitters[by].name)
            if (by := cursed.get(token, -1)) >= 0
            else name(GAME, token)
            for token in player.tokens
        ]
        lines.append(_labelled("terminal-realms-tokens", Text(" · ".join(tokens), "bold")))
    lines += [
        Text(
            say(
                "terminal-realms-asked-for",
                name=sitters[request.by].name,
                family=name(GAME, request.family),
            ),
            "dim",
        )
        for request in player.requests
    ]
    if view.lich == player.seat:
        lines.append(Text(say("terminal-realms-prey"), "magenta"))
    return [Padding(line, (0, 0, 0, 4)) for line in lines]


def _laid(laid: Sequence[Laid], family: int) -> Text:
    texts = []
    for each in laid:
        card = c.CARD[each.card]
        if c.FAMILY[card] != family:
            continue
        text = Text(name(GAME, each.card), f"{STYLES[family]}{' dim' if each.rotated else ''}")
        facts = [name(GAME, c.TYPE_NAMES[c.TYPE[card]])] if c.TYPE[card] else []
        if each.rotated:
            facts.append(say("terminal-realms-rotated"))
        if facts:
            text.append(f" ({', '.join(facts)})", "dim")
        texts.append(text)
    return Text(", ").join(texts)


def _auction(view: View, sitters: Sequence[Sitter]) -> list[RenderableType]:
    """The lots, their powers, and the bids."""
    if view.auction is None:
        return []
    lines: list[RenderableType] = []
    for lot in view.auction.lots:
        lines.append(_lot(lot, view, sitters))
        if lot.card is not None:
            lines.append(Padding(Text(_power(lot.card), "dim"), (0, 0, 0, 4)))
    calls = [
        say("terminal-realms-bid", name=sitters[seat].name, bid=bid)
        if bid
        else say("terminal-realms-pass", name=sitters[seat].name)
        for seat, bid in view.auction.calls
    ]
    if calls:
        lines.append(_labelled("terminal-realms-bids", Text(", ".join(calls))))
    return lines


def _lot(lot: Lot, view: View, sitters: Sequence[Sitter]) -> Text:
    label = "terminal-realms-own-lot" if lot.seller == view.seat else "terminal-realms-lot"
    if lot.card is None:
        shown = Text(say("terminal-realms-covered"), "bold")
    elif lot.covered:
        shown = Text(say("terminal-realms-covered-own", card=name(GAME, lot.card)), "bold")
    else:
        shown = _title(lot.card)
    sort = f" {_sort(lot.card)}" if lot.card is not None else ""
    shown.append(sort, "dim")
    return _labelled(label, shown, name=sitters[lot.seller].name)


# --- one seat -------------------------------------------------------------------------


def _hand(view: View) -> list[RenderableType]:
    """The hand, a line a family."""
    if not view.hand:
        return [Text(say("terminal-realms-empty-hand"), "dim")]
    lines: list[RenderableType] = []
    for family in c.FAMILIES:
        held = [Laid(card, False, False) for card in view.hand if c.FAMILY[c.CARD[card]] == family]
        if held:
            label = f"{name(GAME, c.FAMILY_NAMES[family]):<12}"
            lines.append(Text.assemble((label, "dim"), _laid(held, family)))
    return lines


def _secret(secret: Progress) -> Text:
    title = f"{name(GAME, secret.destiny)}:"
    text = Text.assemble((title, "bold"), " ", (_goal(secret), "dim"))
    if _counts(secret):
        counted = f"realms-have-{slug(secret.destiny)}"
        text.append(" " + say(counted, have=secret.have, need=secret.need, among=secret.among))
    return _labelled("terminal-realms-secret", text)


def _known(view: View, sitters: Sequence[Sitter]) -> list[RenderableType]:
    """The Secret Destinies, cards of other hands and cards of the pile that this seat knows."""
    lines: list[RenderableType] = []
    for seen in view.unmasked:
        shown = Text(_progress(seen) if _counts(seen) else name(GAME, seen.destiny), "bold")
        lines.append(_labelled("terminal-realms-seen", shown, name=sitters[seen.seat].name))
    for noted in view.noted:
        who = sitters[noted.seat].name
        unsure = [card for card in noted.cards if card not in noted.sure]
        if noted.sure:
            lines.append(_labelled("terminal-realms-holds", _cards(noted.sure), name=who))
        if unsure:
            lines.append(_labelled("terminal-realms-held", _cards(unsure), name=who))
    if view.pile_known:
        places = [
            say("terminal-realms-above", card=name(GAME, card), above=above)
            for above, card in view.pile_known
        ]
        lines.append(_labelled("terminal-realms-known-pile", Text(listed(places))))
    return lines


def _counts(progress: Progress) -> bool:
    """Whether a destiny is counted, rather than completed by an event."""
    return has(f"realms-have-{slug(progress.destiny)}")


# --- words ----------------------------------------------------------------------------


def _labelled(message: str, shown: Text, **args: object) -> Text:
    return Text.assemble((say(message, **args), "dim"), _GAP, shown)


def _name(player: Player, sitters: Sequence[Sitter]) -> str:
    return sitters[player.seat].name


def _names(things: Iterable[str]) -> Text:
    return Text(", ".join(name(GAME, each) for each in things))


def _title(thing: str) -> Text:
    card = c.CARD.get(thing)
    style = STYLES[c.FAMILY[card]] if card is not None else "cyan"
    return Text(name(GAME, thing), f"bold {style}")


def _cards(cards: Iterable[str]) -> Text:
    texts = [Text(name(GAME, each), STYLES[c.FAMILY[c.CARD[each]]]) for each in cards]
    return Text.assemble(_POINT).join(texts)


def _sort(thing: str) -> str:
    """Family, type and kind of a card: "(Kingdom, Fighter, Activation)"."""
    card = c.CARD.get(thing)
    if card is None:
        return ""
    facts = (c.FAMILY_NAMES[c.FAMILY[card]], c.TYPE_NAMES[c.TYPE[card]], c.KIND_NAMES[c.KIND[card]])
    return f"({', '.join(name(GAME, fact) for fact in facts if fact)})"


def _power(thing: str) -> str:
    """The power of a card, token or destiny, in one sentence."""
    message = f"realms-card-{slug(thing)}.power"
    return say(message) if has(message) else ""


def _goal(progress: Progress) -> str:
    """The requirements of a destiny at this table, in a sentence."""
    message = f"realms-goal-{slug(progress.destiny)}"
    if not has(message):
        return _power(progress.destiny)
    return say(message, need=progress.need, count=progress.count, among=progress.among)


def _goals(view: View) -> Iterable[Progress]:
    """The destinies that this seat sees."""
    yield from view.progress
    if view.secret is not None:
        yield view.secret
    yield from view.unmasked


def _in_sight(view: View) -> Iterable[str]:
    """Everything else with a power to explain: lots, cards, tokens."""
    for lot in view.auction.lots if view.auction is not None else ():
        if lot.card is not None:
            yield lot.card
    yield from view.hand
    for player in view.players:
        for laid in player.front:
            yield laid.card
        yield from player.tokens


RENDERER: Final = RealmsRenderer()
