import type { orders } from '@wix/ecom';
import { beforeAll, describe, expect, it } from 'vitest';
import { startWaiting, type Waiting } from '#testing/back-in-stock.ts';
import { mug } from '#testing/catalog.ts';
import { onDatabase } from '#testing/engines.ts';
import { orderModules, paidOrder, plainOrder } from '#testing/orders.ts';
import { shopMigrations } from '#testing/shop.ts';
import { STORES_APP_ID } from '../../stores/catalog/public.ts';

interface Mug {
  id: string;
  variantId: string;
}

const ordered = (productId: string): orders.Order =>
  plainOrder('9.90', {
    lineItems: [
      {
        productName: { original: 'Mug' },
        price: { amount: '9.90' },
        quantity: 2,
        itemType: { preset: 'PHYSICAL' },
        catalogReference: { appId: STORES_APP_ID, catalogItemId: productId },
      },
    ],
  });

/** Each begins with a mug that is sold out. */
const ways: Readonly<Record<string, (at: Waiting, mug: Mug) => Promise<unknown>>> = {
  'counted anew': (at, { variantId }) =>
    at.catalog.inventoryItemsV3.updateInventoryItem(variantId, { revision: '1', quantity: 3 }),
  'said to be in stock, uncounted': (at, { variantId }) =>
    at.catalog.inventoryItemsV3.updateInventoryItem(variantId, { revision: '1', inStock: true }),
  'many counted anew': (at, { variantId }) =>
    at.catalog.inventoryItemsV3.bulkUpdateInventoryItems([
      { inventoryItem: { _id: variantId, revision: '1', quantity: 3 } },
    ]),
  'pieces added to many': (at, { variantId }) =>
    at.catalog.inventoryItemsV3.bulkIncrementInventoryItems([{ inventoryItemId: variantId, incrementBy: 2 }]),
  'pieces added to many, by variant and location': (at, { variantId }) =>
    at.catalog.inventoryItemsV3.bulkIncrementInventoryItemsByVariantAndLocation([
      { variantId, incrementBy: 2 },
    ]),
  'counted anew in the first inventory': (at, { id, variantId }) =>
    at.catalog.inventory.updateInventoryVariants(id, {
      trackQuantity: true,
      variants: [{ variantId, quantity: 4 }],
    }),
  'pieces added in the first inventory': (at, { id, variantId }) =>
    at.catalog.inventory.incrementInventory([{ productId: id, variantId, incrementBy: 1 }]),
  'counted in the product form': async (at, { id, variantId }) => {
    const product = await at.catalog.productsV3.getProduct(id, { fields: [] });
    const [variant] = product.variantsInfo?.variants ?? [];
    return at.catalog.productsV3.updateProductWithInventory(id, {
      revision: String(product.revision),
      options: [],
      variantsInfo: { variants: [{ ...variant, _id: variantId, inventoryItem: { quantity: 5 } }] },
    });
  },
  'its stock forgotten and kept anew': async (at, { id, variantId }) => {
    await at.catalog.inventoryItemsV3.deleteInventoryItem(variantId);
    await at.catalog.inventoryItemsV3.createInventoryItem({ productId: id, variantId, quantity: 2 });
  },
  'its stock forgotten and kept anew with many': async (at, { id, variantId }) => {
    await at.catalog.inventoryItemsV3.deleteInventoryItem(variantId);
    await at.catalog.inventoryItemsV3.bulkCreateInventoryItems([{ productId: id, variantId, inStock: true }]);
  },
  'its stock forgotten and begun by the first catalog': async (at, { id, variantId }) => {
    await at.catalog.inventoryItemsV3.deleteInventoryItem(variantId);
    await at.catalog.products.updateProduct(id, { name: 'Begun' });
  },
};

onDatabase(
  'whatever brings a variant back',
  (database) => {
    let at: Waiting;
    beforeAll(() => {
      at = startWaiting(database());
    });

    it.each(Object.entries(ways))('assumed: %s: who waits is told, once', async (_name, bring) => {
      const item = await at.mug();
      const { _id, email } = await at.ask(item.id);
      await at.tell();
      expect(await at.statusOf(_id)).toBe('RECEIVED');
      await bring(at, item);
      await at.tell();
      await at.tell();
      expect(await at.requests.getBackInStockNotificationRequest(_id)).toMatchObject({
        status: 'NOTIFICATION_SENT',
        autoNotified: true,
      });
      expect(at.mailsTo(email)).toHaveLength(1);
      expect(await at.eventsOf(_id)).toEqual(['created', 'updated', 'updated']);
      expect(at.shop.errors).toEqual([]);
    });

    describe('orders', () => {
      const sold = async () => {
        const item = await at.mug(2);
        const staff = orderModules(at.shop);
        const order = await paidOrder(staff, ordered(item.id));
        return { ...(await at.ask(item.id)), staff, order };
      };

      it('assumed: a refund that puts back', async () => {
        const { _id, email, staff, order } = await sold();
        const lineItemId = String(order.order.lineItems?.[0]?._id);
        await staff.orderBilling.refundPayments(order.id, {
          paymentRefunds: [{ paymentId: order.paymentId, amount: { amount: '9.90' } }],
          refundItems: { lineItems: [{ lineItemId, quantity: 1 }] },
          sideEffects: { restock: { lineItems: [{ lineItemId, quantity: 1 }] } },
        });
        await at.tell();
        expect(await at.statusOf(_id)).toBe('NOTIFICATION_SENT');
        expect(at.mailsTo(email)).toHaveLength(1);
      });

      it.each([true, false])('assumed: a cancellation, where it puts back: %s', async (restockAllItems) => {
        const { _id, staff, order } = await sold();
        await staff.orders.cancelOrder(order.id, { restockAllItems });
        await at.tell();
        expect(await at.statusOf(_id)).toBe(restockAllItems ? 'NOTIFICATION_SENT' : 'RECEIVED');
      });
    });

    it('assumed: what sold out again before anybody was told is no news', async () => {
      const { id, variantId } = await at.mug();
      const { _id } = await at.ask(id);
      const { inventoryItemsV3 } = at.catalog;
      await inventoryItemsV3.updateInventoryItem(variantId, { revision: '1', quantity: 1 });
      await inventoryItemsV3.updateInventoryItem(variantId, { revision: '2', quantity: 0 });
      await at.tell();
      expect(await at.statusOf(_id)).toBe('RECEIVED');
      await inventoryItemsV3.updateInventoryItem(variantId, { revision: '3', quantity: 1 });
      await at.tell();
      expect(await at.statusOf(_id)).toBe('NOTIFICATION_SENT');
    });

    it('assumed: only of the variant that came back; an order in advance is none', async () => {
      const { id, small, large } = await at.shirt();
      const waits = await at.ask(id, { options: { variantId: large } });
      const told = await at.ask(id, { options: { variantId: small } });
      const { inventoryItemsV3 } = at.catalog;
      await inventoryItemsV3.updateInventoryItem(large, { revision: '1', preorderInfo: { enabled: true } });
      await inventoryItemsV3.updateInventoryItem(small, { revision: '1', quantity: 1 });
      await at.tell();
      expect([await at.statusOf(waits._id), await at.statusOf(told._id)]).toEqual([
        'RECEIVED',
        'NOTIFICATION_SENT',
      ]);
    });

    it('assumed: a hidden product is told of once it can be seen', async () => {
      const { id, variantId } = await at.mug();
      const { _id } = await at.ask(id);
      const show = async (visible: boolean) => {
        const { revision } = await at.catalog.productsV3.getProduct(id);
        await at.catalog.productsV3.updateProduct(id, { revision: String(revision), visible });
      };
      await show(false);
      await at.catalog.inventoryItemsV3.updateInventoryItem(variantId, { revision: '1', quantity: 1 });
      await at.tell();
      expect(await at.statusOf(_id)).toBe('RECEIVED');
      await show(true);
      await at.tell();
      expect(await at.statusOf(_id)).toBe('NOTIFICATION_SENT');
    });

    it('assumed: the link of the mail opens the page with the combination, to be put into the cart', async () => {
      const { id, large } = await at.shirt();
      const { email } = await at.ask(id, { options: { variantId: large }, language: 'he' });
      await at.count(large, 1);
      await at.tell();
      const [mail] = at.mailsTo(email);
      expect(mail?.text).toMatch(/https:\/\/shop\.test\/he\/products\/[\w-]+\?Size=L&addToBag=1/);
    });

    it('assumed: what is new is told to nobody, and leaves no trace', async () => {
      const { product } = await at.catalog.productsV3.createProductWithInventory(mug('New', 5));
      const variantId = String(product?.variantsInfo?.variants?.[0]?._id);
      await at.tell();
      const rows = await database()
        .kysely.selectFrom('back_in_stock_restocks')
        .selectAll()
        .where('variant_id', '=', variantId)
        .execute();
      expect(rows).toEqual([]);
    });
  },
  shopMigrations,
);
