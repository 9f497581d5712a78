import { failedPrecondition } from '../../../platform/contract/errors.ts';
import { findOperation } from '../../../platform/contract/index.ts';
import { findNumbers } from '../../imports/find-numbers.ts';
import type { ImportStore, ReadyOrder } from '../../imports/import-store.ts';
import { callOperation, PlatformCallError } from '../../platform-call.ts';
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

const PAGE = 100;
/** The platform writes one while the database is busy with another. */
const AT_ONCE = 4;

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
    const write = async ({
      position,
      number,
      request,
      existing_id: existing,
    }: ReadyOrder): Promise<Outcome> => {
      const id = itemId(importId, position);
      const there = known.get(number);
      if (there && there.imported !== true)
        return { id, state: 'failed', reason: 'An order that was placed here has this number.' };
      // Brought by this import before the process died.
      if (there && existing === null && !theirs.has(there.id)) {
        written.push({ position, order: there.id });
        return { id, state: 'done' };
      }
      try {
        const order = there ? { ...request, id: there.id } : request;
        const reply = await callOperation<{ order: { id: string } }>(
          platformFetch,
          importing,
          { order },
          { actor: job.actor },
        );
        written.push({ position, order: reply.order.id });
        return { id, state: 'done' };
      } catch (error) {
        if (!(error instanceof PlatformCallError) || error.status >= 500) throw error;
        return { id, state: 'failed', reason: error.message };
      }
    };
    const outcomes = await severalAtOnce(ready, AT_ONCE, write);
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
