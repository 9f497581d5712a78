import type { Context } from '../../../context.ts';
import type { ProductsV3Api, Reply, Request } from '../../../contract/index.ts';
import { productList } from '../../catalog/public.ts';
import { presentMany, readFields } from '../read.ts';
import { scopeOf } from '../rules/visibility.ts';

export async function queryProducts(
  request: Request<ProductsV3Api, 'queryProducts'>,
  context: Context,
): Promise<Reply<ProductsV3Api, 'queryProducts'>> {
  const { db, siteId, caller } = context;
  const fields = readFields(context, request.fields);
  const page = await productList.query(db, siteId, request.query ?? {}, { scope: scopeOf(caller) });
  return { products: await presentMany(context, page.items, fields), pagingMetadata: page.metadata };
}
