import { price, type Decimal } from '#shared/money.ts';
import type { Context } from '#platform/context.ts';
import { failedPrecondition } from '#platform/contract/errors.ts';
import { obfuscate, redeemGiftCard } from '../gift-vouchers/public.ts';
import { MAX_PAYMENTS, newPayment, type Payment } from '../order-transactions/public.ts';
import { stampOf, type OrderState } from '../orders/public.ts';

/** @throws 428 where the order has as many payments as it can have */
export function assertWithinBalance({ transactions }: OrderState, count = 1): void {
  if (transactions.payments.length + count <= MAX_PAYMENTS) return;
  throw failedPrecondition(`An order has at most ${MAX_PAYMENTS} payments.`, 'MAX_GIFT_CARDS_EXCEEDED', {
    threshold: MAX_PAYMENTS,
  });
}

interface GiftCardPart {
  code: string;
  value: Decimal;
  /** Pending where it waits for the rest. */
  status: 'APPROVED' | 'PENDING';
}

/** Takes the amount off the card. @returns the payment that this makes; the order is the caller's to write */
export async function takeGiftCard(
  context: Context,
  { order: { id: orderId, currency } }: OrderState,
  { code, value, status }: GiftCardPart,
): Promise<Payment> {
  const amount = { value, currency };
  const { id: giftCardPaymentId, appId } = await redeemGiftCard(context, { code, amount, orderId });
  const stamp = stampOf(context);
  const giftcardPaymentDetails = {
    giftCardPaymentId,
    appId,
    obfuscatedCode: obfuscate(code),
    voided: false,
  };
  return newPayment(
    { amount: price(value, currency), status, giftcardPaymentDetails },
    currency,
    stamp.guid(),
    stamp.now,
  );
}
