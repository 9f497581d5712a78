import type { Database, Queryable } from '../../database/database.ts';
import { PlatformError } from '../contract/errors.ts';

/**
 * Commits also when the work ends with an error that keeps its changes.
 * @throws what the work threw
 */
export async function transact<T>(database: Database, work: (tx: Queryable) => Promise<T>): Promise<T> {
  const outcome = await database.transaction(async (tx): Promise<{ done: T } | { failed: PlatformError }> => {
    try {
      return { done: await work(tx) };
    } catch (error) {
      if (error instanceof PlatformError && error.keepsChanges) return { failed: error };
      throw error;
    }
  });
  if ('failed' in outcome) throw outcome.failed;
  return outcome.done;
}
