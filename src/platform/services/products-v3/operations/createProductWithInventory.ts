import type { Context } from '../../../context.ts';
import type { ProductsV3Api, Reply, Request } from '../../../contract/index.ts';
import { createProduct } from '../../catalog/public.ts';
import { presentOne, readFields } from '../read.ts';
import { refuseNegative } from '../rules/quantities.ts';
import { countsIn, inventoryResults, productOf } from '../with-inventory.ts';

export async function createProductWithInventory(
  request: Request<ProductsV3Api, 'createProductWithInventory'>,
  context: Context,
): Promise<Reply<ProductsV3Api, 'createProductWithInventory'>> {
  const fields = readFields(context, request.fields);
  refuseNegative(request.product);
  const { product, items } = await createProduct(context, productOf(request.product), (composed) =>
    countsIn(request.product, composed),
  );
  return {
    product: await presentOne(context, product, fields),
    inventoryResults: inventoryResults(items, request.returnEntity),
  };
}
