"""The components from `components.json`, as the tables that the rules use."""

import json
from importlib import resources
from typing import Any, cast

import numpy as np

from townwright.core.arrays import Array1, Matrix, Numbers

DATA: dict[str, Any] = json.loads(
    resources.files("townwright.games.carrara").joinpath("components.json").read_text("utf-8")
)


def ids(things: list[dict[str, Any]]) -> tuple[str, ...]:
    """Return the ids of things, as notation, positions and messages use them."""
    return tuple(thing["id"] for thing in things)


LEAST_PLAYERS: int = DATA["players"]["least"]
SEATS: int = DATA["players"]["most"]

#: Names; the number of a thing is its index here. Colours from best to worst, cities from dearest to cheapest.
COLOUR_IDS = ids(DATA["colours"])
TYPE_IDS = ids(DATA["types"])
CITY_IDS = ids(DATA["cities"])
#: One kind of object belongs to each type of building; kind and type have the same number.
OBJECT_IDS: tuple[str, ...] = tuple(entry["object"] for entry in DATA["types"])

COLOURS = len(COLOUR_IDS)
SEGMENTS = len(DATA["wheel"]["segments"])
TYPES = len(TYPE_IDS)
CITIES = len(CITY_IDS)

#: Bricks of each colour, and of all colours together.
BRICKS_OF_COLOUR: Numbers = np.array([entry["bricks"] for entry in DATA["colours"]], np.int8)
BRICKS = int(BRICKS_OF_COLOUR.sum())
#: What a brick costs: segment, colour.
PRICES = cast(Matrix, np.array([segment["prices"] for segment in DATA["wheel"]["segments"]], np.int64))
HIGHEST_PRICE = int(PRICES.max())
#: Bricks on a full wheel.
FULL_WHEEL: int = DATA["wheel"]["bricks"]

START_COINS: int = DATA["start"]["coins"]
#: The colour of each player's first brick, in turn order.
START_BRICKS: Numbers = np.array([COLOUR_IDS.index(colour) for colour in DATA["start"]["bricks"]], np.int64)
START_ON_WHEEL: int = DATA["start"]["of_each_colour_on_wheel"]
#: Coins for a player who cannot pay for any brick, or cannot act at all.
CONSOLATION_COINS: int = DATA["relief"]["coins"]

#: All buildings: type after type, within a type by cost.
TYPE: Numbers = np.array([number for number, entry in enumerate(DATA["types"]) for _ in entry["costs"]], np.int64)
COST: Numbers = np.array([cost for entry in DATA["types"] for cost in entry["costs"]], np.int64)
BUILDINGS = len(COST)
#: The buildings of type t are those from FIRST_OF_TYPE[t] up to, but not including, FIRST_OF_TYPE[t + 1].
FIRST_OF_TYPE: Numbers = np.searchsorted(TYPE, np.arange(TYPES + 1)).astype(np.int64)
#: Places for open buildings.
DISPLAY: int = DATA["display"]["buildings"]

SUPPLY: int = DATA["objects"]["supply_of_a_kind"]
FOR_SALE: int = DATA["objects"]["for_sale_of_a_kind"]
OBJECT_PRICE: int = DATA["objects"]["price"]

#: Whether a city accepts bricks of a colour: city, colour.
ACCEPTS = cast(
    Matrix, np.array([[colour in city["accepts"] for colour in COLOUR_IDS] for city in DATA["cities"]], np.int64)
)
#: What a city pays for each point of a building's cost, and whether it pays in points rather than coins.
VALUE: Numbers = np.array([city["value"] for city in DATA["cities"]], np.int64)
PAYS_POINTS: Array1[bool] = np.array([city["pays"] == "points" for city in DATA["cities"]], np.bool_)
#: Buildings needed to score a city.
LEAST_IN_CITY: Numbers = np.array([city["least"] for city in DATA["cities"]], np.int64)

MARKERS: int = DATA["markers"]["for_scoring"]


def by_players(numbers: dict[str, int]) -> Numbers:
    """Return a table by number of players; 0 for numbers that the game does not allow."""
    return np.array([numbers.get(str(players), 0) for players in range(SEATS + 1)], np.int64)


#: Requirements for announcing the end of the game, the latter two by number of players.
SCORINGS_TO_ANNOUNCE: int = DATA["announcing"]["scorings"]
OBJECTS_TO_ANNOUNCE = by_players(DATA["announcing"]["objects"])
COSTS_TO_ANNOUNCE = by_players(DATA["announcing"]["costs"])
ANNOUNCEMENT_POINTS: int = DATA["announcing"]["points"]

OBJECT_POINTS: int = DATA["final_scoring"]["object"]
COST_POINTS: int = DATA["final_scoring"]["cost"]
COINS_FOR_A_POINT: int = DATA["final_scoring"]["coins_for_one"]
