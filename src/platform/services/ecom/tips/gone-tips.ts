import type { Context } from '#platform/context.ts';
import type { DomainEvent } from '#platform/events/events.ts';
import type { Order } from '../orders/public.ts';
import { tipFeeOf } from './rules/order-tip.ts';
import { removeDistributions } from './tables.ts';

/** An edit took the tip off the order: what was whose of it goes, too. */
export async function forgetGoneTip({ body }: DomainEvent, context: Context): Promise<void> {
  if (!('actionEvent' in body)) return;
  const { order } = body.actionEvent.body as { order: Order };
  if (!tipFeeOf(order)) await removeDistributions(context, order.id);
}

/** The order itself is gone. */
export async function forgetTip({ entityId }: DomainEvent, context: Context): Promise<void> {
  await removeDistributions(context, entityId);
}
