import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { addMoney, subtractMoney } from '#shared/money.ts';
import {
  cartModules,
  FILE,
  item,
  lisbon,
  POSTER,
  SCARCE,
  startCartShop,
  type CartModules,
  type CartShop,
} from '#testing/carts-v2.ts';
import { onDatabase } from '#testing/engines.ts';
import { shopMigrations } from '#testing/shop.ts';
import { runs } from '#testing/run-size.ts';

type Action = (own: CartModules) => Promise<unknown>;

onDatabase(
  'one cart of two kinds',
  (database) => {
    let shop: CartShop;

    beforeAll(async () => {
      shop = await startCartShop(database());
    });

    const idOf = async ({ currentCart }: CartModules) => String((await currentCart.getCurrentCart())._id);
    const lineOf = async ({ currentCart }: CartModules, index: number): Promise<string> => {
      const { lineItems = [] } = await currentCart.getCurrentCart();
      return String(lineItems[index % Math.max(1, lineItems.length)]?._id);
    };
    /** Somewhere the shop delivers and taxes, somewhere it does neither, nowhere. */
    const places = { lisbon, madrid: () => ({ country: 'ES', city: 'Madrid', addressLine1: 'Calle 1' }) };
    const place = fc.constantFrom<'lisbon' | 'madrid'>('lisbon', 'lisbon', 'madrid');
    const code = fc.constantFrom('TEN', 'THIRD');
    const which = fc.nat(3);
    const quantity = fc.integer({ min: 1, max: 4 });
    const delivery = fc.constantFrom<'post' | 'courier'>('post', 'courier');
    const product = fc.constantFrom(POSTER, FILE, SCARCE);

    const goesTo =
      (name: keyof typeof places): Action =>
      ({ currentCartV2 }) =>
        currentCartV2.updateCurrentCart({ deliveryInfo: { address: places[name]() } });
    const goesNowhere: Action = ({ currentCartV2 }) =>
      currentCartV2.updateCurrentCart({ deliveryInfo: { address: null } as never });
    const checksOut: Action = ({ currentCart }) =>
      currentCart.createCheckoutFromCurrentCart({ channelType: 'WEB', email: 'anna@example.com' });

    const actions: fc.Arbitrary<Action>[] = [
      fc.tuple(product, quantity).map(
        ([id, count]): Action =>
          ({ currentCart }) =>
            currentCart.addToCurrentCart({ lineItems: [item(id, count)] }),
      ),
      fc.tuple(product, quantity).map(
        ([id, count]): Action =>
          ({ currentCartV2 }) =>
            currentCartV2.addLineItemsToCurrentCart({ catalogItems: [item(id, count)] }),
      ),
      fc.tuple(which, quantity).map(
        ([index, count]): Action =>
          async (own) =>
            own.currentCart.updateCurrentCartLineItemQuantity([
              { _id: await lineOf(own, index), quantity: count },
            ]),
      ),
      fc.tuple(which, quantity).map(
        ([index, count]): Action =>
          async (own) =>
            own.currentCartV2.updateLineItemsInCurrentCart({
              lineItems: [{ lineItemId: await lineOf(own, index), quantity: { newQuantity: count } }],
            }),
      ),
      which.map(
        (index): Action =>
          async (own) =>
            own.currentCart.removeLineItemsFromCurrentCart([await lineOf(own, index)]),
      ),
      which.map(
        (index): Action =>
          async (own) =>
            own.cartV2.removeLineItems(await idOf(own), [await lineOf(own, index)]),
      ),
      code.map(
        (couponCode): Action =>
          ({ currentCart }) =>
            currentCart.updateCurrentCart({ couponCode }),
      ),
      code.map(
        (couponCode): Action =>
          ({ currentCartV2 }) =>
            currentCartV2.addCouponToCurrentCart({ code: couponCode }),
      ),
      fc.constant<Action>(({ currentCart }) => currentCart.removeCouponFromCurrentCart()),
      fc.constant<Action>(async ({ currentCartV2 }) => {
        const { cart } = await currentCartV2.getCurrentCart();
        return currentCartV2.removeCouponFromCurrentCart(String(cart.coupons[0]?._id));
      }),
      fc.constantFrom('9.00', '2.50', undefined).map(
        (amount): Action =>
          async ({ currentCartV2 }) =>
            currentCartV2.addGiftCardToCurrentCart({
              code: await shop.giftCard('40.00'),
              ...(amount && { redeemAmount: { amount } }),
            }),
      ),
      fc.constant<Action>(async ({ currentCartV2 }) => {
        const { cart } = await currentCartV2.getCurrentCart();
        return currentCartV2.removeGiftCardFromCurrentCart(String(cart.paymentInfo.giftCards[0]?._id));
      }),
      place.map(
        (name): Action =>
          ({ currentCart }) =>
            currentCart.updateCurrentCart({ cartInfo: { contactInfo: { address: places[name]() } } }),
      ),
      place.map(goesTo),
      fc.constant(goesNowhere),
      place.map(
        (name): Action =>
          ({ currentCartV2 }) =>
            currentCartV2.updateCurrentCart({ paymentInfo: { billingAddress: places[name]() } }),
      ),
      delivery.map(
        (name): Action =>
          ({ currentCart }) =>
            currentCart.updateCurrentCart({
              cartInfo: { selectedShippingOption: { code: shop.deliveries[name] } },
            }),
      ),
      delivery.map(
        (name): Action =>
          ({ currentCartV2 }) =>
            currentCartV2.setDeliveryMethodForCurrentCart({ code: shop.deliveries[name] }),
      ),
      fc.constant<Action>(({ currentCartV2 }) => currentCartV2.removeDeliveryMethodFromCurrentCart()),
      fc.constant(checksOut),
    ];

    async function sameMoney(own: CartModules): Promise<void> {
      const { summary, cart } = await own.currentCartV2.calculateCurrentCart();
      const first = await own.currentCart.estimateCurrentCartTotals({
        calculateTax: true,
        calculateShipping: true,
      });
      const { priceSummary: totals, paymentSummary } = summary;
      const price = (name: keyof typeof totals): string => totals[name].amount;
      const parts = addMoney(
        subtractMoney(price('subtotal'), price('discount')),
        price('delivery'),
        price('additionalFees'),
        price('tax'),
      );
      expect(subtractMoney(price('total'), parts)).toMatch(/^-?0(\.0+)?$/);
      const result = {
        lines: cart.lineItems.map(({ pricing }) => pricing.totalPrice.amount),
        subtotal: price('subtotal'),
        tax: price('tax'),
        total: paymentSummary.totalAfterGiftCards.amount,
        payNow: paymentSummary.payNow.amount,
        delivery: summary.deliverySummary?.method.code,
      };
      const { shippingInfo } = first;
      expect({
        lines: first.calculatedLineItems?.map(
          ({ pricesBreakdown }) => pricesBreakdown?.lineItemPrice?.amount,
        ),
        subtotal: first.priceSummary?.subtotal?.amount,
        tax: first.taxSummary?.totalTax?.amount,
        total: first.priceSummary?.total?.amount,
        payNow: first.payNow?.total?.amount,
        delivery: shippingInfo?.selectedCarrierServiceOption?.code,
      }).toEqual(result);
      // What the page before the checkout adds up, without the way to the buyer.
      const goods = await own.currentCartV2.estimateCurrentCart({});
      const firstGoods = await own.currentCart.estimateCurrentCartTotals({});
      expect(firstGoods.priceSummary?.total?.amount).toBe(goods.summary.priceSummary.total.amount);
      if (cart.lineItems.length === 0) return;
      const { checkoutId } = await own.currentCart.createCheckoutFromCurrentCart({
        channelType: 'WEB',
        email: 'anna@example.com',
      });
      const checkout = await own.checkout.getCheckout(String(checkoutId));
      expect({
        subtotal: checkout.priceSummary?.subtotal?.amount,
        tax: checkout.taxSummary?.totalTax?.amount,
        total: checkout.priceSummary?.total?.amount,
        payNow: checkout.payNow?.total?.amount,
        delivery: checkout.shippingInfo?.selectedCarrierServiceOption?.code,
      }).toEqual({ ...result, lines: undefined });
    }

    it(
      'assumed: whatever either kind does to the cart, both and the checkout come to the same money',
      { timeout: 300_000 },
      async () => {
        const life = fc.array(fc.oneof(...actions), { minLength: 1, maxLength: 12 });
        await fc.assert(
          fc.asyncProperty(life, async (sequence) => {
            const own = cartModules(shop);
            await own.currentCartV2.addLineItemsToCurrentCart({ catalogItems: [item(POSTER)] });
            // What the cart as it stands rejects is no act.
            for (const action of sequence) await action(own).catch(() => undefined);
            await sameMoney(own);
          }),
          // The checkout goes nowhere, either.
          { ...runs(60), examples: [[[goesTo('lisbon'), checksOut, goesNowhere]]] },
        );
      },
    );
  },
  shopMigrations,
);
