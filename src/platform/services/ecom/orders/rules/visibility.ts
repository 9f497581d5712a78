import type { Caller } from '#platform/identity/caller.ts';
import type { Order } from '../order.ts';

/** Nobody's orders are those of a caller without a token. */
function ownBuyer(caller: Exclude<Caller, { kind: 'api-key' }>): Record<string, unknown> {
  if (caller.kind === 'anyone') return { 'buyerInfo.visitorId': { $in: [] } };
  return caller.kind === 'member'
    ? { 'buyerInfo.memberId': caller.memberId }
    : { 'buyerInfo.visitorId': caller.visitorId };
}

/** All orders, and all of them. */
export const seesAll = (caller: Caller): caller is Extract<Caller, { kind: 'api-key' }> =>
  caller.kind === 'api-key';

/** A filter for the orders a caller may see; undefined for all. */
export function ownOrders(caller: Caller): Record<string, unknown> | undefined {
  if (seesAll(caller)) return undefined;
  const own = ownBuyer(caller);
  // An order that never came about is nobody's business; its buyer may still open it by its id.
  const placed = {
    $or: [
      { status: { $ne: 'INITIALIZED' } },
      { paymentStatus: { $nin: ['NOT_PAID', 'DECLINED', 'CANCELED'] } },
    ],
  };
  return { $and: [own, placed] };
}

export function isVisible(order: Order, caller: Caller): boolean {
  if (seesAll(caller)) return true;
  if (caller.kind === 'anyone') return false;
  return caller.kind === 'member'
    ? order.buyerInfo?.memberId === caller.memberId
    : order.buyerInfo?.visitorId === caller.visitorId;
}

/** The order without what the shop keeps to itself. */
export function shownTo(order: Order, caller: Caller): Order {
  if (seesAll(caller)) return order;
  const { privateTags: _private, ...tags } = order.tags ?? {};
  return {
    ...order,
    ...(order.tags && { tags }),
    activities: order.activities
      .filter(({ activityType }) => activityType !== 'MERCHANT_COMMENT')
      .map(({ authorEmail: _author, ...entry }) => entry),
  };
}
