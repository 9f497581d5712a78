import type Big from 'big.js';
import type { Order, OrderLineItem, OrderRefundability } from '#wix/order-operations.ts';
import { big, readAmount, zero } from './amounts.ts';
import type { AmountProblem } from './amounts.ts';
import type { RefundForm } from './refund-form.ts';

export interface LineRow {
  id: string;
  line: OrderLineItem;
  ordered: number;
  refunded: number;
  available: number;
  /** Set when nothing of it can be refunded. */
  why?: 'allRefunded' | 'notRefundable';
}

export interface PartRow {
  id: string;
  name: string;
  charged: Big;
  refunded: Big;
  available: Big;
  why?: 'allRefunded' | 'nothingCharged' | 'notRefundable';
}

/** Quantities are the server's: the order's own may have changed since it was placed. */
export function lineRows(order: Order, refundability: OrderRefundability): LineRow[] {
  const known = new Map((refundability.lineItems ?? []).map((line) => [line.lineItemId ?? '', line]));
  const rows = (order.lineItems ?? []).map((line): LineRow => {
    const id = line._id ?? '';
    const can = known.get(id);
    const ordered = can?.originalQuantity ?? line.quantity ?? 0;
    const refunded = can?.refundedQuantity ?? 0;
    const available = can?.availableRefundQuantity ?? 0;
    const why = refunded >= ordered && ordered > 0 ? 'allRefunded' : 'notRefundable';
    return { id, line, ordered, refunded, available, ...(available > 0 ? {} : { why }) };
  });
  return [...rows.filter((row) => row.available > 0), ...rows.filter((row) => row.available === 0)];
}

export function shippingRow(order: Order, refundability: OrderRefundability): PartRow | undefined {
  const can = refundability.shipping;
  const title = order.shippingInfo?.title;
  if (!can && !title) return undefined;
  const charged = big(can?.amount?.amount ?? order.priceSummary?.shipping?.amount);
  return part(
    'shipping',
    title ?? '',
    charged,
    can?.refundedAmount?.amount,
    can?.availableRefundAmount?.amount,
  );
}

export function feeRows(order: Order, refundability: OrderRefundability): PartRow[] {
  const names = new Map(
    (order.additionalFees ?? []).map((fee) => [fee._id ?? '', fee.name ?? fee.code ?? '']),
  );
  return (refundability.additionalFees ?? []).map((fee) => {
    const id = fee.additionalFeeId ?? '';
    return part(
      id,
      names.get(id) ?? '',
      big(fee.amount?.amount),
      fee.refundedAmount?.amount,
      fee.availableRefundAmount?.amount,
    );
  });
}

function part(
  id: string,
  name: string,
  charged: Big,
  refundedAmount: string | undefined,
  availableAmount: string | undefined,
): PartRow {
  const refunded = big(refundedAmount);
  const available = big(availableAmount);
  const row = { id, name, charged, refunded, available };
  if (available.gt(0)) return row;
  if (charged.eq(0)) return { ...row, why: 'nothingCharged' };
  return { ...row, why: refunded.gt(0) ? 'allRefunded' : 'notRefundable' };
}

/** A link may ask for more than is left by now: it is cut to what the server still allows. */
export function fitForm(form: RefundForm, lines: readonly LineRow[]): RefundForm {
  const quantities: Record<string, number> = {};
  const restock: Record<string, number> = {};
  for (const { id, available } of lines) {
    const quantity = Math.min(form.quantities[id] ?? 0, available);
    const back = Math.min(form.restock[id] ?? 0, quantity);
    if (quantity > 0) quantities[id] = quantity;
    if (back > 0) restock[id] = back;
  }
  return { ...form, quantities, restock };
}

export interface PartTyped {
  row: PartRow;
  text: string;
  value: Big;
  problem?: AmountProblem;
}

export function typedPart(row: PartRow, text: string, currency: string): PartTyped {
  if (row.why) return { row, text: '', value: zero };
  return { row, text, ...readAmount(text, currency, row.available) };
}
