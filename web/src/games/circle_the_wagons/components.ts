/* The game's printed components, from its components.json. */

import type data from "../../../../src/townwright/games/circle_the_wagons/components.json";
import { componentsOf } from "../../boards/components";

export const printed = await componentsOf<typeof data>("circle_the_wagons");
