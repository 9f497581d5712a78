import type { Context } from '../../../context.ts';
import type { DiscountRulesApi, Reply, Request } from '../../../contract/index.ts';
import { presentRules } from '../present.ts';
import { discountRules } from '../tables.ts';

/** Both ways of paging: by cursor, and by offset where the query asks for it. */
export async function queryDiscountRules(
  request: Request<DiscountRulesApi, 'queryDiscountRules'>,
  context: Context,
): Promise<Reply<DiscountRulesApi, 'queryDiscountRules'>> {
  const { db, siteId } = context;
  const query = request.query ?? {};
  if ('paging' in query && query.paging) {
    const { items, metadata } = await discountRules.queryByOffset(db, siteId, query);
    const { count, offset, total } = metadata;
    return { discountRules: await presentRules(context, items), pagingMetadata: { count, offset, total } };
  }
  const { items, metadata } = await discountRules.query(db, siteId, query);
  const { count, cursors } = metadata;
  return { discountRules: await presentRules(context, items), pagingMetadata: { count, cursors } };
}
