import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import { PlatformError } from '../../contract/errors.ts';

export interface ItemMetadata {
  id: string;
  originalIndex: number;
  success: boolean;
  error?: { code: string; description: string; data: Record<string, unknown> };
}

export const failureOf = (error: unknown): NonNullable<ItemMetadata['error']> => {
  if (!(error instanceof PlatformError) || error.status >= 500) throw error;
  return {
    code: error.code ?? 'INVALID_ARGUMENT',
    description: error.message,
    data: error.violations ? { fieldViolations: error.violations } : error.data,
  };
};

export interface Outcome<T> {
  metadata: ItemMetadata;
  item?: T;
}

/** Each on its own: what one is refused for does not undo the others. */
export async function eachItem<Entry, T>(
  context: Context,
  entries: readonly { id: string; entry: Entry }[],
  work: (entry: Entry) => Promise<T>,
): Promise<Outcome<T>[]> {
  const outcomes: Outcome<T>[] = [];
  for (const [originalIndex, { id, entry }] of entries.entries()) {
    await sql`savepoint one_of_many`.execute(context.db);
    try {
      const item = await work(entry);
      outcomes.push({ metadata: { id, originalIndex, success: true }, item });
    } catch (error) {
      const failure = failureOf(error);
      await sql`rollback to savepoint one_of_many`.execute(context.db);
      outcomes.push({ metadata: { id, originalIndex, success: false, error: failure } });
    }
    await sql`release savepoint one_of_many`.execute(context.db);
  }
  return outcomes;
}

export const sumUp = (outcomes: readonly { metadata: ItemMetadata }[]) => {
  const totalSuccesses = outcomes.filter(({ metadata }) => metadata.success).length;
  return { totalSuccesses, totalFailures: outcomes.length - totalSuccesses, undetailedFailures: 0 };
};

/** What a bulk operation answers; the entities only where they were asked for. */
export const bulkReply = <T, Shown extends object>(
  outcomes: readonly Outcome<T>[],
  show: ((item: T) => Shown) | undefined,
) => ({
  results: outcomes.map(({ metadata, item }) => ({
    itemMetadata: metadata,
    ...(item !== undefined && show && { item: show(item) }),
  })),
  bulkActionMetadata: sumUp(outcomes),
});
