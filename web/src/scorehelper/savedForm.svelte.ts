/* What somebody has entered: kept on this device, and every change can be taken back. */

/** So many changes can be taken back. */
const KEPT = 60;

/** Whether something that was kept has the shape of what would be entered today. */
export function alike(kept: unknown, blank: unknown): boolean {
  if (Array.isArray(blank)) return Array.isArray(kept);
  if (blank === null || typeof blank !== "object") return blank === null || typeof kept === typeof blank;
  if (kept === null || typeof kept !== "object" || Array.isArray(kept)) return false;
  return Object.entries(blank).every(([name, value]) => alike((kept as Record<string, unknown>)[name], value));
}

export class Entered<T> {
  #value = $state.raw<T>() as T;
  #before = $state.raw<readonly T[]>([]);

  constructor(
    readonly name: string,
    readonly blank: () => T,
  ) {
    this.#value = this.#kept();
  }

  #kept(): T {
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(this.name) ?? "null");
      return alike(kept, this.blank()) ? (kept as T) : this.blank();
    } catch {
      return this.blank();
    }
  }

  get value(): T {
    return this.#value;
  }

  get canUndo(): boolean {
    return this.#before.length > 0;
  }

  change(next: T): void {
    this.#before = [...this.#before.slice(1 - KEPT), this.#value];
    this.#keep(next);
  }

  undo(): void {
    const last = this.#before.at(-1);
    if (last === undefined) return;
    this.#before = this.#before.slice(0, -1);
    this.#keep(last);
  }

  #keep(next: T): void {
    this.#value = next;
    try {
      localStorage.setItem(this.name, JSON.stringify(next));
    } catch {
      // A browser that keeps nothing can still count.
    }
  }
}
