import { expect, test } from "vitest";
import type { Choice, CirclevilleAction, CirclevilleView, PrintedValue } from "../../wire/types";
import {
  continuing,
  filling,
  isShortcut,
  lineOf,
  type Move,
  movesByPlace,
  movesOf,
  movesOnSquare,
  outlookOf,
  placesOf,
  sentence,
  usableTileOf,
} from "./moves";
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
const move = (action: CirclevilleAction) => ({ before: [], action });

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
/** Before and after the current action has done something. */
const [idle, busy] = [false, true].map((worked) => ({
  worked,
  walks: [] as Turn["walks"],
  fills: [] as Turn["fills"],
})) as [Turn, Turn];
type Turn = Parameters<typeof movesOf>[1];
const step: CirclevilleAction = { action: "step", section: 7 };
const place: CirclevilleAction = { action: "place", cubes: 2 };
const endAction: CirclevilleAction = { action: "end_action" };

test("a step includes the work that it leads to", () => {
  const moves = movesOf([choice(step, place, endAction)], idle);
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
  expect(movesOf(choices, idle).map(lineOf)).toEqual([
    [basic(2)],
    [basic(3)],
    [basic(3), place],
    [basic(3), step, place],
  ]);
});

test("a section is filled; a single square or structure gets as few cubes as possible", () => {
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
  expect(movesOnSquare(moves, "red", view)).toEqual([moves[0]]);
  expect(movesOnSquare(moves, "golden", view)).toEqual([]);
  const raze = (structure: string, twice: boolean) => move({ action: "raze", structure, twice });
  const razing = [raze("golden", true), raze("golden", false), raze("brown", false)];
  expect(movesOnSquare(razing, "golden", view)).toEqual([razing[1]]);
});

test("where the supervisor could walk on, or nothing can be done, a step stays a step", () => {
  expect(movesOf([choice(step, place, { action: "step", section: 9 })], idle).map(lineOf)).toEqual([
    [step, place],
    [step],
  ]);
  expect(movesOf([choice(step, endAction)], idle)).toEqual([{ ...move(step), idle: true }]);
  const withTile = choice(step, endAction, { action: "use_supervisor", section: 3 });
  expect(movesOf([withTile], idle)).toEqual([{ ...move(step), idle: true }]);
  expect(movesOf([choice(step, endAction)], busy)).toEqual([{ ...move(step), idle: false }]);
  expect(movesOf([choice(step)], idle)).toEqual([{ ...move(step), idle: false }]);
});

test("after work, the next action or the end of the turn follows directly", () => {
  const basic: CirclevilleAction = { action: "basic", colour: "red", value: 2 };
  const endTurn: CirclevilleAction = { action: "end_turn" };
  expect(movesOf([choice(endAction, basic)], busy).map(lineOf)).toEqual([[endAction], [endAction, basic]]);
  expect(movesOf([choice(endAction, endTurn)], busy).map(lineOf)).toEqual([[endAction, endTurn]]);
  expect(movesOf([choice(endAction, basic)], idle).map(lineOf)).toEqual([[endAction]]);
});

test("after work, the first work of the next action follows directly, but the current action comes first", () => {
  const basic: CirclevilleAction = { action: "basic", colour: "red", value: 2 };
  const next = [{ action: basic, text: "basic", next: [{ action: place, text: "place" }] }];
  const moves = movesOf([choice(place), { ...choice(endAction), next }], busy);
  expect(moves.map(lineOf)).toEqual([[place], [endAction], [endAction, basic], [endAction, basic, place]]);
  const atSection = movesByPlace(moves, view, 0).get({ kind: "section", section: 7 }) ?? [];
  expect(continuing(atSection).map(lineOf)).toEqual([[place]]);
  expect(continuing(atSection.slice(1)).map(lineOf)).toEqual([[endAction, basic, place]]);
  const now = { ...view, turn: { colour: "blue" } } as CirclevilleView;
  expect(movesOnSquare(atSection, "red", now)).toEqual([atSection[1]]);
  expect(movesOnSquare(atSection, "blue", now)).toEqual([atSection[0]]);
});

test("after work, the next action may begin where a step leads, and keeps its own step", () => {
  const blue: CirclevilleAction = { action: "basic", colour: "blue", value: 3 };
  const branch = (action: CirclevilleAction, ...next: Choice[]): Choice => ({ action, text: action.action, next });
  const now = branch(endAction, branch(blue, branch(place)));
  const later = branch(endAction, branch(blue, branch(step, branch(place))));
  const moves = movesOf([branch(step, now), later], busy);
  expect(moves.map(lineOf)).toEqual([[step], [step, endAction, blue, place], [endAction], [endAction, blue]]);
  const atSection = movesByPlace(moves, view, 0).get({ kind: "section", section: 7 }) ?? [];
  expect(continuing(atSection).map(lineOf)).toEqual([[step]]);
  const acting = { ...view, turn: { colour: "red" } } as CirclevilleView;
  expect(movesOnSquare(atSection, "blue", acting).map(lineOf)).toEqual([[step, endAction, blue, place]]);
  expect(movesOf([branch(step, now)], idle).map(lineOf)).toEqual([[step]]);
});

test("of several ways to the same work, the shortest counts", () => {
  const basic: CirclevilleAction = { action: "basic", colour: "red", value: 2 };
  const [near, far] = [5, 9].map((section): CirclevilleAction => ({ action: "step", section })) as [
    CirclevilleAction,
    CirclevilleAction,
  ];
  const branch = (action: CirclevilleAction, ...next: Choice[]): Choice => ({ action, text: action.action, next });
  const begun = branch(basic, branch(near, branch(step, branch(place))), branch(far, branch(step, branch(place))));
  expect(movesOf([begun], idle).map(lineOf)).toEqual([[basic], [basic, near, step, place]]);
  expect(movesOf([{ ...begun, next: [...(begun.next ?? []), branch(step, branch(place))] }], idle).map(lineOf)).toEqual(
    [[basic], [basic, step, place]],
  );
});

test("where tiles may be used in between, the action can end without the turn", () => {
  const endTurn: CirclevilleAction = { action: "end_turn" };
  const choices = [choice(endAction, endTurn)];
  expect(movesOf(choices, busy, true).map(lineOf)).toEqual([[endAction, endTurn], [endAction]]);
  expect(movesOf(choices, busy, false).map(lineOf)).toEqual([[endAction, endTurn]]);
});

test("one move does all the work in a section; squares and counts do one decision at a time", () => {
  const razing = (["natural", "brown"] as const).map((structure): CirclevilleAction => ({ action: "raze", structure }));
  const moves = movesOf(
    razing.map((each) => choice(each)),
    { ...busy, fills: [razing] },
  );
  expect(moves.map(lineOf)).toEqual([[razing[0]], [razing[1]], razing]);
  expect(filling(moves).map(lineOf)).toEqual([razing]);
  const now = { ...view, turn: { colour: "orange" } } as CirclevilleView;
  expect(movesOnSquare(moves, "brown", now).map(lineOf)).toEqual([[razing[1]]]);
});

test("a fill can include the cube beside finished roads and still continues the current action", () => {
  const cube: CirclevilleAction = { action: "extra_cube", section: 8 };
  const fill = [place, endAction, cube];
  const moves = movesOf([choice(place), choice({ action: "place", cubes: 1 })], { ...busy, fills: [fill] });
  expect(filling(continuing(moves)).map(lineOf)).toEqual([fill]);
  const outlooks = [{ section: 8, colour: "red", seats_by_place: [[0], [1], [2]] }];
  const now = { ...view, turn: { colour: "red", outlooks } } as unknown as CirclevilleView;
  const filled = filling(moves)[0] as Move;
  expect(outlookOf(filled, now, 0)?.seatsByPlace).toEqual([2]); // with the third cube
});

test("of a fill in the next action, only the way with the step of the current one is kept", () => {
  const red: CirclevilleAction = { action: "basic", colour: "orange", value: 2 };
  const raze: CirclevilleAction = { action: "raze", structure: "brown" };
  const fills = [
    [endAction, red, step, raze, raze],
    [step, endAction, red, raze, raze],
  ];
  expect(movesOf([], { ...busy, fills }).map(lineOf)).toEqual([fills[1]]);
});

test("the tile to return and the tile for it can be chosen with one click", () => {
  const [back, other] = [3, 4].map((tile): CirclevilleAction => ({ action: "return", tile })) as [
    CirclevilleAction,
    CirclevilleAction,
  ];
  const take: CirclevilleAction = { action: "take", tile: 5 };
  const moves = movesOf([choice(back, take), choice(other, take)], idle);
  expect(moves.map(lineOf)).toEqual([[back], [back, take], [other], [other, take]]);
  expect(movesByPlace(moves, view, 0).get({ kind: "equipment", tile: 5 })?.map(lineOf)).toEqual([
    [back, take],
    [other, take],
  ]);
  const alternate: CirclevilleAction = { action: "alternate", colour: "red", kind: "equipment" };
  const next = [{ action: back, text: "return", next: [{ action: take, text: "take" }] }];
  expect(movesOf([{ action: alternate, text: "alternate", next }], idle).map(lineOf)).toEqual([
    [alternate],
    [alternate, back],
    [alternate, back, take],
  ]);
});

test("which structure joins the queue first is chosen with the end of the action, by button", () => {
  const queue: CirclevilleAction = { action: "queue", structure: "brown" };
  const moves = movesOf([choice(endAction, queue)], busy);
  expect(moves.map(lineOf)).toEqual([[endAction, queue]]);
  expect(movesByPlace(moves, view, 0).size).toBe(0);
});

test("an alternate action includes the tile to take, or the icon and the plot, here or one step away", () => {
  const alternate = (colour: string, kind: string): CirclevilleAction => ({ action: "alternate", colour, kind });
  const [equipment, orange, green] = [
    alternate("orange", "equipment"),
    alternate("orange", "beautify"),
    alternate("green", "beautify"),
  ] as [CirclevilleAction, CirclevilleAction, CirclevilleAction];
  const take: CirclevilleAction = { action: "take", tile: 5 };
  const beautify: CirclevilleAction = { action: "beautify", section: 7 };
  const far = { action: step, text: "step", next: [{ action: beautify, text: "beautify" }] };
  const choices = [choice(equipment, take, step), { ...choice(orange), next: [far] }, choice(green, beautify)];
  const moves = movesOf(choices, idle);
  expect(moves.map(lineOf)).toEqual([
    [equipment],
    [equipment, take],
    [orange],
    [orange, step, beautify],
    [green],
    [green, beautify],
  ]);
  expect(moves.filter(isShortcut)).toEqual([moves[1], moves[3], moves[5]]);
  const now = { ...view, turn: { colour: null } } as unknown as CirclevilleView;
  expect(movesOnSquare(moves, "beauty", now)).toEqual([moves[3], moves[5]]);
});

test("while an extra cube is offered, no achievement is laid with the end of the action", () => {
  const cube: CirclevilleAction = { action: "extra_cube", section: 5 };
  const lay = { action: "lay", row: "red" } as CirclevilleAction;
  expect(movesOf([choice(endAction, lay)], busy).map(lineOf)).toEqual([[endAction], [endAction, lay]]);
  expect(movesOf([choice(cube), choice(endAction, lay)], busy).map(lineOf)).toEqual([[cube], [endAction]]);
});

test("a click on a free plot builds there with one cube, whatever leads to it", () => {
  const plot = (number: number, structure: string | null, isNew = false) => ({ plot: number, structure, new: isNew });
  const sections = [{ section: 1, area: [1], plots: [plot(1, "brown"), plot(2, null), plot(3, null, true)] }];
  const now = { ...view, sections } as unknown as CirclevilleView;
  const once = move({ action: "build", section: 1 });
  const twice = move({ action: "build", section: 1, twice: true });
  const squares = (["plot 1", "plot 2", "plot 3"] as const).map((each) => movesOnSquare([twice, once], each, now));
  expect(squares).toEqual([[], [once], []]);
  const green: CirclevilleAction = { action: "basic", colour: "green", value: 2 };
  const next = [{ action: green, text: "basic", next: [{ action: once.action, text: "build" }] }];
  const assistant: CirclevilleAction = { action: "assistant", space: 3 };
  const moves = movesOf([{ ...choice(assistant), next }], idle);
  expect(movesOnSquare(moves, "plot 2", now).map(lineOf)).toEqual([[assistant, green, once.action]]);
});

test("a path of several steps is one move", () => {
  const turn = { worked: false, walks: [{ steps: [7, 9], idle: true }], fills: [] };
  const path: CirclevilleAction[] = [step, { action: "step", section: 9 }];
  expect(movesOf([choice(step, endAction)], turn).map(({ idle }) => idle)).toEqual([true, true]);
  expect(movesOf([choice(step, endAction)], turn).map(lineOf)).toEqual([[step], path]);
  expect(movesOf([choice(endAction)], turn).map(lineOf)).toEqual([[endAction]]);
  expect(movesOf([choice(step)], turn).map(lineOf)).toEqual([[step]]); // in a lesson
});

test("the turn ends with the column of a used year tile, by button only", () => {
  const endTurn: CirclevilleAction = { action: "end_turn" };
  const columns = ["red", "blue"].map((colour): CirclevilleAction => ({ action: "column", colour }));
  const moves = movesOf([choice(endTurn, ...columns)], idle);
  expect(moves.map(lineOf)).toEqual(columns.map((column) => [endTurn, column]));
  expect(movesByPlace(moves, view, 0).size).toBe(0);
});

test("where tiles can be used after taking the action tile, the turn ends with or without them", () => {
  const endTurn: CirclevilleAction = { action: "end_turn" };
  expect(movesOf([choice(endTurn, endTurn)], idle)).toEqual([
    { action: endTurn, before: [endTurn] },
    { ...move(endTurn), tileOnly: true },
  ]);
  const next = [{ action: endTurn, text: "end_turn", next: [{ action: endTurn, text: "end_turn" }] }];
  expect(movesOf([{ ...choice(endAction), next }], busy).map(lineOf)).toEqual([
    [endAction, endTurn, endTurn],
    [endAction, endTurn],
  ]);
});

test("actions that use a tile of the player name the tile", () => {
  expect(usableTileOf({ action: "use_supervisor", section: 3 })).toEqual({ kind: "tile", tile: "flexible_supervisor" });
  expect(usableTileOf({ action: "step", section: 3 })).toBeNull();
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
  const row = (path: string) => ({ path }) as PrintedValue;
  const [red, medal, level] = [row("sections.12.red"), row("achievements.1.quadrant"), row("mat.values.red")];
  expect(isAbout(red, { kind: "section", section: 12 })).toBe(true);
  expect(isAbout(red, { kind: "section", section: 1 })).toBe(false);
  expect(isAbout(medal, { kind: "achievement", tile: 1 })).toBe(true);
  expect(isAbout(medal, { kind: "equipment", tile: 1 })).toBe(false);
  expect(isAbout(level, { kind: "basic", colour: "red" })).toBe(true);
  expect(isAbout(level, { kind: "queue", slot: 1 })).toBe(false);
});
