/* What is open around the board. */

export type Drawer = "log" | "chat" | "score" | "rules" | "choices" | "hints";

class Panels {
  drawer = $state<Drawer | null>(null);
  result = $state(false);
  /** How far the game is, in a few words; the board says it. */
  note = $state("");
  /** The parts of the board that a coach's note speaks of. */
  highlights = $state.raw<readonly string[]>([]);
  share = $state(false);
  menu = $state(false);
  /** Whether the next tap on the board points at something for the others. */
  pointing = $state(false);
  analysis = $state(false);

  toggle(drawer: Drawer): void {
    this.drawer = this.drawer === drawer ? null : drawer;
  }

  reset(): void {
    this.drawer = null;
    this.note = "";
    this.highlights = [];
    this.result = this.share = this.menu = this.analysis = this.pointing = false;
  }
}

export const panels = new Panels();
