import { beforeEach, expect, it } from 'vitest';
import { roleNames } from '../../shared/permissions.ts';
import { onDatabase } from '../../testing/engines.ts';
import { gatewayMigrations, resetGateway, startGateway, type TestGateway } from '../../testing/gateway.ts';

const ID = '6f2fae56-4b5b-4a0c-a2f4-2a6d0dbf0b42';
const READERS = ['owner', 'merchant', 'moderator', 'viewer'];
const MANAGERS = ['owner', 'merchant'];

onDatabase(
  'routes of gift cards',
  (database) => {
    let shop: TestGateway;

    beforeEach(async () => {
      shop = startGateway(database());
      await resetGateway(shop);
      shop.answerWith(() => ({
        body: { giftCard: { id: ID, lastFour: 'Q84D' }, code: 'ABCD-EFGH-JKMN-Q84D' },
      }));
    });

    it.each([
      ['query', READERS],
      ['summary', READERS],
      [`${ID}/read`, READERS],
      ['issue', MANAGERS],
      ['rules/write', MANAGERS],
      [`${ID}/balance`, MANAGERS],
      [`${ID}/disable`, MANAGERS],
      [`${ID}/send`, MANAGERS],
      [`${ID}/code`, MANAGERS],
    ])('%s is for %j', async (path, allowed) => {
      for (const role of roleNames) {
        const person = await shop.signedIn(role);
        const { status } = await person.post(`/admin/api/gift-cards/${path}`, {});
        expect(`${role} ${status}`).toBe(`${role} ${allowed.includes(role) ? 200 : 403}`);
      }
      expect(shop.calls.at(-1)).toMatchObject({ path: `/hosted/gift-cards/${path}` });
      expect((await shop.browser().post(`/admin/api/gift-cards/${path}`)).status).toBe(401);
    });

    it('what is done stands in the audit log, without the code', async () => {
      const person = await shop.signedIn('owner');
      await person.post('/admin/api/gift-cards/issue', { amount: '50' });
      await person.post(`/admin/api/gift-cards/${ID}/code`, {});
      const log = await person.get('/admin/api/audit-log?filter={"entityId":"' + ID + '"}');
      const text = await log.text();
      expect(text).toContain('counterpart.issueGiftCard');
      expect(text).toContain('counterpart.showGiftCardCode');
      expect(text).not.toContain('ABCD-EFGH');
    });
  },
  gatewayMigrations,
);
