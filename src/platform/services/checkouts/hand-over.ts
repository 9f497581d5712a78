import type { Context } from '../../context.ts';
import { giveOrderTo } from '../orders/public.ts';
import { saveCheckout } from './checkout-change.ts';
import { lockOpenOfVisitor } from './tables.ts';

interface HandOver {
  visitorId: string;
  memberId: string;
  /** Where the visitor's cart went to. */
  movedTo?: { from: string; to: string };
}

/** Whoever signs in on the way to the till goes on with the same checkout, and the same unpaid order. */
export async function handOverCheckouts(
  context: Context,
  { visitorId, memberId, movedTo }: HandOver,
): Promise<void> {
  for (const checkout of await lockOpenOfVisitor(context, visitorId)) {
    const { visitorId: _visitor, ...buyer } = checkout.buyer;
    await saveCheckout(context, {
      ...checkout,
      buyer: { ...buyer, memberId },
      ...(movedTo && checkout.cartId === movedTo.from && { cartId: movedTo.to }),
    });
    if (checkout.orderId) await giveOrderTo(context, checkout.orderId, memberId);
  }
}
