import { beforeEach, expect, it } from 'vitest';
import { roleNames } from '../../shared/permissions.ts';
import { onDatabase } from '../../testing/engines.ts';
import { gatewayMigrations, resetGateway, startGateway, type TestGateway } from '../../testing/gateway.ts';

const ID = '6f2fae56-4b5b-4a0c-a2f4-2a6d0dbf0b42';
const EVERYBODY = [...roleNames];
const ASKERS = ['owner', 'merchant', 'moderator'];

onDatabase(
  'routes of review requests',
  (database) => {
    let shop: TestGateway;

    beforeEach(async () => {
      shop = startGateway(database());
      await resetGateway(shop);
      shop.answerWith(() => ({ body: { settings: { on: true } } }));
    });

    it.each([
      ['settings/read', EVERYBODY],
      ['told', EVERYBODY],
      ['summary', EVERYBODY],
      ['preview', EVERYBODY],
      ['settings/write', ASKERS],
      [`${ID}/send`, ASKERS],
    ])('%s is for %j', async (path, allowed) => {
      for (const role of roleNames) {
        const person = await shop.signedIn(role);
        const { status } = await person.post(`/admin/api/review-requests/${path}`, { asked: 1 });
        expect(`${role} ${status}`).toBe(`${role} ${allowed.includes(role) ? 200 : 403}`);
      }
      expect(shop.calls.at(-1)).toMatchObject({
        path: `/hosted/review-requests/${path}`,
        body: '{"asked":1}',
      });
      expect((await shop.browser().post(`/admin/api/review-requests/${path}`)).status).toBe(401);
    });

    it('show the mail in a frame that runs nothing', async () => {
      shop.answerWith(() => ({ body: { mail: { subject: 'Hello', html: '<head></head>Hello' } } }));
      const person = await shop.signedIn('viewer');
      const letter = await person.get('/admin/api/review-requests/preview/he');
      expect(await letter.text()).toContain('Hello');
      expect(letter.headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(shop.calls.at(-1)).toMatchObject({ body: '{"language":"he"}' });
      expect((await shop.browser().get('/admin/api/review-requests/preview/he')).status).toBe(401);
    });

    it('write down who changed when the shop asks and who sent one, and nothing of what was refused', async () => {
      const person = await shop.signedIn('moderator');
      await person.post(`/admin/api/review-requests/${ID}/send`);
      await person.post('/admin/api/review-requests/settings/write', { on: true });
      shop.answerWith(() => ({ status: 400, body: { message: 'no' } }));
      expect((await person.post('/admin/api/review-requests/settings/write', { on: 1 })).status).toBe(400);
      const owner = await shop.signedIn('owner');
      const listed = (await (await owner.get('/admin/api/audit-log')).json()) as { operation: string }[];
      const deeds = listed.map(({ operation }) => operation).filter((name) => /Asking|Request/.test(name));
      expect(deeds.toSorted()).toEqual(['counterpart.changeAsking', 'counterpart.sendRequest']);
    });
  },
  gatewayMigrations,
);
