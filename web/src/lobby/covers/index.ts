/* The covers of the games, each 320 by 288 units. They are drawn when the page is built. */

import { carrara } from "./carrara";
import { circleTheWagons } from "./circle_the_wagons";
import { circleville } from "./circleville";
import { sprawlopolis } from "./sprawlopolis";

export const COVERS: Record<string, () => string> = {
  carrara,
  circle_the_wagons: circleTheWagons,
  circleville,
  sprawlopolis,
};
