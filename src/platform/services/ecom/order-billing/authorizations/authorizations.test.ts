import { beforeAll, describe, expect, it } from 'vitest';
import { startAuthorizations, type AuthorizationShop } from '#testing/authorizations.ts';
import { forRaces } from '#testing/engines.ts';
import { cardPayment, errorOf } from '#testing/orders.ts';
import { platformMigrations } from '#platform/platform.ts';

const inHours = (shop: AuthorizationShop, hours: number): Date =>
  new Date(shop.stack.clock.now().getTime() + hours * 3_600_000);

forRaces(
  'authorized payments',
  (database) => {
    let shop: AuthorizationShop;

    beforeAll(() => {
      shop = startAuthorizations(database());
    });

    const capture = (id: string, paymentId: string, amount?: string) =>
      shop.sdk.orderBilling.captureAuthorizedPayments(id, {
        payments: [{ paymentId, ...(amount !== undefined && { amount: { amount } }) }],
      });
    const letGo = (id: string, paymentId: string) =>
      shop.sdk.orderBilling.voidAuthorizedPayments(id, { paymentIds: [paymentId] });
    const timeline = async (id: string) =>
      (await shop.sdk.orders.getOrder(id)).activities?.map(({ activityType }) => activityType);

    describe('a capture', () => {
      it('docs: of a part becomes the amount of the payment, and the rest is released', async () => {
        const { id, paymentId } = await shop.held();
        expect(await shop.sdk.orders.getOrder(id)).toMatchObject({
          paymentStatus: 'PENDING',
          balanceSummary: { authorized: { amount: '30.00' }, paid: { amount: '0.00' } },
        });
        const { orderTransactions } = await capture(id, paymentId, '18.50');
        expect(orderTransactions?.payments).toMatchObject([
          {
            status: 'APPROVED',
            amount: { amount: '18.50' },
            regularPaymentDetails: {
              authorizationDetails: { captures: [{ status: 'SUCCEEDED', amount: { amount: '18.50' } }] },
            },
          },
        ]);
        const order = await shop.sdk.orders.getOrder(id);
        expect(order).toMatchObject({
          paymentStatus: 'PARTIALLY_PAID',
          balanceSummary: {
            authorized: { amount: '0.00' },
            paid: { amount: '18.50' },
            balance: { amount: '11.50' },
          },
        });
        expect(await timeline(id)).toEqual([
          'ORDER_PLACED',
          'AUTHORIZED_PAYMENT_CREATED',
          'AUTHORIZED_PAYMENT_CAPTURED',
          'ORDER_PARTIALLY_PAID',
        ]);
        expect(
          order.activities?.find(({ authorizedPaymentCaptured }) => authorizedPaymentCaptured)
            ?.authorizedPaymentCaptured,
        ).toMatchObject({ amount: { amount: '18.50' }, brand: 'Visa', lastFourDigits: '4242' });
        expect(shop.bank.ended.get(paymentId)).toMatchObject({ kind: 'capture', amount: '18.50' });
      });

      it('sdk: of a part leaves the rest to pay, before and after a refund', async () => {
        const { id, paymentId } = await shop.held();
        await capture(id, paymentId, '18.50');
        await shop.sdk.orderBilling.refundPayments(id, {
          paymentRefunds: [{ paymentId, amount: { amount: '5.00' } }],
        });
        expect(await shop.sdk.orders.getOrder(id)).toMatchObject({
          paymentStatus: 'PARTIALLY_PAID',
          balanceSummary: {
            paid: { amount: '18.50' },
            refunded: { amount: '5.00' },
            balance: { amount: '11.50' },
          },
        });
        await shop.sdk.hidden.paymentCollectionMarkOrderAsPaid(id);
        expect((await shop.sdk.orders.getOrder(id)).balanceSummary).toMatchObject({
          paid: { amount: '30.00' },
          balance: { amount: '0.00' },
        });
      });

      it('docs: without an amount takes all of it, by the older name too', async () => {
        const { id, paymentId } = await shop.held();
        await shop.collector.captureAuthorizedPayments(id, [{ paymentId }]);
        expect(await shop.sdk.orders.getOrder(id)).toMatchObject({ paymentStatus: 'PAID' });
        expect((await shop.payment(id))?.status).toBe('APPROVED');
      });

      it('assumed: asks with a key that says order, payment, amount and try', async () => {
        const { id, paymentId } = await shop.held();
        shop.bank.plan.push('refuse');
        await capture(id, paymentId, '10.00');
        expect(await shop.payment(id)).toMatchObject({
          status: 'AUTHORIZED',
          regularPaymentDetails: {
            authorizationDetails: {
              captures: [{ status: 'FAILED', failureDetails: { failureCode: 'No.' } }],
            },
          },
        });
        await capture(id, paymentId, '10.00');
        const [first, second] = shop.bank.keys.slice(-2);
        expect(first?.startsWith(`${id}:${paymentId}:10.00:`)).toBe(true);
        expect(second?.startsWith(`${id}:${paymentId}:10.00:`)).toBe(true);
        expect(second).not.toBe(first);
        expect((await shop.payment(id))?.status).toBe('APPROVED');
      });

      it('assumed: of what the bank has let go of ends the payment as voided', async () => {
        const { id, paymentId } = await shop.held();
        shop.bank.plan.push('expired');
        await capture(id, paymentId);
        expect(await shop.payment(id)).toMatchObject({ status: 'VOIDED' });
        expect(await shop.sdk.orders.getOrder(id)).toMatchObject({ paymentStatus: 'CANCELED' });
      });
    });

    it('assumed: orders are found by when what is held for them ends, and only while it is', async () => {
      const { id, paymentId } = await shop.held({ actionType: 'VOID', executionDate: inHours(shop, 30) });
      const found = async (hours: number) => {
        const filter = { heldUntil: { $lte: inHours(shop, hours).toISOString() } };
        const { orders = [] } = await shop.sdk.orders.searchOrders({ filter } as object);
        return orders.some(({ _id }) => _id === id);
      };
      expect(await found(29)).toBe(false);
      expect(await found(31)).toBe(true);
      await letGo(id, paymentId);
      expect(await found(31)).toBe(false);
    });

    describe('a void', () => {
      it('docs: lets go of all of it, after which the order can be canceled', async () => {
        const { id, paymentId } = await shop.held();
        expect(await errorOf(shop.sdk.orders.cancelOrder(id))).toBe('ORDER_HAS_AUTHORIZED_TRANSACTION');
        const { orderTransactions } = await letGo(id, paymentId);
        expect(orderTransactions?.payments).toMatchObject([
          {
            status: 'VOIDED',
            regularPaymentDetails: {
              authorizationDetails: { void: { status: 'SUCCEEDED', reason: 'MANUAL' } },
            },
          },
        ]);
        expect(await timeline(id)).toEqual([
          'ORDER_PLACED',
          'AUTHORIZED_PAYMENT_CREATED',
          'AUTHORIZED_PAYMENT_VOIDED',
        ]);
        expect(await shop.sdk.orders.getOrder(id)).toMatchObject({
          paymentStatus: 'CANCELED',
          balanceSummary: { authorized: { amount: '0.00' }, balance: { amount: '30.00' } },
        });
        await shop.sdk.orders.cancelOrder(id);
        expect(shop.bank.ended.get(paymentId)).toMatchObject({ kind: 'void' });
      });
    });

    describe('rejected', () => {
      it('docs: more than there is, or nothing', async () => {
        const { id, paymentId } = await shop.held();
        expect(await errorOf(capture(id, paymentId, '30.01'))).toBe('INVALID_AMOUNT');
        expect(await errorOf(capture(id, paymentId, '0'))).toBe('INVALID_AMOUNT');
        expect(await errorOf(capture(id, paymentId, '1.001'))).not.toBe('nothing refused');
        expect(
          await errorOf(
            shop.collector.captureAuthorizedPayments(id, [{ paymentId, amount: { amount: '99' } }]),
          ),
        ).toBe('INVALID_AMOUNT');
      });

      it('docs: a payment that is not there, not held, or of another kind', async () => {
        const { id, paymentId } = await shop.held();
        const none = crypto.randomUUID();
        expect(await errorOf(capture(id, none))).toBe('PAYMENT_NOT_FOUND');
        expect(await errorOf(letGo(id, none))).toBe('PAYMENT_NOT_FOUND');
        const { paymentsIds = [] } = await shop.sdk.orderTransactions.addPayments(id, [
          cardPayment('1.00'),
          { amount: { amount: '1.00' }, regularPaymentDetails: { offlinePayment: true } },
          { amount: { amount: '1.00' }, status: 'AUTHORIZED', regularPaymentDetails: {} },
        ]);
        const [paid = '', byHand = '', unknown = ''] = paymentsIds;
        expect(await errorOf(capture(id, paid))).toBe('PAYMENT_NOT_AUTHORIZED');
        expect(await errorOf(letGo(id, paid))).toBe('PAYMENT_NOT_AUTHORIZED');
        expect(await errorOf(capture(id, byHand))).toBe('PAYMENT_NOT_AUTHORIZED');
        const older = (one: string) => shop.collector.captureAuthorizedPayments(id, [{ paymentId: one }]);
        expect(await errorOf(older(byHand))).toBe('NOT_REGULAR_ONLINE_PAYMENT');
        expect(await errorOf(older(unknown))).toBe('PAYMENT_GATEWAY_ID_NOT_FOUND');
        expect(await errorOf(letGo(id, unknown))).toBe('GATEWAY_TRANSACTION_NOT_FOUND');
        expect(await errorOf(shop.collector.voidAuthorizedPayments(id, [unknown]))).toBe(
          'PAYMENT_GATEWAY_ID_NOT_FOUND',
        );
        // All or nothing: the one that could be is not touched.
        expect(
          await errorOf(shop.collector.captureAuthorizedPayments(id, [{ paymentId }, { paymentId: none }])),
        ).toBe('PAYMENT_NOT_FOUND');
        expect((await shop.payment(id))?.status).toBe('AUTHORIZED');
        expect(
          await errorOf(
            shop.sdk.orderBilling.voidAuthorizedPayments(id, { paymentIds: [paymentId, paymentId] }),
          ),
        ).toEqual(['options.paymentIds[1] OTHER']);
      });

      it('docs: twice, or the other after the one', async () => {
        const first = await shop.held();
        await letGo(first.id, first.paymentId);
        expect(await errorOf(letGo(first.id, first.paymentId))).toBe('PAYMENT_ALREADY_VOIDED');
        expect(await errorOf(capture(first.id, first.paymentId))).toBe('PAYMENT_ALREADY_VOIDED');
        const second = await shop.held();
        await capture(second.id, second.paymentId, '5.00');
        expect(await errorOf(capture(second.id, second.paymentId, '5.00'))).toBe('PAYMENT_ALREADY_CAPTURED');
        expect(await errorOf(letGo(second.id, second.paymentId))).toBe('PAYMENT_ALREADY_CAPTURED');
      });

      it('assumed: while another is under way', async () => {
        const first = await shop.held();
        shop.bank.plan.push('no answer');
        await capture(first.id, first.paymentId);
        expect(await errorOf(capture(first.id, first.paymentId))).toBe('PAYMENT_HAS_PENDING_CAPTURE');
        expect(await errorOf(letGo(first.id, first.paymentId))).toBe('PAYMENT_ALREADY_CAPTURED');
        const second = await shop.held();
        shop.bank.plan.push('no answer');
        await letGo(second.id, second.paymentId);
        expect(await errorOf(capture(second.id, second.paymentId))).toBe('PAYMENT_ALREADY_VOIDED');
      });

      it('assumed: a capture once the bank has let go of it', async () => {
        const { id, paymentId } = await shop.held({ actionType: 'VOID', executionDate: inHours(shop, 1) });
        shop.stack.clock.advance(2 * 3_600_000);
        expect(await errorOf(capture(id, paymentId))).toBe('PAYMENT_NOT_AUTHORIZED');
      });

      it('assumed: one of a capture and a void at once', async () => {
        const { id, paymentId } = await shop.held();
        const answers = await Promise.all([
          errorOf(capture(id, paymentId, '12.00')),
          errorOf(letGo(id, paymentId)),
          errorOf(shop.collector.captureAuthorizedPayments(id, [{ paymentId }])),
        ]);
        expect(answers.filter((one) => one === 'nothing refused')).toHaveLength(1);
        const ended = shop.bank.ended.get(paymentId);
        expect((await shop.payment(id))?.status).toBe(ended?.kind === 'void' ? 'VOIDED' : 'APPROVED');
      });
    });

    describe('what time does', () => {
      it.each(['CAPTURE', 'VOID'] as const)(
        'docs: a scheduled %s is done on time, once',
        async (actionType) => {
          const { id, paymentId } = await shop.held({ actionType, executionDate: inHours(shop, 2) });
          await shop.stack.platform.maintain();
          expect((await shop.payment(id))?.status).toBe('AUTHORIZED');
          shop.stack.clock.advance(2 * 3_600_000 + 1);
          const before = shop.bank.keys.length;
          await Promise.all([shop.stack.platform.maintain(), shop.stack.platform.maintain()]);
          await shop.stack.platform.maintain();
          expect(new Set(shop.bank.keys.slice(before).filter((key) => key.includes(paymentId))).size).toBe(1);
          expect(await shop.payment(id)).toMatchObject(
            actionType === 'VOID'
              ? {
                  status: 'VOIDED',
                  regularPaymentDetails: { authorizationDetails: { void: { reason: 'SCHEDULED' } } },
                }
              : { status: 'APPROVED', amount: { amount: '30.00' } },
          );
          const actions = (await timeline(id))?.filter((one) => /CAPTURED|VOIDED/.test(String(one)));
          expect(actions).toHaveLength(1);
        },
      );

      it('assumed: is not done to what a person has captured', async () => {
        const { id, paymentId } = await shop.held({ actionType: 'VOID', executionDate: inHours(shop, 2) });
        await capture(id, paymentId, '7.00');
        shop.stack.clock.advance(3 * 3_600_000);
        await shop.stack.platform.maintain();
        expect(await shop.payment(id)).toMatchObject({ status: 'APPROVED', amount: { amount: '7.00' } });
      });
    });

    it('assumed: nothing failed inside', () => expect(shop.stack.errors).toEqual([]));
  },
  platformMigrations,
);
