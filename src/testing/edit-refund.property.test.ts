import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addMoney,
  compareMoney,
  currencyDigits,
  multiplyMoney,
  roundMoney,
  subtractMoney,
  type Decimal,
} from '../shared/money.ts';
import { runs } from './run-size.ts';
import type { Context } from '../platform/context.ts';
import { emptyTransactions } from '../platform/services/ecom/order-transactions/public.ts';
import { breakDown, type Order } from '../platform/services/ecom/orders/public.ts';
import { makeOrder } from '../platform/services/ecom/orders/rules/new-order.ts';
import { addParts, calculateItems, partsOf } from '../platform/services/ecom/orders/rules/refund-items.ts';
import { taxOn, UNTAXED } from '../platform/services/ecom/tax-calculation/public.ts';
import { editedContent } from '../platform/services/ecom/draft-orders/edited-content.ts';
import type { Draft } from '../platform/services/ecom/draft-orders/draft.ts';
import { newDraft } from '../platform/services/ecom/draft-orders/draft-change.ts';
import { priceDraft } from '../platform/services/ecom/draft-orders/price-draft.ts';
import { changeLines } from '../platform/services/ecom/draft-orders/rules/change-lines.ts';
import { draftOf } from '../platform/services/ecom/draft-orders/rules/from-order.ts';

let ids = 0;
const guid = (): string => `id-${++ids}`;
const clock = { now: () => new Date('2026-11-21T12:00:00.000Z') };
const contextIn = (currency: string): Context =>
  ({ clock, ids: { guid }, siteId: 'site', site: { currency, locale: 'en' } }) as unknown as Context;

const money = (units: number, currency: string): Decimal =>
  roundMoney(`${units}e-${currencyDigits(currency)}`, currency);
const amountOf = (value: { amount?: string } | undefined): Decimal => value?.amount ?? '0';

const NAMED = ['coupon', 'merchantDiscount', 'discountRule'] as const;
const lineOf = fc.record({
  unit: fc.integer({ min: 0, max: 20_000 }),
  quantity: fc.integer({ min: 1, max: 7 }),
  /** Hundredths of the price that a discount of the line takes. */
  off: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 100 })),
});
const discountOf = fc.record({
  named: fc.constantFrom(...NAMED),
  off: fc.oneof(
    fc.record({ percent: fc.integer({ min: 1, max: 1000 }) }),
    fc.record({ fixed: fc.nat(40_000) }),
  ),
});
const input = fc.record({
  currency: fc.constantFrom('JPY', 'EUR', 'KWD'),
  lines: fc.array(lineOf, { minLength: 1, maxLength: 4 }),
  discounts: fc.array(discountOf, { maxLength: 2 }),
  shipping: fc.nat(3000),
  fees: fc.array(fc.nat(2000), { maxLength: 1 }),
  isFreeShipping: fc.boolean(),
  rates: fc.array(fc.constantFrom('0', '0.06', '0.23', '0.175'), { minLength: 1, maxLength: 3 }),
  isTaxedByLine: fc.boolean(),
  taxIncludedInPrices: fc.boolean(),
});
type Input = typeof input extends fc.Arbitrary<infer Of> ? Of : never;

function unitsOff({ lines, discounts }: Input): number[] {
  let left = lines.reduce(
    (sum, { unit, quantity, off }) => sum + quantity * (unit - Math.floor((unit * off) / 100)),
    0,
  );
  return discounts.map(({ off }) => {
    const units = Math.min(left, 'fixed' in off ? off.fixed : Math.floor((left * off.percent) / 1000));
    left -= units;
    return units;
  });
}

/** An order as a checkout or another system places it, its tax told part by part or only of it all. */
function placed(input: Input): Order {
  const { currency, lines, discounts, shipping, fees, isFreeShipping, rates, taxIncludedInPrices } = input;
  const off = unitsOff(input);
  const unitOff = ({ unit, off: part }: (typeof lines)[number]): number => Math.floor((unit * part) / 100);
  const amount = { amount: money(shipping, currency) };
  const plain = {
    currency,
    taxIncludedInPrices,
    lineItems: lines.map((line, index) => ({
      id: `line-${index}`,
      priceBeforeDiscounts: { amount: money(line.unit, currency) },
      price: { amount: money(line.unit - unitOff(line), currency) },
      quantity: line.quantity,
    })),
    shippingInfo: { cost: { price: amount } },
    additionalFees: fees.map((fee, index) => ({
      id: `fee-${index}`,
      price: { amount: money(fee, currency) },
    })),
    appliedDiscounts: [
      ...lines.flatMap((line, index) =>
        unitOff(line) > 0
          ? {
              id: `of-line-${index}`,
              discountType: 'SPECIFIC_ITEMS' as const,
              lineItemIds: [`line-${index}`],
              merchantDiscount: { amount: { amount: money(unitOff(line) * line.quantity, currency) } },
            }
          : [],
      ),
      ...discounts.map(({ named }, index) => ({
        id: `of-order-${index}`,
        discountType: 'GLOBAL' as const,
        [named]: { amount: { amount: money(off[index] ?? 0, currency) } },
      })),
      ...(isFreeShipping
        ? [{ id: 'of-shipping', discountType: 'SHIPPING' as const, coupon: { amount } }]
        : []),
    ],
  };
  const numbered = { id: 'order', number: '1', currency, language: 'en' };
  const stamp = { now: clock.now().toISOString(), author: undefined, guid };
  const untaxed = makeOrder(plain, numbered, stamp);
  const parts = breakDown(untaxed);
  let at = 0;
  const taxOf = ({ total }: { total: Decimal }) => {
    const rate = rates[at++ % rates.length] ?? '0';
    const taxAmount = { amount: taxOn(total, { ...UNTAXED, rate }, taxIncludedInPrices, currency) };
    return { taxAmount, taxRate: rate };
  };
  const taxes = [...parts.lines, parts.shipping, ...parts.fees].map(taxOf);
  const totalTax = { amount: addMoney('0', ...taxes.map(({ taxAmount }) => taxAmount.amount)) };
  const told = (index: number) => (input.isTaxedByLine ? { taxInfo: taxes[index] } : {});
  const taxed = {
    ...plain,
    taxInfo: { totalTax },
    lineItems: plain.lineItems.map((line, index) => ({ ...line, ...told(index) })),
    shippingInfo: { cost: { price: amount, ...told(lines.length) } },
    additionalFees: plain.additionalFees.map((fee, index) => ({ ...fee, ...told(lines.length + 1 + index) })),
  };
  return { ...makeOrder(taxed, numbered, stamp), status: 'APPROVED' };
}

const draftFrom = (order: Order, context: Context): Draft => ({ ...newDraft(context), ...draftOf(order) });

/** Removes so many items of each line. */
const withRemoved = (draft: Draft, removed: ReadonlyMap<string, number>): Draft => ({
  ...draft,
  lines: changeLines(
    draft,
    draft.lines.flatMap(({ id, quantity }) =>
      removed.has(id) ? { lineItemId: id, newQuantity: quantity - (removed.get(id) ?? 0) } : [],
    ),
    new Map(),
  ),
});

describe('items removed from a placed order', () => {
  it('assumed: an edit gives back what a refund of the same items does, edit after edit', async () => {
    const steps = fc.array(fc.array(fc.nat(100), { minLength: 4, maxLength: 4 }), {
      minLength: 1,
      maxLength: 2,
    });
    await fc.assert(
      fc.asyncProperty(input, steps, async (input, removals) => {
        const { currency } = input;
        const context = contextIn(currency);
        let order = placed(input);
        for (const removal of removals) {
          const begun = draftFrom(order, context);
          const before = await priceDraft(context, begun);
          expect(before.totalBeforeGiftCard.amount).toBe(order.priceSummary?.total?.amount);
          const removed = new Map(
            order.lineItems.flatMap(({ id = '', quantity = 1 }, index): [string, number][] => {
              const count = (removal[index] ?? 0) % (quantity + 1);
              return count > 0 ? [[id, count]] : [];
            }),
          );
          const items = [...removed].map(([lineItemId, quantity]) => ({ lineItemId, quantity }));
          const refund = calculateItems(
            { order, transactions: emptyTransactions('order') },
            { lineItems: items },
          );
          expect(refund.errors).toEqual([]);
          const returned = addParts(partsOf(refund.items), currency);
          const edited = withRemoved(begun, removed);
          const priced = await priceDraft(context, edited);
          const difference = {
            total: subtractMoney(before.totalBeforeGiftCard.amount, priced.totalBeforeGiftCard.amount),
            tax: subtractMoney(before.priceSummary.tax.amount, priced.priceSummary.tax.amount),
          };
          expect(roundMoney(difference.total, currency)).toBe(returned.total);
          expect(roundMoney(difference.tax, currency)).toBe(returned.tax);
          order = editedContent(order, edited, priced);
          if (order.lineItems.length === 0) return;
          for (const [index, part] of breakDown(order).lines.entries())
            expect(compareMoney(part.total, amountOf(order.lineItems[index]?.totalPriceAfterTax))).toBe(0);
        }
      }),
      runs(400),
    );
  });

  it('assumed: an added line gets nothing of the discounts of the order, and pays for none', async () => {
    await fc.assert(
      fc.asyncProperty(input, fc.integer({ min: 0, max: 9_999 }), async (input, units) => {
        const { currency } = input;
        const context = contextIn(currency);
        const order = placed(input);
        const begun = draftFrom(order, context);
        const [first] = begun.lines;
        if (!first) return;
        const { original: _placed, ...line } = first;
        const unit = money(units, currency);
        const item = { ...line.item, price: unit, fullPrice: unit, taxRate: '0' };
        const added: Draft = {
          ...begun,
          lines: [...begun.lines, { ...line, id: 'added', quantity: 2, item }],
        };
        const priced = await priceDraft(context, added);
        const more = subtractMoney(priced.totalBeforeGiftCard.amount, order.priceSummary?.total?.amount);
        expect(compareMoney(more, multiplyMoney(unit, 2, currency))).toBe(0);
      }),
      runs(100),
    );
  });
});
