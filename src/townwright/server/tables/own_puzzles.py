"""Puzzles from mistakes: the key moments of an analysed game become puzzles of its players."""

from collections.abc import Mapping, Sequence
from contextlib import suppress

import msgspec

from townwright.bots.analysis import Judgement
from townwright.bots.reports import player_reports
from townwright.core.game import Game
from townwright.server.storage.records import SeatState
from townwright.server.tables.services import Services
from townwright.server.wire.errors import Refusal
from townwright.server.workers.jobs import PackedMatch


def first_seats(seats: Sequence[SeatState]) -> dict[str, int]:
    """Return the first seat of each guest; other people may share their device."""
    return {each.guest: each.seat for each in reversed(seats) if each.kind == "person" and each.guest is not None}


async def add_puzzles(
    services: Services,
    id: str,
    game: Game,
    match: PackedMatch,
    judgements: Sequence[Judgement],
    players: Mapping[str, int],
) -> None:
    """Add the key moments of a finished game, if a longer search confirms them, to its players' puzzles."""
    by_number, count = {each.number: each for each in judgements}, len(judgements[0].chances) if judgements else 0
    reports = player_reports(game, judgements, count)
    for guest, seat in players.items():
        for number in reports[seat].moments if reports else ():
            puzzle = await services.analysis_workers.own_puzzle(guest, match, by_number[number])
            if puzzle is not None:
                puzzle = msgspec.structs.replace(puzzle, id=f"{id}-{number}")
                with suppress(Refusal):  # the guest may be gone by now
                    await services.stores.own_puzzles.add(guest, game.name, game.version, puzzle)
