import type { Context } from '../../../context.ts';
import type { TaxGroupsApi, Reply, Request } from '../../../contract/index.ts';
import { ensureDefaultGroup, taxGroups } from '../tables.ts';

export async function queryTaxGroups(
  request: Request<TaxGroupsApi, 'queryTaxGroups'>,
  context: Context,
): Promise<Reply<TaxGroupsApi, 'queryTaxGroups'>> {
  await ensureDefaultGroup(context);
  const { db, siteId } = context;
  const { items, metadata } = await taxGroups.query(db, siteId, request.query ?? {});
  return { taxGroups: items, pagingMetadata: metadata };
}
