/* The result of a game as a sentence. */

import { formatList, points } from "../ui/format";
import { namesOf } from "../ui/seats";
import type { Outcome, SeatInfo } from "../wire/types";
import { locale, t } from "../words/words.svelte";
import type { Table } from "./table.svelte";

/** The result of the game at a table. */
export const tableOutcome = ({ state }: Table): string => outcomeSentence(state?.score ?? null, state?.seats ?? []);

/** The result: won or lost against the target, the winner with the points, or who shares the win. */
export function outcomeSentence(
  score: (Partial<Outcome> & Pick<Outcome, "totals">) | null,
  seats: readonly SeatInfo[],
): string {
  if (!score?.ranks) return t("page-over");
  if (score.target != null) return againstTarget(score.ranks[0], score.totals[0] ?? 0, score.target);
  const names = namesOf(seats);
  const winners = seats.filter((_, seat) => score.ranks?.[seat] === 1);
  const [winner] = winners;
  if (!winner) return t("page-over"); // stored under older rules, without ranks
  const name = (seat: number) => names[seat] ?? "";
  const total = score.totals[winner.seat] ?? 0;
  if (winners.length > 1)
    return t("page-shared-win", {
      names: formatList(
        winners.map(({ seat }) => name(seat)),
        locale.language,
      ),
      points: total,
    });
  const isMe = winner.mine && seats.filter(({ mine }) => mine).length === 1;
  if (seats.length !== 2)
    return isMe ? t("page-you-won", { points: total }) : t("page-winner", { name: name(winner.seat), points: total });
  const duel = { points: points(total), other: points(score.totals[1 - winner.seat] ?? 0) };
  return isMe ? t("page-you-won-duel", duel) : t("page-winner-duel", { name: name(winner.seat), ...duel });
}

/** The outcome of a cooperative game: won or lost, with the points and the target. */
export const cooperativeOutcome = (won: boolean, total: number, target: number): string =>
  t("page-cooperative", { won: won ? 1 : 0, count: total, points: points(total), target });

function againstTarget(rank: number | null | undefined, total: number, target: number): string {
  if (!rank) return t("page-over"); // stored under older rules, without ranks
  return cooperativeOutcome(rank === 1, total, target);
}
