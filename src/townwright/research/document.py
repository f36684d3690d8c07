"""The tables of docs/research.md: what each action and each number of an observation is.

`python -m townwright.research.document` updates them; a test compares them.
"""

from collections.abc import Iterable, Sequence
from pathlib import Path

from townwright.core.contract import SpaceBlock
from townwright.core.game import Game
from townwright.core.registry import games
from townwright.research.actions import action_count
from townwright.research.names import gymnasium_id
from townwright.research.observations import plane_names

PAGE = Path(__file__).parents[3] / "docs" / "research.md"
BEGIN, END = "<!-- spaces: written by townwright.research.document -->", "<!-- end of spaces -->"


def tables() -> str:
    """Return the spaces of all games."""
    return "\n".join(line for game in games().values() for line in tables_of(game))


def tables_of(game: Game) -> Iterable[str]:
    """Yield the action space and the observation of one game."""
    players = f"{game.players[0]}" + (f"–{game.players[-1]}" if len(game.players) > 1 else "")
    yield f"### {game.title()}"
    yield ""
    yield f"`{gymnasium_id(game)}`, {players} players. Actions: `Discrete({game.rules.actions})`."
    yield ""
    yield from action_rows(game.learning.action_blocks)
    if game.learning.compact_blocks:
        yield f"With `compact=True`: `Discrete({action_count(game, compact=True)})`."
        yield ""
        yield from action_rows(game.learning.compact_blocks)
    yield f"Observation: {game.learning.observation_count} numbers (`int16`)."
    yield ""
    yield "| from | numbers | name | min | max | meaning |"
    yield "|--:|--:|---|--:|--:|---|"
    for block in game.learning.observation_blocks:
        yield from rows(block, "")
    yield ""
    for block in game.learning.observation_blocks:
        if block.digits:
            planes = ", ".join(f"`{name}`" for name in plane_names(block))
            yield f"Planes of `{block.name}` with `structured=True`, for each board: {planes}."
            yield ""


def action_rows(blocks: Sequence[SpaceBlock]) -> Iterable[str]:
    """Yield the blocks of an action space."""
    yield "| from | actions | name | meaning |"
    yield "|--:|--:|---|---|"
    for block in blocks:
        yield f"| {block.start} | {block.size} | `{block.name}` | {block.text} |"
    yield ""


def rows(block: SpaceBlock, prefix: str) -> Iterable[str]:
    """Yield a block, then its parts, numbered within one repetition."""
    usual = f" ({block.usual})" if block.usual != block.most else ""
    bounds = " | " if block.parts else f"{block.least} | {block.most}{usual}"
    size = f"{block.size // repeat_size(block)} × {repeat_size(block)}" if block.parts else str(block.size)
    start = f"+ {block.start}" if prefix else str(block.start)
    yield f"| {start} | {size} | `{prefix}{block.name}` | {bounds} | {block.text} |"
    for part in block.parts:
        yield from rows(part, f"{block.name}.")


def repeat_size(block: SpaceBlock) -> int:
    """Return the size of one repetition of a block's parts."""
    return sum(part.size for part in block.parts)


def with_tables(page: str) -> str:
    """Return the page with up-to-date tables."""
    before, rest = page.split(BEGIN)
    _, after = rest.split(END)
    return f"{before}{BEGIN}\n\n{tables()}\n{END}{after}"


if __name__ == "__main__":
    PAGE.write_text(with_tables(PAGE.read_text("utf-8")), "utf-8")
