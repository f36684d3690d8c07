/* The names of tiles, moves and sections. */

import type { CirclevilleSection, CirclevilleView } from "../../wire/types";
import { lineOf, type Move, partOf, sentence } from "./moves";
import { t } from "./words";

export type Say = (id: string, args?: Record<string, string | number>) => string;

export function equipmentName(tile: number, view: CirclevilleView, say: Say): string {
  const each = view.equipment_tiles[tile - 1];
  const [first, second] = (each?.colours ?? []).map((colour) => say(`colour-${colour}`));
  return each ? say(`equipment-${each.kind}`, { first: first ?? "", second: second ?? "" }) : "";
}

export function achievementName(tile: number, view: CirclevilleView, say: Say): string {
  const each = view.achievement_tiles[tile - 1];
  if (!each) return "";
  const structure = each.structure ? say(`structure-${each.structure}.each`) : "";
  return say(`achievement-${each.kind}`, { points: each.points, quadrant: each.quadrant ?? 0, structure });
}

/** A move as the text of its button. */
export function labelOf(move: Move, view: CirclevilleView, say: Say): string {
  if (move.tileOnly) return t("page-cv-take-tile");
  if (move.idle) return t("page-cv-step-anyway", { section: (move.action as { section: number }).section });
  const [id, args] = sentence(move.action, say);
  if (move.action.action === "column" && partOf(move, "end_turn")) return t("page-cv-end-turn-column", args);
  if (partOf(move, "end_action") && partOf(move, "queue")) return t("page-cv-end-action-queue", args);
  const work = move.fills
    ? fillOf(move)
    : t(move.action.action === "end_turn" && view.turn.takes_tile ? "page-cv-end-turn-tile" : id, args);
  const returned = partOf(move, "return");
  if (returned && move.before.length) return t("page-cv-work-of", { action: t(...sentence(returned, say)), work });
  const first = move.before[0];
  if (first?.action === "assistant") return t("page-cv-work-of", { action: t(...sentence(first, say)), work });
  const begin = move.before.find(({ action }) => action === "basic" || action === "alternate");
  const saysAction = move.fills && !partOf(move, "place"); // “Raze 2 structures”
  if (begin?.action === "basic" && !saysAction)
    return t("page-cv-work-of", { action: t("page-cv-basic-now", { colour: say(`colour-${begin.colour}`) }), work });
  return begin && !saysAction ? t("page-cv-work-of", { action: t(...sentence(begin, say)), work }) : work;
}

/** What fills a section, in words. */
function fillOf(move: Move): string {
  const line = lineOf(move);
  const cubes = partOf(move, "place")?.cubes;
  if (cubes) return t("page-cv-fill-roads", { cubes });
  const count = (kind: string) => line.filter(({ action }) => action === kind).length;
  const razed = count("raze");
  return razed ? t("page-cv-fill-raze", { count: razed }) : t("page-cv-fill-build", { count: count("build") });
}

/** A section for screen readers. */
export function describeSection(section: CirclevilleSection, lit: boolean): string {
  return t(section.completed ? "page-cv-section-done" : "page-cv-section-open", {
    section: section.section,
    quadrant: section.quadrant,
    red: section.red,
    blue: section.blue,
    structures: Object.values(section.structures).reduce((sum, count) => sum + count, 0),
    plots: section.plots.filter((plot) => !plot.structure).length,
    lit: lit ? 1 : 0,
  });
}
