import { compareMoney, isPositiveMoney, price, type Decimal } from '#shared/money.ts';
import type { FieldViolation } from '#platform/contract/errors.ts';
import {
  emptyTransactions,
  newPayment,
  type OrderTransactions,
  type Payment,
  type Refund,
} from '../../order-transactions/public.ts';
import type { Order, OrderState, Stamp } from '../order.ts';
import { doubledLineIds, required, withLineIds, type NewOrder, type OrderInput } from './new-order.ts';
import { priceViolations, writePrices } from './prices.ts';
import { refundTotals } from './refund-summary.ts';
import { totalOf } from './reconcile.ts';

/** Stands where a provider's own id would: this money moved before the order came here. */
const IMPORTED = 'imported';

const noDate = (field: string): FieldViolation => ({
  field,
  violatedRule: 'FORMAT',
  description: 'is not a date',
  data: {},
});

/** What an order cannot be imported with, beyond the contract's own bounds: its totals are taken as they are. */
export function importViolations(input: OrderInput, currency: string): FieldViolation[] {
  const total = input.priceSummary?.total?.amount;
  const dates = (['createdDate', 'updatedDate', 'purchasedDate'] as const).filter(
    (name) => input[name] && Number.isNaN(Date.parse(input[name])),
  );
  return [
    ...dates.map((name) => noDate(`order.${name}`)),
    ...(total === undefined ? [required('order.priceSummary.total.amount')] : []),
    ...priceViolations(input, 'order', currency),
    ...doubledLineIds(input.lineItems ?? [], 'order.lineItems'),
  ];
}

/** The order as it was elsewhere. What the import leaves open is filled, nothing is worked out anew. */
export function importedOrder(input: OrderInput, made: NewOrder, stamp: Stamp): Order {
  const { id, number, currency, language } = made;
  const purchasedDate = input.purchasedDate ?? input.createdDate ?? stamp.now;
  return {
    ...writePrices(input, currency),
    id,
    number,
    createdDate: input.createdDate ?? purchasedDate,
    updatedDate: input.updatedDate ?? stamp.now,
    purchasedDate,
    currency,
    lineItems: withLineIds(writePrices(input.lineItems ?? [], currency)),
    activities: (input.activities ?? []).map((entry) => ({
      ...entry,
      id: entry.id ?? stamp.guid(),
      createdDate: entry.createdDate ?? purchasedDate,
    })),
    buyerLanguage: input.buyerLanguage ?? language,
    siteLanguage: input.siteLanguage ?? language,
    weightUnit: input.weightUnit ?? 'KG',
    taxIncludedInPrices: input.taxIncludedInPrices ?? false,
    archived: input.archived ?? false,
    seenByAHuman: input.seenByAHuman ?? true,
    fulfillmentStatus: input.fulfillmentStatus ?? 'NOT_FULFILLED',
    purchaseFlowId: input.purchaseFlowId ?? stamp.guid(),
    imported: true,
  };
}

const PAID: ReadonlySet<string | undefined> = new Set(['PAID', 'PARTIALLY_REFUNDED', 'FULLY_REFUNDED']);

/** What came in and what went back, as the order itself says. */
function sumsOf(order: Order): { paid: Decimal; refunded: Decimal } {
  const { balanceSummary: totals, paymentStatus } = order;
  const paid = totals?.paid?.amount ?? (PAID.has(paymentStatus) ? totalOf(order) : '0');
  const told = totals?.refunded?.amount ?? (paymentStatus === 'FULLY_REFUNDED' ? paid : '0');
  return { paid, refunded: compareMoney(told, paid) > 0 ? paid : told };
}

const isOfImport = ({ payments, refunds }: OrderTransactions): boolean =>
  payments.every((one) => one.regularPaymentDetails?.providerTransactionId === IMPORTED) &&
  refunds.every((one) => (one.transactions ?? []).every((part) => part.providerRefundId === IMPORTED));

function paymentOf(order: Order, paid: Decimal, refunded: Decimal, stamp: Stamp): Payment {
  const status =
    compareMoney(refunded, paid) === 0
      ? ('REFUNDED' as const)
      : isPositiveMoney(refunded)
        ? ('PARTIALLY_REFUNDED' as const)
        : ('APPROVED' as const);
  return newPayment(
    {
      amount: { amount: paid },
      createdDate: String(order.purchasedDate),
      status,
      regularPaymentDetails: {
        offlinePayment: true,
        paymentMethod: 'OFFLINE',
        providerTransactionId: IMPORTED,
      },
    },
    order.currency,
    stamp.guid(),
    stamp.now,
  );
}

function refundOf(order: Order, payment: Payment, refunded: Decimal, stamp: Stamp): Refund {
  const part = {
    paymentId: payment.id,
    amount: price(refunded, order.currency),
    refundStatus: 'SUCCEEDED' as const,
    externalRefund: true,
    providerRefundId: IMPORTED,
  };
  return {
    id: stamp.guid(),
    createdDate: String(order.updatedDate ?? order.purchasedDate),
    transactions: [part],
    details: { shippingIncluded: false },
    summary: refundTotals([part], order.currency),
  };
}

/**
 * The money that the order says has moved, as one payment by hand and one refund: what happens to its money here later
 * is counted on top of that. Where something has happened here already, that stays.
 */
export function importedMoney(order: Order, before: OrderState | undefined, stamp: Stamp): OrderTransactions {
  if (before && !isOfImport(before.transactions)) return before.transactions;
  const { paid, refunded } = sumsOf(order);
  if (!isPositiveMoney(paid)) return emptyTransactions(order.id);
  const payment = paymentOf(order, paid, refunded, stamp);
  return {
    ...emptyTransactions(order.id),
    payments: [payment],
    refunds: isPositiveMoney(refunded) ? [refundOf(order, payment, refunded, stamp)] : [],
  };
}
