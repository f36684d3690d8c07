import { describe, expect, it } from "vitest";
import { CITIES, COLOURS, conditions, price, worth } from "./components";
import { drawCity, lots } from "./landscape";
import { decisions, proposal } from "./payment";
import { bricksIn, fits, hasTurned, spots } from "./wheel";

const wheel = (...segments: Record<string, number>[]) =>
  segments.map((counts) => Object.fromEntries(COLOURS.map((colour) => [colour, counts[colour] ?? 0])));

describe("the wheel", () => {
  it("has prices that fall by one from segment to segment, and from colour to colour", () => {
    expect(COLOURS.map((colour) => price(1, colour))).toEqual([6, 5, 4, 3, 2, 1]);
    expect(COLOURS.map((colour) => price(5, colour))).toEqual([2, 1, 0, 0, 0, 0]);
  });

  it("has room for up to eleven bricks in a segment, none upon another", () => {
    for (let segment = 1; segment <= 6; segment++)
      for (let count = 4; count <= 11; count++) {
        const { unit, places } = spots(segment, count);
        const [width, height] = [45 * unit, 53 * unit];
        expect(places).toHaveLength(count);
        expect(unit).toBeGreaterThan(0.45);
        for (const [i, [x, y]] of places.entries()) {
          expect(fits(x, y, width, height, (segment - 1) * 60)).toBe(true);
          for (const [other, down] of places.slice(i + 1))
            expect(Math.abs(x - other) > width - 0.01 || Math.abs(y - down) > height - 0.01).toBe(true);
        }
      }
  });

  it("tells bricks of one colour apart", () => {
    expect(bricksIn(2, { red: 2, white: 1 })).toEqual([
      { segment: 2, colour: "white", copy: 0 },
      { segment: 2, colour: "red", copy: 0 },
      { segment: 2, colour: "red", copy: 1 },
    ]);
  });

  it("has turned when all bricks lie one segment further", () => {
    const before = wheel({ red: 1 }, { blue: 1 }, {}, {}, {}, { white: 1 });
    expect(hasTurned(before, wheel({ white: 1, black: 2 }, { red: 1 }, { blue: 1 }, {}, {}, {}))).toBe(true);
    expect(hasTurned(before, wheel({}, { blue: 1 }, {}, {}, {}, { white: 1 }))).toBe(false);
    expect(hasTurned(wheel({}, {}, {}, {}, {}, {}), wheel({}, {}, {}, {}, {}, {}))).toBe(false);
  });
});

describe("a city", () => {
  it("shows its buildings whole, however low the picture is", () => {
    for (let seen = 40; seen <= 174; seen++)
      for (let count = 2; count <= 12; count++)
        for (const [, ground, width] of lots(count, seen))
          expect(ground - (width * 56) / 64).toBeGreaterThanOrEqual(174 - seen);
  });
  it("draws nothing of less than no size, even before its place is laid out", () => {
    for (let seen = 0; seen < 40; seen++)
      for (let count = 0; count <= 12; count++)
        for (const [, , width] of lots(count, seen)) expect(width).toBeGreaterThanOrEqual(0);
    expect(drawCity(0, [{ type: "villa", cost: 1, city: "livorno" }], 2, null, 4)).not.toContain("ellipse");
  });
});

describe("a payment", () => {
  const viareggio = CITIES.find(({ id }) => id === "viareggio")?.accepts ?? [];

  it("is proposed with the least valuable bricks that the city accepts", () => {
    expect(proposal(3, viareggio, { white: 2, red: 1, green: 1, black: 4 })).toEqual({ green: 1, red: 1, white: 1 });
  });

  it("names the best colours first", () => {
    expect(decisions("pay", { green: 1, white: 2 })).toEqual(["pay white", "pay white", "pay green"]);
    expect(decisions("take 3", { black: 1, red: 1 })).toEqual(["take 3 red", "take 3 black"]);
  });
});

describe("what is printed", () => {
  it("pays cost times value, in points or coins", () => {
    const built = [
      { cost: 3, city: "pisa" },
      { cost: 2, city: "massa" },
    ];
    expect(worth(built)).toEqual({ points: 2, coins: 9 });
  });

  it("asks less of more players before the end can be announced", () => {
    expect(conditions(2)).toEqual({ scorings: 4, objects: 8, costs: 30 });
    expect(conditions(4)).toEqual({ scorings: 4, objects: 6, costs: 20 });
  });
});
