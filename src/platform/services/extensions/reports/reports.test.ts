import { beforeAll, expect, it } from 'vitest';
import type { ExtensionRequest } from '#shared/extensions/define.ts';
import { exchangeRateExtensions, reportExtensions, type RateChange } from '#shared/extensions/reports.ts';
import type { DimensionReport, ReportDimension } from '#shared/reports.ts';
import { countingIds } from '#testing/deterministic.ts';
import { extensionCalls } from '#testing/extension-calls.ts';
import { onDatabase } from '#testing/engines.ts';
import { startStack, TEST_READ_KEY, TEST_SITE, type Stack } from '#testing/stack.ts';
import { platformMigrations } from '#platform/platform.ts';
import { seedOrders, type SeedOrder } from '../../ecom/orders/public.ts';

interface Sold {
  at: string;
  currency?: string;
  price: string;
  product?: string;
  country?: string;
  coupon?: string;
  refunded?: string;
  canceled?: boolean;
}

const sold = ({
  at,
  currency = 'EUR',
  price,
  product,
  country,
  coupon,
  refunded,
  canceled,
}: Sold): SeedOrder => ({
  date: at,
  order: {
    currency,
    channelInfo: { type: 'POS' },
    taxIncludedInPrices: true,
    lineItems: [
      {
        productName: { original: product ?? 'By hand' },
        quantity: 2,
        price: { amount: price },
        taxInfo: { taxRate: '0.23', taxAmount: { amount: '3.74' } },
        ...(product && { catalogReference: { appId: TEST_SITE.id, catalogItemId: product } }),
      },
    ],
    ...(country && {
      shippingInfo: {
        title: 'Post',
        cost: { price: { amount: '5.00' } },
        logistics: { shippingDestination: { address: { country } } },
      },
    }),
    ...(coupon && {
      appliedDiscounts: [
        { discountType: 'GLOBAL', coupon: { code: coupon, name: coupon, amount: { amount: '1.00' } } },
      ],
    }),
  },
  payments: [
    { createdDate: at, amount: { amount: '500.00' }, regularPaymentDetails: { paymentMethod: 'Card' } },
  ],
  ...(refunded && {
    refunds: [{ date: at, payments: [{ payment: 0, amount: { amount: refunded }, externalRefund: true }] }],
  }),
  ...(canceled && { canceled: { date: at } }),
});

onDatabase(
  'reports',
  (database) => {
    let stack: Stack;

    const call = extensionCalls({ ...exchangeRateExtensions, ...reportExtensions }, (path, body, headers) =>
      stack.call('POST', path, body, headers),
    );
    const NOVEMBER = { from: '2025-11-01', to: '2025-11-30' };
    const salesOf = async (request: ExtensionRequest<(typeof reportExtensions)['getSalesReport']>) =>
      (await call('getSalesReport', request)).body;
    const ratesNow = async () => (await call('getExchangeRates', {})).body.rates;

    beforeAll(async () => {
      stack = startStack(database());
      // Before anything is summed up: what was sold earlier is as well.
      await seedOrders(
        database().kysely,
        TEST_SITE.id,
        [
          sold({ at: '2025-11-03T12:00:00.000Z', price: '10.00', country: 'PT', product: 'lamp' }),
          sold({ at: '2025-10-31T23:59:00.000Z', price: '20.00', country: 'PT', coupon: 'ONE' }),
        ],
        { ids: countingIds('00000aaa') },
      );
      await ratesNow();
      await seedOrders(
        database().kysely,
        TEST_SITE.id,
        [
          sold({
            at: '2025-11-03T13:00:00.000Z',
            price: '30.00',
            country: 'DE',
            product: 'lamp',
            refunded: '6.50',
          }),
          sold({ at: '2025-11-04T13:00:00.000Z', price: '40.00', currency: 'USD', product: 'vase' }),
          sold({ at: '2025-11-20T13:00:00.000Z', price: '50.00', currency: 'USD' }),
          sold({ at: '2025-11-05T13:00:00.000Z', price: '60.00', canceled: true, refunded: '1.00' }),
          sold({ at: '2025-12-01T00:00:00.000Z', price: '70.00' }),
        ],
        { ids: countingIds('00000bbb') },
      );
    });

    it('assumed: sales are what stands, by the shop’s own days; what has no rate is named and left out', async () => {
      const report = await salesOf(NOVEMBER);
      expect(report).toMatchObject({
        currency: 'EUR',
        timeZone: 'Europe/Lisbon',
        before: { from: '2025-10-02', to: '2025-10-31' },
        totals: {
          orders: 2, pieces: 4, items: '80.00', discounts: '0.00', delivery: '10.00', tax: '7.48', total: '90.00',
          addedTax: '0.00', fees: '0.00', returned: '6.50', net: '83.50',
        },
        totalsBefore: { orders: 1, items: '40.00', discounts: '1.00', total: '44.00' },
        unconverted: [{ currency: 'USD', total: '180.00', orders: 2, from: '2025-11-04', to: '2025-11-20' }],
      }); // prettier-ignore
      expect(report.days).toHaveLength(30);
      expect(report.daysBefore).toHaveLength(30);
      expect(report.days.filter(({ orders }) => orders > 0).map(({ day }) => day)).toEqual(['2025-11-03']);
      expect(report.daysBefore.at(-1)).toMatchObject({ day: '2025-10-31', orders: 1 });
    });

    it('assumed: amounts are converted at the rate of the order’s day, into any currency that has one', async () => {
      const rates = [
        { day: '2025-11-01', currency: 'USD', rate: '0.5' },
        { day: '2025-11-10', currency: 'USD', rate: '0.25' },
      ];
      expect((await call('changeExchangeRates', { rates })).status).toBe(200);
      const inEuro = await salesOf({ ...NOVEMBER, against: 'yearBefore' });
      expect(inEuro).toMatchObject({
        before: { from: '2024-11-01', to: '2024-11-30' },
        totals: { orders: 4, total: '155.00' },
        totalsBefore: { orders: 0, total: '0.00' },
        unconverted: [],
      });
      const inDollars = await salesOf({ ...NOVEMBER, currency: 'USD' });
      expect(inDollars).toMatchObject({ currency: 'USD', totals: { orders: 4, total: '360.00' } });

      const missing = [{ day: '2025-11-01', currency: 'USD', rate: null }];
      const after = await call('changeExchangeRates', { rates: missing });
      expect(after.body.rates).toEqual([{ day: '2025-11-10', currency: 'USD', rate: '0.25' }]);
      const partly = await salesOf(NOVEMBER);
      expect(partly).toMatchObject({
        totals: { orders: 3, total: '115.00' },
        unconverted: [{ currency: 'USD', total: '80.00', orders: 1, from: '2025-11-04', to: '2025-11-04' }],
      });
    });

    it('assumed: of two who change the same rate at once the second is told, and writes nothing', async () => {
      const save = (rate: string | null, was: string | null) =>
        call('changeExchangeRates', {
          rates: [
            { day: '2025-11-12', currency: 'USD', rate, was },
            { day: '2025-11-13', currency: 'GBP', rate: '1.2' },
          ],
        });
      const both = await Promise.all([save('0.5', null), save('0.6', null)]);
      expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
      const stored = (await ratesNow()).find(({ day }) => day === '2025-11-12');
      expect((await save('0.7', '0.9')).status).toBe(409);
      expect((await save(null, '0.9')).status).toBe(409);
      expect((await save(stored?.rate ?? '', null)).status).toBe(200);
      expect((await save(null, `${stored?.rate}0`)).status).toBe(200);
      await call('changeExchangeRates', {
        rates: [{ day: '2025-11-13', currency: 'GBP', rate: null }],
      });
    });

    it('assumed: rows add up to the whole, whichever way sales are told apart', async () => {
      const by = async (dimension: ReportDimension, more: { limit?: number } = {}) =>
        (await call('getSalesByDimension', { ...NOVEMBER, ...more, dimension })).body;
      const rows = ({ rows: all }: DimensionReport) =>
        all.map(({ key, orders, total, totalBefore }) => [key, orders, total, totalBefore]);
      expect(rows(await by('country'))).toEqual([
        ['DE', 1, '65.00', '0.00'],
        ['PT', 1, '25.00', '44.00'],
        ['', 1, '25.00', '0.00'],
      ]);
      const currencies = await by('currency');
      expect(currencies.rows.map(({ key, total, ownTotal }) => [key, total, ownTotal])).toEqual([
        ['EUR', '90.00', '90.00'],
        ['USD', '25.00', '100.00'],
      ]);
      const products = await by('product', { limit: 1 });
      expect(products).toMatchObject({
        count: 2,
        totals: { orders: 3, total: '105.00', totalBefore: '39.00' },
      });
      expect(products.rows).toMatchObject([{ key: 'lamp', label: 'lamp', pieces: 4, total: '80.00' }]);
      expect(products.others).toMatchObject({ total: '25.00', totalBefore: '39.00' });
      const lamp = (await call('getProductSales', { ...NOVEMBER, productId: 'lamp' })).body;
      expect(lamp).toMatchObject({ productId: 'lamp', totals: { pieces: 4, total: '80.00' } });
      expect(lamp.days).toHaveLength(30);
      expect(lamp.days.reduce((sum, { pieces }) => sum + pieces, 0)).toBe(4);
      const unsold = (await call('getProductSales', { ...NOVEMBER, productId: 'unsold' })).body;
      expect(unsold.totals).toMatchObject({ pieces: 0, total: '0.00' });
      expect(rows(await by('discount'))).toEqual([
        ['', 3, '115.00', '0.00'],
        ['ONE', 0, '0.00', '44.00'],
      ]);
      expect(rows(await by('channel'))).toEqual([['POS', 3, '115.00', '44.00']]);
    });

    it('assumed: taxes are told by country and rate, without those of what was paid back; payouts by day', async () => {
      const taxes = (await call('getTaxReport', NOVEMBER)).body;
      expect(taxes.rows).toEqual([
        { country: 'PT', rate: '23', amount: '3.74' },
        { country: 'DE', rate: '23', amount: '3.36' },
        { country: '', rate: '23', amount: '0.94' },
      ]);
      expect(taxes.total).toBe('8.04');
      const payouts = await call('getPayoutReport', { from: '2025-11-03', to: '2025-11-05' });
      expect(payouts.body).toEqual({
        timeZone: 'Europe/Lisbon',
        rows: [
          ['2025-11-03', 'EUR', 2, '1000.00', 1, '6.50', '993.50'],
          ['2025-11-04', 'USD', 1, '500.00', 0, '0.00', '500.00'],
          ['2025-11-05', 'EUR', 1, '500.00', 1, '1.00', '499.00'],
        ].map(([day, currency, payments, collected, refunds, returned, net]) => ({
          day, provider: 'ONLINE', method: 'Card', currency, payments, collected, refunds, returned, net,
        })), // prettier-ignore
      });
    });

    it('assumed: what cannot be asked or kept is said field by field', async () => {
      const rejected = async (request: object): Promise<string[] | undefined> => {
        const reply = await call('getSalesReport', request as typeof NOVEMBER);
        expect(reply.status).toBe(400);
        return reply.fields;
      };
      expect(await rejected({})).toEqual(['from', 'to']);
      expect(await rejected({ from: '2025-02-29', to: 'yesterday' })).toEqual(['from', 'to']);
      expect(await rejected({ from: '0900-01-01', to: '0900-01-02' })).toEqual(['from', 'to']);
      expect(await rejected({ from: '2025-03-02', to: '2025-03-01' })).toEqual(['to']);
      expect(await rejected({ from: '2025-01-01', to: '2026-03-01' })).toEqual(['to']);
      expect(await rejected({ ...NOVEMBER, currency: 'XYZ', against: 'never', limit: 0 })).toEqual([
        'against',
        'currency',
        'limit',
      ]);
      const weather = { ...NOVEMBER, dimension: 'weather' as 'country' };
      expect((await call('getSalesByDimension', weather)).fields).toEqual(['dimension']);

      const put = async (row: RateChange) => (await call('changeExchangeRates', { rates: [row] })).fields;
      const row = { day: '2025-01-01', currency: 'USD', rate: '1' };
      expect(await put({ ...row, rate: '0' })).toEqual(['rates.0.rate']);
      expect(await put({ ...row, rate: '1.123456789' })).toEqual(['rates.0.rate']);
      expect(await put({ ...row, currency: 'EUR' })).toEqual(['rates.0.currency']);
      expect(await put({ ...row, day: '2025-13-01' })).toEqual(['rates.0.day']);
      expect((await call('changeExchangeRates', 'no' as never)).status).toBe(400);
    });

    it('assumed: figures are for whoever may read orders; rates are set by whoever sets the shop', async () => {
      const reader = { authorization: TEST_READ_KEY };
      expect((await call('getSalesReport', NOVEMBER, reader)).status).toBe(200);
      expect((await call('changeExchangeRates', { rates: [] }, reader)).status).toBe(403);
      expect((await call('getExchangeRates', {}, { authorization: '' })).status).toBe(403);
    });

    it('assumed: a shop that moves to another time zone has its totals by the days there', async () => {
      const site = { ...TEST_SITE, timeZone: 'Asia/Tokyo' };
      stack = startStack(database(), { site });
      const report = await salesOf({ from: '2025-12-01', to: '2025-12-01', against: 'before' });
      expect(report).toMatchObject({ timeZone: 'Asia/Tokyo', totals: { orders: 1, total: '140.00' } });
      const october = await salesOf({ from: '2025-10-31', to: '2025-10-31' });
      expect(october.totals.orders).toBe(0);
      expect((await salesOf({ from: '2025-11-01', to: '2025-11-01' })).totals.orders).toBe(1);
    });
  },
  platformMigrations,
);
