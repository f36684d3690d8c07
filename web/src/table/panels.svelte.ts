/* Which panels are open around the board. */

export type Drawer = "log" | "chat" | "score" | "rules" | "choices" | "hints";

class Panels {
  drawer = $state<Drawer | null>(null);
  result = $state(false);
  /** The game's progress in a few words, set by the board. */
  progress = $state("");
  /** The parts of the board that the lesson's note highlights. */
  highlights = $state.raw<readonly string[]>([]);
  /** The score line that is counted or selected; its parts of the board light up. */
  litSource = $state<string | null>(null);
  share = $state(false);
  menu = $state(false);
  /** Whether the next click on the board points at something for the other players. */
  pointing = $state(false);
  analysis = $state(false);

  toggle(drawer: Drawer): void {
    this.drawer = this.drawer === drawer ? null : drawer;
  }

  reset(): void {
    this.drawer = null;
    this.progress = "";
    this.highlights = [];
    this.litSource = null;
    this.result = this.share = this.menu = this.analysis = this.pointing = false;
  }
}

export const panels = new Panels();
