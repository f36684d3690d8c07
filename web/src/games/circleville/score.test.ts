import { describe, expect, test } from "vitest";
import { sameShape } from "../../scorehelper/savedForm.svelte";
import { countedFields, emptyForm, emptyMat, position, seatsOf, withPlayers } from "./score";

const form = (...achievements: number[][]) => ({
  ...emptyForm(),
  mats: emptyForm().mats.map((each, seat) => ({ ...each, supervisor: 1, achievements: achievements[seat] ?? [] })),
});

describe("the score form of Circleville", () => {
  test("waits for the supervisors", () => {
    expect(position(emptyForm())).toBeNull();
    expect(position(form())?.players).toHaveLength(2);
  });

  test("asks for the fields that the server names, and shows those that were filled before", () => {
    const bounds = {
      "structures.2.brown": {},
      "players.1.beside.silver": { most: 2 },
      "players.0.twice.3": { most: 1 },
    };
    expect(countedFields(form(), bounds)).toEqual({
      structures: [
        { structure: "brown", quadrants: [2], beside: [] },
        { structure: "silver", quadrants: [], beside: [1] },
      ],
      twice: [{ seat: 0, quadrant: 3 }],
    });
    const full = { ...form(), structures: emptyForm().structures.map(() => ({ natural: 0, brown: 2 })) as never };
    expect(countedFields(full, {}).structures).toEqual([{ structure: "brown", quadrants: [0, 1, 2, 3], beside: [] }]);
    expect(countedFields(form(), {})).toEqual({ structures: [], twice: [] });
  });

  test("has opponents with nothing but points, markers and tiles", () => {
    const alone = { ...form([21]), people: 1, opponents: "bertha_katherine" };
    expect(seatsOf(alone)).toBe(3);
    expect(position(alone)?.players[1]).not.toHaveProperty("supervisor");
    expect(position(alone)?.players[0]).toHaveProperty("twice", emptyMat().twice);
  });

  test("has the corrections of the viewer's box", () => {
    expect(position(form([]))).toHaveProperty("components", null);
    expect(position(form([]), { end: {} })).toHaveProperty("components", { end: {} });
  });

  test("keeps the values of players who stay", () => {
    const two = form([7], [21]);
    const alone = withPlayers(two, { people: 1 });
    expect(alone.mats[0]).toEqual(two.mats[0]);
    expect(alone.mats[1]).toEqual(emptyMat());
    const other = withPlayers(
      { ...alone, mats: alone.mats.map((each) => ({ ...each, points: 9 })) },
      { opponents: "carsten" },
    );
    expect(other.mats.slice(0, 2).map(({ points }) => points)).toEqual([9, 0]);
  });
});

test("saved values are used only if they have the current shape", () => {
  const blank = { names: [], count: 2, deep: { on: true }, none: null };
  expect(sameShape({ names: ["Anna"], count: 3, deep: { on: false }, none: 4 }, blank)).toBe(true);
  expect(sameShape({ names: ["Anna"], count: "3", deep: { on: false } }, blank)).toBe(false);
  expect(sameShape({ names: {}, count: 3, deep: { on: false } }, blank)).toBe(false);
  expect(sameShape(null, blank)).toBe(false);
});
