import { describe, expect, it } from 'vitest';
import { onDatabase } from '#testing/engines.ts';
import { cardPayment, plainOrder, errorOf, startOrders, type OrderModules } from '#testing/orders.ts';
import { platformMigrations } from '#platform/platform.ts';

const UNKNOWN = '99999999-9999-4999-8999-999999999999';
const unpaid = async (sdk: OrderModules, amount = '10.00', more: object = {}): Promise<string> =>
  String((await sdk.orders.createOrder(plainOrder(amount, more)))._id);

onDatabase(
  'payments',
  (database) => {
    it('sdk: payments are recorded and listed for one order and for many', async () => {
      const { sdk } = startOrders(database());
      const [one, two] = [await unpaid(sdk), await unpaid(sdk)];
      const { paymentsIds } = await sdk.orderTransactions.addPayments(one, [
        cardPayment('4.00'),
        cardPayment('6.00'),
      ]);
      const { orderTransactions } = await sdk.orderTransactions.listTransactionsForSingleOrder(one);
      expect(orderTransactions?.payments?.map(({ _id }) => _id)).toEqual(paymentsIds);
      expect(orderTransactions?.payments?.[0]).toMatchObject({
        status: 'APPROVED',
        amount: { formattedAmount: '€4.00' },
      });
      const many = await sdk.orderTransactions.listTransactionsForMultipleOrders([two, UNKNOWN, one]);
      expect(many.orderTransactions?.map(({ orderId }) => orderId)).toEqual([two, one]);
      expect(await errorOf(sdk.orderTransactions.listTransactionsForSingleOrder(UNKNOWN))).toBe(
        'ORDER_NOT_FOUND',
      );
    });

    it('docs: a payment by hand may be partial, and never more than is owed', async () => {
      const { sdk } = startOrders(database());
      const id = await unpaid(sdk);
      expect(await errorOf(sdk.hidden.recordManuallyCollectedPayment(id, { amount: '10.01' }))).toBe(
        'INVALID_AMOUNT',
      );
      expect(await errorOf(sdk.hidden.recordManuallyCollectedPayment(id, { amount: '0' }))).toBe(
        'INVALID_AMOUNT',
      );
      await sdk.hidden.recordManuallyCollectedPayment(
        id,
        { amount: '4.00' },
        { userDefinedPaymentMethodName: { predefined: 'CASH' } },
      );
      const partly = await sdk.orders.getOrder(id);
      expect(partly).toMatchObject({
        paymentStatus: 'PARTIALLY_PAID',
        balanceSummary: { balance: { amount: '6.00' } },
      });
      const { order } = await sdk.hidden.paymentCollectionMarkOrderAsPaid(id);
      expect(order).toMatchObject({ paymentStatus: 'PAID', balanceSummary: { balance: { amount: '0.00' } } });
      expect(order?.activities?.map(({ activityType }) => activityType)).toEqual([
        'ORDER_PLACED',
        'ORDER_PARTIALLY_PAID',
        'ORDER_PAID',
      ]);
      const { orderTransactions } = await sdk.orderTransactions.listTransactionsForSingleOrder(id);
      expect(orderTransactions?.payments).toMatchObject([
        {
          amount: { amount: '4.00' },
          regularPaymentDetails: { offlinePayment: true, paymentMethod: 'CASH' },
        },
        { amount: { amount: '6.00' } },
      ]);
      expect(await errorOf(sdk.hidden.paymentCollectionMarkOrderAsPaid(id))).toBe('ORDER_ALREADY_PAID');
      expect(await errorOf(sdk.hidden.recordManuallyCollectedPayment(id, { amount: '1.00' }))).toBe(
        'ORDER_ALREADY_PAID',
      );
    });

    it('docs: marking as paid approves what was to be paid by hand', async () => {
      const { sdk } = startOrders(database());
      const id = await unpaid(sdk);
      await sdk.orderTransactions.addPayments(id, [
        {
          amount: { amount: '10.00' },
          status: 'PENDING_MERCHANT',
          regularPaymentDetails: { offlinePayment: true },
        },
      ]);
      expect(await sdk.orders.getOrder(id)).toMatchObject({ paymentStatus: 'PENDING_MERCHANT' });
      await sdk.hidden.paymentCollectionMarkOrderAsPaid(id);
      const { orderTransactions } = await sdk.orderTransactions.listTransactionsForSingleOrder(id);
      expect(orderTransactions?.payments).toMatchObject([{ status: 'APPROVED' }]);
      expect(await sdk.orders.getOrder(id)).toMatchObject({ paymentStatus: 'PAID' });
    });

    it('assumed: two marks at once record one payment', async () => {
      const { sdk } = startOrders(database());
      const id = await unpaid(sdk);
      const results = await Promise.allSettled(
        [1, 2, 3].map(() => sdk.hidden.paymentCollectionMarkOrderAsPaid(id)),
      );
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect((await sdk.orders.getOrder(id)).balanceSummary?.paid?.amount).toBe('10.00');
    });

    it('docs: in bulk each order stands for itself, and the answer keeps the order asked', async () => {
      const { sdk } = startOrders(database());
      const [first, paid, canceled, last] = [
        await unpaid(sdk),
        await unpaid(sdk),
        await unpaid(sdk),
        await unpaid(sdk),
      ];
      await sdk.hidden.paymentCollectionMarkOrderAsPaid(paid);
      await sdk.orders.cancelOrder(canceled);
      const reply = await sdk.hidden.paymentCollectionBulkMarkOrdersAsPaid([
        last,
        paid,
        UNKNOWN,
        canceled,
        first,
      ]);
      expect(reply.bulkActionMetadata).toMatchObject({ totalSuccesses: 2, totalFailures: 3 });
      expect(
        reply.results?.map(({ itemMetadata, item }) => [itemMetadata?.error?.code, item?.paymentStatus]),
      ).toEqual([
        [undefined, 'PAID'],
        ['ORDER_ALREADY_PAID', undefined],
        ['ORDER_NOT_FOUND', undefined],
        ['ORDER_CANCELED', undefined],
        [undefined, 'PAID'],
      ]);
      expect(await sdk.orders.getOrder(first)).toMatchObject({ paymentStatus: 'PAID' });
    });

    describe('rejects', () => {
      it('docs: 10,000 ids in one call', async () => {
        const { sdk } = startOrders(database());
        const ids = Array.from({ length: 10_000 }, () => UNKNOWN);
        expect(await errorOf(sdk.hidden.paymentCollectionBulkMarkOrdersAsPaid(ids))).toEqual([
          'ecomOrderIds MAX_SIZE',
        ]);
        expect(await errorOf(sdk.orders.bulkUpdateOrderTags(ids, {}))).toEqual(['orderIds MAX_SIZE']);
      });

      const payments: [string, object, string[]][] = [
        ['a negative amount', cardPayment('-1.00'), ['payments[0].amount.amount DECIMAL_GTE']],
        ['a third decimal', cardPayment('1.001'), ['payments[0].amount.amount DECIMAL_MAX_SCALE']],
        ['no amount', { regularPaymentDetails: {} }, ['payments[0].amount REQUIRED_FIELD']],
        [
          'an unknown status',
          { ...cardPayment('1.00'), status: 'WON' },
          ['payments[0].status INVALID_ENUM_VALUE'],
        ],
        [
          'a status only refunds give',
          { ...cardPayment('1.00'), status: 'REFUNDED' },
          ['payments[0].status INVALID_ENUM_VALUE'],
        ],
      ];
      it.each(payments)('docs: %s', async (_name, payment, violations) => {
        const { sdk } = startOrders(database());
        const id = await unpaid(sdk);
        expect(await errorOf(sdk.orderTransactions.addPayments(id, [payment]))).toEqual(violations);
        expect((await sdk.orders.getOrder(id)).balanceSummary?.paid?.amount).toBe('0.00');
      });

      it('assumed: half a yen', async () => {
        const { sdk } = startOrders(database());
        const id = await unpaid(sdk, '100', { currency: 'JPY' });
        expect(await errorOf(sdk.hidden.recordManuallyCollectedPayment(id, { amount: '0.5' }))).toEqual([
          'amount.amount DECIMAL_MAX_SCALE',
        ]);
      });

      it('docs: a canceled order', async () => {
        const { sdk } = startOrders(database());
        const id = await unpaid(sdk);
        await sdk.orders.cancelOrder(id);
        expect(await errorOf(sdk.hidden.recordManuallyCollectedPayment(id, { amount: '1.00' }))).toBe(
          'ORDER_CANCELED',
        );
        expect(await errorOf(sdk.hidden.paymentCollectionMarkOrderAsPaid(id))).toBe('ORDER_CANCELED');
      });
    });
  },
  platformMigrations,
);
