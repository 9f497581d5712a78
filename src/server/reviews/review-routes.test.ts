import { beforeEach, expect, it } from 'vitest';
import { roleNames } from '../../shared/permissions.ts';
import { onDatabase } from '../../testing/engines.ts';
import { gatewayMigrations, resetGateway, startGateway, type TestGateway } from '../../testing/gateway.ts';

const ID = '6f2fae56-4b5b-4a0c-a2f4-2a6d0dbf0b42';
const EVERYBODY = [...roleNames];
const JUDGES = ['owner', 'merchant', 'moderator'];

onDatabase(
  'review routes',
  (database) => {
    let shop: TestGateway;

    beforeEach(async () => {
      shop = startGateway(database());
      await resetGateway(shop);
      shop.answerWith(() => ({ body: { rules: { rules: [] } } }));
    });

    it.each([
      ['ratings/read', EVERYBODY],
      ['rules/read', EVERYBODY],
      ['rules/try', EVERYBODY],
      [`${ID}/decisions/read`, EVERYBODY],
      ['rules/write', JUDGES],
      [`${ID}/wait`, JUDGES],
    ])('%s is for %j', async (path, allowed) => {
      for (const role of roleNames) {
        const person = await shop.signedIn(role);
        const { status } = await person.post(`/admin/api/reviews/${path}`, { asked: 1 });
        expect(`${role} ${status}`).toBe(`${role} ${allowed.includes(role) ? 200 : 403}`);
      }
      expect(shop.calls.at(-1)).toMatchObject({ path: `/hosted/reviews/${path}`, body: '{"asked":1}' });
      expect((await shop.browser().post(`/admin/api/reviews/${path}`)).status).toBe(401);
    });

    it('a reason is for who moderates, and is written down', async () => {
      for (const role of roleNames) {
        const person = await shop.signedIn(role);
        const { status } = await person.post(`/admin/api/reviews/${ID}/reason`, { reason: 'Advertising' });
        expect(`${role} ${status}`).toBe(`${role} ${JUDGES.includes(role) ? 200 : 403}`);
      }
      expect(shop.calls.at(-1)).toMatchObject({
        path: '/hosted/reviews/reasons/write',
        body: JSON.stringify({ ids: [ID], reason: 'Advertising' }),
      });
      const owner = await shop.signedIn('owner');
      const listed = (await (await owner.get('/admin/api/audit-log')).json()) as { operation: string }[];
      const deeds = listed.filter(({ operation }) => operation === 'counterpart.explainRejection');
      expect(deeds).toHaveLength(JUDGES.length);
    });

    it('write down who held a review and who changed the rules, and nothing of what was refused', async () => {
      const person = await shop.signedIn('moderator');
      await person.post(`/admin/api/reviews/${ID}/wait`);
      await person.post('/admin/api/reviews/rules/write', { rules: [] });
      shop.answerWith(() => ({ status: 400, body: { message: 'no' } }));
      expect((await person.post('/admin/api/reviews/rules/write', { rules: 1 })).status).toBe(400);
      const owner = await shop.signedIn('owner');
      const listed = (await (await owner.get('/admin/api/audit-log')).json()) as { operation: string }[];
      const deeds = listed.map(({ operation }) => operation).filter((name) => name.includes('eview'));
      expect(deeds.toSorted()).toEqual(['counterpart.changeReviewRules', 'counterpart.holdReview']);
    });
  },
  gatewayMigrations,
);
