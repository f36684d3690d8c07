/* The values of Circleville that an owner may correct: where they are printed, and how they read. */

import type { BoxPlace } from "../../box/box.svelte";
import type { CirclevilleSection } from "../../wire/types";
import type { Words } from "../../words/words.svelte";
import { printed } from "./components";
import { STRUCTURES } from "./pieces";
import { t } from "./words";

/** Returns the value at a path, as it is in the viewer's copy. */
export type ValueAt = <T>(path: string) => T;

/** A space on the mat of Bertha or Carsten, and a stop of Katherine. */
export type Space = { quadrant: number; colour: string };
export type Stop = { quadrant: number; line: number[] };

/** The id of a section's place. */
export const sectionId = (section: number): string => `section-${section}`;

/** The id of the place where a value is printed, and the section, if it is one. */
function placeOf(path: string): { id: string; section?: number } {
  const [part = "", name = "", value] = path.split(".");
  if (part === "sections") return { id: sectionId(Number(name)), section: Number(name) };
  if (part === "solo") return { id: value && name === "colour_quadrant" ? "solo" : name };
  return { id: part === "table" ? "years" : part.replace("_", "-") };
}

export function placesOf(paths: readonly string[]): BoxPlace[] {
  const places = new Map<string, BoxPlace>();
  for (const path of paths) {
    const { id, section } = placeOf(path);
    const title = section ? t("page-cv-section", { section }) : t(`page-cv-box-${id}`);
    const place = places.get(id) ?? { id, title, paths: [] };
    place.paths.push(path);
    places.set(id, place);
  }
  return [...places.values()];
}

/** What a value is, for someone who already sees its place. */
export function labelOf(path: string, words: Words, at: ValueAt): string {
  const [part = "", name = "", value = ""] = path.split(".");
  switch (part) {
    case "sections":
      return t(`page-cv-box-section-${value}`);
    case "mat":
      return t("page-cv-box-levels", { colour: words.say(`colour-${value}`) });
    case "table":
      return t("page-cv-box-slots", { row: words.say(`row-${value}`) });
    case "year_tiles":
      return words.say(`year-tile-${name}`);
    case "equipment": {
      const kind = printed.equipment.tiles.find(({ id }) => String(id) === value)?.kind;
      const [first, second] = at<string[]>(path).map((colour) => words.say(`colour-${colour}`));
      const effect = words.say(`equipment-${kind}`, { first: first ?? "", second: second ?? "" });
      return `${words.say("component-equipment", { tile: value })}: ${effect}`;
    }
    case "achievements": {
      const tile = printed.achievements.find(({ id }) => String(id) === name);
      return `${words.say("component-achievement", { tile: name })}: ${words.say(`structure-${tile?.structure}`)}`;
    }
    case "solo":
      return name === "colour_quadrant" ? words.say(`colour-${value}`) : t(`page-cv-box-solo-${value}`);
    default:
      return t(`page-cv-box-${part}-values`);
  }
}

/** A value in words. */
export function format(value: unknown, words: Words): string {
  if (Array.isArray(value)) {
    const isRoad = Array.isArray(value[0]) && typeof value[0][0] === "number";
    if (isRoad) return value.map((road) => road.join("–\u2060")).join(", ");
    if (Array.isArray(value[0])) return value.map((row) => format(row, words)).join(" / ");
    return (
      value.map((each) => format(each, words)).join(typeof value[0] === "number" && value[0] < 100 ? " / " : ", ") ||
      "–"
    );
  }
  if (typeof value === "string") return words.say(`colour-${value}`);
  if (typeof value !== "object" || value === null) return String(value);
  if ("line" in value) return `${(value as Stop).quadrant}: ${(value as Stop).line.join(" ")}`;
  if ("quadrant" in value) return `${(value as Space).quadrant} ${words.say(`colour-${(value as Space).colour}`)}`;
  const counts = value as Record<string, number>;
  const parts = STRUCTURES.filter((name) => counts[name]).map(
    (name) => `${counts[name]} × ${words.say(`structure-${name}`)}`,
  );
  return parts.join(", ") || "–";
}

/** The sections as they are drawn before a game: nothing on them yet. */
export function drawnSections(at: ValueAt): CirclevilleSection[] {
  const roads = at<[number, number][]>("roads");
  return printed.sections.map(({ id, band, from, to }) => {
    const value = <T>(name: string) => at<T>(`sections.${id}.${name}`);
    const structures = value<Record<string, number>>("structures");
    return {
      section: id,
      quadrant: value("quadrant"),
      band,
      begins: from,
      ends: to,
      neighbours: roads.filter((road) => road.includes(id)).map(([a, b]) => a + b - id),
      points: value("points"),
      seats_by_place: [],
      completed: false,
      area: [id],
      red: value("red"),
      blue: value("blue"),
      printed: structures,
      structures,
      cubes: [],
      number_square: null,
      beauty: [],
      plots: [],
    };
  });
}
