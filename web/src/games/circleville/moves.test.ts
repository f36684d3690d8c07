import { expect, test } from "vitest";
import type { Choice, CirclevilleAction, CirclevilleView, PrintedValue } from "../../wire/types";
import { fewestCubes, filling, lineOf, movesByPlace, movesOf, placesOf, sentence, toolOf } from "./moves";
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
const move = (action: CirclevilleAction) => ({ text: "", before: [], action });

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

const choice = (action: CirclevilleAction, ...next: CirclevilleAction[]): Choice => ({
  action,
  text: action.action,
  next: next.map((each) => ({ action: each, text: each.action })),
});
const step: CirclevilleAction = { action: "step", section: 7 };
const place: CirclevilleAction = { action: "place", cubes: 2 };
const endAction: CirclevilleAction = { action: "end_action" };

test("a step includes the work that it leads to", () => {
  const moves = movesOf([choice(step, place, endAction)], false);
  expect(moves.map(lineOf)).toEqual([[step, place]]);
  expect(
    movesByPlace(moves, { ...view, mats: [{ supervisor: 1 }] } as CirclevilleView, 0)
      .places()
      .map(nameOf),
  ).toEqual(["section 7", "section 8"]);
});

test("a basic action at its highest value includes the first work, here or one step away", () => {
  const basic = (value: number): CirclevilleAction => ({ action: "basic", colour: "red", value });
  const choices = [2, 3].map((value) => ({
    ...choice(basic(value), place),
    next: [
      { action: place, text: "place" },
      { action: step, text: "step", next: [place, endAction].map((action) => ({ action, text: action.action })) },
    ],
  }));
  expect(movesOf(choices, false).map(lineOf)).toEqual([
    [basic(2)],
    [basic(3)],
    [basic(3), place],
    [basic(3), step, place],
  ]);
});

test("a section is filled, a single square gets as few cubes as possible", () => {
  const cubes = (count: number, colour: string) => ({
    ...move({ action: "place", cubes: count }),
    before: [{ action: "basic", colour, value: 3 } as CirclevilleAction],
  });
  const moves = [
    cubes(1, "red"),
    cubes(2, "red"),
    cubes(3, "blue"),
    move({ action: "lift", section: 1, colour: "red" }),
  ];
  expect(filling(moves)).toEqual([moves[1], moves[2], moves[3]]);
  expect(fewestCubes(moves, "red", view)).toBe(moves[0]);
  expect(fewestCubes(moves, "green", { ...view, turn: { colour: "green" } } as CirclevilleView)).toBeUndefined();
});

test("where the supervisor could walk on, or nothing can be done, a step stays a step", () => {
  expect(movesOf([choice(step, place, { action: "step", section: 9 })], false).map(lineOf)).toEqual([
    [step, place],
    [step],
  ]);
  expect(movesOf([choice(step, endAction)], false)).toEqual([{ ...move(step), text: "step", idle: true }]);
  expect(movesOf([choice(step, endAction)], true)).toEqual([{ ...move(step), text: "step", idle: false }]);
  expect(movesOf([choice(step)], false)).toEqual([{ ...move(step), text: "step", idle: false }]);
});

test("after work, the next action or the end of the turn follows directly", () => {
  const basic: CirclevilleAction = { action: "basic", colour: "red", value: 2 };
  const endTurn: CirclevilleAction = { action: "end_turn" };
  expect(movesOf([choice(endAction, basic)], true).map(lineOf)).toEqual([[endAction], [endAction, basic]]);
  expect(movesOf([choice(endAction, endTurn)], true).map(lineOf)).toEqual([[endAction, endTurn]]);
  expect(movesOf([choice(endAction, basic)], false).map(lineOf)).toEqual([[endAction]]);
});

test("where tiles can be used after taking the action tile, the turn ends with or without them", () => {
  const endTurn: CirclevilleAction = { action: "end_turn" };
  expect(movesOf([choice(endTurn, endTurn)], false)).toEqual([
    { action: endTurn, before: [endTurn], text: "end_turn; end_turn" },
    { ...move(endTurn), text: "end_turn", tileOnly: true },
  ]);
  const next = [{ action: endTurn, text: "end_turn", next: [{ action: endTurn, text: "end_turn" }] }];
  expect(movesOf([{ ...choice(endAction), next }], true).map(lineOf)).toEqual([
    [endAction, endTurn, endTurn],
    [endAction, endTurn],
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
