import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { eachEngine } from '../../../testing/engines.ts';
import { refusal } from '../../../testing/orders.ts';
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
import { runs } from '../../../testing/thorough.ts';
import { STORES_APP_ID } from '../catalog/public.ts';
import { insertCoupon } from '../coupons/public.ts';
import { seedDiscountRules } from './public.ts';

const GOOD = '4242424242424242';
const DECLINED = '4000000000000002';
const LATER = '4000000000000077';

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

    async function limitedCoupon(usageLimit: number): Promise<string> {
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
      });
      return code;
    }

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
