import { price } from '#shared/money.ts';
import type { Payment } from '../order-transactions.ts';

/** A payment as a caller records it. */
export type PaymentInput = Omit<Payment, 'id' | 'updatedDate'> & { id?: string | null };

/** Recording a payment never charges anybody: it tells what happened elsewhere. */
export function newPayment(input: PaymentInput, currency: string, id: string, now: string): Payment {
  const unrounded = input.cashRounding?.unroundedAmount;
  return {
    ...input,
    id,
    createdDate: input.createdDate ?? now,
    updatedDate: now,
    amount: price(input.amount?.amount, currency),
    refundDisabled: input.refundDisabled ?? false,
    status: input.status ?? 'APPROVED',
    ...(unrounded && { cashRounding: { unroundedAmount: price(unrounded.amount, currency) } }),
  };
}
