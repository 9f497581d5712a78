import type { Queryable } from '../../database/database.ts';
import { noteIn, type Note } from '../../database/notes.ts';

/** Documents that a transaction wrote or holds: until it ends nobody else can change them. */
class OwnDocuments implements Note {
  readonly #byKey = new Map<string, object>();

  get(key: string): object | undefined {
    return this.#byKey.get(key);
  }

  set(key: string, document: object): void {
    this.#byKey.set(key, document);
  }

  delete(key: string): void {
    this.#byKey.delete(key);
  }

  forget(table: string): void {
    for (const key of this.#byKey.keys()) if (key.startsWith(`${table} `)) this.#byKey.delete(key);
  }

  /** With a savepoint its locks go too. */
  mark(): () => void {
    return () => this.#byKey.clear();
  }
}

const OWN = Symbol('own documents');

const ownIn = (db: Queryable): OwnDocuments | undefined => noteIn(db, OWN, () => new OwnDocuments());
const keyOf = (table: string, siteId: string, id: string): string => `${table} ${siteId} ${id}`;

interface DocumentLocation {
  table: string;
  siteId: string;
  id: string;
}

/** A copy, as the database would give it. */
export function ownDocument(db: Queryable, { table, siteId, id }: DocumentLocation): object | undefined {
  const document = ownIn(db)?.get(keyOf(table, siteId, id));
  return document && (JSON.parse(JSON.stringify(document)) as object);
}

/** @param document as it stands in the database from now on; undefined where nobody knows */
export function noteOwnDocument(
  db: Queryable,
  { table, siteId, id }: DocumentLocation,
  document: object | undefined,
): void {
  const own = ownIn(db);
  if (document) own?.set(keyOf(table, siteId, id), document);
  else own?.delete(keyOf(table, siteId, id));
}

/** Told by whoever writes a table of documents with a statement of their own. */
export const forgetOwnDocuments = (db: Queryable, table: string): void => ownIn(db)?.forget(table);
