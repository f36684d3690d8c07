import { expect, test } from "vitest";
import { shape, spoken } from "./shape";

test("plain data finds its form", () => {
  expect(shape(3).kind).toBe("plain");
  expect(shape(["a", 1]).kind).toBe("words");
  expect(shape([{ a: 1 }, { a: 2 }])).toEqual({ kind: "table", columns: ["a"], rows: [{ a: 1 }, { a: 2 }] });
  expect(shape([{ a: { b: 1 } }]).kind).toBe("list");
  expect(shape({ a: 1 }).kind).toBe("named");
});

test("nothing, yes and no can be read", () => {
  const names = (name: string) => name.toUpperCase();
  expect(spoken(null, names)).toBe("–");
  expect(spoken(true, names)).toBe("YES");
  expect(spoken("lucca", names)).toBe("LUCCA");
  expect(spoken(4, names)).toBe("4");
});
