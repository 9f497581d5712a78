import { describe, expect, it } from 'vitest';
import { onDatabase } from '#testing/engines.ts';
import { errorOf } from '#testing/orders.ts';
import { pricingModules, startPricing, taxPortugal } from '#testing/pricing.ts';
import type { Stack } from '#testing/stack.ts';
import { platformMigrations } from '#platform/platform.ts';
import { LEGACY_STORES_APP_ID } from '../../stores/catalog/public.ts';
import { insertCoupon } from '../../marketing/coupons/public.ts';
import { insertGiftCard } from '../gift-vouchers/public.ts';

const DEFAULT_PROFILE = 'a5c3d1be-6f2e-4f0d-8c1a-9d2e7b4a0002';
const STORES = '215238eb-22a5-4c36-9e7b-e7c08025e04e';
const POSTER = { catalogItemId: 'f0000000-0000-4000-8000-000000000001', appId: STORES };

const line = (id: string, price: string, quantity: number) => ({
  _id: id,
  price,
  quantity,
  physicalProperties: { shippable: true, weight: 0.5 },
});

/** Portugal taxed with 23 %, prices with tax; delivery to Portugal and Spain. */
async function furnish(stack: Stack): Promise<{ standard: string; express: string }> {
  const sdk = pricingModules(stack);
  await taxPortugal(stack, '0.23');
  await sdk.taxSettings.upsertTaxSettings({ taxIncludedInItemPrices: true });
  const { deliveryProfile } = await sdk.deliveryProfile.addDeliveryRegion(DEFAULT_PROFILE, {
    name: 'Iberia',
    destinations: [{ countryCode: 'PT' }, { countryCode: 'ES' }],
  });
  const deliveryRegionIds = [String(deliveryProfile?.deliveryRegions?.[0]?._id)];
  const standard = await sdk.shippingOptions.createShippingOption({
    title: 'Post',
    estimatedDeliveryTime: '2 to 4 days',
    deliveryRegionIds,
    rates: [
      { amount: '4.90', conditions: [] },
      { amount: '0', conditions: [{ type: 'BY_TOTAL_PRICE', operator: 'GTE', value: '100' }] },
    ],
  });
  const express = await sdk.shippingOptions.createShippingOption({
    title: 'Courier',
    deliveryRegionIds,
    rates: [{ amount: '12', conditions: [] }],
  });
  return { standard: String(standard._id), express: String(express._id) };
}

onDatabase(
  'totals',
  (database) => {
    const shop = async () => {
      const { sdk, stack } = startPricing(database());
      options ??= furnish(stack);
      return { sdk, stack, options: await options };
    };
    let options: ReturnType<typeof furnish> | undefined;

    describe('calculateTotals', () => {
      it('docs: prices with tax stay what they are; the cheapest delivery is chosen', async () => {
        const { sdk, options: codes } = await shop();
        const totals = await sdk.totalsCalculator.calculateTotals({
          lineItems: [line('a', '30', 2)],
          shippingAddress: { country: 'PT' },
        });
        expect(totals.priceSummary).toMatchObject({
          subtotal: { amount: '60.00', convertedAmount: '60.00', formattedConvertedAmount: '€60.00' },
          shipping: { amount: '4.90' },
          tax: { amount: '12.14' },
          total: { amount: '64.90', formattedAmount: '€64.90' },
        });
        expect(totals.taxIncludedInPrice).toBe(true);
        expect(totals.calculatedLineItems?.[0]?.pricesBreakdown).toMatchObject({
          totalPriceBeforeTax: { amount: '48.78' },
          totalPriceAfterTax: { amount: '60.00' },
          taxDetails: { taxRate: '0.23', totalTax: { amount: '11.22' } },
        });
        const { shippingInfo } = totals;
        expect(shippingInfo?.selectedCarrierServiceOption).toMatchObject({
          code: codes.standard,
          requestedShippingOption: false,
          logistics: { deliveryTime: '2 to 4 days' },
        });
        expect(
          shippingInfo?.carrierServiceOptions?.[0]?.shippingOptions?.map(({ code, cost }) => [
            code,
            cost?.price?.amount,
          ]),
        ).toEqual([
          [codes.standard, '4.90'],
          [codes.express, '12.00'],
        ]);
        expect(totals.calculationErrors).toEqual({ orderValidationErrors: [] });
      });

      it('docs: the requested delivery is taken, and the lowest of its rates that hold', async () => {
        const { sdk, options: codes } = await shop();
        const big = {
          lineItems: [line('a', '25', 4)],
          shippingAddress: { country: 'ES', subdivision: 'ES-M' },
        };
        const free = await sdk.totalsCalculator.calculateTotals(big);
        expect(free.priceSummary).toMatchObject({ shipping: { amount: '0.00' }, tax: { amount: '0.00' } });
        const fast = await sdk.totalsCalculator.calculateTotals({
          ...big,
          selectedShippingOption: { code: codes.express },
        });
        expect(fast.shippingInfo?.selectedCarrierServiceOption).toMatchObject({
          code: codes.express,
          requestedShippingOption: true,
        });
        expect(fast.priceSummary?.total?.amount).toBe('112.00');
      });

      it('assumed: an address nobody delivers to is told beside the totals', async () => {
        const { sdk } = await shop();
        const totals = await sdk.totalsCalculator.calculateTotals({
          lineItems: [line('a', '30', 1)],
          shippingAddress: { country: 'BR' },
        });
        expect(totals.shippingInfo?.carrierServiceOptions).toEqual([]);
        expect(totals.calculationErrors?.generalShippingCalculationError?.applicationError?.code).toBe(
          'SHIPPING_ADDRESS_NOT_COVERED',
        );
        expect(totals.priceSummary?.total?.amount).toBe('30.00');
      });

      it('docs: rule, coupon and gift card, in this order', async () => {
        const { sdk, stack } = await shop();
        const rule = await sdk.discountRules.createDiscountRule({
          name: 'Two for less',
          trigger: { triggerType: 'ITEM_QUANTITY_RANGE', itemQuantityRange: { from: 2 } },
          discounts: {
            values: [
              {
                targetType: 'SPECIFIC_ITEMS',
                discountType: 'PERCENTAGE',
                percentage: 10,
                specificItemsInfo: {
                  scopes: [{ _id: 'x', type: 'CATALOG_ITEM', catalogItemFilter: { catalogAppId: STORES } }],
                },
              },
            ],
          },
        });
        await insertCoupon(database().kysely, stack.site.id, {
          id: 'c0000000-0000-4000-8000-000000000001',
          code: 'Five Off',
          name: 'Five off',
          benefit: { kind: 'MONEY_OFF', amount: '5' },
          active: true,
          startTime: '2026-01-01T00:00:00.000Z',
          limitedToOneItem: false,
          createdDate: '2026-01-01T00:00:00.000Z',
        });
        await insertGiftCard(database().kysely, stack.site.id, {
          id: 'd0000000-0000-4000-8000-000000000001',
          code: 'GIFT12345678',
          balance: '20',
          currency: 'EUR',
          expirationDate: undefined,
          isDisabled: false,
          externalId: undefined,
        });
        const scoped = { ...line('a', '30', 2), catalogReference: POSTER };
        const totals = await sdk.totalsCalculator.calculateTotals({
          lineItems: [scoped, line('b', '10', 1)],
          couponCode: 'Five Off',
          giftCardCode: 'gift-1234-5678',
        });
        expect(totals.priceSummary).toMatchObject({
          subtotal: { amount: '64.00' },
          discount: { amount: '5.00' },
          total: { amount: '39.00' },
        });
        expect(totals.giftCard).toMatchObject({
          amount: { amount: '20.00' },
          obfuscatedCode: '****-****-****-5678',
        });
        expect(totals.appliedDiscounts).toMatchObject([
          {
            discountType: 'SPECIFIC_ITEMS',
            discountRule: { _id: rule._id, amount: { amount: '6.00' } },
            lineItemIds: ['a'],
          },
          { discountType: 'GLOBAL', coupon: { code: 'Five Off', amount: { amount: '5.00' } } },
        ]);
        expect(totals.calculatedLineItems?.[0]?.pricesBreakdown).toMatchObject({
          price: { amount: '27.00' },
          priceBeforeDiscounts: { amount: '30.00' },
          lineItemPrice: { amount: '54.00' },
          totalDiscount: { amount: '10.22' },
        });
      });

      it('docs: a rule for the catalogue holds under either of its ids', async () => {
        const { sdk } = await shop();
        const rule = await sdk.discountRules.createDiscountRule({
          name: 'Older id',
          discounts: {
            values: [
              {
                targetType: 'SPECIFIC_ITEMS',
                discountType: 'PERCENTAGE',
                percentage: 50,
                specificItemsInfo: {
                  scopes: [
                    {
                      _id: 'x',
                      type: 'CATALOG_ITEM',
                      catalogItemFilter: {
                        catalogAppId: LEGACY_STORES_APP_ID,
                        catalogItemIds: ['f0000000-0000-4000-8000-000000000002'],
                      },
                    },
                  ],
                },
              },
            ],
          },
        });
        const lineItems = [STORES, LEGACY_STORES_APP_ID].map((appId) => ({
          ...line(appId, '10', 1),
          catalogReference: { appId, catalogItemId: 'f0000000-0000-4000-8000-000000000002' },
        }));
        const { appliedDiscounts } = await sdk.totalsCalculator.calculateTotals({ lineItems });
        const own = appliedDiscounts?.find(({ discountRule }) => discountRule?._id === rule._id);
        expect(own?.lineItemIds?.toSorted()).toEqual([LEGACY_STORES_APP_ID, STORES]);
        await sdk.discountRules.deleteDiscountRule(String(rule._id));
      });

      it('docs: a wrong code does not fail the calculation', async () => {
        const { sdk } = await shop();
        const totals = await sdk.totalsCalculator.calculateTotals({
          lineItems: [line('a', '30', 1)],
          couponCode: 'NOSUCHCODE',
          giftCardCode: 'NOSUCHCARD',
        });
        expect(totals.calculationErrors).toMatchObject({
          couponCalculationError: { applicationError: { code: 'ERROR_COUPON_DOES_NOT_EXIST' } },
          giftCardCalculationError: {
            applicationError: {
              code: 'GIFT_CARD_NOT_FOUND',
              data: { obfuscatedCode: '****-****-****-CARD' },
            },
          },
        });
        expect(totals.priceSummary?.total?.amount).toBe('30.00');
      });

      it('docs: what is paid at the counter is told apart', async () => {
        const { sdk } = await shop();
        const totals = await sdk.totalsCalculator.calculateTotals({
          lineItems: [
            line('a', '30', 1),
            { ...line('b', '10', 2), paymentOption: 'FULL_PAYMENT_OFFLINE' as const },
          ],
        });
        expect(totals.payNow?.total?.amount).toBe('30.00');
        expect(totals.payLater?.total?.amount).toBe('20.00');
      });

      it('sdk: nothing less than one piece, and nobody but the shop may ask', async () => {
        const { sdk, stack } = await shop();
        const none = sdk.totalsCalculator.calculateTotals({ lineItems: [line('a', '30', 0)] });
        expect(await errorOf(none)).toEqual(['options.lineItems[0].quantity MIN']);
        const visitor = pricingModules(stack, { kind: 'visitor', visitorId: POSTER.catalogItemId });
        const requested = visitor.totalsCalculator.calculateTotals({ lineItems: [line('a', '30', 1)] });
        expect(await errorOf(requested)).toBe('PERMISSION_DENIED');
      });
    });
  },
  platformMigrations,
);
