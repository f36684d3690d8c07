import { expect, test } from "vitest";
import { isSound } from "../../draw/sound";
import { COVERS } from ".";

test("every cover can be drawn", () => {
  for (const [game, draw] of Object.entries(COVERS)) expect(isSound(draw()), game).toBe(true);
});
