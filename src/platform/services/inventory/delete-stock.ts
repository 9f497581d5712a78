import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import { tell } from './change-stock.ts';
import { type StockItem, wireItem } from './stock.ts';

/** What orders hold of it stays written down, but there is nothing to give it back to. */
export async function deleteStock(context: Context, items: readonly StockItem[]): Promise<void> {
  if (items.length === 0) return;
  const { db, siteId } = context;
  await sql`delete from inventory_items
    where site_id = ${siteId} and id = any(${items.map(({ id }) => id)}::text[])`.execute(db);
  for (const item of items)
    await tell(context, item, 'deleted', { deletedEvent: { deletedEntity: wireItem(item) } });
}
