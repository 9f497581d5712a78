import { sql, type RawBuilder } from 'kysely';
import type { ImportKind } from './kind.ts';

/** The conditions by which the tables of imports are read and written. */
export class ImportKeys {
  readonly #siteId: string;
  readonly #what: ImportKind['what'];

  constructor(siteId: string, what: ImportKind['what']) {
    this.#siteId = siteId;
    this.#what = what;
  }

  /** What belongs to the import. */
  of(id: string): RawBuilder<unknown> {
    return sql`site_id = ${this.#siteId} AND import_id = ${id}`;
  }

  /** The import itself. */
  is(id: string): RawBuilder<unknown> {
    return sql`site_id = ${this.#siteId} AND what = ${this.#what} AND id = ${id}`;
  }
}
