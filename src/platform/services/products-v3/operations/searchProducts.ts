import type { Context } from '../../../context.ts';
import type { ProductsV3Api, Reply, Request } from '../../../contract/index.ts';
import { products } from '../../catalog/public.ts';
import { presentMany, readFields } from '../read.ts';
import { scopeOf } from '../rules/visibility.ts';

type SearchReply = Reply<ProductsV3Api, 'searchProducts'>;

export async function searchProducts(
  request: Request<ProductsV3Api, 'searchProducts'>,
  context: Context,
): Promise<SearchReply> {
  const { db, siteId, caller } = context;
  const fields = readFields(context, request.fields);
  const page = await products.search(db, siteId, request.search ?? {}, { scope: scopeOf(caller) });
  return {
    products: await presentMany(context, page.items, fields),
    pagingMetadata: page.metadata,
    ...(page.aggregationData && {
      aggregationData: page.aggregationData as unknown as NonNullable<SearchReply['aggregationData']>,
    }),
  };
}
