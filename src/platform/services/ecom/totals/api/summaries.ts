import { addMoney, minMoney, subtractMoney, type Decimal } from '#shared/money.ts';
import type { PriceSummary } from '../pricing.ts';
import type { Bill, BillLine, Taxed } from '../rules/model.ts';
import type { WritePrice } from './prices.ts';

const sum = (amounts: readonly Decimal[]): Decimal => addMoney('0', ...amounts);

/** Totals of some lines, and of delivery and fees if they are paid along with them. */
function summarise(
  bill: Bill,
  lines: readonly BillLine[],
  withRest: boolean,
): Record<keyof PriceSummary, Decimal> {
  const selected = withRest ? bill.delivery.selected : undefined;
  const fees = withRest ? bill.fees : [];
  const parts: Taxed[] = [...lines, ...(selected ? [selected] : []), ...fees].map(({ taxed }) => taxed);
  return {
    subtotal: sum(lines.map(({ net }) => net)),
    shipping: selected?.option.price ?? '0',
    additionalFees: sum(fees.map(({ taxed }) => taxed.base)),
    discount: sum([...lines.map(({ share }) => share), selected?.discount ?? '0']),
    tax: sum(parts.map(({ tax }) => tax)),
    total: sum(parts.map(({ afterTax }) => afterTax)),
  };
}

const write = (
  totals: Record<keyof PriceSummary, Decimal>,
  redeemed: Decimal,
  price: WritePrice,
): PriceSummary => ({
  subtotal: price(totals.subtotal),
  shipping: price(totals.shipping),
  tax: price(totals.tax),
  discount: price(totals.discount),
  total: price(subtractMoney(totals.total, redeemed)),
  additionalFees: price(totals.additionalFees),
});

/** The whole, and its two parts by when they are paid; the gift card pays what is due now first. */
export function writeSummaries(
  bill: Bill,
  price: WritePrice,
): Record<'whole' | 'now' | 'later', PriceSummary> {
  const now = bill.lines.filter(({ item }) => !item.paidLater);
  const later = bill.lines.filter(({ item }) => item.paidLater);
  const restIsLater = now.length === 0 && later.length > 0;
  const dueNow = summarise(bill, now, !restIsLater);
  const dueLater = summarise(bill, later, restIsLater);
  const redeemedNow = minMoney(bill.redeemed, dueNow.total);
  return {
    whole: write(summarise(bill, bill.lines, true), bill.redeemed, price),
    now: write(dueNow, redeemedNow, price),
    later: write(dueLater, subtractMoney(bill.redeemed, redeemedNow), price),
  };
}
