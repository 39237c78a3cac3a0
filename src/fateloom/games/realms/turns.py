"""The steps of a turn except the auction: Start, Effects, End (RLM-TURN)."""

from __future__ import annotations

from fateloom.core.game import Move, Seat
from fateloom.games.realms import asking, checkpoints, effects, hands, openings
from fateloom.games.realms import cards as c
from fateloom.games.realms import frames as f
from fateloom.games.realms.cards import Card
from fateloom.games.realms.frames import Frame
from fateloom.games.realms.position import Position


def next_turn(state: Position, frame: Frame) -> None:
    """Pass the turn to the left and turn that player's cards upright (RLM-TURN-04)."""
    if state.turn >= state.cap:
        left = tuple(seat for seat in range(state.seats) if state.alive >> seat & 1)
        checkpoints.finish(state, "unfinished", left)
        return
    cur = state.cur = state.left_of(state.cur)
    state.turn += 1
    state.step = f.START
    state.done = state.extra = state.lent = 0
    state.lich, state.bled = -1, False
    state.frames = f.A_TURN
    state.tell("turn", state.turn, cur)
    readied = state.in_play(cur) & state.rotated & ~c.OF_KIND[c.ONE_TIME]
    if readied:
        state.rotated &= ~readied
        state.tell("readies", cur, c.names(readied))


def start_tokens(state: Position, frame: Frame) -> None:
    """Apply the tokens that work at the start, in order of their numbers (RLM-TOK-02)."""
    cur = state.cur
    held = state.tokens[cur] & c.AT_START
    if not held:
        return
    state.push(frame)
    token = (held & -held).bit_length() - 1
    source = f.TOKEN_SOURCE + token
    state.return_token(cur, token)
    state.tell("token-works", cur, c.TOKEN_NAMES[token])
    if token == c.POISON:
        poison(state, (f.POISON, c.POISON_DISCARDS))
    elif token == c.HARVEST:
        hands.draw(state, cur, c.HARVEST_DRAWS)
        checkpoints.checkpoint(state)
    elif token == c.LANTERN:
        asking.look_at_pile(state, cur, c.LANTERN_SHOWS, source)
    else:
        left, cause = state.left_of(cur), state.curses[2 * cur + 1]
        asking.give_some(state, cur, left, c.DEBT_GIVES, source, cause)


def poison(state: Position, frame: Frame) -> None:
    """Ask for a card that Poison takes; a frame is left for the others that it takes."""
    cur, number = state.cur, frame[1]
    if number > 1:
        state.push((f.POISON, number - 1))
    asking.discard_one(state, cur, f.TOKEN_SOURCE + c.POISON, state.curses[2 * cur])


def start_draw(state: Position, frame: Frame) -> None:
    """Make the start-of-turn draw: one card, or two each with two players (RLM-TURN-03,
    RLM-TWO-06).

    Wizard's Tower is compared before anybody draws.
    """
    seats = state.in_turn() if state.seats == 2 else (state.cur,)
    counts = [_draws(state, seat) for seat in seats]
    for seat, (count, more) in zip(seats, counts, strict=True):
        hands.draw(state, seat, count, additional=False)
        if more:
            state.tell("works", seat, c.NAME[c.WIZARDS_TOWER])
            hands.draw(state, seat, more)
    checkpoints.checkpoint(state)


def _draws(state: Position, seat: Seat) -> tuple[int, int]:
    """The number of cards that a player draws at the start, and the extra ones for the Tower."""
    front = state.in_play(seat)
    count = 2 if state.seats == 2 else 1
    if front >> c.TAX_COLLECTOR & 1:
        count -= 1
    if not front >> c.WIZARDS_TOWER & 1:
        return count, 0
    mine = state.hands[seat].bit_count()
    fewest = all(
        state.hands[other].bit_count() >= mine
        for other in range(state.seats)
        if state.alive >> other & 1
    )
    return count, int(fewest)


def effects_step(state: Position, frame: Frame) -> None:
    """Ask for an effect, unless there is visibly none to choose. A Mandatory card that is all that
    can be used is used without asking (RLM-TURN-13).
    """
    state.step = f.EFFECTS_STEP
    usable, lent = openings.usable(state), openings.through_lich(state)
    turns = openings.hourglass_turns(state)
    only = not (usable & (usable - 1) or lent or turns)
    if only and usable & c.OF_KIND[c.MANDATORY]:
        state.push((f.EFFECTS,))
        effects.activate(state, usable.bit_length() - 1)
    elif usable or lent or turns:
        state.push((f.EFFECT, (state.cur,), usable, lent, turns))


def effect_chosen(state: Position, seat: Seat, move: Move, frame: Frame) -> None:
    """Activate or borrow a card, use the Hourglass, or end the step."""
    state.frames = state.frames[:-1]
    if move.kind == "end":
        return
    state.push((f.EFFECTS,))
    if move.kind == "spend":
        turns = frame[4]
        if turns & (turns - 1):
            state.push((f.TURN_UP, (seat,), turns))
        else:
            turn_up(state, seat, turns.bit_length() - 1)
    elif move.kind == "borrow":
        card = move.parts.card
        state.lent |= 1 << card
        effects.borrow(state, card)
    else:
        effects.activate(state, move.parts.card)


def turned_up(state: Position, seat: Seat, move: Move, frame: Frame) -> None:
    """Choose the card for the Hourglass."""
    state.frames = state.frames[:-1]
    turn_up(state, seat, move.parts.card)


def turn_up(state: Position, seat: Seat, card: Card) -> None:
    """Turn a rotated Activation card upright with the Hourglass."""
    state.return_token(seat, c.HOURGLASS)
    state.done |= f.HOURGLASS_USED
    state.rotated &= ~(1 << card)
    state.tell("spends", seat, c.TOKEN_NAMES[c.HOURGLASS])
    state.tell("readies", seat, (c.NAME[card],))


def end_step(state: Position, frame: Frame) -> None:
    """End the turn, and test the destinies that count at its end (RLM-TURN-12)."""
    state.step = f.END_STEP
    state.push((f.NEXT,))
    checkpoints.checkpoint(state, ending=True)
