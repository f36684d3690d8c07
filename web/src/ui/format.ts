/* Numbers as they are read. */

/** A fraction to one digit in the reader's language, with a true minus sign; `sign` shows a plus as well. */
export function decimal(value: number, language: string, sign = false): string {
  const format = new Intl.NumberFormat(language, {
    maximumFractionDigits: 1,
    signDisplay: sign ? "exceptZero" : "negative",
  });
  return format.format(value).replace("-", "−");
}

export const percent = (share: number, language: string): string =>
  new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 0 }).format(share);

/** With a true minus sign. */
export const points = (value: number): string => (value < 0 ? `−${-value}` : String(value));

/** Always with its sign: what changes. */
export const signed = (value: number): string => (value > 0 ? `+${value}` : points(value));

/** Names as a list in the reader's language. */
export function listed(names: readonly string[], language: string): string {
  return new Intl.ListFormat(language, { type: "conjunction" }).format(names);
}
