import { beforeEach, expect, it } from 'vitest';
import { roleNames } from '../../shared/permissions.ts';
import { onDatabase } from '../../testing/engines.ts';
import { gatewayMigrations, resetGateway, startGateway, type TestGateway } from '../../testing/gateway.ts';

const ID = '6f2fae56-4b5b-4a0c-a2f4-2a6d0dbf0b42';
const READERS = roleNames.filter((role) => role !== 'editor');
const WRITERS = ['owner', 'merchant'];

onDatabase(
  'routes of subscriptions',
  (database) => {
    let shop: TestGateway;

    beforeEach(async () => {
      shop = startGateway(database());
      await resetGateway(shop);
      shop.answerWith(() => ({ body: { id: ID, standing: 'PAUSED' } }));
    });

    it.each([
      ['query', 'query', READERS],
      ['count', 'count', READERS],
      ['summary', 'summary', READERS],
      [`${ID}/read`, `${ID}/read`, READERS],
      ['settings/read', 'settings', READERS],
      ['settings/write', 'settings', WRITERS],
      [`${ID}/skip`, `${ID}/skip`, WRITERS],
      [`${ID}/pause`, `${ID}/pause`, WRITERS],
      [`${ID}/resume`, `${ID}/resume`, WRITERS],
      [`${ID}/cancel`, `${ID}/cancel`, WRITERS],
      [`${ID}/retry`, `${ID}/retry`, WRITERS],
    ])('%s asks the platform for %s, for %j', async (path, asked, allowed) => {
      for (const role of roleNames) {
        const person = await shop.signedIn(role);
        const { status } = await person.post(`/admin/api/subscriptions/${path}`, {});
        expect(`${role} ${status}`).toBe(`${role} ${allowed.includes(role) ? 200 : 403}`);
      }
      expect(shop.calls.at(-1)).toMatchObject({ path: `/hosted/subscriptions/${asked}` });
      expect((await shop.browser().post(`/admin/api/subscriptions/${path}`)).status).toBe(401);
    });

    it('what is done stands in the audit log, and nothing of what was refused', async () => {
      const person = await shop.signedIn('owner');
      await person.post(`/admin/api/subscriptions/${ID}/pause`, {});
      shop.answerWith(() => ({ status: 428, body: { message: 'no' } }));
      expect((await person.post(`/admin/api/subscriptions/${ID}/cancel`, {})).status).toBe(428);
      const log = await (await person.get(`/admin/api/audit-log?filter={"entityId":"${ID}"}`)).text();
      expect(log).toContain('counterpart.pauseSubscription');
      expect(log).not.toContain('counterpart.cancelSubscription');
    });
  },
  gatewayMigrations,
);
