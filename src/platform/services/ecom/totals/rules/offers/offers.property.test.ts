import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addMoney, compareMoney, isZeroMoney, subtractMoney } from '#shared/money.ts';
import { arbitraryFacts } from '#testing/arbitrary-basket.ts';
import { runs } from '#testing/run-size.ts';
import type { Facts, Item } from '../model.ts';
import { computeBill } from '../pipeline.ts';
import { isInScope } from '../scope.ts';
import { packOf } from '../shipping-rate.ts';
import { freeDelivery } from './free-delivery.ts';
import { nearRules, rulesAround } from './near-rules.ts';
import { smallest } from './round-up.ts';
import { takenBy, withMore } from './try-adding.ts';

const SUMS = ['40', '95.5', '300'] as const;

/** Small carts in a shop that delivers for nothing from a sum on. */
const small: fc.Arbitrary<Facts> = fc
  .tuple(arbitraryFacts, fc.constantFrom(...SUMS), fc.constantFrom('GT' as const, 'GTE' as const))
  .map(([facts, value, operator]) => ({
    ...facts,
    items: facts.items.slice(0, 2).map((item) => ({ ...item, quantity: 1 + (item.quantity % 2) })),
    givenDelivery: undefined,
    // Offers are reckoned without tax: `bagOffers` gathers none.
    tax: undefined,
    offers: {
      region: { id: 'r', name: 'Here' },
      additionalCharge: '0',
      backup: undefined,
      options: [
        {
          id: 'post',
          title: 'Post',
          rates: [
            { amount: '5', conditions: [] },
            { amount: '0', conditions: [{ type: 'BY_TOTAL_PRICE' as const, operator, value }] },
          ],
        },
      ],
    },
  }));

const scopesOf = (facts: Facts, ruleId: string) => {
  const rule = facts.discountRules.find(({ id }) => id === ruleId);
  const discount = rule?.discounts?.values?.[0];
  const trigger = rule?.trigger?.itemQuantityRange ?? rule?.trigger?.subtotalRange;
  return (
    trigger?.scopes ?? discount?.buyXGetYInfo?.customerBuys?.scopes ?? discount?.specificItemsInfo?.scopes
  );
};

/** One more line of the price, sent like the others. */
const added = (facts: Facts, like: Item, price: string): Facts => ({
  ...facts,
  items: [...facts.items, { ...like, id: 'another', price, quantity: 1, shippable: true }],
});

/** On carts of every kind; and on so many that it says something of, which are seldom among those. */
function onBags(isSpokenOf: (facts: Facts) => boolean, check: (facts: Facts) => void): void {
  fc.assert(fc.property(small, check), runs(1500));
  fc.assert(fc.property(small.filter(isSpokenOf), check), { numRuns: 21 });
}

const alone = (facts: Facts): Facts => ({
  ...facts,
  items: facts.items.slice(0, 1).map((item) => ({ ...item, quantity: 1 })),
});

describe('what a cart nearly earns', () => {
  it('assumed: whoever adds what is asked, of what is in the cart and counts, has the rule take more off', () => {
    onBags(
      (facts) => nearRules(facts).length > 0,
      (facts) => {
        const before = computeBill(facts);
        for (const { ruleId, ask } of nearRules(facts)) {
          const counting = facts.items.filter((item) => isInScope(item, scopesOf(facts, ruleId)));
          expect(counting.length).toBeGreaterThan(0);
          for (const { id } of counting) {
            const more = withMore(facts, id, ask);
            expect(more).toBeDefined();
            const bill = computeBill(more ?? facts);
            expect(compareMoney(takenBy(ruleId, bill), takenBy(ruleId, before))).toBe(1);
          }
        }
      },
    );
  });

  it('assumed: a product’s page promises what that many of it earn', () => {
    onBags(
      (facts) => rulesAround(alone(facts)).length > 0,
      (facts) => {
        const one = alone(facts);
        for (const { ruleId, ask } of rulesAround(one)) {
          const more = withMore(one, one.items[0]?.id ?? '', ask);
          expect(compareMoney(takenBy(ruleId, computeBill(more ?? one)), '0')).toBe(1);
        }
      },
    );
  });

  it('assumed: what is left is missing of what is paid after discounts; once that is paid, delivery is free', () => {
    onBags(
      (facts) => !isZeroMoney(freeDelivery(facts)?.left),
      (facts) => {
        const found = freeDelivery(facts);
        if (!found) return;
        const { left, from, paid } = found;
        const bill = computeBill(facts);
        const isFree = ({ delivery: { options } }: typeof bill) => isZeroMoney(options[0]?.price);
        expect(isZeroMoney(left)).toBe(isFree(bill));
        expect(compareMoney(paid, packOf(bill.lines).price)).toBe(0);
        expect(compareMoney(paid, from) >= 0).toBe(isZeroMoney(left));
        if (isZeroMoney(left)) return;
        expect(compareMoney(left, subtractMoney(from, paid))).toBe(0);
        for (const like of facts.items.filter(({ shippable }) => shippable))
          for (const price of [left, addMoney(left, left), addMoney(from, from)]) {
            const after = computeBill(added(facts, like, price));
            expect(compareMoney(packOf(after.lines).price, from) < 0 || isFree(after)).toBe(true);
          }
      },
    );
  });

  it('assumed: without discounts it is what is missing, and a cent less is not enough', () => {
    fc.assert(
      fc.property(small, (facts) => {
        const bare = { ...facts, discountRules: [], coupon: undefined, merchantDiscounts: [] };
        const found = freeDelivery(bare);
        const like = facts.items.find(({ shippable }) => shippable);
        if (!found || !like || isZeroMoney(found.left)) return;
        expect(compareMoney(found.left, subtractMoney(found.from, found.paid))).toBe(0);
        const less = subtractMoney(found.left, smallest(facts.currency));
        const { options } = computeBill(added(bare, like, less)).delivery;
        expect(isZeroMoney(options[0]?.price)).toBe(false);
      }),
      runs(1500),
    );
  });
});
