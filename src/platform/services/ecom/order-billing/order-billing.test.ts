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

const MOIRE = '00000000-0000-0000-0000-000000000001';
const VALE = '00000000-0000-0000-0000-000000000002';
const eur = (amount: string): object => expect.objectContaining({ amount, formattedAmount: `€${amount}` });

onDatabase(
  'order billing',
  (database) => {
    describe('refund', () => {
      it('sdk: gives back exactly what the preview said, line by line, and tells it everywhere', async () => {
        const { sdk, stack } = startOrders(database());
        const staff = orderModules(stack, undefined, { 'x-counterpart-actor': 'mia@example.com' });
        const { id, paymentId, order } = await paidOrder(sdk, posterOrder());
        const feeId = String(order.additionalFees?.[0]?._id);
        const refundItems = {
          lineItems: [{ lineItemId: MOIRE, quantity: 1 }],
          shipping: { amount: { amount: '5.00' } },
          additionalFees: [{ additionalFeeId: feeId }],
        };
        const preview = await sdk.orderBilling.calculateRefund(id, { refundItems });
        expect(preview.available).toBe(true);
        expect(preview.summary).toMatchObject({
          total: eur('40.67'),
          tax: eur('7.60'),
          discount: eur('6.00'),
          subtotal: eur('39.07'),
          lineItemsSubtotal: eur('30.00'),
          additionalFeesTotal: eur('6.15'),
        });
        const total = String(preview.summary?.total?.amount);
        const reply = await staff.orderBilling.refundPayments(id, {
          paymentRefunds: [{ paymentId, amount: { amount: total } }],
          refundItems,
          customerReason: 'damaged',
          sideEffects: {
            restock: { lineItems: [{ lineItemId: MOIRE, quantity: 1 }] },
            notifications: { sendCustomerEmail: true, customMessage: 'With apologies' },
          },
        });
        expect(reply.refund?.transactions).toMatchObject([
          { paymentId, refundStatus: 'SUCCEEDED', amount: eur('40.67') },
        ]);
        expect(reply.refund?.summary?.breakdown?.lineItems).toEqual([
          {
            lineItemId: MOIRE,
            totalRefundedAmount: preview.calculatedRefundItems?.lineItems?.[0]?.summary?.total,
          },
        ]);
        const after = await sdk.orders.getOrder(id);
        expect(after).toMatchObject({
          paymentStatus: 'PARTIALLY_REFUNDED',
          balanceSummary: { refunded: eur('40.67'), balance: eur('0.00'), paid: eur('116.85') },
        });
        expect(after.lineItems?.[0]).toMatchObject({ refundQuantity: 1, restockQuantity: 1 });
        const told = (after.activities ?? []).slice(-3);
        expect(told.map(({ activityType, authorEmail }) => [activityType, authorEmail])).toEqual(
          ['REFUND_INITIATED', 'PAYMENT_REFUNDED', 'ORDER_REFUNDED'].map((type) => [type, 'mia@example.com']),
        );
        await stack.platform.deliverMail();
        expect(stack.mailer.sent.at(-1)).toMatchObject({
          to: 'anna@example.com',
          text: expect.stringContaining('€40.67'),
        });
        const { rows } = await sql<{ slug: string }>`
          select slug from domain_events where entity_id = ${id} order by sequence desc limit 5`.execute(
          database().kysely,
        );
        expect(rows.map(({ slug }) => slug).toReversed()).toEqual([
          'updated',
          'payment_status_updated',
          'refund_completed',
          'items_restocked',
          'updated',
        ]);
      });

      it('docs: tells what is left of lines, shipping, fees and payments', async () => {
        const { sdk } = startOrders(database());
        const { id, paymentId } = await paidOrder(sdk, posterOrder());
        await sdk.orderBilling.refundPayments(id, {
          paymentRefunds: [{ paymentId, amount: { amount: '30.00' } }],
          refundItems: {
            lineItems: [{ lineItemId: VALE, quantity: 1 }],
            shipping: { amount: { amount: '2.00' } },
          },
        });
        const left = await sdk.orderBilling.getOrderRefundability(id);
        expect(left.payments).toMatchObject([
          {
            refundable: true,
            payment: {
              paymentId,
              creditCardDetails: { brand: 'Visa', lastFourDigits: '4242' },
              monetary: { paid: eur('116.85'), refunded: eur('30.00'), maxRefund: eur('86.85') },
            },
          },
        ]);
        expect(left.paymentsSummary?.monetary?.maxRefund).toMatchObject({ amount: '86.85' });
        expect(left.lineItems).toMatchObject([
          { lineItemId: MOIRE, availableRefundQuantity: 2 },
          { lineItemId: VALE, refundedQuantity: 1, availableRefundQuantity: 0 },
        ]);
        expect(left.shipping).toMatchObject({ amount: eur('12.30'), availableRefundAmount: eur('10.30') });
        const missing = await sdk.orderBilling.calculateRefund(id, {
          refundItems: {
            lineItems: [{ lineItemId: VALE, quantity: 1 }],
            shipping: { amount: { amount: '10.31' } },
          },
        });
        expect(missing.available).toBeUndefined();
        expect(missing.notAvailable?.errors?.map(({ error }) => error?.applicationError?.code)).toEqual([
          'INVALID_LINE_ITEM_REFUND_QUANTITY',
          'INVALID_SHIPPING_REFUND_AMOUNT',
        ]);
      });

      it('docs: each payment fares by itself; what failed can be tried again, what is pending waits', async () => {
        const { sdk } = startOrders(database());
        const { _id } = await sdk.orders.createOrder(plainOrder('30.00'));
        const id = String(_id);
        const { paymentsIds = [] } = await sdk.orderTransactions.addPayments(id, [
          cardPayment('10.00'),
          cardPayment('10.00', 'test_fail_1'),
          cardPayment('10.00', 'test_pending_1'),
        ]);
        const [good, bad, slow] = paymentsIds.map((paymentId) => ({ paymentId }));
        const reply = await sdk.orderBilling.refundPayments(id, {
          paymentRefunds: [good, bad, slow].map((one) => ({ ...one, amount: { amount: '4.00' } })),
        });
        expect(reply.refund?.transactions?.map(({ refundStatus }) => refundStatus)).toEqual([
          'SUCCEEDED',
          'FAILED',
          'PENDING',
        ]);
        expect(reply.refund?.summary).toMatchObject({
          requestedRefund: eur('12.00'),
          refunded: eur('4.00'),
          pendingRefund: eur('4.00'),
          failedRefundAmount: eur('4.00'),
          pending: true,
        });
        expect((await sdk.orders.getOrder(id)).balanceSummary).toMatchObject({
          refunded: eur('4.00'),
          pendingRefund: eur('4.00'),
        });
        const retry = await sdk.orderBilling.refundPayments(id, {
          paymentRefunds: [{ ...bad, externalRefund: true }],
        });
        expect(retry.refund?.transactions).toMatchObject([
          { refundStatus: 'SUCCEEDED', amount: eur('10.00') },
        ]);
        expect(await errorOf(sdk.orderBilling.refundPayments(id, { paymentRefunds: [{ ...slow }] }))).toBe(
          'PAYMENT_NOT_REFUNDABLE',
        );
      });

      it('assumed: a refund of which all failed leaves the lines as they were', async () => {
        const { sdk } = startOrders(database());
        const { id, paymentId } = await paidOrder(sdk, plainOrder('8.00'), 'test_fail_2');
        const refundItems = { lineItems: [{ lineItemId: MOIRE, quantity: 1 }] };
        const sideEffects = { restock: { lineItems: [{ lineItemId: MOIRE, quantity: 1 }] } };
        await sdk.orderBilling.refundPayments(id, {
          paymentRefunds: [{ paymentId }],
          refundItems,
          sideEffects,
        });
        const order = await sdk.orders.getOrder(id);
        expect(order).toMatchObject({ paymentStatus: 'PAID' });
        expect(order.lineItems?.[0]?.refundQuantity ?? 0).toBe(0);
        expect(order.lineItems?.[0]?.restockQuantity ?? 0).toBe(0);
        expect((await sdk.orderBilling.calculateRefund(id, { refundItems })).available).toBe(true);
      });

      it('docs: money taken by hand is refunded by hand', async () => {
        const { sdk } = startOrders(database());
        const { _id } = await sdk.orders.createOrder(plainOrder('8.00'));
        const id = String(_id);
        await sdk.hidden.paymentCollectionMarkOrderAsPaid(id);
        const { payments } = await sdk.orderTransactions
          .listTransactionsForSingleOrder(id)
          .then(({ orderTransactions }) => orderTransactions ?? {});
        const paymentId = String(payments?.[0]?._id);
        expect(await sdk.hidden.getRefundabilityStatus(id)).toMatchObject({
          refundabilities: [
            { paymentId, refundabilityStatus: 'MANUAL', manuallyRefundableReason: 'OFFLINE' },
          ],
        });
        expect(await errorOf(sdk.orderBilling.refundPayments(id, { paymentRefunds: [{ paymentId }] }))).toBe(
          'EXTERNAL_REFUND_EXPECTED',
        );
        await sdk.orderBilling.refundPayments(id, { paymentRefunds: [{ paymentId, externalRefund: true }] });
        expect(await sdk.orders.getOrder(id)).toMatchObject({ paymentStatus: 'FULLY_REFUNDED' });
      });

      it('assumed: money still to be sent by hand is said to be sent later, once', async () => {
        const { sdk, stack } = startOrders(database());
        const { _id } = await sdk.orders.createOrder(plainOrder('8.00'));
        const id = String(_id);
        await sdk.hidden.paymentCollectionMarkOrderAsPaid(id);
        const payments = (await sdk.orderTransactions.listTransactionsForSingleOrder(id)).orderTransactions
          ?.payments;
        const paymentId = String(payments?.[0]?._id);
        const toSend = { paymentId, externalRefundInfo: { refundStatus: 'PENDING' } };
        const { refund } = await sdk.orderBilling.refundPayments(id, { paymentRefunds: [toSend] });
        const refundId = String(refund?._id);
        expect(refund?.transactions).toMatchObject([{ refundStatus: 'PENDING', externalRefund: true }]);
        expect(await sdk.orders.getOrder(id)).toMatchObject({
          paymentStatus: 'PAID',
          balanceSummary: { pendingRefund: eur('8.00'), refunded: eur('0.00') },
        });
        stack.clock.advance(86_400_000);
        await stack.platform.maintain();
        const staff = orderModules(stack, undefined, { 'x-counterpart-actor': 'mia@example.com' });
        const say = (refundStatus: 'SUCCEEDED' | 'FAILED' | 'STARTED', of = refundId, payment = paymentId) =>
          staff.hiddenTransactions.updateRefundTransaction(id, of, {
            transaction: { paymentId: payment, refundStatus },
          });
        expect(await errorOf(say('STARTED'))).toBe('STATUS_NOT_ALLOWED');
        expect(await errorOf(say('SUCCEEDED', paymentId))).toBe('REFUND_NOT_FOUND');
        expect(await errorOf(say('SUCCEEDED', refundId, refundId))).toBe('REFUND_TRANSACTION_NOT_FOUND');
        await Promise.all([say('SUCCEEDED'), say('SUCCEEDED')]);
        const after = await sdk.orders.getOrder(id);
        expect(after).toMatchObject({
          paymentStatus: 'FULLY_REFUNDED',
          balanceSummary: { pendingRefund: eur('0.00'), refunded: eur('8.00') },
        });
        expect(
          after.activities?.slice(-3).map(({ activityType, authorEmail }) => [activityType, authorEmail]),
        ).toEqual([
          ['REFUND_INITIATED', undefined],
          ['PAYMENT_REFUNDED', 'mia@example.com'],
          ['ORDER_REFUNDED', 'mia@example.com'],
        ]);
        expect(await errorOf(say('FAILED'))).toBe('STATUS_NOT_ALLOWED');
      });

      it('assumed: pieces go back to stock with the money, and stay the order’s where none went', async () => {
        const { sdk } = startOrders(database());
        const { _id, lineItems = [] } = await sdk.orders.createOrder(plainOrder('8.00'));
        const id = String(_id);
        await sdk.hidden.paymentCollectionMarkOrderAsPaid(id);
        const money = (await sdk.orderTransactions.listTransactionsForSingleOrder(id)).orderTransactions;
        const paymentId = String(money?.payments?.[0]?._id);
        const items = { lineItems: [{ lineItemId: String(lineItems[0]?._id), quantity: 1 }] };
        const toSend = { paymentId, externalRefundInfo: { refundStatus: 'PENDING' } };
        const refund = async () => {
          const reply = await sdk.orderBilling.refundPayments(id, {
            paymentRefunds: [toSend],
            refundItems: items,
            sideEffects: { restock: items },
          });
          return String(reply.refund?._id);
        };
        const end = async (refundId: string, refundStatus: 'SUCCEEDED' | 'FAILED') =>
          sdk.hiddenTransactions.updateRefundTransaction(id, refundId, {
            transaction: { paymentId, refundStatus },
          });
        const restocked = async () => (await sdk.orders.getOrder(id)).lineItems?.[0]?.restockQuantity ?? 0;
        const first = await refund();
        expect(await restocked()).toBe(0);
        await end(first, 'FAILED');
        expect(await restocked()).toBe(0);
        const second = await refund();
        await end(second, 'SUCCEEDED');
        expect(await restocked()).toBe(1);
        const { rows } = await sql<{ body: object }>`
          select body from domain_events where entity_id = ${id} and slug in ('items_restocked', 'refund_completed')
          order by sequence`.execute(database().kysely);
        const sideEffects = { restock: items };
        expect(rows.map(({ body }) => body)).toMatchObject([
          { actionEvent: { body: { sideEffects, refund: { id: first } } } },
          { actionEvent: { body: { sideEffects, refund: { id: second } } } },
          { actionEvent: { body: { restockItems: items.lineItems } } },
        ]);
      });

      it('docs: a gift card gets back all it gave and is voided', async () => {
        const { sdk } = startOrders(database());
        const { _id } = await sdk.orders.createOrder(plainOrder('8.00'));
        const id = String(_id);
        const { paymentsIds } = await sdk.orderTransactions.addPayments(id, [
          { amount: { amount: '8.00' }, giftcardPaymentDetails: { giftCardPaymentId: 'card' } },
        ]);
        const paymentId = String(paymentsIds?.[0]);
        const { orderTransactions } = await sdk.orderBilling.refundPayments(id, {
          paymentRefunds: [{ paymentId, amount: { amount: '1.00' } }],
        });
        expect(orderTransactions?.payments).toMatchObject([{ status: 'VOIDED' }]);
        expect(await sdk.orders.getOrder(id)).toMatchObject({ paymentStatus: 'FULLY_REFUNDED' });
      });

      it('docs: the older call refunds one payment with shipping and restock in its own words', async () => {
        const { sdk } = startOrders(database());
        const { id, paymentId } = await paidOrder(sdk, posterOrder());
        const reply = await sdk.hidden.triggerRefund(id, [{ paymentId, amount: { amount: '50.00' } }], {
          details: { items: [{ lineItemId: MOIRE, quantity: 2 }], shippingIncluded: true, reason: 'late' },
          sideEffects: { restockInfo: { type: 'ALL_ITEMS' } },
        });
        expect(reply).toMatchObject({ failedPaymentIds: [], refundId: expect.any(String) });
        const order = await sdk.orders.getOrder(id);
        expect(order.lineItems?.[0]).toMatchObject({ refundQuantity: 2, restockQuantity: 2 });
        const left = await sdk.orderBilling.getOrderRefundability(id);
        expect(left.shipping?.availableRefundAmount?.amount).toBe('0.00');
        expect(
          await errorOf(sdk.hidden.triggerRefund(id, [{ paymentId, amount: { amount: '66.86' } }])),
        ).toBe('INVALID_AMOUNT');
      });
    });

    describe('at once', () => {
      it('assumed: two refunds never exceed what was paid', async () => {
        const { sdk } = startOrders(database());
        const { id, paymentId } = await paidOrder(sdk, plainOrder('10.00'));
        const refund = { paymentRefunds: [{ paymentId, amount: { amount: '6.00' } }] };
        const results = await Promise.allSettled(
          Array.from({ length: 5 }, () => sdk.orderBilling.refundPayments(id, refund)),
        );
        expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
        expect((await sdk.orders.getOrder(id)).balanceSummary?.refunded?.amount).toBe('6.00');
      });

      it('assumed: the same call with the same key refunds once', async () => {
        const { sdk, stack } = startOrders(database());
        const { id, paymentId } = await paidOrder(sdk, plainOrder('10.00'));
        const keyed = orderModules(stack, undefined, { 'Idempotency-Key': `refund-${id}` });
        const refund = { paymentRefunds: [{ paymentId, amount: { amount: '4.00' } }] };
        const replies = await Promise.all([1, 2, 3].map(() => keyed.orderBilling.refundPayments(id, refund)));
        expect(new Set(replies.map((reply) => reply.refund?._id)).size).toBe(1);
        expect((await sdk.orders.getOrder(id)).balanceSummary?.refunded?.amount).toBe('4.00');
      });
    });

    describe('rejects, and changes nothing', () => {
      const cases: [string, object, string | string[]][] = [
        ['more than was paid', { amount: { amount: '116.86' } }, 'INVALID_PAYMENT_REFUND_AMOUNT'],
        ['nothing', { amount: { amount: '0' } }, 'INVALID_PAYMENT_REFUND_AMOUNT'],
        [
          'a negative amount',
          { amount: { amount: '-1.00' } },
          ['options.paymentRefunds[0].amount.amount DECIMAL_GTE'],
        ],
        [
          'a third decimal',
          { amount: { amount: '1.005' } },
          ['options.paymentRefunds[0].amount.amount DECIMAL_MAX_SCALE'],
        ],
        ['another payment', { paymentId: '99999999-9999-4999-8999-999999999999' }, 'PAYMENT_NOT_FOUND'],
      ];
      it.each(cases)('docs: %s', async (_name, payment, code) => {
        const { sdk } = startOrders(database());
        const { id, paymentId, order } = await paidOrder(sdk, posterOrder());
        const call = sdk.orderBilling.refundPayments(id, { paymentRefunds: [{ paymentId, ...payment }] });
        expect(await errorOf(call)).toEqual(code);
        expect(await sdk.orders.getOrder(id)).toEqual(order);
      });

      const items: [string, object, object, string][] = [
        [
          'more of a line than was bought',
          { lineItems: [{ lineItemId: MOIRE, quantity: 3 }] },
          {},
          'INVALID_LINE_ITEM_REFUND_QUANTITY',
        ],
        [
          'the same line twice over',
          {
            lineItems: [
              { lineItemId: VALE, quantity: 1 },
              { lineItemId: VALE, quantity: 1 },
            ],
          },
          {},
          'INVALID_LINE_ITEM_REFUND_QUANTITY',
        ],
        [
          'a line of another order',
          { lineItems: [{ lineItemId: '00000000-0000-0000-0000-000000000009', quantity: 1 }] },
          {},
          'LINE_ITEM_NOT_FOUND',
        ],
        [
          'more shipping than was charged',
          { shipping: { amount: { amount: '12.31' } } },
          {},
          'INVALID_SHIPPING_REFUND_AMOUNT',
        ],
        [
          'an unknown fee',
          { additionalFees: [{ additionalFeeId: '99999999-9999-4999-8999-999999999999' }] },
          {},
          'ADDITIONAL_FEE_NOT_FOUND',
        ],
        [
          'more restocked than refunded',
          { lineItems: [{ lineItemId: MOIRE, quantity: 1 }] },
          { restock: { lineItems: [{ lineItemId: MOIRE, quantity: 2 }] } },
          'INVALID_LINE_ITEM_RESTOCK_QUANTITY',
        ],
      ];
      it.each(items)('docs: %s', async (_name, refundItems, sideEffects, code) => {
        const { sdk } = startOrders(database());
        const { id, paymentId, order } = await paidOrder(sdk, posterOrder());
        const paymentRefunds = [{ paymentId, amount: { amount: '1.00' } }];
        expect(
          await errorOf(sdk.orderBilling.refundPayments(id, { paymentRefunds, refundItems, sideEffects })),
        ).toBe(code);
        expect(await sdk.orders.getOrder(id)).toEqual(order);
      });

      it('docs: a payment that brought no money', async () => {
        const { sdk } = startOrders(database());
        const { _id } = await sdk.orders.createOrder(plainOrder('8.00'));
        const { paymentsIds } = await sdk.orderTransactions.addPayments(String(_id), [
          { ...cardPayment('8.00'), status: 'PENDING' },
        ]);
        const paymentId = String(paymentsIds?.[0]);
        expect(
          await errorOf(sdk.orderBilling.refundPayments(String(_id), { paymentRefunds: [{ paymentId }] })),
        ).toBe('PAYMENT_NOT_REFUNDABLE');
        expect(await sdk.orderBilling.getOrderRefundability(String(_id))).toMatchObject({
          payments: [
            { nonRefundable: { reason: 'NOT_PAID' }, payment: { monetary: { maxRefund: eur('0.00') } } },
          ],
        });
      });

      it('docs: an order that is not there, and people who may not', async () => {
        const { sdk, stack } = startOrders(database());
        const { id, paymentId } = await paidOrder(sdk, plainOrder('8.00'));
        const other = '99999999-9999-4999-8999-999999999999';
        expect(await errorOf(sdk.orderBilling.calculateRefund(other))).toBe('ORDER_NOT_FOUND');
        const member = orderModules(stack, { kind: 'member', memberId: other });
        expect(
          await errorOf(member.orderBilling.refundPayments(id, { paymentRefunds: [{ paymentId }] })),
        ).toBe('PERMISSION_DENIED');
      });
    });
  },
  platformMigrations,
);
