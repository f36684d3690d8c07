/* Which bot sits down where nobody has chosen one. */

/** A level of sensible strength: the middle of those there are, from weak to strong. */
export const usualLevel = (levels: readonly string[]): string => levels[Math.floor(levels.length / 2)] ?? "";
