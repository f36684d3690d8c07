/* Squares of a town that a row of the score sheet is about, as the eye sees them; the points come from the server. */

import type { CircleTheWagonsSquare } from "../../wire/types";

/** The largest group of a territory that is connected by edges. */
export function largestGroup(squares: readonly CircleTheWagonsSquare[], territory: string): [number, number][] {
  const left = new Map(
    squares.filter((each) => each.territory === territory).map(({ x, y }) => [`${x},${y}`, [x, y] as [number, number]]),
  );
  let best: [number, number][] = [];
  for (const start of [...left.values()]) {
    if (!left.delete(start.join())) continue;
    const group = [start];
    for (const [x, y] of group)
      for (const beside of [`${x + 1},${y}`, `${x - 1},${y}`, `${x},${y + 1}`, `${x},${y - 1}`]) {
        const found = left.get(beside);
        if (found && left.delete(beside)) group.push(found);
      }
    if (group.length > best.length) best = group;
  }
  return best;
}

/** The territories and icons that each scoring card looks at. */
const ABOUT: Record<string, string[]> = {
  badlands: ["gun", "desert"],
  happy_cows: ["cow", "snow"],
  the_clearing: ["fort", "forest"],
  circle_the_wagons: ["wagon"],
  gold_country: ["mine", "mountains"],
  prairie_life: ["cow", "plains"],
  claim_jumpers: ["mine", "gun"],
  boom_or_bust: ["mine"],
  wagon_train: ["wagon"],
  one_too_many: ["beer"],
  bootleggers: ["beer", "wagon"],
  fortified: ["fort"],
  the_herd: ["cow"],
  target_practice: ["beer", "gun"],
  rifles_ready: ["fort", "gun"],
};

/** What a row of the score sheet is about: a territory's largest group, or the squares that a scoring card looks at. */
export function aboutRow(squares: readonly CircleTheWagonsSquare[], source: string): [number, number][] {
  if (source === "cool_water")
    return [
      ...largestGroup(squares, "water"),
      ...squares.filter(({ icon, territory }) => icon === "wagon" && territory !== "water").map(at),
    ];
  const about = ABOUT[source];
  if (about) return squares.filter(({ icon, territory }) => about.includes(icon) || about.includes(territory)).map(at);
  return largestGroup(squares, source);
}

const at = ({ x, y }: CircleTheWagonsSquare): [number, number] => [x, y];
