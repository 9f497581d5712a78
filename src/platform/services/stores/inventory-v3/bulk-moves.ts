import type { Context } from '#platform/context.ts';
import type { Handler, InventoryItemsV3Api } from '#platform/contract/index.ts';
import { bulk } from '#platform/crud/index.ts';
import { reasonOf, type StockItem, toApiItem } from '../inventory/public.ts';
import { idAt, itemIn, lockItems, moveItem } from './item-change.ts';

type Api = InventoryItemsV3Api;

interface Move {
  id: string;
  by: number;
}

interface Options {
  reason?: string | null;
  restrictInventory?: boolean | null;
  returnEntity?: boolean | null;
}

async function bulkMove(
  context: Context,
  moves: readonly Move[],
  { reason, restrictInventory, returnEntity }: Options,
) {
  const items = await lockItems(context, [...new Set(moves.map(({ id }) => id))]);
  const options = { reason: reasonOf(reason), mayGoBelowZero: restrictInventory === false };
  return bulk(context, {
    entries: moves,
    idOf: ({ id }) => id,
    each: async ({ id, by }): Promise<StockItem> => {
      const saved = await moveItem(context, itemIn(items, id), by, options);
      items.set(id, saved);
      return saved;
    },
    ...(returnEntity && { show: toApiItem }),
  });
}

export const bulkIncrementInventoryItems: Handler<Api, 'bulkIncrementInventoryItems', Context> = async (
  { incrementData, ...options },
  context,
) =>
  bulkMove(
    context,
    incrementData.map(({ inventoryItemId, incrementBy }) => ({
      id: inventoryItemId ?? '',
      by: incrementBy ?? 0,
    })),
    options,
  );

export const bulkIncrementInventoryItemsByVariantAndLocation: Handler<
  Api,
  'bulkIncrementInventoryItemsByVariantAndLocation',
  Context
> = async ({ incrementData, ...options }, context) =>
  bulkMove(
    context,
    incrementData.map(({ variantId, locationId, incrementBy }) => ({
      id: idAt(variantId, locationId),
      by: incrementBy ?? 0,
    })),
    options,
  );

export const bulkDecrementInventoryItems: Handler<Api, 'bulkDecrementInventoryItems', Context> = async (
  { decrementData, ...options },
  context,
) =>
  bulkMove(
    context,
    decrementData.map(({ inventoryItemId, decrementBy }) => ({
      id: inventoryItemId ?? '',
      by: -(decrementBy ?? 0),
    })),
    options,
  );

export const bulkDecrementInventoryItemsByVariantAndLocation: Handler<
  Api,
  'bulkDecrementInventoryItemsByVariantAndLocation',
  Context
> = async ({ decrementData, ...options }, context) =>
  bulkMove(
    context,
    decrementData.map(({ variantId, locationId, decrementBy }) => ({
      id: idAt(variantId, locationId),
      by: -(decrementBy ?? 0),
    })),
    options,
  );
