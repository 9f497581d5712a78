import type { Context } from '#platform/context.ts';
import { notFound } from '#platform/contract/errors.ts';
import type { EnterpriseMediaItemsApi, Handler } from '#platform/contract/index.ts';
import { categoryFilter } from './rules/category-filter.ts';
import { foundBy } from './rules/found-by.ts';
import { type EnterpriseItem, items } from './tables.ts';

const missingItem = (itemId: string) => notFound('The item was not found.', 'ITEM_NOT_FOUND', { itemId });

export async function lockItem({ db, siteId }: Context, itemId: string): Promise<EnterpriseItem> {
  const found = await items.getForUpdate(db, siteId, itemId);
  if (!found) throw missingItem(itemId);
  return found;
}

export const getItem: Handler<EnterpriseMediaItemsApi, 'getItem', Context> = async (
  { itemId },
  { db, siteId },
) => {
  const item = await items.get(db, siteId, itemId);
  if (!item) throw missingItem(itemId);
  return { item };
};

const page = ({ items: found, metadata }: Awaited<ReturnType<typeof items.queryByOffset>>) => {
  const { count, offset, total } = metadata;
  return { items: found, pagingMetadata: { count, offset, total, hasNext: offset + count < total } };
};

export const queryItems: Handler<EnterpriseMediaItemsApi, 'queryItems', Context> = async (
  { query },
  { db, siteId },
) => {
  const filter = categoryFilter(query?.filter);
  return page(await items.queryByOffset(db, siteId, { ...query, filter }));
};

export const searchItems: Handler<EnterpriseMediaItemsApi, 'searchItems', Context> = async (
  { query },
  { db, siteId },
) => {
  const { search, ...requested } = query ?? {};
  const filter = categoryFilter(requested.filter);
  const expression = search?.expression ?? '';
  const scope = expression.trim() === '' ? undefined : foundBy(expression);
  return page(await items.queryByOffset(db, siteId, { ...requested, filter }, { scope }));
};
