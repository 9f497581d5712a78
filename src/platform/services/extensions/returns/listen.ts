import type { Listener } from '#platform/service.ts';
import { readOrder } from '../../ecom/orders/public.ts';
import { moveTo } from './change.ts';
import { isRefunded } from './rules/state.ts';
import { openReturnOf } from './tables.ts';

/** Most of what moves is a payment. */
const hasRefunds = (told: unknown): boolean =>
  ((told as { refundIds?: readonly string[] }).refundIds ?? []).length > 0;

/** Once the money of all its pieces went back, a return has come to its end; the refund's own mail tells the buyer. */
const moneyMoved: Listener = async ({ entityId, body }, context) => {
  if (!('actionEvent' in body) || !hasRefunds(body.actionEvent.body)) return;
  const open = await openReturnOf(context, entityId);
  if (!open || open.state === 'ASKED') return;
  const { lineItems } = await readOrder(context, entityId);
  if (isRefunded(open, lineItems)) await moveTo(context, open, 'REFUNDED', { by: context.actor });
};

export const listeners: Readonly<Record<string, Listener>> = {
  'wix.ecom.v1.order_transactions_updated': moneyMoved,
};
