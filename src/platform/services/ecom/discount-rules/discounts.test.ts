import { describe, expect, it } from 'vitest';
import { onDatabase } from '#testing/engines.ts';
import { orderModules, plainOrder, errorOf } from '#testing/orders.ts';
import { startPricing } from '#testing/pricing.ts';
import { platformMigrations } from '#platform/platform.ts';

const UNKNOWN = '99999999-9999-4999-8999-999999999999';
const ALL = [{ _id: 'all', type: 'CATALOG_ITEM' as const, catalogItemFilter: { catalogAppId: UNKNOWN } }];
const tenPercent = {
  values: [
    {
      targetType: 'SPECIFIC_ITEMS' as const,
      discountType: 'PERCENTAGE' as const,
      percentage: 10,
      specificItemsInfo: { scopes: ALL },
    },
  ],
};

onDatabase(
  'discount rules',
  (database) => {
    describe('discount rules', () => {
      it('docs: are pending, live and expired by the time', async () => {
        const { sdk, stack } = startPricing(database());
        const api = sdk.discountRules;
        const day = (offset: number): Date => new Date(stack.clock.now().getTime() + offset * 86_400_000);
        const made = await api.createDiscountRule({
          name: 'Tomorrow',
          discounts: tenPercent,
          activeTimeInfo: { start: day(1), end: day(2) },
        });
        expect(made).toMatchObject({ status: 'PENDING', active: true, usageCount: 0, revision: '1' });
        const id = String(made._id);
        const before = stack.clock.now();
        stack.clock.set(day(1));
        expect((await api.getDiscountRule(id)).status).toBe('LIVE');
        stack.clock.set(day(1));
        expect((await api.getDiscountRule(id)).status).toBe('EXPIRED');
        stack.clock.set(before);
      });

      it('docs: are found, switched off under their revision and removed', async () => {
        const { sdk } = startPricing(database());
        const api = sdk.discountRules;
        const { _id } = await api.createDiscountRule({ name: 'Switch', discounts: tenPercent });
        const id = String(_id);
        const found = await api.queryDiscountRules().eq('name', 'Switch').find();
        expect(found.items.map((rule) => rule._id)).toEqual([id]);
        const off = await api.updateDiscountRule(id, { active: false, revision: '1' });
        expect(off).toMatchObject({ active: false, status: 'PENDING', revision: '2', name: 'Switch' });
        expect(await errorOf(api.updateDiscountRule(id, { active: true, revision: '1' }))).toBe(
          'REVISION_MISMATCH',
        );
        await api.deleteDiscountRule(id);
        expect(await errorOf(api.getDiscountRule(id))).toBe('DISCOUNT_RULE_NOT_FOUND');
      });

      it('docs: rejects what contradicts itself', async () => {
        const { sdk } = startPricing(database());
        const { createDiscountRule } = sdk.discountRules;
        const [value] = tenPercent.values;
        const make = (more: object) =>
          errorOf(createDiscountRule({ name: 'No', discounts: tenPercent, ...more }));
        expect(await make({ discounts: { values: [{ ...value, discountType: 'FIXED_PRICE' }] } })).toBe(
          'DISCOUNT_TYPE_AND_DISCOUNT_VALUE_MISMATCH',
        );
        expect(await make({ activeTimeInfo: { start: new Date(2), end: new Date(1) } })).toEqual([
          'discountRule.activeTimeInfo OTHER',
        ]);
        expect(
          await make({
            trigger: { triggerType: 'ITEM_QUANTITY_RANGE', itemQuantityRange: { from: 3, to: 2 } },
          }),
        ).toEqual(['discountRule.trigger.itemQuantityRange OTHER']);
        expect(await make({ discounts: { values: [] } })).toEqual(['discountRule.discounts.values OTHER']);
      });

      it('docs: an order counts as a use once it is approved, and once only; used up is expired', async () => {
        const { sdk, stack } = startPricing(database());
        const { orders } = orderModules(stack);
        const { _id } = await sdk.discountRules.createDiscountRule({
          name: 'Once',
          discounts: tenPercent,
          settings: { usageLimit: 1 },
        } as never);
        const id = String(_id);
        const discount = {
          discountType: 'SPECIFIC_ITEMS' as const,
          discountRule: { _id: id, name: { original: 'Once' }, amount: { amount: '1.00' } },
        };
        const order = await orders.createOrder(
          plainOrder('9.00', { appliedDiscounts: [discount, discount] }),
        );
        expect(order.status).toBe('APPROVED');
        expect(await sdk.discountRules.getDiscountRule(id)).toMatchObject({
          usageCount: 1,
          status: 'EXPIRED',
        });
        const line = {
          _id: 'a',
          price: '10',
          quantity: 1,
          catalogReference: { appId: UNKNOWN, catalogItemId: 'x' },
        };
        const { appliedDiscounts } = await sdk.totalsCalculator.calculateTotals({ lineItems: [line] });
        expect(appliedDiscounts?.some(({ discountRule }) => discountRule?._id === id)).toBe(false);
      });
    });
  },
  platformMigrations,
);
