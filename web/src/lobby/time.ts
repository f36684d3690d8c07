/* Relative times. */

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
];

/** A Unix time in words: “2 minutes ago”. */
export function ago(moment: number, language: string, now = Date.now() / 1000): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  const past = Math.max(0, now - moment);
  for (const [unit, seconds] of UNITS) if (past >= seconds) return format.format(-Math.floor(past / seconds), unit);
  return format.format(0, "second");
}
