import type { CustomerDetails, MoneySum, CustomerSummary } from '#shared/customers.ts';
import { isZeroMoney, shareOf } from '#shared/money.ts';

/** What they paid, by currency, the store's first; the store's alone where they paid nothing at all. */
export function spentAmounts({
  spent,
  otherSpent = [],
}: Pick<CustomerSummary, 'spent' | 'otherSpent'>): MoneySum[] {
  const paid = [spent, ...otherSpent].filter(({ amount }) => !isZeroMoney(amount));
  return paid.length > 0 ? paid : [spent];
}

type ByCurrency = CustomerDetails['byCurrency'];

/** What a paid order comes to on average; nothing of a currency in which none is paid. */
export const averageAmounts = (totals: readonly MoneySum[], byCurrency: ByCurrency): MoneySum[] =>
  totals.flatMap(({ amount, currency }) => {
    const { paidOrders = 0 } = byCurrency.find((one) => one.currency === currency) ?? {};
    return paidOrders > 0 ? { amount: shareOf(amount, 0, 1, paidOrders, currency), currency } : [];
  });

/** What went back, in the currencies in which they paid. */
export const refundedAmounts = (totals: readonly MoneySum[], byCurrency: ByCurrency): MoneySum[] =>
  totals.map(({ currency }) => ({
    amount: byCurrency.find((one) => one.currency === currency)?.refunded ?? '0',
    currency,
  }));
