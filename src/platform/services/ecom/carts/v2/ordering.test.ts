import { redirects } from '@wix/redirects';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import {
  CARD_CODE,
  cartModules,
  FILE,
  item,
  lisbon,
  POSTER,
  startCartShop,
  type CartShop,
} from '#testing/carts-v2.ts';
import { onDatabase } from '#testing/engines.ts';
import { errorOf } from '#testing/orders.ts';
import { destination, open } from '#testing/plain-app.ts';
import { newVisitor, productId, reference, shopMigrations } from '#testing/shop.ts';

const FIRST = '00000000-0000-0000-0000-000000000001';
const GOOD = '4242 4242 4242 4242';

onDatabase(
  'orders from carts of the second kind',
  (database) => {
    let shop: CartShop;

    beforeAll(async () => {
      shop = await startCartShop(database());
    });

    /** A cart that somebody has begun. */
    async function begun(catalogItems = [item(POSTER, 2)]) {
      const own = cartModules(shop, newVisitor());
      const { cart } = await own.currentCartV2.addLineItemsToCurrentCart({ catalogItems });
      return { ...own, id: cart._id };
    }

    const billing = () => ({
      customerInfo: { email: 'anna@example.com', firstName: 'Anna', lastName: 'Berg' },
      paymentInfo: { billingAddress: lisbon() },
    });

    it('docs: an order waits for its money; the cart is ordered once it came', async () => {
      const { cartV2, currentCartV2, id, orders } = await begun([item(FILE, 2)]);
      const staff = shop.staffCarts.cartV2;
      expect(await errorOf(staff.placeOrder(id))).toEqual(['cart.paymentInfo.billingAddress REQUIRED_FIELD']);
      await cartV2.updateCart(id, billing());
      const { summary } = await cartV2.calculateCart(id);
      const priceVerificationToken = summary.priceVerificationToken;
      const placed = await staff.placeOrder(id, { priceVerificationToken });
      expect(placed).toMatchObject({ completed: false, paymentGatewayOrderId: placed.orderId });
      expect(await cartV2.getCart(id)).toMatchObject({ orderPlaced: false, currentCart: true });
      const order = await shop.staff.orders.getOrder(placed.orderId);
      expect(order).toMatchObject({
        priceSummary: { total: { amount: summary.priceSummary?.total?.amount } },
        buyerInfo: { email: 'anna@example.com' },
        billingInfo: { contactDetails: { firstName: 'Anna' }, address: { city: 'Lisboa' } },
      });
      await (
        shop.staff.orders as unknown as { paymentCollectionMarkOrderAsPaid(id: string): Promise<object> }
      ).paymentCollectionMarkOrderAsPaid(placed.orderId);
      expect(await cartV2.getCart(id)).toMatchObject({
        orderPlaced: true,
        orderId: placed.orderId,
        currentCart: false,
      });
      expect(await errorOf(currentCartV2.getCurrentCart())).toBe('OWNED_CART_NOT_FOUND');
      const late = [
        cartV2.addLineItems(id, { catalogItems: [item(FILE)] }),
        cartV2.updateCart(id, { note: 'late' }),
        cartV2.calculateCart(id),
        staff.placeOrder(id),
      ];
      expect(new Set(await Promise.all(late.map(errorOf)))).toEqual(new Set(['CART_ALREADY_ORDERED']));
      expect(await orders.getOrder(placed.orderId)).toMatchObject({ _id: placed.orderId });
    });

    it('docs: with nothing left to pay it is complete at once; a gift card pays', async () => {
      const { cartV2, id } = await begun([item(FILE)]);
      await cartV2.updateCart(id, billing());
      const code = await shop.giftCard('100.00');
      await cartV2.addGiftCard(id, { code });
      const placed = await shop.staffCarts.cartV2.placeOrder(id);
      expect(placed).toMatchObject({ completed: true });
      expect(placed.paymentGatewayOrderId ?? undefined).toBeUndefined();
      expect(await cartV2.getCart(id)).toMatchObject({ orderPlaced: true, orderId: placed.orderId });
    });

    it('sdk: with the token of a payment it is charged; the same try is answered the same', async () => {
      const { cartV2, id } = await begun([item(FILE)]);
      await cartV2.updateCart(id, billing());
      const paymentToken = await shop.token(GOOD);
      const send = () =>
        shop.call(
          'POST',
          `/ecom/v2/carts/${id}/place-order`,
          { paymentToken },
          { 'Idempotency-Key': `pay-${id}` },
        );
      const first = (await (await send()).json()) as { orderId: string };
      expect(first).toMatchObject({ completed: true });
      expect(await (await send()).json()).toMatchObject({ orderId: first.orderId, completed: true });
      expect(await shop.staff.orders.getOrder(first.orderId)).toMatchObject({ paymentStatus: 'PAID' });
      const declined = await begun([item(FILE)]);
      await declined.cartV2.updateCart(declined.id, billing());
      const bad = await shop.token('4000 0000 0000 0002');
      expect(await errorOf(shop.staffCarts.hidden.placeOrder(declined.id, { paymentToken: bad }))).toBe(
        'INVALID_PAYMENT_STATUS',
      );
      expect(await declined.cartV2.getCart(declined.id)).toMatchObject({ orderPlaced: false });
    });

    it('docs: prices that are others than were shown are not ordered', async () => {
      const { cartV2, id } = await begun([item(FILE)]);
      await cartV2.updateCart(id, billing());
      const { summary } = await cartV2.calculateCart(id);
      const priceVerificationToken = summary.priceVerificationToken;
      await cartV2.addLineItems(id, { catalogItems: [item(FILE)] });
      const staff = shop.staffCarts.cartV2;
      expect(await errorOf(staff.placeOrder(id, { priceVerificationToken }))).toBe('CART_PRICES_OUT_OF_SYNC');
      expect(await errorOf(staff.placeOrder(id, { priceVerificationToken: 'guess' }))).toBe(
        'INVALID_PRICE_VERIFICATION_TOKEN',
      );
    });

    it('docs: what keeps it from being ordered is told in words of carts', async () => {
      const { cartV2, id } = await begun([item(POSTER)]);
      const staff = shop.staffCarts.cartV2;
      await cartV2.updateCart(id, { paymentInfo: { billingAddress: lisbon() } });
      expect(await errorOf(staff.placeOrder(id))).toBe('MISSING_DELIVERY_ADDRESS');
      expect((await cartV2.calculateCart(id)).summary.violations).toMatchObject([
        { code: 'MISSING_DELIVERY_ADDRESS' },
      ]);
      await cartV2.removeLineItems(id, [FIRST]);
      expect(await errorOf(staff.placeOrder(id))).toBe('EMPTY_CART');
      const demo = await shop.staffCarts.cartV2.createCart({
        cart: { demo: true },
        catalogItems: [item(FILE)],
      });
      expect(await errorOf(staff.placeOrder(demo._id))).toBe('PLACE_ORDER_NOT_ALLOWED_FOR_DEMO_CART');
      expect(await errorOf(staff.addGiftCard(demo._id, { code: CARD_CODE }))).toBe(
        'GIFT_CARD_PAYMENT_NOT_SUPPORTED_ON_DEMO_CART',
      );
    });

    it('docs: the address of its checkout, or a page of its own with its id', async () => {
      const { cartV2, checkout, id } = await begun([item(FILE)]);
      const { checkoutUrl } = await cartV2.getCheckoutUrl(id, { currencyCode: 'EUR' });
      const { searchParams, pathname } = new URL(checkoutUrl);
      expect([pathname, searchParams.get('currency')]).toEqual(['/checkout', 'EUR']);
      expect(await checkout.getCheckout(String(searchParams.get('checkoutId')))).toMatchObject({
        cartId: id,
      });
      await cartV2.updateCart(id, { customCheckoutUrl: 'https://pay.example.com/{checkout_id}?x=1' });
      expect(await cartV2.getCheckoutUrl(id)).toMatchObject({
        checkoutUrl: `https://pay.example.com/${id}?x=1`,
      });
    });

    it('docs: a redirect session with the id of the cart opens its checkout', async () => {
      const { cartV2, checkout, id } = await begun([item(FILE)]);
      const { redirects: sessions } = shop.sdk({ redirects }, { kind: 'api-key' });
      const opened = async (checkoutId: string): Promise<string> => {
        const { redirectSession } = await sessions.createRedirectSession({ ecomCheckout: { checkoutId } });
        return (
          destination(await open(shop, redirectSession?.fullUrl ?? '')).searchParams.get('checkoutId') ?? ''
        );
      };
      const checkoutId = await opened(id);
      expect(await checkout.getCheckout(checkoutId)).toMatchObject({ _id: checkoutId, cartId: id });
      // Once more, and by the checkout's own id, it is the same one.
      expect([await opened(id), await opened(checkoutId)]).toEqual([checkoutId, checkoutId]);
      await cartV2.updateCart(id, { note: 'Ring twice' });
      expect(await opened(id)).toBe(checkoutId);
      expect(await checkout.getCheckout(checkoutId)).toMatchObject({ buyerNote: 'Ring twice' });
    });

    it('docs: what was ordered elsewhere is marked so', async () => {
      const { cartV2, checkout, id } = await begun([item(FILE)]);
      const { checkoutUrl } = await cartV2.getCheckoutUrl(id);
      const checkoutId = String(new URL(checkoutUrl).searchParams.get('checkoutId'));
      const orderId = productId(77);
      const { cart } = await shop.staffCarts.cartV2.markCartAsCompleted(id, { orderId });
      expect(cart).toMatchObject({ orderPlaced: true, orderId, currentCart: false });
      expect(await checkout.getCheckout(checkoutId)).toMatchObject({ completed: true });
      expect((await shop.staffCarts.cartV2.markCartAsCompleted(id)).cart).toMatchObject({ orderId });
      const other = await begun([item(FILE)]);
      const url = new URL((await other.cartV2.getCheckoutUrl(other.id)).checkoutUrl);
      const token = await shop.platform.tokens.signId(
        'completion',
        String(url.searchParams.get('checkoutId')),
      );
      const query = new URLSearchParams({ token });
      const back = await shop.call('GET', `/ecom/v2/carts/handle-async-checkout-completion?${query}`);
      expect([back.status, back.headers.get('location')]).toEqual([302, `${shop.site.publicUrl}/`]);
      expect(await other.cartV2.getCart(other.id)).toMatchObject({ orderPlaced: true });
    });

    it('sdk: it is told as both kinds', async () => {
      const { cartV2, currentCart, id } = await begun();
      await currentCart.addToCurrentCart({ lineItems: [{ catalogReference: reference(FILE), quantity: 1 }] });
      await cartV2.calculateCart(id);
      await cartV2.deleteCart(id);
      const { rows } = await sql<{
        type: string;
      }>`select entity_fqdn || '_' || slug as type from domain_events
        where entity_id = ${id} order by sequence`.execute(database().kysely);
      const told = rows.map(({ type }) => type);
      expect(told.filter((type) => type.startsWith('wix.ecom.v2.'))).toEqual(
        ['created', 'updated', 'calculated', 'deleted'].map((slug) => `wix.ecom.v2.cart_${slug}`),
      );
      expect(told.filter((type) => type.startsWith('wix.ecom.v1.'))).toEqual(
        ['created', 'updated', 'deleted'].map((slug) => `wix.ecom.v1.cart_${slug}`),
      );
    });
  },
  shopMigrations,
);
