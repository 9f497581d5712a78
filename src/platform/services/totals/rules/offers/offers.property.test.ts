import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareMoney, isZeroMoney, subtractMoney } from '../../../../../shared/money.ts';
import { arbitraryFacts } from '../../../../../testing/arbitrary-basket.ts';
import { runs } from '../../../../../testing/thorough.ts';
import type { Facts, Item } from '../model.ts';
import { computeBill } from '../pipeline.ts';
import { isInScope } from '../scope.ts';
import { freeDelivery } from './free-delivery.ts';
import { nearRules, rulesAround } from './near-rules.ts';
import { smallest } from './round-up.ts';
import { takenBy, withMore } from './try-adding.ts';

const SUMS = ['40', '95.5', '300'] as const;

/** Small bags in a shop that delivers for nothing from a sum on. */
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

describe('what a bag nearly earns', () => {
  it('assumed: whoever adds what is asked, of what is in the bag and counts, has the rule take more off', () => {
    let offered = 0;
    fc.assert(
      fc.property(small, (facts) => {
        const before = computeBill(facts);
        for (const { ruleId, ask } of nearRules(facts)) {
          offered += 1;
          const counting = facts.items.filter((item) => isInScope(item, scopesOf(facts, ruleId)));
          expect(counting.length).toBeGreaterThan(0);
          for (const { id } of counting) {
            const more = withMore(facts, id, ask);
            expect(more).toBeDefined();
            const bill = computeBill(more ?? facts);
            expect(compareMoney(takenBy(ruleId, bill), takenBy(ruleId, before))).toBe(1);
          }
        }
      }),
      runs(1500),
    );
    expect(offered).toBeGreaterThan(20);
  });

  it('assumed: a product’s page promises what that many of it earn', () => {
    let offered = 0;
    fc.assert(
      fc.property(small, (facts) => {
        const [item] = facts.items;
        if (!item) return;
        const alone = { ...facts, items: [{ ...item, quantity: 1 }] };
        for (const { ruleId, ask } of rulesAround(alone)) {
          offered += 1;
          const more = withMore(alone, item.id, ask);
          expect(compareMoney(takenBy(ruleId, computeBill(more ?? alone)), '0')).toBe(1);
        }
      }),
      runs(1500),
    );
    expect(offered).toBeGreaterThan(20);
  });

  it('assumed: whoever adds goods of what is left has free delivery, and what is free is told so', () => {
    let offered = 0;
    fc.assert(
      fc.property(small, (facts) => {
        const found = freeDelivery(facts);
        if (!found) return;
        const { left, from, paid } = found;
        const cheapest = (bag: Facts) => computeBill(bag).delivery.options[0]?.price;
        expect(isZeroMoney(left)).toBe(isZeroMoney(cheapest(facts)));
        expect(compareMoney(paid, from) >= 0).toBe(isZeroMoney(left));
        if (isZeroMoney(left)) return;
        offered += 1;
        expect(compareMoney(left, subtractMoney(from, paid))).toBeGreaterThanOrEqual(0);
        for (const like of facts.items.filter(({ shippable }) => shippable))
          expect(isZeroMoney(cheapest(added(facts, like, left)))).toBe(true);
      }),
      runs(1500),
    );
    expect(offered).toBeGreaterThan(20);
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
