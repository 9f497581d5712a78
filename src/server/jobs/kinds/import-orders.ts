import { findOperation } from '#platform/contract/index.ts';
import { findNumbers } from '../../imports/orders/find-numbers.ts';
import { composeOrder } from '../../imports/orders/merge-order.ts';
import type { StagedOrder } from '../../imports/orders/order-of-rows.ts';
import type { ReadyEntry } from '../../imports/import-store.ts';
import { callHosted, callOperation, PlatformCallError } from '../../platform-call.ts';
import type { PlatformFetch } from '../../platform-fetch.ts';
import type { StoreProfile } from '../../gateway.ts';
import type { Batch, JobKind, Outcome } from '../jobs.ts';
import { severalAtOnce } from '../several-at-once.ts';
import {
  beginImport,
  importOf,
  itemId,
  onlyImports,
  PAGE,
  pageOf,
  partsOf,
  positionsOf,
  type Imports,
} from './import-job.ts';

const importing = findOperation('ecom_orders.importOrder');
const deleting = findOperation('ecom_orders.bulkDeleteImportedOrders');

const MANY = '/hosted/orders/import';
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

/**
 * Writes the orders that the dry run of a file let through. The number says which order it is, so that none is written
 * twice, however often the process dies: what the import has brought itself is left as it is.
 */
export const importOrders = (
  platformFetch: PlatformFetch,
  { timeZone }: StoreProfile,
  { orderFiles: files, clock }: Imports,
): JobKind => ({
  ...onlyImports,
  permissions: importing.permissions,
  batchSize: 100,
  alone: true,
  async select({ cursor, filter }) {
    const importId = importOf({ filter });
    if (cursor === undefined) await beginImport(files, importId, clock);
    const page = await files.ready(importId, Number(cursor ?? -1), PAGE);
    const open = page.filter(({ looked_up: known }) => !known);
    const known = await findNumbers(
      platformFetch,
      open.map(({ key }) => key),
    );
    await files.lookedUp(
      importId,
      open.map(({ position, key }) => ({ position, existing: known.get(key)?.id ?? null })),
    );
    return pageOf(
      importId,
      page.map(({ position, key }) => ({ position, label: `#${key}` })),
    );
  },
  async work({ job, items }: Batch) {
    const [importId] = partsOf(items[0]?.id ?? '');
    const ready = await files.readyAt(importId, positionsOf(items));
    const known = await findNumbers(
      platformFetch,
      ready.map(({ key }) => key),
    );
    const theirs = await files.writtenByOthers(
      importId,
      ready.flatMap(({ key }) => known.get(key)?.id ?? []),
    );
    // Another import has brought them since this one began, while this one's process was dead.
    const since = ready.flatMap(({ position, key, existing_id: existing }) => {
      const id = known.get(key)?.id;
      return existing === null && id !== undefined && theirs.has(id) ? [{ position, existing: id }] : [];
    });
    await files.lookedUp(importId, since);
    const written: { position: number; entity: string }[] = [];
    const outcomes: Outcome[] = [];
    const open: (ReadyEntry<object> & { order: object })[] = [];
    for (const one of ready) {
      const id = itemId(importId, one.position);
      const there = known.get(one.key);
      if (there && there.imported !== true)
        outcomes.push({ id, state: 'failed', reason: 'An order that was placed here has this number.' });
      else if (there && one.existing_id === null && !theirs.has(there.id)) {
        // Brought by this import before the process died.
        written.push({ position: one.position, entity: there.id });
        outcomes.push({ id, state: 'done' });
      } else {
        const { order, isUnchanged } = composeOrder(one.request as StagedOrder, there, timeZone);
        if (isUnchanged) outcomes.push({ id, state: 'skipped', reason: 'There is nothing to change.' });
        else open.push({ ...one, order });
      }
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
        written.push({ position, entity: order });
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
  { orderFiles: files }: Imports,
): JobKind => ({
  ...onlyImports,
  permissions: deleting.permissions,
  batchSize: PAGE,
  async select({ filter, cursor }) {
    const importId = importOf({ filter });
    const page = await files.toTakeBack(importId, Number(cursor ?? -1), PAGE, false);
    return pageOf(
      importId,
      page.map(({ position, key }) => ({ position, label: `#${key}` })),
    );
  },
  async work({ job, items, idempotencyKey }: Batch) {
    const [importId] = partsOf(items[0]?.id ?? '');
    const brought = await files.entitiesAt(importId, positionsOf(items));
    const orderIds = brought.filter(({ existing }) => existing === null).map(({ entity }) => entity);
    if (orderIds.length > 0)
      await callOperation(platformFetch, deleting, { orderIds }, { actor: job.actor, idempotencyKey });
    await files.takenBack(orderIds);
    return items.map(({ id }) => ({ id, state: 'done' }));
  },
});
