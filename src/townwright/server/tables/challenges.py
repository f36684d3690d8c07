"""Daily challenges and challenges by link."""

import datetime
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass

from townwright.core.game import Game
from townwright.core.match import Match
from townwright.core.registry import game, games
from townwright.daily import (
    FIRST_DAY,
    commitment,
    daily_challenge,
    is_open,
    publication,
    require_day,
    share,
    share_image,
    streak,
)
from townwright.daily.challenge import LEVEL
from townwright.server.storage.records import Guest
from townwright.server.storage.results import Result
from townwright.server.tables import opening
from townwright.server.tables.guest_results import result_infos, results_of_guest
from townwright.server.tables.occasions import challenge_occasion, challenged_game, daily_occasion, day_of
from townwright.server.tables.opening import Setup
from townwright.server.tables.services import Services
from townwright.server.tables.slow_work import in_thread
from townwright.server.tables.table import Table
from townwright.server.wire.challenges import (
    ChallengeInfo,
    ChallengeResult,
    Day,
    DayGame,
    ShareText,
    SheetRow,
    StreakInfo,
)
from townwright.server.wire.errors import Refusal
from townwright.server.wire.guests import Link
from townwright.server.wire.results import Other, ResultInfo
from townwright.server.wire.tables import Bot, Mine, SeatPlan, TableLinks

# Daily challenges


def checked_day(text: str) -> datetime.date:
    """Parse a day that has a challenge; tomorrow in UTC counts, because it has begun further east."""
    try:
        date = datetime.date.fromisoformat(text)
    except ValueError:
        raise Refusal("bad-request", "daily-bad-date", text=text[:20], example=FIRST_DAY.isoformat()) from None
    return require_day(date, latest_day())


def latest_day() -> datetime.date:
    return datetime.datetime.now(datetime.UTC).date() + datetime.timedelta(days=1)


async def day(services: Services, guest: Guest | None, text: str) -> Day:
    """Return the challenges of a day, with a guest's progress."""
    date = checked_day(text)
    all_results = await result_infos(services, guest.id) if guest else []
    mine = [each for each in all_results if each.day == text]
    day_games, key = [], await services.daily_keys.of(date)
    for each in games().values():
        setup = daily_challenge(each, date, key)
        results = [result for result in mine if result.game == each.name]
        running = (
            await services.stores.tables.unfinished_on(guest.id, daily_occasion(date), each.name) if guest else None
        )
        day_games.append(
            DayGame(
                game=each.name,
                options=setup.options,
                varied=[name for name in each.extras.daily if name in setup.options],
                players=setup.players,
                seat=setup.seat,
                others=opponents(each, setup.options, plans_of(setup.players, setup.seat)),
                table=running,
                result=results[0] if results else None,
                repeats=max(0, len(results) - 1),
                par=await services.pars.of(setup) if results else None,
            )
        )
    now = datetime.datetime.now(datetime.UTC)
    return Day(
        date=date.isoformat(),
        first=FIRST_DAY.isoformat(),
        last=latest_day().isoformat(),
        games=day_games,
        commitment=None if key is None else commitment(key),
        key=key if now >= publication(date) else None,
        archived=not is_open(date, now),
        streak=streak_info(all_results) if guest else None,
    )


def streak_info(results: Sequence[ResultInfo]) -> StreakInfo:
    """Return the streak of a guest from all their results."""
    finished = [
        (datetime.date.fromisoformat(each.day), datetime.datetime.fromtimestamp(each.ended / 1000, datetime.UTC))
        for each in results
        if each.day
    ]
    current = streak(finished, datetime.datetime.now(datetime.UTC))
    return StreakInfo(current.days, current.best)


def plans_of(players: int, seat: int) -> list[SeatPlan]:
    """Return plans for the seats: the guest in one, strong bots in the others."""
    return [Mine() if number == seat else Bot(LEVEL) for number in range(players)]


def opponents(game: Game, options: dict[str, str], plans: Sequence[SeatPlan]) -> list[Other]:
    """Return the opponents: bots and scripted seats."""
    bots = [Other("bot", plan.level) for plan in plans if isinstance(plan, Bot)]
    return bots + [Other("scripted", name) for name in game.scripted(options)]


async def play_day(services: Services, guest: Guest, text: str, game: Game) -> TableLinks:
    """Return a table for the challenge of a day: the guest's unfinished one, or a new one."""
    date = checked_day(text)
    setup, occasion = daily_challenge(game, date, await services.daily_keys.of(date)), daily_occasion(date)
    plans, seed, options = plans_of(setup.players, setup.seat), setup.seed, setup.options
    await services.pars.of(setup)  # start computing it: it is shown once the guest has finished
    return await open_once(
        services,
        guest,
        occasion,
        game.name,
        lambda: opening.seat_and_open(services, guest, Setup(game, seed, options, occasion=occasion), plans),
    )


async def open_once(
    services: Services, guest: Guest, occasion: str, name: str, open_new: Callable[[], Awaitable[TableLinks]]
) -> TableLinks:
    """Return the guest's unfinished table for an occasion, or a new one.

    Concurrent requests get the same table.
    """
    async with services.tables.keyed_lock(f"{guest.id} {occasion} {name}"):
        running = await services.stores.tables.unfinished_on(guest.id, occasion, name)
        if running is None:
            return await open_new()
    async with services.tables.locked(running) as table:
        return await opening.create_links(services, table)


@dataclass(frozen=True)
class SharedResult:
    """A finished daily challenge, as its player shares it."""

    match: Match
    date: datetime.date
    seat: int
    names: list[str]
    par: int | None

    @classmethod
    async def at(cls, services: Services, table: Table, guest: str) -> "SharedResult":
        """Return the result of a guest at a table; raise if there is none to share."""
        day, mine = day_of(table.description.occasion), table.seats_of(guest)
        if day is None or table.phase != "over" or not mine:
            raise Refusal("not-possible", "server-nothing-to-share")
        names, match = [each.level or each.name or "" for each in table.seats], table.loaded_match
        date = datetime.date.fromisoformat(day)
        par = await services.pars.of(daily_challenge(table.game, date, await services.daily_keys.of(date)))
        return cls(match, date, mine[0], names + match.players[len(names) :], par)


async def share_text(services: Services, table: Table, guest: str, language: str) -> ShareText:
    """Return the text to share about a finished daily challenge."""
    shared = await SharedResult.at(services, table, guest)
    current_streak = streak_info(await result_infos(services, guest))
    days_in_a_row = current_streak.days if is_open(shared.date, datetime.datetime.now(datetime.UTC)) else 0
    text = await in_thread(
        share, shared.match, shared.date, shared.seat, language, shared.names, shared.par, days_in_a_row
    )
    return ShareText(text, shared.match.scores[shared.seat], shared.par, current_streak)


async def draw_share_image(services: Services, table: Table, guest: str, language: str) -> str:
    """Return the picture to share about a finished daily challenge."""
    shared = await SharedResult.at(services, table, guest)
    return await in_thread(share_image, shared.match, shared.date, shared.seat, language, shared.names, shared.par)


# Challenges by link


async def make_challenge(services: Services, guest: Guest, id: str) -> Link:
    """Create a link that lets others play the deal that a guest has played."""
    await results_of_guest(services, guest.id)
    if await services.stores.results.of_guest_at(id, guest.id) is None:
        raise Refusal("not-possible", "server-no-challenge")
    async with services.tables.locked(id) as table:
        table.require_current_rules()
    token = await services.stores.tokens.add_link("challenge", opening.LINK_SECONDS, guest.id, id)
    return Link(token, f"/challenge/{table.game.name}#{token}")


async def challenge_result(services: Services, token: str) -> Result:
    """Return the challenger's result, which the others try to beat."""
    table_and_guest = await services.stores.tokens.challenge(token)
    result = await services.stores.results.of_guest_at(*table_and_guest) if table_and_guest else None
    if result is None:
        raise Refusal("missing", "server-no-link")
    return result


async def look_at_challenge(services: Services, guest: Guest, token: str) -> ChallengeInfo:
    """Return the challenge of a link and, once the guest has played it, the results."""
    result = await challenge_result(services, token)
    async with services.tables.locked(result.table) as table:
        others, read_only = opponents(table.game, result.options, same_plans(table, result.seat)), table.read_only
    occasion = challenge_occasion(result.table, result.seat)
    return ChallengeInfo(
        game=result.game,
        options=result.options,
        players=result.players,
        seat=result.seat,
        others=others,
        cooperative=result.target is not None,
        by=await services.stores.guests.name(result.guest),
        own=result.guest == guest.id,
        table=await services.stores.tables.unfinished_on(guest.id, occasion, result.game),
        results=await results_of_challenge(services, guest.id, result.table, result.seat),
        read_only=read_only,
    )


def same_plans(table: Table, seat: int) -> list[SeatPlan]:
    """Return plans for playing a deal again: bots keep their level, strong bots replace people."""
    return [
        Mine() if each.seat == seat else Bot(each.level if each.kind == "bot" and each.level else LEVEL)
        for each in table.seats
    ]


async def take_challenge(services: Services, guest: Guest, token: str) -> TableLinks:
    """Return a table with the same deal as the challenger's: the guest's unfinished one, or a new one."""
    result = await challenge_result(services, token)
    occasion = challenge_occasion(result.table, result.seat)
    async with services.tables.locked(result.table) as table:
        if table.is_member(guest.id):
            raise Refusal("not-possible", "server-own-challenge")
        table.require_current_rules()
        description, plans = table.description, same_plans(table, result.seat)
    challenge_game = game(description.game)
    setup = Setup(challenge_game, description.seed, description.options, description.corrections, occasion=occasion)
    return await open_once(
        services,
        guest,
        occasion,
        challenge_game.name,
        lambda: opening.seat_and_open(services, guest, setup, plans),
    )


async def results_at(services: Services, guest: str, table: Table) -> list[ChallengeResult]:
    """Return the results of the challenge that was accepted at a table or made from it."""
    original = challenged_game(table.description.occasion)
    if original is not None:
        return await results_of_challenge(services, guest, *original)
    mine = await services.stores.results.of_guest_at(table.description.id, guest)
    return await results_of_challenge(services, guest, table.description.id, mine.seat) if mine else []


async def results_of_challenge(services: Services, guest: str, table: str, seat: int) -> list[ChallengeResult]:
    """Return the challenger's result, then the first result of each other guest.

    The challenger sees all of them. Others see the challenger's and their own, once they have played.
    """
    first_results: dict[str, tuple[str, Result]] = {}
    for name, each in await services.stores.results.of_occasion(challenge_occasion(table, seat)):
        first_results.setdefault(each.guest, (name, each))
    challenger = await services.stores.results.of_seat(table, seat)
    is_challenger = challenger is not None and challenger.guest == guest
    if not is_challenger and guest not in first_results:
        return []
    others = list(first_results.values()) if is_challenger else [first_results[guest]]
    challengers = [(await services.stores.guests.name(challenger.guest), challenger)] if challenger else []
    return [shown_result(name, each, each.guest == guest) for name, each in [*challengers, *others]]


def shown_result(name: str, result: Result, mine: bool) -> ChallengeResult:
    return ChallengeResult(
        name=name,
        mine=mine,
        score=result.score,
        best=result.best,
        target=result.target,
        won=result.won,
        sheet=[SheetRow(source, points) for source, points in result.sheet],
    )
