import { subscriptionOptions } from '@wix/stores';
import { beforeAll, expect, it } from 'vitest';
import { onDatabase } from '#testing/engines.ts';
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
import {
  COFFEE,
  contractsOf,
  GOOD_CARD,
  sellCoffee,
  subscribe,
  subscribed,
  subscriptionCheckout,
} from '#testing/subscriptions.ts';
import { wishlistsOf } from '#testing/wishlists.ts';
import { STORES_APP_ID } from '../../stores/catalog/public.ts';

const TEA = productId(42);

onDatabase(
  'buying a subscription',
  (database) => {
    let shop: Shop;
    let option: string;

    beforeAll(async () => {
      shop = startShop(database());
      option = await sellCoffee(shop);
      await seedListing(shop, [{ id: TEA, name: 'Tea', price: '5.00', digital: true }]);
    });

    const pay = async (id: string, more: object = { savePaymentMethod: true }) =>
      shop.staff.checkout.createOrderAndCharge(id, {
        paymentToken: await shop.token(GOOD_CARD),
        ...more,
      });

    it('docs: a line that names an option says how often it comes and costs its price', async () => {
      const { currentCart } = shopModules(shop, newVisitor());
      await currentCart.addToCurrentCart({
        lineItems: [
          { catalogReference: subscribed(option), quantity: 2 },
          { catalogReference: reference(COFFEE), quantity: 1 },
        ],
      });
      const { lineItems = [] } = await currentCart.getCurrentCart();
      expect(lineItems).toMatchObject([
        {
          quantity: 2,
          price: { amount: '18.00' },
          fullPrice: { amount: '20.00' },
          catalogReference: { options: { subscriptionOptionId: option } },
          subscriptionOptionInfo: {
            title: { original: 'Every month' },
            subscriptionSettings: { frequency: 'MONTH', interval: 1, autoRenewal: true },
          },
          membersOnly: true,
        },
        { price: { amount: '20.00' } },
      ]);
      expect(lineItems[1]?.subscriptionOptionInfo).toBeUndefined();
    });

    it('assumed: an option that is not of the product is nothing that is sold', async () => {
      const { currentCart } = shopModules(shop, newVisitor());
      const wrong = { ...reference(TEA), options: { subscriptionOptionId: option } };
      expect(
        await errorOf(
          currentCart.addToCurrentCart({ lineItems: [{ catalogReference: wrong, quantity: 1 }] }),
        ),
      ).toBe('ITEM_NOT_FOUND_IN_CATALOG');
    });

    it('docs: what is not allowed to be bought once is found, and bought by subscription only', async () => {
      const { subscriptionOptions: options } = shop.sdk({ subscriptionOptions });
      const { currentCart } = shopModules(shop, newVisitor());
      const once = { lineItems: [{ catalogReference: reference(COFFEE), quantity: 1 }] };
      await currentCart.addToCurrentCart(once);
      await options.allowOneTimePurchases(COFFEE, false);
      expect(await errorOf(currentCart.addToCurrentCart(once))).toBe('ITEM_NOT_FOUND_IN_CATALOG');
      const { lineItems } = await currentCart.getCurrentCart();
      expect(lineItems?.[0]?.availability?.status).toBe('NOT_FOUND');
      const wishlist = wishlistsOf(shop, newMember());
      await wishlist.addItem({ appId: STORES_APP_ID, catalogItemId: COFFEE });
      expect((await wishlist.getDefaultWishlist()).wishlist?.items).toHaveLength(1);
      await options.allowOneTimePurchases(COFFEE, true);
    });

    it('docs: it is ordered by itself, by a member, with a card that is kept', async () => {
      const member = newMember();
      const both = await subscriptionCheckout(shop, option, member, {
        lineItems: [
          { catalogReference: subscribed(option), quantity: 1 },
          { catalogReference: reference(TEA), quantity: 1 },
        ],
      });
      expect(await errorOf(pay(both))).toBe('SUBSCRIPTION_WITH_SEVERAL_LINE_ITEMS');
      const guest = await subscriptionCheckout(shop, option, newVisitor());
      expect(await errorOf(pay(guest))).toBe('MEMBERS_ONLY_ITEM');
      const alone = await subscriptionCheckout(shop, option, member);
      expect(await errorOf(pay(alone, {}))).toBe('NO_SAVE_PAYMENT_METHOD_CONFIRMATION');
      expect(await errorOf(shop.staff.checkout.createOrderAndCharge(alone))).toBe('PAYMENT_ERROR');
      expect(await pay(alone)).toMatchObject({ checkoutCompleted: true });
    });

    it('docs: the order that stands makes the contract, once', async () => {
      const { id, orderId, member } = await subscribe(shop, option);
      const order = await shop.staff.orders.getOrder(orderId);
      expect(order.priceSummary?.total?.amount).toBe('18.00');
      expect(order.lineItems?.[0]?.subscriptionInfo).toMatchObject({
        _id: id,
        cycleNumber: 1,
        subscriptionOptionTitle: 'Every month',
        subscriptionSettings: { frequency: 'MONTH', autoRenewal: true },
      });
      const contracts = contractsOf(shop);
      const contract = await contracts.getSubscriptionContract(id);
      expect(contract).toMatchObject({
        _id: id,
        title: 'Every month',
        subscriptionSettings: { frequency: 'MONTH', interval: 1, autoRenewal: true },
        lineItems: [{ productName: { original: 'Coffee' }, quantity: 1, price: { amount: '18.00' } }],
        priceSummary: { total: { amount: '18.00' } },
        buyerInfo: { memberId: member.memberId, email: 'rita@example.com' },
        currency: 'EUR',
      });
      const { items } = await contracts.querySubscriptionContracts().eq('_id', id).find();
      expect(items).toEqual([contract]);
      expect(await errorOf(contracts.getSubscriptionContract(orderId))).toBe(
        'SUBSCRIPTION_CONTRACT_NOT_FOUND',
      );
    });

    it('assumed: what is declined makes no contract', async () => {
      const before = (await contractsOf(shop).querySubscriptionContracts().limit(100).find()).items.length;
      const id = await subscriptionCheckout(shop, option, newMember());
      const declined = { paymentToken: await shop.token('4000000000000002'), savePaymentMethod: true };
      expect(await errorOf(shop.staff.checkout.createOrderAndCharge(id, declined))).toBe('PAYMENT_ERROR');
      expect((await contractsOf(shop).querySubscriptionContracts().limit(100).find()).items).toHaveLength(
        before,
      );
      await pay(id);
      expect((await contractsOf(shop).querySubscriptionContracts().limit(100).find()).items).toHaveLength(
        before + 1,
      );
      expect(shop.errors).toEqual([]);
    });
  },
  shopMigrations,
);
