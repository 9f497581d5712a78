import { beforeEach, expect, it } from 'vitest';
import { roleNames } from '../../shared/permissions.ts';
import { onDatabase } from '../../testing/engines.ts';
import { gatewayMigrations, resetGateway, startGateway, type TestGateway } from '../../testing/gateway.ts';

const ID = '6f2fae56-4b5b-4a0c-a2f4-2a6d0dbf0b42';
const READERS = ['owner', 'merchant', 'moderator', 'viewer'];
const WRITERS = ['owner', 'merchant', 'moderator'];

onDatabase(
  'routes of customers',
  (database) => {
    let shop: TestGateway;

    beforeEach(async () => {
      shop = startGateway(database());
      await resetGateway(shop);
      shop.answerWith(() => ({ body: { customer: { id: ID }, notes: [] } }));
    });

    it.each([
      ['query', READERS],
      ['count', READERS],
      ['aggregate', READERS],
      ['sum', READERS],
      ['of-order', READERS],
      [`${ID}/read`, READERS],
      [`${ID}/notes/list`, READERS],
      [`${ID}/notes/add`, WRITERS],
      [`${ID}/notes/change`, WRITERS],
      [`${ID}/notes/remove`, WRITERS],
      [`${ID}/merge/preview`, WRITERS],
      [`${ID}/merge`, WRITERS],
      [`${ID}/split`, WRITERS],
      [`${ID}/delete-account`, WRITERS],
      [`${ID}/sign-out`, WRITERS],
      [`${ID}/password-link`, WRITERS],
      [`${ID}/sessions/end`, WRITERS],
      [`${ID}/factors/reset`, WRITERS],
      [`${ID}/fields/read`, READERS],
      [`${ID}/follows/read`, READERS],
    ])('%s is for %j', async (path, allowed) => {
      for (const role of roleNames) {
        const person = await shop.signedIn(role);
        const { status } = await person.post(`/admin/api/customers/${path}`, {});
        expect(`${role} ${status}`).toBe(`${role} ${allowed.includes(role) ? 200 : 403}`);
      }
      expect(shop.calls.at(-1)).toMatchObject({ path: `/hosted/customers/${path}` });
      expect((await shop.browser().post(`/admin/api/customers/${path}`)).status).toBe(401);
    });

    it('what is done stands in the audit log, what was refused does not', async () => {
      const person = await shop.signedIn('owner');
      await person.post(`/admin/api/customers/${ID}/sign-out`, {});
      await person.post(`/admin/api/customers/${ID}/notes/add`, { text: 'Tubes only.' });
      await person.post(`/admin/api/customers/${ID}/sessions/end`, {});
      await person.post(`/admin/api/customers/${ID}/factors/reset`, {});
      shop.answerWith(() => ({ status: 404, body: { message: 'no', details: {} } }));
      expect((await person.post(`/admin/api/customers/${ID}/password-link`, {})).status).toBe(404);
      const log = await person.get('/admin/api/audit-log?filter={"entityId":"' + ID + '"}');
      const text = await log.text();
      expect(text).toContain('counterpart.signOutCustomer');
      expect(text).toContain('counterpart.noteOnCustomer');
      expect(text).toContain('counterpart.endCustomerSession');
      expect(text).toContain('counterpart.resetSecondFactor');
      expect(text).not.toContain('counterpart.mailPasswordLink');
    });
  },
  gatewayMigrations,
);
