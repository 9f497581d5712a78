import { sql } from 'kysely';
import type { Context } from '#platform/context.ts';
import { saveOrder } from './order-change.ts';
import { readTransactions } from '../order-transactions/public.ts';
import type { Order } from './order.ts';
import { orders } from './tables.ts';

async function give(context: Context, order: Order, memberId: string): Promise<void> {
  const { db, siteId } = context;
  const { visitorId: _visitor, ...buyerInfo } = order.buyerInfo ?? {};
  const before = { order, transactions: await readTransactions(db, siteId, order.id) };
  await saveOrder(context, before, { ...before, order: { ...order, buyerInfo: { ...buyerInfo, memberId } } });
}

/** An order that waits for its money becomes the member's who signed in meanwhile. */
export async function giveOrderTo(context: Context, id: string, memberId: string): Promise<void> {
  const order = await orders.getForUpdate(context.db, context.siteId, id);
  if (order?.status === 'INITIALIZED') await give(context, order, memberId);
}

/**
 * What was bought with this address and without an account becomes the member's who has shown to own its mailbox.
 * Orders of another member stay theirs. Called when an address is verified, which happens once.
 */
export async function giveGuestOrdersTo(
  context: Context,
  { id: memberId, loginEmail }: { id: string; loginEmail: string },
): Promise<void> {
  const { db, siteId } = context;
  const { rows } = await sql<{ id: string }>`select id from orders
    where site_id = ${siteId} and platform_lower(buyer_info_email) = platform_lower(${loginEmail})
      and buyer_info_member_id is null
    order by id`.execute(db);
  for (const { id } of rows) {
    const order = await orders.getForUpdate(db, siteId, id);
    if (order && !order.buyerInfo?.memberId) await give(context, order, memberId);
  }
}
