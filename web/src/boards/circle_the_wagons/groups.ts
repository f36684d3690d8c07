/* Groups of squares in a town, as the eye sees them; the points come from the server. */

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
