/* An action is its JSON form: two actions are the same if they say the same. */

import type { GameAction } from "./types";

/** A key for maps and sets: the same for the same action, whatever the order of its fields. What is not set is false. */
export const actionKey = (action: GameAction): string =>
  JSON.stringify(
    Object.entries(action)
      .filter(([, value]) => value !== false)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );

export const sameAction = (a: GameAction | null, b: GameAction | null): boolean =>
  a === b || (a !== null && b !== null && actionKey(a) === actionKey(b));
