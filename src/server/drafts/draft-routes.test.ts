import { expect, it } from 'vitest';
import { onDatabase } from '../../testing/engines.ts';
import { gatewayMigrations, resetGateway, startGateway } from '../../testing/gateway.ts';

onDatabase(
  'draft routes',
  (database) => {
    it('ask the platform how many there are, and read none', async () => {
      const shop = startGateway(database());
      await resetGateway(shop);
      const person = await shop.signedIn('viewer');
      shop.answerWith(() => ({ body: { count: 231 } }));
      const path = '/drafts/count?filter=%7B%22status%22%3A%22DRAFT%22%7D';
      expect(await (await person.get(`/admin/api${path}`)).json()).toEqual({ count: 231 });
      expect(shop.calls.at(-1)?.path).toBe(
        '/hosted/draft-orders/count?filter=%7B%22status%22%3A%22DRAFT%22%7D',
      );
      shop.answerWith(() => ({ status: 404, body: {} }));
      expect((await person.get(`/admin/api${path}`)).status).toBe(404);
      expect((await shop.browser().get(`/admin/api${path}`)).status).toBe(401);
    });
  },
  gatewayMigrations,
);
