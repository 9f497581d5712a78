import type { Random } from '../art/random.ts';
import { compareMoney, multiplyMoney } from '../../shared/money.ts';
import type { MoneyOutcome } from './order-outcome.ts';
import { authorOf } from './activity.ts';
import type { Priced } from './totals.ts';
import type { Payment, Refund } from './api-order.ts';

const REASONS = [
  'Corner bent in the mail',
  'Changed their mind within thirty days',
  'Frame arrived with a scratch',
  'Wrong size ordered, kept the print',
  'Lost by the carrier',
  'Colors not as expected',
] as const;
const FAILURES = ['The card was closed', 'The issuing bank declined the refund'] as const;

const OUTCOMES = {
  'part-refunded': 'SUCCEEDED',
  'refund-pending': 'PENDING',
  'refund-failed': 'FAILED',
} as const;

const isOffline = (payment: Payment): boolean => payment.regularPaymentDetails?.offlinePayment === true;

/** One item, the postage or a round sum, never all of it. */
function part(
  random: Random,
  priced: Priced,
  currency: string,
): { amount: string; items?: NonNullable<Refund['items']> } {
  const kind = random.weighted({ item: 70, shipping: 12, sum: 18 });
  const index = random.whole(0, priced.lineItems.length - 1);
  const line = priced.lineItems[index];
  if (kind === 'shipping' && compareMoney(priced.shippingTotal, '0') > 0) {
    return {
      amount: priced.shippingTotal,
      items: { shipping: { amount: { amount: priced.shippingTotal } } },
    };
  }
  if (kind === 'item' && priced.lineItems.length > 1 && line) {
    return {
      amount: priced.lineTotals[index] as string,
      items: { lineItems: [{ lineItemId: line.id, quantity: line.quantity }] },
    };
  }
  return { amount: multiplyMoney(priced.total, random.pick(['0.1', '0.15', '0.2', '0.25']), currency) };
}

const everything = (priced: Priced): NonNullable<Refund['items']> => ({
  lineItems: priced.lineItems.map((line) => ({ lineItemId: line.id, quantity: line.quantity })),
  additionalFees: priced.additionalFees.map((fee, i) => ({
    additionalFeeId: fee.id,
    amount: { amount: priced.feeTotals[i] },
  })),
  ...(compareMoney(priced.shippingTotal, '0') > 0 && {
    shipping: { amount: { amount: priced.shippingTotal } },
  }),
});

/** What went back, or was meant to. */
export function refundsFor(
  random: Random,
  order: { fate: MoneyOutcome; payments: readonly Payment[]; priced: Priced; currency: string; at: Date },
): Refund[] {
  const { fate, payments, priced, currency } = order;
  const result = { date: order.at.toISOString(), author: authorOf(random), reason: random.pick(REASONS) };
  const received = payments.flatMap((payment, place) =>
    payment.status === 'APPROVED' ? [{ payment, place }] : [],
  );
  const external = (payment: Payment): { externalRefund?: boolean } =>
    isOffline(payment) ? { externalRefund: true } : {};
  if (fate === 'refunded') {
    return [
      {
        ...result,
        items: everything(priced),
        payments: received.map(({ payment, place }) => ({
          payment: place,
          amount: { amount: payment.amount?.amount },
          ...external(payment),
        })),
      },
    ];
  }
  const main = received.find(({ payment }) => payment.regularPaymentDetails);
  if (!main || !(fate in OUTCOMES)) return [];
  const outcome = OUTCOMES[fate as keyof typeof OUTCOMES];
  const max = main.payment.amount?.amount ?? '0';
  let { amount, items } = part(random, priced, currency);
  if (compareMoney(amount, max) >= 0) {
    // A gift card paid the rest: give back a part of the card's share only.
    amount = multiplyMoney(max, '0.5', currency);
    items = undefined;
  }
  if (compareMoney(amount, '0') <= 0) return [];
  return [
    {
      ...result,
      ...(items && { items }),
      payments: [
        {
          payment: main.place,
          amount: { amount },
          outcome,
          ...(outcome === 'FAILED' && { reason: random.pick(FAILURES) }),
          ...external(main.payment),
        },
      ],
    },
  ];
}
