"""`decide` validates a command and returns what follows from it.

It is pure: it stores, sends and changes nothing. All consequences are in the `Transition`, which is
stored, then committed to the table in memory, then published. A server and a browser without one
call the same function.
"""

from __future__ import annotations

from dataclasses import replace

from fateloom.core.game import State
from fateloom.core.shares import shares_text
from fateloom.core.undo import revealed
from fateloom.table import deadlines
from fateloom.table.advice import alone, check_asking, decision
from fateloom.table.commands import (
    AllowAdvice,
    AskForFile,
    CallOff,
    CancelProgram,
    Choose,
    ChooseAsBot,
    ChooseOverdue,
    Command,
    DoWhatIsDue,
    FollowProgram,
    NoteRemoved,
    Pause,
    PlayAgain,
    Reply,
    SeekAdvice,
    SetProgram,
    TakeAlong,
    Undo,
)
from fateloom.table.dealing import joint_deal
from fateloom.table.log import Entry, EntryKind, Header
from fateloom.table.notes import Note
from fateloom.table.refusals import TableRefusal
from fateloom.table.seating import NOBODY, Seating
from fateloom.table.state import TableState
from fateloom.table.takeovers import takeovers
from fateloom.table.transition import Transition, Withdrawal
from fateloom.table.votes import Question, VoteKind, asked, asks_for_file


def decide(header: Header, play: TableState, command: Command, now: float) -> Transition | None:
    """The transition that follows from a command at `now` (in seconds since 1970), or None.

    Raises `FateloomError` with the reason if the command is not allowed.
    """
    match command:
        case Choose(device, seat, move, number):
            _only_holder(header.seating, device, seat)
            return _choice(header, play, seat, move, number, now)
        case ChooseAsBot(seat, move, number):
            if header.seating.players[seat].bot is None:
                raise TableRefusal("not-your-seat", seat)
            return _choice(header, play, seat, move, number, now)
        case ChooseOverdue(seat, move, number):
            if play.number != number or seat not in overdue(header, play, now):
                return None
            return _choosing(header, play, seat, move, now, EntryKind.TIMEOUT)
        case FollowProgram():
            return _follow(header, play, command, now)
        case SetProgram(device, seat, kind, args, topic):
            _only_holder(header.seating, device, seat)
            return Transition(program=(seat, play.program(seat, kind, args, topic)))
        case CancelProgram(device, seat):
            _only_holder(header.seating, device, seat)
            return Transition(program=(seat, None))
        case Undo():
            return _undo(header, play, command, now)
        case Pause():
            return _pause(header, play, command, now)
        case CallOff(device):
            return _call_off(header, play, device, now)
        case AskForFile(device):
            return _ask_for_file(header, play, device, now)
        case AllowAdvice(device):
            return _allow_advice(header, play, device, now)
        case SeekAdvice():
            return _seek_advice(header, play, command, now)
        case Reply():
            return _reply(header, play, command, now)
        case PlayAgain():
            return _play_again(header, play, command, now)
        case TakeAlong():
            return _take_along(header, play, command, now)
        case NoteRemoved(seat, name):
            return _noting(header, play, EntryKind.REMOVED, now, seat, name)
        case DoWhatIsDue():
            return _what_is_due(header, play, now)


def overdue(header: Header, play: TableState, now: float) -> list[int]:
    """The seats that have run out of time."""
    return [seat for seat, end in deadlines.ends(header, play.standing) if end <= now]


def may_ask_undo(seating: Seating, play: TableState, seat: int) -> bool:
    """Whether the player of this seat may ask the others to undo their latest choice."""
    return play.askable(seat) is not None and bool(asked(seating, (seat,)))


# --- choices ------------------------------------------------------------------------------------


def _choice(
    header: Header, play: TableState, seat: int, move: str, number: int, now: float
) -> Transition:
    if not header.seating.begun:
        raise TableRefusal("table-gathers")
    play.check(seat, number)
    return _choosing(header, play, seat, move, now)


def _follow(
    header: Header, play: TableState, command: FollowProgram, now: float
) -> Transition | None:
    seat = command.seat
    move = play.answer(seat)
    goes_on = deadlines.goes_on(header, play.standing)
    if move is None or not goes_on or play.programs[seat] != command.program:
        return None
    if not play.fresh(seat, command.number):
        return None
    return _choosing(header, play, seat, str(move), now)


def _undo(header: Header, play: TableState, command: Undo, now: float) -> Transition:
    seating = header.seating
    seat = command.seat
    _only_holder(seating, command.device, seat)
    if play.paused:
        raise TableRefusal("table-paused")
    alone = play.undoable(seat) is not None
    if not alone and play.rewindable(seat) is not None:
        return _rewinding(header, play, command, now)
    asks = not alone and may_ask_undo(seating, play, seat)
    withdrawal = None if asks else play.withdrawal(seat)
    _only_timely(play, command)
    if withdrawal is None:
        return _noting(header, play, EntryKind.ASK, now, seat, VoteKind.UNDO, asker=command.device)
    return _taking_back(header, play, EntryKind.UNDO, seat, withdrawal, now)


def _rewinding(header: Header, play: TableState, command: Undo, now: float) -> Transition:
    """In a lesson a choice may be taken back whatever has followed: the bots answer again."""
    _only_timely(play, command)
    withdrawal = play.rewinding(command.seat)
    return _taking_back(header, play, EntryKind.REWIND, command.seat, withdrawal, now)


def _only_timely(play: TableState, command: Undo) -> None:
    """Refuse to take back something else than was seen."""
    seat, number = command.seat, command.number
    if number != play.number and not play.rewinds_same(seat, number):
        raise TableRefusal("stale", number, play.number)


# --- commands for the whole table-----------------------------------------------------------------


def _pause(header: Header, play: TableState, command: Pause, now: float) -> Transition | None:
    seating = header.seating
    device, on = command
    if not seating.takes_part(device):
        raise TableRefusal("only-watching")
    if play.over:
        raise TableRefusal("game-over")
    if play.paused == on:
        return None
    enforced = play.clock is not None and play.clock.kind != "soft"
    if enforced and seating.begun and device not in seating.hosts:
        seat = min(seating.seats_of(device))
        question = Question(VoteKind.PAUSE if on else VoteKind.RESUME, seat, play.number + 1, now)
        _only_question(play)
        if question.awaited(seating):
            return _noting(header, play, EntryKind.ASK, now, seat, question.kind, asker=device)
    return _noting(header, play, EntryKind.PAUSE if on else EntryKind.RESUME, now, asker=device)


def _call_off(header: Header, play: TableState, device: str | None, now: float) -> Transition:
    seating = header.seating
    yours = seating.seats_of(device)
    if not yours:
        raise TableRefusal("only-watching")
    if play.over:
        raise TableRefusal("game-over")
    if not seating.begun:
        raise TableRefusal("table-gathers")
    if play.state.seats == 1:
        raise TableRefusal("end-alone")
    _only_question(play)
    if asked(seating, yours):
        return _noting(header, play, EntryKind.ASK, now, yours[0], VoteKind.END, asker=device)
    return _calling_off(header, play, yours[0], now)


def _ask_for_file(
    header: Header, play: TableState, device: str | None, now: float
) -> Transition | None:
    seating = header.seating
    if play.over:
        raise TableRefusal("file-over")
    if not asks_for_file(seating, device):
        return None
    _only_question(play)
    return _noting(
        header, play, EntryKind.ASK, now, seating.seats_of(device)[0], VoteKind.FILE, asker=device
    )


def _allow_advice(
    header: Header, play: TableState, device: str | None, now: float
) -> Transition | None:
    if not check_asking(header, play, device):
        return None
    _only_question(play)
    yours = header.seating.seats_of(device)
    if asked(header.seating, yours):
        return _noting(header, play, EntryKind.ASK, now, yours[0], VoteKind.ADVICE, asker=device)
    return _allowing_advice(header, play, yours[0], now)


def _allowing_advice(header: Header, play: TableState, seat: int, now: float) -> Transition:
    devices = " ".join(sorted(NOBODY.union(*header.seating.holders)))
    return _noting(header, play, EntryKind.ADVICE, now, seat, devices)


def _seek_advice(
    header: Header, play: TableState, command: SeekAdvice, now: float
) -> Transition | None:
    device, seat, number = command
    decision(header, play, device, seat, number)
    # Asked again about the same decision, it is no news; and alone, there is nobody to tell.
    told = Note(len(play.choices), EntryKind.ADVISED, seat, "")
    if alone(header.seating, device) or told in play.notes:
        return None
    return _noting(header, play, EntryKind.ADVISED, now, seat)


def _play_again(
    header: Header, play: TableState, command: PlayAgain, now: float
) -> Transition | None:
    seating = header.seating
    device, fresh, ended = command
    yours = seating.seats_of(device)
    if not yours:
        raise TableRefusal("only-watching")
    if not play.over:
        raise TableRefusal("game-not-over")
    others = NOBODY.union(*seating.holders) - {device}
    if others and play.rematch is not None and play.rematch.table != ended:
        return None
    entry = Entry(play.number + 1, EntryKind.REMATCH, yours[0], fresh.table, now)
    # The same time for both, so that this table is not listed as the newer one.
    fresh = replace(fresh, seating=seating.rematch(device), created=now)
    return following(header, play, play.stamped(entry))._replace(rematch=fresh)


def _take_along(
    header: Header, play: TableState, command: TakeAlong, now: float
) -> Transition | None:
    seating = header.seating
    device = command.device
    if command.copy:
        if not (play.game.saves and seating.is_all_of(device)):
            raise TableRefusal("not-yours-to-save")
    elif asks_for_file(seating, device):
        raise TableRefusal("file-asks")
    seat = seating.seats_of(device)[0]
    name = seating.players[seat].name
    latest = play.notes[-1] if play.notes else None
    # Another export of the same state is no news.
    if latest == Note(len(play.choices), EntryKind.TAKEN, seat, name):
        return None
    return _noting(header, play, EntryKind.TAKEN, now, seat, name)


def _reply(header: Header, play: TableState, command: Reply, now: float) -> Transition | None:
    seating = header.seating
    device, number, agree = command
    question = play.question
    if question is None or not question.open or question.number != number:
        raise TableRefusal("question-over")
    yours = seating.seats_of(device)
    if not yours:
        raise TableRefusal("only-watching")
    if question.seat in yours and not agree:
        return _noting(header, play, EntryKind.DECLINE, now, question.seat)
    seat = next((each for each in question.awaited(seating) if each in yours), None)
    if seat is None:
        return None
    question = question.answered(seat, agree)
    if not agree:
        return _noting(header, play, EntryKind.DECLINE, now, seat)
    if question.awaited(seating):
        return _noting(header, play, EntryKind.AGREE, now, seat)
    return _agreed(header, play, question, now)


def _agreed(header: Header, play: TableState, question: Question, now: float) -> Transition | None:
    """The transition that everybody has agreed to."""
    seating = header.seating
    match question.kind:
        case VoteKind.END:
            return _calling_off(header, play, question.seat, now)
        case VoteKind.PAUSE | VoteKind.RESUME:
            if play.paused == (question.kind is VoteKind.PAUSE):
                return None
            return _noting(header, play, EntryKind(question.kind), now)
        case VoteKind.FILE:
            devices = " ".join(sorted(seating.holders[question.seat]))
            return _noting(header, play, EntryKind.FILE, now, question.seat, devices)
        case VoteKind.ADVICE:
            return _allowing_advice(header, play, question.seat, now)
    return _taking_back(
        header, play, EntryKind.REWIND, question.seat, play.rewinding(question.seat), now
    )


def _what_is_due(header: Header, play: TableState, now: float) -> Transition | None:
    question = play.question
    if deadlines.to_begin(header, play.standing):
        return _noting(header, play, EntryKind.BEGIN, now)
    if question is None or not question.open:
        return None
    if not question.awaited(header.seating):
        return _agreed(header, play, question, now)  # those still awaited have gone
    return _noting(header, play, EntryKind.DECLINE, now) if question.ends <= now else None


def taking_over(
    header: Header, play: TableState, before: Seating, after: Seating, now: float
) -> list[Transition]:
    """The lines of the log that follow from a change of the seating, in order: takeovers, or the
    deal of a joint seed. None after the end of the game, when everybody may see everything."""
    if play.over:
        return []
    header = replace(header, seating=after)
    if after.joint and after.begun and not before.begun:
        return [_dealing(header, play, now)]
    lines = []
    for number, (kind, seat, others) in enumerate(takeovers(before, after), play.number + 1):
        words = ", ".join(others) or after.names[seat]
        entry = _stamped(header, play, Entry(number, kind, seat, words, now))
        lines.append(following(header, play, entry))
    return lines


def _dealing(header: Header, play: TableState, now: float) -> Transition:
    shares = shares_text([player.revealed for player in header.players])
    entry = Entry(play.number + 1, EntryKind.DEALT, None, shares, now)
    dealt = joint_deal(play.game, header, entry)
    entry = play.stamped(entry, dealt.state)
    return following(header, play, entry, dealt.state)._replace(dealt=dealt)


# --- checks -------------------------------------------------------------------------------------


def _only_holder(seating: Seating, device: str | None, seat: int) -> None:
    if not seating.holds(device, seat):
        raise TableRefusal("not-your-seat", seat)


def _only_question(play: TableState) -> None:
    if play.question is not None and play.question.open:
        raise TableRefusal("question-open")


# --- transitions --------------------------------------------------------------------------------


def following(
    header: Header, play: TableState, entry: Entry, state: State | None = None
) -> Transition:
    """The transition of a line of the log, with the standing of the table after it."""
    after = play.standing_after(entry, state)
    answered = play.answering(after.state) if play.programs else ()
    due = deadlines.due(header, after, answered)
    return Transition(entry=entry, after=after, due=due)


def _choosing(
    header: Header,
    play: TableState,
    seat: int,
    move: str,
    now: float,
    kind: EntryKind = EntryKind.CHOICE,
) -> Transition:
    trial = play.trial(seat, move)
    entry = Entry(play.number + 1, kind, seat, trial.choice.move, now)
    if play.clock is not None:
        # A choice from which nothing was learned can be undone, so it earns no new time.
        settled = revealed(trial.before, trial.state)
        entry = play.stamped(entry, trial.state, settled=settled)
    return following(header, play, entry, trial.state)._replace(
        trial=trial,
        ended=play.ended_by(trial) if play.programs else (),
        record=None if trial.state.outcome is None else play.record_with(trial),
    )


def _taking_back(
    header: Header, play: TableState, kind: EntryKind, seat: int, withdrawal: Withdrawal, now: float
) -> Transition:
    state = withdrawal.recorder.state
    entry = play.stamped(Entry(play.number + 1, kind, seat, withdrawal.move, now), state)
    return following(header, play, entry, state)._replace(
        withdrawal=withdrawal, ended=play.ended_by_undo(seat, withdrawal)
    )


def _calling_off(header: Header, play: TableState, seat: int, now: float) -> Transition:
    entry = play.stamped(Entry(play.number + 1, EntryKind.END, seat, None, now))
    return following(header, play, entry)._replace(
        ended=tuple(play.programs), record=play.record_called_off()
    )


def _noting(
    header: Header,
    play: TableState,
    kind: EntryKind,
    now: float,
    seat: int | None = None,
    words: str | None = None,
    *,
    asker: str | None = None,
) -> Transition:
    """A line that is neither a choice nor an undo."""
    entry = _stamped(header, play, Entry(play.number + 1, kind, seat, words, now))
    return following(header, play, entry)._replace(asker=asker)


def _stamped(header: Header, play: TableState, entry: Entry) -> Entry:
    """The line with the values of the clocks, unless the table still waits for its players."""
    return play.stamped(entry) if header.seating.begun or play.times is not None else entry
