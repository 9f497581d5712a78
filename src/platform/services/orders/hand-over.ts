import type { Context } from '../../context.ts';
import { saveOrder } from './order-change.ts';
import { readTransactions } from '../order-transactions/public.ts';
import { orders } from './tables.ts';

/** An order that waits for its money becomes the member's who signed in meanwhile. */
export async function giveOrderTo(context: Context, id: string, memberId: string): Promise<void> {
  const { db, siteId } = context;
  const order = await orders.getForUpdate(db, siteId, id);
  if (order?.status !== 'INITIALIZED') return;
  const { visitorId: _visitor, ...buyerInfo } = order.buyerInfo ?? {};
  const before = { order, transactions: await readTransactions(db, siteId, id) };
  await saveOrder(context, before, { ...before, order: { ...order, buyerInfo: { ...buyerInfo, memberId } } });
}
