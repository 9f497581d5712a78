import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import type { ErasurePreview } from '../../shared/customer-data.ts';
import type { Job } from '../../shared/jobs.ts';
import { roleNames } from '../../shared/permissions.ts';
import type { Browser } from '../../testing/browser.ts';
import { customerCalls } from '../../testing/customers.ts';
import { memoryFiles } from '../../testing/deterministic.ts';
import { onDatabase } from '../../testing/engines.ts';
import { gatewayMigrations, resetGateway, startGateway, type TestGateway } from '../../testing/gateway.ts';
import { orderModules, paidOrder, plainOrder } from '../../testing/orders.ts';
import { allTables, tablesWith } from '../../testing/scan-tables.ts';
import { shopMigrations, startShop, type Shop } from '../../testing/shop.ts';
import { TEST_API_KEY } from '../../testing/stack.ts';
import { nobodys } from '../../testing/nobodys.ts';
import { dataLocations } from '../../platform/services/extensions/personal-data/data-locations.ts';
import { labelFile } from '../labels/labels.ts';
import { jobKinds } from '../jobs/kinds/index.ts';
import { embeddedFetch } from '../platform-fetch.ts';
import { gatewayPlaces } from './erase-traces.ts';

const SITE = '11111111-2222-4333-8444-555555555555';
const EMAIL = 'zelda@quux.example.com';
const WHO = { firstName: 'Zelda', lastName: 'Quuxbury', phone: '+351 912 000 111' };
const ADDRESS = { country: 'PT', city: 'Zeldaville', addressLine: 'Rua Zeldina 7', postalCode: '4000-777' };
const SECRETS = [EMAIL, 'Quuxbury', WHO.phone, 'Zeldaville', 'Rua Zeldina'];

onDatabase(
  'a customer’s data, and its end',
  (database) => {
    let shop: Shop;
    let server: TestGateway;
    let owner: Browser;
    const store = { name: 'Halfdrop', currency: 'EUR', timeZone: 'Europe/Berlin', locale: 'en' };
    const documents = memoryFiles();
    const queued: string[] = [];

    beforeAll(async () => {
      shop = startShop(database());
      const siteId = shop.site.id;
      const platformFetch = embeddedFetch(shop.platform, { apiKey: TEST_API_KEY, siteId });
      const kinds = jobKinds({
        platformFetch,
        store,
        database: database(),
        siteId: SITE,
        clock: { now: () => new Date() },
        documents,
        pictures: async () => undefined,
      });
      server = startGateway(database(), { platformFetch }, kinds);
      await resetGateway(server);
      server.jobs.runner.enqueue = async (id) => void queued.push(id);
      owner = await server.signedIn('owner');
    });

    const find = async (email: string) => (await customerCalls(shop).find({ email }))[0];
    const start = (kind: string, ids: readonly string[], params: object = {}, by = owner) =>
      by.post('/admin/api/jobs', { kind, title: 'Some job', selection: { ids }, params });
    async function run(kind: string, ids: readonly string[], params: object = {}): Promise<Job> {
      const { id } = (await (await start(kind, ids, params)).json()) as Job;
      for (const next of queued.splice(0)) await server.jobs.runner.run(next);
      return (await (await owner.get(`/admin/api/jobs/${id}`)).json()) as Job;
    }

    /** Somebody with an account who bought, was written about, exported, imported and sent to. */
    async function zelda(): Promise<{ id: string; orderId: string }> {
      const { kysely } = database();
      const reply = await shop.call('POST', '/members/v1/members', {
        member: { loginEmail: EMAIL, contact: { ...WHO, phones: [WHO.phone], addresses: [ADDRESS] } },
      });
      const { member } = (await reply.json()) as { member: { id: string; contactId: string } };
      const { order } = await paidOrder(
        orderModules(shop),
        plainOrder('40.00', {
          buyerInfo: { email: EMAIL, memberId: member.id },
          billingInfo: { contactDetails: WHO, address: ADDRESS },
        }),
      );
      const orderId = String(order?._id);
      await sql`update orders set doc = doc || '{"archived": true}' where id = ${orderId}`.execute(kysely);
      const id = member.contactId;
      await owner.post('/admin/api/extensions/addCustomerNote', {
        customerId: id,
        text: 'Quuxbury pays late.',
      });
      const changed = await owner.send('PATCH', `/admin/wixapis/ecom/v1/orders/${orderId}`, {
        order: { id: orderId, billingInfo: { contactDetails: WHO, address: ADDRESS } },
      });
      expect(changed.status).toBe(200);
      expect(await run('customers.export', [id], { columns: ['name', 'email'] })).toMatchObject({ done: 1 });
      await sql`insert into mailbox (site_id, id, recipient, subject, text, sent_at)
        values (${SITE}, ${id}, ${EMAIL}, 'Your order', 'Dear Zelda Quuxbury', now())`.execute(kysely);
      await sql`insert into saved_views (site_id, id, resource, owner_id, owner_name, team, name, state, created_date, updated_date)
        values (${SITE}, ${id}, 'orders', 'me', 'Me', false, ${`Of ${EMAIL}`}, ${JSON.stringify({ where: [EMAIL] })}::jsonb, '', '')
        on conflict do nothing`.execute(kysely);
      await sql`insert into imports (site_id, id, what, file_name, encoding, delimiter, source, columns, sample, mapping, options, actor_name, created_date)
        values (${SITE}, ${id}, 'customers', 'old.csv', 'utf-8', ',', 'x', '[]', ${JSON.stringify([[EMAIL, 'Zelda Quuxbury']])}::jsonb, '{}', '{}', 'me', '2026')`.execute(
        kysely,
      );
      await sql`insert into import_parts (site_id, import_id, part, content)
        values (${SITE}, ${id}, 0, convert_to(${`email\n${EMAIL}`}, 'UTF8'))`.execute(kysely);
      await sql`insert into shipping_labels (site_id, id, order_id, attempt, status, carrier, service, title, price, currency, shipment, bought_by, created_date)
        values (${SITE}, ${id}, ${orderId}, 1, 'bought', 'x', 'x', 'x', '1', 'EUR', ${JSON.stringify({ to: { ...WHO, ...ADDRESS, name: 'Zelda Quuxbury' } })}::jsonb, 'me', now())`.execute(
        kysely,
      );
      await documents.write(labelFile(id), new TextEncoder().encode('Zelda Quuxbury'));
      return { id, orderId };
    }

    it('every table is known to tell of customers or of nobody', async () => {
      const known = new Set([...dataLocations.map(({ table }) => table), ...gatewayPlaces, ...nobodys]);
      expect((await allTables(database())).filter((table) => !known.has(table))).toEqual([]);
    });

    it('is gathered into a file that a person can read, by who may read orders too', async () => {
      const { id, orderId } = await zelda();
      store.name = 'Quarterdrop';
      const job = await run('customers.data', [id]);
      expect(job).toMatchObject({ status: 'done', done: 1, hasFile: true, fileType: 'json' });
      const reply = await owner.get(`/admin/api/jobs/${job.id}/result.json`);
      expect(reply.headers.get('content-disposition')).toBe('attachment; filename="customers-data.json"');
      const text = await reply.text();
      expect(text).toContain('\n  "Customer": {\n');
      expect(JSON.parse(text)).toMatchObject({
        Shop: 'Quarterdrop',
        Customer: { email: EMAIL },
        'E-mail addresses': [EMAIL],
        Orders: [{ id: orderId, billingInfo: { address: { city: 'Zeldaville' } } }],
        'Team notes': [{ text: 'Quuxbury pays late.' }],
        'Mails sent': [{ to: EMAIL, subject: 'Your order' }],
      });
      expect((await start('customers.data', [id, orderId])).status).toBe(400);
      const readers = new Set(['owner', 'merchant', 'moderator', 'viewer']);
      for (const role of roleNames) {
        const person = await server.signedIn(role);
        const { status } = await start('customers.data', [id], {}, person);
        expect(`${role} ${status}`).toBe(`${role} ${readers.has(role) ? 200 : 403}`);
      }
      queued.length = 0;
      const viewer = await server.signedIn('viewer');
      expect((await start('customers.erase', [id], { confirmation: EMAIL }, viewer)).status).toBe(403);
    });

    it('begins to end only once the address is typed, and then no table finds them', async () => {
      const id = (await find(EMAIL))?.id ?? '';
      const ask = await owner.post('/admin/api/jobs/foresee', {
        kind: 'customers.erase',
        selection: { ids: [id] },
        params: { reviews: 'remove' },
      });
      const body = (await ask.json()) as ErasurePreview;
      expect(body).toMatchObject({ confirm: EMAIL, blocks: [] });
      expect(body.parts).toContainEqual({ part: 'orders', count: 1, fate: 'anonymised' });
      for (const confirmation of [undefined, '', 'zelda@example.com'])
        expect((await start('customers.erase', [id], { confirmation })).status).toBe(400);
      expect((await start('customers.erase', ['6f2fae56-4b5b-4a0c-a2f4-2a6d0dbf0b42'])).status).toBe(404);
      expect(queued).toEqual([]);

      const job = await run('customers.erase', [id], { confirmation: ` ${EMAIL.toUpperCase()} ` });
      expect(job).toMatchObject({ status: 'done', done: 1, failed: 0 });
      expect(await tablesWith(database(), SECRETS)).toEqual([]);
      expect(await documents.read(labelFile(id))).toBeUndefined();
      expect(await find(EMAIL)).toBeUndefined();
      const log = await owner.get('/admin/api/audit-log?filter={"operation":"job.customers.erase"}');
      expect(await log.json()).toMatchObject([
        {
          entityIds: [id],
          staffEmail: 'owner@halfdrop.example',
          request: { params: { reviews: 'anonymise' } },
        },
      ]);
    });

    it('goes on where a process died, and is done once', async () => {
      const kind = server.jobs.kinds.get('customers.erase');
      const { id } = await zelda();
      const batch = (isResumed: boolean) => ({
        job: {
          id: 'j',
          kind: 'customers.erase',
          selection: { ids: [id] },
          params: { reviews: 'anonymise' },
          actor: 'owner@halfdrop.example',
          expanded: true,
        },
        items: [{ id, label: '—' }],
        idempotencyKey: 'k',
        isResumed,
      });
      expect(await kind?.work(batch(false))).toEqual([{ id, state: 'done', label: '—' }]);
      expect(await kind?.work(batch(true))).toEqual([{ id, state: 'done', label: '—' }]);
      expect(await kind?.work(batch(false))).toMatchObject([{ state: 'failed' }]);
      expect(await tablesWith(database(), SECRETS)).toEqual([]);
    });

    it('does not begin while an order is open, and says which', async () => {
      const { id, orderId } = await zelda();
      await sql`update orders set doc = doc || '{"archived": false, "fulfillmentStatus": "NOT_FULFILLED"}'
        where id = ${orderId}`.execute(database().kysely);
      const reply = await start('customers.erase', [id], { confirmation: EMAIL });
      expect(reply.status).toBe(428);
      expect(await reply.json()).toMatchObject({
        details: {
          applicationError: { code: 'ERASURE_BLOCKED', data: { blocks: [{ why: 'OPEN_ORDERS', count: 1 }] } },
        },
      });
      expect(await find(EMAIL)).toBeDefined();
    });
  },
  [...shopMigrations, ...gatewayMigrations],
);
