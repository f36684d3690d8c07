/* Dates as `2026-11-15`, in the local time zone. */

import { formatDate } from "../ui/format";

const twoDigits = (number: number) => String(number).padStart(2, "0");

const dayOf = (date: Date): string =>
  `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;

export function dateOf(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return new Date(year, month - 1, date);
}

export const today = (): string => dayOf(new Date());

export const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && dayOf(dateOf(text)) === text;

/** The date `days` days later. */
export function addDays(day: string, days: number): string {
  const date = dateOf(day);
  date.setDate(date.getDate() + days);
  return dayOf(date);
}

export const monthOf = (day: string): string => day.slice(0, 7);

/** The month `months` months later; months are `2026-11`. */
export function addMonths(month: string, months: number): string {
  const date = dateOf(`${month}-01`);
  date.setMonth(date.getMonth() + months);
  return monthOf(dayOf(date));
}

/** The days of a month in weeks from Monday; null outside the month. */
export function weeksOf(month: string): (string | null)[][] {
  const first = `${month}-01`;
  const blanks = (dateOf(first).getDay() + 6) % 7;
  const days: (string | null)[] = Array.from({ length: blanks }, () => null);
  for (let day = first; monthOf(day) === month; day = addDays(day, 1)) days.push(day);
  while (days.length % 7) days.push(null);
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));
}

/** The date in full; a line may end only before the number of the day. */
export const longDay = (day: string, language: string): string =>
  formatDate(dateOf(day), language, { weekday: "long", day: "numeric", month: "long", year: "numeric" }).replace(
    / (?!\d+\b.* )/g,
    "\u00a0",
  );

export const shortDay = (day: string, language: string): string =>
  formatDate(dateOf(day), language, { day: "numeric", month: "short" });

export const longMonth = (month: string, language: string): string =>
  formatDate(dateOf(`${month}-01`), language, { month: "long", year: "numeric" });

/** The names of the days of the week, Monday first. */
export function weekdays(language: string, style: "short" | "long"): string[] {
  const format = new Intl.DateTimeFormat(language, { weekday: style });
  return Array.from({ length: 7 }, (_, day) => format.format(new Date(2024, 0, 1 + day)));
}
