import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { onDatabase } from '#testing/engines.ts';
import {
  cardPayment,
  orderModules,
  paidOrder,
  plainOrder,
  posterOrder,
  errorOf,
  startOrders,
} from '#testing/orders.ts';
import { platformMigrations } from '#platform/platform.ts';

const UNKNOWN = '99999999-9999-4999-8999-999999999999';
const MOIRE = '00000000-0000-0000-0000-000000000001';

const types = (order: { activities?: { activityType?: string }[] } | undefined): unknown[] =>
  (order?.activities ?? []).map(({ activityType }) => activityType);

onDatabase(
  'what is done to orders',
  (database) => {
    const slugs = async (id: string): Promise<string[]> => {
      const { rows } = await sql<{ slug: string }>`
        select slug from domain_events where entity_id = ${id} order by sequence`.execute(database().kysely);
      return rows.map(({ slug }) => slug);
    };

    describe('status', () => {
      const waiting = async () => {
        const { sdk } = startOrders(database());
        const { _id } = await sdk.orders.createOrder(posterOrder());
        return { sdk, id: String(_id) };
      };

      it('docs: an order that waits is approved once, with one entry and one event', async () => {
        const { sdk, id } = await waiting();
        const { order } = await sdk.hidden.updateOrderStatus(id, 'APPROVED');
        expect(order).toMatchObject({ status: 'APPROVED', paymentStatus: 'NOT_PAID' });
        expect(types(order)).toEqual(['ORDER_PLACED']);
        expect(await slugs(id)).toEqual(['created', 'approved', 'updated']);
        expect(await errorOf(sdk.hidden.updateOrderStatus(id, 'APPROVED'))).toBe('STATUS_ALREADY_SET');
        await sdk.orderTransactions.addPayments(id, [cardPayment('116.85')]);
        expect((await slugs(id)).filter((slug) => slug === 'approved')).toHaveLength(1);
      });

      it('assumed: moves only forward, and never back to the beginning', async () => {
        const { sdk, id } = await waiting();
        expect(await errorOf(sdk.hidden.updateOrderStatus(id, 'INITIALIZED'))).toBe('STATUS_NOT_SUPPORTED');
        const { order } = await sdk.hidden.updateOrderStatus(id, 'PENDING');
        expect(types(order)).toEqual(['ORDER_PENDING']);
        expect(await errorOf(sdk.orders.updateOrder(id, { archived: true }))).toBe('ORDER_IS_PENDING');
        const rejected = (await sdk.hidden.updateOrderStatus(id, 'REJECTED')).order;
        expect(types(rejected)).toEqual(['ORDER_PENDING', 'ORDER_REJECTED']);
        for (const status of ['APPROVED', 'PENDING', 'CANCELED']) {
          expect(await errorOf(sdk.hidden.updateOrderStatus(id, status))).toBe('UNSUPPORTED_TRANSITION');
        }
        expect(await slugs(id)).toEqual(['created', 'updated', 'rejected', 'updated']);
      });

      it('assumed: what was rejected takes no money by hand', async () => {
        const { sdk, id } = await waiting();
        await sdk.hidden.updateOrderStatus(id, 'REJECTED');
        expect(await errorOf(sdk.hidden.paymentCollectionMarkOrderAsPaid(id))).toBe('ORDER_IS_REJECTED');
        const recorded = sdk.hidden.recordManuallyCollectedPayment(id, { amount: '5.00' });
        expect(await errorOf(recorded)).toBe('ORDER_IS_REJECTED');
        expect(await sdk.orders.getOrder(id)).toMatchObject({
          status: 'REJECTED',
          paymentStatus: 'NOT_PAID',
        });
      });

      it('assumed: cancels as the cancellation does, and not over money that is held', async () => {
        const { sdk, id } = await waiting();
        await sdk.hidden.updateOrderStatus(id, 'APPROVED');
        const { paymentsIds } = await sdk.orderTransactions.addPayments(id, [
          { ...cardPayment('116.85'), status: 'AUTHORIZED' },
        ]);
        expect(await errorOf(sdk.hidden.updateOrderStatus(id, 'CANCELED'))).toBe('UNSUPPORTED_TRANSITION');
        await sdk.orderBilling.voidAuthorizedPayments(id, { paymentIds: paymentsIds ?? [] });
        const { order } = await sdk.hidden.updateOrderStatus(id, 'CANCELED');
        expect(order.status).toBe('CANCELED');
        expect(types(order).at(-1)).toBe('ORDER_CANCELED');
        expect((await slugs(id)).slice(-2)).toEqual(['canceled', 'updated']);
        expect(await errorOf(sdk.hidden.updateOrderStatus(UNKNOWN, 'CANCELED'))).toBe('ORDER_NOT_FOUND');
      });
    });

    describe('lines', () => {
      it('assumed: what tells of a line is changed, what it counts for is not', async () => {
        const { sdk } = startOrders(database());
        const { id, order } = await paidOrder(sdk, posterOrder());
        const line = { _id: id, lineItemId: MOIRE };
        const { order: after } = await sdk.hidden.updateOrderLineItem(line, {
          productName: { original: 'Moiré, signed' },
          quantity: 90,
          price: { amount: '1.00' },
          physicalProperties: { sku: 'M-1', shippable: false },
        });
        const [first, ...others] = after.lineItems ?? [];
        expect(first).toMatchObject({
          productName: { original: 'Moiré, signed' },
          quantity: 2,
          price: { amount: '30.00' },
          physicalProperties: { sku: 'M-1' },
        });
        expect(others).toEqual(order.lineItems?.slice(1));
        expect(after.priceSummary).toEqual(order.priceSummary);
        expect(await sdk.orders.getOrder(id)).toEqual(after);
      });

      it('assumed: a line that is not there, or that would lose its name, is rejected', async () => {
        const { sdk } = startOrders(database());
        const { _id } = await sdk.orders.createOrder(plainOrder('5.00'));
        const change = (lineItemId: string, patch: object) =>
          errorOf(sdk.hidden.updateOrderLineItem({ _id: String(_id), lineItemId }, patch));
        expect(await change(UNKNOWN, { fulfillerId: UNKNOWN })).toBe('LINE_ITEM_NOT_FOUND');
        expect(await change(MOIRE, { productName: null })).toEqual(['lineItem.productName REQUIRED_FIELD']);
        const before = await slugs(String(_id));
        await sdk.hidden.updateOrderLineItem({ _id: String(_id), lineItemId: MOIRE }, { quantity: 3 });
        expect(await slugs(String(_id))).toEqual(before);
      });
    });

    describe('many', () => {
      it('sdk: each order is changed or rejected on its own, in the order asked', async () => {
        const { sdk } = startOrders(database());
        const made = await Promise.all([1, 2, 3].map(() => sdk.orders.createOrder(plainOrder('5.00'))));
        const [one, two, three] = made.map(({ _id }) => String(_id));
        const { results, bulkActionMetadata } = await sdk.orders.bulkUpdateOrders(
          [
            { order: { _id: String(three), archived: true } },
            { order: { _id: UNKNOWN, archived: true } },
            { order: { _id: String(one), buyerInfo: { email: 'new@example.com' } } },
            { order: { _id: String(two), buyerInfo: null as unknown as object } },
          ],
          { returnEntity: true },
        );
        expect(bulkActionMetadata).toMatchObject({ totalSuccesses: 2, totalFailures: 2 });
        expect(results?.map(({ itemMetadata }) => [itemMetadata?._id, itemMetadata?.error?.code])).toEqual([
          [three, undefined],
          [UNKNOWN, 'ORDER_NOT_FOUND'],
          [one, undefined],
          [two, 'INVALID_ARGUMENT'],
        ]);
        expect(results?.[0]?.item).toMatchObject({ archived: true });
        expect(types(results?.[2]?.item).at(-1)).toBe('EMAIL_EDITED');
        expect(await sdk.orders.getOrder(String(two))).toEqual(made[1]);
        expect(await sdk.orders.getOrder(String(one))).toEqual(results?.[2]?.item);
      });

      it('assumed: the same order twice is changed twice, one after the other', async () => {
        const { sdk } = startOrders(database());
        const { _id } = await sdk.orders.createOrder(plainOrder('5.00'));
        const order = (email: string) => ({ order: { _id: String(_id), buyerInfo: { email } } });
        await sdk.orders.bulkUpdateOrders([order('a@example.com'), order('b@example.com')]);
        const after = await sdk.orders.getOrder(String(_id));
        expect(after.buyerInfo?.email).toBe('b@example.com');
        expect(types(after).filter((type) => type === 'EMAIL_EDITED')).toHaveLength(2);
      });
    });

    describe('activities', () => {
      it('docs: several comments come in at once, with their ids and their author', async () => {
        const { stack } = startOrders(database());
        const staff = orderModules(stack, undefined, { 'x-counterpart-actor': 'mia@example.com' });
        const { _id } = await staff.orders.createOrder(plainOrder('5.00'));
        const comment = (message: string) => ({
          activityType: 'MERCHANT_COMMENT' as const,
          merchantComment: { message },
        });
        const { order, activityIds } = await staff.orders.addActivities(String(_id), {
          orderActivities: [comment('first'), comment('second')],
        });
        expect(order?.activities?.slice(-2)).toMatchObject([
          { _id: activityIds?.[0], authorEmail: 'mia@example.com', merchantComment: { message: 'first' } },
          { _id: activityIds?.[1], merchantComment: { message: 'second' } },
        ]);
      });

      it('docs: what only the platform tells is rejected, and nothing of the call is kept', async () => {
        const { sdk } = startOrders(database());
        const { _id } = await sdk.orders.createOrder(plainOrder('5.00'));
        const add = (orderActivities: object[]) =>
          errorOf(sdk.orders.addActivities(String(_id), { orderActivities }));
        const stored = { activityType: 'MERCHANT_COMMENT', merchantComment: { message: 'kept?' } };
        expect(await add([stored, { activityType: 'ORDER_PAID' }])).toEqual([
          'options.orderActivities[1].activityType INVALID_ENUM_VALUE',
        ]);
        expect(await add([{ activityType: 'MERCHANT_COMMENT' }])).toEqual([
          'options.orderActivities[0] REQUIRED_ONE_OF_FIELD',
        ]);
        expect(await add([])).toEqual(['options.orderActivities REQUIRED_FIELD']);
        expect(types(await sdk.orders.getOrder(String(_id)))).toEqual(['ORDER_PLACED']);
      });
    });
  },
  platformMigrations,
);
