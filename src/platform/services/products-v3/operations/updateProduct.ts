import type { Context } from '../../../context.ts';
import type { ProductsV3Api, Reply, Request } from '../../../contract/index.ts';
import { lockProduct, patchProduct, saveProduct } from '../../catalog/public.ts';
import { presentOne, readFields } from '../read.ts';

export async function updateProduct(
  request: Request<ProductsV3Api, 'updateProduct'>,
  context: Context,
): Promise<Reply<ProductsV3Api, 'updateProduct'>> {
  const fields = readFields(context, request.fields);
  const before = await lockProduct(context, request.product.id);
  const after = await patchProduct(context, before, request.product, { mask: request.fieldMask });
  const product = await saveProduct(context, before, after, request.product.revision ?? null);
  return { product: await presentOne(context, product, fields) };
}
