"""A table of one device says what a server would say of the same log."""

from __future__ import annotations

import json
from copy import copy
from random import Random
from typing import Any

import msgspec
import pytest

from fateloom.bots import PLAYERS, Bot
from fateloom.bots.advice import PIECES
from fateloom.core.game import Rollouts
from fateloom.core.seeds import seed_of_words
from fateloom.core.standstill import LIMIT
from fateloom.games import registry
from fateloom.games.destinies.game import with_scenarios
from fateloom.offline import tables
from fateloom.offline.storage import DEVICE, header_from, header_text
from fateloom.offline.tables import LocalTables
from fateloom.server.decoding import decoded
from fateloom.server.schema.http import TableInfo
from fateloom.server.schema.moves import Advice, Review
from fateloom.server.schema.socket import Course, FromClient, Table, View, encode
from fateloom.server.tables.presence import Attendance
from fateloom.server.tables.presenter import greeting, show
from fateloom.table.log import read_entry
from fateloom.table.state import TableState
from fateloom.table.visibility import course
from tests.campaigns import FIRST, SECOND, played, stories
from tests.moves import ids

GAMES = sorted(registry)


class Page:
    """What the page does in a browser: it keeps texts, and has its people look and choose."""

    def __init__(
        self,
        game: str,
        bots: tuple[str | None, ...] = (),
        lesson: str | None = None,
        **options: Any,
    ) -> None:
        self.tables = LocalTables()
        self.header = self.programs = self.listed = ""
        self.lines: list[str] = []
        self.heard: list[dict[str, Any]] = []
        seats = bots or (None,) * max(registry[game].seat_counts)
        plan = {
            "game": game,
            "seats": [{"name": f"P{i}", "bot": bot} for i, bot in enumerate(seats)],
            "seed": "a lantern",
            "options": options,
        }
        if lesson is not None:
            plan = {"game": game, "lesson": lesson}
        answer = json.loads(self.tables.create(json.dumps(plan)))
        self.table: str = answer["kept"]["table"]
        self.again = False
        self.take(answer)
        self.take(json.loads(self.tables.come(self.table, 1)))

    def take(self, answer: dict[str, Any]) -> None:
        """Keep what is to be kept, then read what was sent."""
        kept = answer["kept"]
        if kept is not None:
            self.keep(kept)
        self.heard += [json.loads(text) for _, text in answer["sent"]]
        self.again = answer["again"]

    def keep(self, kept: dict[str, Any]) -> None:
        """Keep what has become of the table."""
        self.header = kept["header"]
        for seq, text in kept["lines"]:
            assert seq == len(self.lines) + 1
            self.lines.append(text)
        self.programs, self.listed = kept["programs"], kept["listed"]

    def say(self, t: str, **fields: Any) -> dict[str, Any]:
        """Send a message, which a server would take too; the last that was answered."""
        text = json.dumps({"t": t, **fields})
        decoded(text, FromClient)
        self.take(json.loads(self.tables.handle_message(self.table, 1, text)))
        return self.heard[-1]

    @property
    def asked(self) -> int:
        """The first seat that owes a choice."""
        waiting: list[int] = json.loads(self.listed)["waiting"]
        return waiting[0]

    def step(self) -> dict[str, Any]:
        """Let a bot choose."""
        self.take(json.loads(self.tables.step(self.table)))
        return self.heard[-1]

    def reopened(self) -> None:
        """Reload the page: everything is as it was stored."""
        self.tables = LocalTables()
        self.take(json.loads(self.tables.open(self.header, json.dumps(self.lines), self.programs)))
        self.take(json.loads(self.tables.come(self.table, 1)))

    def at_a_server(self) -> TableState:
        """The same table as a server loads it."""
        header = header_from(self.header)
        entries = [read_entry(seq, *json.loads(text)) for seq, text in enumerate(self.lines, 1)]
        return TableState.loaded(registry[header.game], header, entries)


def same(page: Page, play: TableState, seat: int | None, at: int | None = None) -> None:
    """Check that the device and a server show one and the same, to the byte once parsed."""
    seating = header_from(page.header).seating
    served, _ = show(play, seating, DEVICE, seat, at)
    text = encode(served)
    assert page.say("look", seat=seat, at=at) == json.loads(text)


@pytest.mark.rule("DST-REQ-16")
@pytest.mark.parametrize("game", GAMES)
def test_the_device_shows_what_a_server_would(game: str) -> None:
    page, rng = Page(game), Random(7)
    seats = len(json.loads(page.header)["players"])
    moves = 0
    while not json.loads(page.listed)["over"] and moves < 60:
        waiting = json.loads(page.listed)["waiting"]
        seat = rng.choice(waiting)
        view = page.say("look", seat=seat)
        page.say("choose", seat=seat, number=view["number"], move=rng.choice(ids(view)))
        moves += 1
        if moves % 12 == 0:
            play = page.at_a_server()
            for each in (None, *range(seats)):
                same(page, play, each)
    assert moves > 5
    page.reopened()
    for each in (None, *range(seats)):
        same(page, page.at_a_server(), each)


@pytest.mark.parametrize("game", GAMES)
def test_the_course_is_told_as_a_server_tells_it(game: str) -> None:
    page, rng = Page(game), Random(7)
    while not json.loads(page.listed)["over"]:
        if len(page.lines) == 5:
            _same_course(page)
        if len(page.lines) > 40 and game != "hand":
            page.say("end")
            break
        seat = rng.choice(json.loads(page.listed)["waiting"])
        view = page.say("look", seat=seat)
        page.say("choose", seat=seat, number=view["number"], move=rng.choice(ids(view)))
    _same_course(page)
    page.say("look", seat=0, at=3, open=True)
    play = page.at_a_server()
    shown, _ = show(play, header_from(page.header).seating, DEVICE, 0, 3, everything=True)
    assert page.heard[-1] == json.loads(encode(shown))
    assert len(page.heard[-1]["open"]) == play.state.seats


def _same_course(page: Page) -> None:
    told = course(page.at_a_server(), header_from(page.header).seating)
    assert page.say("course") == json.loads(encode(Course(*told)))


def test_the_table_is_told_as_a_server_tells_it() -> None:
    page = Page("destiny", (None, None, "greedy"))
    header, play = header_from(page.header), page.at_a_server()
    attendance = Attendance(45.0, 9.0, lambda: None)
    told = json.loads(encode(greeting(header, play, DEVICE, attendance)))
    # There are no invitations and no exports, and the players at this device are present.
    told |= {"host": False, "hosts": [], "saves": False, "file": None}
    for player in told["players"]:
        player["presence"] = player["presence"] and "here"
    assert page.heard[0] == told
    assert page.heard[0]["yours"] == [0, 1]


def test_what_is_sent_fits_the_types_of_the_protocol() -> None:
    page = Page("realms")
    view = page.say("look", seat=0)
    msgspec.convert(view, View)
    msgspec.convert(page.heard[0], Table)
    msgspec.convert(json.loads(page.listed), TableInfo)


@pytest.mark.rule("DST-REQ-16")
def test_bots_choose_until_a_person_is_asked() -> None:
    page = Page("destiny", (None, "greedy", "search"))
    page.say("look", seat=None)
    for _ in range(60):
        if page.again:
            page.step()
            continue
        view = page.say("look", seat=0)
        if view["over"]:
            break
        assert 0 in view["waiting"]
        page.say("choose", seat=0, number=view["number"], move=ids(view)[-1])
    assert {json.loads(line)[1] for line in page.lines} == {0, 1, 2}


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Advice with a small effort."""
    monkeypatch.setattr(type(registry["hand"]), "advice", Rollouts(moves=400, horizon=500))


@pytest.mark.usefixtures("few")
def test_an_advice_is_made_piece_by_piece() -> None:
    page = Page("hand")
    assert page.heard[0]["advice"] == "now"
    view = page.say("look", seat=0)
    page.say("advice", seat=0, number=view["number"])
    told = []
    while page.again:
        told.append(page.step())
        msgspec.convert(told[-1], Advice)
    assert [each["done"] for each in told] == [*[False] * (PIECES - 1), True]
    assert told[-1]["games"] > told[0]["games"]
    assert {each["move"] for each in told[-1]["moves"]} <= set(ids(view))
    assert not page.lines, "the table has not changed"


@pytest.mark.usefixtures("few")
def test_an_advice_ends_with_its_decision_and_with_its_page() -> None:
    page = Page("hand")
    view = page.say("look", seat=0)
    page.say("advice", seat=0, number=view["number"])
    page.step()
    page.say("choose", seat=0, number=view["number"], move=ids(view)[0])
    heard = len(page.heard)
    page.step()
    assert not page.again
    assert len(page.heard) == heard
    page.say("advice", seat=0, number=page.say("look", seat=0)["number"])
    page.tables.leave(page.table, 1)
    page.step()
    assert not page.again


@pytest.mark.usefixtures("few")
def test_players_at_one_device_allow_advice_and_the_log_tells_who_asked() -> None:
    page = Page("destiny", (None, None))
    assert page.heard[0]["advice"] == "ask"
    view = page.say("look", seat=page.asked)
    assert page.say("advice", seat=page.asked, number=view["number"])["code"] == "advice-asks"
    view = page.say("allow-advice")
    assert page.heard[-2]["advice"] == "now"
    assert page.say("allow-advice")["number"] == view["number"], "it is allowed already"
    seat = page.asked
    told = page.say("advice", seat=seat, number=view["number"])
    assert [(note["kind"], note["seat"]) for note in told["notes"]] == [
        ("advice", 0),
        ("advised", seat),
    ]
    while page.again:
        page.step()
    assert page.heard[-1]["done"]
    page.reopened()
    assert page.heard[-1]["advice"] == "now"


def over() -> Page:
    """A table at which a game of The Hand is over, by choices at random."""
    page, rng = Page("hand"), Random(3)
    view = page.say("look", seat=0)
    while not view["over"]:
        page.say("choose", seat=0, number=view["number"], move=rng.choice(ids(view)))
        view = page.heard[-1]
    return page


@pytest.mark.usefixtures("few")
def test_a_review_is_made_piece_by_piece() -> None:
    page = over()
    told = [page.say("review", seat=0)]
    while page.again:
        page.step()
    told += [each for each in page.heard if each["t"] == "review"][1:]
    points = [len(msgspec.convert(each, Review).points) for each in told]
    assert points == sorted(points)
    assert (points[0], points[-1]) == (0, told[0]["decisions"])
    assert [each["done"] for each in told] == [*[False] * (len(told) - 1), True]
    assert told[-1]["result"] == 0


@pytest.mark.usefixtures("few")
def test_a_review_ends_with_its_page_and_when_nobody_wants_it() -> None:
    page = over()
    page.say("review", seat=0)
    assert page.again
    page.say("review")
    assert not page.again
    page.say("review", seat=0)
    page.tables.leave(page.table, 1)
    page.step()
    assert not page.again


def test_a_running_game_of_a_device_is_not_reviewed() -> None:
    page = Page("hand")
    page.say("look", seat=0)
    assert page.say("review", seat=0)["code"] == "replay-not-over"


def test_a_bot_that_gets_nowhere_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    """Reading the table again in the middle of it changes nothing: the log tells."""

    def restless(game: Any, view: Any, legal: Any, rng: Random) -> Any:
        return legal[0]

    monkeypatch.setitem(PLAYERS, "random", Bot("random", False, restless))
    page = Page("destiny", (None, "random"))
    while not (json.loads(page.listed)["view"]["phase"] == "hit" and page.again):
        if page.again:
            page.step()
        else:
            view = page.say("look", seat=0)
            page.say("choose", seat=0, number=view["number"], move=ids(view)[-1])
    choices = len(page.lines)
    for _ in range(LIMIT // 2):
        page.step()
    page.reopened()
    while page.again and json.loads(page.listed)["view"]["phase"] == "hit":
        page.step()
    assert LIMIT < len(page.lines) - choices < LIMIT + 20


def test_spectators_see_no_hand() -> None:
    """While the curtain hangs the page looks as a spectator."""
    page = Page("destiny")
    seat = page.asked
    mine = page.say("look", seat=seat)
    onlooker = page.say("look", seat=None)
    assert ids(mine)
    assert not ids(onlooker)
    assert onlooker["view"] != mine["view"]
    assert any(event["code"] == "skip" for event in onlooker["events"])


def another(page: Page) -> Page:
    """A second page of the same browser at the same table."""
    other = copy(page)
    other.heard = []
    other.reopened()
    return other


def may_pass(page: Page) -> dict[str, Any]:
    """Play until a program may pass for the seat that is asked; what it sees then."""
    view = page.say("look", seat=page.asked)
    while "pass" not in ids(view) or not view["topic"]:
        page.say("choose", seat=view["seat"], number=view["number"], move=ids(view)[0])
        view = page.say("look", seat=page.asked)
    return view


def followed(page: Page, by: Page) -> list[dict[str, Any]]:
    """What a page is shown when it sees what another has kept."""
    by.header, by.programs, by.lines, by.heard = page.header, page.programs, [*page.lines], []
    answer = json.loads(by.tables.follow(by.header, json.dumps(by.lines), by.programs))
    if answer is not None:
        assert answer["kept"] is None
        by.take(answer)
    return by.heard


def test_two_pages_at_one_table_follow_each_other() -> None:
    page = Page("destiny")
    other = another(page)
    seat = page.asked
    other.say("look", seat=seat)
    view = page.say("look", seat=seat)
    page.say("choose", seat=seat, number=view["number"], move=ids(view)[0])
    [shown] = followed(page, other)
    assert (shown["choices"], shown["number"]) == (1, view["number"] + 1)
    assert followed(page, other) == []

    # What happened before the choice that was taken back stays.
    other.say("undo", seat=seat, number=shown["number"])
    page.say("look", seat=seat)
    [shown] = followed(other, page)
    assert (shown["choices"], shown["first"], shown["events"]) == (0, len(view["events"]), [])
    same(page, page.at_a_server(), seat)


def test_an_answer_to_what_another_page_has_changed_is_refused() -> None:
    page = Page("destiny")
    other = another(page)
    seat = page.asked
    view = page.say("look", seat=seat)
    other.say("look", seat=seat)
    page.say("choose", seat=seat, number=view["number"], move=ids(view)[0])
    followed(page, other)
    other.say("choose", seat=seat, number=view["number"], move=ids(view)[-1])
    assert [each.get("code") for each in other.heard[-2:]] == ["stale", None]
    assert len(other.lines) == 1


def test_a_program_that_another_page_has_given_is_followed() -> None:
    page = Page("realms")
    view = may_pass(page)
    other = another(page)
    other.say("look", seat=view["seat"])
    page.say("program", seat=view["seat"], kind="pass", args={}, topic=view["topic"])
    [shown] = followed(page, other)
    assert shown["program"]["kind"] == "pass"
    assert other.again


def changed(page: Page, **wish: Any) -> dict[str, Any]:
    """Change who plays at a seat; what comes of it."""
    answer: dict[str, Any] = json.loads(page.tables.change(page.table, json.dumps(wish)))
    if "refused" not in answer:
        page.take(answer)
    return answer


def test_a_seat_of_a_device_is_called_otherwise_or_given_to_a_bot() -> None:
    page = Page("destiny", (None, None, "greedy"))
    page.say("look", seat=page.asked)
    changed(page, do="rename", seat=0, name="Hedda")
    changed(page, do="bot", seat=1, bot="search")
    changed(page, do="bot", seat=2, bot="random")
    page.reopened()
    told = page.heard[-1]
    assert [(each["name"], each["bot"]) for each in told["players"]] == [
        ("Hedda", None),
        ("P1", "search"),
        ("P2", "random"),
    ]
    assert told["yours"] == [0]
    same(page, page.at_a_server(), 0)
    changed(page, do="bot", seat=1, bot=None)
    page.reopened()
    assert page.heard[-1]["yours"] == [0, 1]


def test_another_page_learns_who_sits_where_and_looks_from_a_seat_that_is_left() -> None:
    page = Page("destiny", (None, None, "greedy"))
    other = another(page)
    other.say("look", seat=1)
    changed(page, do="bot", seat=1, bot="search")
    [table] = followed(page, other)
    assert (table["t"], table["yours"]) == ("table", [0])
    assert other.say("look", seat=1)["code"] == "look-not-your-seat"


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"do": "rename", "seat": 0, "name": "p2"}, "name-taken"),
        ({"do": "rename", "seat": 0, "name": " "}, "name-length"),
        ({"do": "rename", "seat": 2, "name": "Otto"}, "not-your-seat"),
        ({"do": "bot", "seat": 0, "bot": "greedy"}, "device-nobody"),
        ({"do": "bot", "seat": 2, "bot": "oracle"}, "malformed-message"),
        ({"do": "leave", "seat": 0}, "malformed-message"),
    ],
)
def test_a_change_that_cannot_be_changes_nothing(wish: dict[str, Any], code: str) -> None:
    page = Page("destiny", (None, "search", "greedy"))
    assert changed(page, **wish)["refused"]["code"] == code
    assert page.heard[-1]["t"] == "table"
    page.reopened()
    assert [each["name"] for each in page.heard[-1]["players"]] == ["P0", "P1", "P2"]


def test_a_choice_is_taken_back_as_at_a_server() -> None:
    page = Page("destiny")
    seat = page.asked
    view = page.say("look", seat=seat)
    view = page.say("choose", seat=seat, number=view["number"], move=ids(view)[0])
    assert view["undo"]
    back = page.say("undo", seat=seat, number=view["number"])
    assert (back["number"], back["choices"], back["undo"]) == (2, 0, None)
    page.reopened()
    same(page, page.at_a_server(), seat)


@pytest.mark.parametrize(
    ("message", "code"),
    [
        ({"t": "choose", "seat": 0, "number": 9, "move": "identity Dragon"}, "stale"),
        ({"t": "choose", "seat": 2, "number": 0, "move": "identity Dragon"}, "not-your-seat"),
        ({"t": "look", "seat": 2}, "look-not-your-seat"),
        ({"t": "look", "seat": 0, "at": 0}, "replay-not-over"),
        ({"t": "look", "seat": 0, "open": True}, "replay-not-over"),
        ({"t": "undo", "seat": 0, "number": 0}, "undo-nothing"),
        ({"t": "answer", "number": 0, "agree": True}, "question-over"),
        ({"t": "say", "seat": 0, "text": "Well"}, "talk-off"),
        ({"t": "program", "seat": 0, "kind": "pass"}, "no-such-program"),
    ],
)
def test_what_a_server_refuses_is_refused_here(message: dict[str, Any], code: str) -> None:
    page = Page("destiny", (None, None, "greedy"))
    heard = len(page.heard)
    page.say(**message)
    assert page.heard[heard] == {**page.heard[heard], "t": "refused", "code": code}
    assert page.lines == []


def test_an_illegal_move_changes_nothing() -> None:
    page = Page("destiny")
    assert page.say("choose", seat=0, number=0, move="nonsense")["t"] == "refused"
    assert page.lines == []


def nested(depth: int) -> str:
    """A message that is not one, with something nested deep in it."""
    return f'{{"t":"choose","seat":0,"move":"castle","number":{"[" * depth}{"]" * depth}}}'


@pytest.mark.parametrize(
    "text",
    ["", "[]", '{"t":"look"', '{"t":"choose"}', '{"t":"dance"}', *map(nested, (300, 1100, 10**5))],
)
def test_words_that_are_no_message_are_refused(text: str) -> None:
    page = Page("hand")
    page.take(json.loads(page.tables.handle_message(page.table, 1, text)))
    assert page.heard[-1]["code"] == "malformed-message"


def test_it_rests_and_ends_when_its_people_wish() -> None:
    page = Page("destiny")
    seat = page.asked
    view = page.say("look", seat=seat)
    assert page.say("pause", on=True)["paused"]
    refused = page.say("choose", seat=seat, number=1, move=ids(view)[0])
    assert refused["code"] == "table-paused"
    assert not page.say("pause", on=False)["paused"]
    ended = page.say("end")
    assert (ended["over"], ended["called_off"]) == (True, True)
    assert json.loads(page.tables.record(page.table))["record"]
    page.reopened()
    assert page.say("look", seat=1)["over"]


def test_the_same_seats_play_again_at_another_table() -> None:
    page = Page("destiny", (None, "greedy", None), goal=3)
    page.say("end")
    answer = json.loads(page.tables.rematch(page.table))
    old, new = json.loads(page.header), json.loads(answer["kept"]["header"])
    assert answer["kept"]["new"] and answer["kept"]["table"] == new["table"] != old["table"]
    assert new["table"].startswith("here-")
    same = ("game", "rules", "options", "players")
    assert {key: new[key] for key in same} == {key: old[key] for key in same}
    assert (new["seed"], new["secret"]) != (old["seed"], old["secret"])
    assert (old["foreknown"], new["foreknown"]) == (True, False)
    # It is opened as it was made, and the old one stays as it is.
    found = json.loads(answer["kept"]["listed"])
    assert (found["begun"], found["over"], found["choices"]) == (True, False, 0)
    page.keep(answer["kept"] | {"lines": []})
    page.table, page.lines = new["table"], []
    page.reopened()
    assert page.heard[-1]["yours"] == [0, 2]


@pytest.mark.rule("DST-SCN-03", "DST-SCN-13")
def test_a_campaign_goes_on_at_another_table(monkeypatch: pytest.MonkeyPatch) -> None:
    games: Any = {"destinies": with_scenarios(*stories())}
    monkeypatch.setattr(tables, "registry", games)
    page = Page("destinies", (None,), scenario=FIRST)
    plan: dict[str, Any] = {"game": "destinies", "seats": [{"name": "Otto"}], "after": page.table}

    def next_part(story: str) -> dict[str, Any]:
        wish = plan | {"options": {"scenario": story}}
        answer: dict[str, Any] = json.loads(page.tables.create(json.dumps(wish)))
        return answer

    assert next_part(SECOND)["refused"]["code"] == "campaign-alone"
    view = page.say("look", seat=0)
    for choice in played(games["destinies"], seed_of_words("a lantern"), scenario=FIRST).choices:
        (move,) = [each["id"] for each in view["legal"] if each["text"] == choice.move]
        view = page.say("choose", seat=0, number=view["number"], move=move)
    decoded(json.dumps(view).encode(), View)
    listed = json.loads(page.listed)
    decoded(page.listed.encode(), TableInfo)
    (chapter,) = view["chapters"]
    assert listed["chapter"] == {key: chapter[key] for key in ("campaign", "part", "name")}
    assert next_part(FIRST)["refused"]["code"] == "campaign-earlier"
    kept = next_part(SECOND)["kept"]
    header = header_from(kept["header"])
    assert [each.part for each in header.chapters] == [1]
    assert header_from(header_text(header)).chapters == header.chapters
    assert {name: header.options[f"fact-{name}"] for name in chapter["facts"]} == chapter["facts"]
    assert json.loads(kept["listed"])["chapter"] is None


def test_a_finished_game_is_played_on_from_a_moment() -> None:
    page = over()
    moment = page.say("look", seat=0, at=4)["view"]
    for at, code in ((len(page.lines), "game-over"), (9999, "no-such-moment")):
        assert json.loads(page.tables.play_on(page.table, at))["refused"]["code"] == code
    answer = json.loads(page.tables.play_on(page.table, 4))
    assert answer["kept"]["new"]
    assert len(answer["kept"]["lines"]) == 4
    old, page.table, page.lines = page.table, answer["kept"]["table"], []
    page.keep(answer["kept"])
    page.reopened()
    view = page.say("look", seat=0)
    assert (view["view"], view["choices"], view["over"]) == (moment, 4, False)
    view = page.say("choose", seat=0, number=view["number"], move=ids(view)[0])
    assert (view["choices"], len(page.lines), page.table == old) == (5, 5, False)
    assert header_from(page.header).prior == 4


def test_a_running_game_of_a_device_is_not_played_on_from_a_moment() -> None:
    page = Page("hand")
    answer = json.loads(page.tables.play_on(page.table, 0))
    assert answer["refused"]["code"] == "replay-not-over"


def test_a_program_answers_and_is_kept() -> None:
    page = Page("realms")
    view = may_pass(page)
    page.say("program", seat=view["seat"], kind="pass", args={}, topic=view["topic"])
    page.reopened()
    assert page.again
    made = len(page.lines)
    page.step()
    assert json.loads(page.lines[made])[:3] == ["choice", view["seat"], "pass"]


def test_friends_and_clocks_are_not_for_a_table_of_one_device() -> None:
    seats = [{"name": "Hedda"}, {"name": "Anna", "friend": True}]
    clock = {"kind": "soft", "seconds": 60}
    for plan in (
        {"game": "destiny", "seats": seats},
        {"game": "destiny", "seats": [{"name": "Hedda"}, {"name": "Anna"}], "clock": clock},
    ):
        answer = json.loads(LocalTables().create(json.dumps(plan)))
        assert answer["refused"]["code"] == "device-alone"


@pytest.mark.parametrize("text", ["", "{", nested(300), nested(10**5)])
def test_plans_and_wishes_that_cannot_be_read_are_refused(text: str) -> None:
    page = Page("hand")
    for answer in (LocalTables().create(text), page.tables.change(page.table, text)):
        assert json.loads(answer)["refused"]["code"] == "malformed-message"


def test_a_plan_that_does_not_work_is_refused() -> None:
    plan = {"game": "destiny", "seats": [{"name": " "}, {"name": "Anna"}]}
    assert json.loads(LocalTables().create(json.dumps(plan)))["refused"]["code"] == "name-length"


def test_a_lesson_is_followed_on_the_device_too() -> None:
    page = Page("destiny", lesson="first")
    assert page.heard[0]["lesson"] == "first"
    assert json.loads(page.listed)["lesson"] == "first"
    page.say("look", seat=0)
    while page.again:
        page.step()
    page.reopened()
    assert header_from(page.header).lesson == "first"
    view = page.say("look", seat=0)
    page.say("choose", seat=0, number=view["number"], move="identity Knight")
    while page.again:
        page.step()
    view = page.say("look", seat=0)
    assert view["view"]["players"][1]["identity"] == "Druid"
    assert view["view"]["phase"] == "first-aid"


def test_a_lesson_for_one_is_played_on_the_device_too() -> None:
    page = Page("hand", lesson="first")
    view = page.say("look", seat=0)
    page.say("choose", seat=0, number=view["number"], move="commit Chieftain")
    assert page.say("look", seat=0)["view"]["attacks"][0]["falls"] is True


@pytest.mark.parametrize("game", ["destiny", "hand"])
def test_a_puzzle_is_played_on_the_device_too(game: str) -> None:
    page = Page(game, lesson="puzzle-easy-2026-12-24")
    first = len(page.lines)
    assert first == header_from(page.header).prior
    view = page.say("look", seat=0)
    assert (view["choices"], view["undo"], view["hope"]) == (first, None, True)
    hope = page.say("choose", seat=0, number=view["number"], move=ids(view)[0])["hope"]
    page.reopened()
    view = page.say("look", seat=0)
    assert (view["choices"], view["hope"]) == (first + 1, hope)
    view = page.say("undo", seat=0, number=view["number"])
    assert (view["choices"], view["undo"], view["hope"]) == (first, None, True)


def test_tables_that_were_kept_before_lessons_are_opened() -> None:
    page = Page("destiny")
    header = json.loads(page.header)
    del header["lesson"]
    assert header_from(json.dumps(header)).lesson is None
