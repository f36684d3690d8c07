/* Formatting numbers and lists. */

/** A number with at most one decimal place and a proper minus sign; `sign` also shows a plus. */
export function decimal(value: number, language: string, sign = false): string {
  const format = new Intl.NumberFormat(language, {
    maximumFractionDigits: 1,
    signDisplay: sign ? "exceptZero" : "negative",
  });
  return format.format(value).replace("-", "−");
}

/** A number rounded to one decimal place, for messages that need its plural. */
export const roundToTenth = (value: number): number => Math.round(10 * value) / 10;

export const percent = (share: number, language: string): string =>
  new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 0 }).format(share);

/** A number with a proper minus sign. */
export const points = (value: number): string => (value < 0 ? `−${-value}` : String(value));

/** A change with its sign; 0 has none. */
export const signed = (value: number): string => (value > 0 ? `+${value}` : points(value));

/** A phrase with a capital letter at its beginning. */
export const capitalize = (phrase: string): string => phrase.charAt(0).toUpperCase() + phrase.slice(1);

/** The language for dates and lists: the page's English is British. */
const regional = (language: string): string => (language === "en" ? "en-GB" : language);

export const formatDate = (moment: Date | number, language: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(regional(language), options).format(moment);

/** Names as a list: “A, B and C”, in English without a comma before “and”. */
export const formatList = (names: readonly string[], language: string): string =>
  new Intl.ListFormat(regional(language), { type: "conjunction" }).format(names);
