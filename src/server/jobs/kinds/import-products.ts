import { productsDesk } from '../../../shared/desks/products.ts';
import type {
  ImportedProduct,
  KeptProductReason,
  ProductImportOptions,
  ProductTakeBackForesight,
} from '../../../shared/product-import.ts';
import type { StoreProfile } from '../../gateway.ts';
import { callHosted } from '../../platform-call.ts';
import type { PlatformFetch } from '../../platform-fetch.ts';
import type { Batch, JobKind, Outcome } from '../jobs.ts';
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

const IMPORT = '/hosted/products/import';

/** So many at a time: each has its variants and their stock. */
const AT_ONCE = 50;

interface Written {
  row: number;
  part: 'fresh' | 'changed' | 'unchanged' | 'refused';
  productId?: string;
  problems?: { text: string }[];
}

interface TakenBack {
  row: number;
  done?: 'DELETED' | 'GONE';
  kept?: KeptProductReason;
  refused?: string;
}

const KEPT: Readonly<Record<KeptProductReason, string>> = {
  CHANGED: 'Has been changed since.',
  ORDERED: 'Has been ordered since.',
};

const REFUSED = 'REFUSED';

const rowOf = (request: object): number => (request as ImportedProduct).row;

/**
 * Writes the products that the dry run of a file let through, some in each transaction. The platform keeps which rows it has
 * written, so that none is written twice, however often the process dies.
 */
export const importProducts = (
  platformFetch: PlatformFetch,
  _store: StoreProfile,
  { productFiles: files, clock }: Imports,
): JobKind => ({
  ...onlyImports,
  permissions: productsDesk.jobs.import,
  batchSize: AT_ONCE,
  alone: true,
  async select({ cursor, filter }) {
    const importId = importOf({ filter });
    if (cursor === undefined) await beginImport(files, importId, clock);
    const page = await files.ready(importId, Number(cursor ?? -1), PAGE);
    return pageOf(
      importId,
      page.map(({ position, key }) => ({ position, label: key })),
    );
  },
  async work({ job, items }: Batch) {
    const [importId] = partsOf(items[0]?.id ?? '');
    const options = (await files.optionsOf(importId)) as ProductImportOptions | undefined;
    const ready = await files.readyAt(importId, positionsOf(items));
    const { results } = await callHosted<{ results: Written[] }>(
      platformFetch,
      IMPORT,
      { importId, products: ready.map(({ request }) => request), ...options },
      job.actor,
    );
    const byRow = new Map(results.map((result) => [result.row, result]));
    const written: { position: number; entity: string; existing: string | null }[] = [];
    const outcomes = ready.map(({ position, request }): Outcome => {
      const id = itemId(importId, position);
      const { part, productId, problems = [] } = byRow.get(rowOf(request)) ?? {};
      if (part === 'unchanged') return { id, state: 'skipped', reason: 'There is nothing to change.' };
      if (productId === undefined)
        return { id, state: 'failed', reason: problems.map(({ text }) => text).join('; ') || 'Was refused.' };
      written.push({ position, entity: productId, existing: part === 'fresh' ? null : productId });
      return { id, state: 'done' };
    });
    await files.written(importId, written);
    return outcomes;
  },
});

/** Deletes the products that an import made, unless they were changed or ordered since. */
export const takeBackProducts = (
  platformFetch: PlatformFetch,
  _store: StoreProfile,
  { productFiles: files }: Imports,
): JobKind => ({
  ...onlyImports,
  permissions: productsDesk.jobs['take-back-import'],
  batchSize: AT_ONCE,
  alone: true,
  foresee: async (selection) =>
    callHosted<ProductTakeBackForesight>(platformFetch, `${IMPORT}/take-back/foresee`, {
      importId: 'filter' in selection ? importOf(selection) : '',
    }),
  async select({ filter, cursor }) {
    const importId = importOf({ filter });
    const page = await files.toTakeBack(importId, Number(cursor ?? -1), PAGE, false);
    return pageOf(
      importId,
      page.map(({ position, key }) => ({ position, label: key })),
    );
  },
  async work({ job, items }: Batch) {
    const [importId] = partsOf(items[0]?.id ?? '');
    const ready = await files.readyAt(importId, positionsOf(items));
    const { results } = await callHosted<{ results: TakenBack[] }>(
      platformFetch,
      `${IMPORT}/take-back`,
      { importId, rows: ready.map(({ request }) => rowOf(request)) },
      job.actor,
    );
    const byRow = new Map(results.map((result) => [result.row, result]));
    const told: { position: number; kept: string | null }[] = [];
    const outcomes = ready.map(({ position, request }): Outcome => {
      const id = itemId(importId, position);
      const { done, kept, refused } = byRow.get(rowOf(request)) ?? {};
      told.push({ position, kept: done ? null : (kept ?? REFUSED) });
      if (done) return { id, state: 'done' };
      if (kept) return { id, state: 'skipped', reason: KEPT[kept] };
      return { id, state: 'failed', reason: refused ?? 'What it wrote is not known any more.' };
    });
    await files.takenBackAt(importId, told);
    return outcomes;
  },
});
