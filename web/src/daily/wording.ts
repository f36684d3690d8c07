/* Results and opponents in words. */

import { formatList, points, signed } from "../ui/format";
import { levelName } from "../ui/seats";
import type { Other, ResultInfo } from "../wire/types";
import { locale, t } from "../words/words.svelte";
import { shortDay } from "./days";

/** The title of a daily challenge's table. */
export const dayTitle = (day: string): string => t("page-daily-of", { day: shortDay(day, locale.language) });

function otherName({ kind, name }: Other): string {
  if (kind === "bot") return t("page-daily-bot", { level: levelName(name ?? "") });
  return name ?? t("page-daily-person");
}

/** The other players as a phrase: “against …”, or “with …” in a cooperative game. */
export function othersPhrase(others: readonly Other[], cooperative: boolean): string {
  if (!others.length) return t("page-solo");
  const names = formatList(others.map(otherName), locale.language);
  return cooperative ? t("page-with", { names }) : t("page-daily-against", { names });
}

type Outcome = Pick<ResultInfo, "score" | "best" | "target" | "won">;

/** The score compared with the target or with the best opponent. */
export function verdict({ score, best, target }: Outcome): string {
  if (target != null) return t("page-daily-of-target", { points: points(score), by: signed(score - target) });
  return best == null ? points(score) : `${points(score)} : ${points(best)}`;
}

/** Par and the distance to it, or that par is still being computed. */
export const parLine = (score: number, par: number | null): string =>
  par === null ? t("page-daily-par-wait") : t("page-daily-par", { par, by: signed(score - par) });

export const wonOrLost = ({ won }: Outcome): string => t(won ? "page-daily-won" : "page-daily-lost");
