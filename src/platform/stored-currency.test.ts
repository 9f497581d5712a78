import { tipSettings } from '@wix/ecom';
import { expect, it } from 'vitest';
import { extensionPath } from '../shared/extensions/define.ts';
import { eachEngine } from '../testing/engines.ts';
import { plainOrder } from '../testing/orders.ts';
import { productId, shopMigrations, startShop, seedListing, type Shop } from '../testing/shop.ts';

eachEngine(
  'the currency of stored amounts',
  (database) => {
    it('assumed: is none while a store is empty, which then may sell in another one', async () => {
      const { platform, site } = startShop(database());
      expect(await platform.storedCurrency()).toBeUndefined();
      await platform.maintain();
      expect(await platform.storedCurrency()).toBeUndefined();
      const other = startShop(database(), { site: { ...site, currency: 'ILS' } });
      await other.platform.maintain();
      await seedListing(other, [{ id: productId(1), name: 'Mug', price: '28.00' }]);
      expect(await other.platform.storedCurrency()).toBe('ILS');
    });

    it.each<[string, (shop: Shop) => Promise<unknown>]>([
      [
        'amounts that are suggested as tips',
        (shop) => {
          const { api } = shop.sdk({ api: tipSettings }) as unknown as { api: typeof tipSettings };
          return api.createTipSettings({ locationId: crypto.randomUUID(), tipType: 'AMOUNT' });
        },
      ],
      [
        'amounts of gift cards that are sold',
        (shop) =>
          shop.call('POST', extensionPath('changeGiftCardRules'), {
            sold: true,
            presets: ['25'],
            least: '10',
            most: '100',
            months: 0,
          }),
      ],
    ])('assumed: is that of %s', async (what, store) => {
      const site = { ...startShop(database()).site, id: crypto.randomUUID() };
      const shop = startShop(database(), { site });
      const { platform } = shop;
      expect([what, await platform.storedCurrency()]).toEqual([what, undefined]);
      await store(shop);
      await platform.maintain();
      expect([what, await platform.storedCurrency()]).toEqual([what, 'EUR']);
    });

    it('assumed: is that of the first product or order, whatever the server is started with', async () => {
      const site = { ...startShop(database()).site, id: '22222222-2222-4222-8222-222222222222' };
      const shop = startShop(database(), { site });
      await shop.staff.orders.createOrder(plainOrder('5.00'));
      expect(await shop.platform.storedCurrency()).toBe('EUR');
      const restarted = startShop(database(), { site: { ...site, currency: 'ILS' } });
      expect(await restarted.platform.storedCurrency()).toBe('EUR');
    });
  },
  shopMigrations,
);
