import type { Context } from '../../../context.ts';
import type { ProductsV3Api, Reply, Request } from '../../../contract/index.ts';
import { permissionDenied } from '../../../contract/errors.ts';
import { products } from '../../catalog/public.ts';
import { may, NON_VISIBLE } from '../rules/visibility.ts';

export async function countProducts(
  request: Request<ProductsV3Api, 'countProducts'>,
  context: Context,
): Promise<Reply<ProductsV3Api, 'countProducts'>> {
  const { db, siteId, caller } = context;
  const all = request.returnNonVisibleProducts === true;
  if (all && !may(caller, NON_VISIBLE))
    throw permissionDenied(
      'Products that are not visible are for the merchant.',
      'NO_PERMISSION_TO_INCLUDE_NOT_VISIBLE_PRODUCTS',
    );
  const { filter, search } = request;
  const scope = all ? undefined : { visible: true };
  return { count: await products.countFound(db, siteId, { filter, search }, { scope, root: '' }) };
}
