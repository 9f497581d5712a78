import { AsyncLocalStorage } from 'node:async_hooks';
import type { Kysely } from 'kysely';
import type { Queryable } from './database.ts';

/** A transaction that sees one moment and changes nothing. */
export const reading = (kysely: Queryable) =>
  (kysely as Kysely<unknown>).transaction().setIsolationLevel('repeatable read').setAccessMode('read only');

interface Scope {
  open: boolean;
}

/**
 * Tells whether the running code sits inside an open transaction. Asking for a second connection there waits for
 * itself on PGlite (it has one) and, under load, on a pool: so it is rejected loudly instead.
 */
export class TransactionScope {
  readonly #storage = new AsyncLocalStorage<Scope>();

  async run<T>(work: () => Promise<T>): Promise<T> {
    const scope: Scope = { open: true };
    try {
      return await this.#storage.run(scope, work);
    } finally {
      // What was started inside and lives on, such as a timer, may use the pool again.
      scope.open = false;
    }
  }

  assertOutside(): void {
    if (this.#storage.getStore()?.open) {
      throw new Error('Use the transaction at hand: a second connection was asked for inside it.');
    }
  }
}
