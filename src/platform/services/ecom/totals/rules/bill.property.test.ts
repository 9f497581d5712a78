import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addMoney, compareMoney, fitsCurrency, subtractMoney, type Decimal } from '#shared/money.ts';
import { arbitraryFacts } from '#testing/arbitrary-basket.ts';
import { writeSummaries } from '../api/summaries.ts';
import { priceWriter } from '../api/prices.ts';
import type { Bill, Facts } from './model.ts';
import { computeBill } from './pipeline.ts';
import { insteadOf } from '../../tax-calculation/public.ts';
import { runs } from '#testing/run-size.ts';

const sum = (amounts: readonly Decimal[]): Decimal => addMoney('0', ...amounts);
const isSame = (a: Decimal, b: Decimal): boolean => compareMoney(a, b) === 0;
const isAtMost = (a: Decimal, b: Decimal): boolean => compareMoney(a, b) <= 0;

const everyBill = (holds: (bill: Bill, facts: Facts) => void): void =>
  fc.assert(
    fc.property(arbitraryFacts, (facts) => holds(computeBill(facts), facts)),
    runs(400),
  );

const amountsOf = ({ lines, delivery, fees, subtotal, tax, total, redeemed }: Bill): Decimal[] => [
  ...lines.flatMap(({ gross, off, net, share, taxed }) => [
    gross,
    off,
    net,
    share,
    taxed.tax,
    taxed.afterTax,
  ]),
  ...fees.flatMap(({ taxed }) => [taxed.base, taxed.tax, taxed.beforeTax]),
  ...delivery.options.map(({ price }) => price),
  ...(delivery.selected ? [delivery.selected.taxed.base, delivery.selected.taxed.tax] : []),
  subtotal,
  tax,
  total,
  redeemed,
];

const withoutOrder = (bill: Bill): unknown => {
  const { facts: _facts, ...rest } = bill;
  return rest;
};

describe('a bill', () => {
  it('assumed: adds up to the last unit, from its parts and from its summary', () => {
    everyBill((bill) => {
      const { lines, delivery, fees, tax, subtotal, facts, discounts } = bill;
      const parts = [...lines, ...(delivery.selected ? [delivery.selected] : []), ...fees].map(
        (p) => p.taxed,
      );
      expect(isSame(sum(parts.map(({ afterTax }) => afterTax)), bill.total)).toBe(true);
      expect(isSame(sum(parts.map((part) => part.tax)), tax)).toBe(true);
      const off = sum(discounts.flatMap(({ reach, amount }) => (reach === 'ITEMS' ? [] : amount)));
      const gross = sum([
        subtotal,
        delivery.selected?.option.price ?? '0',
        ...fees.map(({ taxed }) => taxed.base),
        facts.tax?.isIncluded ? '0' : tax,
      ]);
      expect(isSame(subtractMoney(gross, off), bill.total)).toBe(true);
    });
  });

  it('assumed: has no amount below nothing, and none finer than the currency', () => {
    everyBill((bill, { currency }) => {
      for (const amount of amountsOf(bill)) {
        expect(compareMoney(amount, '0')).toBeGreaterThanOrEqual(0);
        expect(fitsCurrency(amount, currency)).toBe(true);
      }
    });
  });

  it('assumed: takes nothing off a line that the line does not have', () => {
    everyBill(({ lines }) => {
      for (const { gross, off, net, share } of lines) {
        expect(isAtMost(off, gross)).toBe(true);
        expect(isAtMost(share, net)).toBe(true);
        expect(isSame(addMoney(off, net), gross)).toBe(true);
      }
    });
  });

  it('assumed: splits a discount into parts that are the discount', () => {
    everyBill(({ discounts }) => {
      for (const { amount, lines, reach } of discounts) {
        if (reach === 'DELIVERY') continue;
        expect(isSame(sum(lines.map((line) => line.amount)), amount)).toBe(true);
      }
    });
  });

  it('assumed: lines carry what discounts took, and nothing else', () => {
    everyBill(({ discounts, lines }) => {
      for (const { item, off, share } of lines) {
        const got = discounts.flatMap((discount) => discount.lines.filter(({ id }) => id === item.id));
        expect(isSame(sum(got.map(({ amount }) => amount)), addMoney(off, share))).toBe(true);
      }
    });
  });

  it('assumed: does not care for the order of items', () => {
    fc.assert(
      fc.property(
        arbitraryFacts.chain((facts) =>
          fc.tuple(
            fc.constant(facts),
            fc.shuffledSubarray([...facts.items], { minLength: facts.items.length }),
          ),
        ),
        ([facts, items]) => {
          expect(withoutOrder(computeBill({ ...facts, items }))).toEqual(withoutOrder(computeBill(facts)));
        },
      ),
      runs(300),
    );
  });

  it('docs: tax inside the prices never changes what is paid', () => {
    everyBill((bill, facts) => {
      if (!facts.tax?.isIncluded) return;
      // What is not owed was taken out of them.
      if (!bill.facts.tax?.isIncluded) return;
      expect(bill.total).toBe(computeBill({ ...facts, tax: undefined }).total);
    });
  });

  it('assumed: whoever is exempt never pays more than others, for no line and not for the whole', () => {
    everyBill((bill, facts) => {
      const { tax } = facts;
      if (!tax) return;
      const asOthers = (group: string | undefined) => {
        const rate = tax.rateFor(group);
        return { ...rate, rate: insteadOf(rate) ?? rate.rate };
      };
      const others = computeBill({ ...facts, tax: { ...tax, rateFor: asOthers }, giftCard: undefined });
      expect(isAtMost(bill.total, others.total)).toBe(true);
      for (const [index, { taxed }] of bill.lines.entries()) {
        expect(isAtMost(taxed.afterTax, others.lines[index]?.taxed.afterTax ?? '0')).toBe(true);
      }
    });
  });

  it('docs: tax on top never makes anything cheaper', () => {
    everyBill((bill, facts) => {
      if (!facts.tax || facts.tax.isIncluded) return;
      const untaxed = computeBill({ ...facts, tax: undefined });
      expect(isSame(bill.total, addMoney(untaxed.total, bill.tax))).toBe(true);
    });
  });

  it('docs: a gift card pays at most the total, its balance and what was asked of it', () => {
    everyBill(({ redeemed, total }, { giftCard }) => {
      expect(isAtMost(redeemed, total)).toBe(true);
      expect(isAtMost(redeemed, giftCard?.balance ?? '0')).toBe(true);
      expect(isAtMost(redeemed, giftCard?.requested ?? total)).toBe(true);
    });
  });

  it('docs: what is paid now and later is the whole', () => {
    const plain = (currency: string) =>
      priceWriter({ currency, conversionCurrency: currency, rate: '1', locale: 'en' });
    everyBill((bill, { currency }) => {
      const { whole, now, later } = writeSummaries(bill, plain(currency));
      for (const part of ['subtotal', 'shipping', 'tax', 'discount', 'additionalFees', 'total'] as const) {
        expect(isSame(addMoney(now[part].amount, later[part].amount), whole[part].amount)).toBe(true);
      }
      expect(isSame(addMoney(whole.total.amount, bill.redeemed), bill.total)).toBe(true);
    });
  });

  it('assumed: another discount never makes a basket dearer before delivery', () => {
    everyBill((bill, facts) => {
      if (!facts.coupon) return;
      const without = computeBill({ ...facts, coupon: undefined, merchantDiscounts: [] });
      const goods = ({ lines }: Bill): Decimal =>
        sum(lines.map(({ net, share }) => subtractMoney(net, share)));
      expect(isAtMost(goods(bill), goods(without))).toBe(true);
    });
  });
});
