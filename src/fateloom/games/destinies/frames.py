"""Frames: work in progress as data, on the stack of a table.

A frame is a tuple of small ints, and of tuples of them; the innermost frame is last.
Frames below `ASK` run automatically; a frame from `ASK` on waits for a choice, and its second entry
is the seat that has to choose. Options, results, abilities and events are numbers of the `Book`.
The fields after the code:

    TURN       nothing: the next hero is found
    REFRESH, MEET, EVENTS, ACT, LOOK, CLOSE   nothing: the steps of a turn
    MOMENT     person, a moment of `scenario.MOMENTS` by its number
    HAPPEN     event, which happens if it still may
    ARRIVED    person, 1 if the tile has just been explored
    GREET      person, poi
    VISIT      person, poi
    RESULT     person, result, item that was scanned or used (-1: none)
    DO         person, result, next effect, item
    CHOOSE     person, result
    WAY        person, result: where a Finale goes on
    ENTER      person, room
    ROOM       person, room
    STAGE      person
    ATTEMPT    option, persons, the roll of each, abilities used, number of persons who are done
    SHED       person, who may have more than five items

    HERO       seat
    EXCHANGE   seat, items that went, items that came, coins that went (below 0: came)
    USE        seat, person, moment, abilities that may be used
    MOVE       seat
    PLACE      seat
    OPTIONS    seat, poi, options, journeys that are open
    ANSWER     seat, person, result, options
    WALK       seat, room, options, ways that are open
    CLIMAX     seat, options                     a stage of a Finale
    DICE       seat, place of the person in the attempt below
    SPOKEN     seat, place; own dice are on the table, and their successes are asked for
    AFTER      seat, place; the dice lie, and abilities may be used
    SPREAD     seat, person, way, points, skill (-1: any), tracks so far, 1 for experience
    OVERFLOW   seat, person
    TRADE      seat, poi, items to be sold, items to be bought
    SHARE      seat, item, person
    RETRY      seat, person

A roll is: Main faces, Effort faces (-1 for the players' own dice, which the program does not see),
what is added to the total, successes granted, and the successes that a player with own dice counted
(-1: not yet, or never).
"""

from __future__ import annotations

from typing import Any, Final

Frame = tuple[Any, ...]

(
    TURN,
    REFRESH,
    MEET,
    EVENTS,
    ACT,
    LOOK,
    CLOSE,
    MOMENT,
    HAPPEN,
    ARRIVED,
    GREET,
    VISIT,
    RESULT,
    DO,
    CHOOSE,
    WAY,
    ENTER,
    ROOM,
    STAGE,
    ATTEMPT,
    SHED,
) = range(21)

ASK: Final = 30
(
    HERO,
    EXCHANGE,
    USE,
    MOVE,
    PLACE,
    OPTIONS,
    ANSWER,
    WALK,
    CLIMAX,
    DICE,
    SPOKEN,
    AFTER,
    SPREAD,
    OVERFLOW,
    TRADE,
    SHARE,
    RETRY,
) = range(ASK, ASK + 17)

ASK_NAMES: Final = {
    HERO: "hero",
    EXCHANGE: "exchange",
    USE: "ability",
    MOVE: "move",
    PLACE: "place",
    OPTIONS: "option",
    ANSWER: "answer",
    WALK: "way",
    CLIMAX: "stage",
    DICE: "dice",
    SPOKEN: "successes",
    AFTER: "after-roll",
    SPREAD: "markers",
    OVERFLOW: "overflow",
    TRADE: "trade",
    SHARE: "share",
    RETRY: "retry",
}
"""The names of questions, for views."""

OFFERED: Final = {OPTIONS: 3, ANSWER: 4, WALK: 3}
"""The frames in which a visit makes an offer, with the index of the offer in the frame."""
FREE: Final = frozenset((EXCHANGE, USE, MOVE, PLACE, OPTIONS, CLIMAX))
"""The frames in which the active hero may also spend experience and use items without a moment
(DST-XP-03, DST-ITEM-10), because nothing else is pending (DST-INT-04)."""
IN_TEST: Final = frozenset((DICE, SPOKEN, AFTER))
"""The frames in which items may be used, but no experience spent (DST-TEST-24, DST-TEST-25)."""
