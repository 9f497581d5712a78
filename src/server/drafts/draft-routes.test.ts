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

    it('take an edit over for somebody, with an entry in the audit log', async () => {
      const shop = startGateway(database());
      await resetGateway(shop);
      const person = await shop.signedIn('merchant');
      const edit = { draftOrderId: 'draft-1', since: '2026-11-28T10:00:00.000Z' };
      shop.answerWith(() => ({ body: { edit } }));
      const path = '/admin/api/drafts/of-order/order-1';
      expect(await (await person.get(path)).json()).toEqual({ edit });
      expect((await person.post(`${path}/take-over`, {})).status).toBe(200);
      const last = shop.calls.at(-1);
      expect(last?.path).toBe('/hosted/orders/order-1/edit/take-over');
      expect(last?.headers.get('x-counterpart-actor')).toBe('merchant@halfdrop.example');
      const viewer = await shop.signedIn('viewer');
      expect((await viewer.post(`${path}/take-over`, {})).status).toBe(403);
      const owner = await shop.signedIn('owner');
      const log = (await (await owner.get('/admin/api/audit-log')).json()) as { operation: string }[];
      expect(log.map(({ operation }) => operation)).toContain('counterpart.takeOverOrderEdit');
    });
  },
  gatewayMigrations,
);
