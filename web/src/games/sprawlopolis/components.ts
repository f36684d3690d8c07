/* The game's printed components, from its components.json. */

import type data from "../../../../src/townwright/games/sprawlopolis/components.json";
import { componentsOf } from "../../boards/components";

export const printed = await componentsOf<typeof data>("sprawlopolis");
