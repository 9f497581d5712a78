import { beforeEach, expect, it } from 'vitest';
import { roleNames } from '../../shared/permissions.ts';
import { onDatabase } from '../../testing/engines.ts';
import { gatewayMigrations, resetGateway, startGateway, type TestGateway } from '../../testing/gateway.ts';

const ASKED = 'reviews/overview?from=2026-11-01&to=2026-11-21';

onDatabase(
  'the overview of reviews',
  (database) => {
    let shop: TestGateway;

    beforeEach(async () => {
      shop = startGateway(database());
      await resetGateway(shop);
    });

    it('is for everybody of the staff, who may all read reviews, and for nobody else', async () => {
      shop.answerWith(() => ({ body: { days: [] } }));
      for (const role of roleNames) {
        const answer = await (await shop.signedIn(role)).get(`/admin/api/${ASKED}`);
        expect(`${role} ${answer.status}`).toBe(`${role} 200`);
        expect(await answer.json()).toEqual({ days: [] });
      }
      expect(shop.calls.at(-1)).toMatchObject({
        method: 'GET',
        path: expect.stringContaining('/hosted/reviews/overview'),
      });
      const asked = shop.calls.length;
      expect((await shop.browser().get(`/admin/api/${ASKED}`)).status).toBe(401);
      expect(shop.calls).toHaveLength(asked);
    });

    it('is refused as the platform refuses it', async () => {
      shop.answerWith(() => ({ status: 400, body: { message: 'from is required' } }));
      const answer = await (await shop.signedIn('viewer')).get('/admin/api/reviews/overview');
      expect([answer.status, await answer.json()]).toEqual([400, { message: 'from is required' }]);
    });
  },
  gatewayMigrations,
);
