import { beforeAll, expect, it } from 'vitest';
import { extensionPath } from '#shared/extensions/define.ts';
import type { CartOffers, NamedOffer } from '#shared/cart-offers.ts';
import type { DeliveryPromise } from '#shared/delivery-promise.ts';
import { STORES_APP_ID } from '#shared/stores-app.ts';
import { onDatabase } from '#testing/engines.ts';
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
} from '#testing/shop.ts';

const MOIRE = productId(1);
const GONE = productId(2);
const TO_HOME = { shippingAddress: { country: 'PT' } };
const ALL = [{ _id: 'x', type: 'CATALOG_ITEM' as const, catalogItemFilter: { catalogAppId: STORES_APP_ID } }];

onDatabase(
  'what a cart nearly earns',
  (database) => {
    let shop: Shop;

    beforeAll(async () => {
      shop = startShop(database());
      await seedListing(shop, [
        { id: MOIRE, name: 'Moiré', price: '30.00' },
        { id: GONE, name: 'Vale', price: '40.00', quantity: 0 },
      ]);
      const sdk = pricingModules(shop, { kind: 'api-key' });
      const { regionId } = await deliverPortugal(shop);
      await sdk.shippingOptions.createShippingOption({
        title: 'Post',
        deliveryRegionIds: [regionId],
        rates: [
          { amount: '4.90', conditions: [] },
          { amount: '0', conditions: [{ type: 'BY_TOTAL_PRICE', operator: 'GTE', value: '72.40' }] },
        ],
      });
      await sdk.discountRules.createDiscountRule({
        name: 'Set of three',
        trigger: { triggerType: 'ITEM_QUANTITY_RANGE', itemQuantityRange: { from: 3 } },
        discounts: {
          values: [
            {
              targetType: 'SPECIFIC_ITEMS',
              discountType: 'PERCENTAGE',
              percentage: 10,
              specificItemsInfo: { scopes: ALL },
            },
          ],
        },
      });
    });

    async function ask(path: 'bag' | 'product', caller: ReturnType<typeof newVisitor>, body: object = {}) {
      const authorization = await shop.platform.tokens.sign({ siteId: shop.site.id, ...caller });
      const reply = await shop.call(
        'POST',
        extensionPath(path === 'bag' ? 'getMyCartOffers' : 'getProductOffers'),
        body,
        {
          authorization,
        },
      );
      return {
        status: reply.status,
        body: (await reply.json()) as Partial<Omit<CartOffers, 'delivery'>> & {
          offers?: NamedOffer[];
          delivery?: CartOffers['delivery'] | DeliveryPromise;
        },
      };
    }

    it('assumed: a cart is told what is missing; with it the totals say the same', async () => {
      const visitor = newVisitor();
      const { currentCart } = shopModules(shop, visitor);
      await currentCart.addToCurrentCart({
        lineItems: [{ catalogReference: reference(MOIRE), quantity: 2 }],
      });
      const before = await ask('bag', visitor);
      expect(before.body).toEqual({
        currency: 'EUR',
        rules: [
          {
            ruleId: expect.any(String) as string,
            name: 'Set of three',
            ask: { pieces: 1 },
            at: { pieces: 3 },
            gain: { kind: 'PERCENT', percentage: 10 },
            places: [],
          },
        ],
        delivery: { left: '12.40', from: '72.40', paid: '60.00', place: { country: 'PT' } },
      });
      await currentCart.addToCurrentCart({
        lineItems: [{ catalogReference: reference(MOIRE), quantity: 1 }],
      });
      const after = await currentCart.estimateCurrentCartTotals(TO_HOME);
      expect(after.priceSummary).toMatchObject({
        subtotal: { amount: '81.00' },
        shipping: { amount: '0.00' },
        total: { amount: '81.00' },
      });
      const now = await ask('bag', visitor);
      expect(now.body).toMatchObject({ rules: [], delivery: { left: '0.00', paid: '81.00' } });
    });

    it('assumed: a product says what that many of it earn; one that is gone says nothing', async () => {
      const visitor = newVisitor();
      const product = (id: string) => ask('product', visitor, { productId: id, variantId: '' });
      expect((await product(MOIRE)).body.offers).toMatchObject([
        { name: 'Set of three', at: { pieces: 3 }, gain: { percentage: 10 } },
      ]);
      for (const id of [GONE, productId(77)]) expect((await product(id)).body.offers).toEqual([]);
      expect((await ask('product', visitor, { productId: 7 })).status).toBe(400);
    });

    it('assumed: a product says what it costs to have it sent, and from where on that is free', async () => {
      const visitor = newVisitor();
      const promise = async (more: object) => {
        const { body } = await ask('product', visitor, { productId: MOIRE, variantId: '', ...more });
        return body.delivery;
      };
      const home = { country: 'PT', price: '4.90', freeFrom: '72.40' };
      expect(await promise({})).toEqual(home);
      expect(await promise({ country: 'PT' })).toEqual(home);
      expect(await promise({ country: 'IL' })).toEqual({ country: 'IL' });
      const nowhere = { productId: MOIRE, variantId: '', country: 'Atlantis' };
      expect((await ask('product', visitor, nowhere)).status).toBe(400);
    });

    it('assumed: until an address is given, the country that the page knows counts', async () => {
      const visitor = newVisitor();
      const { currentCart } = shopModules(shop, visitor);
      await currentCart.addToCurrentCart({
        lineItems: [{ catalogReference: reference(MOIRE), quantity: 1 }],
      });
      expect((await ask('bag', visitor, { country: 'PT' })).body.delivery).toMatchObject({
        place: { country: 'PT' },
      });
      // Nothing is sent there.
      expect((await ask('bag', visitor, { country: 'SD' })).body.delivery).toBeUndefined();
      expect((await ask('bag', visitor, { country: 'nowhere' })).status).toBe(400);
    });

    it('assumed: who has no cart is told so', async () => {
      expect((await ask('bag', newVisitor())).status).toBe(404);
    });
  },
  shopMigrations,
);
