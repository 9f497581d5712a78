import { beforeAll, describe, expect, it } from 'vitest';
import { onDatabase } from '#testing/engines.ts';
import { newGiftCard } from '#testing/gift-card-codes.ts';
import { errorOf } from '#testing/orders.ts';
import { deliverPortugal, pricingModules } from '#testing/pricing.ts';
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
import { insertCoupon } from '../../marketing/coupons/public.ts';
import { GIFT_CARD_APP_ID } from '../gift-vouchers/public.ts';

const POSTER = productId(1);
const FILE = productId(2);
const FIRST = '00000000-0000-0000-0000-000000000001';
const GOOD = '4242 4242 4242 4242';
const DECLINED = '4000 0000 0000 0002';

const line = (id: string, quantity = 1) => ({ catalogReference: reference(id), quantity });
/** Made anew for every call: the SDK writes into what it is given. */
const lisbon = () => ({ country: 'PT', city: 'Lisboa', postalCode: '1100', addressLine1: 'Rua Augusta 1' });
const anna = { firstName: 'Anna', lastName: 'Berg' };

/** What the SDK exports and hides from its types. */
interface HiddenCheckout {
  getWixCheckoutUrl(id: string): Promise<{ checkoutUrl: string }>;
}

onDatabase(
  'checkouts',
  (database) => {
    let shop: Shop;
    let express = '';

    beforeAll(async () => {
      shop = startShop(database());
      await seedListing(shop, [
        { id: POSTER, name: 'Poster', price: '30.00', quantity: 50 },
        { id: FILE, name: 'File', price: '20.00', digital: true },
      ]);
      const { ways } = await deliverPortugal(shop, { Post: '5.00', Courier: '12.00' });
      express = ways.Courier;
      const { kysely } = database();
      const day = '2020-01-01T00:00:00.000Z';
      const coupon = {
        name: 'Ten',
        benefit: { kind: 'MONEY_OFF' as const, amount: '10.00' },
        active: true,
        startTime: day,
        limitedToOneItem: false,
        createdDate: day,
      };
      const siteId = shop.site.id;
      await insertCoupon(kysely, siteId, { ...coupon, id: crypto.randomUUID(), code: 'TEN' });
      await insertCoupon(kysely, siteId, { ...coupon, id: crypto.randomUUID(), code: 'ONCE', usageLimit: 1 });
      await insertCoupon(kysely, siteId, {
        ...coupon,
        id: crypto.randomUUID(),
        code: 'GONE',
        expirationTime: '2021-01-01T00:00:00.000Z',
      });
    });

    const giftCard = (balance: string): Promise<string> => newGiftCard(shop, balance);

    const begin = async (
      { checkout }: ShopModules,
      more: Partial<NonNullable<Parameters<ShopModules['checkout']['createCheckout']>[0]>> = {},
    ): Promise<string> => {
      const made = await checkout.createCheckout({
        lineItems: [line(POSTER, 2)],
        ...more,
        channelType: 'WEB',
      });
      return String(made._id);
    };
    const toAnna = () => ({
      buyerInfo: { email: 'anna@example.com' },
      shippingInfo: { shippingDestination: { address: lisbon(), contactDetails: anna } },
    });

    describe('the checkout itself', () => {
      it('sdk: is made of items, priced with delivery to its address', async () => {
        const shopper = shopModules(shop);
        expect(await errorOf(shopper.checkout.createCheckout({ channelType: 'WEB' }))).toEqual([
          'options.lineItems MIN_SIZE',
        ]);
        const id = await begin(shopper);
        const updated = await shopper.checkout.updateCheckout(id, toAnna());
        expect(updated).toMatchObject({
          buyerInfo: { email: 'anna@example.com' },
          shippingInfo: {
            shippingDestination: { address: lisbon(), contactDetails: anna },
            selectedCarrierServiceOption: { title: 'Post', requestedShippingOption: false },
          },
          priceSummary: {
            subtotal: { amount: '60.00', formattedConvertedAmount: '€60.00' },
            shipping: { amount: '5.00' },
            total: { amount: '65.00' },
          },
          completed: false,
        });
        const options = updated.shippingInfo?.carrierServiceOptions?.[0]?.shippingOptions;
        expect(options?.map(({ title }) => title)).toEqual(['Post', 'Courier']);
        const chosen = await shopper.checkout.updateCheckout(id, {
          shippingInfo: { selectedCarrierServiceOption: { code: express } },
        });
        expect(chosen).toMatchObject({
          shippingInfo: {
            shippingDestination: { contactDetails: anna },
            selectedCarrierServiceOption: { title: 'Courier', requestedShippingOption: true },
          },
          priceSummary: { total: { amount: '72.00' } },
        });
        const unknown = shopper.checkout.updateCheckout(id, {
          shippingInfo: { selectedCarrierServiceOption: { code: 'balloon' } },
        });
        expect(await errorOf(unknown)).toBe('SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND');
      });

      it('docs: a change must change something, and the email stays', async () => {
        const shopper = shopModules(shop);
        const id = await begin(shopper, { checkoutInfo: { buyerInfo: { email: 'anna@example.com' } } });
        expect(await errorOf(shopper.checkout.updateCheckout(id, {}))).toEqual([
          expect.stringContaining('REQUIRED_FIELD'),
        ]);
        const removing = shopper.checkout.updateCheckout(id, { buyerInfo: { email: null } });
        expect(await errorOf(removing)).toEqual([expect.stringContaining('email FIELD_NOT_ALLOWED')]);
      });

      it('docs: lines are added, changed within the stock, and removed', async () => {
        const { checkout } = shopModules(shop);
        const id = await begin(shopModules(shop, { kind: 'api-key' }));
        await checkout.addToCheckout(id, { lineItems: [line(FILE)] });
        const { checkout: clamped } = await checkout.updateLineItemsQuantity(id, [
          { _id: FIRST, quantity: 99_999 },
        ]);
        expect(clamped?.lineItems?.[0]?.quantity).toBe(50);
        const { checkout: less } = await checkout.removeLineItems(id, [FIRST]);
        expect(less?.lineItems).toMatchObject([
          { productName: { original: 'File' }, lineItemPrice: { amount: '20.00' } },
        ]);
      });

      it('docs: a buyer whom the shop exempts pays the exempt rate', async () => {
        const { taxCalculation, taxRegions, taxGroups, manualTaxMappings } = pricingModules(shop);
        const { taxCalculatorDetails } = await taxCalculation.listTaxCalculators();
        const appId = taxCalculatorDetails?.[0]?.appId ?? '';
        const region = await taxRegions.createTaxRegion({ country: 'ES', appId });
        const { taxGroups: groups } = await taxGroups.listDefaultTaxGroups();
        const taxExemptGroupId = crypto.randomUUID();
        await manualTaxMappings.createManualTaxMapping({
          taxGroupId: String(groups?.[0]?._id),
          taxRegionId: String(region._id),
          taxRate: '0.21',
          taxName: 'IVA',
          exemptRates: [{ taxExemptGroupId, taxRate: '0.04' }],
        });
        const id = await begin(shop.staff, {
          lineItems: [line(FILE)],
          checkoutInfo: { billingInfo: { address: { country: 'ES' } } },
        });
        expect((await shop.staff.checkout.getCheckout(id)).priceSummary?.tax?.amount).toBe('4.20');
        const exempt = await shop.staff.checkout.updateCheckout(id, { taxExemptGroupId });
        expect(exempt.priceSummary).toMatchObject({ tax: { amount: '0.80' }, total: { amount: '20.80' } });
      });

      it('docs: what only the shop may do is rejected to visitors', async () => {
        const caller = newVisitor();
        const shopper = shopModules(shop, caller);
        const id = await begin(shopper);
        const { giftVouchers, totalsCalculator } = pricingModules(shop, caller);
        const code = await giftCard('5.00');
        const options = { amount: { value: '5.00', currency: 'EUR' }, appId: GIFT_CARD_APP_ID };
        for (const call of [
          () => shopper.checkout.markCheckoutAsCompleted(id),
          () => shopper.checkout.createOrderAndCharge(id, { paymentToken: 'tok_any' }),
          () => shopper.checkout.updateCheckout(id, { taxExemptGroupId: crypto.randomUUID() }),
          () => shopper.orderTransactions.addPayments(id, [{ amount: { amount: '60.00' } }]),
          () => giftVouchers.getGiftCard(code),
          () => giftVouchers.redeemGiftCard(code, options),
          () => totalsCalculator.calculateTotals({ lineItems: [] }),
        ])
          expect(await errorOf(call())).toBe('PERMISSION_DENIED');
        expect(await shopper.checkout.getCheckout(id)).toMatchObject({ completed: false });
      });

      it.each([-1, 0, 1e9, 1.5])('docs: a quantity of %d is rejected by field', async (quantity) => {
        const shopper = shopModules(shop);
        const byField = [expect.stringContaining('quantity')];
        expect(await errorOf(begin(shopper, { lineItems: [line(POSTER, quantity)] }))).toEqual(byField);
        const id = await begin(shopper);
        const { checkout } = shopper;
        expect(await errorOf(checkout.addToCheckout(id, { lineItems: [line(FILE, quantity)] }))).toEqual(
          byField,
        );
        const changing = checkout.updateLineItemsQuantity(id, [{ _id: FIRST, quantity }]);
        expect(await errorOf(changing)).toEqual(byField);
        expect((await checkout.getCheckout(id)).lineItems).toMatchObject([{ quantity: 2 }]);
      });

      it('sdk: has an address of its own, unless another is set', async () => {
        const shopper = shopModules(shop);
        const id = await begin(shopper);
        const own = `https://shop.test/checkout?checkoutId=${id}`;
        const { checkout } = shopper;
        expect((await checkout.getCheckoutUrl(id)).checkoutUrl).toBe(own);
        for (const overrideCheckoutUrl of ['javascript:alert(1)', 'otherapp://pay'])
          expect(await errorOf(checkout.updateCheckout(id, {}, { overrideCheckoutUrl }))).toEqual([
            expect.stringMatching(/overrideCheckoutUrl VALIDATION$/),
          ]);
        await checkout.updateCheckout(
          id,
          {},
          { overrideCheckoutUrl: 'https://elsewhere.test/{checkout_id}' },
        );
        expect((await checkout.getCheckoutUrl(id)).checkoutUrl).toBe(`https://elsewhere.test/${id}`);
        await checkout.updateCheckout(id, {}, { overrideCheckoutUrl: 'https://elsewhere.test/pay' });
        expect((await checkout.getCheckoutUrl(id)).checkoutUrl).toBe('https://elsewhere.test/pay');
        const hidden = checkout as unknown as HiddenCheckout;
        expect((await hidden.getWixCheckoutUrl(id)).checkoutUrl).toBe(own);
        await checkout.removeOverrideCheckoutUrl(id);
        expect((await checkout.getCheckoutUrl(id)).checkoutUrl).toBe(own);
      });

      it('assumed: nobody opens that of somebody else; one without owner becomes the first one’s', async () => {
        const id = await begin(shopModules(shop));
        const stranger = shopModules(shop).checkout;
        const attempts = [
          stranger.getCheckout(id),
          stranger.updateCheckout(id, { buyerNote: 'mine' }),
          stranger.getCheckoutUrl(id),
          stranger.removeCoupon(id),
          stranger.removeGiftCard(id),
        ];
        expect(new Set(await Promise.all(attempts.map(errorOf)))).toEqual(new Set(['CHECKOUT_NOT_FOUND']));
        expect(await errorOf(stranger.markCheckoutAsCompleted(id))).toBe('PERMISSION_DENIED');
        const open = await begin(shop.staff);
        await stranger.updateCheckout(open, { buyerNote: 'mine' });
        expect(await errorOf(shopModules(shop).checkout.getCheckout(open))).toBe('CHECKOUT_NOT_FOUND');
        expect((await stranger.getCheckout(open)).buyerNote).toBe('mine');
      });

      it('sdk: is found by the cart that it came from, by its shopper and the shop alone', async () => {
        const shopper = shopModules(shop);
        const { cart } = await shopper.currentCart.addToCurrentCart({ lineItems: [line(POSTER)] });
        const cartId = String(cart?._id);
        expect(await errorOf(shopper.checkout.getCheckoutByCartId(cartId))).toBe('CHECKOUT_NOT_FOUND');
        const { checkoutId } = await shopper.currentCart.createCheckoutFromCurrentCart({
          channelType: 'WEB',
        });
        const found = { _id: checkoutId, cartId, lineItems: [{ quantity: 1 }], completed: false };
        for (const { checkout } of [shopper, shop.staff])
          expect(await checkout.getCheckoutByCartId(cartId)).toMatchObject({ checkout: found });
        const stranger = shopModules(shop).checkout;
        expect(await errorOf(stranger.getCheckoutByCartId(cartId))).toBe('CHECKOUT_NOT_FOUND');
      });

      it('docs: is completed by hand, or by who comes back with a signed token', async () => {
        const shopper = shopModules(shop);
        const id = await begin(shopper);
        await shop.staff.checkout.markCheckoutAsCompleted(id);
        expect((await shopper.checkout.getCheckout(id)).completed).toBe(true);
        expect(await errorOf(shopper.checkout.updateCheckout(id, toAnna()))).toBe('CHECKOUT_IS_COMPLETE');

        const other = await begin(shopper);
        const path = '/ecom/v1/checkouts/mark-checkout-as-completed-and-redirect-to-url?token=';
        const forged = await shop.call('GET', `${path}JWS.abc`);
        expect([forged.status, JSON.stringify(await forged.json())]).toEqual([
          401,
          expect.stringContaining('UNAUTHENTICATED_TOKEN'),
        ]);
        const token = await shop.platform.tokens.signId('completion', other);
        const back = await shop.call('GET', path + token);
        expect([back.status, back.headers.get('location')]).toEqual([302, 'https://shop.test/']);
        expect((await shopper.checkout.getCheckout(other)).completed).toBe(true);
      });
    });

    describe('codes', () => {
      it('docs: one coupon and one gift card at a time, both removable', async () => {
        const shopper = shopModules(shop);
        const { checkout } = shopper;
        const id = await begin(shopper);
        for (const [couponCode, code] of [
          ['NOPE', 'ERROR_COUPON_DOES_NOT_EXIST'],
          ['GONE', 'ERROR_COUPON_HAS_EXPIRED'],
        ] as const)
          expect(await errorOf(checkout.updateCheckout(id, {}, { couponCode }))).toBe(code);
        expect(await errorOf(checkout.updateCheckout(id, {}, { giftCardCode: 'AAAABBBBCCCC' }))).toBe(
          'GIFT_CARD_NOT_FOUND',
        );
        const empty = await giftCard('0.00');
        expect(await errorOf(checkout.updateCheckout(id, {}, { giftCardCode: empty }))).toBe(
          'GIFT_CARD_IS_EMPTY',
        );
        const giftCardCode = await giftCard('15.00');
        const both = await checkout.updateCheckout(id, {}, { couponCode: 'TEN', giftCardCode });
        expect(both).toMatchObject({
          appliedDiscounts: [{ coupon: { code: 'TEN', amount: { amount: '10.00' } } }],
          giftCard: { amount: { amount: '15.00' } },
          priceSummary: { discount: { amount: '10.00' }, total: { amount: '35.00' } },
        });
        expect(both.giftCard?.obfuscatedCode).not.toContain(giftCardCode);
        await checkout.removeGiftCard(id);
        const { checkout: plain } = await checkout.removeCoupon(id);
        expect(plain).toMatchObject({ appliedDiscounts: [], priceSummary: { total: { amount: '60.00' } } });
      });

      it('assumed: an order counts the coupon and redeems the card; a decline gives both back', async () => {
        const shopper = shopModules(shop);
        const giftCardCode = await giftCard('15.00');
        const id = await begin(shopper, {
          checkoutInfo: toAnna(),
          couponCode: 'ONCE',
          giftCardCode,
          lineItems: [line(POSTER)],
        });
        const charge = async (card: string) =>
          shop.staff.checkout.createOrderAndCharge(id, { paymentToken: await shop.token(card) });
        expect(await errorOf(charge(DECLINED))).toBe('PAYMENT_ERROR');
        const giftVouchers = pricingModules(shop).giftVouchers;
        const balance = async () => (await giftVouchers.getGiftCard(giftCardCode)).giftCard?.balance?.value;
        expect(Number(await balance())).toBe(15);
        expect(await shopper.checkout.getCheckout(id)).toMatchObject({
          priceSummary: { discount: { amount: '10.00' }, total: { amount: '10.00' } },
        });
        const { orderId } = await charge(GOOD);
        expect(Number(await balance())).toBe(0);
        expect(await shopper.orders.getOrder(String(orderId))).toMatchObject({
          status: 'APPROVED',
          paymentStatus: 'PAID',
          priceSummary: {
            total: { amount: '25.00' },
            shipping: { amount: '5.00' },
            discount: { amount: '10.00' },
          },
          balanceSummary: { paid: { amount: '25.00' }, balance: { amount: '0.00' } },
          shippingInfo: {
            title: 'Post',
            logistics: { shippingDestination: { address: lisbon(), contactDetails: anna } },
          },
          recipientInfo: { contactDetails: anna },
          billingInfo: { address: lisbon() },
          appliedDiscounts: [{ coupon: { code: 'ONCE', amount: { amount: '10.00' } } }],
        });
        const { orderTransactions } = await shop.staff.orderTransactions.listTransactionsForSingleOrder(
          String(orderId),
        );
        expect(
          orderTransactions?.payments?.map(({ status, amount, giftcardPaymentDetails }) => [
            giftcardPaymentDetails ? 'gift card' : 'card',
            status,
            amount?.amount,
          ]),
        ).toEqual([
          ['gift card', 'VOIDED', '15.00'],
          ['card', 'DECLINED', '10.00'],
          ['gift card', 'APPROVED', '15.00'],
          ['card', 'APPROVED', '10.00'],
        ]);
        const next = await begin(shopper);
        expect(await errorOf(shopper.checkout.updateCheckout(next, {}, { couponCode: 'ONCE' }))).toBe(
          'ERROR_COUPON_USAGE_EXCEEDED',
        );
      });

      it('docs: a gift card that covers all leaves nothing to collect', async () => {
        const shopper = shopModules(shop);
        const giftCardCode = await giftCard('100.00');
        const id = await begin(shopper, { checkoutInfo: toAnna(), giftCardCode });
        const { orderId, paymentGatewayOrderId } = await shop.staff.checkout.createOrder(id);
        expect(paymentGatewayOrderId).toBeUndefined();
        expect(await shopper.orders.getOrder(String(orderId))).toMatchObject({
          status: 'APPROVED',
          paymentStatus: 'PAID',
          priceSummary: { total: { amount: '65.00' } },
        });
      });
    });

    describe('what stands in the way of an order', () => {
      it('docs: no delivery selected, none to that address, none of the kind any more', async () => {
        const shopper = shopModules(shop);
        const id = await begin(shopper);
        expect(await errorOf(shop.staff.checkout.createOrder(id))).toBe('NO_SELECTED_CARRIER_SERVICE_OPTION');
        await shopper.checkout.updateCheckout(id, {
          shippingInfo: { shippingDestination: { address: { country: 'JP', city: 'Tokyo' } } },
        });
        expect(['CALCULATION_ERROR', 'NO_SELECTED_CARRIER_SERVICE_OPTION']).toContain(
          await errorOf(shop.staff.checkout.createOrder(id)),
        );
      });

      it('assumed: an item deleted on the way to the till', async () => {
        const missing = productId(90);
        await seedListing(shop, [{ id: missing, name: 'Gone', price: '5.00', quantity: 3, digital: true }]);
        const shopper = shopModules(shop);
        const id = await begin(shopper, { checkoutInfo: toAnna(), lineItems: [line(missing), line(FILE)] });
        await shop.call('DELETE', `/stores/v3/products/${missing}`);
        expect(await errorOf(shop.staff.checkout.createOrder(id))).toBe('PARTIAL_OUT_OF_STOCK');
        const { checkout: left } = await shopper.checkout.removeLineItems(id, [FIRST]);
        expect(left?.violations).toEqual([]);
        expect((await shop.staff.checkout.createOrder(id)).orderId).toBeTruthy();
      });

      it.each([
        { card: '4000000000000077', status: 'APPROVED', paymentStatus: 'PAID' },
        { card: '4000000000000788', status: 'INITIALIZED', paymentStatus: 'DECLINED' },
      ])('assumed: an item deleted while paying; the payment ends $paymentStatus', async (how) => {
        const missing = productId(92);
        await seedListing(shop, [{ id: missing, name: 'Gone', price: '5.00', quantity: 3, digital: true }]);
        const id = await begin(shopModules(shop), { checkoutInfo: toAnna(), lineItems: [line(missing)] });
        const { orderId } = await shop.staff.checkout.createOrderAndCharge(id, {
          paymentToken: await shop.token(how.card),
        });
        await shop.call('DELETE', `/stores/v3/products/${missing}`);
        shop.clock.advance(60_000);
        await shop.paymentGateway.work();
        const { card: _number, ...expected } = how;
        expect(await shop.staff.orders.getOrder(String(orderId))).toMatchObject({
          ...expected,
          lineItems: [{ productName: { original: 'Gone' }, quantity: 1 }],
        });
        expect(shop.errors).toEqual([]);
      });

      it('assumed: nobody pays in time: stock and codes go back, the order can still be paid', async () => {
        const scarce = productId(91);
        await seedListing(shop, [{ id: scarce, name: 'Scarce', price: '5.00', quantity: 2, digital: true }]);
        const shopper = shopModules(shop);
        const id = await begin(shopper, { checkoutInfo: toAnna(), lineItems: [line(scarce, 2)] });
        const { orderId } = await shop.staff.checkout.createOrder(id);
        const next = () => begin(shopModules(shop), { lineItems: [line(scarce)] });
        expect(await errorOf(next())).toBe('INSUFFICIENT_INVENTORY');
        shop.clock.advance(31 * 60_000);
        await shop.platform.maintain();
        expect(await next()).toBeTruthy();
        const paid = await shop.staff.checkout.createOrderAndCharge(id, {
          paymentToken: await shop.token(GOOD),
        });
        expect(paid.orderId).toBe(orderId);
      });
    });
  },
  shopMigrations,
);
