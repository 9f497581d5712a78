import type Big from 'big.js';
import type { Order, OrderRefundability, OrderTransactions } from '#wix/order-operations.ts';
import type { AmountProblem } from './amounts.ts';
import { big, readAmount, zero } from './amounts.ts';
import type { RefundForm } from './refund-form.ts';
import { refundItems } from './refund-request.ts';
import { feeRows, fitForm, lineRows, shippingRow, typedPart } from './refund-rows.ts';
import { refundSources } from './refund-sources.ts';
import { isSame } from '#admin/data/is-same.ts';

export interface RefundFacts {
  order: Order;
  refundability: OrderRefundability;
  transactions: OrderTransactions | undefined;
}

/** Everything the form means before the server has calculated it. */
export function refundState(typed: RefundForm, { order, refundability, transactions }: RefundFacts) {
  const currency = order.currency ?? '';
  const lines = lineRows(order, refundability);
  const form = fitForm(typed, lines);
  const shippingPart = shippingRow(order, refundability);
  const shipping = shippingPart && typedPart(shippingPart, form.shipping, currency);
  const fees = feeRows(order, refundability).map((row) => typedPart(row, form.fees[row.id] ?? '', currency));
  const summary = refundability.paymentsSummary?.monetary;
  const max = big(summary?.maxRefund?.amount);
  const custom: { value: Big; problem?: AmountProblem } = readAmount(form.customAmount, currency, max);
  const problems = [shipping, ...fees].some((part) => part?.problem !== undefined);
  return {
    currency,
    lines,
    form,
    /** What was asked for is no longer there. */
    cut: !isSame(typed.quantities, form.quantities) && hasQuantities(typed),
    shipping,
    fees,
    sources: refundSources(refundability, transactions),
    strip: {
      paid: big(summary?.paid?.amount),
      refunded: big(summary?.refunded?.amount),
      pending: big(summary?.refundPending?.amount),
      most: max,
    },
    custom,
    items: refundItems(form, shipping, fees, currency),
    valid: form.mode === 'amount' ? custom.problem === undefined : !problems,
  };
}

const hasQuantities = ({ quantities }: RefundForm): boolean => Object.keys(quantities).length > 0;

export type RefundState = ReturnType<typeof refundState>;

/** The amount that the button will carry; nothing until the server has confirmed it. */
export function confirmedTotal(state: RefundState, previewTotal: string | undefined): Big {
  if (state.form.mode === 'amount') return state.valid ? state.custom.value : zero;
  return state.valid ? big(previewTotal) : zero;
}
