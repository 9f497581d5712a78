import { expect, it } from 'vitest';
import { onDatabase } from '../../testing/engines.ts';
import { gatewayMigrations, resetGateway, startGateway } from '../../testing/gateway.ts';
import { roleNames } from '../../shared/permissions.ts';

const READERS = new Set<string>(['owner', 'merchant', 'moderator', 'viewer']);
const KEEPERS = new Set<string>(['owner', 'merchant']);
const TAKINGS = new Set(['/hosted/app-gift-cards', '/hosted/app-memberships']);
const PLUGIN = {
  id: '8ed4f0a2-4b0e-4b1c-9a53-0f1f6f9f0001',
  name: 'Far away',
  kinds: ['GIFT_CARDS', 'MEMBERSHIPS'],
  revision: 3,
  health: { answered: 1, failed: 0, faults: [] },
};

onDatabase(
  'the routes of the plugins desk',
  (database) => {
    it('are read by whoever sees the settings of the checkout, changed and tried by whoever changes them', async () => {
      const shop = startGateway(database());
      await resetGateway(shop);
      shop.answerWith(({ method, path }) => ({
        body: TAKINGS.has(path)
          ? { unclear: {} }
          : method === 'GET'
            ? { plugins: [PLUGIN], redemptions: [] }
            : PLUGIN,
      }));
      const id = PLUGIN.id;
      for (const role of roleNames) {
        const person = await shop.signedIn(role);
        const told = [
          (await person.get('/admin/api/plugins')).status,
          (await person.post('/admin/api/plugins', { name: 'New' })).status,
          (await person.put(`/admin/api/plugins/${id}`, { name: 'Other', revision: '3' })).status,
          (await person.post(`/admin/api/plugins/${id}/try`, { kind: 'VALIDATIONS' })).status,
          (await person.get(`/admin/api/plugins/${id}/cards`)).status,
          (await person.post(`/admin/api/plugins/${id}/cards/one/settle`, {})).status,
          (await person.get(`/admin/api/plugins/${id}/memberships`)).status,
          (await person.post(`/admin/api/plugins/${id}/memberships/one/settle`, {})).status,
        ];
        const [read, keep] = [READERS.has(role) ? 200 : 403, KEEPERS.has(role) ? 200 : 403];
        expect([role, ...told]).toEqual([role, read, keep, keep, keep, read, keep, read, keep]);
      }
      expect((await shop.browser().get('/admin/api/plugins')).status).toBe(401);
    });

    it('refuse a URL that leads inside when it is saved, where the shop is not being developed', async () => {
      const shop = startGateway(database(), { publicUrl: 'https://shop.example' });
      await resetGateway(shop);
      shop.answerWith(({ method }) => ({ body: method === 'GET' ? { plugins: [PLUGIN] } : PLUGIN }));
      const owner = shop.browser('https://shop.example');
      await owner.signIn('owner@halfdrop.example', 'halfdrop-owner');
      const path = '/admin/api/plugins';
      for (const host of ['10.0.0.1', 'localhost', '[::ffff:7f00:1]', '[64:ff9b::7f00:1]', '[::7f00:1]']) {
        const url = `http://${host}/plugin`;
        for (const reply of [
          await owner.post(path, { name: 'New', url }),
          await owner.put(`${path}/${PLUGIN.id}`, { url, revision: '3' }),
        ]) {
          expect(reply.status).toBe(400);
          expect(await reply.json()).toMatchObject({
            details: {
              validationError: { fieldViolations: [{ field: 'url', ruleName: 'ADDRESS_NOT_ALLOWED' }] },
            },
          });
        }
      }
      expect(shop.calls.filter(({ method }) => method === 'POST')).toEqual([]);
      expect((await owner.post(path, { name: 'New', url: 'https://1.1.1.1/plugin' })).status).toBe(200);
    });

    it('write down who did what, and send revisions as the platform counts them', async () => {
      const shop = startGateway(database());
      await resetGateway(shop);
      shop.answerWith(({ method, path }) => ({
        body: TAKINGS.has(path)
          ? { unclear: { [PLUGIN.id]: 2 } }
          : method === 'GET'
            ? { plugins: [PLUGIN] }
            : PLUGIN,
      }));
      const owner = await shop.signedIn('owner');
      const list = await owner.get('/admin/api/plugins');
      expect(await list.json()).toMatchObject([
        { id: PLUGIN.id, revision: '3', unclearCards: 2, unclearMemberships: 2 },
      ]);
      await owner.put(`/admin/api/plugins/${PLUGIN.id}`, { name: 'Other', revision: '3' });
      expect(shop.calls.find(({ path }) => path.endsWith('/change'))).toMatchObject({
        body: '{"name":"Other","revision":3}',
      });
      const stale = await owner.put(`/admin/api/plugins/${PLUGIN.id}`, { name: 'Other' });
      expect(stale.status).toBe(400);
      expect((await owner.put('/admin/api/plugins/nobody', { revision: '3' })).status).toBe(404);
      const settled = await owner.post(`/admin/api/plugins/${PLUGIN.id}/cards/card-1/settle`, {});
      expect(settled.status).toBe(200);
      expect(shop.calls.at(-1)?.path).toBe('/hosted/app-gift-cards/card-1/settle');
      await owner.post(`/admin/api/plugins/${PLUGIN.id}/memberships/use-1/settle`, {});
      expect(shop.calls.at(-1)?.path).toBe('/hosted/app-memberships/use-1/settle');
      const after = (await (await owner.get('/admin/api/audit-log')).json()) as { operation: string }[];
      const operations = after.map(({ operation }) => operation);
      expect(operations).toEqual(
        expect.arrayContaining([
          'counterpart.changePlugin',
          'counterpart.settleCardOfPlugin',
          'counterpart.settleMembershipOfPlugin',
        ]),
      );
    });
  },
  gatewayMigrations,
);
