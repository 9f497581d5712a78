import type { Context } from '#platform/context.ts';
import type { CatalogVersioningApi, Handlers } from '#platform/contract/index.ts';
import { defineService } from '#platform/service.ts';

/**
 * `assumed:` both catalogs are served over the same products. Who asks knows both and takes the one it is told, so it is
 * told the one that says more; who knows the first alone never asks.
 */
export const catalogVersioning = defineService({
  name: 'catalog-versioning',
  package: 'stores_catalog-versioning',
  handlers: {
    getCatalogVersion: async () => ({ catalogVersion: 'V3_CATALOG' }),
  } satisfies Handlers<CatalogVersioningApi, Context>,
});
