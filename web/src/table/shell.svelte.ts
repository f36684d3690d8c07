/* What is open around the board. */

export type Drawer = "log" | "talk" | "score" | "rules" | "choices" | "hints";

class Shell {
  drawer = $state<Drawer | null>(null);
  result = $state(false);
  /** How far the game is, in a few words; the board says it. */
  note = $state("");
  share = $state(false);
  menu = $state(false);
  analysis = $state(false);

  toggle(drawer: Drawer): void {
    this.drawer = this.drawer === drawer ? null : drawer;
  }

  reset(): void {
    this.drawer = null;
    this.note = "";
    this.result = this.share = this.menu = this.analysis = false;
  }
}

export const shell = new Shell();
