"""The event log."""

from tests.core.compiled import note
from tests.market import GAME as MARKET
from tests.market.rules import Event as Kind

from townwright.core.action import Event
from townwright.core.log import EVERYONE, NO_LOG, new_log


def test_events_are_noted_in_order() -> None:
    log = new_log(4)
    note(log, Kind.DREW.value, EVERYONE, 1, 0)
    note(log, Kind.SAW.value, 0b10, 1, 3)
    assert MARKET.wording.read_events(log) == (
        Event("drew", EVERYONE, {"seat": 1}),
        Event("saw", 0b10, {"seat": 1, "colour": "$colour-diamond"}),
    )


def test_a_full_log_keeps_what_it_has() -> None:
    log = new_log(2)
    for seat in range(5):
        note(log, Kind.DREW.value, EVERYONE, seat, 0)
    assert [event.facts["seat"] for event in MARKET.wording.read_events(log)] == [0, 1]


def test_a_log_without_room_stays_empty() -> None:
    note(NO_LOG, Kind.DREW.value, EVERYONE, 1, 0)
    assert not NO_LOG.any()
    assert MARKET.wording.read_events(NO_LOG) == ()


def test_who_may_see_an_event() -> None:
    secret, open_to_all = Event("saw", 0b101, {}), Event("drew", EVERYONE, {})
    assert [secret.visible_to(seat) for seat in (0, 1, 2, None)] == [True, False, True, False]
    assert all(open_to_all.visible_to(seat) for seat in (0, 1, 7, None))


def test_an_event_is_said_in_both_languages() -> None:
    event = Event("saw", 1, {"seat": 0, "colour": "$colour-coral"})
    assert event.say(MARKET.words("en"), ["Ada"]) == "Ada has drawn coral."
    assert event.say(MARKET.words("de")) == "Spieler 1 hat Koralle gezogen."
