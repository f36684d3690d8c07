import { expect, test } from "vitest";
import { addDays, addMonths, isDay, longDay, weekdays, weeksOf } from "./days";

test("adding days and months crosses the end of a year", () => {
  expect(addDays("2026-12-31", 1)).toBe("2027-01-01");
  expect(addDays("2028-03-01", -1)).toBe("2028-02-29");
  expect(addMonths("2026-12", 1)).toBe("2027-01");
  expect(addMonths("2026-01", -1)).toBe("2025-12");
});

test("only real dates are days", () => {
  expect(["2026-11-15", "2028-02-29"].every(isDay)).toBe(true);
  expect(["2026-02-29", "2026-13-01", "tomorrow", "", "2026-1-1"].some(isDay)).toBe(false);
});

test("a month in weeks that begin on Monday", () => {
  const weeks = weeksOf("2026-11");
  expect(weeks[0]).toEqual([null, null, null, null, null, null, "2026-11-01"]);
  expect(weeks[1]?.[0]).toBe("2026-11-02");
  expect(weeks.at(-1)).toEqual(["2026-11-30", null, null, null, null, null, null]);
  expect(weeks.every((week) => week.length === 7)).toBe(true);
  expect(weekdays("en", "long")[0]).toBe("Monday");
});

test("English dates are British, and a long date wraps only after the day of the week", () => {
  expect(longDay("2026-11-19", "en")).toMatch(/^Thursday,? 19\u00a0November\u00a02026$/);
  expect(longDay("2026-11-19", "de")).toBe("Donnerstag, 19.\u00a0November\u00a02026");
});
