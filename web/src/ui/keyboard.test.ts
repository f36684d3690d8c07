import { expect, test } from "vitest";
import { directionOf, STEPS, stepOf } from "./keyboard";

test("arrows go forward and backward in a list, other keys do not", () => {
  expect(["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp", "Enter"].map(stepOf)).toEqual([1, 1, -1, -1, 0]);
});

test("arrows go to a neighbouring square", () => {
  expect(STEPS[directionOf("ArrowUp") ?? "down"]).toEqual([0, -1]);
  expect(directionOf("a")).toBeNull();
});
