import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { displayedItems, type SetupChecklist } from '../../shared/setup-checklist.ts';
import { NO_ACCOUNT } from '../../shared/bank-account.ts';
import { onDatabase } from '../../testing/engines.ts';
import { gatewayMigrations, resetGateway, startGateway, type TestGateway } from '../../testing/gateway.ts';
import { shopMigrations, startShop, seedListing, type Shop } from '../../testing/shop.ts';
import { TEST_API_KEY, TEST_SITE } from '../../testing/stack.ts';

const PATH = '/admin/api/setup-checklist';

onDatabase(
  'the setup checklist',
  (database) => {
    let shop: Shop;
    let desk: TestGateway;

    beforeEach(async () => {
      const site = { ...TEST_SITE, id: crypto.randomUUID() };
      shop = startShop(database(), { site });
      desk = startGateway(database(), {
        siteId: site.id,
        async platformFetch(request) {
          request.headers.set('authorization', TEST_API_KEY);
          return shop.platform.fetch(request);
        },
      });
      await resetGateway(desk);
      await sql`DELETE FROM settings WHERE site_id = ${site.id}`.execute(database().kysely);
    });

    const read = async (role: 'owner' | 'merchant' = 'owner'): Promise<SetupChecklist> =>
      (await (await (await desk.signedIn(role)).get(PATH)).json()) as SetupChecklist;
    const openOf = ({ items }: SetupChecklist) => items.filter(({ done }) => !done).map(({ name }) => name);

    it('names everything that a new store lacks', async () => {
      expect(openOf(await read())).toEqual([
        'business',
        'product',
        'delivery',
        'tax',
        'payment',
        'email',
        'policies',
        'testOrder',
        'secondFactor',
      ]);
    });

    it('ticks what is there, and asks a store of downloads for no delivery', async () => {
      const id = crypto.randomUUID();
      await seedListing(shop, [{ id, name: 'Knitting pattern', price: '5.00', digital: true }]);
      const account = { ...NO_ACCOUNT, offered: true, holder: 'Ada', account: 'PT50000201231234567890154' };
      expect((await shop.call('POST', '/hosted/payments/bank-account', account)).status).toBe(200);
      const open = openOf(await read());
      expect(open).not.toContain('product');
      expect(open).not.toContain('delivery');
      expect(open).not.toContain('payment');
    });

    it('is hidden for everybody, and returns where nobody can pay any more', async () => {
      const account = { ...NO_ACCOUNT, offered: true, holder: 'Ada', account: 'PT50000201231234567890154' };
      await shop.call('POST', '/hosted/payments/bank-account', account);
      const owner = await desk.signedIn('owner');
      expect((await owner.send('PUT', PATH, { hidden: true })).status).toBe(200);
      expect(displayedItems(await read('merchant'))).toEqual([]);
      await shop.call('POST', '/hosted/payments/bank-account', NO_ACCOUNT);
      expect(displayedItems(await read('merchant')).map(({ name }) => name)).toEqual(['payment']);
      await owner.send('PUT', PATH, { hidden: false });
      expect(displayedItems(await read()).length).toBeGreaterThan(5);
    });

    it('returns for an item that was open when it was hidden, done since, and is broken again', async () => {
      const account = { ...NO_ACCOUNT, offered: true, holder: 'Ada', account: 'PT50000201231234567890154' };
      const owner = await desk.signedIn('owner');
      await owner.send('PUT', PATH, { hidden: true });
      expect(displayedItems(await read())).toEqual([]);
      await shop.call('POST', '/hosted/payments/bank-account', account);
      expect(displayedItems(await read())).toEqual([]);
      await shop.call('POST', '/hosted/payments/bank-account', NO_ACCOUNT);
      expect(displayedItems(await read()).map(({ name }) => name)).toEqual(['payment']);
    });

    it('is nobody’s but of those who set the store up', async () => {
      expect((await (await desk.signedIn('moderator')).get(PATH)).status).toBe(403);
      expect((await desk.browser().get(PATH)).status).toBe(401);
    });
  },
  [...gatewayMigrations, ...shopMigrations],
);
