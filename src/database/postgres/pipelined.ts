import { Transaction, type Dialect, type Kysely } from 'kysely';
import type { Queryable } from '../database.ts';

/**
 * The transaction with statements that wait for no other: what is asked together is sent together, worked off in that
 * order and answered with one journey. Kysely alone would send the next one when the last is answered.
 */
export async function pipelined(tx: Queryable, dialect: Dialect): Promise<Queryable> {
  const executor = (tx as Kysely<unknown>).getExecutor();
  const connection = await executor.provideConnection((own) => Promise.resolve(own));
  return new Transaction({
    config: { dialect },
    dialect,
    driver: dialect.createDriver(),
    executor: executor.withConnectionProvider({ provideConnection: (use) => use(connection) }),
  });
}
