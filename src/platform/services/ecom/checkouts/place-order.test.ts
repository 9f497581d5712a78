import { checkout } from '@wix/ecom';
import { beforeAll, describe, expect, it } from 'vitest';
import { forRaces } from '#testing/engines.ts';
import { errorOf } from '#testing/orders.ts';
import {
  newMember,
  newVisitor,
  productId,
  reference,
  shopMigrations,
  shopModules,
  startShop,
  seedListing,
  type Shop,
} from '#testing/shop.ts';
import { FULL } from '#testing/run-size.ts';
import type { StackCaller } from '#testing/stack.ts';

const GOOD = '4242 4242 4242 4242';
const DECLINED = '4000 0000 0000 0002';
const LATER = '4000000000000077';

/** More than the connections of the database; in the full run several times as many. */
const SHOPPERS = FULL ? 60 : 16;
const PIECES = SHOPPERS * 0.75;

const FILE = productId(1);
const FREE = productId(2);
const CARD = productId(3);

forRaces(
  'orders from checkouts',
  (database) => {
    let shop: Shop;
    let stocked = 100;

    beforeAll(async () => {
      shop = startShop(database());
      await seedListing(shop, [
        { id: FILE, name: 'Print file', price: '30.00', digital: true },
        { id: FREE, name: 'Sample', price: '0.00', digital: true },
        { id: CARD, name: 'Card', price: '10.00', quantity: 5, digital: true },
      ]);
    });

    /** A product of which there are only so many. */
    async function scarce(quantity: number): Promise<string> {
      const id = productId(++stocked);
      await seedListing(shop, [{ id, name: `Scarce ${stocked}`, price: '25.00', quantity, digital: true }]);
      return id;
    }

    async function ready(id: string, quantity = 1, caller: StackCaller = newVisitor()) {
      const shopper = shopModules(shop, caller);
      await shopper.currentCart.addToCurrentCart({
        lineItems: [{ catalogReference: reference(id), quantity }],
      });
      const { checkoutId } = await shopper.currentCart.createCheckoutFromCurrentCart({
        channelType: 'WEB',
        email: 'anna@example.com',
        billingAddress: { country: 'PT', city: 'Lisboa', addressLine1: 'Rua Augusta 1' },
      });
      return { shopper, checkoutId: String(checkoutId) };
    }

    const left = async (id: string): Promise<number | undefined> => {
      const { currentCart } = shopModules(shop);
      try {
        const { cart } = await currentCart.addToCurrentCart({
          lineItems: [{ catalogReference: reference(id), quantity: 1 }],
        });
        return cart?.lineItems?.[0]?.availability?.quantityAvailable ?? undefined;
      } catch {
        return 0;
      }
    };

    it('docs: an order waits for its money; asked again, it is the same order', async () => {
      const caller = newVisitor();
      const { shopper, checkoutId } = await ready(FILE, 2, caller);
      const { orderId, paymentGatewayOrderId } = await shop.staff.checkout.createOrder(checkoutId);
      expect(paymentGatewayOrderId).toBe(orderId);
      expect(await shopper.orders.getOrder(String(orderId))).toMatchObject({
        status: 'INITIALIZED',
        paymentStatus: 'NOT_PAID',
        checkoutId,
        channelInfo: { type: 'WEB' },
        buyerInfo: { visitorId: caller.visitorId, email: 'anna@example.com' },
        billingInfo: { address: { country: 'PT', city: 'Lisboa' } },
        priceSummary: {
          subtotal: { amount: '60.00' },
          total: { amount: '60.00', formattedAmount: '€60.00' },
        },
        lineItems: [
          { quantity: 2, productName: { original: 'Print file' }, lineItemPrice: { amount: '60.00' } },
        ],
      });
      const { checkout } = shopper;
      await checkout.updateLineItemsQuantity(checkoutId, [
        { _id: '00000000-0000-0000-0000-000000000001', quantity: 3 },
      ]);
      expect((await shop.staff.checkout.createOrder(checkoutId)).orderId).toBe(orderId);
      const again = await shopper.orders.getOrder(String(orderId));
      expect(again.priceSummary?.total?.amount).toBe('90.00');
      expect(await checkout.getCheckout(checkoutId)).toMatchObject({ completed: false });
    });

    it('assumed: an order is in the language that its buyer shopped in, with the region of the shop', async () => {
      const languageOf = async (language: string): Promise<string | null | undefined> => {
        const caller = newVisitor();
        const { checkoutId, shopper } = await ready(FILE, 1, caller);
        const pages = shop.sdk({ checkout }, caller, { 'x-wix-linguist': `${language}|${language}|true` });
        await pages.checkout.updateCheckout(checkoutId, { buyerNote: 'For the hall' });
        const { orderId } = await shop.staff.checkout.createOrder(checkoutId);
        return (await shopper.orders.getOrder(String(orderId))).buyerLanguage;
      };
      expect(await languageOf('he')).toBe('he');
      expect(await languageOf('en')).toBe(shop.site.locale);
    });

    it('docs: what costs nothing is approved at once, completes the checkout and empties the cart', async () => {
      const { shopper, checkoutId } = await ready(FREE);
      const { orderId, paymentGatewayOrderId } = await shop.staff.checkout.createOrder(checkoutId);
      expect(paymentGatewayOrderId).toBeUndefined();
      expect(await shopper.orders.getOrder(String(orderId))).toMatchObject({
        status: 'APPROVED',
        paymentStatus: 'PAID',
        fulfillmentStatus: 'FULFILLED',
      });
      expect(await shopper.checkout.getCheckout(checkoutId)).toMatchObject({ completed: true });
      expect(await errorOf(shopper.currentCart.getCurrentCart())).toBe('OWNED_CART_NOT_FOUND');
      expect(await errorOf(shop.staff.checkout.createOrder(checkoutId))).toBe('CHECKOUT_ALREADY_PAID');
      expect(
        await errorOf(
          shopper.checkout.addToCheckout(checkoutId, {
            lineItems: [{ catalogReference: reference(FILE), quantity: 1 }],
          }),
        ),
      ).toBe('CHECKOUT_IS_COMPLETE');
    });

    describe('with a card', () => {
      it('sdk: is paid, approved, mailed; the checkout is complete and the cart gone', async () => {
        const { shopper, checkoutId } = await ready(CARD);
        const reply = await shop.staff.checkout.createOrderAndCharge(checkoutId, {
          paymentToken: await shop.token(GOOD),
        });
        const order = await shopper.orders.getOrder(String(reply.orderId));
        expect(order).toMatchObject({
          status: 'APPROVED',
          paymentStatus: 'PAID',
          balanceSummary: { paid: { amount: '10.00' }, balance: { amount: '0.00' } },
        });
        expect(await shopper.checkout.getCheckout(checkoutId)).toMatchObject({
          completed: true,
          lineItems: [{ availability: { status: 'AVAILABLE' } }],
        });
        expect(await errorOf(shopper.currentCart.getCurrentCart())).toBe('OWNED_CART_NOT_FOUND');
        await shop.platform.deliverMail();
        expect(shop.mailer.sent.filter(({ subject }) => subject.includes(String(order.number)))).toHaveLength(
          1,
        );
      });

      it('docs: declined, the stock comes back, and another card pays the same order', async () => {
        const item = await scarce(3);
        const { shopper, checkoutId } = await ready(item, 2);
        const declined = shop.staff.checkout.createOrderAndCharge(checkoutId, {
          paymentToken: await shop.token(DECLINED),
        });
        expect(await errorOf(declined)).toBe('PAYMENT_ERROR');
        expect(await left(item)).toBe(3);
        const pending = await shopper.checkout.getCheckout(checkoutId);
        expect(pending).toMatchObject({ completed: false });
        const { orderId } = await shop.staff.checkout.createOrderAndCharge(checkoutId, {
          paymentToken: await shop.token(GOOD),
        });
        expect(orderId).toBe((pending as { orderId?: string }).orderId ?? orderId);
        expect(await shopper.orders.getOrder(String(orderId))).toMatchObject({
          status: 'APPROVED',
          paymentStatus: 'PAID',
        });
        expect(await left(item)).toBe(1);
      });

      it('assumed: paid twice at the same moment it is one order and one charge', async () => {
        const { shopper, checkoutId } = await ready(FILE);
        const paymentToken = await shop.token(GOOD);
        const pay = () => shop.staff.checkout.createOrderAndCharge(checkoutId, { paymentToken });
        const answers = [...(await Promise.all([pay(), pay()])), await pay()];
        const orderIds = answers.map((answer) => String(answer.orderId));
        expect(new Set(orderIds).size).toBe(1);
        const [orderId = ''] = orderIds;
        const { orderTransactions } =
          await shop.staff.orderTransactions.listTransactionsForSingleOrder(orderId);
        expect(orderTransactions?.payments).toHaveLength(1);
        const mine = await shopper.orders.searchOrders({});
        expect(mine.orders).toHaveLength(1);
      });

      it('docs: money that comes later keeps the checkout waiting, and a second try is rejected', async () => {
        const { checkoutId } = await ready(FILE);
        const { orderId } = await shop.staff.checkout.createOrderAndCharge(checkoutId, {
          paymentToken: await shop.token(LATER),
        });
        expect(await shop.staff.orders.getOrder(String(orderId))).toMatchObject({
          status: 'INITIALIZED',
          paymentStatus: 'PENDING',
        });
        expect(await errorOf(shop.staff.checkout.createOrder(checkoutId))).toBe(
          'CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS',
        );
      });

      it('assumed: charged without a token it is left to be paid by hand', async () => {
        const { shopper, checkoutId } = await ready(FILE);
        const { orderId } = await shop.staff.checkout.createOrderAndCharge(checkoutId);
        expect(await shopper.orders.getOrder(String(orderId))).toMatchObject({
          status: 'APPROVED',
          paymentStatus: 'NOT_PAID',
          balanceSummary: { balance: { amount: '30.00' } },
        });
        expect(await shopper.checkout.getCheckout(checkoutId)).toMatchObject({ completed: true });
      });
    });

    describe('what cannot be ordered', () => {
      it('docs: an empty checkout, one without address, and by shoppers themselves', async () => {
        const { shopper, checkoutId } = await ready(FILE);
        expect(await errorOf(shopper.checkout.createOrder(checkoutId))).toBe('PERMISSION_DENIED');
        await shopper.checkout.removeLineItems(checkoutId, ['00000000-0000-0000-0000-000000000001']);
        expect(await errorOf(shop.staff.checkout.createOrder(checkoutId))).toBe('EMPTY_CHECKOUT');
        const bare = await shopper.checkout.createCheckout({
          channelType: 'WEB',
          lineItems: [{ catalogReference: reference(FILE), quantity: 1 }],
        });
        expect(await errorOf(shop.staff.checkout.createOrder(String(bare._id)))).toEqual([
          'checkout.billingInfo.address REQUIRED_FIELD',
        ]);
      });

      it('assumed: of two shoppers at the last piece exactly one gets it', async () => {
        const item = await scarce(1);
        const [first, second] = await Promise.all([ready(item), ready(item)]);
        const paid = await Promise.allSettled(
          [first, second].map(async ({ checkoutId }) =>
            shop.staff.checkout.createOrderAndCharge(checkoutId, { paymentToken: await shop.token(GOOD) }),
          ),
        );
        expect(paid.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
        const lost = paid.find((one) => one.status === 'rejected');
        expect(await errorOf(Promise.reject(lost?.reason))).toBe('FULL_OUT_OF_STOCK');
        expect(await left(item)).toBe(0);
      });

      it('assumed: what is partly gone', async () => {
        const item = await scarce(3);
        const [first, second] = await Promise.all([ready(item, 2), ready(item, 2)]);
        await shop.staff.checkout.createOrder(first.checkoutId);
        expect(await errorOf(shop.staff.checkout.createOrder(second.checkoutId))).toBe(
          'PARTIAL_OUT_OF_STOCK',
        );
        expect(await second.shopper.checkout.getCheckout(second.checkoutId)).toMatchObject({
          violations: [{ severity: 'ERROR', target: { lineItem: { name: 'LINE_ITEM_DEFAULT' } } }],
        });
      });
    });

    it(`assumed: ${SHOPPERS} shoppers at once and fewer pieces: all are sold, none twice`, async () => {
      const item = await scarce(PIECES);
      const shoppers = await Promise.all(Array.from({ length: SHOPPERS }, () => ready(item)));
      const answers = await Promise.allSettled(
        shoppers.map(async ({ checkoutId }) =>
          shop.staff.checkout.createOrderAndCharge(checkoutId, { paymentToken: await shop.token(GOOD) }),
        ),
      );
      const orderIds = answers.flatMap((answer) =>
        answer.status === 'fulfilled' ? [String(answer.value.orderId)] : [],
      );
      expect(new Set(orderIds).size).toBe(PIECES);
      const rejections = await Promise.all(
        answers.flatMap((answer) =>
          answer.status === 'rejected' ? [errorOf(Promise.reject(answer.reason))] : [],
        ),
      );
      expect(rejections).toEqual(Array.from({ length: SHOPPERS - PIECES }, () => 'FULL_OUT_OF_STOCK'));
      const placed = await Promise.all(orderIds.map((id) => shop.staff.orders.getOrder(id)));
      expect(new Set(placed.map(({ number }) => number)).size).toBe(PIECES);
      expect(placed.every(({ paymentStatus }) => paymentStatus === 'PAID')).toBe(true);
      expect(await left(item)).toBe(0);
      expect(shop.errors).toEqual([]);
    });

    it("assumed: a member's order is the member's", async () => {
      const member = newMember();
      const { shopper, checkoutId } = await ready(FILE, 1, member);
      const { orderId } = await shop.staff.checkout.createOrderAndCharge(checkoutId, {
        paymentToken: await shop.token(GOOD),
      });
      const { orders } = await shopper.orders.searchOrders({});
      expect(orders).toMatchObject([{ _id: orderId, buyerInfo: { memberId: member.memberId } }]);
    });
  },
  shopMigrations,
);
