import { beforeAll, beforeEach, expect, it } from 'vitest';
import { onDatabase } from '#testing/engines.ts';
import { stripe } from '#testing/gateways.ts';
import { paymentTestMigrations, startPayments, type PaymentStack } from '#testing/payments.ts';
import type { StripeDouble, StripeFailure } from '#testing/stripe/double.ts';

const GOOD = '4242 4242 4242 4242';
const TROUBLES: StripeFailure[] = ['never', 'lost', 'garbage', 'nonsense', 'down'];

onDatabase(
  'Stripe, asked for what it holds or took',
  (database) => {
    let shop: PaymentStack;
    let double: StripeDouble;

    beforeAll(() => {
      shop = startPayments(database(), stripe);
      double = shop.gateway.double as StripeDouble;
    });
    beforeEach(() => {
      double.trouble = undefined;
    });

    const paymentOf = async (orderId: string) =>
      (await shop.modules.orderTransactions.listTransactionsForSingleOrder(orderId)).orderTransactions
        ?.payments?.[0];

    /** An order for whose whole sum a card is held. */
    async function held(): Promise<{ orderId: string; paymentId: string; intent: string }> {
      const orderId = await shop.newOrder();
      const { providerTransactionId: intent } = await shop.gateway.provider.charge({
        paymentId: crypto.randomUUID(),
        orderId,
        paymentToken: await shop.token(GOOD),
        amount: '116.85',
        currency: 'EUR',
        idempotencyKey: crypto.randomUUID(),
        returnUrl: 'https://shop.test/back',
        authorizeOnly: true,
        savePaymentMethod: false,
        offSession: false,
        createdDate: shop.clock.now().toISOString(),
        description: 'x',
        buyer: {},
      });
      const { paymentsIds = [] } = await shop.modules.orderTransactions.addPayments(orderId, [
        {
          amount: { amount: '116.85' },
          status: 'AUTHORIZED',
          regularPaymentDetails: { providerTransactionId: String(intent) },
        },
      ]);
      return { orderId, paymentId: String(paymentsIds[0]), intent: String(intent) };
    }

    /** What is asked again once Stripe is well. */
    async function recover(): Promise<void> {
      double.trouble = undefined;
      shop.clock.advance(10 * 60_000);
      await shop.platform.maintain();
    }

    it.each(TROUBLES)(
      'a capture that is answered %s is unknown, then asked again and made once',
      async (error) => {
        const { orderId, paymentId, intent } = await held();
        double.trouble = error;
        await shop.modules.orderBilling.captureAuthorizedPayments(orderId, {
          payments: [{ paymentId, amount: { amount: '100.00' } }],
        });
        expect(await paymentOf(orderId)).toMatchObject({
          status: 'AUTHORIZED',
          regularPaymentDetails: { authorizationDetails: { captures: [{ status: 'PENDING' }] } },
        });
        await recover();
        expect(await paymentOf(orderId)).toMatchObject({ status: 'APPROVED', amount: { amount: '100.00' } });
        expect(double.books.intent(intent)).toMatchObject({ status: 'succeeded', amount_received: 10_000 });
      },
    );

    it.each(TROUBLES)('a void that is answered %s is unknown, then asked again and made', async (error) => {
      const { orderId, paymentId, intent } = await held();
      double.trouble = error;
      await shop.modules.orderBilling.voidAuthorizedPayments(orderId, { paymentIds: [paymentId] });
      expect((await paymentOf(orderId))?.status).toBe('AUTHORIZED');
      await recover();
      expect((await paymentOf(orderId))?.status).toBe('VOIDED');
      expect(double.books.intent(intent).status).toBe('canceled');
    });

    it.each(TROUBLES)(
      'a refund that is answered %s is unknown, then asked again and paid once',
      async (error) => {
        const orderId = await shop.newOrder();
        const { charge } = await shop.charge(orderId, await shop.token(GOOD));
        const intent = String((await paymentOf(orderId))?.regularPaymentDetails?.providerTransactionId);
        double.trouble = error;
        const { refund } = await shop.modules.orderBilling.refundPayments(orderId, {
          paymentRefunds: [{ paymentId: String(charge?.paymentId), amount: { amount: '10.00' } }],
        });
        expect(refund?.transactions).toMatchObject([{ refundStatus: 'SCHEDULED' }]);
        await recover();
        expect((await shop.modules.orders.getOrder(orderId)).balanceSummary).toMatchObject({
          refunded: { amount: '10.00' },
          pendingRefund: { amount: '0.00' },
        });
        const paid = [...double.books.refunds.values()].filter(({ payment_intent: of }) => of === intent);
        expect(paid).toMatchObject([{ amount: 1000 }]);
      },
    );
  },
  paymentTestMigrations,
);
