import type { Context } from '../../../context.ts';
import type { ProductsV3Api, Reply, Request } from '../../../contract/index.ts';
import { lockProduct, patchProduct, products, saveProduct } from '../../catalog/public.ts';
import { presentOne, readFields } from '../read.ts';
import { refuseNegative } from '../rules/quantities.ts';
import { countsIn, countStock, inventoryResults, productOf } from '../with-inventory.ts';

export async function updateProductWithInventory(
  request: Request<ProductsV3Api, 'updateProductWithInventory'>,
  context: Context,
): Promise<Reply<ProductsV3Api, 'updateProductWithInventory'>> {
  const fields = readFields(context, request.fields);
  const given = request.product;
  refuseNegative(given);
  const before = await lockProduct(context, given.id);
  const after = await patchProduct(context, before, productOf(given), { mask: request.fieldMask });
  const saved = await saveProduct(context, before, after, given.revision ?? null);
  const items = await countStock(context, saved, countsIn(given, saved));
  const product = (await products.get(context.db, context.siteId, saved.id)) ?? saved;
  return {
    product: await presentOne(context, product, fields),
    inventoryResults: inventoryResults(items, request.returnEntity),
  };
}
