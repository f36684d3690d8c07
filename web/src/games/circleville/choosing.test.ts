import { expect, test } from "vitest";
import type { Scene, Table } from "../../table/table.svelte";
import type { Choice, CirclevilleAction, CirclevilleView } from "../../wire/types";
import { Choosing } from "./choosing.svelte";

const view = {
  sections: Array.from({ length: 20 }, (_, index) => ({ section: index + 1, area: [index + 1], plots: [] })),
  mats: [{ supervisor: 8, year_tiles: {} }],
  work_left: Array.from({ length: 20 }, () => 4),
  years: [],
  turn: { colour: "red", worked: true, walks: [], outlooks: [], fills: [] },
} as unknown as CirclevilleView;
const choice = (action: CirclevilleAction, next: Choice[] = []): Choice => ({ action, text: action.action, next });

/** The moves of a player with these choices, and what was played. */
function choosing(...choices: Choice[]) {
  return choosingAt(view, ...choices);
}

/** The same with another view. */
function choosingAt(view: CirclevilleView, ...choices: Choice[]) {
  const played: CirclevilleAction[][] = [];
  const play = (...line: CirclevilleAction[]) => played.push(line);
  const table = { state: { number: 4 }, acting: true, hintedAction: null, act: play, actAndConfirm: play };
  const scene = { view, choices, actionCount: 7, turn: 0 } as unknown as Scene;
  const result = new Choosing(
    table as unknown as Table,
    () => scene,
    () => 0,
  );
  return { choosing: result, played, table };
}

test("a position stays the same when other players come and go", () => {
  const { choosing: player, table } = choosing();
  const before = player.position;
  table.state = { ...table.state };
  expect(player.position).toBe(before);
});

test("a click on a section continues the action, a click on a square may begin the next one", () => {
  const step: CirclevilleAction = { action: "step", section: 7 };
  const end: CirclevilleAction = { action: "end_action" };
  const blue: CirclevilleAction = { action: "basic", colour: "blue", value: 2 };
  const place: CirclevilleAction = { action: "place", cubes: 1 };
  const next = choice(blue, [choice(step, [choice(place)])]);
  const { choosing: player, played } = choosing(choice(step), choice(end, [next]));
  player.pick({ kind: "section", section: 7 });
  player.pick({ kind: "section", section: 7 }, "blue");
  expect(played).toEqual([[step], [end, blue, step, place]]);
});

test("where there are several moves, the page asks which one", () => {
  const razing = ["brown", "golden"].map((structure): CirclevilleAction => ({ action: "raze", structure }));
  const { choosing: player, played } = choosing(...razing.map((each) => choice(each)));
  player.pick({ kind: "section", section: 8 });
  expect(player.buttons.map(({ action }) => action)).toEqual(razing);
  expect(player.hasSelection).toBe(true);
  player.back();
  player.pick({ kind: "section", section: 8 }, "golden");
  expect([player.hasSelection, played]).toEqual([false, [[razing[1]]]]);
});

test("a click beside the squares does all the work in a section, a click on a square one piece of it, like any click in a lesson", () => {
  const razing = ["brown", "golden"].map((structure): CirclevilleAction => ({ action: "raze", structure }));
  const turn = { ...view.turn, colour: "orange", fills: [razing] } as CirclevilleView["turn"];
  const choices = razing.map((each) => choice(each));
  const { choosing: player, played } = choosingAt({ ...view, turn }, ...choices);
  player.pick({ kind: "section", section: 8 });
  player.pick({ kind: "section", section: 8 }, "golden");
  expect(played).toEqual([razing, [razing[1]]]);
  const { choosing: learner, table } = choosingAt({ ...view, turn }, ...choices);
  Object.assign(table, { lesson: {} });
  expect(learner.moves.map(({ action }) => action)).toEqual(razing);
});

test("tiles at hand, or the one for a section that is finished, allow to end the action alone", () => {
  const ends = (changes: object) => {
    const end = choice({ action: "end_action" }, [choice({ action: "end_turn" })]);
    const { choosing: player } = choosingAt({ ...view, ...changes } as CirclevilleView, end);
    return [player.buttons.map(({ action }) => action.action), player.primaryMove?.action.action];
  };
  expect(ends({})).toEqual([["end_turn"], "end_turn"]);
  expect(ends({ mats: [{ supervisor: 8, year_tiles: { raze_structure: 1 } }] })).toEqual([
    ["end_turn", "end_action"],
    "end_turn",
  ]);
  expect(ends({ work_left: [0] })).toEqual([["end_turn", "end_action"], "end_turn"]);
});

test("a click on a square moves the assistant too; where several spaces allow it, the page asks which one", () => {
  const space = (number: number, value: number): Choice => {
    const basic: CirclevilleAction = { action: "basic", colour: "red", value };
    return choice({ action: "assistant", space: number }, [choice(basic, [choice({ action: "place", cubes: 2 })])]);
  };
  const { choosing: player, played } = choosing(space(2, 3), space(3, 3));
  expect(player.litSections.size).toBe(0);
  player.pick({ kind: "section", section: 8 }, "red");
  expect(player.buttons.map(({ before }) => before[0])).toEqual([
    { action: "assistant", space: 2 },
    { action: "assistant", space: 3 },
  ]);
  expect(played).toEqual([]);
  const { choosing: other, played: line } = choosing(space(2, 3));
  other.pick({ kind: "section", section: 8 }, "red");
  expect(line[0]?.map(({ action }) => action)).toEqual(["assistant", "basic", "place"]);
});

test("the end of an action is the primary button only once something was done, even if just tiles are left", () => {
  const choices = [choice({ action: "end_action" }), choice({ action: "use_supervisor", section: 3 })];
  const { choosing: busy } = choosing(...choices);
  expect(busy.primaryMove?.action.action).toBe("end_action");
  const { choosing: idle } = choosingAt({ ...view, turn: { ...view.turn, worked: false } }, ...choices);
  expect([idle.primaryMove, idle.buttons.map(({ action }) => action.action)]).toEqual([undefined, ["end_action"]]);
});

test("the target of a tile may be clicked at once if nothing else can be meant; it is not highlighted", () => {
  const near: CirclevilleAction = { action: "assistant", space: 2 };
  const anywhere = [2, 5].map((space): CirclevilleAction => ({ action: "use_assistant", space }));
  const raze: CirclevilleAction = { action: "use_raze", structure: "brown", section: 3 };
  const build: CirclevilleAction = { action: "use_build", place: 1 };
  const actions = [near, ...anywhere, raze, build, { action: "use_supervisor", section: 4 } as CirclevilleAction];
  const { choosing: player, played } = choosing(...actions.map((each) => choice(each)));
  player.pick({ kind: "space", space: 2 });
  player.pick({ kind: "space", space: 5 });
  player.pick({ kind: "section", section: 3 }, "brown");
  player.pick({ kind: "queue", slot: 1 });
  expect(played).toEqual([[near], [anywhere[1]], [raze], [build]]);
  expect(player.litPlaces.places()).toEqual([{ kind: "space", space: 2 }]);
  player.pick({ kind: "section", section: 3 });
  expect(player.detailsPlace).toEqual({ kind: "section", section: 3 });
  player.pick({ kind: "section", section: 4 });
  expect(player.detailsPlace).toEqual({ kind: "section", section: 4 });
});

test("after work, the tile for level 5 can be used directly; it ends the action", () => {
  const end: CirclevilleAction = { action: "end_action" };
  const five: CirclevilleAction = { action: "use_five" };
  const tile = { kind: "tile", tile: "level_five" } as const;
  const { choosing: busy, played } = choosing(choice(end, [choice(five)]));
  expect(busy.usableTiles.has(tile)).toBe(true);
  busy.use(tile);
  expect(played).toEqual([[end, five]]);
  const { choosing: idle } = choosingAt(
    { ...view, turn: { ...view.turn, worked: false } },
    choice(end, [choice(five)]),
  );
  expect(idle.usableTiles.has(tile)).toBe(false);
});

test("the column of a used year tile ends the turn like the button", () => {
  const { choosing: player, played, table } = choosing(choice({ action: "column", colour: "red" }));
  const committed: unknown[] = [];
  Object.assign(table, { actAndConfirm: (...line: unknown[]) => committed.push(line) });
  player.pick({ kind: "column", colour: "red" });
  expect([played.length, committed.length]).toEqual([0, 1]);
});

test("a click on a tile takes it, if one colour can; on a square of a completed section likewise", () => {
  const alternate = (colour: string, kind: string): CirclevilleAction => ({ action: "alternate", colour, kind });
  const take: CirclevilleAction = { action: "take", tile: 5 };
  const beautify: CirclevilleAction = { action: "beautify", section: 8 };
  const [red, green] = [alternate("red", "equipment"), alternate("green", "equipment")];
  const icon = alternate("red", "beautify");
  const { choosing: player, played } = choosing(
    choice(red, [choice(take)]),
    choice(green, [choice(take)]),
    choice(icon, [choice(beautify)]),
  );
  player.pick({ kind: "section", section: 8 });
  expect(player.detailsPlace).toEqual({ kind: "section", section: 8 }); // only its icon begins the action
  player.pick({ kind: "section", section: 8 }, "beauty");
  player.pick({ kind: "equipment", tile: 5 });
  expect(player.buttons.map(({ before }) => before)).toEqual([[red], [green]]);
  player.clear();
  player.first = "green";
  player.pick({ kind: "equipment", tile: 5 });
  expect(played).toEqual([
    [icon, beautify],
    [green, take],
  ]);
  expect(player.litPlaces.has({ kind: "equipment", tile: 5 })).toBe(false);
});
