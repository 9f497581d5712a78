import { expect, it } from 'vitest';
import { roleNames } from '../../shared/permissions.ts';
import { onDatabase } from '../../testing/engines.ts';
import { gatewayMigrations, resetGateway, startGateway } from '../../testing/gateway.ts';

const PATH = '/admin/api/order-emails/11111111-2222-4333-8444-555555555555';

onDatabase(
  'the emails about an order',
  (database) => {
    it('are read by those who read orders, and asked of the embedded platform alone', async () => {
      const shop = startGateway(database());
      await resetGateway(shop);
      shop.answerWith(() => ({ body: { emails: [] } }));
      const statuses: Record<string, number> = {};
      for (const role of roleNames) statuses[role] = (await (await shop.signedIn(role)).get(PATH)).status;
      expect(statuses).toMatchObject({ owner: 200, merchant: 200, viewer: 200, editor: 403 });
      expect((await shop.browser().get(PATH)).status).toBe(401);
      const owner = await shop.signedIn('owner');
      expect((await owner.get('/admin/api/order-emails/x')).status).toBe(404);
      shop.gateway.embedded = false;
      expect((await owner.get(PATH)).status).toBe(404);
    });
  },
  gatewayMigrations,
);
