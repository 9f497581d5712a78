import { expect, it } from 'vitest';
import { roleNames } from '../../shared/permissions.ts';
import { onDatabase } from '../../testing/engines.ts';
import { gatewayMigrations, resetGateway, startGateway } from '../../testing/gateway.ts';

onDatabase(
  'the number of the next order',
  (database) => {
    it('is read by those who read the order settings', async () => {
      const shop = startGateway(database());
      await resetGateway(shop);
      shop.answerWith(() => ({ body: { nextNumber: '20000' } }));
      const statuses: Record<string, number> = {};
      for (const role of roleNames)
        statuses[role] = (await (await shop.signedIn(role)).get('/admin/api/order-numbers/next')).status;
      expect(statuses).toMatchObject({ owner: 200, merchant: 200 });
      expect(new Set(Object.values(statuses))).toEqual(new Set([200, 403]));
      expect((await shop.browser().get('/admin/api/order-numbers/next')).status).toBe(401);
      const owner = await shop.signedIn('owner');
      expect(await (await owner.get('/admin/api/order-numbers/next')).json()).toEqual({
        nextNumber: '20000',
      });
    });
  },
  gatewayMigrations,
);
