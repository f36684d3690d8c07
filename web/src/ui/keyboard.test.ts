import { expect, test, vi } from "vitest";
import { capturingShortcuts, directionOf, STEPS, stepOf } from "./keyboard";

test("arrows go forward and backward in a list, other keys do not", () => {
  expect(["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp", "Enter"].map(stepOf)).toEqual([1, 1, -1, -1, 0]);
});

test("arrows go to a neighbouring square", () => {
  expect(STEPS[directionOf("ArrowUp") ?? "down"]).toEqual([0, -1]);
  expect(directionOf("a")).toBeNull();
});

test("a captured key reaches no other listener, except keys with modifiers and keys that are not used", () => {
  vi.stubGlobal("document", { querySelector: () => null });
  vi.stubGlobal("Element", class {});
  const listener = capturingShortcuts(({ key }) => key === "Enter");
  const isCaptured = (key: string, modifiers: Partial<KeyboardEvent> = {}) => {
    const [preventDefault, stopPropagation] = [vi.fn(), vi.fn()];
    listener({ key, ...modifiers, preventDefault, stopPropagation } as unknown as KeyboardEvent);
    expect(preventDefault.mock.calls).toEqual(stopPropagation.mock.calls);
    return stopPropagation.mock.calls.length > 0;
  };
  expect(isCaptured("Enter")).toBe(true);
  expect(isCaptured("a")).toBe(false);
  expect(isCaptured("Enter", { ctrlKey: true })).toBe(false);
  vi.unstubAllGlobals();
});
