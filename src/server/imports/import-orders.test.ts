import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { Browser } from '../../testing/browser.ts';
import { memoryFiles } from '../../testing/deterministic.ts';
import { onDatabase } from '../../testing/engines.ts';
import { gatewayMigrations, resetGateway, startGateway, type TestGateway } from '../../testing/gateway.ts';
import { shopMigrations, startShop } from '../../testing/shop.ts';
import { TEST_API_KEY } from '../../testing/stack.ts';
import type { Job } from '../../shared/jobs.ts';
import type { OrderImport, RefusedOrder } from '../../shared/order-import.ts';
import { jobKinds } from '../jobs/kinds/index.ts';
import { embeddedFetch } from '../platform-fetch.ts';
import type { PlatformFetch } from '../platform-fetch.ts';

const SHOPIFY = [
  'Name,Email,Financial Status,Fulfillment Status,Currency,Subtotal,Shipping,Taxes,Total,Created at,Lineitem quantity,Lineitem name,Lineitem price,Lineitem sku,Shipping Name,Shipping Street,Shipping City,Shipping Zip,Shipping Country,Notes',
  '#1001,ada@example.com,paid,fulfilled,EUR,30.00,5.00,0.00,35.00,2024-03-01 10:00:00 +0100,2,Chair,10.00,CH-1,Ada Berg,Main 1,Lisboa,1000,PT,',
  '#1001,,,,,,,,,,1,Table,10.00,TA-1,,,,,,',
  '#1002,ben@example.com,pending,unfulfilled,EUR,12.50,0.00,0.00,12.50,2024-03-02 10:00:00 +0100,1,Lamp,12.50,LA-1,Ben Berg,Main 2,Porto,4000,PT,ring twice',
].join('\n');

interface Found {
  number: string;
  imported: boolean;
  paymentStatus: string;
  lineItems: { quantity: number }[];
  priceSummary: { total: { amount: string } };
}

onDatabase(
  'the import of orders',
  (database) => {
    let shop: TestGateway;
    let merchant: Browser;
    let platformFetch: PlatformFetch;
    /** Throws where a process would die. */
    let dies: (request: Request) => boolean = () => false;
    let diesUntold: (request: Request) => boolean = () => false;
    let calls: string[] = [];
    /** A path that this platform does not have. */
    let unknown: string | undefined;

    beforeAll(async () => {
      const platform = startShop(database());
      const siteId = platform.site.id;
      const embedded = embeddedFetch(platform.platform, { apiKey: TEST_API_KEY, siteId });
      platformFetch = async (request) => {
        calls.push(new URL(request.url).pathname);
        if (new URL(request.url).pathname === unknown) return Response.json({}, { status: 404 });
        if (dies(request)) throw new Error('killed');
        const reply = await embedded(request);
        if (diesUntold(request)) throw new Error('killed');
        return reply;
      };
      const store = { name: 'Halfdrop', currency: 'EUR', timeZone: 'Europe/Berlin', locale: 'en' };
      const clock = { now: () => new Date() };
      const kinds = jobKinds({
        platformFetch,
        store,
        database: database(),
        siteId,
        clock,
        documents: memoryFiles(),
        pictures: async () => undefined,
      });
      shop = startGateway(database(), { siteId, platformFetch }, kinds);
      shop.jobs.runner.enqueue = async () => {};
      await resetGateway(shop);
      merchant = await shop.signedIn('merchant');
    });

    beforeEach(async () => {
      dies = () => false;
      diesUntold = () => false;
      unknown = undefined;
      calls = [];
      await sql`TRUNCATE orders, order_transactions, order_imports, order_import_parts, order_import_orders, jobs, job_items`.execute(
        database().kysely,
      );
    });

    const takeIn = async (text: string | Uint8Array, person = merchant): Promise<Response> =>
      person.send('POST', '/admin/api/order-imports?name=orders.csv', text, {
        'content-type': 'text/csv',
      });
    const read = async (text: string | Uint8Array): Promise<OrderImport> =>
      (await (await takeIn(text)).json()) as OrderImport;
    const start = async (kind: string, { id }: OrderImport): Promise<Job> =>
      (await (
        await merchant.post('/admin/api/jobs', {
          kind,
          title: 'Import',
          selection: { filter: { import: id } },
        })
      ).json()) as Job;
    const job = async (id: string): Promise<Job> =>
      (await (await merchant.get(`/admin/api/jobs/${id}`)).json()) as Job;
    const run = async (kind: string, of: OrderImport): Promise<Job> => {
      const { id } = await start(kind, of);
      await shop.jobs.runner.run(id);
      return job(id);
    };
    const again = async ({ id }: OrderImport): Promise<OrderImport> =>
      (await (await merchant.get(`/admin/api/order-imports/${id}`)).json()) as OrderImport;
    const orders = async (): Promise<Found[]> => {
      const { rows } = await sql<{ doc: Found }>`select doc from orders order by number`.execute(
        database().kysely,
      );
      return rows.map(({ doc }) => doc);
    };
    const refused = async ({ id }: OrderImport): Promise<RefusedOrder[]> =>
      (await (await merchant.get(`/admin/api/order-imports/${id}/refused`)).json()) as RefusedOrder[];

    it("recognises Shopify's columns, says what would happen, writes it, and takes it back", async () => {
      const dry = await read(SHOPIFY);
      expect(dry).toMatchObject({
        source: 'shopify',
        summary: {
          rows: 3,
          orders: 2,
          lines: 3,
          amount: '47.5',
          fresh: { orders: 2 },
          refused: { orders: 0 },
        },
      });
      expect(await orders()).toEqual([]);
      expect(await run('orders.import', dry)).toMatchObject({ status: 'done', done: 2, failed: 0 });
      expect(await orders()).toMatchObject([
        {
          number: '1001',
          imported: true,
          status: 'APPROVED',
          paymentStatus: 'PAID',
          fulfillmentStatus: 'FULFILLED',
          purchasedDate: '2024-03-01T09:00:00.000Z',
          lineItems: [{ quantity: 2 }, { quantity: 1 }],
          priceSummary: { total: { amount: '35.00' } },
          balanceSummary: { paid: { amount: '35.00' }, balance: { amount: '0.00' } },
          buyerInfo: { email: 'ada@example.com' },
        },
        {
          number: '1002',
          paymentStatus: 'NOT_PAID',
          fulfillmentStatus: 'NOT_FULFILLED',
          buyerNote: 'ring twice',
        },
      ]);
      expect(await again(dry)).toMatchObject({ written: 2, brought: 2, takenBack: 0 });
      expect(await run('orders.take-back-import', dry)).toMatchObject({ status: 'done', done: 2 });
      expect(await orders()).toEqual([]);
      expect(await again(dry)).toMatchObject({ takenBack: 2 });
    });

    it('writes none twice: the same file again changes what is there, and takes nothing of it back', async () => {
      await run('orders.import', await read(SHOPIFY));
      const second = await read(SHOPIFY);
      expect(second.summary).toMatchObject({ fresh: { orders: 0 }, changed: { orders: 2 } });
      expect(await run('orders.import', second)).toMatchObject({ done: 2 });
      expect((await orders()).map(({ number }) => number)).toEqual(['1001', '1002']);
      expect(await run('orders.take-back-import', second)).toMatchObject({ total: 0 });
      expect(await orders()).toHaveLength(2);
    });

    it('goes on where a process died, and what it brought can still be taken back', async () => {
      const dry = await read(SHOPIFY);
      let deaths = 0;
      dies = (request) => request.url.endsWith('/orders/import') && ++deaths === 1;
      // The orders are there, and nobody was told.
      let untold = 0;
      diesUntold = (request) => request.url.endsWith('/orders/import') && ++untold === 1;
      const { id } = await start('orders.import', dry);
      await shop.jobs.runner.run(id);
      expect(await job(id)).toMatchObject({ status: 'done', done: 2 });
      expect((await orders()).map(({ number }) => number)).toEqual(['1001', '1002']);
      // They were not written again after the second death.
      expect(calls.filter((path) => path.endsWith('/orders/import'))).toHaveLength(2);
      expect(await again(dry)).toMatchObject({ written: 2, brought: 2 });
      await run('orders.take-back-import', dry);
      expect(await orders()).toEqual([]);
    });

    it('writes them one by one where the platform takes no more at once', async () => {
      const dry = await read(SHOPIFY);
      unknown = '/hosted/orders/import';
      expect(await run('orders.import', dry)).toMatchObject({ status: 'done', done: 2 });
      expect((await orders()).map(({ number }) => number)).toEqual(['1001', '1002']);
      expect(calls.filter((path) => path === '/ecom/v1/orders/import')).toHaveLength(2);
      expect(await again(dry)).toMatchObject({ written: 2, brought: 2 });
    });

    it('two imports of the same numbers at once: one waits for the other, and none is written twice', async () => {
      const both = [await read(SHOPIFY), await read(SHOPIFY)] as const;
      const jobs = await Promise.all(both.map((one) => start('orders.import', one)));
      const { runner } = shop.jobs;
      const taken = await Promise.all(jobs.map(({ id }) => runner.run(id)));
      expect(taken.filter(Boolean)).toHaveLength(1);
      for (const { id } of jobs) await runner.run(id);
      for (const { id } of jobs) expect(await job(id)).toMatchObject({ status: 'done', done: 2 });
      expect((await orders()).map(({ number }) => number)).toEqual(['1001', '1002']);
      const imports = await Promise.all(both.map(again));
      expect(imports.map(({ brought }) => brought).toSorted((a, b) => a - b)).toEqual([0, 2]);
    });

    it('what another import brought meanwhile is not taken back with this one', async () => {
      const first = await read(SHOPIFY);
      const second = await read(SHOPIFY);
      // Its process died when it had seen that none of them is there.
      await sql`update order_import_orders set looked_up = true where import_id = ${first.id}`.execute(
        database().kysely,
      );
      await run('orders.import', second);
      expect(await run('orders.import', first)).toMatchObject({ done: 2 });
      expect(await again(first)).toMatchObject({ written: 2, brought: 0 });
      expect(await run('orders.take-back-import', first)).toMatchObject({ total: 0 });
      expect(await orders()).toHaveLength(2);
    });

    it('refuses what is wrong order by order, and hands it out as a file', async () => {
      const [head = '', first = '', , second = ''] = SHOPIFY.split('\n');
      const wrong = (change: (cells: string[]) => void): string => {
        const cells = second.split(',');
        change(cells);
        return cells.join(',');
      };
      const file = [
        head,
        first.replace(',2,Chair', ',3,Chair'),
        wrong((cells) => (cells[0] = '#2002')),
        wrong((cells) => ((cells[0] = '#2003'), (cells[4] = 'USD'))),
        wrong((cells) => ((cells[0] = '#2004'), (cells[19] = '=HYPERLINK(1)'))),
        wrong((cells) => ((cells[0] = '#2005'), (cells[8] = '13.00'))),
        wrong((cells) => ((cells[0] = '#2006'), (cells[9] = '31.02.2024'))),
        wrong((cells) => ((cells[0] = '#2007'), cells.pop())),
        wrong((cells) => (cells[0] = '#2002')),
        wrong((cells) => ((cells[0] = '#2009'), (cells[8] = ''))),
        wrong((cells) => ((cells[0] = '#2010'), (cells[1] = 'nobody'))),
        '#2011,"never closed,broken',
        wrong((cells) => (cells[0] = '#2012')),
      ].join('\r\n');
      const dry = await read(file);
      expect((await refused(dry)).map(({ row, problem }) => [row, problem.kind, problem.column])).toEqual([
        [4, 'currency', 'Currency'],
        [5, 'formula', 'Notes'],
        [6, 'sum', 'Total'],
        [7, 'format', 'Created at'],
        [8, 'broken', undefined],
        [9, 'twice', 'Name'],
        [10, 'missing', 'Total'],
        [11, 'format', 'Email'],
        [12, 'broken', undefined],
      ]);
      expect(dry.summary).toMatchObject({ fresh: { orders: 3 }, refused: { orders: 9 } });
      const csv = await merchant.get(`/admin/api/order-imports/${dry.id}/refused.csv`);
      const lines = (await csv.text()).split('\n');
      expect(lines[0]).toContain('Notes,Row,What is wrong');
      expect(lines[1]).toContain('4,"Currency: is not the store\'s currency, EUR"');
      expect(lines[2]).toContain("'=HYPERLINK(1)");
      expect(await run('orders.import', dry)).toMatchObject({ done: 3 });
      expect((await orders()).map(({ number }) => number)).toEqual(['1001', '2002', '2012']);
    });

    it('takes other currencies and sums where that is wanted, and another column where it is told', async () => {
      const [head = '', , , second = ''] = SHOPIFY.split('\n');
      const dry = await read(
        [head, second.replace('EUR', 'USD').replace('12.50,2024', '13.00,2024')].join('\n'),
      );
      expect(dry.summary).toMatchObject({ refused: { orders: 1 } });
      const check = async (change: object): Promise<OrderImport> =>
        (await (
          await merchant.post(`/admin/api/order-imports/${dry.id}/check`, {
            mapping: dry.mapping,
            options: { anySum: true, anyCurrency: true },
            ...change,
          })
        ).json()) as OrderImport;
      expect((await check({})).summary).toMatchObject({ fresh: { orders: 1 } });
      const mapping = dry.mapping.map((field) => (field === 'total' ? null : field));
      const without = await check({ mapping });
      expect(without.summary).toBeUndefined();
      expect(await run('orders.import', without)).toMatchObject({ status: 'failed' });
      await check({});
      await run('orders.import', dry);
      expect(await orders()).toMatchObject([
        { currency: 'USD', priceSummary: { total: { amount: '13.00' } } },
      ]);
      const late = await merchant.post(`/admin/api/order-imports/${dry.id}/check`, {
        mapping: dry.mapping,
        options: dry.options,
      });
      expect(late.status).toBe(428);
    });

    it('leaves an order alone that was placed here', async () => {
      await platformFetch(
        new Request('https://www.wixapis.com/ecom/v1/orders', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({
            order: {
              channelInfo: { type: 'BACKOFFICE_MERCHANT' },
              lineItems: [
                {
                  productName: { original: 'Poster' },
                  quantity: 1,
                  price: { amount: '5' },
                  itemType: { preset: 'PHYSICAL' },
                },
              ],
              priceSummary: {},
            },
          }),
        }),
      );
      const [placed] = await orders();
      const dry = await read(SHOPIFY.replaceAll('#1002', `#${placed?.number}`));
      expect(await refused(dry)).toMatchObject([{ number: placed?.number, problem: { kind: 'taken' } }]);
      await run('orders.import', dry);
      expect((await orders()).find(({ number }) => number === placed?.number)).toEqual(placed);
    });

    it('reads what spreadsheets write: semicolons, Windows letters, other dates and amounts', async () => {
      const text =
        'Order ID;Sale Date;Buyer;Email;Order Value;Ship Country\nE-7;31/12/24;Jörg Größe;j@example.com;1.234,50 €;Denmark\n';
      const dry = await read(Buffer.from(text.replace('€', '\u0080'), 'latin1'));
      expect(dry).toMatchObject({
        encoding: 'windows-1252',
        delimiter: ';',
        summary: { fresh: { orders: 1 } },
      });
      expect(dry.mapping).toEqual(['number', 'placedDayFirst', 'name', 'email', 'total', 'shipCountry']);
      await run('orders.import', dry);
      expect(await orders()).toMatchObject([
        {
          number: '7',
          purchasedDate: '2024-12-30T23:00:00.000Z',
          priceSummary: { total: { amount: '1234.50' } },
          billingInfo: { contactDetails: { firstName: 'Jörg', lastName: 'Größe' } },
        },
      ]);
    });

    it('is for those who may import; no table is refused', async () => {
      expect((await takeIn(SHOPIFY, await shop.signedIn('viewer'))).status).toBe(403);
      for (const text of ['', 'only one line', 'a,b', '\0\0\0', '"open,never\nclosed']) {
        const reply = await takeIn(text);
        expect([text, reply.status]).toEqual([text, 400]);
      }
      const { rows } = await sql`select 1 from order_import_parts`.execute(database().kysely);
      expect(rows).toEqual([]);
    });
  },
  [...gatewayMigrations, ...shopMigrations],
);
