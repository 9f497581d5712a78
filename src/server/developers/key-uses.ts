import type { KeyStore } from './key-store.ts';

/** A key in use all day is written down this often. */
const BETWEEN_MS = 60_000;

/** When each key was last used: kept here by the call that brings it, and written by a loop, never by a call. */
export class KeyUses {
  readonly #store: Pick<KeyStore, 'noteUse'>;
  readonly #seen = new Map<string, Date>();
  readonly #written = new Map<string, Date>();

  constructor(store: Pick<KeyStore, 'noteUse'>) {
    this.#store = store;
  }

  note(id: string, at: Date): void {
    this.#seen.set(id, at);
  }

  /** Later than what is written, perhaps. */
  lastOf(id: string): Date | undefined {
    return this.#seen.get(id);
  }

  /** Writes what is due; all of it where the process ends. */
  async write(all = false): Promise<void> {
    for (const [id, at] of this.#seen) {
      const before = this.#written.get(id)?.getTime() ?? 0;
      if (at.getTime() <= before || (!all && at.getTime() - before < BETWEEN_MS)) continue;
      await this.#store.noteUse(id, at);
      this.#written.set(id, at);
    }
  }
}
