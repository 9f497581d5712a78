import { failedPrecondition } from '../../../platform/contract/errors.ts';
import { findOperation } from '../../../platform/contract/index.ts';
import { findNumbers } from '../../imports/find-numbers.ts';
import type { ImportStore, ReadyOrder } from '../../imports/import-store.ts';
import { callHosted, callOperation, PlatformCallError } from '../../platform-call.ts';
import type { PlatformFetch } from '../../platform-fetch.ts';
import type { Gateway, StoreProfile } from '../../gateway.ts';
import type { Batch, JobKind, Outcome } from '../jobs.ts';
import { severalAtOnce } from '../several-at-once.ts';

export interface Imports {
  files: ImportStore;
  clock: Gateway['clock'];
}

const importing = findOperation('ecom_orders.importOrder');
const deleting = findOperation('ecom_orders.bulkDeleteImportedOrders');

const MANY = '/hosted/orders/import';
const PAGE = 100;
/** The platform writes one while the database is busy with another. */
const AT_ONCE = 4;

interface Result {
  /** The id of the order, once it is written. */
  order?: string;
  /** Why it is not. */
  reason?: string;
}

async function writeOne(platformFetch: PlatformFetch, order: object, actor: string): Promise<Result> {
  try {
    const reply = await callOperation<{ order: { id: string } }>(
      platformFetch,
      importing,
      { order },
      { actor },
    );
    return { order: reply.order.id };
  } catch (error) {
    if (!(error instanceof PlatformCallError) || error.status >= 500) throw error;
    return { reason: error.message };
  }
}

interface ManyReply {
  results: { itemMetadata: { id?: string; success: boolean; error?: { description: string } } }[];
}

/** A platform that does not know how to take many, and what is too long for it. */
const ONE_BY_ONE: ReadonlySet<number> = new Set([404, 413]);

/** All in one call where the platform takes that; what comes of each, in the order given. */
async function writeOrders(
  platformFetch: PlatformFetch,
  orders: readonly object[],
  actor: string,
): Promise<Result[]> {
  if (orders.length === 0) return [];
  try {
    const { results } = await callHosted<ManyReply>(platformFetch, MANY, { orders }, actor);
    return results.map(({ itemMetadata: { id, success, error } }) =>
      success && id !== undefined ? { order: id } : { reason: error?.description ?? '' },
    );
  } catch (error) {
    if (!(error instanceof PlatformCallError) || !ONE_BY_ONE.has(error.status)) throw error;
    return severalAtOnce(orders, AT_ONCE, (order) => writeOne(platformFetch, order, actor));
  }
}

/** Both work on what a file brought: `{ filter: { import } }`. */
const importOf = ({ filter }: { filter: Record<string, unknown> }): string => String(filter['import']);

/** Of one order of an import; the item of its job. */
const itemId = (importId: string, position: number): string => `${importId}:${position}`;
const partsOf = (id: string): [importId: string, position: number] => {
  const [importId = '', position = ''] = id.split(':');
  return [importId, Number(position)];
};

const onlyAll: Pick<JobKind, 'checkParams' | 'labels'> = {
  checkParams: () => undefined,
  labels: async () => new Map(),
};

/**
 * Writes the orders that the dry run of a file let through. The number says which order it is, so that none is written
 * twice, however often the process dies: what the import has brought itself is left as it is.
 */
export const importOrders = (
  platformFetch: PlatformFetch,
  _store: StoreProfile,
  { files, clock }: Imports,
): JobKind => ({
  ...onlyAll,
  permissions: importing.permissions,
  batchSize: 100,
  alone: true,
  async select({ cursor, filter }) {
    const importId = importOf({ filter });
    if (cursor === undefined && !(await files.begin(importId, clock.now())))
      throw failedPrecondition('This import was not run dry, or is gone.', 'IMPORT_NOT_CHECKED');
    const page = await files.ready(importId, Number(cursor ?? -1), PAGE);
    const open = page.filter(({ looked_up: known }) => !known);
    const known = await findNumbers(
      platformFetch,
      open.map(({ number }) => number),
    );
    await files.lookedUp(
      importId,
      open.map(({ position, number }) => ({ position, existing: known.get(number)?.id ?? null })),
    );
    const last = page.at(-1);
    return {
      items: page.map(({ position, number }) => ({ id: itemId(importId, position), label: `#${number}` })),
      ...(last && page.length === PAGE && { next: String(last.position) }),
    };
  },
  async work({ job, items }: Batch) {
    const [importId] = partsOf(items[0]?.id ?? '');
    const ready = await files.readyAt(
      importId,
      items.map(({ id }) => partsOf(id)[1]),
    );
    const known = await findNumbers(
      platformFetch,
      ready.map(({ number }) => number),
    );
    const theirs = await files.writtenByOthers(
      importId,
      ready.flatMap(({ number }) => known.get(number)?.id ?? []),
    );
    // Another import has brought them since this one began, while this one's process was dead.
    const since = ready.flatMap(({ position, number, existing_id: existing }) => {
      const id = known.get(number)?.id;
      return existing === null && id !== undefined && theirs.has(id) ? [{ position, existing: id }] : [];
    });
    await files.lookedUp(importId, since);
    const written: { position: number; order: string }[] = [];
    const outcomes: Outcome[] = [];
    const open: (ReadyOrder & { order: object })[] = [];
    for (const one of ready) {
      const id = itemId(importId, one.position);
      const there = known.get(one.number);
      if (there && there.imported !== true)
        outcomes.push({ id, state: 'failed', reason: 'An order that was placed here has this number.' });
      else if (there && one.existing_id === null && !theirs.has(there.id)) {
        // Brought by this import before the process died.
        written.push({ position: one.position, order: there.id });
        outcomes.push({ id, state: 'done' });
      } else open.push({ ...one, order: there ? { ...one.request, id: there.id } : one.request });
    }
    const results = await writeOrders(
      platformFetch,
      open.map(({ order }) => order),
      job.actor,
    );
    for (const [index, { position }] of open.entries()) {
      const id = itemId(importId, position);
      const { order, reason = '' } = results[index] ?? {};
      if (order === undefined) outcomes.push({ id, state: 'failed', reason });
      else {
        written.push({ position, order });
        outcomes.push({ id, state: 'done' });
      }
    }
    await files.written(importId, written);
    return outcomes;
  },
});

/** Deletes the orders that an import brought. Those that were there before keep what the import made of them. */
export const takeBackImport = (
  platformFetch: PlatformFetch,
  _store: StoreProfile,
  { files }: Imports,
): JobKind => ({
  ...onlyAll,
  permissions: deleting.permissions,
  batchSize: PAGE,
  async select({ filter, cursor }) {
    const items = await files.brought(importOf({ filter }), cursor ?? '', PAGE);
    const last = items.at(-1);
    return { items, ...(last && items.length === PAGE && { next: last.id }) };
  },
  async work({ job, items, idempotencyKey }: Batch) {
    const orderIds = items.map(({ id }) => id);
    await callOperation(platformFetch, deleting, { orderIds }, { actor: job.actor, idempotencyKey });
    await files.takenBack(orderIds);
    return orderIds.map((id) => ({ id, state: 'done' }));
  },
});
