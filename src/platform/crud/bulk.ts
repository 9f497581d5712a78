import { sql } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import { markNotes } from '../../database/notes.ts';
import type { Context } from '../context.ts';
import { invalidField, PlatformError } from '../contract/errors.ts';

export interface ItemMetadata {
  id?: string;
  originalIndex: number;
  success: boolean;
  error?: { code: string; description: string; data: Record<string, unknown> };
}

export interface BulkReply<Shown> {
  results: { itemMetadata: ItemMetadata; item?: Shown }[];
  bulkActionMetadata: { totalSuccesses: number; totalFailures: number; undetailedFailures: number };
}

const isRefusal = (error: unknown): error is PlatformError =>
  error instanceof PlatformError && error.status < 500;

const describe = ({ code, message, data, violations }: PlatformError): ItemMetadata['error'] => ({
  code: code ?? 'INVALID_ARGUMENT',
  description: message,
  data: violations ? { fieldViolations: violations } : data,
});

/** What is rejected undoes its own work only; what nobody expected undoes the call. */
async function inSavepoint<Item>(db: Queryable, work: () => Promise<Item>): Promise<Outcome<Item>> {
  const ended = await markNotes(db);
  await sql`savepoint one_of_many`.execute(db);
  try {
    const done = await work();
    await sql`release savepoint one_of_many`.execute(db);
    ended();
    return { done };
  } catch (error) {
    if (!isRefusal(error)) throw error;
    await sql`rollback to savepoint one_of_many`.execute(db);
    await sql`release savepoint one_of_many`.execute(db);
    ended('undo');
    return { refused: error };
  }
}

/** How a reply counts itself up. */
export const sumUp = (results: readonly { itemMetadata: { success: boolean } }[]) => {
  const totalSuccesses = results.filter(({ itemMetadata }) => itemMetadata.success).length;
  return { totalSuccesses, totalFailures: results.length - totalSuccesses, undetailedFailures: 0 };
};

interface Bulk<Entry, Item, Shown> {
  entries: readonly Entry[];
  /**
   * Absent where an entry has no id before it is worked on. An entry without the id that it needs is rejected: most
   * contracts require the id of one entity, and of a list of them the list alone.
   */
  idOf?: (entry: Entry) => string | undefined;
  each: (entry: Entry) => Promise<Item>;
  /**
   * What `each` would come to for all of them, in the same order and with few statements. Where something is rejected
   * while it is written, all of it is undone and each has its own turn.
   */
  together?: ((entries: readonly Entry[]) => Promise<Outcome<Item>[]>) | undefined;
  /** Where the entities were asked for. */
  show?: ((item: Item) => Shown | Promise<Shown>) | undefined;
}

/** Of one among many. */
export type Outcome<Item> = { done: Item } | { refused: PlatformError };

/** What comes of one, where it may be rejected. */
export function outcomeOf<Item>(work: () => Item): Outcome<Item> {
  try {
    return { done: work() };
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return { refused: error };
  }
}

const idIn = (item: unknown): string | undefined => (item as { id?: string } | undefined)?.id;

/**
 * Each entry on its own: what one is rejected for does not undo the others.
 * @returns what a bulk operation answers, in the order asked
 */
export async function bulk<Entry, Item, Shown = never>(
  { db }: Pick<Context, 'db'>,
  { entries, idOf, each, together, show }: Bulk<Entry, Item, Shown>,
): Promise<BulkReply<Shown>> {
  const numbered = entries.map((entry, originalIndex) => ({ entry, originalIndex, id: idOf?.(entry) }));
  // An empty text is what an absent one is: the contract's kind of message cannot tell them apart.
  const lacksId = ({ id }: { id: string | undefined }): boolean => idOf !== undefined && !id;
  // Rows are locked in one order everywhere, so that two calls over the same ones cannot wait for each other.
  const inLockOrder = numbered.toSorted((a, b) => ((a.id ?? '') < (b.id ?? '') ? -1 : a.id === b.id ? 0 : 1));
  const results: BulkReply<Shown>['results'] = [];
  const settled =
    together && !numbered.some(lacksId)
      ? await atOnce(
          db,
          inLockOrder.map(({ entry }) => entry),
          together,
        )
      : undefined;
  for (const [place, { entry, originalIndex, id: known }] of inLockOrder.entries()) {
    const outcome = lacksId({ id: known })
      ? { refused: invalidField('id', 'REQUIRED_FIELD', 'must not be empty') }
      : (settled?.[place] ?? (await inSavepoint(db, () => each(entry))));
    if ('refused' in outcome) {
      const error = describe(outcome.refused);
      const itemMetadata = { ...(known && { id: known }), originalIndex, success: false };
      results[originalIndex] = { itemMetadata: { ...itemMetadata, ...(error && { error }) } };
    } else {
      const id = known ?? idIn(outcome.done);
      results[originalIndex] = {
        itemMetadata: { ...(id !== undefined && { id }), originalIndex, success: true },
        ...(show && { item: await show(outcome.done) }),
      };
    }
  }
  return { results, bulkActionMetadata: sumUp(results) };
}

/** Undefined where each must have its own turn: the same one twice is seen by its second turn as the first left it. */
async function atOnce<Entry, Item>(
  db: Queryable,
  entries: readonly Entry[],
  together: (entries: readonly Entry[]) => Promise<Outcome<Item>[]>,
): Promise<Outcome<Item>[] | undefined> {
  if (entries.length < 2 || new Set(entries).size < entries.length) return undefined;
  const outcome = await inSavepoint(db, () => together(entries));
  return 'done' in outcome ? outcome.done : undefined;
}

/** The same by ids alone. */
export const bulkByIds = <Item, Shown = never>(
  context: Pick<Context, 'db'>,
  ids: readonly string[],
  ways: Pick<Bulk<string, Item, Shown>, 'each' | 'together' | 'show'>,
): Promise<BulkReply<Shown>> => bulk(context, { entries: ids, idOf: (id) => id, ...ways });
