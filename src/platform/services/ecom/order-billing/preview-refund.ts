import { addMoney, price } from '#shared/money.ts';
import type { Context } from '#platform/context.ts';
import { invalid } from '#platform/contract/errors.ts';
import type { Handler, OrderBillingApi, Reply } from '#platform/contract/index.ts';
import {
  addParts,
  calculateItems,
  partsOf,
  priceViolations,
  readState,
  type ItemError,
  type ItemsRefund,
  type CostPart,
} from '../orders/public.ts';
import { itemRefundability } from './rules/item-refundability.ts';
import { paymentRefundability, sumRefundability } from './rules/payment-refundability.ts';

type CalculateReply = Reply<OrderBillingApi, 'calculateRefund'>;
type CalculationError = NonNullable<NonNullable<CalculateReply['notAvailable']>['errors']>[number];

const writtenPart = ({ total, tax, discount, subtotal }: CostPart, currency: string) => ({
  total: price(total, currency),
  tax: price(tax, currency),
  discount: price(discount, currency),
  subtotal: price(subtotal, currency),
});

const errorOf = ({ code, description, item, asked }: ItemError): CalculationError => ({
  [item]: asked,
  error: { applicationError: { code, description, data: asked } },
});

function answer(
  { items, errors }: { items: ItemsRefund; errors: ItemError[] },
  currency: string,
): CalculateReply {
  const { lineItems, additionalFees, shipping } = items;
  const calculatedRefundItems = {
    lineItems: lineItems.map(({ lineItemId, quantity, summary }) => ({
      item: { lineItemId, quantity },
      summary: writtenPart(summary, currency),
    })),
    additionalFees: additionalFees.map(({ additionalFeeId, amount, summary }) => ({
      additionalFee: { additionalFeeId, amount: price(amount, currency) },
      summary: writtenPart(summary, currency),
    })),
    ...(shipping && {
      shipping: {
        shipping: { amount: price(shipping.amount, currency) },
        summary: writtenPart(shipping.summary, currency),
      },
    }),
  };
  if (errors.length > 0) return { notAvailable: { errors: errors.map(errorOf) }, calculatedRefundItems };
  return {
    available: true,
    summary: {
      ...writtenPart(addParts(partsOf(items), currency), currency),
      lineItemsSubtotal: price(addMoney('0', ...lineItems.map(({ summary }) => summary.subtotal)), currency),
      additionalFeesTotal: price(
        addMoney('0', ...additionalFees.map(({ summary }) => summary.total)),
        currency,
      ),
    },
    calculatedRefundItems,
  };
}

export const calculateRefund: Handler<OrderBillingApi, 'calculateRefund', Context> = async (
  { orderId, refundItems },
  context,
) => {
  const state = await readState(context, orderId);
  const { currency } = state.order;
  const violations = priceViolations(refundItems, 'refundItems', currency);
  if (violations.length > 0) throw invalid(violations);
  return answer(calculateItems(state, refundItems ?? {}), currency);
};

export const getOrderRefundability: Handler<OrderBillingApi, 'getOrderRefundability', Context> = async (
  { orderId },
  context,
) => {
  const state = await readState(context, orderId);
  return {
    payments: state.transactions.payments.map((payment) => paymentRefundability(payment, state)),
    paymentsSummary: sumRefundability(state),
    ...itemRefundability(state),
  };
};
