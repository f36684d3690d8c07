import { expect, test } from "vitest";
import { innerRoom, spots } from "./ring";

test("fifteen places lie at equal steps, the first one at the top", () => {
  const places = spots(15, 300, 200, 2.5);
  expect(places).toHaveLength(15);
  expect(places[0]?.x).toBeCloseTo(0);
  expect(places[0]?.y).toBeCloseTo(-200);
  expect(places[1]?.x).toBeGreaterThan(0);
});

test("the free space inside keeps its distance from every card", () => {
  const card = { width: 64, height: 80 };
  for (const [a, b] of [
    [225, 213],
    [370, 190],
    [160, 220],
  ] as const) {
    const places = spots(15, a, b, 2.5);
    const { width, height } = innerRoom(places, card, 6);
    expect(width).toBeGreaterThan(a * 0.8);
    expect(height).toBeGreaterThan(b * 0.8);
    for (const { x, y } of places) {
      const beside = Math.abs(x) - card.width / 2 >= width / 2 + 6 - 1e-9;
      const beyond = Math.abs(y) - card.height / 2 >= height / 2 + 6 - 1e-9;
      expect(beside || beyond).toBe(true);
    }
  }
});
