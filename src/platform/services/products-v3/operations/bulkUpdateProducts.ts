import type { Context } from '../../../context.ts';
import type { ProductsV3Api, Reply, Request } from '../../../contract/index.ts';
import { lockProducts, patchProduct, productNotFound, saveProduct } from '../../catalog/public.ts';
import { eachItem, sumUp } from '../../inventory/public.ts';
import { refuseTwice } from '../rules/refuse-twice.ts';
import { presentOne, readFields } from '../read.ts';

export async function bulkUpdateProducts(
  request: Request<ProductsV3Api, 'bulkUpdateProducts'>,
  context: Context,
): Promise<Reply<ProductsV3Api, 'bulkUpdateProducts'>> {
  const fields = readFields(context, request.fields);
  const entries = request.products.map((entry) => ({ id: entry.product?.id ?? '', entry }));
  const ids = entries.map(({ id }) => id);
  refuseTwice(ids, 'products');
  const locked = await lockProducts(context, ids);
  const outcomes = await eachItem(context, entries, async ({ product = {}, ...entry }) => {
    const { fieldMask: mask } = entry as { fieldMask?: string[] };
    const before = locked.get(product.id ?? '');
    if (!before) throw productNotFound(product.id ?? '');
    const after = await patchProduct(context, before, product, { mask });
    return saveProduct(context, before, after, product.revision ?? null);
  });
  const results = [];
  for (const { metadata, item } of outcomes) {
    const shown = item && request.returnEntity ? { item: await presentOne(context, item, fields) } : {};
    results.push({ itemMetadata: metadata, ...shown });
  }
  return { results, bulkActionMetadata: sumUp(outcomes) };
}
