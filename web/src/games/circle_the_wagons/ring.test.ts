import { expect, test } from "vitest";
import { spots } from "./ring";

test("fifteen places lie at equal steps, the first one at the top", () => {
  const places = spots(15, 300, 200, 2.5);
  expect(places).toHaveLength(15);
  expect(places[0]?.x).toBeCloseTo(0);
  expect(places[0]?.y).toBeCloseTo(-200);
  expect(places[1]?.x).toBeGreaterThan(0);
});
