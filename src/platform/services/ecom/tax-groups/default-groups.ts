import type { Context } from '#platform/context.ts';
import type { Handler, TaxGroupsApi } from '#platform/contract/index.ts';
import { sumUp } from '#platform/crud/index.ts';
import { STORES_APP_ID } from '../../stores/catalog/public.ts';
import { PRODUCTS_GROUP, taxGroups } from './tables.ts';

export const listDefaultTaxGroups: Handler<TaxGroupsApi, 'listDefaultTaxGroups', Context> = async (
  _request,
  { db, siteId },
) => ({ taxGroups: await taxGroups.getMany(db, siteId, [PRODUCTS_GROUP.id]) });

export const listDefaultTaxGroupsByAppIds: Handler<
  TaxGroupsApi,
  'listDefaultTaxGroupsByAppIds',
  Context
> = async (request, { db, siteId }) => {
  const taxGroup = await taxGroups.get(db, siteId, PRODUCTS_GROUP.id);
  const results = (request.appIds ?? []).map((appId, originalIndex) => {
    if (taxGroup && appId === STORES_APP_ID)
      return { taxGroupMetadata: { id: taxGroup.id, originalIndex, success: true }, taxGroup };
    const error = { code: 'NOT_FOUND', description: 'The app brings no tax group.', data: { appId } };
    return { taxGroupMetadata: { originalIndex, success: false, error } };
  });
  const counted = results.map(({ taxGroupMetadata }) => ({ itemMetadata: taxGroupMetadata }));
  return { results, bulkActionMetadata: sumUp(counted) };
};
