import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { startDiscountShop, type DiscountShop } from '#testing/discount-shop.ts';
import { forRaces } from '#testing/engines.ts';
import { errorOf } from '#testing/orders.ts';
import { pricingModules } from '#testing/pricing.ts';
import { FULL, runs } from '#testing/run-size.ts';
import { shopMigrations } from '#testing/shop.ts';

const GOOD = '4242424242424242';
const DECLINED = '4000000000000002';

/** How many buyers want a code at the same moment, and how many of them it serves: a quarter. */
const CROWD = FULL ? 40 : 20;
const SERVED = CROWD / 4;

const OUTCOMES: unknown[] = [
  'with discount',
  'at full price',
  'PAYMENT_ERROR',
  'CHECKOUT_CHANGED',
  'CALCULATION_ERROR',
  'ERROR_COUPON_USAGE_EXCEEDED',
  'ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED',
];

forRaces(
  'who races for the last uses of a discount',
  (database) => {
    let at: DiscountShop;

    beforeAll(() => {
      at = startDiscountShop(database());
    });

    it.each(['rule', 'coupon'] as const)(
      'assumed: of a %s go to so many orders as there are, whoever else tries at the same moment',
      async (kind) => {
        await fc.assert(
          fc.asyncProperty(
            fc.integer({ min: 1, max: 3 }),
            fc.array(fc.constantFrom(GOOD, GOOD, GOOD, DECLINED), { minLength: 2, maxLength: 7 }),
            async (limit, cards) => {
              const item = await at.newItem();
              const rule = kind === 'rule' ? await at.limitedRule(item, { usageLimit: limit }) : undefined;
              const couponCode = kind === 'coupon' ? await at.limitedCoupon(limit) : undefined;
              const begin = (): Promise<string> => at.ready(item, couponCode ? { couponCode } : {});
              const checkouts = await Promise.all(cards.map(begin));
              const bought = await Promise.all(checkouts.map((id, turn) => at.pay(id, cards[turn] ?? GOOD)));
              expect(OUTCOMES).toEqual(expect.arrayContaining(bought));
              const used = bought.filter((one) => one === 'with discount').length;
              expect(used).toBeLessThanOrEqual(limit);
              const least = cards.includes(DECLINED) ? 0 : Math.min(limit, cards.length);
              expect(used).toBeGreaterThanOrEqual(least);
              const counted = rule
                ? (await pricingModules(at.shop).discountRules.getDiscountRule(rule)).usageCount
                : used;
              expect(counted).toBe(used);
              // What a declined card gave back, and nothing else, is there for the next.
              const next = await begin()
                .then((id) => at.pay(id, GOOD))
                .catch(() => 'no checkout');
              expect(next === 'with discount').toBe(used < limit);
            },
          ),
          { ...runs(15), endOnFailure: true },
        );
      },
    );

    it(`assumed: of a code go to ${SERVED} of ${CROWD} buyers who try at the same moment`, async () => {
      const item = await at.newItem();
      const couponCode = await at.limitedCoupon(SERVED);
      const buyers = Array.from({ length: CROWD }, (_, at) => `buyer-${at}@example.com`);
      const checkouts: string[] = [];
      for (let from = 0; from < buyers.length; from += 20)
        checkouts.push(
          ...(await Promise.all(
            buyers.slice(from, from + 20).map((email) => at.ready(item, { couponCode }, email)),
          )),
        );
      const bought = await Promise.all(checkouts.map((id) => at.pay(id, GOOD)));
      expect(OUTCOMES).toEqual(expect.arrayContaining(bought));
      expect(bought.filter((one) => one === 'with discount')).toHaveLength(SERVED);
      const [counted] = await at.soFar('coupon', `coupon-${couponCode}`);
      expect(counted).toEqual({ usageCount: SERVED, orders: SERVED, given: `${SERVED * 5}.00` });
    });

    it('docs: a code of many is good for one order, at two checkouts at once too', async () => {
      const item = await at.newItem();
      const couponId = await at.manyCodes(2);
      const [one = '', two = ''] = await at.codesOf(couponId);
      const tries = await Promise.all([one, one, two].map((couponCode) => at.ready(item, { couponCode })));
      const bought = await Promise.all(tries.map((id) => at.pay(id, GOOD)));
      expect(OUTCOMES).toEqual(expect.arrayContaining(bought));
      expect(bought.filter((each) => each === 'with discount')).toHaveLength(2);
      expect(bought[2]).toBe('with discount');
      expect(await errorOf(at.ready(item, { couponCode: one }, 'other@example.com'))).toBe(
        'ERROR_COUPON_USAGE_EXCEEDED',
      );
      expect((await at.soFar('coupon', couponId))[0]).toMatchObject({ orders: 2, given: '10.00' });
    });
  },
  shopMigrations,
);
