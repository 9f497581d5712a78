import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import { INVENTORY_ITEM_FQDN, type InventoryReason, recount, type StockItem, wireItem } from './stock.ts';
import { stock } from './tables.ts';

type Where = Pick<Context, 'db' | 'siteId'>;

/**
 * Holds the stock of variants until the transaction ends. Always by product, then variant, and before any product is
 * locked: so that two who want the same rows wait for each other instead of standing in each other's way.
 */
export async function lockStock({ db, siteId }: Where, variantIds: readonly string[]): Promise<StockItem[]> {
  const { rows } = await sql<{ doc: StockItem }>`
    select doc from inventory_items where site_id = ${siteId} and id = any(${[...variantIds]}::text[])
    order by product_id, id for update`.execute(db);
  return rows.map(({ doc }) => doc);
}

export async function lockStockOfProducts(
  { db, siteId }: Where,
  productIds: readonly string[],
): Promise<StockItem[]> {
  const { rows } = await sql<{ doc: StockItem }>`
    select doc from inventory_items where site_id = ${siteId} and product_id = any(${[...productIds]}::text[])
    order by product_id, id for update`.execute(db);
  return rows.map(({ doc }) => doc);
}

export async function readStockOfProducts(
  { db, siteId }: Where,
  productIds: readonly string[],
): Promise<StockItem[]> {
  const { rows } = await sql<{ doc: StockItem }>`
    select doc from inventory_items where site_id = ${siteId} and product_id = any(${[...productIds]}::text[])
    order by product_id, id`.execute(db);
  return rows.map(({ doc }) => doc);
}

const byProduct = (a: StockItem, b: StockItem): number =>
  a.productId < b.productId ? -1 : a.productId > b.productId ? 1 : a.id < b.id ? -1 : 1;

/**
 * Writes items that are locked and tells of it; the catalog listens to `stock_status_updated`.
 * @returns the items as stored, by product and variant
 */
export async function saveStock(
  context: Context,
  changes: readonly { before: StockItem; after: StockItem }[],
  reason?: InventoryReason,
): Promise<StockItem[]> {
  const { db, siteId, clock } = context;
  const stored: StockItem[] = [];
  for (const { before, after } of changes.toSorted((a, b) => byProduct(a.after, b.after))) {
    const item = await stock.replace(db, siteId, after, { now: clock.now() });
    stored.push(item);
    await tell(context, item, 'updated', { updatedEvent: { currentEntity: wireItem(item) } });
    if (reason)
      await tell(context, item, 'updated_with_reason', {
        actionEvent: { body: { inventoryItem: wireItem(item), reason } },
      });
    if (before.availabilityStatus !== item.availabilityStatus)
      await tell(context, item, 'stock_status_updated', {
        actionEvent: {
          body: {
            inventoryItem: wireItem(item),
            previousAvailabilityStatus: before.availabilityStatus,
          },
        },
      });
  }
  return stored;
}

export const tell = (
  context: Context,
  item: StockItem,
  slug: string,
  body: Parameters<Context['emit']>[0]['body'],
): Promise<void> => context.emit({ entityFqdn: INVENTORY_ITEM_FQDN, slug, entityId: item.id, body });

/** The item with so many pieces more or less; where pieces are not counted, as it was. */
export const moved = (item: StockItem, by: number): StockItem =>
  item.trackQuantity ? recount(item, { quantity: (item.quantity ?? 0) + by }) : item;
