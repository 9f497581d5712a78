import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { onDatabase } from '#testing/engines.ts';
import { startOrders } from '#testing/orders.ts';
import { countingIds } from '#testing/deterministic.ts';
import { TEST_SITE } from '#testing/stack.ts';
import { platformMigrations } from '#platform/platform.ts';
import { seedOrders, type SeedOrder } from './public.ts';

const LINE = '00000000-0000-0000-0000-000000000001';

const seed = (day: number, more: Partial<SeedOrder> = {}): SeedOrder => ({
  date: `2025-03-${String(day).padStart(2, '0')}T10:00:00.000Z`,
  order: {
    channelInfo: { type: 'WEB' },
    lineItems: [
      {
        productName: { original: 'Poster' },
        quantity: 2,
        price: { amount: '10.00' },
        itemType: { preset: 'PHYSICAL' },
      },
    ],
    shippingInfo: { title: 'Parcel', cost: { price: { amount: '5.00' } } },
  },
  ...more,
});
const card = (day: number) => ({
  createdDate: `2025-03-${String(day).padStart(2, '0')}T10:00:01.000Z`,
  amount: { amount: '25.00' },
  regularPaymentDetails: { providerTransactionId: 'seed' },
});

onDatabase(
  'seeding',
  (database) => {
    it('assumed: numbers sort as numbers, also where they get a digit longer', async () => {
      const { sdk } = startOrders(database());
      const numbers = ['100000', '99999', '99998'];
      const seeding = { ids: countingIds('00000777'), currency: 'EUR' };
      await seedOrders(
        database().kysely,
        TEST_SITE.id,
        numbers.map((number) => seed(1, { number })),
        seeding,
      );
      const found = await sdk.orders.searchOrders({
        filter: { number: { $in: numbers } },
        sort: [{ fieldName: 'number', order: 'DESC' }],
      });
      expect(found.orders?.map((order) => order.number)).toEqual(numbers);
      const begins = await sdk.orders.searchOrders({ filter: { number: { $startsWith: '9999' } } });
      expect(begins.orders?.map((order) => order.number).toSorted()).toEqual(['99998', '99999']);
    });

    it('assumed: a past told in happenings ends in the statuses it implies, in order, without events', async () => {
      const { sdk } = startOrders(database());
      const [waiting, paid, back, missing] = await seedOrders(
        database().kysely,
        TEST_SITE.id,
        [
          seed(1),
          seed(2, {
            payments: [card(2)],
            fulfillment: { date: '2025-03-04T09:00:00.000Z', status: 'FULFILLED' },
          }),
          seed(3, {
            payments: [card(3)],
            refunds: [
              {
                date: '2025-03-06T09:00:00.000Z',
                author: 'mia@example.com',
                payments: [{ payment: 0, amount: { amount: '10.00' } }],
                items: { lineItems: [{ lineItemId: LINE, quantity: 1 }] },
                restock: [{ lineItemId: LINE, quantity: 1 }],
                reason: 'damaged',
              },
            ],
            comments: [{ date: '2025-03-05T09:00:00.000Z', author: 'mia@example.com', message: 'called' }],
          }),
          seed(4, { payments: [card(4)], canceled: { date: '2025-03-07T09:00:00.000Z', restock: true } }),
        ],
        { ids: countingIds('5eed0000'), currency: 'EUR' },
      );
      const shown = await Promise.all(
        [waiting, paid, back, missing].map((order) => sdk.orders.getOrder(String(order?.id))),
      );
      expect(shown.map((order) => [order.status, order.paymentStatus, order.fulfillmentStatus])).toEqual([
        ['INITIALIZED', 'NOT_PAID', 'NOT_FULFILLED'],
        ['APPROVED', 'PAID', 'FULFILLED'],
        ['APPROVED', 'PARTIALLY_REFUNDED', 'NOT_FULFILLED'],
        ['CANCELED', 'PAID', 'NOT_FULFILLED'],
      ]);
      expect(shown.map(({ number }) => number)).toEqual(['10001', '10002', '10003', '10004']);
      expect(shown[2]?.activities?.map(({ activityType }) => activityType)).toEqual([
        'ORDER_PLACED',
        'ORDER_PAID',
        'MERCHANT_COMMENT',
        'REFUND_INITIATED',
        'PAYMENT_REFUNDED',
        'ORDER_REFUNDED',
      ]);
      expect(shown[2]?.lineItems?.[0]).toMatchObject({ refundQuantity: 1, restockQuantity: 1 });
      expect(shown[2]?.purchasedDate).toEqual(new Date('2025-03-03T10:00:00.000Z'));
      expect(shown[2]?._updatedDate).toEqual(new Date('2025-03-06T09:00:00.000Z'));
      const { orderTransactions } = await sdk.orderTransactions.listTransactionsForSingleOrder(
        String(back?.id),
      );
      expect(orderTransactions).toMatchObject({
        payments: [{ status: 'PARTIALLY_REFUNDED' }],
        refunds: [{ summary: { refunded: { amount: '10.00' } } }],
      });
      expect((await sql`select 1 from domain_events`.execute(database().kysely)).rows).toEqual([]);
      expect((await sdk.orders.createOrder({ ...seed(5).order, priceSummary: {} } as object)).number).toBe(
        '10005',
      );
    });

    it('assumed: a past that cannot have been is rejected', async () => {
      const tooMuch = seed(1, {
        payments: [card(1)],
        refunds: [
          { date: '2025-03-06T09:00:00.000Z', payments: [{ payment: 0, amount: { amount: '25.01' } }] },
        ],
      });
      await expect(
        seedOrders(database().kysely, TEST_SITE.id, [tooMuch], { ids: countingIds('5eed0001') }),
      ).rejects.toThrow('INVALID_PAYMENT_REFUND_AMOUNT');
    });
  },
  platformMigrations,
);
