import { sql } from 'kysely';
import type { Context } from '#platform/context.ts';
import { badRequest } from '#platform/contract/errors.ts';
import type { Handler, InventoryItemsV3Api, Request } from '#platform/contract/index.ts';
import { bulk, lockedInBatches } from '#platform/crud/index.ts';
import { forgetStock } from '../catalog/public.ts';
import { lockStock, recount, stock, type StockItem } from '../inventory/public.ts';
import { moveItem, updateItem } from './item-change.ts';

type Api = InventoryItemsV3Api;
type Found = Pick<Request<Api, 'bulkDeleteInventoryItemsByFilter'>, 'filter' | 'search'>;

/** By product, then variant: the order in which everybody holds stock. */
async function inOrder({ db, siteId }: Context, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from inventory_items
    where site_id = ${siteId} and id = any(${[...ids]}::text[]) order by product_id, id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Done when it answers, so that the job it names is over. What one is rejected for leaves that one as it was. */
async function forAll(
  context: Context,
  { filter, search }: Found,
  each: (item: StockItem) => Promise<unknown>,
): Promise<{ jobId: string }> {
  const batches = lockedInBatches(
    context,
    stock,
    { filter, search },
    {
      hold: (ids) => lockStock(context, ids),
      idOf: ({ id }) => id,
      inOrder: (ids) => inOrder(context, ids),
    },
  );
  for await (const entries of batches) await bulk(context, { entries, idOf: ({ id }) => id, each });
  return { jobId: context.ids.guid() };
}

export const bulkDeleteInventoryItemsByFilter: Handler<
  Api,
  'bulkDeleteInventoryItemsByFilter',
  Context
> = async (request, context) => forAll(context, request, (item) => forgetStock(context, item));

export const bulkUpdateInventoryItemsByFilter: Handler<
  Api,
  'bulkUpdateInventoryItemsByFilter',
  Context
> = async (request, context) => {
  const { revision: _revision, id: _id, ...patch } = request.inventoryItem;
  const { fieldMask: mask } = request as { fieldMask?: string[] };
  return forAll(context, request, (item) => updateItem(context, item, patch, { reason: 'MANUAL', mask }));
};

type Adjustment = Request<Api, 'bulkAdjustInventoryItemsByFilter'>['adjustment'];

/** @throws 400 for one that neither adds nor takes */
function piecesOf({ incrementBy, decrementBy }: Adjustment): number {
  const by = (incrementBy ?? 0) - (decrementBy ?? 0);
  if (by === 0) throw badRequest('The adjustment says neither how many more nor how many fewer.');
  return by;
}

const RULES = { reason: 'MANUAL', mayGoBelowZero: false } as const;

const adjustAll = (context: Context, found: Found, by: number, trackQuantity = false) =>
  forAll(context, found, (item) => {
    const counted = trackQuantity && !item.trackQuantity ? recount(item, { quantity: 0 }) : item;
    return moveItem(context, counted, by, { ...RULES, before: item });
  });

export const bulkAdjustInventoryItemsByFilter: Handler<
  Api,
  'bulkAdjustInventoryItemsByFilter',
  Context
> = async ({ adjustment, trackQuantity, ...found }, context) =>
  adjustAll(context, found, piecesOf(adjustment), trackQuantity);

/** As its elder says it: the action under another name, and no say in how pieces are counted. */
export const bulkSetOrAdjustInventoryItemsByFilter: Handler<
  Api,
  'bulkSetOrAdjustInventoryItemsByFilter',
  Context
> = async ({ adjustedInventoryAction, ...found }, context) =>
  adjustAll(context, found, piecesOf(adjustedInventoryAction));
