import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import type { DiscountUses, DiscountUseShown, MadeCode } from '../../../shared/coupons.ts';
import { eachEngine } from '../../../testing/engines.ts';
import { plainOrder, refusal } from '../../../testing/orders.ts';
import { pricingModules } from '../../../testing/pricing.ts';
import {
  newVisitor,
  productId,
  reference,
  shopMigrations,
  shopModules,
  startShop,
  stockShelf,
  type Shop,
} from '../../../testing/shop.ts';
import { FULL, runs } from '../../../testing/run-size.ts';
import { STORES_APP_ID } from '../catalog/public.ts';
import { insertCoupon, type Coupon } from '../coupons/public.ts';
import { seedDiscountRules } from './public.ts';

const GOOD = '4242424242424242';
const DECLINED = '4000000000000002';
const LATER = '4000000000000077';

/** How many buyers want a code at the same moment, and how many of them it serves: a quarter. */
const CROWD = FULL ? 200 : 40;
const SERVED = CROWD / 4;

eachEngine(
  'the last uses of a discount',
  (database) => {
    let shop: Shop;
    let last = 700;

    beforeAll(() => {
      shop = startShop(database());
    });

    async function newItem(): Promise<string> {
      const id = productId(++last);
      await stockShelf(shop, [{ id, name: `Sheet ${last}`, price: '40.00', digital: true }]);
      return id;
    }

    /** Ten percent off the item, for so many orders. */
    async function limitedRule(item: string, settings: object): Promise<string> {
      const { discountRules } = pricingModules(shop);
      const scope = {
        _id: 'all',
        catalogItemFilter: { catalogAppId: STORES_APP_ID, catalogItemIds: [item] },
      };
      const { _id } = await discountRules.createDiscountRule({
        name: 'Ten',
        discounts: {
          values: [
            {
              targetType: 'SPECIFIC_ITEMS',
              discountType: 'PERCENTAGE',
              percentage: 10,
              specificItemsInfo: { scopes: [{ ...scope, type: 'CATALOG_ITEM' }] },
            },
          ],
        },
        settings,
      } as never);
      return String(_id);
    }

    async function limitedCoupon(usageLimit: number, more: Partial<Coupon> = {}): Promise<string> {
      const code = crypto.randomUUID().replaceAll('-', '').slice(0, 16).toUpperCase();
      const day = '2020-01-01T00:00:00.000Z';
      await insertCoupon(database().kysely, shop.site.id, {
        id: `coupon-${code}`,
        code,
        name: 'Five',
        benefit: { kind: 'MONEY_OFF', amount: '5.00' },
        active: true,
        startTime: day,
        usageLimit,
        limitedToOneItem: false,
        createdDate: day,
        ...more,
      });
      return code;
    }

    const hosted = async <Answer>(path: string, body: object): Promise<Answer> =>
      (await (await shop.call('POST', `/hosted/${path}`, body)).json()) as Answer;

    /** A coupon without a code of its own. */
    async function manyCodes(count: number): Promise<string> {
      const { id } = await hosted<{ id: string }>('coupons/create', {
        name: 'Many',
        benefit: { kind: 'MONEY_OFF', amount: '5.00' },
        startTime: '2020-01-01T00:00:00.000Z',
      });
      const numbers = Array.from({ length: count }, (_, at) => at + 1);
      await hosted(`coupons/${id}/codes/make`, { batch: 'b', numbers, pattern: 'MANY-########' });
      return id;
    }

    const codesOf = async (id: string): Promise<string[]> => {
      const page = { from: 0, limit: 100 };
      const { codes } = await hosted<{ codes: MadeCode[] }>(`coupons/${id}/codes/list`, page);
      return codes.map(({ code }) => code);
    };

    const soFar = async (kind: 'rule' | 'coupon', id: string) => {
      const sums = await hosted<Record<string, DiscountUses>>('discount-uses/sums', { kind, ids: [id] });
      const orders = await hosted<{ uses: DiscountUseShown[]; total: number }>('discount-uses/orders', {
        kind,
        id,
      });
      return [sums[id], orders] as const;
    };

    async function ready(item: string, more: object = {}, email = 'anna@example.com'): Promise<string> {
      const { checkout } = shopModules(shop, newVisitor());
      const made = await checkout.createCheckout({
        channelType: 'WEB',
        lineItems: [{ catalogReference: reference(item), quantity: 1 }],
        checkoutInfo: {
          buyerInfo: { email },
          billingInfo: { address: { country: 'PT', city: 'Lisboa' } },
        },
        ...more,
      });
      return String(made._id);
    }

    /** How it was bought, or why it was not. */
    async function pay(id: string, card: string): Promise<unknown> {
      try {
        const { orderId } = await shop.staff.checkout.createOrderAndCharge(id, {
          paymentToken: await shop.token(card),
        });
        const { appliedDiscounts = [] } = await shop.staff.orders.getOrder(String(orderId));
        return appliedDiscounts.length > 0 ? 'with discount' : 'at full price';
      } catch (error) {
        return refusal(Promise.reject(error));
      }
    }
    const OUTCOMES: unknown[] = [
      'with discount',
      'at full price',
      'PAYMENT_ERROR',
      'CHECKOUT_CHANGED',
      'CALCULATION_ERROR',
      'ERROR_COUPON_USAGE_EXCEEDED',
    ];

    it.each(['rule', 'coupon'] as const)(
      'assumed: of a %s go to so many orders as there are, whoever else tries at the same moment',
      async (kind) => {
        await fc.assert(
          fc.asyncProperty(
            fc.integer({ min: 1, max: 3 }),
            fc.array(fc.constantFrom(GOOD, GOOD, GOOD, DECLINED), { minLength: 2, maxLength: 7 }),
            async (limit, cards) => {
              const item = await newItem();
              const rule = kind === 'rule' ? await limitedRule(item, { usageLimit: limit }) : undefined;
              const couponCode = kind === 'coupon' ? await limitedCoupon(limit) : undefined;
              const begin = (): Promise<string> => ready(item, couponCode ? { couponCode } : {});
              const checkouts = await Promise.all(cards.map(begin));
              const bought = await Promise.all(checkouts.map((id, at) => pay(id, cards[at] ?? GOOD)));
              expect(OUTCOMES).toEqual(expect.arrayContaining(bought));
              const used = bought.filter((one) => one === 'with discount').length;
              expect(used).toBeLessThanOrEqual(limit);
              const least = cards.includes(DECLINED) ? 0 : Math.min(limit, cards.length);
              expect(used).toBeGreaterThanOrEqual(least);
              const counted = rule
                ? (await pricingModules(shop).discountRules.getDiscountRule(rule)).usageCount
                : used;
              expect(counted).toBe(used);
              // What a declined card gave back, and nothing else, is there for the next.
              const next = await begin()
                .then((id) => pay(id, GOOD))
                .catch(() => 'no checkout');
              expect(next === 'with discount').toBe(used < limit);
            },
          ),
          { ...runs(15), endOnFailure: true },
        );
      },
      180_000,
    );

    it(`assumed: of a code go to ${SERVED} of ${CROWD} buyers who try at the same moment`, async () => {
      const item = await newItem();
      const couponCode = await limitedCoupon(SERVED);
      const buyers = Array.from({ length: CROWD }, (_, at) => `buyer-${at}@example.com`);
      const checkouts: string[] = [];
      for (let from = 0; from < buyers.length; from += 20)
        checkouts.push(
          ...(await Promise.all(
            buyers.slice(from, from + 20).map((email) => ready(item, { couponCode }, email)),
          )),
        );
      const bought = await Promise.all(checkouts.map((id) => pay(id, GOOD)));
      expect(OUTCOMES).toEqual(expect.arrayContaining(bought));
      expect(bought.filter((one) => one === 'with discount')).toHaveLength(SERVED);
      const [counted] = await soFar('coupon', `coupon-${couponCode}`);
      expect(counted).toEqual({ usageCount: SERVED, orders: SERVED, given: `${SERVED * 5}.00` });
    }, 180_000);

    it('docs: a code of many is good for one order, at two checkouts at once too', async () => {
      const item = await newItem();
      const couponId = await manyCodes(2);
      const [one = '', two = ''] = await codesOf(couponId);
      const tries = await Promise.all([one, one, two].map((couponCode) => ready(item, { couponCode })));
      const bought = await Promise.all(tries.map((id) => pay(id, GOOD)));
      expect(OUTCOMES).toEqual(expect.arrayContaining(bought));
      expect(bought.filter((each) => each === 'with discount')).toHaveLength(2);
      expect(bought[2]).toBe('with discount');
      expect(await refusal(ready(item, { couponCode: one }))).toBe('ERROR_COUPON_USAGE_EXCEEDED');
      expect((await soFar('coupon', couponId))[0]).toMatchObject({ orders: 2, given: '10.00' });
    });

    it('docs: a code of many comes back with a declined card', async () => {
      const item = await newItem();
      const [couponCode = ''] = await codesOf(await manyCodes(1));
      expect(await pay(await ready(item, { couponCode }), DECLINED)).toBe('PAYMENT_ERROR');
      expect(await pay(await ready(item, { couponCode }), GOOD)).toBe('with discount');
    });

    it('assumed: per customer are the same to a member and to a guest of the same address', async () => {
      const item = await newItem();
      const couponCode = await limitedCoupon(9, { limitPerCustomer: 1 });
      const mine = [await ready(item, { couponCode }), await ready(item, { couponCode })];
      const bought = await Promise.all(mine.map((id) => pay(id, GOOD)));
      expect(bought.filter((one) => one === 'with discount')).toHaveLength(1);
      expect(await refusal(ready(item, { couponCode }, 'ANNA@example.com'))).toBe(
        'ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED',
      );
      expect(await pay(await ready(item, { couponCode }, 'other@example.com'), GOOD)).toBe('with discount');
    });

    it('assumed: are told with their money and their orders, the last first', async () => {
      const item = await newItem();
      const rule = await limitedRule(item, {});
      const bought = [await ready(item), await ready(item, {}, 'ben@example.com')];
      for (const id of bought) {
        shop.clock.set(new Date(shop.clock.now().getTime() + 1000));
        expect(await pay(id, GOOD)).toBe('with discount');
      }
      const [sums, { uses, total }] = await soFar('rule', rule);
      expect(sums).toEqual({ usageCount: 2, orders: 2, given: '8.00' });
      expect(total).toBe(2);
      expect(uses).toMatchObject([
        { given: '4.00', email: 'ben@example.com', orderNumber: expect.any(String) },
        { given: '4.00', email: 'anna@example.com' },
      ]);
      const amount = { amount: '2.50' };
      await shop.staff.orders.createOrder(
        plainOrder('25.00', {
          currency: 'GBP',
          appliedDiscounts: [{ discountType: 'GLOBAL', discountRule: { _id: rule, amount } }],
        }),
      );
      const [after, { uses: last }] = await soFar('rule', rule);
      expect(after).toEqual({ usageCount: 3, orders: 3, given: '8.00' });
      expect(last.find(({ elsewhere }) => elsewhere)).toMatchObject({
        given: '0',
        elsewhere: { amount: '2.50', currency: 'GBP' },
      });
      expect(last.flatMap(({ given, elsewhere }) => (elsewhere ? [] : [given]))).toEqual(['4.00', '4.00']);
    });

    it('assumed: are limited per buyer, also while the first order waits for its money', async () => {
      const item = await newItem();
      await limitedRule(item, { usageLimitPerUser: 1 });
      const mine = await ready(item, {}, 'once@example.com');
      const { orderId } = await shop.staff.checkout.createOrder(mine);
      const second = await ready(item, {}, 'Once@example.com');
      const { checkout } = shop.staff;
      expect((await checkout.getCheckout(second)).priceSummary?.total?.amount).toBe('40.00');
      const other = await ready(item, {}, 'else@example.com');
      expect((await checkout.getCheckout(other)).priceSummary?.total?.amount).toBe('36.00');
      // Its own use does not count against it, changed or placed again.
      const changed = await checkout.updateCheckout(mine, { buyerNote: 'Ring twice' });
      expect(changed.priceSummary?.total?.amount).toBe('36.00');
      expect((await shop.staff.checkout.createOrder(mine)).orderId).toBe(orderId);
      expect((await shop.staff.orders.getOrder(String(orderId))).priceSummary?.total?.amount).toBe('36.00');
      await shop.staff.orders.cancelOrder(String(orderId));
      expect((await checkout.getCheckout(second)).priceSummary?.total?.amount).toBe('36.00');
    });

    it('assumed: stay with an order whose money came later', async () => {
      const item = await newItem();
      const rule = await limitedRule(item, { usageLimit: 1 });
      const id = await ready(item);
      expect(await pay(id, LATER)).toBe('with discount');
      expect(await pay(await ready(item), GOOD)).toBe('at full price');
      expect((await pricingModules(shop).discountRules.getDiscountRule(rule)).usageCount).toBe(1);
    });

    it('assumed: every rule that is live counts, however many there are', async () => {
      const item = await newItem();
      const scopes = [
        {
          id: 'all',
          type: 'CATALOG_ITEM' as const,
          catalogItemFilter: { catalogAppId: STORES_APP_ID, catalogItemIds: [item] },
        },
      ];
      const discount = {
        targetType: 'SPECIFIC_ITEMS' as const,
        discountType: 'FIXED_AMOUNT' as const,
        fixedAmount: '0.10',
        specificItemsInfo: { scopes },
      };
      await seedDiscountRules(
        database().kysely,
        shop.site.id,
        Array.from({ length: 130 }, (_, index) => ({
          id: `0b000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
          createdDate: new Date(Date.UTC(2026, 0, 1, 0, index)).toISOString(),
          name: `Rule ${index}`,
          active: true,
          revision: '1',
          discounts: { values: [discount] },
        })),
      );
      const { priceSummary } = await shop.staff.checkout.getCheckout(await ready(item));
      expect(priceSummary?.total?.amount).toBe('27.00');
    });
  },
  shopMigrations,
);
