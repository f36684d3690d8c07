/* Reasons: differences between two actions, by score line. */

import type { Difference } from "../wire/types";

/** Differences grouped by seat and sign, in the order of their first ones: they share a verb. */
export function groupReasons(reasons: readonly Difference[]): [Difference, ...Difference[]][] {
  const groups = new Map<string, [Difference, ...Difference[]]>();
  for (const each of reasons) {
    const key = `${each.points > 0} ${each.seat}`;
    const group = groups.get(key);
    if (group) group.push(each);
    else groups.set(key, [each]);
  }
  return [...groups.values()];
}
