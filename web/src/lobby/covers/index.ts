/* The covers of the games, each 320 by 288 units. They are drawn when the page is built. */

import { carrara } from "../../games/carrara/cover";
import { circleTheWagons } from "../../games/circle_the_wagons/cover";
import { circleville } from "../../games/circleville/cover";
import { sprawlopolis } from "../../games/sprawlopolis/cover";

export const COVERS: Record<string, () => string> = {
  carrara,
  circle_the_wagons: circleTheWagons,
  circleville,
  sprawlopolis,
};
