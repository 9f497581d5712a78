import type { Context } from '#platform/context.ts';
import { badRequest } from '#platform/contract/errors.ts';
import type { Handler, InventoryItemsV3Api } from '#platform/contract/index.ts';
import { bulk, bulkByIds } from '#platform/crud/index.ts';
import { forgetStock } from '../catalog/public.ts';
import { reasonOf, stock, toApiItem } from '../inventory/public.ts';
import { idAt, itemIn, itemNotFound, lockItems, updateItem } from './item-change.ts';
import { createItem } from './new-item.ts';
import { stockScope } from './visible-stock.ts';

type Api = InventoryItemsV3Api;

export const createInventoryItem: Handler<Api, 'createInventoryItem', Context> = async (
  request,
  context,
) => ({
  inventoryItem: toApiItem(await createItem(context, request.inventoryItem)),
});

export const bulkCreateInventoryItems: Handler<Api, 'bulkCreateInventoryItems', Context> = async (
  { inventoryItems, returnEntity },
  context,
) =>
  bulk(context, {
    entries: inventoryItems,
    idOf: ({ variantId }) => variantId ?? '',
    each: (entry) => createItem(context, entry),
    ...(returnEntity && { show: toApiItem }),
  });

export const getInventoryItem: Handler<Api, 'getInventoryItem', Context> = async (
  { inventoryItemId },
  context,
) => {
  const { db, siteId } = context;
  const item = await stock.get(db, siteId, inventoryItemId, { scope: await stockScope(context) });
  if (!item) throw itemNotFound(inventoryItemId);
  return { inventoryItem: toApiItem(item) };
};

export const updateInventoryItem: Handler<Api, 'updateInventoryItem', Context> = async (request, context) => {
  const { inventoryItem, fieldMask: mask } = request;
  const before = itemIn(await lockItems(context, [inventoryItem.id]), inventoryItem.id);
  const reason = reasonOf(request.reason);
  return { inventoryItem: toApiItem(await updateItem(context, before, inventoryItem, { reason, mask })) };
};

export const bulkUpdateInventoryItems: Handler<Api, 'bulkUpdateInventoryItems', Context> = async (
  request,
  context,
) => {
  const { inventoryItems: entries, returnEntity } = request;
  const ids = entries.map(({ inventoryItem }) => inventoryItem?.id ?? '');
  const items = await lockItems(context, ids);
  const reason = reasonOf(request.reason);
  return bulk(context, {
    entries,
    idOf: ({ inventoryItem }) => inventoryItem?.id ?? '',
    each: async ({ inventoryItem = {}, ...entry }) => {
      const id = inventoryItem.id ?? '';
      const { fieldMask: mask } = entry as { fieldMask?: string[] };
      const saved = await updateItem(context, itemIn(items, id), inventoryItem, { reason, mask });
      items.set(id, saved);
      return saved;
    },
    ...(returnEntity && { show: toApiItem }),
  });
};

export const deleteInventoryItem: Handler<Api, 'deleteInventoryItem', Context> = async (
  { inventoryItemId },
  context,
) => {
  await forgetStock(context, itemIn(await lockItems(context, [inventoryItemId]), inventoryItemId));
  return {};
};

export const bulkDeleteInventoryItems: Handler<Api, 'bulkDeleteInventoryItems', Context> = async (
  { inventoryItemIds },
  context,
) => {
  const items = await lockItems(context, inventoryItemIds);
  return bulkByIds(context, inventoryItemIds, {
    each: async (id) => {
      await forgetStock(context, itemIn(items, id));
      items.delete(id);
    },
  });
};

/** Begins to keep the stock of a variant, or says how it is now. */
export const bulkUpsertInventoryItems: Handler<Api, 'bulkUpsertInventoryItems', Context> = async (
  { inventoryItems: entries, returnEntity },
  context,
) => {
  const idOf = ({ inventoryItem = {} }: (typeof entries)[number]): string =>
    idAt(inventoryItem.variantId, inventoryItem.locationId);
  const items = await lockItems(context, entries.map(idOf));
  return bulk(context, {
    entries,
    idOf,
    each: async ({ inventoryItem = {}, ...entry }) => {
      const { fieldMask: mask } = entry as { fieldMask?: string[] };
      const { id: _id, productId, variantId, locationId, ...patch } = inventoryItem;
      const before = items.get(idAt(variantId, locationId));
      const { quantity } = patch;
      if (typeof quantity === 'number' && quantity < Math.min(0, before?.quantity ?? 0))
        throw badRequest('There cannot be fewer pieces than none.', 'INVALID_TARGET_QUANTITY');
      if (before && before.productId !== productId) throw itemNotFound(before.id);
      const saved = before
        ? await updateItem(context, before, patch, { reason: 'MANUAL', mask })
        : await createItem(context, inventoryItem);
      items.set(saved.id, saved);
      return saved;
    },
    ...(returnEntity && { show: toApiItem }),
  });
};
