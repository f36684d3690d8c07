"""Score sheets, complete and as a seat may see them."""

from collections.abc import Sequence

from msgspec.structs import replace

from townwright.core.match import Match
from townwright.server.tables.table import Table
from townwright.server.wire.scores import Row, Score


def score(match: Match, *, highlights: bool) -> Score:
    """Return the complete score sheet; `highlights`: with the squares that score the points."""
    sheet, groups = match.score_sheet, match.game.wording.groups
    squares = match.highlights if highlights and match.game.extras.highlights else [[] for _ in sheet]
    return Score(
        rows=[
            Row(row.source, [*row.points], each, groups.get(row.source))
            for row, each in zip(sheet, squares, strict=True)
        ],
        totals=[sum(points) for points in zip(*(row.points for row in sheet), strict=True)],
        tie_breaks=[Row(row.source, [*row.points]) for row in match.tie_breaks],
        target=match.game.extras.target(sheet) if match.game.extras.target else None,
        ranks=[*match.ranks] if match.over else None,
    )


def final_score(table: Table) -> Score | None:
    """Return the score sheet of a finished game as it is stored: the public part, without highlights."""
    if table.phase != "over":
        return None
    match = table.loaded_match
    return mask_score(score(match, highlights=False), match.secret, None)


def mask_score(score: Score, secret: Sequence[str], seat: int | None) -> Score:
    """Return the score sheet without what a seat may not see."""
    if not secret:
        return score
    hidden = any(row.source in secret for row in score.rows)
    return replace(
        score,
        rows=[mask_row(row, secret, seat) for row in score.rows],
        totals=[None if hidden and column != seat else total for column, total in enumerate(score.totals)],
        tie_breaks=[mask_row(row, secret, seat) for row in score.tie_breaks],
    )


def mask_row(row: Row, secret: Sequence[str], seat: int | None) -> Row:
    """Return a row of the score sheet as a seat may see it."""
    if row.source not in secret:
        return row
    return replace(row, points=[points if column == seat else None for column, points in enumerate(row.points)])
