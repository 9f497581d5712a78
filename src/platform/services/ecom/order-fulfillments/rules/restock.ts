import { failedPrecondition, invalidField } from '#platform/contract/errors.ts';
import type { Restock } from '../../orders/public.ts';
import type { FulfilledOrder } from '../fulfillment.ts';
import { fulfilledPieces } from './quantities.ts';

/**
 * What of a canceled order goes back to stock.
 * @param wanted how many pieces of each line shall be back in all; without it, those that have not left
 * @throws 400 for a line the order has not, or more pieces than it has; 428 for an order that is not canceled
 */
export function restockOf(
  { order, fulfillments }: FulfilledOrder,
  wanted?: readonly { lineItemId: string; quantity: number }[],
): Restock[] {
  if (order.status !== 'CANCELED')
    throw failedPrecondition('Only the items of a canceled order are put back.', 'ORDER_NOT_CANCELED');
  const lines = new Map(order.lineItems.map((line) => [line.id ?? '', line]));
  const sent = fulfilledPieces(fulfillments);
  const isDone = fulfillments.length === 0 && order.fulfillmentStatus === 'FULFILLED';
  const unsent = [...lines].map(([lineItemId, { quantity = 0 }]) => ({
    lineItemId,
    quantity: isDone ? 0 : Math.max(0, quantity - (sent.get(lineItemId) ?? 0)),
  }));
  return (wanted ?? unsent).flatMap(({ lineItemId, quantity }, at) => {
    const line = lines.get(lineItemId);
    if (!line || quantity > (line.quantity ?? 0))
      throw invalidField(
        `lineItems[${at}]`,
        'VALIDATION',
        'must be a line of the order with at most its pieces',
      );
    const missing = quantity - (line.restockQuantity ?? 0);
    return missing > 0 ? [{ lineItemId, quantity: missing }] : [];
  });
}

/** The order with these pieces counted as back in stock. */
export function withRestocked(
  order: FulfilledOrder['order'],
  restock: readonly Restock[],
): FulfilledOrder['order'] {
  const lineItems = order.lineItems.map((line) => {
    const back = restock.find(({ lineItemId }) => lineItemId === line.id)?.quantity ?? 0;
    return back > 0 ? { ...line, restockQuantity: (line.restockQuantity ?? 0) + back } : line;
  });
  return { ...order, lineItems };
}
