import { beforeAll, expect, it } from 'vitest';
import { startDiscountShop, type DiscountShop } from '#testing/discount-shop.ts';
import { onDatabase } from '#testing/engines.ts';
import { plainOrder, errorOf } from '#testing/orders.ts';
import { pricingModules } from '#testing/pricing.ts';
import { shopMigrations } from '#testing/shop.ts';
import { STORES_APP_ID } from '../../stores/catalog/public.ts';
import { seedDiscountRules } from './public.ts';

const GOOD = '4242424242424242';
const DECLINED = '4000000000000002';
const LATER = '4000000000000077';

onDatabase(
  'the last uses of a discount',
  (database) => {
    let at: DiscountShop;

    beforeAll(() => {
      at = startDiscountShop(database());
    });

    it('docs: a code of many comes back with a declined card', async () => {
      const item = await at.newItem();
      const [couponCode = ''] = await at.codesOf(await at.manyCodes(1));
      expect(await at.pay(await at.ready(item, { couponCode }), DECLINED)).toBe('PAYMENT_ERROR');
      expect(await at.pay(await at.ready(item, { couponCode }), GOOD)).toBe('with discount');
    });

    it('assumed: who used the last one themselves is told that, and others that it is used up', async () => {
      const item = await at.newItem();
      const [ofMany = ''] = await at.codesOf(await at.manyCodes(1));
      for (const couponCode of [await at.limitedCoupon(1), ofMany]) {
        expect(await at.pay(await at.ready(item, { couponCode }), GOOD)).toBe('with discount');
        expect(await errorOf(at.ready(item, { couponCode }, 'ANNA@example.com'))).toBe(
          'ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED',
        );
        expect(await errorOf(at.ready(item, { couponCode }, 'other@example.com'))).toBe(
          'ERROR_COUPON_USAGE_EXCEEDED',
        );
      }
    });

    it('assumed: per customer are the same to a member and to a guest of the same address', async () => {
      const item = await at.newItem();
      const couponCode = await at.limitedCoupon(9, { limitPerCustomer: 1 });
      const mine = [await at.ready(item, { couponCode }), await at.ready(item, { couponCode })];
      const bought = await Promise.all(mine.map((id) => at.pay(id, GOOD)));
      expect(bought.filter((one) => one === 'with discount')).toHaveLength(1);
      expect(await errorOf(at.ready(item, { couponCode }, 'ANNA@example.com'))).toBe(
        'ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED',
      );
      expect(await at.pay(await at.ready(item, { couponCode }, 'other@example.com'), GOOD)).toBe(
        'with discount',
      );
    });

    it('assumed: are told with their money and their orders, the last first', async () => {
      const item = await at.newItem();
      const rule = await at.limitedRule(item, {});
      const bought = [await at.ready(item), await at.ready(item, {}, 'ben@example.com')];
      for (const id of bought) {
        at.shop.clock.set(new Date(at.shop.clock.now().getTime() + 1000));
        expect(await at.pay(id, GOOD)).toBe('with discount');
      }
      const [totals, { uses, total }] = await at.soFar('rule', rule);
      expect(totals).toEqual({ usageCount: 2, orders: 2, given: '8.00' });
      expect(total).toBe(2);
      expect(uses).toMatchObject([
        { given: '4.00', email: 'ben@example.com', orderNumber: expect.any(String) },
        { given: '4.00', email: 'anna@example.com' },
      ]);
      const amount = { amount: '2.50' };
      await at.shop.staff.orders.createOrder(
        plainOrder('25.00', {
          currency: 'GBP',
          appliedDiscounts: [{ discountType: 'GLOBAL', discountRule: { _id: rule, amount } }],
        }),
      );
      const [after, { uses: last }] = await at.soFar('rule', rule);
      expect(after).toEqual({ usageCount: 3, orders: 3, given: '8.00' });
      expect(last.find(({ elsewhere }) => elsewhere)).toMatchObject({
        given: '0',
        elsewhere: { amount: '2.50', currency: 'GBP' },
      });
      expect(last.flatMap(({ given, elsewhere }) => (elsewhere ? [] : [given]))).toEqual(['4.00', '4.00']);
    });

    it('assumed: are limited per buyer, also while the first order waits for its money', async () => {
      const item = await at.newItem();
      await at.limitedRule(item, { usageLimitPerUser: 1 });
      const mine = await at.ready(item, {}, 'once@example.com');
      const { orderId } = await at.shop.staff.checkout.createOrder(mine);
      const second = await at.ready(item, {}, 'Once@example.com');
      const { checkout } = at.shop.staff;
      expect((await checkout.getCheckout(second)).priceSummary?.total?.amount).toBe('40.00');
      const other = await at.ready(item, {}, 'else@example.com');
      expect((await checkout.getCheckout(other)).priceSummary?.total?.amount).toBe('36.00');
      // Its own use does not count against it, changed or placed again.
      const changed = await checkout.updateCheckout(mine, { buyerNote: 'Ring twice' });
      expect(changed.priceSummary?.total?.amount).toBe('36.00');
      expect((await at.shop.staff.checkout.createOrder(mine)).orderId).toBe(orderId);
      expect((await at.shop.staff.orders.getOrder(String(orderId))).priceSummary?.total?.amount).toBe(
        '36.00',
      );
      await at.shop.staff.orders.cancelOrder(String(orderId));
      expect((await checkout.getCheckout(second)).priceSummary?.total?.amount).toBe('36.00');
    });

    it('assumed: stay with an order whose money came later', async () => {
      const item = await at.newItem();
      const rule = await at.limitedRule(item, { usageLimit: 1 });
      const id = await at.ready(item);
      expect(await at.pay(id, LATER)).toBe('with discount');
      expect(await at.pay(await at.ready(item), GOOD)).toBe('at full price');
      expect((await pricingModules(at.shop).discountRules.getDiscountRule(rule)).usageCount).toBe(1);
    });

    it('assumed: every rule that is live counts, however many there are', async () => {
      const item = await at.newItem();
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
        at.shop.site.id,
        Array.from({ length: 130 }, (_, index) => ({
          id: `0b000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
          createdDate: new Date(Date.UTC(2026, 0, 1, 0, index)).toISOString(),
          name: `Rule ${index}`,
          active: true,
          revision: '1',
          discounts: { values: [discount] },
        })),
      );
      const { priceSummary } = await at.shop.staff.checkout.getCheckout(await at.ready(item));
      expect(priceSummary?.total?.amount).toBe('27.00');
    });
  },
  shopMigrations,
);
