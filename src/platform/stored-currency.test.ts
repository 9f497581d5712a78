import { expect, it } from 'vitest';
import { eachEngine } from '../testing/engines.ts';
import { plainOrder } from '../testing/orders.ts';
import { productId, shopMigrations, startShop, stockShelf } from '../testing/shop.ts';

eachEngine(
  'the currency of stored amounts',
  (database) => {
    it('assumed: is none while a store is empty, which then may sell in another one', async () => {
      const { platform, site } = startShop(database());
      expect(await platform.storedCurrency()).toBeUndefined();
      await platform.upkeep();
      expect(await platform.storedCurrency()).toBeUndefined();
      const other = startShop(database(), { site: { ...site, currency: 'ILS' } });
      await other.platform.upkeep();
      await stockShelf(other, [{ id: productId(1), name: 'Mug', price: '28.00' }]);
      expect(await other.platform.storedCurrency()).toBe('ILS');
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
