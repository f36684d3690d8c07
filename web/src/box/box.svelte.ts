/* The values of a game in the viewer's printed copy. */

import { me } from "../lobby/catalogue.svelte";
import { api, Refusal } from "../wire/api";
import type { Box, BoxValue, Sentence } from "../wire/types";
import { locale, t, type Words } from "../words/words.svelte";

/** Something that an owner looks at: a section, a mat, a set of tiles. */
export interface BoxPlace {
  id: string;
  title: string;
  paths: string[];
}

export const STATES = ["reconstructed", "corrected", "confirmed", "known"] as const;
export type State = (typeof STATES)[number];

/** Whether the viewer has compared a value with the printed game. */
export const isCompared = ({ state }: BoxValue) => state === "confirmed" || state === "corrected";

export class MyBox {
  box = $state.raw<Box | null>(null);
  /** Why the last change was refused. */
  problem = $state("");
  busy = $state(false);

  readonly #byPath = $derived(new Map(this.values.map((value) => [value.path, value])));
  /** The number of values in each state. */
  readonly counts = $derived(
    Object.fromEntries(STATES.map((state) => [state, this.values.filter((each) => each.state === state).length])),
  ) as Record<State, number>;

  constructor(readonly game: string) {}

  get values(): BoxValue[] {
    return this.box?.values ?? [];
  }

  get contradictions(): Sentence[] {
    return this.box?.contradictions ?? [];
  }

  get words(): Words {
    return locale.of(this.game);
  }

  /** A value with its state and sources. */
  at(path: string): BoxValue {
    const value = this.#byPath.get(path);
    if (!value) throw new Error(path);
    return value;
  }

  load = () => this.#request(() => api.box(this.game));

  /** Enter values as they are printed; null: not compared any more. Return whether they were accepted. */
  enter = (values: Record<string, unknown>) => this.#change(() => api.changeBox(this.game, { values }));

  /** Replace the box with the corrections of a file. */
  async loadFile(file: File): Promise<void> {
    const data: unknown = await file
      .text()
      .then((text) => JSON.parse(text))
      .catch(() => null);
    if (typeof data !== "object" || data === null || Array.isArray(data))
      this.problem = t("page-box-no-file", { file: file.name });
    else await this.replace(data as Record<string, unknown>);
  }

  replace = (file: Record<string, unknown>) => this.#change(() => api.replaceBox(this.game, { file }));

  /** Change the box of the viewer, who becomes a guest first. */
  async #change(change: () => Promise<Box>): Promise<boolean> {
    const accepted = await this.#request(async () => {
      await me.ensure();
      return change();
    });
    if (accepted && me.value) {
      const others = me.value.boxes?.filter((game) => game !== this.game) ?? [];
      me.set({ ...me.value, boxes: this.box?.changes ? [...others, this.game] : others });
    }
    return accepted;
  }

  async #request(work: () => Promise<Box>): Promise<boolean> {
    this.busy = true;
    this.problem = "";
    try {
      this.box = await work();
      return true;
    } catch (error) {
      const refused = error instanceof Refusal ? error.refused : null;
      this.problem = refused ? this.words.sentence(refused.why) : t("page-no-server");
      return false;
    } finally {
      this.busy = false;
    }
  }
}
