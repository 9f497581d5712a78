import { expect, it } from 'vitest';
import { roleNames } from '../../shared/permissions.ts';
import { onDatabase } from '../../testing/engines.ts';
import { gatewayMigrations, resetGateway, startGateway } from '../../testing/gateway.ts';

const READERS = new Set<string>(['owner', 'merchant', 'moderator', 'viewer']);
const KEEPERS = new Set<string>(['owner', 'merchant']);
const ID = '8ed4f0a2-4b0e-4b1c-9a53-0f1f6f9f0001';

onDatabase(
  'the routes of the delivery desk',
  (database) => {
    it('try an address for those who may read the terms, and write nothing down', async () => {
      const shop = startGateway(database());
      await resetGateway(shop);
      shop.answerWith(() => ({ body: { offered: [], refused: [] } }));
      for (const role of roleNames) {
        const person = await shop.signedIn(role);
        const { status } = await person.post('/admin/api/delivery/try', { address: { country: 'PT' } });
        expect(`${role} ${status}`).toBe(`${role} ${READERS.has(role) ? 200 : 403}`);
      }
      expect(shop.calls.at(-1)).toMatchObject({
        path: '/hosted/delivery/try',
        body: '{"address":{"country":"PT"}}',
      });
      expect((await shop.browser().post('/admin/api/delivery/try')).status).toBe(401);
      const owner = await shop.signedIn('owner');
      const deeds = (await (await owner.get('/admin/api/audit-log')).json()) as { operation: string }[];
      expect(deeds.filter(({ operation }) => /deliver/i.test(operation))).toEqual([]);
      shop.answerWith(() => ({ status: 404, body: {} }));
      expect((await owner.post('/admin/api/delivery/try', {})).status).toBe(404);
    });

    it('keep times for those who may change local deliveries, and write it down', async () => {
      const shop = startGateway(database());
      await resetGateway(shop);
      shop.answerWith(({ method }) => ({
        body: method === 'GET' ? { keeping: [{ id: ID, slotCapacity: 4 }] } : { id: ID, slotCapacity: 8 },
      }));
      for (const role of roleNames) {
        const person = await shop.signedIn(role);
        const { status } = await person.put(`/admin/api/delivery/keeping/${ID}`, { slotCapacity: 8 });
        expect(`${role} ${status}`).toBe(`${role} ${KEEPERS.has(role) ? 200 : 403}`);
      }
      const owner = await shop.signedIn('owner');
      expect((await owner.put('/admin/api/delivery/keeping/nobody', {})).status).toBe(404);
      const deeds = (await (await owner.get('/admin/api/audit-log')).json()) as { operation: string }[];
      expect(deeds.map(({ operation }) => operation)).toContain('counterpart.setDeliveryTimes');
    });
  },
  gatewayMigrations,
);
