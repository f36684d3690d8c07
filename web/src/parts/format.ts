/* Numbers as they are read. */

/** With a true minus sign. */
export const points = (value: number): string => (value < 0 ? `−${-value}` : String(value));

/** Always with its sign: what changes. */
export const signed = (value: number): string => (value > 0 ? `+${value}` : points(value));
