import type { Invoice, InvoiceTotal } from '#shared/invoices.ts';
import {
  addMoney,
  allocateMoney,
  compareMoney,
  isPositiveMoney,
  minMoney,
  roundMoney,
  shareOf,
  subtractMoney,
  type Decimal,
} from '#shared/money.ts';
import type { Refund } from '../../order-transactions/public.ts';
import type { Order } from '../../orders/public.ts';
import { rateOf } from './tax-by-rate.ts';

/** What of an invoice is taxed in one way; without a kind it is not taxed. */
interface Bucket {
  kind?: 'tax' | 'taxIncluded';
  rate?: Decimal;
  gross: Decimal;
  tax: Decimal;
}

const isTax = (sum: InvoiceTotal): sum is InvoiceTotal & { kind: 'tax' | 'taxIncluded' } =>
  sum.kind === 'tax' || sum.kind === 'taxIncluded';

/** The taxes of a document, and what of its total they are not taken of. */
function bucketsOf({ sums, total }: Pick<Invoice, 'sums' | 'total'>): Bucket[] {
  const taxed = sums.filter(isTax);
  const rated = taxed
    .filter(({ net }) => net !== undefined)
    .map(({ kind, rate, net, amount }) => ({
      kind,
      ...(rate !== undefined && { rate }),
      gross: addMoney(net, amount),
      tax: amount,
    }));
  const rest = subtractMoney(total, addMoney('0', ...rated.map(({ gross }) => gross)));
  const unrated = taxed.find(({ net }) => net === undefined);
  const untaxed = unrated
    ? { kind: unrated.kind, gross: rest, tax: unrated.amount }
    : { gross: rest, tax: '0' };
  return [...rated, untaxed];
}

const notNegative = (amount: Decimal): Decimal => (isPositiveMoney(amount) ? amount : '0');

function without(whole: readonly Bucket[], credited: readonly Invoice[]): Bucket[] {
  const used = credited.flatMap(bucketsOf);
  return whole.map((bucket, at) => {
    const isRest = at === whole.length - 1;
    const same = used.filter(({ kind, rate }) =>
      kind === undefined ? isRest : kind === bucket.kind && rate === bucket.rate,
    );
    const left = (of: 'gross' | 'tax'): Decimal =>
      notNegative(subtractMoney(bucket[of], addMoney('0', ...same.map((other) => other[of]))));
    return { ...bucket, gross: left('gross'), tax: left('tax') };
  });
}

/** What the refund names, with the rate of each part. */
function namedParts(order: Order, { summary, details }: Refund): { rate: Decimal; amount: Decimal }[] {
  const lines = (summary?.breakdown?.lineItems ?? []).map(({ lineItemId, totalRefundedAmount }) => ({
    rate: rateOf(order.lineItems.find(({ id }) => id === lineItemId)),
    amount: totalRefundedAmount?.amount ?? '0',
  }));
  const fees = (details?.additionalFees ?? []).map(({ additionalFeeId, amount }) => ({
    rate: rateOf(order.additionalFees?.find(({ id }) => id === additionalFeeId)),
    amount: amount?.amount ?? '0',
  }));
  const shipping = details?.shipping?.amount?.amount;
  const delivery =
    shipping === undefined ? [] : [{ rate: rateOf(order.shippingInfo?.cost), amount: shipping }];
  return [...lines, ...fees, ...delivery];
}

/** How much of each bucket goes back: what the refund names first, the rest in equal shares of what remains. */
function spread(
  buckets: readonly Bucket[],
  parts: readonly { rate: Decimal; amount: Decimal }[],
  total: Decimal,
  currency: string,
): Decimal[] {
  const back = buckets.map(() => '0');
  let rest = total;
  for (const { rate, amount } of parts) {
    const rated = buckets.findIndex((bucket) => bucket.rate === rate);
    const at = rated < 0 ? buckets.length - 1 : rated;
    const room = subtractMoney(buckets[at]?.gross, back[at]);
    const used = notNegative(minMoney(minMoney(amount, rest), room));
    back[at] = addMoney(back[at], used);
    rest = subtractMoney(rest, used);
  }
  const room = buckets.map(({ gross }, at) => subtractMoney(gross, back[at]));
  return allocateMoney(rest, room, currency).map((share, at) => addMoney(back[at], share));
}

/**
 * Net, rate and tax of a credit note, as its invoice states them. Credit notes that take an invoice back entirely state
 * together what it stated, to the last cent; a net that is too small for a cent of tax is stated with none, so that the
 * next note does not credit it again.
 * @param total what the note credits
 * @param credited the invoice's other credit notes
 */
export function creditedTax(
  {
    invoice,
    credited,
    order,
    refund,
  }: { invoice: Invoice; credited: readonly Invoice[]; order: Order; refund: Refund },
  total: Decimal,
): InvoiceTotal[] {
  const left = without(bucketsOf(invoice), credited);
  const all = addMoney('0', ...left.map(({ gross }) => gross));
  const last = compareMoney(total, all) >= 0;
  const back = last ? [] : spread(left, namedParts(order, refund), total, order.currency);
  return left.flatMap(({ kind, rate, gross, tax }, at): InvoiceTotal[] => {
    const credit = last ? gross : (back[at] ?? '0');
    const amount = last ? tax : shareOf(tax, 0, credit, gross, order.currency);
    if (kind === undefined || !isPositiveMoney(rate === undefined ? amount : credit)) return [];
    const net = roundMoney(subtractMoney(credit, amount), order.currency);
    return [{ kind, ...(rate !== undefined && { rate, net }), amount }];
  });
}
