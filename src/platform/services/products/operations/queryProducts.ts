import type { Context } from '../../../context.ts';
import type { ProductsApi, Reply, Request } from '../../../contract/index.ts';
import { legacyProductList } from '../../catalog/public.ts';
import { isMerchant, showProducts } from '../read.ts';
import { storedFilter, storedSort } from '../rules/legacy-query.ts';

export async function queryProducts(
  request: Request<ProductsApi, 'queryProducts'>,
  context: Context,
): Promise<Reply<ProductsApi, 'queryProducts'>> {
  const { db, siteId } = context;
  const { filter, sort, paging, cursorPaging } = request.query ?? {};
  const query = { filter: storedFilter(filter), sort: storedSort(sort) };
  const options = { scope: isMerchant(context) ? undefined : { visible: true } };
  if (cursorPaging) {
    const page = await legacyProductList.query(db, siteId, { ...query, cursorPaging }, options);
    const { count, cursors } = page.metadata;
    return { products: await showProducts(context, page.items), metadata: { count, cursors } };
  }
  const page = await legacyProductList.queryByOffset(db, siteId, { ...query, paging }, options);
  const { count, offset, total } = page.metadata;
  return {
    products: await showProducts(context, page.items),
    metadata: { count, offset, total, cursors: {} },
  };
}
