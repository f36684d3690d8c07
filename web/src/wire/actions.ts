/* Comparing actions by their JSON form. */

import type { GameAction } from "./types";

/** A map key for an action, independent of the order of fields. A missing field equals false. */
export const actionKey = (action: GameAction): string =>
  JSON.stringify(
    Object.entries(action)
      .filter(([, value]) => value !== false)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );

export const sameAction = (a: GameAction | null, b: GameAction | null): boolean =>
  a === b || (a !== null && b !== null && actionKey(a) === actionKey(b));
