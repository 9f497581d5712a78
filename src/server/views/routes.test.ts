import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import type { Browser } from '../../testing/browser.ts';
import { onDatabase } from '../../testing/engines.ts';
import type { JobKind } from '../jobs/jobs.ts';
import { gatewayMigrations, resetGateway, startGateway, type TestGateway } from '../../testing/gateway.ts';

interface View {
  id: string;
  name: string;
  team: boolean;
  mine: boolean;
  mayEdit: boolean;
  isDefault: boolean;
  state: object;
  owner: { name: string };
}

const unpaid = {
  resource: 'orders',
  name: 'Unpaid',
  team: false,
  state: { filter: { paymentStatus: 'NOT_PAID' } },
};

const exportOf = (permission: string): JobKind => ({
  permissions: [permission],
  batchSize: 1,
  checkParams: () => undefined,
  select: async () => ({ items: [] }),
  labels: async () => new Map(),
  work: async () => [],
});
const exports = new Map([
  ['orders.export', exportOf('ECOM.READ_ORDERS')],
  ['staff.export', exportOf('NOBODY.HAS_IT')],
]);

onDatabase(
  'saved views',
  (database) => {
    let shop: TestGateway;
    let merchant: Browser;

    beforeEach(async () => {
      shop = startGateway(database(), {}, exports);
      await resetGateway(shop);
      await sql`TRUNCATE saved_views, default_views`.execute(database().kysely);
      merchant = await shop.signedIn('merchant');
    });

    const list = async (person: Browser, query = ''): Promise<View[]> =>
      (await (await person.get(`/admin/api/views${query}`)).json()) as View[];
    const save = async (person: Browser, view: object): Promise<View> =>
      (await (await person.post('/admin/api/views', view)).json()) as View;
    const one = (view: View): string => `/admin/api/views/${view.id}`;
    const names = (views: View[]): string[] => views.map(({ name }) => name);

    it('are one’s own until shared with the team', async () => {
      const mine = await save(merchant, unpaid);
      const teams = await save(merchant, { ...unpaid, name: 'All of us', team: true });
      expect(mine).toMatchObject({ ...unpaid, mine: true, mayEdit: true, isDefault: false });
      const viewer = await shop.signedIn('viewer');
      expect(names(await list(merchant))).toEqual(['Unpaid', 'All of us']);
      expect(await list(viewer)).toEqual([
        { ...teams, mine: false, mayEdit: false, updatedDate: expect.any(String) },
      ]);
      for (const reply of [
        await viewer.get(one(mine)),
        await viewer.put(one(mine), { name: 'Mine now' }),
        await viewer.send('DELETE', one(mine)),
      ]) {
        expect([reply.status, await reply.json()]).toMatchObject([
          404,
          { details: { applicationError: { code: 'VIEW_NOT_FOUND' } } },
        ]);
      }
    });

    it('of the team are changed by who made them and by owners only', async () => {
      const view = await save(merchant, { ...unpaid, team: true });
      const viewer = await shop.signedIn('viewer');
      expect((await viewer.put(one(view), { name: 'Mine now' })).status).toBe(403);
      expect((await viewer.send('DELETE', one(view))).status).toBe(403);
      expect(names(await list(merchant))).toEqual(['Unpaid']);

      const owner = await shop.signedIn('owner');
      expect((await owner.put(one(view), { name: 'Still owed' })).status).toBe(200);
      expect(await list(merchant)).toMatchObject([{ name: 'Still owed', state: unpaid.state, mine: true }]);
      expect((await owner.send('DELETE', one(view))).status).toBe(200);
      expect(await list(merchant)).toEqual([]);
    });

    it('begin the list of the person who chose one, one per resource', async () => {
      const first = await save(merchant, { ...unpaid, team: true, isDefault: true });
      const second = await save(merchant, { ...unpaid, name: 'Waiting', isDefault: true });
      const defaults = async (person: Browser): Promise<string[]> =>
        names((await list(person)).filter(({ isDefault }) => isDefault));
      expect(await defaults(merchant)).toEqual(['Waiting']);
      const viewer = await shop.signedIn('viewer');
      expect(await defaults(viewer)).toEqual([]);
      expect((await viewer.put(one(first), { isDefault: true })).status).toBe(200);
      expect(await defaults(viewer)).toEqual(['Unpaid']);
      expect(await defaults(merchant)).toEqual(['Waiting']);
      await merchant.put(one(second), { isDefault: false });
      expect(await defaults(merchant)).toEqual([]);
      await merchant.send('DELETE', one(first));
      expect(await defaults(viewer)).toEqual([]);
    });

    it('of the columns of an export are shared by everybody who may export, and by nobody else', async () => {
      const columns = {
        resource: 'orders.export',
        name: 'Carrier',
        team: true,
        state: { columns: ['number'] },
      };
      const set = await save(merchant, columns);
      const viewer = await shop.signedIn('viewer');
      expect(await list(viewer, '?filter={"resource":"orders.export"}')).toMatchObject([
        { name: 'Carrier', mine: false, mayEdit: true, state: columns.state },
      ]);
      expect((await viewer.put(one(set), { name: 'DHL', state: { columns: ['total'] } })).status).toBe(200);
      expect(await list(merchant)).toMatchObject([{ name: 'DHL', state: { columns: ['total'] } }]);
      expect((await viewer.send('DELETE', one(set))).status).toBe(200);
      expect(await list(merchant)).toEqual([]);

      const closed = { ...columns, resource: 'staff.export' };
      expect((await merchant.post('/admin/api/views', closed)).status).toBe(403);
      const editor = await shop.signedIn('editor');
      expect((await editor.post('/admin/api/views', columns)).status).toBe(403);
      const hidden = await save(merchant, columns);
      expect(await list(editor)).toEqual([]);
      expect((await editor.get(one(hidden))).status).toBe(404);
    });

    it('answer in the simple-rest dialect', async () => {
      for (const name of ['c', 'A', 'b']) await save(merchant, { ...unpaid, name });
      await save(merchant, { ...unpaid, name: 'other', resource: 'products' });
      const reply = await merchant.get('/admin/api/views?range=[1,2]&filter={"resource":"orders"}');
      expect(reply.headers.get('content-range')).toBe('views 1-2/3');
      expect(names((await reply.json()) as View[])).toEqual(['b', 'c']);
    });

    it.each<[string, object]>([
      ['no name', { ...unpaid, name: ' ' }],
      ['a name too long', { ...unpaid, name: 'x'.repeat(81) }],
      ['no resource', { name: 'Unpaid', team: false, state: {} }],
      ['a state too large', { ...unpaid, state: { pad: 'x'.repeat(20_001) } }],
      ['a state that is a list', { ...unpaid, state: [] }],
    ])('reject %s', async (_, view) => {
      const reply = await merchant.post('/admin/api/views', view);
      expect([reply.status, await reply.json()]).toMatchObject([
        400,
        { details: { validationError: { fieldViolations: [{ data: {} }] } } },
      ]);
      expect(await list(merchant)).toEqual([]);
    });

    it('reject a body and a filter that do not fit, and strangers', async () => {
      expect((await merchant.post('/admin/api/views', '{')).status).toBe(400);
      expect((await merchant.get('/admin/api/views?filter={"resource":7}')).status).toBe(400);
      expect((await merchant.get('/admin/api/views?range=[5,1]')).status).toBe(400);
      expect((await shop.browser().get('/admin/api/views')).status).toBe(401);
      expect((await shop.browser().post('/admin/api/views', unpaid)).status).toBe(401);
    });
  },
  gatewayMigrations,
);
