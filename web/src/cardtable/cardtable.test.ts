import { describe, expect, test } from "vitest";
import { extentOf, fitBeside, fitCamera, toSquares, zoomAt } from "./camera";
import { middle, outline } from "./outline";
import { nearest, type Placement, placeAction, placementOf, same, snap, step, swap, turn } from "./placement";

const at = (x: number, y: number, turned = false): Placement => ({
  card: 1,
  x,
  y,
  turned,
});
const places = [at(-2, 0), at(2, 0), at(0, -2), at(0, 2), at(2, 1), at(2, 0, true), at(0, 2, true)];

describe("placements", () => {
  test("are converted to actions and back", () => {
    expect(placementOf(placeAction(at(2, 1, true)))).toEqual(at(2, 1, true));
    expect(placementOf({ action: "place", card: 1, x: 0, y: 0 })).toEqual(at(0, 0));
    expect(placementOf({ action: "take", card: 1 })).toBeNull();
    expect(placementOf({ action: "place", cubes: 2 })).toBeNull();
  });
  test("a ghost snaps to the placement whose centre is nearest", () => {
    expect(snap(places, 3, 1, false)).toEqual(at(2, 0));
    expect(snap(places, 3.1, 1.9, false)).toEqual(at(2, 1));
    expect(snap(places, 3, 1, true)).toEqual(at(2, 0, true));
  });
  test("far from all placements, a ghost does not snap", () => {
    expect(snap(places, 9, 9, false)).toBeNull();
  });
  test("arrow keys go to the next place straight ahead", () => {
    expect(step(places, at(-2, 0), "right")).toEqual(at(2, 0));
    expect(step(places, at(2, 0), "down")).toEqual(at(2, 1));
    expect(step(places, at(0, 2), "up")).toEqual(at(0, -2));
  });
  test("at the edge, an arrow key does nothing", () => {
    expect(step(places, at(0, -2), "up")).toEqual(at(0, -2));
  });
  test("every place can be reached with the arrow keys", () => {
    const upright = places.filter(({ turned }) => !turned);
    const reached = [upright[0] as Placement];
    for (const place of reached)
      for (const direction of ["left", "right", "up", "down"] as const) {
        const next = step(places, place, direction);
        if (!reached.some((each) => same(each, next))) reached.push(next);
      }
    expect(reached).toHaveLength(upright.length);
  });
  test("rotating keeps the place if that is legal, otherwise goes to the nearest place", () => {
    expect(turn(places, at(2, 0))).toEqual(at(2, 0, true));
    expect(turn(places, at(2, 1))).toEqual(at(2, 0, true));
    expect(turn([at(2, 1)], at(2, 1))).toEqual(at(2, 1));
  });
  test("another card of the hand takes the same place", () => {
    expect(swap(places, at(0, 2, true))).toEqual(at(0, 2, true));
    expect(swap(places, at(5, 5))).toBeNull();
  });
  test("the keyboard starts at the placement nearest to the middle", () => {
    expect(nearest(places, false, 3, 2.1)).toEqual(at(2, 1));
    expect(nearest([], false, 0, 0)).toBeNull();
  });
});

describe("camera", () => {
  const unit = { width: 96, height: 68 };
  const screen = { width: 800, height: 600 };
  test("an extent reaches from the first to the last square", () => {
    expect(
      extentOf([
        { x: -3, y: 0 },
        { x: 2, y: 4 },
      ]),
    ).toEqual({ left: -3, top: 0, right: 4, bottom: 6 });
  });
  test("fitting shows the extent in the middle, with its margin", () => {
    const camera = fitCamera({ left: -2, top: -1, right: 4, bottom: 3 }, unit, screen, 1, 2);
    const [left, top] = toSquares(camera, unit, 0, 0);
    const [right, bottom] = toSquares(camera, unit, 800, 600);
    expect(left).toBeLessThanOrEqual(-3 + 1e-9);
    expect(top).toBeLessThanOrEqual(-2 + 1e-9);
    expect(right).toBeGreaterThanOrEqual(5 - 1e-9);
    expect(bottom).toBeGreaterThanOrEqual(4 - 1e-9);
    expect((left + right) / 2).toBeCloseTo(1);
  });
  test("an overlay that would cover cards moves them beside or below it, whichever leaves them larger", () => {
    const none = { left: 0, top: 0, right: 0, bottom: 0 };
    const [tall, wide] = [
      { left: 0, top: 0, right: 2, bottom: 6 },
      { left: 0, top: 0, right: 8, bottom: 2 },
    ];
    const cameraFor = (extent: typeof tall, covers: typeof tall) => fitBeside(extent, unit, screen, covers, 0, 9);
    expect(cameraFor(tall, none)).toEqual(fitCamera(tall, unit, screen, 0, 9));
    const corner = { ...none, right: 500, top: 150 };
    const beside = cameraFor(tall, corner);
    expect(beside.x + 2 * unit.width * beside.zoom).toBeLessThanOrEqual(300);
    expect(cameraFor(wide, corner).y).toBeGreaterThanOrEqual(150);
    const low = cameraFor(tall, { ...none, left: 500, bottom: 150 });
    expect(low.x >= 500 || low.y + 6 * unit.height * low.zoom <= 450).toBe(true);
  });
  test("zooming leaves the point under the finger where it is", () => {
    const before = fitCamera({ left: 0, top: 0, right: 2, bottom: 2 }, unit, screen, 1, 1);
    const after = zoomAt(before, 1.5, 300, 200);
    expect(toSquares(after, unit, 300, 200)[0]).toBeCloseTo(toSquares(before, unit, 300, 200)[0]);
    expect(after.zoom).toBeCloseTo(before.zoom * 1.5);
  });
  test("zooming has limits", () => {
    const camera = { x: 0, y: 0, zoom: 1 };
    expect(zoomAt(camera, 1000, 0, 0).zoom).toBeLessThan(3);
    expect(zoomAt(camera, 0.0001, 0, 0).zoom).toBeGreaterThan(0.1);
  });
});

describe("outlines", () => {
  const unit = { width: 10, height: 10 };
  test("squares that touch have no line between them", () => {
    expect(outline([[0, 0]], unit).match(/M/g)).toHaveLength(4);
    expect(
      outline(
        [
          [0, 0],
          [1, 0],
        ],
        unit,
      ).match(/M/g),
    ).toHaveLength(6);
  });
  test("the label stands on a square of the group", () => {
    expect(
      middle([
        [0, 0],
        [4, 0],
        [2, 0],
      ]),
    ).toEqual([2, 0]);
  });
});
