import { addMoney, roundMoney } from '#shared/money.ts';
import type { Order } from '#platform/services/ecom/orders/public.ts';
import {
  isReceived,
  sumPayments,
  type OrderTransactions,
  type Refund,
} from '#platform/services/ecom/order-transactions/public.ts';
import { addressOf } from './addresses.ts';
import { omitEmpty } from '#shared/omit-empty.ts';

export function billingInfoOf(order: Order, { payments, refunds }: OrderTransactions): object {
  const { billingInfo, buyerInfo } = order;
  const received = payments.filter((payment) => isReceived(payment, refunds));
  const details = [...received, ...payments].find(
    (payment) => payment.regularPaymentDetails,
  )?.regularPaymentDetails;
  const dates = received.map(({ createdDate }) => createdDate ?? '');
  return omitEmpty({
    paymentMethod: details?.paymentMethod,
    externalTransactionId: details?.providerTransactionId,
    paymentProviderTransactionId: details?.providerTransactionId,
    paymentGatewayTransactionId: details?.gatewayTransactionId,
    address: billingInfo && addressOf(billingInfo, buyerInfo?.email),
    paidDate: dates.toSorted((a, b) => (a < b ? -1 : 1)).at(-1),
  });
}

/** What was paid by gift cards, and refunded; neither field where there was no such payment. */
export function paymentTotals({ currency }: Order, transactions: OrderTransactions): object {
  const { payments, refunds } = transactions;
  const cards = payments.filter((payment) => payment.giftcardPaymentDetails && isReceived(payment, refunds));
  const giftCard = addMoney('0', ...cards.map(({ amount }) => amount?.amount));
  return {
    ...(cards.length > 0 && { giftCard: roundMoney(giftCard, currency) }),
    ...(refunds.length > 0 && { refund: roundMoney(sumPayments(transactions).refunded, currency) }),
  };
}

function refundOf(refund: Refund, currency: string): object {
  const { id, createdDate, details, summary, transactions = [] } = refund;
  const sent = addMoney('0', ...transactions.map(({ amount }) => amount?.amount));
  return omitEmpty({
    id,
    dateCreated: createdDate,
    amount: summary?.refunded?.amount ?? roundMoney(sent, currency),
    reason: details?.reason,
    externalRefund: transactions.length > 0 && transactions.every(({ externalRefund }) => externalRefund),
    paymentProviderTransactionId: transactions.find(({ providerRefundId }) => providerRefundId)
      ?.providerRefundId,
  });
}

export const refundsOf = ({ currency }: Order, { refunds }: OrderTransactions): object[] =>
  refunds.map((refund) => refundOf(refund, currency));
