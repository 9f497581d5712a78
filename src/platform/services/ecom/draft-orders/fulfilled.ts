import type { Context } from '#platform/context.ts';
import {
  fulfilledPieces,
  readFulfillments,
  statusOf,
  type Fulfillment,
} from '../order-fulfillments/public.ts';
import { readState, type Order } from '../orders/public.ts';
import type { Draft } from './draft.ts';

const allOf = ({ lineItems }: Order): Map<string, number> =>
  new Map(lineItems.map(({ id = '', quantity = 1 }) => [id, quantity]));

/** What left of an order; one that was fulfilled without a word of how is with the buyer whole. */
export interface Fulfilled {
  pieces: ReadonlyMap<string, number>;
  fulfillments: Fulfillment[];
}

export async function fulfilledOf({ db, siteId }: Context, order: Order): Promise<Fulfilled> {
  const fulfillments = await readFulfillments(db, siteId, order.id);
  const isDone = fulfillments.length === 0 && order.fulfillmentStatus === 'FULFILLED';
  return { fulfillments, pieces: isDone ? allOf(order) : fulfilledPieces(fulfillments) };
}

/** Of the order that the draft changes. */
export async function fulfilledNow(
  context: Context,
  { source, orderId }: Draft,
): Promise<Fulfilled['pieces']> {
  if (!source || !orderId) return new Map();
  return (await fulfilledOf(context, (await readState(context, orderId)).order)).pieces;
}

/** How far an order is once it was edited. */
export function statusAfter(
  before: Order,
  after: Order,
  { fulfillments, pieces }: Fulfilled,
): Order['fulfillmentStatus'] {
  if (fulfillments.length > 0) return statusOf({ order: after, fulfillments });
  const isMore = after.lineItems.some(({ id = '', quantity = 1 }) => quantity > (pieces.get(id) ?? 0));
  return before.fulfillmentStatus === 'FULFILLED' && isMore
    ? 'PARTIALLY_FULFILLED'
    : before.fulfillmentStatus;
}
