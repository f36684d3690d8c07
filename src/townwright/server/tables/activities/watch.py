"""Watch: bots play each other, and the guest who opened the table steps through their decisions."""

from townwright.server.tables.activities.play import Play
from townwright.server.tables.table import Table
from townwright.server.wire.errors import Refusal


class Watch(Play):
    """A game with bots in all seats."""

    name = "watch"
    runs_bots = False

    @classmethod
    def applies(cls, table: Table) -> bool:
        return all(seat.kind == "bot" and seat.name is None for seat in table.seats)

    def bot_to_step(self, guest: str) -> tuple[int, str]:
        table = self.table
        if table.description.owner != guest:
            return super().bot_to_step(guest)
        level = None if table.turn is None else table.seats[table.turn].level
        if table.turn is None or level is None:
            raise Refusal("not-possible", "game-over")
        return table.turn, level
