import { checkoutSettings, orderBilling } from '@wix/ecom';
import { beforeAll, describe, expect, it } from 'vitest';
import { onDatabase } from '#testing/engines.ts';
import {
  newVisitor,
  productId,
  reference,
  shopMigrations,
  shopModules,
  startShop,
  seedListing,
  type Shop,
} from '#testing/shop.ts';

const PRINT = productId(70);
const HOUR = 3_600_000;

onDatabase(
  'a shop that takes its money later',
  (database) => {
    let shop: Shop;

    beforeAll(async () => {
      shop = startShop(database());
      await seedListing(shop, [{ id: PRINT, name: 'Print', price: '40.00', quantity: 100, digital: true }]);
    });

    const settle = (checkoutFields: object) =>
      shop.sdk({ checkoutSettings }).checkoutSettings.updateCheckoutSettings({ checkoutFields });

    async function buy(
      card = '4242424242424242',
    ): Promise<{ id: string; token: string; checkoutId: string }> {
      const shopper = shopModules(shop, newVisitor());
      await shopper.currentCart.addToCurrentCart({
        lineItems: [{ catalogReference: reference(PRINT), quantity: 1 }],
      });
      const { checkoutId } = await shopper.currentCart.createCheckoutFromCurrentCart({
        channelType: 'WEB',
        email: 'anna@example.com',
        billingAddress: { country: 'PT', city: 'Lisboa', addressLine1: 'Rua Augusta 1' },
      });
      const token = await shop.token(card);
      const { orderId } = await shop.staff.checkout.createOrderAndCharge(String(checkoutId), {
        paymentToken: token,
      });
      return { id: String(orderId), token, checkoutId: String(checkoutId) };
    }

    const paymentOf = async (id: string) =>
      (await shop.staff.orderTransactions.listTransactionsForSingleOrder(id)).orderTransactions
        ?.payments?.[0];

    describe('with a card', () => {
      it('docs: holds the money: the order stands and is not paid', async () => {
        await settle({ delayCaptureEnabled: true });
        const { id, token, checkoutId } = await buy();
        const expires = new Date(shop.clock.now().getTime() + (7 * 24 - 12) * HOUR).toISOString();
        expect(await paymentOf(id)).toMatchObject({
          status: 'AUTHORIZED',
          amount: { amount: '40.00' },
          regularPaymentDetails: {
            creditCardDetails: { lastFourDigits: '4242' },
            authorizationDetails: {
              delayedCapture: true,
              scheduledAction: { actionType: 'CAPTURE', executionDate: new Date(expires) },
            },
          },
        });
        const order = await shop.staff.orders.getOrder(id);
        expect(order).toMatchObject({ status: 'APPROVED', paymentStatus: 'PENDING' });
        expect(order.activities?.map(({ activityType }) => activityType)).toContain(
          'AUTHORIZED_PAYMENT_CREATED',
        );
        expect(await shop.staff.checkout.getCheckout(checkoutId)).toMatchObject({ completed: true });
        // The same try again holds nothing more.
        const again = await shop.staff.checkout.createOrderAndCharge(checkoutId, { paymentToken: token });
        expect(again.orderId).toBe(id);
        expect(
          (await shop.staff.orderTransactions.listTransactionsForSingleOrder(id)).orderTransactions?.payments,
        ).toHaveLength(1);
        // Nor does the time to pay it run out.
        shop.clock.advance(2 * HOUR);
        await shop.platform.maintain();
        expect((await paymentOf(id))?.status).toBe('AUTHORIZED');
      });

      it('docs: takes a part of it', async () => {
        await settle({ delayCaptureEnabled: true });
        const { id } = await buy();
        const [payment] = [await paymentOf(id)];
        await shop.sdk({ orderBilling }).orderBilling.captureAuthorizedPayments(id, {
          payments: [{ paymentId: String(payment?._id), amount: { amount: '15.00' } }],
        });
        expect(await paymentOf(id)).toMatchObject({ status: 'APPROVED', amount: { amount: '15.00' } });
        expect(await shop.staff.orders.getOrder(id)).toMatchObject({ paymentStatus: 'PARTIALLY_PAID' });
      });

      it('docs: takes it before the bank lets go of it, or lets go of it, as the shop said', async () => {
        await settle({ delayCaptureEnabled: true, captureBeforeExpiryEnabled: true });
        const used = await buy();
        await settle({ delayCaptureEnabled: true, captureBeforeExpiryEnabled: false });
        const freed = await buy();
        await settle({ delayCaptureEnabled: false, captureBeforeExpiryEnabled: true });
        const plain = await buy();
        shop.clock.advance((7 * 24 - 11) * HOUR);
        await shop.platform.maintain();
        expect((await paymentOf(used.id))?.status).toBe('APPROVED');
        expect((await paymentOf(freed.id))?.status).toBe('AUTHORIZED');
        expect((await paymentOf(plain.id))?.status).toBe('APPROVED');
        shop.clock.advance(12 * HOUR);
        await shop.platform.maintain();
        expect(await paymentOf(freed.id)).toMatchObject({
          status: 'VOIDED',
          regularPaymentDetails: { authorizationDetails: { void: { reason: 'SCHEDULED' } } },
        });
      });

      it.each([
        ['told later', '4000000000000077'],
        ['unanswered at first', '4000000000005001'],
      ])('assumed: %s is held as well', async (_how, card) => {
        await settle({ delayCaptureEnabled: true });
        const { id } = await buy(card);
        shop.clock.advance(HOUR / 30);
        await shop.paymentGateway.work();
        await shop.platform.maintain();
        expect(await paymentOf(id)).toMatchObject({ status: 'AUTHORIZED' });
        expect(await shop.staff.orders.getOrder(id)).toMatchObject({ status: 'APPROVED' });
      });
    });

    it('assumed: nothing failed inside', () => expect(shop.errors).toEqual([]));
  },
  shopMigrations,
);
