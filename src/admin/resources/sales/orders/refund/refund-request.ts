import type Big from 'big.js';
import type { RefundItems, RefundRequest } from '#wix/order-operations.ts';
import type { Allocation } from './allocation.ts';
import { toDecimalString } from './amounts.ts';
import { UNSENT, type RefundForm } from './refund-form.ts';
import type { PartTyped } from './refund-rows.ts';
import type { RefundSource } from './refund-sources.ts';

export const maxReasonLength = 200;
export const maxMessageLength = 1000;

/** The platform takes `externalRefundInfo`; the public typings leave it out. */
export type PaymentRefund = NonNullable<RefundRequest['paymentRefunds']>[number] & {
  externalRefundInfo?: { refundStatus: 'SUCCEEDED' | 'PENDING' };
};

/** The same for the preview and for the refund, so that what is paid is what was shown. */
export function refundItems(
  form: RefundForm,
  shipping: PartTyped | undefined,
  fees: readonly PartTyped[],
  currency: string,
): RefundItems {
  if (form.mode === 'amount') return {};
  const lineItems = Object.entries(form.quantities).map(([lineItemId, quantity]) => ({
    lineItemId,
    quantity,
  }));
  const additionalFees = fees
    .filter(({ value }) => value.gt(0))
    .map(({ row, value }) => ({
      additionalFeeId: row.id,
      amount: { amount: toDecimalString(value, currency) },
    }));
  return {
    ...(lineItems.length > 0 ? { lineItems } : {}),
    ...(additionalFees.length > 0 ? { additionalFees } : {}),
    ...(shipping?.value.gt(0)
      ? { shipping: { amount: { amount: toDecimalString(shipping.value, currency) } } }
      : {}),
  };
}

export const isEmpty = (items: RefundItems): boolean => Object.keys(items).length === 0;

export interface RequestParts {
  form: RefundForm;
  items: RefundItems;
  allocation: Allocation;
  memberships: readonly RefundSource[];
  reason: string;
  currency: string;
}

export function refundRequest({
  form,
  items,
  allocation,
  memberships,
  reason,
  currency,
}: RequestParts): RefundRequest {
  const paymentRefunds: PaymentRefund[] = [
    ...allocation.placements
      .filter(({ amount }) => amount.gt(0))
      .map(({ source, amount }) => paymentRefund(source, amount, form, currency)),
    ...memberships.map(({ paymentId }) => ({ paymentId })),
  ];
  const restock = form.mode === 'items' ? Object.entries(form.restock) : [];
  const message = form.message.trim();
  const sideEffects = {
    ...(restock.length > 0
      ? { restock: { lineItems: restock.map(([lineItemId, quantity]) => ({ lineItemId, quantity })) } }
      : {}),
    ...(form.notify
      ? { notifications: { sendCustomerEmail: true, ...(message ? { customMessage: message } : {}) } }
      : {}),
  };
  return {
    paymentRefunds,
    ...(isEmpty(items) ? {} : { refundItems: items }),
    ...(Object.keys(sideEffects).length > 0 ? { sideEffects } : {}),
    ...(reason ? { customerReason: reason } : {}),
  };
}

function paymentRefund(source: RefundSource, amount: Big, form: RefundForm, currency: string): PaymentRefund {
  const base = { paymentId: source.paymentId, amount: { amount: toDecimalString(amount, currency) } };
  if (source.way !== 'external') return base;
  const refundStatus = form.external[source.paymentId] ?? UNSENT;
  return { ...base, externalRefund: true, externalRefundInfo: { refundStatus } };
}

/** Memberships are given back as credit with the lines they paid for; nobody types an amount. */
export function membershipsReturned(form: RefundForm, sources: readonly RefundSource[]): RefundSource[] {
  if (form.mode === 'amount') return [];
  return sources.filter(
    (source) =>
      source.kind === 'membership' &&
      source.way !== 'none' &&
      source.memberLines.some((line) => (form.quantities[line] ?? 0) > 0),
  );
}

/** "Damaged on the way: crease along the lower edge" in the one field the platform has, cut to its length. */
export function reasonText(label: string, note: string): string {
  return [label, note.trim()]
    .filter((part) => part !== '')
    .join(': ')
    .slice(0, maxReasonLength);
}
