"""Boxes: the values that guests have compared with their printed copies, used in their games."""

import msgspec

from townwright.core.contract import Component, Components, Corrections
from townwright.core.errors import TownwrightError
from townwright.core.files import Json
from townwright.core.game import Game
from townwright.core.registry import games
from townwright.server.storage.boxes import BoxStore
from townwright.server.tables.services import Services
from townwright.server.tables.slow_work import in_thread
from townwright.server.wire.boxes import Box, BoxState, BoxValue
from townwright.server.wire.catalogue import PrintedValue
from townwright.server.wire.errors import Refusal
from townwright.server.wire.words import sentence

#: Maximum size of a box, or of a table's corrections, in bytes.
MAX_CORRECTIONS_BYTES = 16 * 1024


def components_of(game: Game) -> Components:
    """Return the components of a game; raise if owners cannot correct any."""
    if game.extras.components is None:
        raise Refusal("missing", "no-components", game=game.title())
    return game.extras.components


async def load(services: Services, guest: str | None, game: Game) -> Box:
    """Return the box of a guest; without a guest, our own values."""
    components = components_of(game)
    return await in_thread(describe, components, await stored_corrections(services, guest, game))


async def stored_corrections(services: Services, guest: str | None, game: Game) -> dict[str, Json]:
    """Return the corrections that a guest has stored, confirmed values included."""
    components_of(game)
    boxes = await BoxStore(services.stores.database).all(guest) if guest else {}
    return boxes.get(game.name, {})


async def change(services: Services, guest: str, game: Game, values: dict[str, Json]) -> Box:
    """Enter values as they are printed, or withdraw them (null)."""
    components, before = components_of(game), await stored_corrections(services, guest, game)

    def merge() -> dict[str, Json]:
        merged = components.values_in(before) | values
        return components.corrections({path: value for path, value in merged.items() if value is not None})

    return await replace(services, guest, game, await in_thread(merge))


async def replace(services: Services, guest: str, game: Game, corrections: Corrections) -> Box:
    """Store the whole box of a guest; an impossible value is refused and changes nothing."""
    components = components_of(game)
    checked = await in_thread(lambda: components.corrections(components.values_in(corrections)))
    require_size(checked)
    await BoxStore(services.stores.database).save(guest, game.name, checked)
    return await in_thread(describe, components, checked)


def require_size(corrections: Corrections) -> None:
    """Refuse corrections that are too large to be stored."""
    if len(msgspec.json.encode(corrections)) > MAX_CORRECTIONS_BYTES:
        raise Refusal("too-large", "server-corrections-too-large", most=MAX_CORRECTIONS_BYTES)


def changes_of(components: Components, corrections: Corrections) -> dict[str, Json] | None:
    """Return the corrections that have an effect, without confirmed values and comments."""
    compared = components.values_in(corrections)
    changes = components.corrections(
        {path: value for path, value in compared.items() if value != components.values[path]}
    )
    require_size(changes)
    return changes or None


def usable_changes(components: Components, corrections: Corrections) -> dict[str, Json] | None:
    """Return the corrections that have an effect, if all values are possible and fit together."""
    try:
        return None if components.contradictions(corrections) else changes_of(components, corrections)
    except TownwrightError:
        return None


async def changes_in_use(services: Services, guest: str) -> dict[str, dict[str, Json]]:
    """Return the corrections that the new games of a guest are played with, by game."""
    boxes = await BoxStore(services.stores.database).all(guest)

    def usable() -> dict[str, dict[str, Json]]:
        return {
            name: changes
            for name in boxes.keys() & games().keys()
            if (components := games()[name].extras.components) is not None
            and (changes := usable_changes(components, boxes[name])) is not None
        }

    return await in_thread(usable) if boxes else {}


def describe(components: Components, corrections: Corrections) -> Box:
    """Return a box: every value with its state and its sources."""
    try:
        compared, contradictions = components.values_in(corrections), components.contradictions(corrections)
    except TownwrightError as error:  # stored by an older version, which allowed it
        corrections, compared, contradictions = {}, {}, [error.reason]
    sources: dict[str, list[PrintedValue]] = {path: [] for path in components.values}
    for row in components.rows(corrections):
        if row.path in sources:
            sources[row.path].append(printed_value(row))
    values = [
        BoxValue(path, state_of(path, ours, compared, sources[path]), compared.get(path, ours), ours, sources[path])
        for path, ours in components.values.items()
    ]
    changes = usable_changes(components, corrections)
    return Box(values, [sentence(each) for each in contradictions], changes)


def state_of(path: str, ours: object, compared: dict[str, Json], sources: list[PrintedValue]) -> BoxState:
    """Return the state of a value: known, reconstructed, confirmed or corrected."""
    if path in compared:
        return "confirmed" if compared[path] == ours else "corrected"
    return "reconstructed" if any(row.provenance == "reconstructed" for row in sources) else "known"


def printed_value(row: Component) -> PrintedValue:
    """Return a printed value as a message."""
    what, provenance_text, why = sentence(row.what), sentence(row.provenance_text), sentence(row.why)
    return PrintedValue(row.path, what, row.value, row.provenance, provenance_text, why)
