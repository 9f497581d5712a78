import { orderBilling } from '@wix/ecom';
import { expect, it } from 'vitest';
import { onDatabase } from '#testing/engines.ts';
import { errorOf } from '#testing/orders.ts';
import { pricingModules } from '#testing/pricing.ts';
import {
  newVisitor,
  productId,
  reference,
  shopMigrations,
  shopModules,
  startShop,
  seedListing,
  type Shop,
} from '#testing/shop.ts';

const [MUG, TEA, GONE] = [productId(71), productId(72), productId(79)];
const of = (...catalogItemIds: string[]) => [
  {
    _id: 'some',
    type: 'CATALOG_ITEM',
    catalogItemFilter: { catalogAppId: reference(MUG).appId, catalogItemIds },
  },
];
const percent = (percentage: number, scopes = of(MUG, TEA)) => ({
  values: [{ discountType: 'PERCENTAGE', percentage, specificItemsInfo: { scopes } }],
});
const spent = (range: { from?: string; to?: string }) => ({
  triggerType: 'SUBTOTAL_RANGE',
  subtotalRange: { ...range, scopes: of(MUG, TEA) },
});
const gift = (bought: string, input: string) => ({
  values: [
    {
      targetType: 'BUY_X_GET_Y',
      discountType: 'PERCENTAGE',
      percentage: 100,
      buyXGetYInfo: {
        customerBuys: { minimumQuantity: 1, scopes: of(bought) },
        customerGets: { quantity: 1, scopes: of(input) },
      },
    },
  ],
});

onDatabase(
  'discount rules that nobody means well',
  (database) => {
    let shop: Shop | undefined;
    async function open(): Promise<Shop> {
      if (!shop) {
        shop = startShop(database());
        await seedListing(shop, [
          { id: MUG, name: 'Mug', price: '60.00', digital: true },
          { id: TEA, name: 'Tea', price: '40.00', digital: true },
        ]);
      }
      return shop;
    }
    const make = async (rule: object) =>
      pricingModules(await open()).discountRules.createDiscountRule({ name: 'Bad', active: true, ...rule });
    const total = async (...ids: string[]) => {
      const { currentCart } = shopModules(await open(), newVisitor());
      await currentCart.addToCurrentCart({
        lineItems: ids.map((id) => ({ catalogReference: reference(id), quantity: 1 })),
      });
      return (await currentCart.estimateCurrentCartTotals({})).priceSummary?.total?.amount;
    };
    /** With these alone, in this order. */
    async function withRules<T>(rules: readonly object[], work: () => Promise<T>): Promise<T> {
      const ids: string[] = [];
      for (const rule of rules) ids.push(String((await make(rule))._id));
      try {
        return await work();
      } finally {
        const { discountRules } = pricingModules(await open());
        for (const id of ids) await discountRules.deleteDiscountRule(id);
      }
    }

    it('docs: rules that wait for what the other leaves are judged by the prices of the catalog, in either order', async () => {
      const half = { discounts: percent(50), trigger: spent({ from: '100' }) };
      const low = { discounts: percent(10), trigger: spent({ to: '60' }) };
      for (const rules of [
        [half, low],
        [low, half],
      ])
        expect(await withRules(rules, () => total(MUG, TEA))).toBe('50.00');
      const [first, second] = [20, 25].map((off) => ({
        discounts: percent(off),
        trigger: spent({ from: '90' }),
      }));
      for (const rules of [
        [first, second],
        [second, first],
      ])
        expect(await withRules(rules as object[], () => total(MUG, TEA))).toBe('60.00');
    });

    it('assumed: gifts that bring each other end, and never below nothing', async () => {
      const rules = [{ discounts: gift(MUG, TEA) }, { discounts: gift(TEA, MUG) }];
      const totals = [
        await withRules(rules, () => total(MUG, TEA)),
        await withRules(rules.toReversed(), () => total(MUG, TEA)),
        await withRules(rules, () => total(TEA, MUG)),
      ];
      for (const amount of totals) expect(Number(amount)).toBeGreaterThanOrEqual(0);
      expect(new Set(totals).size).toBe(1);
      expect(await withRules(rules, () => total(MUG))).toBe('60.00');
    });

    it('assumed: a rule on a product that is gone takes nothing, and hurts no other', async () => {
      const rules = [
        { discounts: percent(50, of(GONE)) },
        { discounts: percent(10) },
        { discounts: gift(GONE, MUG) },
      ];
      expect(await withRules(rules, () => total(MUG, TEA))).toBe('90.00');
    });

    it('docs: more than all, less than nothing and an end before the beginning are rejected', async () => {
      const no = async (rule: object) => JSON.stringify(await errorOf(make(rule)));
      expect(await no({ discounts: percent(110) })).toMatch(/percentage/);
      expect(await no({ discounts: percent(-5) })).toMatch(/percentage/);
      const fixed = (fixedPrice: string) => ({
        values: [{ discountType: 'FIXED_PRICE', fixedPrice, specificItemsInfo: { scopes: of(MUG) } }],
      });
      expect(await no({ discounts: fixed('-1') })).toMatch(/fixedPrice/);
      const amount = {
        values: [{ discountType: 'FIXED_AMOUNT', fixedAmount: '-3', specificItemsInfo: { scopes: of(MUG) } }],
      };
      expect(await no({ discounts: amount })).toMatch(/fixedAmount/);
      const [start, end] = [new Date('2027-05-02T00:00:00Z'), new Date('2027-05-01T00:00:00Z')];
      for (const activeTimeInfo of [
        { start, end },
        { start, end: start },
      ])
        expect(await no({ discounts: percent(5), activeTimeInfo })).toMatch(/activeTimeInfo/);
      expect(await withRules([{ discounts: fixed('70.00') }], () => total(MUG))).toBe('60.00');
      expect(await total(MUG, TEA)).toBe('100.00');
    });

    it('assumed: across a change of clocks it follows the clock on the wall', async () => {
      const { clock } = await open();
      const before = clock.now();
      const at = async (moment: string) => {
        clock.set(new Date(moment));
        return total(MUG);
      };
      const night = {
        dayOfWeek: 'SUN',
        startTime: { hours: 1, minutes: 15 },
        endTime: { hours: 1, minutes: 45 },
      };
      const activeTimeInfo = { recurrence: { weeklySchedule: { timeWindows: [night] } } };
      await withRules([{ discounts: percent(10), activeTimeInfo }], async () => {
        // In Lisbon an hour is skipped: 01:00 is 02:00.
        for (const moment of ['2027-03-28T00:30:00Z', '2027-03-28T01:30:00Z'])
          expect(await at(moment)).toBe('60.00');
        // And another comes twice.
        for (const moment of ['2027-10-31T00:30:00Z', '2027-10-31T01:30:00Z'])
          expect(await at(moment)).toBe('54.00');
        expect(await at('2027-10-31T02:30:00Z')).toBe('60.00');
      });
      clock.set(before);
    });

    it('assumed: what was bought with it is refunded as it was paid, after it has ended', async () => {
      const at = await open();
      const { clock, staff, errors } = at;
      const { checkout } = shopModules(await open(), newVisitor());
      const end = new Date(clock.now().getTime() + 3_600_000);
      const placed = await withRules([{ discounts: percent(25), activeTimeInfo: { end } }], async () => {
        const { _id } = await checkout.createCheckout({
          channelType: 'WEB',
          lineItems: [{ catalogReference: reference(MUG), quantity: 1 }],
          checkoutInfo: {
            buyerInfo: { email: 'rita@example.com' },
            billingInfo: { address: { country: 'PT', city: 'Lisboa' } },
          },
        });
        return staff.checkout.createOrderAndCharge(String(_id), {
          paymentToken: await at.token('4242424242424242'),
        });
      });
      clock.advance(7_200_000);
      const orderId = String(placed.orderId);
      const order = await staff.orders.getOrder(orderId);
      expect(order.priceSummary?.total?.amount).toBe('45.00');
      const { orderBilling: billing } = at.sdk({ orderBilling });
      const lineItems = [{ lineItemId: String(order.lineItems?.[0]?._id), quantity: 1 }];
      const { summary } = await billing.calculateRefund(orderId, { refundItems: { lineItems } });
      expect(summary?.total?.amount).toBe('45.00');
      expect(await total(MUG)).toBe('60.00');
      expect(errors).toEqual([]);
    });
  },
  shopMigrations,
);
