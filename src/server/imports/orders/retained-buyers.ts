import type { RetainedEntry } from '#shared/imports.ts';
import { callHosted, PlatformCallError } from '../../platform-call.ts';
import type { PlatformFetch } from '../../platform-fetch.ts';
import type { UndoneRows } from '../kind.ts';

/** The customers who came with undone orders and stay; a platform that keeps no such customers has none. */
export async function retainedBuyers(
  rows: UndoneRows,
  id: string,
  platformFetch: PlatformFetch,
): Promise<RetainedEntry[]> {
  const retainedEntries: RetainedEntry[] = [];
  try {
    for await (const emails of rows.undoneValues(id, ['order', 'buyerInfo', 'email'])) {
      const path = '/hosted/customers/import/buyers-kept';
      const some = await callHosted<{ kept: RetainedEntry[] }>(platformFetch, path, { emails });
      retainedEntries.push(...some.kept);
    }
  } catch (error) {
    if (!(error instanceof PlatformCallError) || error.status !== 404) throw error;
  }
  return retainedEntries;
}
