import type { Context } from '#platform/context.ts';
import type { DomainEvent } from '#platform/events/events.ts';
import { voidGiftCard } from '../gift-vouchers/public.ts';
import { lockOrder, saveOrder, stampOf, voidWaitingPayments } from '../orders/public.ts';

/**
 * What gift cards were to pay towards a charge that failed goes back to them. Of an order that was never placed its
 * checkout gives it back, with all else it holds.
 */
export async function returnGiftCards({ entityId }: DomainEvent, context: Context): Promise<void> {
  const before = await lockOrder(context, entityId);
  if (before.order.status === 'INITIALIZED' && before.order.checkoutId) return;
  for (const { status, giftcardPaymentDetails } of before.transactions.payments) {
    const { giftCardPaymentId } = giftcardPaymentDetails ?? {};
    if (status === 'PENDING' && giftCardPaymentId) await voidGiftCard(context, giftCardPaymentId);
  }
  const after = voidWaitingPayments(before, stampOf(context));
  if (after !== before) await saveOrder(context, before, after);
}
