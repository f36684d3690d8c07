/* The values of a form, saved in this browser, with undo. */

/** Maximum number of changes that can be undone. */
const UNDO_LIMIT = 60;

/** Whether a saved value has the same fields and types as a blank form. */
export function sameShape(saved: unknown, blank: unknown): boolean {
  if (Array.isArray(blank)) return Array.isArray(saved);
  if (blank === null || typeof blank !== "object") return blank === null || typeof saved === typeof blank;
  if (saved === null || typeof saved !== "object" || Array.isArray(saved)) return false;
  return Object.entries(blank).every(([name, value]) => sameShape((saved as Record<string, unknown>)[name], value));
}

export class SavedForm<T> {
  #value = $state.raw<T>() as T;
  #history = $state.raw<readonly T[]>([]);

  constructor(
    readonly name: string,
    readonly blank: () => T,
  ) {
    this.#value = this.#load();
  }

  #load(): T {
    try {
      const saved: unknown = JSON.parse(localStorage.getItem(this.name) ?? "null");
      return sameShape(saved, this.blank()) ? (saved as T) : this.blank();
    } catch {
      return this.blank();
    }
  }

  get value(): T {
    return this.#value;
  }

  get canUndo(): boolean {
    return this.#history.length > 0;
  }

  change(next: T): void {
    this.#history = [...this.#history.slice(1 - UNDO_LIMIT), this.#value];
    this.#store(next);
  }

  undo(): void {
    const last = this.#history.at(-1);
    if (last === undefined) return;
    this.#history = this.#history.slice(0, -1);
    this.#store(last);
  }

  #store(next: T): void {
    this.#value = next;
    try {
      localStorage.setItem(this.name, JSON.stringify(next));
    } catch {
      // Without storage the form still works.
    }
  }
}
