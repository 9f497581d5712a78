import { addMoney, compareMoney, isPositiveMoney, type Decimal } from '#shared/money.ts';
import type { Order } from '../../orders/public.ts';

export interface TaxAtRate {
  /** 0.23 is 23 %. */
  rate: Decimal;
  /** What it is taken of. */
  net: Decimal;
  amount: Decimal;
}

interface Taxed {
  taxInfo?: { taxRate?: string; taxAmount?: Amount; taxableAmount?: Amount } | undefined;
  taxDetails?: { taxRate?: string; totalTax?: Amount; taxableAmount?: Amount } | undefined;
}

interface Amount {
  amount?: string | undefined;
}

/** Lines, delivery and extras. */
const partsOf = ({ lineItems, shippingInfo, additionalFees }: Order): Taxed[] =>
  [...lineItems, shippingInfo?.cost ?? {}, ...(additionalFees ?? [])] as Taxed[];

/** At which rate a line, the delivery or an extra is taxed; 0 where it is not. */
export function rateOf(part: object | undefined): Decimal {
  const { taxInfo, taxDetails }: Taxed = part ?? {};
  return String(Number(taxInfo?.taxRate ?? taxDetails?.taxRate ?? '0'));
}

/**
 * The tax of an order, rate by rate, the highest first. Nothing where the parts do not tell it to the last cent: whoever
 * made the order knows better then.
 */
export function taxByRate(order: Order, whole: Decimal): TaxAtRate[] {
  const rates = new Map<string, TaxAtRate>();
  for (const part of partsOf(order)) {
    const { taxInfo, taxDetails } = part;
    const amount = taxInfo?.taxAmount?.amount ?? taxDetails?.totalTax?.amount ?? '0';
    if (!isPositiveMoney(amount)) continue;
    const rate = rateOf(part);
    const net = taxInfo?.taxableAmount?.amount ?? taxDetails?.taxableAmount?.amount ?? '0';
    const known = rates.get(rate) ?? { rate, net: '0', amount: '0' };
    rates.set(rate, { rate, net: addMoney(known.net, net), amount: addMoney(known.amount, amount) });
  }
  const all = [...rates.values()].toSorted((a, b) => Number(b.rate) - Number(a.rate));
  const told = addMoney('0', ...all.map(({ amount }) => amount));
  return all.every(({ rate, net }) => rate !== '0' && isPositiveMoney(net)) && compareMoney(told, whole) === 0
    ? all
    : [];
}
