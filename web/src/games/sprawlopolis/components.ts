/* What is printed in the box, from the game's own table of components. */

import type data from "../../../../src/townwright/games/sprawlopolis/components.json";
import { componentsOf } from "../../boards/components";

export const printed = await componentsOf<typeof data>("sprawlopolis");
