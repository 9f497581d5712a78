import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { RetainedEntries } from '#shared/imports.ts';
import type { OrderImport } from '#shared/order-import.ts';
import { customerCalls } from '#testing/customers.ts';
import { onDatabase } from '#testing/engines.ts';
import { gatewayMigrations } from '#testing/gateway.ts';
import { ImportDesk } from '#testing/import-desk.ts';
import { orderFiles } from '#testing/order-files.ts';
import { orderModules, plainOrder } from '#testing/orders.ts';
import { shopMigrations } from '#testing/shop.ts';

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
    let desk: ImportDesk<OrderImport>;

    beforeAll(async () => {
      desk = new ImportDesk<OrderImport>(database(), 'order');
      await desk.open();
    });

    beforeEach(() =>
      desk.empty(`orders, order_transactions, known_contacts, imported_contacts, customer_records, customer_orders,
        customer_notes, merged_contacts, members, reviews, back_in_stock_requests`),
    );

    const orders = async (): Promise<Found[]> => {
      const { rows } = await sql<{ doc: Found }>`select doc from orders order by number`.execute(
        database().kysely,
      );
      return rows.map(({ doc }) => doc);
    };

    it("recognises Shopify's columns, says what would happen, writes it, and takes it back", async () => {
      const dry = await desk.read(SHOPIFY);
      expect(dry).toMatchObject({
        source: 'shopify',
        summary: {
          rows: 3,
          count: 2,
          lines: 3,
          amount: '47.5',
          fresh: { count: 2 },
          refused: { count: 0 },
        },
      });
      expect(await orders()).toEqual([]);
      expect(await desk.run('orders.import', dry)).toMatchObject({ status: 'done', done: 2, failed: 0 });
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
      expect(await desk.again(dry)).toMatchObject({ written: 2, brought: 2, takenBack: 0 });
      expect(await desk.run('orders.take-back-import', dry)).toMatchObject({ status: 'done', done: 2 });
      expect(await orders()).toEqual([]);
      expect(await desk.again(dry)).toMatchObject({ takenBack: 2 });
    });

    describe('whose customers are undone with it', () => {
      const head =
        'Name,Email,Financial Status,Currency,Total,Created at,Lineitem quantity,Lineitem name,Lineitem price';
      const ordersOf = (number: number, ...names: string[]): string =>
        [
          head,
          ...names.map(
            (name, index) =>
              `#${number + index},${name}@example.com,paid,EUR,5.00,2024-03-01 10:00:00 +0100,1,Lamp,5.00`,
          ),
        ].join('\n');
      const customers = () => customerCalls(desk.shop).find({});
      const emails = async (): Promise<string[]> =>
        (await customers()).map(({ email = '' }) => email).toSorted();
      const idOf = async (name: string): Promise<string> => {
        const found = (await customers()).find(({ email }) => email === `${name}@example.com`);
        if (!found) throw new Error(`Nobody is called ${name}.`);
        return found.id;
      };
      const ask = (path: string, body: object) => desk.shop.call('POST', path, body);
      const keptOf = async ({ id }: OrderImport): Promise<RetainedEntries> =>
        (await (await desk.merchant.get(`/admin/api/order-imports/${id}/kept`)).json()) as RetainedEntries;

      it('where nothing else came from them; the others stay, by reason and name', async () => {
        const before = orderModules(desk.shop).orders;
        await before.createOrder(plainOrder('5.00', { buyerInfo: { email: 'known@example.com' } }));
        const dry = await desk.read(
          ordersOf(1, 'idle', 'idle', 'known', 'orders', 'joins', 'noted', 'merged', 'waits'),
        );
        await desk.run('orders.import', dry);
        expect(await emails()).toHaveLength(7);
        expect(await keptOf(dry)).toEqual({ counts: {}, first: [] });

        await before.createOrder(plainOrder('5.00', { buyerInfo: { email: 'orders@example.com' } }));
        await ask('/members/v1/members', { member: { loginEmail: 'joins@example.com' } });
        const { call } = customerCalls(desk.shop);
        await call('addCustomerNote', { customerId: await idOf('noted'), text: 'Rings twice' });
        await call('mergeCustomers', { customerId: await idOf('known'), otherId: await idOf('merged') });
        const wait = {
          id: 'w',
          contactId: await idOf('waits'),
          emailKey: 'waits@example.com',
          variantId: 'v',
          status: 'RECEIVED',
          createdDate: '2026-11-30',
        };
        const { id: siteId } = desk.shop.site;
        await sql`insert into back_in_stock_requests (site_id, id, doc)
          select ${siteId}, 'w', ${JSON.stringify(wait)}::text::jsonb`.execute(database().kysely);

        expect(await desk.run('orders.take-back-import', dry)).toMatchObject({ status: 'done', done: 8 });
        expect(await emails()).toEqual(
          ['joins', 'known', 'noted', 'orders', 'waits'].map((name) => `${name}@example.com`),
        );
        const { counts, first } = await keptOf(dry);
        expect(counts).toEqual({ SIGNED_IN: 1, ORDERED: 2, CHANGED: 2 });
        expect(
          first
            .map(({ name, reason }) => [name, reason])
            .toSorted(([a = ''], [b = '']) => a.localeCompare(b)),
        ).toEqual([
          ['joins', 'SIGNED_IN'],
          ['merged@example.com', 'ORDERED'],
          ['noted@example.com', 'CHANGED'],
          ['orders@example.com', 'ORDERED'],
          ['waits@example.com', 'CHANGED'],
        ]);
      });

      it('by the last import that has orders of them', async () => {
        const first = await desk.read(ordersOf(1, 'ada', 'ben'));
        await desk.run('orders.import', first);
        const second = await desk.read(ordersOf(11, 'ada'));
        await desk.run('orders.import', second);
        await desk.run('orders.take-back-import', first);
        expect(await emails()).toEqual(['ada@example.com']);
        expect((await keptOf(first)).counts).toEqual({ ORDERED: 1 });
        await desk.run('orders.take-back-import', second);
        expect(await emails()).toEqual([]);
        expect((await keptOf(first)).counts).toEqual({});
      });
    });

    it('writes none twice: the same file again changes what is there, and takes nothing of it back', async () => {
      await desk.run('orders.import', await desk.read(SHOPIFY));
      expect((await desk.read(SHOPIFY)).summary).toMatchObject({ unchanged: { count: 2 } });
      const second = await desk.read(SHOPIFY.replace('ring twice', 'ring once'));
      expect(second.summary).toMatchObject({
        fresh: { count: 0 },
        changed: { count: 1 },
        unchanged: { count: 1 },
      });
      const changes = await desk.merchant.get(`/admin/api/order-imports/${second.id}/changes`);
      expect(await changes.json()).toEqual([
        { row: 4, key: '1002', changes: [{ field: 'note', before: 'ring twice', after: 'ring once' }] },
      ]);
      expect(await desk.run('orders.import', second)).toMatchObject({ done: 1 });
      expect((await orders()).map(({ number }) => number)).toEqual(['1001', '1002']);
      expect(await desk.run('orders.take-back-import', second)).toMatchObject({ total: 0 });
      expect(await orders()).toHaveLength(2);
    });

    it('goes on where a process died, and what it brought can still be taken back', async () => {
      const dry = await desk.read(SHOPIFY);
      let deaths = 0;
      desk.dies = (path) => path.endsWith('/orders/import') && ++deaths === 1;
      // The orders are there, and nobody was told.
      let untold = 0;
      desk.diesUntold = (path) => path.endsWith('/orders/import') && ++untold === 1;
      const { id } = await desk.start('orders.import', dry);
      await desk.work(id);
      expect(await desk.job(id)).toMatchObject({ status: 'done', done: 2 });
      expect((await orders()).map(({ number }) => number)).toEqual(['1001', '1002']);
      // They were not written again after the second death.
      expect(desk.calls.filter((path) => path.endsWith('/orders/import'))).toHaveLength(2);
      expect(await desk.again(dry)).toMatchObject({ written: 2, brought: 2 });
      await desk.run('orders.take-back-import', dry);
      expect(await orders()).toEqual([]);
    });

    it('writes them one by one where the platform takes no more at once', async () => {
      const dry = await desk.read(SHOPIFY);
      desk.unknown = '/hosted/orders/import';
      expect(await desk.run('orders.import', dry)).toMatchObject({ status: 'done', done: 2 });
      expect((await orders()).map(({ number }) => number)).toEqual(['1001', '1002']);
      expect(desk.calls.filter((path) => path === '/ecom/v1/orders/import')).toHaveLength(2);
      expect(await desk.again(dry)).toMatchObject({ written: 2, brought: 2 });
    });

    it('two imports of the same numbers at once: one waits for the other, and none is written twice', async () => {
      const both = [await desk.read(SHOPIFY), await desk.read(SHOPIFY)] as const;
      const jobs = await Promise.all(both.map((one) => desk.start('orders.import', one)));
      const used = await Promise.all(jobs.map(({ id }) => desk.work(id)));
      expect(used.filter(Boolean)).toHaveLength(1);
      for (const { id } of jobs) await desk.work(id);
      const done = await Promise.all(jobs.map(async ({ id }) => (await desk.job(id)).done));
      expect(done.toSorted((a, b) => a - b)).toEqual([0, 2]);
      expect((await orders()).map(({ number }) => number)).toEqual(['1001', '1002']);
      const imports = await Promise.all(both.map((one) => desk.again(one)));
      expect(imports.map(({ brought }) => brought).toSorted((a, b) => a - b)).toEqual([0, 2]);
    });

    it('what another import brought meanwhile can’t be returned with this one', async () => {
      const first = await desk.read(SHOPIFY);
      const second = await desk.read(SHOPIFY.replace('ring twice', 'ring once'));
      // Its process died when it had seen that none of them is there.
      await sql`update import_rows set looked_up = true where import_id = ${first.id}`.execute(
        database().kysely,
      );
      await desk.run('orders.import', second);
      expect(await desk.run('orders.import', first)).toMatchObject({ done: 1 });
      expect(await desk.again(first)).toMatchObject({ written: 1, brought: 0 });
      expect(await desk.run('orders.take-back-import', first)).toMatchObject({ total: 0 });
      expect(await orders()).toHaveLength(2);
    });

    it('rejects what is wrong order by order, and hands it out as a file', async () => {
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
      const dry = await desk.read(file);
      expect(
        (await desk.refused(dry)).map(({ row, problem }) => [row, problem.kind, problem.column]),
      ).toEqual([
        [4, 'currency', 'Currency'],
        [6, 'sum', 'Total'],
        [7, 'format', 'Created at'],
        [8, 'broken', undefined],
        [9, 'twice', 'Name'],
        [10, 'missing', 'Total'],
        [11, 'format', 'Email'],
        [12, 'broken', undefined],
      ]);
      expect(dry.summary).toMatchObject({ fresh: { count: 4 }, refused: { count: 8 } });
      const lines = (await desk.refusedCsv(dry)).split('\n');
      expect(lines[0]).toContain('Notes,Row,What is wrong');
      expect(lines[1]).toContain('4,"Currency: is not the store\'s currency, EUR"');
      expect(await desk.run('orders.import', dry)).toMatchObject({ done: 4 });
      expect((await orders()).map(({ number }) => number)).toEqual(['1001', '2002', '2004', '2012']);
    });

    it('takes other currencies and totals where that is wanted, and another column where it is told', async () => {
      const [head = '', , , second = ''] = SHOPIFY.split('\n');
      const dry = await desk.read(
        [head, second.replace('EUR', 'USD').replace('12.50,2024', '13.00,2024')].join('\n'),
      );
      expect(dry.summary).toMatchObject({ refused: { count: 1 } });
      const check = (change: object): Promise<OrderImport> =>
        desk.check(dry, { options: { anySum: true, anyCurrency: true }, ...change });
      expect((await check({})).summary).toMatchObject({ fresh: { count: 1 } });
      const mapping = dry.mapping.map((field) => (field === 'total' ? null : field));
      const without = await check({ mapping });
      expect(without.summary).toBeUndefined();
      expect(await desk.run('orders.import', without)).toMatchObject({ status: 'failed' });
      await check({});
      await desk.run('orders.import', dry);
      expect(await orders()).toMatchObject([
        { currency: 'USD', priceSummary: { total: { amount: '13.00' } } },
      ]);
      const late = await desk.sendCheck(dry);
      expect(late.status).toBe(428);
    });

    it('leaves an order alone that was placed here', async () => {
      await desk.shop.call('POST', '/ecom/v1/orders', {
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
      });
      const [placed] = await orders();
      const dry = await desk.read(SHOPIFY.replaceAll('#1002', `#${placed?.number}`));
      expect(await desk.refused(dry)).toMatchObject([{ key: placed?.number, problem: { kind: 'taken' } }]);
      await desk.run('orders.import', dry);
      expect((await orders()).find(({ number }) => number === placed?.number)).toEqual(placed);
      // What says nothing else than the order does is no fault of the file.
      const same = await desk.read(`Order number,Placed,Total,Customer note\n${placed?.number},,5.00,\n`);
      expect(same.summary).toMatchObject({ unchanged: { count: 1 }, refused: { count: 0 } });
    });

    it('reads what spreadsheets write: semicolons, Windows letters, other dates and amounts', async () => {
      const text =
        'Order ID;Sale Date;Buyer;Email;Order Value;Ship Country\nE-7;31/12/24;Jörg Größe;j@example.com;1.234,50 €;Denmark\n';
      const dry = await desk.read(Buffer.from(text.replace('€', '\u0080'), 'latin1'));
      expect(dry).toMatchObject({
        encoding: 'windows-1252',
        delimiter: ';',
        summary: { fresh: { count: 1 } },
      });
      expect(dry.mapping).toEqual(['number', 'placed', 'name', 'email', 'total', 'shipCountry']);
      await desk.run('orders.import', dry);
      expect(await orders()).toMatchObject([
        {
          number: '7',
          purchasedDate: '2024-12-30T23:00:00.000Z',
          priceSummary: { total: { amount: '1234.50' } },
          billingInfo: { contactDetails: { firstName: 'Jörg', lastName: 'Größe' } },
        },
      ]);
    });

    it('stores what files of other platforms say, and the same file again changes nothing', async () => {
      const options = { anySum: false, anyCurrency: true };
      for (const { platform, rows } of orderFiles) {
        await sql`truncate orders, order_transactions`.execute(database().kysely);
        const dry = await desk.check(await desk.read(rows.join('\n')), { options });
        expect([platform, dry.summary?.fresh.count, await desk.refused(dry)]).toEqual([platform, 1, []]);
        expect(await desk.run('orders.import', dry)).toMatchObject({ done: 1, failed: 0 });
        const again = await desk.check(await desk.read(rows.join('\n')), { options });
        const changes = await desk.merchant.get(`/admin/api/order-imports/${again.id}/changes`);
        expect([platform, await changes.json()]).toEqual([platform, []]);
        expect(again.summary).toMatchObject({ unchanged: { count: 1 } });
      }
      const [shopify] = orderFiles;
      await sql`truncate orders, order_transactions`.execute(database().kysely);
      const dry = await desk.check(await desk.read(shopify?.rows.join('\n') ?? ''), { options });
      await desk.run('orders.import', dry);
      expect(await orders()).toMatchObject([
        {
          paymentStatus: 'PARTIALLY_PAID',
          balanceSummary: { balance: { amount: '11.29' }, paid: { amount: '23.00' } },
          billingInfo: { address: { subdivision: 'US-UT', postalCode: '84403' } },
          tags: { tags: { tagIds: ['wholesale', 'gift'] } },
          appliedDiscounts: [{ coupon: { code: 'SAVE3' } }],
        },
      ]);
    });

    it('is for those who may import; no table is rejected', async () => {
      expect((await desk.takeIn(SHOPIFY, await desk.gateway.signedIn('viewer'))).status).toBe(403);
      for (const text of ['', 'only one line', 'a,b', '\0\0\0', '"open,never\nclosed']) {
        const reply = await desk.takeIn(text);
        expect([text, reply.status]).toEqual([text, 400]);
      }
      const { rows } = await sql`select 1 from import_parts`.execute(database().kysely);
      expect(rows).toEqual([]);
    });
  },
  [...gatewayMigrations, ...shopMigrations],
);
