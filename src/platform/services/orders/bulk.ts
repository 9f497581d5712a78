import { sql } from 'kysely';
import type { Queryable } from '../../../database/database.ts';
import { PlatformError } from '../../contract/errors.ts';

interface ItemMetadata {
  id: string;
  originalIndex: number;
  success: boolean;
  error?: { code: string; description: string; data: Record<string, unknown> };
}

export interface BulkResult<Item> {
  results: { itemMetadata: ItemMetadata; item?: Item }[];
  bulkActionMetadata: { totalSuccesses: number; totalFailures: number; undetailedFailures: number };
}

const errorOf = ({ code, message, data, violations }: PlatformError): NonNullable<ItemMetadata['error']> => ({
  code: code ?? (violations ? 'INVALID_ARGUMENT' : 'UNKNOWN'),
  description: message,
  data: violations ? { fieldViolations: violations } : data,
});

/** A refused item undoes its own work only; what nobody expected undoes the call. */
async function inSavepoint<Item>(db: Queryable, work: () => Promise<Item>): Promise<Item | PlatformError> {
  await sql`savepoint bulk_item`.execute(db);
  try {
    const item = await work();
    await sql`release savepoint bulk_item`.execute(db);
    return item;
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    await sql`rollback to savepoint bulk_item`.execute(db);
    return error;
  }
}

/** Works on each id by itself and answers in the order asked. */
export async function runBulk<Item>(
  db: Queryable,
  ids: readonly string[],
  work: (id: string) => Promise<Item>,
): Promise<BulkResult<Item>> {
  // Rows are locked in one order everywhere, so that two calls over the same orders cannot wait for each other.
  const inLockOrder = ids
    .map((id, originalIndex) => ({ id, originalIndex }))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const results: BulkResult<Item>['results'] = [];
  for (const { id, originalIndex } of inLockOrder) {
    const outcome = await inSavepoint(db, () => work(id));
    results[originalIndex] =
      outcome instanceof PlatformError
        ? { itemMetadata: { id, originalIndex, success: false, error: errorOf(outcome) } }
        : { itemMetadata: { id, originalIndex, success: true }, item: outcome };
  }
  const totalSuccesses = results.filter(({ itemMetadata }) => itemMetadata.success).length;
  return {
    results,
    bulkActionMetadata: { totalSuccesses, totalFailures: ids.length - totalSuccesses, undetailedFailures: 0 },
  };
}
