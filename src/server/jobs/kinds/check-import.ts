import { customersDesk } from '#shared/desks/customers.ts';
import { ordersDesk } from '#shared/desks/orders.ts';
import { productsDesk } from '#shared/desks/products.ts';
import { reviewsDesk } from '#shared/desks/reviews.ts';
import type { StoreProfile } from '../../gateway.ts';
import { customerImports } from '../../imports/customers/customers.ts';
import { dryRun } from '../../imports/dry-run.ts';
import { CheckReplaced } from '../../imports/check-store.ts';
import type { ImportStore } from '../../imports/import-store.ts';
import type { ImportKind } from '../../imports/kind.ts';
import { orderImports } from '../../imports/orders/orders.ts';
import { productImports } from '../../imports/products/products.ts';
import { reviewImports } from '../../imports/reviews/reviews.ts';
import type { PlatformFetch } from '../../platform-fetch.ts';
import type { JobKind, Outcome } from '../jobs.ts';
import { importOf, itemId, onlyImports, partsOf, type Imports } from './import-job.ts';

/** No file has more parts. */
const ALL_PARTS = 1000;

const GONE = 'The file is no longer here. Choose it again.';

interface CheckOptions<Field extends string, Options extends object, Request extends object> {
  kind: ImportKind<Field, Options, Request>;
  permissions: readonly string[];
  files: (imports: Imports) => ImportStore;
}

/**
 * The dry run of a file. The parts of the file are the items of the job, so that its progress is how much was read, and
 * all of them are one batch: what one row says may concern a row at the other end of the file. After a restart the dry run
 * goes on with the first entry that was not compared.
 */
const checkImport =
  <Field extends string, Options extends object, Request extends object>({
    kind,
    permissions,
    files: filesOf,
  }: CheckOptions<Field, Options, Request>) =>
  (platformFetch: PlatformFetch, store: StoreProfile, imports: Imports): JobKind => {
    const files = filesOf(imports) as unknown as ImportStore<Field, Options>;
    return {
      ...onlyImports,
      permissions,
      batchSize: ALL_PARTS,
      async select({ filter }) {
        const id = importOf({ filter });
        const count = await files.countParts(id);
        return {
          items: Array.from({ length: count }, (_, part) => ({
            id: itemId(id, part),
            label: `Part ${part + 1} of ${count}`,
          })),
        };
      },
      async work({ job, items, idempotencyKey, report }) {
        const [id] = partsOf(items[0]?.id ?? '');
        const input = await files.get(id);
        const toAll = (outcome: { state: 'done' } | { state: 'skipped'; reason: string }): Outcome[] =>
          items.map((item) => ({ id: item.id, ...outcome }));
        if (!input) return toAll({ state: 'skipped', reason: GONE });
        // Each try of each process: whoever stood still meanwhile writes nothing more.
        const run = `${idempotencyKey}:${crypto.randomUUID()}`;
        // The last part is done with the whole: a job without open items would not be resumed.
        const reported = new Set(items.slice(0, -1).map((item) => item.id));
        try {
          const begun = await files.checks.begin(id, { job: job.id, run });
          if (!begun) return toAll({ state: 'done' });
          await dryRun(kind, input, {
            run,
            progress: begun.progress,
            store: files,
            checking: { platformFetch, store, clock: imports.clock },
            onProgress: async (part) => {
              const item = part === undefined ? undefined : itemId(id, part);
              await report?.(item !== undefined && reported.has(item) ? [{ id: item, state: 'done' }] : []);
            },
          });
        } catch (error) {
          if (!(error instanceof CheckReplaced)) throw error;
          return toAll({ state: 'skipped', reason: error.message });
        }
        return toAll({ state: 'done' });
      },
    };
  };

export const checkOrders = checkImport({
  kind: orderImports,
  permissions: ordersDesk.jobs['check-import'],
  files: ({ orderFiles }) => orderFiles,
});

export const checkCustomers = checkImport({
  kind: customerImports,
  permissions: customersDesk.jobs['check-import'],
  files: ({ customerFiles }) => customerFiles,
});

export const checkProducts = checkImport({
  kind: productImports,
  permissions: productsDesk.jobs['check-import'],
  files: ({ productFiles }) => productFiles,
});

export const checkReviews = checkImport({
  kind: reviewImports,
  permissions: reviewsDesk.jobs['check-import'],
  files: ({ reviewFiles }) => reviewFiles,
});
