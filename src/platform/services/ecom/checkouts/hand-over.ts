import type { Context } from '#platform/context.ts';
import { giveOrderTo } from '../orders/public.ts';
import { saveCheckout } from './checkout-change.ts';
import { withAbandoned } from './rules/with-abandoned.ts';
import { lockOpenOfVisitor } from './tables.ts';

interface HandOver {
  visitorId: string;
  memberId: string;
  /** Where the visitor's cart went to. */
  movedTo?: { from: string; to: string };
  /** What was left in the member's cart, which the checkout goes on with. */
  leftIds?: readonly string[];
}

/** Whoever signs in on the way to the till goes on with the same checkout, and the same unpaid order. */
export async function handOverCheckouts(
  context: Context,
  { visitorId, memberId, movedTo, leftIds = [] }: HandOver,
): Promise<void> {
  for (const checkout of await lockOpenOfVisitor(context, visitorId)) {
    const { visitorId: _visitor, ...buyer } = checkout.buyer;
    const moves = movedTo !== undefined && checkout.cartId === movedTo.from;
    const left = withAbandoned(checkout.left, moves ? leftIds : []);
    await saveCheckout(context, {
      ...checkout,
      buyer: { ...buyer, memberId },
      ...(moves && { cartId: movedTo.to }),
      ...(left && { left }),
    });
    if (checkout.orderId) await giveOrderTo(context, checkout.orderId, memberId);
  }
}
