/* Settings stored in this browser. */

/** Time between moves while watching, in milliseconds. */
export const PACES = { slow: 7000, steady: 3500, brisk: 1500, fast: 250 };
export type Pace = keyof typeof PACES;

type Theme = "system" | "light" | "dark";

function readStored<T>(name: string, fallback: T): T {
  try {
    const value = localStorage.getItem(name);
    return value === null ? fallback : (JSON.parse(value) as T);
  } catch {
    return fallback;
  }
}

class Settings {
  #theme = $state<Theme>(readStored("theme", "system"));
  #sound = $state(readStored("sound", true));
  #notify = $state(readStored("notify", false));
  #follow = $state(readStored("follow", true));
  #pace = $state<Pace>(readStored("pace", "steady"));
  #pauseAtKeyMoments = $state(readStored("pause-at-key-moments", true));
  #unlockAll = $state(readStored("unlock-all", false));

  get theme(): Theme {
    return this.#theme;
  }
  set theme(theme: Theme) {
    this.#theme = theme;
    localStorage.setItem("theme", JSON.stringify(theme));
    this.apply();
  }

  /** Play sounds and vibrate. */
  get sound(): boolean {
    return this.#sound;
  }
  set sound(on: boolean) {
    this.#sound = on;
    localStorage.setItem("sound", JSON.stringify(on));
  }

  /** Notify me when it is my turn and the page is hidden. */
  get notify(): boolean {
    return this.#notify;
  }
  set notify(on: boolean) {
    this.#notify = on;
    localStorage.setItem("notify", JSON.stringify(on));
  }

  /** Show other players' moves one by one. */
  get follow(): boolean {
    return this.#follow;
  }
  set follow(on: boolean) {
    this.#follow = on;
    localStorage.setItem("follow", JSON.stringify(on));
  }

  /** The speed of watching. */
  get pace(): Pace {
    return this.#pace in PACES ? this.#pace : "steady";
  }
  set pace(pace: Pace) {
    this.#pace = pace;
    localStorage.setItem("pace", JSON.stringify(pace));
  }

  /** Pause while watching when a choice matters a lot. */
  get pauseAtKeyMoments(): boolean {
    return this.#pauseAtKeyMoments;
  }
  set pauseAtKeyMoments(on: boolean) {
    this.#pauseAtKeyMoments = on;
    localStorage.setItem("pause-at-key-moments", JSON.stringify(on));
  }

  /** Choose freely in solo campaigns, without unlocking anything first. */
  get unlockAll(): boolean {
    return this.#unlockAll;
  }
  set unlockAll(on: boolean) {
    this.#unlockAll = on;
    localStorage.setItem("unlock-all", JSON.stringify(on));
  }

  get dark(): boolean {
    return this.#theme === "system" ? matchMedia("(prefers-color-scheme: dark)").matches : this.#theme === "dark";
  }

  /** Show the theme, on a phone in the bars of the browser too; `theme.js` sets it before the page is drawn. */
  apply(): void {
    const theme = this.#theme;
    if (theme === "system") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
    for (const bar of document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")) {
      const scheme = bar.dataset.for;
      bar.media = theme === "system" ? `(prefers-color-scheme: ${scheme})` : theme === scheme ? "all" : "not all";
    }
  }
}

export const settings = new Settings();

/** Whether the device has a touch screen. */
export const hasTouchScreen = (): boolean => matchMedia("(pointer: coarse)").matches;
