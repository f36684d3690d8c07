/* What is printed in the box, from the game's own table of components. */

import type data from "../../../../src/townwright/games/sprawlopolis/components.json";
import { componentsOf } from "../../boards/components";

export type Components = typeof data;
export const printed = await componentsOf<Components>("sprawlopolis");
