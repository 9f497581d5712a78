import { z } from 'zod';
import { importedRows, importRoute, wholeImport } from '#platform/hosted-import.ts';
import type { HostedRoute } from '#platform/service.ts';
import { list, MAX_PRODUCTS } from './imported.ts';
import { previewUndo, takeBack } from './take-back.ts';
import { emitProducts } from './emit-products.ts';
import { previewImport, writeProducts } from './write.ts';

const WRITE = [
  'WIX_STORES.PRODUCT_CREATE',
  'WIX_STORES.PRODUCT_UPDATE',
  'WIX_STORES.INVENTORY_CREATE',
  'WIX_STORES.INVENTORY_UPDATE',
] as const;
const READ = ['WIX_STORES.PRODUCT_READ_NON_VISIBLE', 'WIX_STORES.PRODUCT_MERCHANT_DATA_READ'] as const;
const DELETE = ['WIX_STORES.PRODUCT_DELETE'] as const;

/** A hundred products with all their variants. */
const MAX_BODY = 33_554_432;

const how = { update: z.boolean().default(true), newCollections: z.boolean().default(false) };
const schema = z.strictObject({ products: list, ...how });
const input = z.strictObject({ importId: z.guid(), products: list, ...how });
const chosen = z.strictObject({ ids: z.array(z.guid()).min(1).max(MAX_PRODUCTS) });

const route = importRoute('products/', MAX_BODY);
const some = importedRows(MAX_PRODUCTS);

/** Products out of files, a hundred at a time, and their way back; and into files. */
export const importRoutes: HostedRoute[] = [
  route('import', WRITE, input, async (context, { products, ...rest }) => ({
    results: await writeProducts(context, products, rest),
  })),
  route('import/foresee', WRITE, schema, async (context, { products, ...rest }) => ({
    results: await previewImport(context, products, rest),
  })),
  route('import/take-back', DELETE, some, async (context, { importId, rows }) => ({
    results: await takeBack(context, importId, rows),
  })),
  route('import/take-back/foresee', DELETE, wholeImport, (context, { importId }) =>
    previewUndo(context, importId),
  ),
  route('export', READ, chosen, async (context, { ids }) => ({ products: await emitProducts(context, ids) })),
];
