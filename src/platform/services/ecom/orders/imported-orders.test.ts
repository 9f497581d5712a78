import type { orders } from '@wix/ecom';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { extensionPath } from '#shared/extensions/define.ts';
import { onDatabase } from '#testing/engines.ts';
import {
  cardPayment,
  paidOrder,
  plainOrder,
  errorOf,
  startOrders,
  type OrderModules,
} from '#testing/orders.ts';
import { platformMigrations } from '#platform/platform.ts';

type Order = orders.Order;
type Imported = Parameters<OrderModules['orders']['importOrder']>[0];

/** Totals that no rule of ours would come to. */
const oldOrder = (more: Partial<Order> = {}): Imported => ({
  number: '1001',
  _createdDate: new Date('2023-04-05T06:07:08.000Z'),
  purchasedDate: new Date('2023-04-05T06:07:08.000Z'),
  currency: 'EUR',
  channelInfo: { type: 'ETSY' },
  buyerInfo: { email: 'old@example.com' },
  billingInfo: { contactDetails: { firstName: 'Ada', lastName: 'Old' } },
  status: 'APPROVED',
  paymentStatus: 'PAID',
  fulfillmentStatus: 'FULFILLED',
  lineItems: [
    {
      productName: { original: 'Chair' },
      quantity: 2,
      price: { amount: '10' },
      itemType: { preset: 'PHYSICAL' },
    },
  ],
  priceSummary: { subtotal: { amount: '20' }, total: { amount: '23.45' } },
  ...more,
});

onDatabase(
  'imported orders',
  (database) => {
    const slugsOf = async (id: unknown): Promise<string[]> => {
      const { rows } = await sql<{ slug: string }>`
        select slug from domain_events where entity_id = ${String(id)} order by sequence`.execute(
        database().kysely,
      );
      return rows.map(({ slug }) => slug);
    };

    describe('importOrder', () => {
      it('docs: keeps number, dates, totals and statuses as given, mails nobody and is told once', async () => {
        const { sdk, stack } = startOrders(database());
        await stack.platform.deliverMail();
        const mails = stack.mailer.sent.length;
        const { order } = await sdk.orders.importOrder(oldOrder());
        expect(order).toMatchObject({
          number: '1001',
          imported: true,
          status: 'APPROVED',
          paymentStatus: 'PAID',
          fulfillmentStatus: 'FULFILLED',
          channelInfo: { type: 'ETSY' },
          priceSummary: {
            subtotal: { amount: '20.00', formattedAmount: '€20.00' },
            total: { amount: '23.45', formattedAmount: '€23.45' },
          },
        });
        expect(order?.purchasedDate).toEqual(new Date('2023-04-05T06:07:08.000Z'));
        expect(order?._createdDate).toEqual(new Date('2023-04-05T06:07:08.000Z'));
        expect(await sdk.orders.getOrder(String(order?._id))).toEqual(order);
        await stack.platform.deliverMail();
        expect(stack.mailer.sent.length).toBe(mails);
        expect(await slugsOf(order?._id)).toEqual(['imported']);
      });

      it('assumed: its buyer is a customer, one by one and many at once, found by the order', async () => {
        const { sdk, stack } = startOrders(database());
        const ask = async (path: string, body: object): Promise<Record<string, unknown>> =>
          (await (await stack.call('POST', path, body)).json()) as Record<string, unknown>;
        const customerOf = async (orderId: unknown) =>
          (await ask(extensionPath('getCustomerOfOrder'), { orderId }))['customerId'];
        const { order } = await sdk.orders.importOrder(
          oldOrder({ number: '5001', buyerInfo: { email: 'Ana.Import@example.com' } }),
        );
        const many = ['ana.import@example.com', 'bo.import@example.com', 'bo.import@example.com'].map(
          (email, index) => ({
            number: String(5002 + index),
            currency: 'EUR',
            channelInfo: { type: 'OTHER_PLATFORM' },
            buyerInfo: { email },
            status: 'APPROVED',
            paymentStatus: 'PAID',
            lineItems: [
              {
                productName: { original: 'Chair' },
                quantity: 1,
                price: { amount: '10.00' },
                itemType: { preset: 'PHYSICAL' },
              },
            ],
            priceSummary: { total: { amount: '10.00' } },
          }),
        );
        expect(await ask('/hosted/orders/import', { orders: many })).not.toHaveProperty('details');
        const query = { filter: { email: { $in: ['ana.import@example.com', 'bo.import@example.com'] } } };
        const { customers } = (await ask(extensionPath('queryCustomers'), { query })) as {
          customers: { id: string; email: string; orders: number; spent: { amount: string } }[];
        };
        const figures = customers.map(({ email, orders, spent }) => [email, [orders, spent.amount]] as const);
        expect(Object.fromEntries(figures)).toEqual({
          'ana.import@example.com': [2, '33.45'],
          'bo.import@example.com': [2, '20.00'],
        });
        expect(customers.map(({ id }) => id)).toContain(await customerOf(order?._id));
      });

      it('docs: with its id it is replaced as a whole; an order placed here never is', async () => {
        const { sdk } = startOrders(database());
        const { order } = await sdk.orders.importOrder(oldOrder({ number: '1002', buyerNote: 'ring twice' }));
        const again = await sdk.orders.importOrder(
          oldOrder({ _id: order?._id, number: '1002', paymentStatus: 'NOT_PAID' }),
        );
        expect(again.order).toMatchObject({ _id: order?._id, paymentStatus: 'NOT_PAID' });
        expect(again.order?.buyerNote).toBeUndefined();
        const { id } = await paidOrder(sdk, plainOrder('5.00'));
        expect(await errorOf(sdk.orders.importOrder(oldOrder({ _id: id })))).toBe(
          'CANNOT_OVERWRITE_NON_IMPORTED_ORDER',
        );
      });

      it('assumed: what it says was paid counts when more happens to it here, and survives a second import', async () => {
        const { sdk } = startOrders(database());
        const { order } = await sdk.orders.importOrder(oldOrder({ number: '1003' }));
        const id = String(order?._id);
        expect(await errorOf(sdk.hidden.paymentCollectionMarkOrderAsPaid(id))).toBe('ORDER_ALREADY_PAID');
        const transactions = async () =>
          (await sdk.orderTransactions.listTransactionsForSingleOrder(id)).orderTransactions;
        expect((await transactions())?.payments?.map(({ amount }) => amount?.amount)).toEqual(['23.45']);
        await sdk.orderTransactions.addPayments(id, [cardPayment('1.00')]);
        await sdk.orders.importOrder(oldOrder({ _id: id, number: '1003' }));
        expect((await transactions())?.payments?.map(({ amount }) => amount?.amount)).toEqual([
          '23.45',
          '1.00',
        ]);
      });

      it('assumed: an amount finer than the currency and a missing total are rejected', async () => {
        const { sdk } = startOrders(database());
        const fine = { total: { amount: '1.234' } };
        expect(await errorOf(sdk.orders.importOrder(oldOrder({ priceSummary: fine })))).toEqual([
          'order.priceSummary.total.amount DECIMAL_MAX_SCALE',
        ]);
        expect(
          await errorOf(sdk.orders.importOrder(oldOrder({ priceSummary: { subtotal: { amount: '1' } } }))),
        ).toEqual(['order.priceSummary.total.amount REQUIRED_FIELD']);
      });
    });

    it('docs: only imported orders are deleted, with their money, each told', async () => {
      const { sdk } = startOrders(database());
      const { order } = await sdk.orders.importOrder(oldOrder({ number: '1004' }));
      const { id } = await paidOrder(sdk, plainOrder('5.00'));
      const { jobId } = await sdk.orders.bulkDeleteImportedOrders([String(order?._id), id]);
      expect(jobId).toMatch(/^[0-9a-f-]{36}$/);
      expect(await errorOf(sdk.orders.getOrder(String(order?._id)))).toBe('ORDER_NOT_FOUND');
      expect((await sdk.orders.getOrder(id)).paymentStatus).toBe('PAID');
      expect(await slugsOf(order?._id)).toEqual(['imported', 'imported_order_deleted']);
    });

    it('docs: the counter goes up, and down only where that is asked for', async () => {
      const { sdk, stack } = startOrders(database());
      const next = async () => (await stack.call('POST', extensionPath('getNextOrderNumber'), {})).json();
      const now = Number((await sdk.orders.createOrder(plainOrder('1.00'))).number);
      const up = await sdk.orders.setOrderNumberCounter(String(now + 500));
      expect(up).toEqual({ oldCounter: String(now + 1), newCounter: String(now + 500) });
      expect(await next()).toEqual({ nextNumber: String(now + 500) });
      expect((await sdk.orders.createOrder(plainOrder('1.00'))).number).toBe(String(now + 500));
      expect(await errorOf(sdk.orders.setOrderNumberCounter(String(now)))).toBe(
        'CANNOT_SET_LOWER_ORDER_NUMBER_COUNTER',
      );
      for (const counter of ['1000000000', '0', '-3', '1.5', 'many']) {
        expect(await errorOf(sdk.orders.setOrderNumberCounter(counter))).toEqual([
          expect.stringMatching(/^counter (?:FORMAT|MAX|MIN)$/),
        ]);
      }
      await sdk.orders.setOrderNumberCounter(String(now + 1), { allowLowerCounter: true });
      expect(await next()).toEqual({ nextNumber: String(now + 1) });
      expect((await sdk.orders.createOrder(plainOrder('1.00'))).number).toBe(String(now + 1));
      await sdk.orders.setOrderNumberCounter(String(now + 501));
    });
  },
  platformMigrations,
);
