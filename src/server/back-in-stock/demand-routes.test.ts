import { beforeEach, expect, it } from 'vitest';
import { roleNames } from '../../shared/permissions.ts';
import { onDatabase } from '../../testing/engines.ts';
import { gatewayMigrations, resetGateway, startGateway, type TestGateway } from '../../testing/gateway.ts';

onDatabase(
  'routes of the board of what people wait for',
  (database) => {
    let shop: TestGateway;

    beforeEach(async () => {
      shop = startGateway(database());
      await resetGateway(shop);
      shop.answerWith(() => ({ body: { demands: [] } }));
    });

    it.each(['demand/query', 'demand/count', 'demand/of-product', 'demand/story', 'told'])(
      '%s is for everybody of the team and nobody else',
      async (path) => {
        for (const role of roleNames) {
          const person = await shop.signedIn(role);
          const { status } = await person.post(`/admin/api/back-in-stock/${path}`, { asked: 1 });
          expect(`${role} ${status}`).toBe(`${role} 200`);
        }
        expect(shop.calls.at(-1)).toMatchObject({
          path: `/hosted/back-in-stock/${path}`,
          body: '{"asked":1}',
        });
        expect((await shop.browser().post(`/admin/api/back-in-stock/${path}`)).status).toBe(401);
      },
    );

    it('read to everybody how many are told, and let owner, merchant and editor change it, on record', async () => {
      shop.answerWith(() => ({ body: { settings: { noMoreThanPieces: true } } }));
      const answers: string[] = [];
      for (const role of roleNames) {
        const person = await shop.signedIn(role);
        const read = await person.post('/admin/api/back-in-stock/telling/read', {});
        const write = await person.post('/admin/api/back-in-stock/telling/write', { noMoreThanPieces: true });
        answers.push(`${role} ${read.status} ${write.status}`);
      }
      expect(answers.filter((answer) => answer.endsWith('200 200')).length).toBeGreaterThan(1);
      expect(answers).toContain('viewer 200 403');
    });

    it('pass on what the platform refuses', async () => {
      shop.answerWith(() => ({ status: 400, body: { message: 'no' } }));
      const person = await shop.signedIn('viewer');
      expect((await person.post('/admin/api/back-in-stock/demand/query', {})).status).toBe(400);
    });
  },
  gatewayMigrations,
);
