import { memoryFiles } from '../../testing/deterministic.ts';
import { shippoConfigurations } from '@wix/ecom';
import { expect, it } from 'vitest';
import { onDatabase } from '../../testing/engines.ts';
import { startPricing } from '../../testing/pricing.ts';
import { platformMigrations } from '../../platform/platform.ts';
import { STORES_APP_ID } from '../../platform/services/stores/catalog/public.ts';
import { guidFor } from '../catalog/ids.ts';
import { fillOnce } from '../demo-part.ts';
import { settingsMigrations } from '../../server/settings.ts';
import { pricingPart } from './pricing-part.ts';

const poster = (quantity: number, price = '39') => ({
  _id: 'poster',
  quantity,
  price,
  catalogReference: { appId: STORES_APP_ID, catalogItemId: guidFor('some poster') },
  physicalProperties: { shippable: true, weight: 0.3 },
});

onDatabase(
  'the prices of the demo store',
  (database) => {
    const shop = async () => {
      const { sdk, stack } = startPricing(database());
      const { clock, site } = stack;
      const files = memoryFiles();
      await fillOnce(pricingPart, { database: database(), files, clock, siteId: site.id, log: () => {} });
      return sdk.totalsCalculator;
    };

    it('delivers to Utrecht for 6.90, free from 90, with Dutch tax inside the price', async () => {
      const totals = await shop();
      const shippingAddress = { country: 'NL' };
      const one = await totals.calculateTotals({ lineItems: [poster(1)], shippingAddress });
      expect(one.priceSummary).toMatchObject({
        shipping: { amount: '6.90' },
        tax: { amount: '7.97' },
        total: { amount: '45.90' },
      });
      const big = await totals.calculateTotals({ lineItems: [poster(2, '59')], shippingAddress });
      expect(big.priceSummary).toMatchObject({ shipping: { amount: '0.00' }, total: { amount: '118.00' } });
    });

    it('knows the Azores, has no way to Sudan, and one for everywhere else', async () => {
      const totals = await shop();
      const at = async (country: string, subdivision?: string) =>
        totals.calculateTotals({
          lineItems: [poster(1)],
          shippingAddress: { country, ...(subdivision && { subdivision }) },
        });
      const azores = await at('PT', 'PT-20');
      expect(azores.calculatedLineItems?.[0]?.pricesBreakdown?.taxDetails?.taxRate).toBe('0.16');
      expect((await at('UY')).priceSummary?.shipping?.amount).toBe('19.00');
      const { calculationErrors, shippingInfo } = await at('SD');
      expect(shippingInfo?.carrierServiceOptions).toEqual([]);
      expect(calculationErrors?.generalShippingCalculationError?.applicationError?.code).toBe(
        'SHIPPING_ADDRESS_NOT_COVERED',
      );
    });

    it('has packages that posters fit into', async () => {
      await shop();
      const { shippoConfigurations: api } = startPricing(database()).stack.sdk({ shippoConfigurations });
      const { items } = await api.queryShippoConfigurations().find();
      expect(items.map(({ packageDetails }) => packageDetails?.name)).toEqual(['Tube', 'Flat M', 'Flat L']);
    });

    it('reduces a set of three, and takes the codes of the demo', async () => {
      const totals = await shop();
      const three = { lineItems: [poster(3)] };
      const set = await totals.calculateTotals(three);
      expect(set.priceSummary?.total?.amount).toBe('99.45');
      const codes = await Promise.all(
        ['WELCOME10', 'FREEPOST', 'FIVEOFF', 'BIG20'].map(async (couponCode) => {
          const { calculationErrors, appliedDiscounts } = await totals.calculateTotals({
            ...three,
            couponCode,
          });
          return (
            calculationErrors?.couponCalculationError?.applicationError?.code ??
            appliedDiscounts?.at(-1)?.coupon?.amount?.amount
          );
        }),
      );
      expect(codes).toEqual([
        '9.95',
        'ERROR_COUPON_HAS_EXPIRED',
        'ERROR_COUPON_USAGE_EXCEEDED',
        'ERROR_COUPON_MINIMUM_SUBTOTAL_NOT_REACHED',
      ]);
      const paid = await totals.calculateTotals({ ...three, giftCardCode: 'HALFDROP20267K2Q' });
      expect(paid.priceSummary?.total?.amount).toBe('74.45');
    });
  },
  [...platformMigrations, settingsMigrations],
);
