"""Results of finished games: one for each seat that a person played to the end."""

from collections.abc import Sequence

from townwright.server.storage.records import StartingPoint
from townwright.server.storage.results import Result
from townwright.server.tables.occasions import SEED
from townwright.server.tables.table import Table
from townwright.server.wire.results import Other
from townwright.server.wire.scores import Row, Score


def results_of(table: Table) -> list[Result]:
    """Return the results of a table; empty unless its game is over and was played here from the beginning.

    A seat that a bot has at the end gets no result.
    """
    description = table.description
    if table.phase != "over" or description.starting_point != StartingPoint():
        return []
    match = table.loaded_match
    scores, ranks, target, sheet = match.scores, match.ranks, match.target, match.score_sheet
    players = anonymous_players(table)
    return [
        Result(
            table=description.id,
            seat=each.seat,
            guest=each.guest,
            game=description.game,
            players=description.players,
            options=description.options,
            occasion=description.occasion,
            score=scores[each.seat],
            best=best_of_others(scores, each.seat) if target is None else None,
            target=target,
            rank=ranks[each.seat],
            won=ranks[each.seat] == 1,
            others=[other for seat, other in enumerate(players) if seat != each.seat],
            length=len(table.line),
            sheet=[(row.source, row.points[each.seat]) for row in sheet],
        )
        for each in table.seats
        if each.kind == "person" and each.guest is not None
    ]


def anonymous_players(table: Table) -> list[Other]:
    """Return all players without their names; scripted seats keep theirs."""
    players = [Other(each.kind, each.level if each.kind == "bot" else None) for each in table.seats]
    return players + [Other("scripted", name) for name in table.loaded_match.players[len(players) :]]


def best_of_others(scores: list[int], seat: int) -> int | None:
    return max((score for other, score in enumerate(scores) if other != seat), default=None)


def score_from(results: Sequence[Result], seats: int) -> Score | None:
    """Return a table's score sheet from its stored results, which cover people only; None without any.

    If exactly one seat has no result, it won unless a person did; its total is known if it was a person's best rival.
    """
    if not results:
        return None
    result_of_seat, first = {each.seat: each for each in results}, results[0]
    if first.target is not None:  # a cooperative game: all have the same result
        result_of_seat = dict.fromkeys(range(seats), first)
    totals = [result_of_seat[seat].score if seat in result_of_seat else None for seat in range(seats)]
    ranks = [result_of_seat[seat].rank if seat in result_of_seat else None for seat in range(seats)]
    if totals.count(None) == 1:
        other = totals.index(None)
        totals[other] = next((each.best for each in results if each.best not in others_points(results, each)), None)
        ranks[other] = None if 1 in ranks else 1
    sheets = [dict(result_of_seat[seat].sheet) if seat in result_of_seat else {} for seat in range(seats)]
    rows = [Row(source, [sheet.get(source) for sheet in sheets]) for source, _ in first.sheet]
    return Score(rows, totals, [], first.target, ranks)


def others_points(results: Sequence[Result], mine: Result) -> list[int]:
    return [each.score for each in results if each is not mine]


def which_count(results: list[Result]) -> list[bool]:
    """Return whether each result counts: chosen seeds, repeated deals and shared screens do not."""
    seats: dict[str, int] = {}
    for each in results:
        seats[each.table] = seats.get(each.table, 0) + 1
    deals: set[tuple[str, str]] = set()
    counts = []
    for each in results:
        deal = (each.game, each.occasion or each.table)
        counts.append(each.occasion != SEED and seats[each.table] == 1 and deal not in deals)
        deals.add(deal)
    return counts
