import { rowsBefore } from '#database/retention.ts';
import type { Context } from '#platform/context.ts';
import { badRequest, failedPrecondition, type PlatformError } from '#platform/contract/errors.ts';
import type { CatalogImportsApi, Handlers } from '#platform/contract/index.ts';
import { bulk } from '#platform/crud/index.ts';
import { defineService } from '#platform/service.ts';
import { migrations } from './migrations.ts';
import {
  countItems,
  lockImport,
  insertImport,
  noteWritten,
  putItem,
  finishImport,
  submit,
  takeDue,
  type CatalogImport,
  type ProductItem,
} from './store.ts';
import { setCategories, upsert } from './upsert.ts';

/** In one round of maintenance; the rest is the next one's. */
const STEPS = 2000;
/** `assumed:` as many as a shop of this kind has. */
const MAX = 100_000;

const submittedAlready = ({ id, jobId }: CatalogImport): PlatformError =>
  failedPrecondition('The import was submitted already.', 'CATALOG_IMPORT_ALREADY_SUBMITTED', {
    catalogImportId: id,
    asyncJobId: jobId,
  });

/** One product, or its categories; what it is rejected for stops no other. @returns whether there may be more */
const step = (context: Context): Promise<boolean> =>
  context.transaction(async (inner) => {
    const due = await takeDue(inner);
    if (!due) return false;
    const { handle, item, written } = due;
    const categoryIds = item.categoryIdsInfo && (item.categoryIdsInfo.categoryIds ?? []);
    const { results } = await bulk(inner, {
      entries: [due],
      each: () => (written ? setCategories(inner, handle, categoryIds ?? []) : upsert(inner, handle, item)),
    });
    const error = results[0]?.itemMetadata.error;
    if (!error && !written && categoryIds) await noteWritten(inner, due);
    else await finishImport(inner, due, error);
    return true;
  });

/** Products of another system, by handles that stay the same: gathered first, then written over what is there. */
export const catalogImports = defineService({
  name: 'catalog-imports',
  package: 'stores_catalog-imports-v-3',
  handlers: {
    async createCatalogImport(_request, context) {
      const made: CatalogImport = {
        id: context.ids.guid(),
        createdDate: context.clock.now().toISOString(),
        jobId: undefined,
      };
      await insertImport(context, made);
      return { catalogImport: { id: made.id, createdDate: made.createdDate } };
    },
    async addProductsToImport({ catalogImportId, products }, context) {
      const locked = await lockImport(context, catalogImportId);
      if (locked.jobId !== undefined) throw submittedAlready(locked);
      if ((await countItems(context, catalogImportId)) + products.length > MAX)
        throw badRequest(`An import has at most ${MAX} products.`, 'TOO_MANY_PRODUCTS', { threshold: MAX });
      return bulk<ProductItem, { id: string }>(context, {
        entries: products,
        async each(item) {
          const handle = item.product?.handle ?? '';
          await putItem(context, catalogImportId, { handle, item });
          return { id: handle };
        },
      });
    },
    async submitCatalogImport({ catalogImportId }, context) {
      const locked = await lockImport(context, catalogImportId);
      if (locked.jobId !== undefined) throw submittedAlready(locked);
      const jobId = context.ids.guid();
      await submit(context, catalogImportId, jobId);
      return { jobId, totalProductsCount: await countItems(context, catalogImportId) };
    },
  } satisfies Handlers<CatalogImportsApi, Context>,
  ownTransactions: ['maintain'],
  async maintain(context) {
    for (let steps = 0; steps < STEPS && (await step(context)); steps++);
  },
  retentionRules: [
    {
      what: 'Products sent by catalog imports',
      since: 'the import was begun',
      days: 30,
      forget: rowsBefore('catalog_imports', 'created_date'),
    },
  ],
  migrations,
});
