import { multiplyMoney } from '#shared/money.ts';
import type { SubscriptionListStatus } from '#shared/subscription-desk.ts';
import type { Contract, Listing, Subscription } from '../subscription.ts';

/** How often it is charged in a month, on the average of a year. */
const TIMES_A_MONTH: Readonly<Record<Subscription['frequency'], number>> = {
  DAY: 365 / 12,
  WEEK: 365 / 7 / 12,
  MONTH: 1,
  YEAR: 1 / 12,
};

export function subscriptionStatusOf({
  status,
  tries,
  reason,
}: Pick<Subscription, 'status' | 'tries' | 'reason'>): SubscriptionListStatus {
  if (status !== 'ACTIVE') return status;
  if (reason === 'out_of_stock') return 'OUT_OF_STOCK';
  return tries > 0 ? 'RETRYING' : 'ACTIVE';
}

export const monthlyOf = (
  { frequency, interval }: Pick<Subscription, 'frequency' | 'interval'>,
  amount: string,
  currency: string,
): string => multiplyMoney(amount, TIMES_A_MONTH[frequency] / interval, currency);

/** What a shop finds it by, and what it comes to. */
function listingOf(subscription: Subscription, contract: Contract): Listing {
  const { lineItems, priceSummary, title = '', buyerInfo, billingInfo, shippingInfo } = contract;
  const amount = priceSummary?.total?.amount ?? '0';
  const currency = contract.currency ?? '';
  const { firstName, lastName } =
    billingInfo?.contactDetails ?? shippingInfo?.logistics?.shippingDestination?.contactDetails ?? {};
  return {
    standing: subscriptionStatusOf(subscription),
    product: lineItems?.[0]?.productName?.original ?? '',
    title: title ?? '',
    buyerName: [firstName, lastName].filter(Boolean).join(' '),
    email: buyerInfo?.email ?? '',
    amount,
    currency,
    monthly: monthlyOf(subscription, amount, currency),
  };
}

/** Whether what it is found by is what was agreed. */
export const isListed = (subscription: Subscription, contract: Contract): boolean =>
  Object.entries(listingOf(subscription, contract)).every(
    ([name, value]) => subscription[name as keyof Listing] === value,
  );

export const listed = (subscription: Subscription, contract: Contract): Subscription & Listing => ({
  ...subscription,
  ...listingOf(subscription, contract),
});
