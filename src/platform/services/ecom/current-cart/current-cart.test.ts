import { beforeAll, describe, expect, it } from 'vitest';
import { onDatabase } from '#testing/engines.ts';
import { fingerprinter } from '#testing/fingerprint.ts';
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
import { insertCoupon } from '../../marketing/coupons/public.ts';
import { LEGACY_STORES_APP_ID } from '../../stores/catalog/public.ts';

const MOIRE = productId(1);
const VALE = productId(2);
const SOLD_OUT = productId(4);
const HIDDEN = productId(5);
const MISSING = productId(404);
const FIRST = '00000000-0000-0000-0000-000000000001';
const SECOND = '00000000-0000-0000-0000-000000000002';

const line = (id: string, quantity = 1) => ({ catalogReference: reference(id), quantity });

onDatabase(
  'the current cart',
  (database) => {
    let shop: Shop;
    const fresh = () => shopModules(shop).currentCart;

    beforeAll(async () => {
      shop = startShop(database());
      await seedListing(shop, [
        { id: MOIRE, name: 'Moiré', price: '30.00', compareAtPrice: '45.00' },
        { id: VALE, name: 'Vale', price: '40.00', quantity: 10 },
        { id: SOLD_OUT, name: 'Sold out', price: '12.50', quantity: 0 },
        { id: HIDDEN, name: 'Hidden', price: '12.50', quantity: 7, visible: false },
      ]);
      for (const code of ['TEN', 'FIVE']) {
        await insertCoupon(database().kysely, shop.site.id, {
          id: crypto.randomUUID(),
          code,
          name: code,
          benefit: { kind: 'MONEY_OFF', amount: code === 'TEN' ? '10.00' : '5.00' },
          active: true,
          startTime: '2020-01-01T00:00:00.000Z',
          limitedToOneItem: false,
          createdDate: '2020-01-01T00:00:00.000Z',
        });
      }
    });

    it('docs: there is none before the first add, for reading, estimating and deleting', async () => {
      const cart = fresh();
      expect(await errorOf(cart.getCurrentCart())).toBe('OWNED_CART_NOT_FOUND');
      expect(await errorOf(cart.estimateCurrentCartTotals({}))).toBe('OWNED_CART_NOT_FOUND');
      expect(await errorOf(cart.deleteCurrentCart())).toBe('OWNED_CART_NOT_FOUND');
      expect(await errorOf(cart.removeLineItemsFromCurrentCart([FIRST]))).toBe('OWNED_CART_NOT_FOUND');
      expect(await errorOf(cart.createCheckoutFromCurrentCart({ channelType: 'WEB' }))).toBe(
        'OWNED_CART_NOT_FOUND',
      );
    });

    it('docs: saying something of it begins it too', async () => {
      const cart = fresh();
      const begun = await cart.updateCurrentCart({ cartInfo: { buyerNote: 'A present' } });
      expect(begun).toMatchObject({ buyerNote: 'A present', lineItems: [] });
      expect(await cart.getCurrentCart()).toMatchObject({ _id: begun._id, buyerNote: 'A present' });
    });

    it('assumed: a wrong code begins none, and changes nothing', async () => {
      const cart = fresh();
      const fingerprint = await fingerprinter(database(), ['account_attempts']);
      const before = await fingerprint();
      const enterWrongCode = () => errorOf(cart.updateCurrentCart({ couponCode: 'NOPE' }));
      expect(await enterWrongCode()).toBe('ERROR_COUPON_DOES_NOT_EXIST');
      expect(await errorOf(cart.getCurrentCart())).toBe('OWNED_CART_NOT_FOUND');
      expect(await fingerprint()).toBe(before);
      await cart.updateCurrentCart({ cartInfo: { buyerNote: 'A present' } });
      const begun = await fingerprint();
      expect(await enterWrongCode()).toBe('ERROR_COUPON_DOES_NOT_EXIST');
      expect(await fingerprint()).toBe(begun);
    });

    it('assumed: whoever tries too many codes is told when to try again', async () => {
      const authorization = await shop.platform.tokens.sign({ siteId: shop.site.id, ...newVisitor() });
      const bring = () =>
        shop.call('PATCH', '/ecom/v1/carts/current', { couponCode: 'NOPE' }, { authorization });
      let reply = await bring();
      for (let tries = 1; reply.status === 400 && tries < 100; tries++) reply = await bring();
      expect(reply.status).toBe(429);
      const wait = Number(reply.headers.get('retry-after'));
      expect(wait).toBeGreaterThan(0);
      expect(wait).toBeLessThanOrEqual(3600);
      shop.clock.advance(wait * 1000);
      expect((await bring()).status).toBe(400);
    });

    it('docs: it takes the token of a visitor or member', async () => {
      expect(await errorOf(shop.staff.currentCart.getCurrentCart())).toBe('PERMISSION_DENIED');
    });

    it('sdk: adding begins it, with every amount filled', async () => {
      const visitor = newVisitor();
      const { currentCart } = shopModules(shop, visitor);
      const { cart } = await currentCart.addToCurrentCart({ lineItems: [line(MOIRE, 2)] });
      expect(cart).toMatchObject({
        currency: 'EUR',
        conversionCurrency: 'EUR',
        buyerInfo: { visitorId: visitor.visitorId },
        appliedDiscounts: [],
        subtotal: {
          amount: '60.00',
          convertedAmount: '60.00',
          formattedAmount: '€60.00',
          formattedConvertedAmount: '€60.00',
        },
        lineItems: [
          {
            _id: FIRST,
            quantity: 2,
            catalogReference: reference(MOIRE),
            productName: { original: 'Moiré' },
            price: { amount: '30.00', formattedConvertedAmount: '€30.00' },
            fullPrice: { amount: '45.00' },
            url: 'https://shop.test/products/moire',
            availability: { status: 'AVAILABLE' },
            paymentOption: 'FULL_PAYMENT_ONLINE',
          },
        ],
      });
      expect(cart?.lineItems?.[0]?.availability?.quantityAvailable).toBeUndefined();
      expect((await currentCart.getCurrentCart())._id).toBe(cart?._id);
    });

    it('assumed: the same thing adds up, whichever id of the catalogue names it', async () => {
      const cart = fresh();
      await cart.addToCurrentCart({ lineItems: [line(MOIRE), line(VALE)] });
      const legacy = { ...reference(MOIRE), appId: LEGACY_STORES_APP_ID };
      const { cart: after } = await cart.addToCurrentCart({
        lineItems: [{ catalogReference: legacy, quantity: 2 }],
      });
      expect(after?.lineItems).toMatchObject([
        { _id: FIRST, quantity: 3 },
        { _id: SECOND, quantity: 1 },
      ]);
    });

    it('docs: never more than there is, when adding as when changing', async () => {
      const cart = fresh();
      const { cart: added } = await cart.addToCurrentCart({ lineItems: [line(VALE, 50)] });
      expect(added?.lineItems).toMatchObject([
        { quantity: 10, availability: { status: 'AVAILABLE', quantityAvailable: 10 } },
      ]);
      await cart.updateCurrentCartLineItemQuantity([{ _id: FIRST, quantity: 3 }]);
      const { cart: more } = await cart.updateCurrentCartLineItemQuantity([{ _id: FIRST, quantity: 11 }]);
      expect(more?.lineItems?.[0]?.quantity).toBe(10);
    });

    it.each([-1, 0, 1e9, 1.5])('docs: a quantity of %d is rejected by field', async (quantity) => {
      const cart = fresh();
      const field = (call: Promise<unknown>) => errorOf(call);
      expect(await field(cart.addToCurrentCart({ lineItems: [line(MOIRE, quantity)] }))).toEqual([
        expect.stringContaining('lineItems'),
      ]);
      await cart.addToCurrentCart({ lineItems: [line(MOIRE)] });
      const change = cart.updateCurrentCartLineItemQuantity([{ _id: FIRST, quantity }]);
      expect(await field(change)).toEqual([expect.stringContaining('quantity')]);
      expect((await cart.getCurrentCart()).lineItems).toMatchObject([{ quantity: 1 }]);
    });

    it('assumed: what is unknown, hidden or sold out cannot be added', async () => {
      const cart = fresh();
      expect(await errorOf(cart.addToCurrentCart({ lineItems: [line(MISSING)] }))).toBe(
        'ITEM_NOT_FOUND_IN_CATALOG',
      );
      expect(await errorOf(cart.addToCurrentCart({ lineItems: [line(HIDDEN)] }))).toBe(
        'ITEM_NOT_FOUND_IN_CATALOG',
      );
      expect(await errorOf(cart.addToCurrentCart({ lineItems: [line(SOLD_OUT)] }))).toBe(
        'INSUFFICIENT_INVENTORY',
      );
      expect(await errorOf(cart.addToCurrentCart({}))).toEqual(['options.lineItems REQUIRED_FIELD']);
      expect(await errorOf(cart.getCurrentCart())).toBe('OWNED_CART_NOT_FOUND');
      expect(await errorOf(cart.updateCurrentCartLineItemQuantity([{ _id: FIRST, quantity: 1 }]))).toBe(
        'OWNED_CART_NOT_FOUND',
      );
    });

    it('docs: custom lines and prices of one’s own are for administrators', async () => {
      const cart = fresh();
      const custom = {
        price: '1.00',
        quantity: 1,
        itemType: { preset: 'PHYSICAL' as const },
        productName: { original: 'Cheap' },
      };
      expect(await errorOf(cart.addToCurrentCart({ customLineItems: [custom] }))).toBe('PERMISSION_DENIED');
      const overridden = { ...line(MOIRE), catalogOverrideFields: { price: '0.01' } };
      expect(await errorOf(cart.addToCurrentCart({ lineItems: [overridden] }))).toBe('PERMISSION_DENIED');
    });

    it('assumed: an emptied cart stays; what left it may be named again', async () => {
      const cart = fresh();
      await cart.addToCurrentCart({ lineItems: [line(MOIRE), line(VALE)] });
      await cart.removeLineItemsFromCurrentCart([FIRST]);
      const { cart: empty } = await cart.removeLineItemsFromCurrentCart([FIRST, SECOND]);
      expect(empty).toMatchObject({ lineItems: [], subtotal: { amount: '0.00', formattedAmount: '€0.00' } });
      const { cart: again } = await cart.addToCurrentCart({ lineItems: [line(MOIRE)] });
      expect(again?._id).toBe(empty?._id);
      await cart.deleteCurrentCart();
      expect(await errorOf(cart.getCurrentCart())).toBe('OWNED_CART_NOT_FOUND');
    });

    it('assumed: a code is found in any case and with spaces around it, and kept as the shop writes it', async () => {
      const cart = fresh();
      await cart.addToCurrentCart({ lineItems: [line(MOIRE)] });
      for (const couponCode of ['ten', ' Ten ', 'TEN']) {
        await cart.updateCurrentCart({ couponCode });
        expect(await cart.getCurrentCart()).toMatchObject({
          appliedDiscounts: [{ coupon: { code: 'TEN' } }],
        });
        await cart.removeCouponFromCurrentCart();
      }
    });

    it('docs: one coupon: the new one takes the place of the old, and can be removed', async () => {
      const cart = fresh();
      await cart.addToCurrentCart({ lineItems: [line(MOIRE, 2)] });
      await cart.updateCurrentCart({ couponCode: 'TEN' });
      const after = await cart.updateCurrentCart({
        couponCode: 'FIVE',
        cartInfo: { buyerNote: 'Ring twice' },
      });
      expect(after).toMatchObject({
        buyerNote: 'Ring twice',
        appliedDiscounts: [{ coupon: { code: 'FIVE' } }],
        subtotal: { amount: '60.00' },
      });
      expect(await errorOf(cart.updateCurrentCart({ couponCode: 'NOPE' }))).toBe(
        'ERROR_COUPON_DOES_NOT_EXIST',
      );
      const { priceSummary } = await cart.estimateCurrentCartTotals({});
      expect(priceSummary).toMatchObject({ discount: { amount: '5.00' }, total: { amount: '55.00' } });
      const { cart: without } = await cart.removeCouponFromCurrentCart();
      expect(without?.appliedDiscounts).toEqual([]);
    });

    it('docs: a cart belongs to one business location', async () => {
      const cart = fresh();
      const [here, there] = [productId(70), productId(71)];
      await cart.addToCurrentCart({ lineItems: [line(MOIRE)], businessLocationId: here });
      expect(
        await errorOf(cart.addToCurrentCart({ lineItems: [line(MOIRE)], businessLocationId: there })),
      ).toBe('CART_IS_ALREADY_ASSOCIATED_WITH_DIFFERENT_LOCATION');
    });

    it('assumed: two tabs that add at once share one cart and lose nothing', async () => {
      const cart = fresh();
      const answers = await Promise.all(
        Array.from({ length: 6 }, (_, index) =>
          cart.addToCurrentCart({ lineItems: [line(index % 2 === 0 ? MOIRE : VALE)] }),
        ),
      );
      expect(new Set(answers.map((answer) => answer.cart?._id)).size).toBe(1);
      const quantities = (await cart.getCurrentCart()).lineItems?.map(({ quantity }) => quantity);
      expect(quantities).toEqual([3, 3]);
    });

    describe('what happens to items meanwhile', () => {
      it('assumed: a deleted or hidden one shows as not found and can be removed', async () => {
        const missing = productId(80);
        await seedListing(shop, [{ id: missing, name: 'Gone', price: '5.00', quantity: 3 }]);
        const cart = fresh();
        await cart.addToCurrentCart({ lineItems: [line(missing), line(MOIRE)] });
        await shop.call('DELETE', `/stores/v3/products/${missing}`);
        const { lineItems } = await cart.getCurrentCart();
        expect(lineItems).toMatchObject([
          { productName: { original: 'Gone' }, availability: { status: 'NOT_FOUND' } },
          { availability: { status: 'AVAILABLE' } },
        ]);
        const { violations } = await cart.estimateCurrentCartTotals({});
        expect(violations).toMatchObject([
          {
            severity: 'ERROR',
            target: { lineItem: { _id: FIRST, suggestedFix: 'REMOVE_LINE_ITEM' } },
            description: 'Gone is no longer for sale.',
          },
        ]);
        const { cart: after } = await cart.removeLineItemsFromCurrentCart([FIRST]);
        expect(after?.lineItems).toHaveLength(1);
      });
    });

    it('assumed: idle carts of visitors go after a quarter of a year, those of members stay', async () => {
      const visitor = fresh();
      const member = shopModules(shop, newMember()).currentCart;
      await visitor.addToCurrentCart({ lineItems: [line(MOIRE)] });
      await member.addToCurrentCart({ lineItems: [line(MOIRE)] });
      shop.clock.advance(91 * 24 * 3_600_000);
      await shop.platform.maintain();
      expect(await errorOf(visitor.getCurrentCart())).toBe('OWNED_CART_NOT_FOUND');
      expect((await member.getCurrentCart()).lineItems).toHaveLength(1);
    });
  },
  shopMigrations,
);
