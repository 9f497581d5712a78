import { expect, it } from 'vitest';
import { roleNames } from '../../shared/permissions.ts';
import { onDatabase } from '../../testing/engines.ts';
import { gatewayMigrations, resetGateway, startGateway } from '../../testing/gateway.ts';

const READERS = new Set<string>(['owner', 'merchant', 'moderator', 'viewer']);

onDatabase(
  'trying discounts',
  (database) => {
    it('is for those who may read them, and writes nothing down', async () => {
      const shop = startGateway(database());
      await resetGateway(shop);
      shop.answerWith(() => ({ body: { applies: true } }));
      for (const role of roleNames) {
        const person = await shop.signedIn(role);
        const { status } = await person.post('/admin/api/discounts/try', { rule: {}, lines: [] });
        expect(`${role} ${status}`).toBe(`${role} ${READERS.has(role) ? 200 : 403}`);
      }
      expect(shop.calls.at(-1)).toMatchObject({
        path: '/hosted/discount-rules/try',
        body: '{"rule":{},"lines":[]}',
      });
      expect((await shop.browser().post('/admin/api/discounts/try')).status).toBe(401);
      const owner = await shop.signedIn('owner');
      const deeds = (await (await owner.get('/admin/api/audit-log')).json()) as { operation: string }[];
      expect(deeds.filter(({ operation }) => /try|discount/i.test(operation))).toEqual([]);
      shop.answerWith(() => ({ body: { segments: [{ kind: 'NEW' }] } }));
      for (const role of roleNames) {
        const { status } = await (await shop.signedIn(role)).get('/admin/api/discounts/segments');
        expect(`${role} ${status}`).toBe(`${role} ${READERS.has(role) ? 200 : 403}`);
      }
      const segments = await owner.get('/admin/api/discounts/segments');
      expect(await segments.json()).toEqual([{ kind: 'NEW' }]);
      shop.answerWith(() => ({ status: 404, body: {} }));
      expect((await owner.get('/admin/api/discounts/segments')).status).toBe(404);
      expect((await owner.post('/admin/api/discounts/try', {})).status).toBe(404);
    });
  },
  gatewayMigrations,
);
