/* What a move would change: who would get the points of a section. */

import type { CirclevilleSection, CirclevilleView } from "../../wire/types";
import { filling, type LitPlaces, movesOnSquare, type Outlook, outlookOf } from "./moves";
import { type Prospect, squaresIn } from "./town";
import { t } from "./words";

/** What would follow from filling a section, for each action that can do it. */
function outlooksOf(section: number, litPlaces: LitPlaces, view: CirclevilleView, seat: number): Outlook[] {
  const moves = litPlaces.get({ kind: "section", section }) ?? [];
  return filling(moves).flatMap((move) => outlookOf(move, view, seat) ?? []);
}

/** What can be done in each section. */
export function prospectsOf(places: LitPlaces, view: CirclevilleView, seat: number): Map<number, Prospect> {
  return new Map(
    [...places.sections()].map((section): [number, Prospect] => {
      const moves = places.get({ kind: "section", section }) ?? [];
      const outlooks = outlooksOf(section, places, view, seat);
      const outcomes = new Map(outlooks.map(({ seatsByPlace }) => [seatsByPlace.join(), seatsByPlace]));
      return [
        section,
        {
          squares: squaresIn(view.sections[section - 1]).filter((square) => movesOnSquare(moves, square, view).length),
          seatsByPlace: outcomes.size === 1 ? ([...outcomes.values()][0] ?? null) : null,
        },
      ];
    }),
  );
}

/** The points of a section by player, for the seats that would get them. */
const pointsOf = (section: CirclevilleSection, seatsByPlace: readonly (number | null)[], names: readonly string[]) =>
  seatsByPlace
    .flatMap((seat, index) => (seat === null ? [] : `${names[seat] ?? ""} +${section.points[index]}`))
    .join(", ") || t("page-cv-nobody");

/**
 * What the players get from an open section now and after the move there, and the cubes until it is completed, as
 * sentences.
 */
export function outlookSentences(
  number: number | null,
  litPlaces: LitPlaces,
  view: CirclevilleView,
  seat: number,
  names: readonly string[],
  say: (id: string) => string,
): string | null {
  const section = number === null ? undefined : view.sections[number - 1];
  if (!section || section.completed) return null;
  const later = new Map(
    outlooksOf(section.section, litPlaces, view, seat).map(({ colour, seatsByPlace }) => [
      colour,
      pointsOf(section, seatsByPlace, names),
    ]),
  );
  const outcomes = new Set(later.values());
  const texts =
    outcomes.size > 1
      ? [...later].map(([colour, points]) => t("page-cv-outlook-of", { points, colour: say(`colour-${colour}`) }))
      : [...outcomes];
  const now = pointsOf(section, section.seats_by_place, names);
  return [
    t("page-cv-outlook", { section: section.section, now, later: texts.join("; "), changes: texts.length }),
    t("page-cv-to-complete", {
      left: view.work_left[section.section - 1] ?? 0,
      cubes: view.mats[seat]?.cubes ?? 0,
      name: names[seat] ?? "",
    }),
  ].join(" ");
}
