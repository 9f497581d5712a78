import type { useTranslate } from 'ra-core';
import { big, toDecimalString } from '../refund/amounts.ts';
import type { OrderRecord } from '../order-record.ts';

/** What the order comes to with another tip, and what of it is owed or was paid too much. */
export function outcomeMessage(
  order: OrderRecord,
  { before, after }: Record<'before' | 'after', string | undefined>,
  { translate, money }: { translate: ReturnType<typeof useTranslate>; money: (amount: string) => string },
): string {
  const more = big(after).minus(big(before));
  const words = (amount: typeof more) => money(toDecimalString(amount, order.currency ?? ''));
  const total = words(big(order.priceSummary?.total?.amount).plus(more));
  const due = big(order.balanceSummary?.balance?.amount).plus(more);
  if (due.gt(0)) return translate('orders.tip.owes', { total, due: words(due) });
  return due.lt(0)
    ? translate('orders.tip.over', { total, over: words(due.abs()) })
    : translate('orders.tip.totals', { total });
}
