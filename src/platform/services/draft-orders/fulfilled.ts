import type { Context } from '../../context.ts';
import { readState, type Order } from '../orders/public.ts';
import type { Draft } from './draft.ts';

/** How many of each line are with the buyer already. */
export const fulfilledOf = ({ fulfillmentStatus, lineItems }: Order): Map<string, number> =>
  new Map(
    fulfillmentStatus === 'FULFILLED' ? lineItems.map(({ id = '', quantity = 1 }) => [id, quantity]) : [],
  );

/** Of the order that the draft changes. */
export async function fulfilledNow(
  context: Context,
  { source, orderId }: Draft,
): Promise<Map<string, number>> {
  if (!source || !orderId) return new Map();
  return fulfilledOf((await readState(context, orderId)).order);
}
