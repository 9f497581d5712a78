import { beforeAll, expect, it } from 'vitest';
import {
  CARD_CODE,
  cartModules,
  FILE,
  item,
  lisbon,
  POSTER,
  SCARCE,
  SOLD_OUT,
  startCartShop,
  type CartModules,
  type CartShop,
} from '#testing/carts-v2.ts';
import { onDatabase } from '#testing/engines.ts';
import { errorOf } from '#testing/orders.ts';
import { newMember, newVisitor, productId, shopMigrations } from '#testing/shop.ts';

const FIRST = '00000000-0000-0000-0000-000000000001';
const SECOND = '00000000-0000-0000-0000-000000000002';
const MISSING = productId(404);

onDatabase(
  'carts of the second kind',
  (database) => {
    let shop: CartShop;
    const shopper = (caller = newVisitor()): CartModules => cartModules(shop, caller);

    beforeAll(async () => {
      shop = await startCartShop(database());
    });

    /** A cart that somebody has begun. */
    async function begun(catalogItems = [item(POSTER, 2)], caller = newVisitor()) {
      const own = shopper(caller);
      const { cart } = await own.currentCartV2.addLineItemsToCurrentCart({ catalogItems });
      return { ...own, id: cart._id, caller };
    }

    it('docs: adding begins the current cart; the same cart is read as either kind', async () => {
      const visitor = newVisitor();
      const own = shopper(visitor);
      expect(await errorOf(own.currentCartV2.getCurrentCart())).toBe('OWNED_CART_NOT_FOUND');
      expect(await errorOf(own.currentCartV2.addLineItemsToCurrentCart({}))).toBe('NO_LINE_ITEMS_TO_ADD');
      const { cart } = await own.currentCartV2.addLineItemsToCurrentCart({ catalogItems: [item(POSTER, 2)] });
      expect(cart).toMatchObject({
        currentCart: true,
        orderPlaced: false,
        demo: false,
        subtotal: { amount: '60.00', convertedAmount: '60.00' },
        customerInfo: { visitorId: visitor.visitorId, currencyCode: 'EUR' },
        businessInfo: { currencyCode: 'EUR' },
        source: { channelType: 'WEB', createdBy: { visitorId: visitor.visitorId } },
        coupons: [],
        paymentInfo: { giftCards: [] },
        lineItems: [
          {
            _id: FIRST,
            name: { original: 'Poster' },
            quantityInfo: { requestedQuantity: 2, confirmedQuantity: 2, fixedQuantity: false },
            pricing: {
              unitPrice: { amount: '30.00' },
              totalPrice: { amount: '60.00' },
              breakdown: { fullPrice: { amount: '36.50' }, salePrice: { amount: '30.00' } },
            },
            source: { catalogReference: { catalogItemId: POSTER } },
            attributes: { physicalProperties: { shippable: true }, membersOnly: false },
            status: 'IN_STOCK',
            customLineItem: false,
          },
        ],
      });
      const first = await own.currentCart.getCurrentCart();
      expect([first._id, first.purchaseFlowId]).toEqual([cart._id, cart.purchaseFlowId]);
      await own.currentCart.addToCurrentCart({ lineItems: [item(FILE)] });
      const again = await own.cartV2.getCart(cart._id);
      expect(again).toMatchObject({
        lineItems: [{ _id: FIRST }, { _id: SECOND }],
        subtotal: { amount: '79.99' },
      });
      expect(Number(again.revision)).toBe(Number(cart.revision) + 1);
    });

    it('docs: fields are set and replaced, and the other kind has them too', async () => {
      const { cartV2, currentCartV2, currentCart, id } = await begun();
      await currentCartV2.updateCurrentCart({
        note: 'Ring twice',
        customerInfo: { email: 'anna@example.com', firstName: 'Anna', lastName: 'Berg' },
        deliveryInfo: { address: lisbon() },
        paymentInfo: { billingAddress: { country: 'PT', city: 'Porto' } },
      });
      const updated = await cartV2.updateCart(id, {
        note: null,
        deliveryInfo: { address: { country: 'ES' } },
      });
      expect(updated).toMatchObject({
        customerInfo: { email: 'anna@example.com', firstName: 'Anna' },
        paymentInfo: { billingAddress: { country: 'PT', city: 'Porto' } },
      });
      expect(updated.note ?? undefined).toBeUndefined();
      // An address is written whole.
      expect(updated.deliveryInfo?.address?.city ?? undefined).toBeUndefined();
      expect(await currentCart.getCurrentCart()).toMatchObject({
        buyerInfo: { email: 'anna@example.com' },
        contactInfo: { address: { country: 'ES' }, contactDetails: { firstName: 'Anna', lastName: 'Berg' } },
      });
      expect(await errorOf(cartV2.updateCart(id, { customerInfo: { email: null } }))).toEqual([
        'cart.customerInfo.email FIELD_NOT_ALLOWED',
      ]);
      expect(await errorOf(cartV2.updateCart(id, { taxInfo: { taxExemptGroupId: productId(9) } }))).toBe(
        'PERMISSION_DENIED',
      );
    });

    it('docs: lines are changed and taken out by their ids', async () => {
      const { cartV2, currentCartV2, id } = await begun([item(POSTER), item(SCARCE)]);
      const update = (lineItemId: string, newQuantity: number) => ({ lineItemId, quantity: { newQuantity } });
      const { cart } = await cartV2.updateLineItems(id, { lineItems: [update(FIRST, 4), update(SECOND, 9)] });
      expect(cart.lineItems).toMatchObject([
        { quantityInfo: { requestedQuantity: 4 } },
        { quantityInfo: { requestedQuantity: 3, availableQuantity: 3 } },
      ]);
      expect(
        await errorOf(cartV2.updateLineItems(id, { lineItems: [update(FIRST, 1), update(FIRST, 2)] })),
      ).toBe('DUPLICATE_LINE_ITEM_UPDATES');
      expect(await errorOf(cartV2.updateLineItems(id, { lineItems: [{ lineItemId: FIRST }] as never }))).toBe(
        'EMPTY_LINE_ITEM_UPDATES',
      );
      const paid = {
        lineItemId: FIRST,
        membershipPayment: { existingMembership: { appId: MISSING, membershipId: 'm' } },
      };
      expect(await errorOf(cartV2.updateLineItems(id, { lineItems: [paid] as never }))).toBe(
        'INVALID_MEMBERSHIP_PAYMENT_OPTION',
      );
      expect(await errorOf(currentCartV2.removeLineItemsFromCurrentCart([FIRST, MISSING]))).toBe(
        'LINE_ITEM_NOT_FOUND_IN_CART',
      );
      const { cart: left } = await currentCartV2.removeLineItemsFromCurrentCart([FIRST]);
      expect(left.lineItems).toMatchObject([{ _id: SECOND }]);
      await currentCartV2.updateLineItemsInCurrentCart({ lineItems: [update(SECOND, 1)] });
      expect((await currentCartV2.refreshCurrentCart()).cart.lineItems).toMatchObject([
        { quantityInfo: { requestedQuantity: 1 } },
      ]);
      expect((await cartV2.refreshCart(id)).cart.subtotal?.amount).toBe('7.77');
      await cartV2.removeLineItems(id, [SECOND]);
      expect((await currentCartV2.calculateCurrentCart()).summary.violations).toMatchObject([
        { code: 'EMPTY_CART' },
      ]);
    });

    it('docs: what is sold out or unknown is named with its reference', async () => {
      const { cartV2, id } = await begun();
      expect(await errorOf(cartV2.addLineItems(id, { catalogItems: [item(SOLD_OUT)] }))).toBe(
        'INSUFFICIENT_INVENTORY',
      );
      const unknown: unknown = await cartV2
        .addLineItems(id, { catalogItems: [item(MISSING)] })
        .catch((error: unknown) => error);
      expect(unknown).toMatchObject({
        details: {
          applicationError: {
            code: 'ITEM_NOT_FOUND_IN_CATALOG',
            data: { invalidItems: [{ catalogReference: { catalogItemId: MISSING } }] },
          },
        },
      });
      const custom = {
        name: { original: 'Framing' },
        quantityInfo: { requestedQuantity: 2 },
        pricing: { price: { amount: '12.50' } },
        attributes: { itemType: { preset: 'SERVICE' as const } },
      };
      expect(await errorOf(cartV2.addLineItems(id, { customItems: [custom] as never }))).toBe(
        'PERMISSION_DENIED',
      );
      const { cart } = await shop.staffCarts.cartV2.addLineItems(id, {
        customItems: [custom] as never,
        catalogItems: [{ ...item(FILE), catalogOverrideFields: { salePrice: '1.00' } }],
      });
      expect(cart.lineItems).toMatchObject([
        {},
        {
          pricing: { unitPrice: { amount: '1.00' } },
          source: { catalogOverrideFields: { salePrice: '1.00' } },
        },
        { customLineItem: true, name: { original: 'Framing' }, pricing: { totalPrice: { amount: '25.00' } } },
      ]);
      const later = { ...custom, paymentConfig: { paymentOption: 'DEPOSIT_ONLINE' as const } };
      expect(await errorOf(shop.staffCarts.cartV2.addLineItems(id, { customItems: [later] as never }))).toBe(
        'NOT_IMPLEMENTED',
      );
    });

    it('docs: one coupon is taken, and taken off by its id', async () => {
      const { cartV2, currentCartV2, currentCart, id } = await begun();
      const { cart } = await cartV2.addCoupon(id, { code: 'TEN' });
      expect(cart.coupons).toMatchObject([{ code: 'TEN' }]);
      expect((await currentCart.getCurrentCart()).appliedDiscounts).toMatchObject([
        { coupon: { code: 'TEN' } },
      ]);
      expect(await errorOf(cartV2.addCoupon(id, { code: 'TEN' }))).toBe('COUPON_ALREADY_EXISTS');
      expect(await errorOf(cartV2.addCoupon(id, { code: 'THIRD' }))).toBe('MAX_COUPONS_PER_CART_EXCEEDED');
      expect(await errorOf(cartV2.removeCoupon(id, MISSING))).toBe('COUPON_NOT_FOUND_IN_CART');
      const couponId = String(cart.coupons[0]?._id);
      expect((await currentCartV2.removeCouponFromCurrentCart(couponId)).cart.coupons).toEqual([]);
      expect(await errorOf(currentCartV2.addCouponToCurrentCart({ code: 'NOPE' }))).toBe(
        'INVALID_COUPON_CODE',
      );
      const missing: unknown = await cartV2.addCoupon(id, { code: 'GONE' }).catch((error: unknown) => error);
      expect(missing).toMatchObject({
        details: {
          applicationError: {
            code: 'INVALID_COUPON_STATUS',
            data: { reason: 'EXPIRED', couponCode: 'GONE' },
          },
        },
      });
      const little: unknown = await cartV2.addCoupon(id, { code: 'MUCH' }).catch((error: unknown) => error);
      expect(little).toMatchObject({
        details: { applicationError: { data: { reason: 'MIN_SUBTOTAL_NOT_REACHED' } } },
      });
      // Coupons of the first kind show in the second and the other way round.
      await currentCart.updateCurrentCart({ couponCode: 'THIRD' });
      expect(await errorOf(currentCartV2.removeCouponFromCurrentCart(couponId))).toBe(
        'COUPON_NOT_FOUND_IN_CART',
      );
      const [third] = (await cartV2.getCart(id)).coupons;
      await cartV2.removeCoupon(id, String(third?._id));
      expect((await currentCart.getCurrentCart()).appliedDiscounts).toEqual([]);
    });

    it('docs: one gift card is taken, and pays as far as it goes', async () => {
      const { cartV2, currentCartV2, id } = await begun();
      const { cart } = await currentCartV2.addGiftCardToCurrentCart({ code: CARD_CODE });
      expect(cart.paymentInfo?.giftCards).toMatchObject([{ obfuscatedCode: '****-****-****-1234' }]);
      expect(await errorOf(cartV2.addGiftCard(id, { code: CARD_CODE }))).toBe('GIFT_CARD_ALREADY_EXISTS');
      expect(await errorOf(cartV2.addGiftCard(id, { code: 'EMPTYEMPTY00' }))).toBe(
        'MAX_GIFT_CARDS_PER_CART_EXCEEDED',
      );
      const { summary } = await cartV2.calculateCart(id);
      const cardId = String(cart.paymentInfo?.giftCards[0]?._id);
      expect(summary).toMatchObject({
        priceSummary: { total: { amount: '60.00' } },
        paymentSummary: {
          giftCards: [{ giftCardId: cardId, redeemAmount: { amount: '15.00' } }],
          totalAfterGiftCards: { amount: '45.00' },
          requiresPaymentAfterGiftCard: true,
        },
      });
      // Estimates look at gift cards only when they are asked to.
      expect((await cartV2.estimateCart(id)).summary.paymentSummary?.totalAfterGiftCards?.amount).toBe(
        '60.00',
      );
      expect(await errorOf(cartV2.removeGiftCard(id, MISSING))).toBe('GIFT_CARD_NOT_FOUND_IN_CART');
      expect((await cartV2.removeGiftCard(id, cardId)).cart.paymentInfo?.giftCards).toEqual([]);
      const empty: unknown = await cartV2
        .addGiftCard(id, { code: 'EMPTYEMPTY00' })
        .catch((error: unknown) => error);
      expect(empty).toMatchObject({
        details: {
          applicationError: { code: 'INVALID_GIFT_CARD_STATUS', data: { reason: 'EMPTY_BALANCE' } },
        },
      });
      expect(await errorOf(currentCartV2.addGiftCardToCurrentCart({ code: 'UNKNOWN00000' }))).toBe(
        'INVALID_GIFT_CARD_CODE',
      );
      await cartV2.addGiftCard(id, { code: CARD_CODE, redeemAmount: { amount: '4.00' } });
      const part = await currentCartV2.estimateCurrentCart({ calculateGiftCards: true });
      expect(part.summary.paymentSummary?.giftCards).toMatchObject([{ redeemAmount: { amount: '4.00' } }]);
      await currentCartV2.removeGiftCardFromCurrentCart(String(part.cart.paymentInfo?.giftCards[0]?._id));
    });

    it('docs: a delivery is one of those that are offered where it goes', async () => {
      const { cartV2, currentCartV2, currentCart, id } = await begun();
      const courier = { code: shop.deliveries.courier };
      expect(await errorOf(cartV2.setDeliveryMethod(id, { ...courier }))).toBe(
        'DELIVERY_METHOD_MISSING_ADDRESS',
      );
      await cartV2.updateCart(id, { deliveryInfo: { address: lisbon() } });
      expect(await errorOf(cartV2.setDeliveryMethod(id, { code: 'drone' }))).toBe(
        'DELIVERY_METHOD_NOT_FOUND',
      );
      const { cart } = await currentCartV2.setDeliveryMethodForCurrentCart({ ...courier });
      expect(cart.deliveryInfo?.method).toMatchObject({
        code: courier.code,
        title: { original: 'Courier' },
        pickup: false,
      });
      expect(await currentCart.getCurrentCart()).toMatchObject({
        selectedShippingOption: { code: courier.code },
      });
      const { summary } = await cartV2.calculateCart(id);
      expect(summary).toMatchObject({
        deliverySummary: { method: { code: courier.code }, price: { amount: '12.00' } },
        priceSummary: {
          subtotal: { amount: '60.00' },
          delivery: { amount: '12.00' },
          tax: { amount: '16.56' },
          total: { amount: '88.56' },
        },
        taxSummary: {
          pricesIncludeTax: false,
          taxes: [
            { name: { original: 'IVA' }, taxableAmount: { amount: '72.00' }, amount: { amount: '16.56' } },
          ],
          lineItemTaxes: [{ lineItemId: FIRST, tax: { amount: '13.80' }, rate: '0.23' }],
          deliveryTax: { amount: '2.76' },
        },
        violations: [],
      });
      const goods = await cartV2.estimateCart(id, {});
      expect(goods.summary).toMatchObject({
        priceSummary: { delivery: { amount: '0.00' }, total: { amount: '60.00' } },
      });
      await currentCartV2.removeDeliveryMethodFromCurrentCart();
      expect((await cartV2.removeDeliveryMethod(id)).cart.deliveryInfo?.method ?? undefined).toBeUndefined();
      // As the checkout has it, the first that is offered is taken where none is chosen.
      expect((await cartV2.calculateCart(id)).summary.priceSummary?.delivery?.amount).toBe('4.90');
      await cartV2.removeLineItems(id, [FIRST]);
      expect(await errorOf(cartV2.setDeliveryMethod(id, { ...courier }))).toBe(
        'DELIVERY_METHOD_MISSING_LINE_ITEMS',
      );
    });

    it('docs: a cart is created with all of it; settings hold from then on', async () => {
      const made = await shop.staffCarts.cartV2.createCart({
        cart: {
          note: 'Fragile',
          deliveryInfo: { address: lisbon() },
          settings: { lockCouponCode: true, lockGiftCard: true },
          source: { channelType: 'POS' },
        },
        catalogItems: [item(POSTER)],
        coupons: [{ code: 'TEN' }],
        giftCards: [{ code: await shop.giftCard('5.00') }],
        deliveryMethod: { code: shop.deliveries.post },
      });
      expect(made).toMatchObject({
        currentCart: false,
        note: 'Fragile',
        customerInfo: { openAccess: true },
        coupons: [{ code: 'TEN' }],
        settings: { lockCouponCode: true },
        source: { channelType: 'POS' },
        deliveryInfo: { method: { code: shop.deliveries.post } },
      });
      const id = made._id;
      // The first shopper who changes it owns it.
      const [first, second] = [shopper(), shopper()];
      expect((await second.cartV2.getCart(id)).customerInfo?.openAccess).toBe(true);
      await first.cartV2.addLineItems(id, { catalogItems: [item(FILE)] });
      expect(await errorOf(second.cartV2.getCart(id))).toBe('CART_NOT_FOUND');
      expect(await errorOf(first.cartV2.removeCoupon(id, String(made.coupons[0]?._id)))).toBe(
        'COUPON_LOCKED',
      );
      const card = String(made.paymentInfo?.giftCards[0]?._id);
      expect(await errorOf(first.cartV2.removeGiftCard(id, card))).toBe('GIFT_CARD_LOCKED');
      expect((await shop.staffCarts.cartV2.removeGiftCard(id, card)).cart.paymentInfo?.giftCards).toEqual([]);
    });

    it('assumed: a new current cart takes the place of the last, which its owner finds by its id', async () => {
      const { currentCartV2, cartV2, currentCart, id } = await begun();
      const { cart } = await currentCartV2.createCurrentCart({ catalogItems: [item(FILE)] });
      expect(cart).toMatchObject({ currentCart: true, subtotal: { amount: '19.99' } });
      expect((await currentCart.getCurrentCart())._id).toBe(cart._id);
      expect((await cartV2.getCart(id)).currentCart).toBe(false);
      expect(await errorOf(currentCartV2.createCurrentCart({ coupons: [{ code: 'NOPE' }] }))).toBe(
        'INVALID_COUPON_CODE',
      );
      expect((await currentCartV2.getCurrentCart()).cart._id).toBe(cart._id);
      await currentCartV2.deleteCurrentCart();
      await cartV2.deleteCart(id);
      expect(await errorOf(currentCart.getCurrentCart())).toBe('OWNED_CART_NOT_FOUND');
      expect(await errorOf(cartV2.getCart(id))).toBe('CART_NOT_FOUND');
    });

    it("assumed: nobody reads, changes or orders somebody else's", async () => {
      const { id } = await begun([item(POSTER)], newMember() as never);
      for (const { cartV2, hidden } of [shopper(), shopper(newMember() as never)]) {
        const attempts = [
          cartV2.getCart(id),
          cartV2.updateCart(id, { note: 'mine' }),
          cartV2.addLineItems(id, { catalogItems: [item(POSTER)] }),
          cartV2.removeLineItems(id, [FIRST]),
          cartV2.addCoupon(id, { code: 'TEN' }),
          cartV2.addGiftCard(id, { code: CARD_CODE }),
          cartV2.setDeliveryMethod(id, { code: 'x' }),
          cartV2.estimateCart(id),
          cartV2.calculateCart(id),
          cartV2.refreshCart(id),
          cartV2.getCheckoutUrl(id),
          hidden.getUpsellOptions(id),
          cartV2.deleteCart(id),
        ];
        expect(new Set(await Promise.all(attempts.map(errorOf)))).toEqual(new Set(['CART_NOT_FOUND']));
        expect(await errorOf(cartV2.placeOrder(id))).toBe('PERMISSION_DENIED');
        expect(await errorOf(cartV2.markCartAsCompleted(id))).toBe('PERMISSION_DENIED');
      }
      expect((await shop.staffCarts.cartV2.getCart(id)).lineItems).toHaveLength(1);
    });

    it('sdk: submissions of forms are kept with it', async () => {
      const { cartV2, currentCartV2, id } = await begun();
      const form = { _id: productId(70), formSubmissionId: productId(71) };
      await cartV2.updateFormSubmissions(id, { formSubmissions: [form] });
      const { cart } = await currentCartV2.updateFormSubmissionsInCurrentCart({
        formSubmissions: [{ ...form, formSubmissionId: productId(72) }],
      });
      expect((cart as { forms?: object[] }).forms).toMatchObject([{ formSubmissionId: productId(72) }]);
    });

    it('sdk: what can come again and again is offered in place of what is bought once', async () => {
      const product = {
        name: 'Coffee',
        productType: 'PHYSICAL',
        physicalProperties: {},
        variantsInfo: {
          variants: [
            {
              price: { actualPrice: { amount: '20.00' } },
              physicalProperties: {},
              inventoryItem: { inStock: true },
            },
          ],
        },
        subscriptionDetails: {
          allowOneTimePurchases: true,
          subscriptions: [
            {
              title: 'Monthly',
              frequency: 'MONTH',
              autoRenewal: true,
              discount: { type: 'PERCENT', percentOff: 10 },
            },
          ],
        },
      };
      const reply = await shop.call('POST', '/stores/v3/products-with-inventory', { product });
      const { product: made } = (await reply.json()) as { product: { id: string } };
      const { hidden, hiddenCurrent, cartV2, id } = await begun([item(made.id)]);
      const { itemsUpsells = [] } = await hidden.getUpsellOptions(id);
      expect(await hiddenCurrent.getUpsellOptionsForCurrentCart()).toEqual({ itemsUpsells });
      const nobodys = shopper().hiddenCurrent.getUpsellOptionsForCurrentCart();
      expect(await errorOf(nobodys)).toBe('OWNED_CART_NOT_FOUND');
      expect(itemsUpsells).toMatchObject([
        {
          lineItemId: FIRST,
          upsells: [
            {
              title: 'Monthly',
              metadata: { benefitType: 'PERCENTAGE', benefitValue: '10' },
              priceDetails: { price: '18.00' },
            },
          ],
        },
      ]);
      const { catalogReference } = (itemsUpsells[0]?.upsells[0] ?? {}) as { catalogReference: object };
      const { cart } = await cartV2.updateLineItems(id, {
        lineItems: [{ lineItemId: FIRST, catalogReference }] as never,
      });
      expect(cart.lineItems).toMatchObject([
        {
          _id: FIRST,
          pricing: { unitPrice: { amount: '18.00' } },
          paymentConfig: { savePaymentMethod: true },
        },
      ]);
      expect(await hidden.getUpsellOptions(id)).toEqual({ itemsUpsells: [] });
      expect(await hiddenCurrent.getUpsellOptionsForCurrentCart()).toEqual({ itemsUpsells: [] });
    });
  },
  shopMigrations,
);
