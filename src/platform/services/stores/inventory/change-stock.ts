import { type RawBuilder, sql } from 'kysely';
import type { Context, SiteDb } from '#platform/context.ts';
import { entityEvents } from '#platform/events/entity-events.ts';
import { forgetOwnDocuments } from '#platform/store/index.ts';
import { type InventoryReason, recount, type StockItem, toApiItem } from './stock.ts';
import { stock } from './tables.ts';

export const stockEvents = entityEvents('wix.stores.catalog.v3.inventory_item');

/**
 * Holds the stock of variants until the transaction ends. Always by product, then variant, and before any product is
 * locked: so that two who want the same rows wait for each other instead of standing in each other's way.
 */
export async function lockStock({ db, siteId }: SiteDb, variantIds: readonly string[]): Promise<StockItem[]> {
  const { rows } = await sql<{ doc: StockItem }>`
    select doc from inventory_items where site_id = ${siteId} and id = any(${[...variantIds]}::text[])
    order by product_id, id for update`.execute(db);
  return rows.map(({ doc }) => doc);
}

async function stockOfProducts(
  { db, siteId }: SiteDb,
  productIds: readonly string[],
  rawBuilder: RawBuilder<unknown>,
): Promise<StockItem[]> {
  const { rows } = await sql<{ doc: StockItem }>`
    select doc from inventory_items where site_id = ${siteId} and product_id = any(${[...productIds]}::text[])
    order by product_id, id ${rawBuilder}`.execute(db);
  return rows.map(({ doc }) => doc);
}

export const lockStockOfProducts = (where: SiteDb, productIds: readonly string[]): Promise<StockItem[]> =>
  stockOfProducts(where, productIds, sql`for update`);

export const readStockOfProducts = (where: SiteDb, productIds: readonly string[]): Promise<StockItem[]> =>
  stockOfProducts(where, productIds, sql``);

/** The stock of a product, as a column beside it. */
export const stockOfProduct = sql<StockItem[]>`(
  select coalesce(jsonb_agg(item.doc order by item.id), '[]') from inventory_items as item
  where item.site_id = products.site_id and item.product_id = products.id)`;

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
    const inventoryItem = toApiItem(item);
    const { id, availabilityStatus } = item;
    const previousAvailabilityStatus = before.availabilityStatus;
    await context.emit(stockEvents.updated(inventoryItem, id, toApiItem(before)));
    if (reason) await context.emit(stockEvents.action('updated_with_reason', id, { inventoryItem, reason }));
    if (previousAvailabilityStatus !== availabilityStatus)
      await context.emit(
        stockEvents.action('stock_status_updated', id, { inventoryItem, previousAvailabilityStatus }),
      );
  }
  return stored;
}

/** What orders hold of it stays written down, but there is nothing to give it back to. */
export async function deleteStock(context: Context, items: readonly StockItem[]): Promise<void> {
  if (items.length === 0) return;
  const { db, siteId } = context;
  forgetOwnDocuments(db, 'inventory_items');
  await sql`delete from inventory_items
    where site_id = ${siteId} and id = any(${items.map(({ id }) => id)}::text[])`.execute(db);
  for (const item of items) await context.emit(stockEvents.deleted(toApiItem(item)));
}

/** The item with so many pieces more or less; where pieces are not counted, as it was. */
export const moved = (item: StockItem, by: number): StockItem =>
  item.trackQuantity ? recount(item, { quantity: (item.quantity ?? 0) + by }) : item;
