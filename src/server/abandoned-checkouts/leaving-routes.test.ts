import { beforeEach, expect, it } from 'vitest';
import { roleNames } from '../../shared/permissions.ts';
import { onDatabase } from '../../testing/engines.ts';
import { gatewayMigrations, resetGateway, startGateway, type TestGateway } from '../../testing/gateway.ts';

const ID = '6f2fae56-4b5b-4a0c-a2f4-2a6d0dbf0b42';
const READERS = roleNames.filter((role) => role !== 'editor');
const WRITERS = ['owner', 'merchant'];

onDatabase(
  'routes of abandoned checkouts',
  (database) => {
    let shop: TestGateway;

    beforeEach(async () => {
      shop = startGateway(database());
      await resetGateway(shop);
      shop.answerWith(() => ({ body: { settings: { on: true } } }));
    });

    it.each([
      ['settings/read', READERS],
      ['told', READERS],
      ['summary', READERS],
      ['preview', READERS],
      ['settings/write', WRITERS],
      [`${ID}/link`, READERS],
      [`${ID}/send`, WRITERS],
      [`${ID}/note`, WRITERS],
    ])('%s is for %j', async (path, allowed) => {
      for (const role of roleNames) {
        const person = await shop.signedIn(role);
        const { status } = await person.post(`/admin/api/abandoned-checkouts/${path}`, { asked: 1 });
        expect(`${role} ${status}`).toBe(`${role} ${allowed.includes(role) ? 200 : 403}`);
      }
      expect(shop.calls.at(-1)).toMatchObject({
        path: `/hosted/abandoned-checkouts/${path}`,
        body: '{"asked":1}',
      });
      expect((await shop.browser().post(`/admin/api/abandoned-checkouts/${path}`)).status).toBe(401);
    });

    it('show the mail in a frame that runs nothing', async () => {
      shop.answerWith(() => ({ body: { mail: { subject: 'Hello', html: '<head></head>Hello' } } }));
      const person = await shop.signedIn('viewer');
      const letter = await person.get('/admin/api/abandoned-checkouts/preview/he/2');
      expect(await letter.text()).toContain('Hello');
      expect(letter.headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(shop.calls.at(-1)).toMatchObject({ body: '{"language":"he","reminder":2}' });
      expect((await shop.browser().get('/admin/api/abandoned-checkouts/preview/he/2')).status).toBe(401);
    });

    it('write down who changed when the shop reminds and who sent a reminder, and nothing of what was refused', async () => {
      const person = await shop.signedIn('merchant');
      await person.post(`/admin/api/abandoned-checkouts/${ID}/send`);
      await person.post('/admin/api/abandoned-checkouts/settings/write', { on: true });
      shop.answerWith(() => ({ status: 400, body: { message: 'no' } }));
      expect((await person.post('/admin/api/abandoned-checkouts/settings/write', { on: 1 })).status).toBe(
        400,
      );
      const owner = await shop.signedIn('owner');
      const listed = (await (await owner.get('/admin/api/audit-log')).json()) as { operation: string }[];
      const deeds = listed.map(({ operation }) => operation).filter((name) => /Leaving|Reminder/.test(name));
      expect(deeds.toSorted()).toEqual(['counterpart.changeLeaving', 'counterpart.sendReminder']);
    });
  },
  gatewayMigrations,
);
