import { beforeEach, expect, it } from 'vitest';
import { roleNames } from '../../shared/permissions.ts';
import { onDatabase } from '../../testing/engines.ts';
import { gatewayMigrations, resetGateway, startGateway, type TestGateway } from '../../testing/gateway.ts';

const ID = '6f2fae56-4b5b-4a0c-a2f4-2a6d0dbf0b42';
const READERS = ['owner', 'merchant', 'moderator', 'viewer'];
const WRITERS = ['owner', 'merchant'];
const PATH = '/admin/api/coupons';

onDatabase(
  'routes of coupons',
  (database) => {
    let shop: TestGateway;

    beforeEach(async () => {
      shop = startGateway(database());
      await resetGateway(shop);
      shop.answerWith(() => ({
        body: { id: ID, name: 'Ten', coupons: [{ id: ID }], total: 7, results: [] },
      }));
    });

    it.each([
      ['GET', '', READERS],
      ['GET', '/summary', READERS],
      ['GET', `/${ID}`, READERS],
      ['POST', '', WRITERS],
      ['PUT', `/${ID}`, WRITERS],
      ['DELETE', `/${ID}`, WRITERS],
      ['POST', '/bulk/turn-on', WRITERS],
      ['POST', '/bulk/turn-off', WRITERS],
      ['POST', '/bulk/delete', WRITERS],
    ])('%s %s is for %j', async (method, path, allowed) => {
      const body = method === 'POST' || method === 'PUT' ? { ids: [ID] } : undefined;
      for (const role of roleNames) {
        const person = await shop.signedIn(role);
        const { status } = await person.send(method, PATH + path, body);
        expect(`${role} ${status}`).toBe(`${role} ${allowed.includes(role) ? 200 : 403}`);
      }
      expect((await shop.browser().send(method, PATH + path, body)).status).toBe(401);
    });

    it('say which page of how many it is', async () => {
      const person = await shop.signedIn('viewer');
      const reply = await person.get(
        `${PATH}?sort=["name","ASC"]&range=[5,9]&filter={"status":"LIVE"}`.replaceAll('"', '%22'),
      );
      expect(reply.headers.get('content-range')).toBe('coupons 5-5/7');
      expect(JSON.parse(shop.calls.at(-1)?.body ?? '')).toEqual({
        filter: { status: 'LIVE' },
        sort: { field: 'name', order: 'ASC' },
        from: 5,
        limit: 5,
      });
    });

    it('write down who did what to which, and nothing of what was refused', async () => {
      const owner = await shop.signedIn('owner');
      await owner.send('POST', PATH, { name: 'Ten' });
      await owner.send('PUT', `${PATH}/${ID}`, { name: 'Ten' });
      await owner.send('DELETE', `${PATH}/${ID}`);
      shop.answerWith(() => ({ body: { results: [{ itemMetadata: { id: ID, success: true } }] } }));
      await owner.send('POST', `${PATH}/bulk/turn-off`, { ids: [ID] });
      shop.answerWith(() => ({ status: 409, body: { message: 'no', details: {} } }));
      expect((await owner.send('PUT', `${PATH}/${ID}`, { name: 'Ten' })).status).toBe(409);
      const listed = (await (await owner.get('/admin/api/audit-log')).json()) as { operation: string }[];
      expect(listed.map(({ operation }) => operation).filter((name) => name.includes('Coupon'))).toEqual(
        ['turnOff', 'delete', 'update', 'create'].map((deed) => `counterpart.${deed}Coupon`),
      );
    });
  },
  gatewayMigrations,
);
