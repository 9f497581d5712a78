import { checkoutSettings, orderBilling } from '@wix/ecom';
import { beforeAll, describe, expect, it } from 'vitest';
import { extensionPath } from '#shared/extensions/define.ts';
import { onDatabase } from '#testing/engines.ts';
import { orderModules, plainOrder, errorOf } from '#testing/orders.ts';
import { pricingModules } from '#testing/pricing.ts';
import {
  newVisitor,
  productId,
  reference,
  shopMigrations,
  shopModules,
  startShop,
  seedListing,
  type Shop,
  type ShopModules,
} from '#testing/shop.ts';
import { sign, SIGNATURE_HEADER } from '#platform/adapters/test-gateway/signature.ts';
import { insertCoupon } from '../../marketing/coupons/public.ts';
import { GIFT_CARD_APP_ID, insertGiftCard } from '../gift-vouchers/public.ts';

const GOOD = '4242424242424242';
const DECLINED = '4000000000000002';
const LATER = '4000000000000077';

onDatabase(
  'what an order holds until it is paid',
  (database) => {
    let shop: Shop;
    let last = 0;

    beforeAll(() => {
      shop = startShop(database());
    });

    const codeOf = (): string => crypto.randomUUID().replaceAll('-', '').slice(0, 16).toUpperCase();

    async function giftCard(): Promise<string> {
      const code = codeOf();
      const rest = { expirationDate: undefined, isDisabled: false, externalId: undefined };
      const card = { id: `gift-${code}`, code, balance: '15.00', currency: 'EUR', ...rest };
      await insertGiftCard(database().kysely, shop.site.id, card);
      return code;
    }
    /** Five euros off, for one order. */
    async function coupon(): Promise<string> {
      const code = codeOf();
      const day = '2020-01-01T00:00:00.000Z';
      await insertCoupon(database().kysely, shop.site.id, {
        id: `coupon-${code}`,
        code,
        name: 'Five',
        benefit: { kind: 'MONEY_OFF', amount: '5.00' },
        active: true,
        startTime: day,
        usageLimit: 1,
        limitedToOneItem: false,
        createdDate: day,
      });
      return code;
    }
    /** Something of which there are two. */
    async function rarity(): Promise<string> {
      const id = productId(++last);
      await seedListing(shop, [{ id, name: `Rare ${last}`, price: '40.00', quantity: 2, digital: true }]);
      return id;
    }

    interface Held {
      id: string;
      item: string;
      giftCardCode: string;
      couponCode: string;
    }

    /** A checkout over one of two pieces, with a gift card and a coupon: 40 − 5 − 15. */
    async function begin({ checkout }: ShopModules = shopModules(shop)): Promise<Held> {
      const [item, giftCardCode, couponCode] = await Promise.all([rarity(), giftCard(), coupon()]);
      const made = await checkout.createCheckout({
        channelType: 'WEB',
        lineItems: [{ catalogReference: reference(item), quantity: 1 }],
        giftCardCode,
        couponCode,
        checkoutInfo: {
          buyerInfo: { email: 'anna@example.com' },
          billingInfo: { address: { country: 'PT', city: 'Lisboa' } },
        },
      });
      return { id: String(made._id), item, giftCardCode, couponCode };
    }
    const charge = async (id: string, card: string) =>
      shop.staff.checkout.createOrderAndCharge(id, { paymentToken: await shop.token(card) });

    /** What is left of each for the next buyer. */
    async function left({ item, giftCardCode, couponCode }: Held) {
      const giftVouchers = pricingModules(shop).giftVouchers;
      const { currentCart } = shopModules(shop, newVisitor());
      const added = await currentCart
        .addToCurrentCart({ lineItems: [{ catalogReference: reference(item), quantity: 1 }] })
        .catch(() => undefined);
      const use = currentCart.updateCurrentCart({ couponCode }).then(
        () => 'usable',
        (error: unknown) => errorOf(Promise.reject(error)),
      );
      return {
        pieces: added?.cart?.lineItems?.[0]?.availability?.quantityAvailable ?? 0,
        balance: Number((await giftVouchers.getGiftCard(giftCardCode)).giftCard?.balance?.value),
        coupon: await use,
      };
    }
    const untouched = { pieces: 2, balance: 15, coupon: 'usable' };
    const used = { pieces: 1, balance: 0, coupon: 'ERROR_COUPON_USAGE_EXCEEDED' };

    const paymentsOf = async (orderId: string) =>
      (await shop.staff.orderTransactions.listTransactionsForSingleOrder(orderId)).orderTransactions
        ?.payments ?? [];

    async function approveLate(orderId: string): Promise<void> {
      const payment = (await paymentsOf(orderId)).find(({ regularPaymentDetails }) => regularPaymentDetails);
      const transaction = payment?.regularPaymentDetails?.providerTransactionId;
      const body = JSON.stringify({ id: crypto.randomUUID(), transaction, outcome: 'APPROVED' });
      const signature = await sign(body, 'a secret of gateway and platform', shop.clock.now());
      const reply = await shop.call('POST', '/hosted/payments/notices', body, {
        [SIGNATURE_HEADER]: signature,
      });
      expect(reply.status).toBe(200);
    }

    it('assumed: an unpaid order that is canceled lets go of all of it, and another may be placed', async () => {
      const transaction = await begin();
      const { orderId = '' } = await shop.staff.checkout.createOrder(transaction.id);
      expect(await left(transaction)).toEqual(used);
      const { order } = await shop.staff.orders.cancelOrder(orderId);
      expect(order).toMatchObject({ status: 'CANCELED', paymentStatus: 'CANCELED' });
      expect(await left(transaction)).toEqual(untouched);
      const next = await charge(transaction.id, GOOD);
      expect(next.orderId).not.toBe(orderId);
      expect(await shop.staff.orders.getOrder(String(next.orderId))).toMatchObject({ paymentStatus: 'PAID' });
      expect(await left(transaction)).toEqual(used);
    });

    describe('money that comes after a decline', () => {
      const declined = async () => {
        const transaction = await begin();
        expect(await errorOf(charge(transaction.id, DECLINED))).toBe('PAYMENT_ERROR');
        expect(await left(transaction)).toEqual(untouched);
        const state = await shop.call('POST', extensionPath('getMyCheckoutPayment'), {
          checkoutId: transaction.id,
        });
        const { orderId } = (await state.json()) as { orderId: string };
        return { held: transaction, orderId };
      };

      it('assumed: takes all of it again, once', async () => {
        const { held, orderId } = await declined();
        await approveLate(orderId);
        await approveLate(orderId);
        expect(await left(held)).toEqual(used);
        expect(await shop.staff.orders.getOrder(orderId)).toMatchObject({
          status: 'APPROVED',
          paymentStatus: 'PAID',
          balanceSummary: { paid: { amount: '35.00' }, balance: { amount: '0.00' } },
        });
      });

      it('assumed: leaves open what the gift card cannot pay any more', async () => {
        const { held, orderId } = await declined();
        await pricingModules(shop).giftVouchers.redeemGiftCard(held.giftCardCode, {
          amount: { value: '10.00', currency: 'EUR' },
          appId: GIFT_CARD_APP_ID,
        });
        await approveLate(orderId);
        expect(await left(held)).toMatchObject({ balance: 5, pieces: 1 });
        expect(await shop.staff.orders.getOrder(orderId)).toMatchObject({
          status: 'APPROVED',
          paymentStatus: 'PARTIALLY_PAID',
          balanceSummary: { paid: { amount: '20.00' }, balance: { amount: '15.00' } },
        });
      });
    });

    it('assumed: what somebody gave back by hand is not given back again, nor in the way of a decline', async () => {
      const transaction = await begin();
      const { orderId = '' } = await shop.staff.checkout.createOrder(transaction.id);
      const [payment] = await paymentsOf(orderId);
      const transactionId = String(payment?.giftcardPaymentDetails?.giftCardPaymentId);
      await pricingModules(shop).giftVouchers.voidTransaction(transactionId, { appId: GIFT_CARD_APP_ID });
      expect(await errorOf(charge(transaction.id, DECLINED))).toBe('PAYMENT_ERROR');
      expect(await left(transaction)).toEqual(untouched);
    });

    const byHand: [string, string, (id: string) => Promise<unknown>][] = [
      ['paid', '35.00', (id) => orderModules(shop).hidden.paymentCollectionMarkOrderAsPaid(id)],
      ['paid', '35.00', (id) => orderModules(shop).hidden.paymentCollectionBulkMarkOrdersAsPaid([id])],
      [
        'paid in part',
        '19.00',
        (id) => orderModules(shop).hidden.recordManuallyCollectedPayment(id, { amount: '4.00' }),
      ],
      ['approved', '15.00', (id) => orderModules(shop).hidden.updateOrderStatus(id, 'APPROVED')],
    ];
    it.each(byHand)(
      'assumed: by hand an order is %s with what the gift card was to pay: %s',
      async (_, paid, action) => {
        const transaction = await begin();
        const { orderId = '' } = await shop.staff.checkout.createOrder(transaction.id);
        expect(await paymentsOf(orderId)).toMatchObject([{ status: 'PENDING' }]);
        await action(orderId);
        const payments = await paymentsOf(orderId);
        expect(payments.map(({ status }) => status)).not.toContain('PENDING');
        expect(await shop.staff.orders.getOrder(orderId)).toMatchObject({
          status: 'APPROVED',
          paymentStatus: paid === '35.00' ? 'PAID' : 'PARTIALLY_PAID',
          balanceSummary: { paid: { amount: paid }, pending: { amount: '0.00' } },
        });
        expect(await left(transaction)).toEqual(used);
        // And it gets back what it paid.
        const card = payments.find(({ giftcardPaymentDetails }) => giftcardPaymentDetails);
        await shop
          .sdk({ orderBilling })
          .orderBilling.refundPayments(orderId, { paymentRefunds: [{ paymentId: String(card?._id) }] });
        expect(await left(transaction)).toMatchObject({ balance: 15 });
      },
    );

    it('docs: a refund puts the money back on the gift card, all of it and once', async () => {
      const transaction = await begin();
      const { orderId = '' } = await charge(transaction.id, GOOD);
      const payments = await paymentsOf(orderId);
      const card = payments.find(({ giftcardPaymentDetails }) => giftcardPaymentDetails);
      const billing = shop.sdk({ orderBilling }).orderBilling;
      const refund = () =>
        billing.refundPayments(orderId, { paymentRefunds: [{ paymentId: String(card?._id) }] });
      await refund();
      expect(await left(transaction)).toMatchObject({ balance: 15 });
      expect(await errorOf(refund())).toBe('PAYMENT_NOT_REFUNDABLE');
      expect(await left(transaction)).toMatchObject({ balance: 15 });
      const rest = payments.find(({ regularPaymentDetails }) => regularPaymentDetails);
      await billing.refundPayments(orderId, { paymentRefunds: [{ paymentId: String(rest?._id) }] });
      expect(await shop.staff.orders.getOrder(orderId)).toMatchObject({
        paymentStatus: 'FULLY_REFUNDED',
        balanceSummary: { refunded: { amount: '35.00' } },
      });
    });

    it('assumed: what is added while the payment is under way is not ordered and stays in the cart', async () => {
      const [first, second] = [await rarity(), await rarity()];
      const { checkout, currentCart, orders } = shopModules(shop);
      const add = (id: string) =>
        currentCart.addToCurrentCart({ lineItems: [{ catalogReference: reference(id), quantity: 1 }] });
      const checkOut = async () =>
        String(
          (
            await currentCart.createCheckoutFromCurrentCart({
              channelType: 'WEB',
              email: 'anna@example.com',
              billingAddress: { country: 'PT', city: 'Lisboa' },
            })
          ).checkoutId,
        );
      await add(first);
      const id = await checkOut();
      const { orderId = '' } = await charge(id, LATER);
      await currentCart.removeLineItemsFromCurrentCart(['00000000-0000-0000-0000-000000000001']);
      // Takes the place, and the id, of what is being paid.
      await add(second);
      expect(await checkOut()).toBe(id);
      shop.clock.advance(60_000);
      await shop.paymentGateway.work();
      expect(await orders.getOrder(orderId)).toMatchObject({
        paymentStatus: 'PAID',
        lineItems: [{ catalogReference: { catalogItemId: first } }],
      });
      expect(await checkout.getCheckout(id)).toMatchObject({
        completed: true,
        lineItems: [{ catalogReference: { catalogItemId: first } }],
      });
      expect((await currentCart.getCurrentCart()).lineItems).toMatchObject([
        { catalogReference: { catalogItemId: second } },
      ]);
    });

    it('docs: everything an order was charged for adds up to what can be refunded', async () => {
      const transaction = await begin();
      const { orderId = '' } = await charge(transaction.id, GOOD);
      const { lineItems } = await shop.staff.orders.getOrder(orderId);
      const billing = shop.sdk({ orderBilling }).orderBilling;
      const { summary } = await billing.calculateRefund(orderId, {
        refundItems: { lineItems: [{ lineItemId: String(lineItems?.[0]?._id), quantity: 1 }] },
      });
      expect(summary).toMatchObject({ total: { amount: '35.00' }, discount: { amount: '5.00' } });
    });

    it('docs: an order that names its checkout is confirmed by one mail', async () => {
      const { _id, number } = await shop.staff.orders.createOrder(
        plainOrder('8.00', { checkoutId: crypto.randomUUID() }),
      );
      expect(_id).toBeTruthy();
      await shop.platform.deliverMail();
      expect(shop.mailer.sent.filter(({ subject }) => subject.includes(`order ${number}`))).toHaveLength(1);
    });

    it('docs: shoppers redeem no gift card where the shop switched that off', async () => {
      const settings = shop.sdk({ checkoutSettings }).checkoutSettings;
      const allow = (giftCardRedeemEnabled: boolean) =>
        settings.updateCheckoutSettings({ checkoutFields: { giftCardRedeemEnabled } });
      await allow(false);
      expect(await errorOf(begin())).toBe('GIFT_CARD_REDEEM_DISABLED');
      expect((await begin(shop.staff)).id).toBeTruthy();
      await allow(true);
      expect((await begin()).id).toBeTruthy();
    });
  },
  shopMigrations,
);
