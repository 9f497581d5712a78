import type { Kysely, RawBuilder } from 'kysely';
import type { Queryable } from './database.ts';

/** Something that is kept for one transaction in memory, and goes with it. */
export interface Note {
  /** Taken before a savepoint. @returns what brings it back to how it is now, for when that is rolled back */
  mark(): (() => void) | Promise<() => void>;
  /** What is left to be read and written once the work is done, in as many statements as it takes. */
  settle?(): Promise<void>;
  /**
   * What is left to be written, as the last of the transaction; undefined for nothing. It is one statement by its type:
   * it may travel with the commit, after which there is no other.
   */
  beforeCommit?(): RawBuilder<unknown> | undefined;
}

interface Notes {
  byKey: Map<symbol, Note>;
  savepoints: number;
}

const notes = new WeakMap<object, Notes>();

/** The transaction's own one, made when it is first asked for; undefined outside of any transaction. */
export function noteIn<Of extends Note>(db: Queryable, key: symbol, make: () => Of): Of | undefined {
  if (!(db as Kysely<unknown>).isTransaction) return undefined;
  const own = notes.get(db) ?? { byKey: new Map<symbol, Note>(), savepoints: 0 };
  notes.set(db, own);
  const note = own.byKey.get(key) ?? make();
  own.byKey.set(key, note);
  return note as Of;
}

/** Whether what happens now may be undone without undoing all of the transaction. */
export const isInSavepoint = (db: Queryable): boolean => (notes.get(db)?.savepoints ?? 0) > 0;

/** For the database's `transaction`, after the work: settles the notes. @returns what is left to be written, in this order */
export async function lastNotes(tx: Queryable): Promise<RawBuilder<unknown>[]> {
  const own = notes.get(tx)?.byKey;
  if (!own) return [];
  for (const note of own.values()) await note.settle?.();
  return [...own.values()].flatMap((note) => note.beforeCommit?.() ?? []);
}

/**
 * Before a savepoint.
 * @returns to be called when it was released, or, with `undo`, when it was rolled back
 */
export async function markNotes(db: Queryable): Promise<(outcome?: 'undo') => void> {
  const own = notes.get(db) ?? { byKey: new Map<symbol, Note>(), savepoints: 0 };
  notes.set(db, own);
  const back = new Map<symbol, () => void>();
  for (const [key, note] of own.byKey) back.set(key, await note.mark());
  own.savepoints += 1;
  return (outcome) => {
    own.savepoints -= 1;
    if (outcome !== 'undo') return;
    for (const key of own.byKey.keys()) {
      const restore = back.get(key);
      if (restore) restore();
      else own.byKey.delete(key);
    }
  };
}
