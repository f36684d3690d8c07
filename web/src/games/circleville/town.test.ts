import { expect, test } from "vitest";
import type { CirclevilleSection } from "../../wire/types";
import { completedItems, openItems, type Square, squareAt, squaresIn } from "./town";

const section = {
  section: 8,
  band: "outer",
  begins: 0,
  ends: 45,
  completed: false,
  red: 1,
  blue: 2,
  cubes: [{ red: 1, blue: 0, structures: 0, extra: 0 }],
  structures: { golden: 1 },
  printed: { golden: 1, brown: 1 },
  points: [4, 3],
  seats_by_place: [0, null],
} as unknown as CirclevilleSection;
const drawn = (squares: Square[], seatsByPlace: (number | null)[]) =>
  openItems(section, [], 0, { squares, seatsByPlace });
const halosOf = (squares: Square[]) => [
  ...drawn(squares, [0, null]).matchAll(/data-square="8 (\w+)".*?translate\((\S+) (\S+)\)/g),
];

test("the squares that can be filled are lit and can be tapped, others cannot", () => {
  const halos = halosOf(["blue"]);
  expect(halos.map(([, colour]) => colour)).toEqual(["blue", "blue"]);
  for (const [, , x, y] of halos) expect(squareAt(section, Number(x) + 9, Number(y) - 9)).toBe("blue");
  expect(squareAt(section, 392, 384)).toBeNull();
  const [, , x, y] = halos[0] as unknown as string[];
  expect(squareAt({ ...section, completed: true, plots: [] }, Number(x), Number(y))).not.toBe("blue");
});

test("a structure that can be razed is lit and can be tapped; a razed one cannot", () => {
  const halos = halosOf(["golden", "brown"]);
  expect(halos.map(([, structure]) => structure)).toEqual(["golden"]);
  for (const [, , x, y] of halos) expect(squareAt(section, Number(x) + 9, Number(y) - 9)).toBe("golden");
});

test("the icon and the plots of a completed section are lit and can be tapped, a new plot cannot", () => {
  const plots = [
    { plot: 1, new: false },
    { plot: 1, new: true },
  ];
  const done = { ...section, completed: true, quadrant: 1, plots, beauty: [], number_square: null };
  const place = done as unknown as CirclevilleSection;
  const squares = squaresIn(place);
  expect(squares).toEqual(["beauty", "plot 1"]);
  const drawing = completedItems(place, [], 0, { squares, seatsByPlace: null });
  const halos = [...drawing.matchAll(/data-square="8 ([\w ]+)" x="(\S+)" y="(\S+)"/g)];
  expect(halos.map(([, square]) => square).toSorted()).toEqual(squares);
  for (const [, square, x, y] of halos) expect(squareAt(place, Number(x) + 9, Number(y) + 9)).toBe(square);
});

test("a dot marks whose points would change", () => {
  expect(drawn([], [1, 0])).toMatch(/data-later="1".*data-later="0"/);
  expect(drawn([], [0, null])).not.toContain("data-later");
});

test.each(["inner", "middle", "outer"])("nothing on a section of the %s band moves when supervisors come", (band) => {
  const place = {
    ...section,
    band,
    quadrant: 1,
    plots: [{}, {}],
    beauty: [],
    number_square: null,
  } as unknown as CirclevilleSection;
  for (const draw of [openItems, completedItems]) {
    const empty = draw(place, [], 0);
    expect(draw(place, [0, 1, 2], 0).startsWith(empty)).toBe(true);
    expect(empty).toContain(">8</text>");
  }
});
