import { inventory, products } from '@wix/stores';
import { AppStrategy, createClient } from '@wix/sdk';
import { beforeEach, expect, it } from 'vitest';
import { onDatabase } from '#testing/engines.ts';
import { productId, shopMigrations, seedListing } from '#testing/shop.ts';
import { clearWebhooks, startWebhooks, type WebhookShop } from '#testing/webhooks.ts';

onDatabase(
  'events of the older catalog',
  (database) => {
    let at: WebhookShop;
    beforeEach(async () => {
      await clearWebhooks(database());
      at = startWebhooks(database());
      // The SDK of a subscriber has a clock of its own.
      at.shop.clock.set(new Date());
    });

    it('sdk: a product and its stock, changed in the third catalog, reach the handlers of the first', async () => {
      await seedListing(at.shop, [{ id: productId(1), name: 'Poster', price: '30.00', quantity: 5 }]);
      const webhook = await at.subscribe();
      const client = createClient({
        auth: AppStrategy({ appId: webhook.appId, publicKey: webhook.keys[0]?.publicKey ?? '' }),
        modules: { products, inventory },
      });
      const heard: [string, unknown][] = [];
      client.products.onProductChanged(({ data }) => void heard.push(['changed', data]));
      client.products.onProductVariantsChanged(({ data }) => void heard.push(['variants', data]));
      client.products.onProductDeleted(({ data }) => void heard.push(['deleted', data]));
      client.inventory.onInventoryVariantsChanged(({ data }) => void heard.push(['stock', data]));
      const call = async (method: string, path: string, body?: object): Promise<Record<string, never>> => {
        const reply = await at.shop.call(method, path, body);
        const told = (await reply.json()) as Record<string, never>;
        expect([reply.status, reply.status === 200 ? '' : JSON.stringify(told)]).toEqual([200, '']);
        return told;
      };
      const { product } = await call('GET', `/stores/v3/products/${productId(1)}`);
      const { revision } = product as unknown as { revision: string };
      await call('PATCH', `/stores/v3/products/${productId(1)}`, {
        product: { id: productId(1), revision, name: 'Print' },
      });
      await call('POST', '/stores/v2/inventoryItems/decrement', {
        decrementData: [
          { productId: productId(1), variantId: '00000000-0000-0000-0000-000000000000', decrementBy: 2 },
        ],
      });
      await call('DELETE', `/stores/v3/products/${productId(1)}`);
      await at.drain();
      for (const { jwt, eventType } of at.arrived)
        if (eventType.startsWith('com.wix.')) await client.webhooks.process(jwt).catch(() => undefined);
      const of = (name: string): unknown[] => heard.filter(([key]) => key === name).map(([, data]) => data);
      expect(of('changed')[0]).toMatchObject({
        productId: productId(1),
        changedFields: expect.arrayContaining(['name']) as string[],
      });
      expect(of('stock')).toContainEqual(
        expect.objectContaining({
          productId: productId(1),
          variants: [
            expect.objectContaining({
              oldValue: { quantity: 5, inStock: true, availableForPreorder: false },
              newValue: { quantity: 3, inStock: true, availableForPreorder: false },
            }),
          ],
        }),
      );
      expect(of('deleted')).toEqual([{ productId: productId(1), originatedFromVersion: 'V1_CATALOG' }]);
    });
  },
  shopMigrations,
);
