/* What a reader has chosen on this device. */

/** How long a move stays before the next one, in milliseconds, where one looks on. */
export const PACES = { slow: 7000, steady: 3500, brisk: 1500, fast: 250 };
export type Pace = keyof typeof PACES;

export type Theme = "system" | "light" | "dark";

function stored<T>(name: string, otherwise: T): T {
  try {
    const value = localStorage.getItem(name);
    return value === null ? otherwise : (JSON.parse(value) as T);
  } catch {
    return otherwise;
  }
}

class Settings {
  #theme = $state<Theme>(stored("theme", "system"));
  #sound = $state(stored("sound", false));
  #notify = $state(stored("notify", false));
  #follow = $state(stored("follow", true));
  #pace = $state<Pace>(stored("pace", "steady"));

  get theme(): Theme {
    return this.#theme;
  }
  set theme(theme: Theme) {
    this.#theme = theme;
    localStorage.setItem("theme", JSON.stringify(theme));
    this.apply();
  }

  /** A sound when it is my turn. */
  get sound(): boolean {
    return this.#sound;
  }
  set sound(on: boolean) {
    this.#sound = on;
    localStorage.setItem("sound", JSON.stringify(on));
  }

  /** A message of the browser when it is my turn and the page is hidden. */
  get notify(): boolean {
    return this.#notify;
  }
  set notify(on: boolean) {
    this.#notify = on;
    localStorage.setItem("notify", JSON.stringify(on));
  }

  /** Show other players' moves one after another. */
  get follow(): boolean {
    return this.#follow;
  }
  set follow(on: boolean) {
    this.#follow = on;
    localStorage.setItem("follow", JSON.stringify(on));
  }

  /** How fast one looks on. */
  get pace(): Pace {
    return this.#pace in PACES ? this.#pace : "steady";
  }
  set pace(pace: Pace) {
    this.#pace = pace;
    localStorage.setItem("pace", JSON.stringify(pace));
  }

  get dark(): boolean {
    return this.#theme === "system" ? matchMedia("(prefers-color-scheme: dark)").matches : this.#theme === "dark";
  }

  apply(): void {
    if (this.#theme === "system") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = this.#theme;
  }
}

export const settings = new Settings();

/** Whether one points with a finger. */
export const byTouch = (): boolean => matchMedia("(pointer: coarse)").matches;
