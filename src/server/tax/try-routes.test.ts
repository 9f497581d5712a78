import { expect, it } from 'vitest';
import { roleNames } from '../../shared/permissions.ts';
import { onDatabase } from '../../testing/engines.ts';
import { gatewayMigrations, resetGateway, startGateway } from '../../testing/gateway.ts';

const READERS = new Set<string>(['owner', 'merchant', 'moderator', 'viewer']);

onDatabase(
  'trying taxes',
  (database) => {
    it('is for those who may read them, and writes nothing down', async () => {
      const shop = startGateway(database());
      await resetGateway(shop);
      shop.answerWith(() => ({ body: { lines: [] } }));
      const asked = { address: { country: 'PT' }, lines: [] };
      for (const role of roleNames) {
        const person = await shop.signedIn(role);
        const { status } = await person.post('/admin/api/tax/try', asked);
        expect(`${role} ${status}`).toBe(`${role} ${READERS.has(role) ? 200 : 403}`);
      }
      expect(shop.calls.at(-1)).toMatchObject({ path: '/hosted/tax/try', body: JSON.stringify(asked) });
      expect((await shop.browser().post('/admin/api/tax/try')).status).toBe(401);
      const owner = await shop.signedIn('owner');
      const deeds = (await (await owner.get('/admin/api/audit-log')).json()) as { operation: string }[];
      expect(deeds.filter(({ operation }) => /try|tax/i.test(operation))).toEqual([]);
    });

    it('says so where the platform has no such thing, and passes on what it refuses', async () => {
      const shop = startGateway(database());
      await resetGateway(shop);
      const owner = await shop.signedIn('owner');
      shop.answerWith(() => ({ status: 404, body: {} }));
      expect((await owner.post('/admin/api/tax/try', {})).status).toBe(404);
      shop.answerWith(() => ({ status: 400, body: { message: 'No such country.', details: {} } }));
      expect((await owner.post('/admin/api/tax/try', {})).status).toBe(400);
    });
  },
  gatewayMigrations,
);
