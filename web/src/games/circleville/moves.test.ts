import { expect, test } from "vitest";
import type { CirclevilleAction, CirclevilleView, PrintedValue } from "../../wire/types";
import { movesByPlace, placesOf, sentence, toolOf } from "./moves";
import { nameOf } from "./places";
import { isAbout } from "./provenance";

const view = {
  sections: Array.from({ length: 20 }, (_, index) => ({
    section: index + 1,
    area: index === 6 || index === 7 ? [7, 8] : [index + 1],
    plots: index === 7 ? [{ plot: 2, new: true }] : [],
  })),
  mats: [{ supervisor: 8 }],
  years: [{ year: 1840 }],
} as unknown as CirclevilleView;
const move = (action: CirclevilleAction) => ({ text: "", action });

test("a step lights the whole area that it leads to", () => {
  expect(placesOf({ action: "step", section: 7 }, view, 0).map(nameOf)).toEqual(["section 7", "section 8"]);
});

test("work is shown in the supervisor's area, a new plot in its section", () => {
  expect(placesOf({ action: "place", cubes: 2 }, view, 0).map(nameOf)).toEqual(["section 7", "section 8"]);
  expect(placesOf({ action: "build_new", plot: 2 }, view, 0).map(nameOf)).toEqual(["section 8"]);
});

test("a place can have several moves", () => {
  const litPlaces = movesByPlace(
    [
      move({ action: "build", section: 5 }),
      move({ action: "build", section: 5, twice: true }),
      move({ action: "end_action" }),
    ],
    view,
    0,
  );
  expect(litPlaces.places().map(nameOf)).toEqual(["section 5"]);
  expect(litPlaces.get({ kind: "section", section: 5 })?.map(({ action }) => action)).toEqual([
    { action: "build", section: 5 },
    { action: "build", section: 5, twice: true },
  ]);
});

test("actions that use a tile of the player name the tile", () => {
  expect(toolOf({ action: "use_supervisor", section: 3 })).toEqual({ kind: "tile", tile: "flexible_supervisor" });
  expect(toolOf({ action: "step", section: 3 })).toBeNull();
});

test("a move is described in the game's words", () => {
  expect(sentence({ action: "raze", structure: "brown" }, (id) => `<${id}>`)).toEqual([
    "page-cv-raze",
    { structure: "<structure-brown>", twice: 0 },
  ]);
  // A year is text, so that it is not written as 1,847.
  expect(sentence({ action: "swap_year", year: 1847 }, (id) => id)).toEqual(["page-cv-swap-year", { year: "1847" }]);
});

test("a printed value belongs to the place where it is printed", () => {
  const row = (message: string, named: Record<string, unknown>) =>
    ({ what: { message, arguments: named } }) as unknown as PrintedValue;
  const [red, medal] = [
    row("component-squares", { section: 1, colour: "$colour-red" }),
    row("component-achievement", { tile: 1 }),
  ];
  expect(isAbout(red, { kind: "section", section: 1 })).toBe(true);
  expect(isAbout(red, { kind: "section", section: 2 })).toBe(false);
  expect(isAbout(medal, { kind: "achievement", tile: 1 })).toBe(true);
  expect(isAbout(medal, { kind: "equipment", tile: 1 })).toBe(false);
});
