import { sql } from 'kysely';
import type { Context, SiteDb } from '#platform/context.ts';
import { type Counting, deleteStock, stock, type StockItem } from '../inventory/public.ts';
import { stateOf, stockItemsFor } from './insert-products.ts';
import { emitCreated, emitUpdated } from './product-change.ts';
import type { Product } from './product.ts';
import { withStock } from './rules/derive.ts';
import { products, writeQuietly } from './tables.ts';

/** Begins to keep the stock of variants that had none. @throws 409 for one that has */
export async function insertStock(
  context: Context,
  product: Product,
  counts: ReadonlyMap<string, Counting>,
): Promise<StockItem[]> {
  if (counts.size === 0) return [];
  const { db, siteId, clock } = context;
  const items = await stock.insertMany(db, siteId, stockItemsFor(product, counts, clock.now().toISOString()));
  await emitCreated(context, items);
  const current = (await products.getForUpdate(db, siteId, product.id)) ?? product;
  const after = withStock(current, new Map(items.map((item) => [item.variantId, stateOf(item)])));
  if (after !== current) {
    await writeQuietly(db, siteId, after);
    await emitUpdated(context, after, current);
  }
  return items;
}

/** Stops keeping the stock of a variant: there is none to sell then. */
export async function forgetStock(context: Context, item: StockItem): Promise<void> {
  const { db, siteId } = context;
  await deleteStock(context, [item]);
  const product = await products.getForUpdate(db, siteId, item.productId);
  const none = new Map([[item.variantId, { inStock: false, preorderEnabled: false }]]);
  const after = product && withStock(product, none);
  if (!product || !after || after === product) return;
  await writeQuietly(db, siteId, after);
  await emitUpdated(context, after, product);
}

/** Until the transaction ends none of its variants sells out or comes back. */
export async function lockStockStatus({ db, siteId }: SiteDb, productId: string): Promise<void> {
  await sql`select from products where site_id = ${siteId} and id = ${productId} for share`.execute(db);
}
