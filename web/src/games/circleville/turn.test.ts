import { expect, test } from "vitest";
import type { CirclevilleView } from "../../wire/types";
import { stageOf, unorderedColours } from "./turn";

const at = (phase: string, permits: string[], any_colour = false) =>
  ({ phase, turn: { permits, any_colour } }) as unknown as CirclevilleView;

test("a turn goes through its stages", () => {
  expect(stageOf(at("assistant", []), null)).toBe("space");
  expect(stageOf(at("choose", ["red", "blue"]), null)).toBe("order");
  expect(stageOf(at("choose", ["red", "blue"]), "blue")).toBe("kind");
  expect(stageOf(at("act", ["red"]), null)).toBe("where");
  expect(stageOf(at("choose", ["red"]), null)).toBe("kind");
  expect(stageOf(at("choose", []), null)).toBe("end");
  expect(stageOf(at("finish", []), null)).toBe("end");
});

test("there is an order to choose only between two colours", () => {
  expect(unorderedColours(at("choose", ["red", "red"]))).toEqual([]);
  expect(unorderedColours(at("choose", ["red", "blue", "green"], true))).toEqual([]);
  expect(unorderedColours(at("choose", ["green", "red"]))).toEqual(["green", "red"]);
});
