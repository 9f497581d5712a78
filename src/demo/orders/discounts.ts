import Big from 'big.js';
import type { Random } from '../art/random.ts';
import { guidFor } from '../catalog/ids.ts';
import { addMoney, compareMoney, multiplyMoney } from '../../shared/money.ts';
import { inCurrency } from './currencies.ts';
import type { AppliedDiscount, LineItem } from './api-order.ts';

export interface Discounted {
  lines: LineItem[];
  applied: AppliedDiscount[];
  /** Off the whole order, after the subtotal. */
  global: string;
  /** Off the shipping. */
  shipping: string;
}

const wholeOf = (line: LineItem, currency: string): string =>
  multiplyMoney(line.price?.amount ?? '0', line.quantity ?? 1, currency);

export const subtotalOf = (lines: readonly LineItem[], currency: string): string =>
  addMoney('0', ...lines.map((line) => wholeOf(line, currency)));

const coupon = (code: string, name: string, amount: string): Pick<AppliedDiscount, 'coupon' | 'id'> => ({
  id: guidFor(`coupon:${code}`),
  coupon: { id: guidFor(`coupon:${code}`), code, name, amount: { amount } },
});

/** Three posters or more: each a little cheaper. The lines carry the lower price. */
function setOfThree(lines: readonly LineItem[], currency: string): Discounted {
  const reduced = lines.map((line) => ({
    ...line,
    price: { amount: multiplyMoney(line.price?.amount ?? '0', '0.85', currency) },
  }));
  const off = (line: LineItem, i: number): string =>
    new Big(wholeOf(line, currency)).minus(wholeOf(reduced[i] as LineItem, currency)).toFixed();
  const amount = addMoney('0', ...lines.map(off));
  return {
    lines: reduced.map((line, i) => ({ ...line, totalDiscount: { amount: off(lines[i] as LineItem, i) } })),
    applied: [
      {
        id: guidFor('rule:set-of-three'),
        discountType: 'SPECIFIC_ITEMS',
        lineItemIds: lines.flatMap((line) => line.id ?? []),
        discountRule: {
          id: guidFor('rule:set-of-three'),
          name: { original: 'Set of three', translated: 'Set of three' },
          amount: { amount },
        },
      },
    ],
    global: '0',
    shipping: '0',
  };
}

/** Which reduction an order gets, if any. */
export function discount(
  random: Random,
  lines: LineItem[],
  order: { currency: string; month: number; shipping: string; byMerchant: boolean },
): Discounted {
  const { currency } = order;
  const none: Discounted = { lines, applied: [], global: '0', shipping: '0' };
  const subtotal = subtotalOf(lines, currency);
  const global = (amount: string, applied: Omit<AppliedDiscount, 'discountType'>): Discounted => ({
    ...none,
    global: amount,
    applied: [{ ...applied, discountType: 'GLOBAL' }],
  });
  if (order.byMerchant && random.chance(0.4)) {
    const amount = multiplyMoney(subtotal, '0.05', currency);
    return global(amount, {
      id: guidFor('merchant-discount'),
      merchantDiscount: { amount: { amount }, description: 'Agreed by telephone' },
    });
  }
  if (lines.length >= 3 && random.chance(0.75)) return setOfThree(lines, currency);
  if (order.month === 10 && random.chance(0.3)) {
    const amount = multiplyMoney(subtotal, '0.125', currency);
    const id = guidFor('rule:quiet-friday');
    const name = { original: 'Quiet Friday', translated: 'Quiet Friday' };
    return global(amount, { id, discountRule: { id, name, amount: { amount } } });
  }
  if (random.chance(0.11)) {
    const amount = multiplyMoney(subtotal, '0.1', currency);
    return global(amount, coupon('WELCOME10', 'Ten per cent off the first order', amount));
  }
  if (random.chance(0.03)) {
    const amount = inCurrency(5, currency);
    if (compareMoney(amount, subtotal) < 0) return global(amount, coupon('FIVEOFF', 'Five euro off', amount));
  }
  if (compareMoney(order.shipping, '0') > 0 && random.chance(0.06)) {
    return {
      ...none,
      shipping: order.shipping,
      applied: [{ ...coupon('FREEPOST', 'Free delivery', order.shipping), discountType: 'SHIPPING' }],
    };
  }
  return none;
}
