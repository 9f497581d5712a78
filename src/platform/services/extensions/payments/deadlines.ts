import type { Context } from '#platform/context.ts';
import type { DomainEvent } from '#platform/events/events.ts';
import { lockOrder, type Order } from '../../ecom/orders/public.ts';
import { isOpen } from './charge.ts';
import { chargesOf } from './charges.ts';
import { emitDeclined } from './record-charge.ts';
import { paymentTables } from './tables.ts';

/** How long an order may hold stock before somebody pays it. */
const MINUTES_TO_PAY = 30;
const BATCH = 100;

const orderOf = ({ body }: DomainEvent): Order | undefined => {
  if ('createdEvent' in body) return body.createdEvent.entity as Order;
  return 'updatedEvent' in body ? (body.updatedEvent.currentEntity as Order) : undefined;
};

const inMinutes = ({ clock }: Context, minutes: number): string =>
  new Date(clock.now().getTime() + minutes * 60_000).toISOString();

async function setDeadline(context: Context, orderId: string): Promise<void> {
  const { db, siteId } = context;
  const dueDate = inMinutes(context, MINUTES_TO_PAY);
  await paymentTables(db)
    .insertInto('paymentDeadlines')
    .values({ siteId, orderId, dueDate })
    .onConflict((conflict) => conflict.columns(['siteId', 'orderId']).doUpdateSet({ dueDate }))
    .execute();
}

async function dropDeadline({ db, siteId }: Context, orderId: string): Promise<void> {
  await paymentTables(db)
    .deleteFrom('paymentDeadlines')
    .where('siteId', '=', siteId)
    .where('orderId', '=', orderId)
    .execute();
}

/** Every change of an order that waits for its money gives it the full time again. */
export async function watchOrder(event: DomainEvent, context: Context): Promise<void> {
  const order = orderOf(event);
  if (order?.status === 'INITIALIZED') await setDeadline(context, order.id);
}

export const forgetOrder = (event: DomainEvent, context: Context): Promise<void> =>
  dropDeadline(context, event.entityId);

async function expire(context: Context, orderId: string): Promise<void> {
  const { order } = await lockOrder(context, orderId);
  if (order.status === 'INITIALIZED') {
    if ((await chargesOf(context, orderId)).some(isOpen)) return setDeadline(context, orderId);
    await emitDeclined(context, { orderId, cause: 'EXPIRED', reason: 'Nobody paid in time.' });
  }
  // After the listeners: what they changed in the order has set a deadline again.
  await dropDeadline(context, orderId);
}

/** Orders nobody paid in time give back what they hold; they stay, and may still be paid once they hold it again. */
export async function expireUnpaid(context: Context): Promise<void> {
  const due = await paymentTables(context.db)
    .selectFrom('paymentDeadlines')
    .select('orderId')
    .where('siteId', '=', context.siteId)
    .where('dueDate', '<=', context.clock.now().toISOString())
    .orderBy('dueDate')
    .limit(BATCH)
    .execute();
  for (const { orderId } of due) await context.transaction((inner) => expire(inner, orderId));
}
