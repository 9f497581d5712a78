import { openPieces as openOf, piecesSent } from '#shared/open-pieces.ts';
import type { Order } from '../../orders/public.ts';
import type { Fulfillment, FulfilledOrder } from '../fulfillment.ts';

type Status = NonNullable<Order['fulfillmentStatus']>;
/** Pieces by line. */
type Pieces = ReadonlyMap<string, number>;

export const fulfilledPieces = (fulfillments: readonly Pick<Fulfillment, 'lineItems'>[]): Pieces =>
  piecesSent(fulfillments.map(({ lineItems }) => lineItems));

/**
 * What can still go out, by line. An order that was fulfilled without a word of how, such as one that was imported or
 * one of files only, has nothing left.
 */
export function openPieces({ order, fulfillments }: FulfilledOrder): Pieces {
  const left = fulfilledPieces(fulfillments);
  const isDone = fulfillments.length === 0 && order.fulfillmentStatus === 'FULFILLED';
  return new Map(
    order.lineItems.map((line) => {
      const { id = '', quantity = 0, refundQuantity } = line;
      const ordered = { ...line, id, quantity, refunded: refundQuantity ?? 0 };
      return [id, isDone ? 0 : openOf(ordered, left)];
    }),
  );
}

/** The one place that says how far an order is: by its pieces, never by what a fulfillment calls itself. */
export function statusOf(state: FulfilledOrder): Status {
  if (state.fulfillments.length === 0) return 'NOT_FULFILLED';
  for (const pieces of openPieces(state).values()) if (pieces > 0) return 'PARTIALLY_FULFILLED';
  return 'FULFILLED';
}
