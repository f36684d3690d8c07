import { describe, expect, it } from "vitest";
import type { CarraraPurchase } from "../../wire/types";
import { COLOURS } from "./components";
import { drawCity, lots } from "./landscape";
import { canPayWith, isPayment, purchaseOf } from "./payment";
import {
  BRICK,
  beforeTurn,
  bricksIn,
  fingerWheel,
  fitsInside,
  hasTurned,
  OUTER,
  type Region,
  segmentRegion,
  spots,
} from "./wheel";

const wheel = (...segments: Record<string, number>[]) =>
  segments.map((counts) => Object.fromEntries(COLOURS.map((colour) => [colour, counts[colour] ?? 0])));

/** Bricks are inside their segment and do not overlap. */
function expectApart(places: [number, number][], count: number, scale: number, region: Region) {
  const [width, height] = [BRICK.width * scale, BRICK.height * scale];
  expect(places).toHaveLength(count);
  for (const [i, [x, y]] of places.entries()) {
    expect(fitsInside(region, width, height)(x, y)).toBe(true);
    for (const [otherX, otherY] of places.slice(i + 1))
      expect(Math.abs(x - otherX) > width - 0.01 || Math.abs(y - otherY) > height - 0.01).toBe(true);
  }
}

describe("the wheel", () => {
  it("has room for up to eleven bricks in a segment, without overlap", () => {
    for (let segment = 1; segment <= 6; segment++)
      for (let count = 4; count <= 11; count++) {
        const { scale, places } = spots(segment, count);
        expect(scale).toBeGreaterThan(0.45);
        expectApart(places, count, scale, segmentRegion(segment));
      }
  });

  it("gives every brick room for a finger if it is small, wherever the bricks are", () => {
    for (const size of [352, 386])
      for (const counts of [
        [6, 0, 0, 0, 0, 0],
        [11, 0, 0, 0, 0, 0],
        [5, 6, 0, 0, 0, 0],
        [1, 4, 0, 3, 0, 3],
        [1, 1, 1, 1, 6, 1],
        [2, 2, 2, 2, 2, 1],
      ]) {
        const { scale, sectors, places, hub, unit } = fingerWheel(counts, size);
        expect(scale * BRICK.width * unit).toBeGreaterThanOrEqual(44);
        expect(sectors.at(-1)?.to).toBeCloseTo((sectors[0]?.from ?? 0) + 360);
        for (const [i, { from, to }] of sectors.entries())
          expectApart(places[i] ?? [], counts[i] ?? 0, scale, {
            middle: (from + to) / 2,
            half: (to - from) / 2,
            inner: hub,
            outer: OUTER,
          });
      }
  });

  it("tells bricks of one colour apart", () => {
    expect(bricksIn(2, { red: 2, white: 1 })).toEqual([
      { segment: 2, colour: "white", copy: 0 },
      { segment: 2, colour: "red", copy: 0 },
      { segment: 2, colour: "red", copy: 1 },
    ]);
  });

  it("has turned when all bricks have moved by one segment", () => {
    const before = wheel({ red: 1 }, { blue: 1 }, {}, {}, {}, { white: 1 });
    expect(hasTurned(before, wheel({ white: 1, black: 2 }, { red: 1 }, { blue: 1 }, {}, {}, {}))).toBe(true);
    expect(hasTurned(before, wheel({}, { blue: 1 }, {}, {}, {}, { white: 1 }))).toBe(false);
    expect(hasTurned(wheel({}, {}, {}, {}, {}, {}), wheel({}, {}, {}, {}, {}, {}))).toBe(false);
    expect(beforeTurn({ segment: 2, colour: "red", copy: 0 }, before)).toEqual({ segment: 1, colour: "red", copy: 0 });
    expect(beforeTurn({ segment: 1, colour: "white", copy: 0 }, before)).toEqual({
      segment: 6,
      colour: "white",
      copy: 0,
    });
    expect(beforeTurn({ segment: 1, colour: "white", copy: 1 }, before)).toBeNull();
  });
});

describe("a city", () => {
  it("shows whole buildings at every height", () => {
    for (let visibleHeight = 40; visibleHeight <= 174; visibleHeight++)
      for (let count = 2; count <= 12; count++)
        for (const [, ground, width] of lots(count, visibleHeight))
          expect(ground - (width * 56) / 64).toBeGreaterThanOrEqual(174 - visibleHeight);
  });
  it("draws nothing with a negative size, even before its height is known", () => {
    for (let visibleHeight = 0; visibleHeight < 40; visibleHeight++)
      for (let count = 0; count <= 12; count++)
        for (const [, , width] of lots(count, visibleHeight)) expect(width).toBeGreaterThanOrEqual(0);
    expect(drawCity(0, [{ type: "villa", cost: 1, city: "livorno" }], 2, null, 4)).not.toContain("ellipse");
  });
});

describe("a payment", () => {
  const payments: Record<string, number>[] = [
    { white: 2, red: 1 },
    { white: 1, red: 1, green: 1 },
  ];

  it("is complete if the view lists it", () => {
    expect(isPayment({ red: 1, white: 2, green: 0 }, payments)).toBe(true);
    expect(isPayment({ white: 2 }, payments)).toBe(false);
    expect(isPayment({ white: 3 }, payments)).toBe(false);
  });

  it("takes one more brick of a colour where such a payment exists", () => {
    expect(canPayWith("white", { white: 1, red: 1, green: 1 }, payments)).toBe(true);
    expect(canPayWith("red", { white: 1, red: 1, green: 1 }, payments)).toBe(false);
    expect(canPayWith("black", {}, payments)).toBe(false);
  });
});

describe("a purchase", () => {
  const purchases: CarraraPurchase[] = [
    { segment: 3, bricks: { red: 1, black: 1 }, price: 4, left: 1, too_dear: [], cities_by_building: [] },
    { segment: 4, bricks: { red: 1 }, price: 2, left: 3, too_dear: [], cities_by_building: [] },
  ];

  it("matches one in the view's list, whatever the order of its bricks", () => {
    const [black, red, other] = [
      { segment: 3, colour: "black", copy: 0 },
      { segment: 3, colour: "red", copy: 1 },
      { segment: 4, colour: "red", copy: 0 },
    ];
    expect(purchaseOf([black, red], purchases)?.price).toBe(4);
    expect(purchaseOf([red, black], purchases)?.price).toBe(4);
    expect(purchaseOf([black, other], purchases)).toBeNull();
    expect(purchaseOf([black], purchases)).toBeNull();
  });
});
