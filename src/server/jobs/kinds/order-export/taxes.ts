import { addMoney, compareMoney, isPositiveMoney, roundMoney } from '#shared/money.ts';
import { amountOf, percent, text } from './cells.ts';
import type { ExportedOrder } from './exported-order.ts';

interface TaxAmount {
  name: string;
  /** In percent; empty where nobody said it. */
  rate: string;
  /** What it is taken of. */
  base: string;
  amount: string;
}

interface Taxed {
  taxInfo?: { taxRate?: string | null; taxAmount?: Amount; taxableAmount?: Amount };
  taxDetails?: { taxRate?: string; totalTax?: Amount; taxableAmount?: Amount };
}

type Amount = { amount?: string } | undefined;

interface Aggregated {
  taxName?: string;
  rate?: string;
  aggregatedTaxAmount?: Amount;
  /** The SDK hides it from its types. */
  aggregatedTaxableAmount?: Amount;
}

/** The taxes that lines, delivery and fees name at the same rate. */
function byRate(order: ExportedOrder): TaxAmount[] {
  const { lineItems = [], shippingInfo, additionalFees = [] } = order;
  const rates = new Map<string, TaxAmount>();
  for (const { taxInfo, taxDetails } of [
    ...lineItems,
    shippingInfo?.cost ?? {},
    ...additionalFees,
  ] as Taxed[]) {
    const amount = amountOf(taxInfo?.taxAmount ?? taxDetails?.totalTax) || '0';
    if (!isPositiveMoney(amount)) continue;
    const rate = percent(taxInfo?.taxRate ?? taxDetails?.taxRate);
    const base = amountOf(taxInfo?.taxableAmount ?? taxDetails?.taxableAmount) || '0';
    const known = rates.get(rate) ?? { name: '', rate, base: '0', amount: '0' };
    rates.set(rate, { ...known, base: addMoney(known.base, base), amount: addMoney(known.amount, amount) });
  }
  const rounded = (amount: string): string => roundMoney(amount, order.currency ?? '');
  return [...rates.values()]
    .map((tax) => ({ ...tax, base: rounded(tax.base), amount: rounded(tax.amount) }))
    .toSorted((one, other) => Number(other.rate) - Number(one.rate));
}

const sumOf = (taxes: readonly TaxAmount[]): string => addMoney('0', ...taxes.map(({ amount }) => amount));

/** The tax of an order, rate by rate. Where its parts do not add up to it, it is one amount without a rate. */
export function taxesOf(order: ExportedOrder): TaxAmount[] {
  const total = amountOf(order.priceSummary?.tax ?? order.taxInfo?.totalTax) || '0';
  const named = ((order.taxInfo?.taxBreakdown ?? []) as Aggregated[]).map((tax): TaxAmount => ({
    name: text(tax.taxName),
    rate: percent(tax.rate),
    base: amountOf(tax.aggregatedTaxableAmount),
    amount: amountOf(tax.aggregatedTaxAmount) || '0',
  }));
  for (const taxes of [named, byRate(order)])
    if (taxes.length > 0 && compareMoney(sumOf(taxes), total) === 0) return taxes;
  return isPositiveMoney(total) ? [{ name: '', rate: '', base: '', amount: total }] : [];
}

/** The amount of the taxes after the first ones, which have columns of their own. */
export const otherTax = (taxes: readonly TaxAmount[], first: number, currency: string): string =>
  taxes.length > first ? roundMoney(sumOf(taxes.slice(first)), currency) : '';
