import { members } from '@wix/members';
import { reviews } from '@wix/reviews';
import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { CustomerImport } from '#shared/customer-import.ts';
import type { CustomerNote } from '#shared/customers.ts';
import { accountModules, lastMail, mailsTo, newVisitor, PASSWORD } from '#testing/accounts.ts';
import { newBadge } from '#testing/badges.ts';
import { customerCalls } from '#testing/customers.ts';
import { onDatabase } from '#testing/engines.ts';
import { gatewayMigrations } from '#testing/gateway.ts';
import { ImportDesk } from '#testing/import-desk.ts';
import { orderModules, plainOrder } from '#testing/orders.ts';
import { written } from '#testing/reviews.ts';
import { productId, shopMigrations, seedListing } from '#testing/shop.ts';

const SHOPIFY = [
  'Customer ID,First Name,Last Name,Email,Accepts Email Marketing,Default Address Company,Default Address Address1,Default Address Address2,Default Address City,Default Address Province Code,Default Address Country Code,Default Address Zip,Default Address Phone,Phone,Total Spent,Total Orders,Note,Tax Exempt,Tags',
  "'7001,Ada,Berg,Ada@Example.com,yes,Berg Lda,Main 1,2 Esq,Toronto,ON,CA,M5V,'+1 416 555 0100,'+1 416 555 0101,10.00,1,Rings twice,no,",
  "'7002,Ben,'=Cruz,ben@example.com,no,,,,,,,,,,0.00,0,,no,",
].join('\n');

interface Member {
  id: string;
  loginEmail: string;
  status: string;
  contactId: string;
  contact: {
    firstName?: string;
    lastName?: string;
    company?: string;
    phones?: string[];
    addresses?: object[];
    customFields?: Record<string, { value: unknown }>;
  };
  profile: { nickname?: string };
}

const IMPORT = '/hosted/customers/import';
const WRITTEN = `members, known_contacts, customer_records, customer_records_summary, customer_notes, customer_imports, imported_contacts,
  badge_assignments, reviews, orders, customer_orders, accounts, account_links, domain_events`;

onDatabase(
  'the import of customers',
  (database) => {
    let desk: ImportDesk<CustomerImport>;

    beforeAll(async () => {
      desk = new ImportDesk<CustomerImport>(database(), 'customer', { batchSize: 10 });
      await desk.open();
    });

    beforeEach(() => desk.empty(WRITTEN));

    const everybody = async (): Promise<Member[]> => {
      const { rows } = await sql<{ doc: Member }>`select doc from members order by login_email`.execute(
        database().kysely,
      );
      return rows.map(({ doc }) => doc);
    };
    const memberOf = async (email: string): Promise<Member> => {
      const found = (await everybody()).find(({ loginEmail }) => loginEmail === email);
      if (!found) throw new Error(`Nobody is called ${email}.`);
      return found;
    };
    const customers = () => customerCalls(desk.shop).find({});
    const notesOf = async ({ contactId }: Member): Promise<CustomerNote[]> => {
      const { body } = await customerCalls(desk.shop).call('listCustomerNotes', { customerId: contactId });
      return body.notes;
    };
    const create = async (member: object): Promise<Member> => {
      const reply = await desk.shop.call('POST', '/members/v1/members', { member });
      return ((await reply.json()) as { member: Member }).member;
    };
    const order = (email: string) =>
      orderModules(desk.shop).orders.createOrder(plainOrder('5.00', { buyerInfo: { email } }));
    const choosePassword = async (mail: string): Promise<unknown> => {
      const token = /token=([\w-]+)/.exec(mail)?.[1] ?? '';
      return accountModules(desk.shop, newVisitor()).recovery.recover(token, { password: PASSWORD });
    };
    const eventsOf = async (): Promise<string[]> => {
      const { rows } = await sql<{ type: string }>`select slug as type from domain_events
        where entity_fqdn = 'wix.members.v1.member' order by 1`.execute(database().kysely);
      return rows.map(({ type }) => type);
    };
    const foreseen = async ({ id }: CustomerImport): Promise<unknown> =>
      (
        await desk.merchant.post('/admin/api/jobs/foresee', {
          kind: 'customers.take-back-import',
          selection: { filter: { import: id } },
        })
      ).json();

    it("recognises Shopify's columns, says what would happen, writes it, and takes it back", async () => {
      const dry = await desk.read(SHOPIFY);
      expect(dry).toMatchObject({
        source: 'shopify',
        summary: { rows: 2, count: 2, fresh: { count: 2 }, changed: { count: 0 }, refused: { count: 0 } },
      });
      expect(dry.summary).not.toHaveProperty('amount');
      expect(await everybody()).toEqual([]);
      expect(await desk.run('customers.import', dry)).toMatchObject({ status: 'done', done: 2, failed: 0 });
      expect(await everybody()).toMatchObject([
        {
          loginEmail: 'ada@example.com',
          loginEmailVerified: false,
          status: 'APPROVED',
          contact: {
            firstName: 'Ada',
            lastName: 'Berg',
            company: 'Berg Lda',
            phones: ['+1 416 555 0101', '+1 416 555 0100'],
            addresses: [
              {
                addressLine: 'Main 1',
                addressLine2: '2 Esq',
                city: 'Toronto',
                subdivision: 'CA-ON',
                country: 'CA',
                postalCode: 'M5V',
              },
            ],
          },
        },
        { loginEmail: 'ben@example.com', contact: { firstName: 'Ben', lastName: '=Cruz' } },
      ]);
      expect(await notesOf(await memberOf('ada@example.com'))).toMatchObject([
        { text: 'Rings twice', by: 'merchant@halfdrop.example' },
      ]);
      expect(await eventsOf()).toEqual(['created', 'created']);
      expect(await mailsTo(desk.shop, 'ada@example.com')).toBe(0);
      expect(await desk.again(dry)).toMatchObject({ written: 2, brought: 2, takenBack: 0, kept: {} });

      expect(await foreseen(dry)).toEqual({ deleted: 2, restored: 0, kept: {} });
      expect(await desk.run('customers.take-back-import', dry)).toMatchObject({ status: 'done', done: 2 });
      expect(await everybody()).toEqual([]);
      // Whom the shop knew by the file alone, it knows no more.
      expect(await customers()).toEqual([]);
      expect(await desk.again(dry)).toMatchObject({ takenBack: 2 });
      const log = await desk.merchant.get('/admin/api/audit-log?filter={"entityType":"job"}');
      expect(
        ((await log.json()) as { staffEmail: string; operation: string }[]).map(
          ({ staffEmail, operation }) => [operation, staffEmail],
        ),
      ).toEqual([
        ['job.customers.take-back-import', 'merchant@halfdrop.example'],
        ['job.customers.import', 'merchant@halfdrop.example'],
      ]);
    });

    it('fills what is empty, overwrites where that is wanted, and gives back what was there', async () => {
      const before = await create({
        loginEmail: 'ada@example.com',
        contact: { firstName: 'Adele', phones: ['111 222'] },
      });
      const same = await create({ loginEmail: 'ben@example.com', contact: { firstName: 'Ben' } });
      const file = [
        'Email,First Name,Last Name,Phone,Country,City',
        'ADA@example.com,Ada,Berg,333 444,Portugal,Porto',
        'ben@example.com,Ben,,,,',
      ].join('\n');
      const dry = await desk.read(file);
      expect(dry.summary).toMatchObject({
        fresh: { count: 0 },
        changed: { count: 1 },
        unchanged: { count: 1 },
      });
      expect(await desk.run('customers.import', dry)).toMatchObject({ done: 1, total: 1 });
      expect((await memberOf('ada@example.com')).contact).toMatchObject({
        firstName: 'Adele',
        lastName: 'Berg',
        phones: ['111 222'],
        addresses: [{ country: 'PT', city: 'Porto' }],
      });
      expect(await foreseen(dry)).toEqual({ deleted: 0, restored: 1, kept: {} });
      await desk.run('customers.take-back-import', dry);
      const { contact } = await memberOf('ada@example.com');
      expect({ addresses: [], ...contact }).toEqual(before.contact);

      const over = await desk.read(file);
      const checked = await desk.check(over, { options: { ...over.options, overwrite: true } });
      expect(checked.summary).toMatchObject({ changed: { count: 1 }, unchanged: { count: 1 } });
      await desk.run('customers.import', checked);
      expect((await memberOf('ada@example.com')).contact).toMatchObject({
        firstName: 'Ada',
        phones: ['333 444', '111 222'],
      });
      // Somebody has corrected one of it meanwhile.
      await desk.shop.call('PATCH', `/members/v1/members/${before.id}`, {
        member: { id: before.id, contact: { firstName: 'Ada Maria' } },
      });
      await desk.run('customers.take-back-import', checked);
      const after = (await memberOf('ada@example.com')).contact;
      expect({ addresses: [], ...after }).toEqual({ ...before.contact, firstName: 'Ada Maria' });
      const { contact: untouched } = await memberOf('ben@example.com');
      expect({ addresses: [], phones: [], ...untouched }).toEqual(same.contact);
    });

    it('goes on where a process died, and nobody is made or mailed twice', async () => {
      const rows = Array.from({ length: 11 }, (_, at) => `u${at}@example.com,User ${at}`);
      const dry = await desk.read(['Email,Nickname', ...rows].join('\n'));
      const checked = await desk.check(dry, { options: { ...dry.options, mail: true } });
      let deaths = 0;
      desk.dies = (path) => path === IMPORT && ++deaths === 2;
      // The second batch is there, and nobody was told.
      let untold = 0;
      desk.diesUntold = (path) => path === IMPORT && ++untold === 2;
      const { id } = await desk.start('customers.import', checked);
      await desk.work(id);
      expect(await desk.job(id)).toMatchObject({ status: 'done', done: 11 });
      expect(await everybody()).toHaveLength(11);
      expect(await eventsOf()).toHaveLength(11);
      expect(desk.calls.filter((path) => path === IMPORT)).toHaveLength(4);
      expect(await desk.again(checked)).toMatchObject({ written: 11, brought: 11 });
      const { rows: queued } = await sql<{ count: number }>`select count(*)::int as count from account_links
        where kind = 'RECOVERY'`.execute(database().kysely);
      expect(queued).toEqual([{ count: 11 }]);

      // The way back dies, too.
      let backDeaths = 0;
      desk.diesUntold = (path) => path === `${IMPORT}/take-back` && ++backDeaths === 1;
      expect(await desk.run('customers.take-back-import', checked)).toMatchObject({ done: 11 });
      expect(await everybody()).toEqual([]);
    });

    it('sends a link to choose a password where that is asked for, and to nobody else', async () => {
      await create({ loginEmail: 'old@example.com' });
      const dry = await desk.read('Email,First Name\nnew@example.com,New\nold@example.com,Old\n');
      const checked = await desk.check(dry, { options: { ...dry.options, mail: true } });
      await desk.run('customers.import', checked);
      expect(await mailsTo(desk.shop, 'old@example.com')).toBe(0);
      expect(await mailsTo(desk.shop, 'new@example.com')).toBe(1);
      const { subject, text } = await lastMail(desk.shop, 'new@example.com');
      expect(subject).toBe('Test shop: Your account is ready');
      await choosePassword(text);
      expect(await foreseen(checked)).toEqual({ deleted: 0, restored: 1, kept: { SIGNED_IN: 1 } });
    });

    it('keeps whoever signed in, ordered or wrote since, and says so', async () => {
      const names = ['signs', 'orders', 'writes', 'edited', 'noted', 'idle'];
      const dry = await desk.read(
        ['Email,Nickname', ...names.map((name) => `${name}@example.com,${name}`)].join('\n'),
      );
      await desk.run('customers.import', dry);
      desk.shop.clock.advance(60_000);
      await accountModules(desk.shop, newVisitor()).recovery.sendRecoveryEmail('signs@example.com');
      await choosePassword((await lastMail(desk.shop, 'signs@example.com')).text);
      await order('orders@example.com');
      const { id: memberId } = await memberOf('writes@example.com');
      await seedListing(desk.shop, [{ id: productId(1), name: 'Poster', price: '30.00' }]);
      await desk.shop
        .sdk({ reviews }, { kind: 'member', memberId })
        .reviews.createReview(written(productId(1)));
      const edited = await memberOf('edited@example.com');
      await desk.shop.call('PATCH', `/members/v1/members/${edited.id}`, {
        member: { id: edited.id, contact: { firstName: 'Eda' } },
      });
      const { contactId } = await memberOf('noted@example.com');
      await customerCalls(desk.shop).call('addCustomerNote', { customerId: contactId, text: 'Rings twice' });
      const result = { SIGNED_IN: 1, ORDERED: 1, WROTE: 1, CHANGED: 2 };
      expect(await foreseen(dry)).toEqual({ deleted: 1, restored: 0, kept: result });
      const job = await desk.run('customers.take-back-import', dry);
      expect(job).toMatchObject({ status: 'done', done: 1, skipped: 5, failed: 0 });
      const items = await (await desk.merchant.get(`/admin/api/jobs/${job.id}/items?state=skipped`)).text();
      for (const reason of ['Has signed in since.', 'Has ordered since.', 'Has written since.'])
        expect(items).toContain(reason);
      expect((await everybody()).map(({ loginEmail }) => loginEmail)).toEqual([
        'edited@example.com',
        'noted@example.com',
        'orders@example.com',
        'signs@example.com',
        'writes@example.com',
      ]);
      expect(await desk.again(dry)).toMatchObject({ takenBack: 1, kept: result });
      const body = await (await desk.merchant.get(`/admin/api/customer-imports/${dry.id}/kept`)).json();
      expect(body).toEqual({
        counts: result,
        first: [
          { name: 'signs@example.com', reason: 'SIGNED_IN' },
          { name: 'orders@example.com', reason: 'ORDERED' },
          { name: 'writes@example.com', reason: 'WROTE' },
          { name: 'edited@example.com', reason: 'CHANGED' },
          { name: 'noted@example.com', reason: 'CHANGED' },
        ],
      });
    });

    it('whoever has imported orders is a guest again, until these are undone as well', async () => {
      const dry = await desk.read('Email,First Name\ngus@example.com,Gus\n');
      await desk.run('customers.import', dry);
      desk.shop.clock.advance(60_000);
      const { orders } = orderModules(desk.shop);
      const { order: imported } = await orders.importOrder({
        ...plainOrder('5.00', { buyerInfo: { email: 'gus@example.com' } }),
        number: '1',
        status: 'APPROVED',
        paymentStatus: 'PAID',
        purchasedDate: new Date('2023-04-05T06:07:08.000Z'),
        priceSummary: { total: { amount: '5.00' } },
      });
      await desk.run('customers.take-back-import', dry);
      expect(await customers()).toMatchObject([{ status: 'GUEST', orders: 1 }]);
      await orders.bulkDeleteImportedOrders([String(imported?._id)]);
      expect(await customers()).toEqual([]);
    });

    it('a guest who bought before becomes a member, and is one again when it is taken back', async () => {
      await order('gus@example.com');
      const [guest] = await customers();
      const dry = await desk.read('Email,First Name\ngus@example.com,Gus\n');
      expect(dry.summary).toMatchObject({ fresh: { count: 1 } });
      await desk.run('customers.import', dry);
      expect(await customers()).toMatchObject([{ id: guest?.id, status: 'APPROVED', name: 'Gus' }]);
      await desk.run('customers.take-back-import', dry);
      expect(await customers()).toMatchObject([{ id: guest?.id, status: 'GUEST', orders: 1 }]);
    });

    it('rejects what is wrong row by row with its cell, and hands it out as a file', async () => {
      const badgeTitle = `Regular ${Date.now()}`;
      await newBadge(desk.shop, badgeTitle);
      await desk.shop.call('POST', '/members/v1/custom-fields', {
        field: { name: 'Shoe size', fieldType: 'NUMBER' },
      });
      const head = 'E-mail,First name,Country,Birthdate,Phone,Badges,Shoe size,Note';
      const row = (email: string, rest = ',,,,,,'): string => `${email},${rest}`;
      const file = [
        head,
        row('one@example.com', `One,PT,1980-02-29,'+351 1,${badgeTitle},"42,5",'-5 %`),
        row('not an address'),
        row('', 'Nobody,,,,,,'),
        row('ONE@example.com'),
        row('two@example.com', 'Two,Atlantis,,,,,'),
        row('three@example.com', 'x'.repeat(256) + ',,,,,,'),
        row('four@example.com', 'Four,,1981-02-29,,,,'),
        row('five@example.com', 'Five,,,,,large,'),
        row('six@example.com', 'Six,,,,"Nobody has this",,'),
        row('seven@example.com', '=cmd|x,,,,,,'),
        row('eight@example.com', 'Bro\uFFFDken,,,,,,'),
        'nine@example.com,too few',
        'ten@example.com,"never closed',
        row('eleven@example.com', 'Ок,DE,,,,,'),
      ].join('\r\n');
      const dry = await desk.read(file);
      expect(dry.mapping).toEqual([
        'email',
        'firstName',
        'country',
        'birthdate',
        'phone',
        'badges',
        'custom:shoe-size',
        'note',
      ]);
      expect(
        (await desk.refused(dry)).map(({ row: at, problem: { kind, column } }) => [at, kind, column]),
      ).toEqual([
        [3, 'format', 'E-mail'],
        [4, 'missing', 'E-mail'],
        [5, 'twice', 'E-mail'],
        [6, 'format', 'Country'],
        [7, 'format', 'First name'],
        [8, 'format', 'Birthdate'],
        [9, 'format', 'Shoe size'],
        [10, 'badge', 'Badges'],
        [12, 'encoding', 'First name'],
        [13, 'broken', undefined],
        [14, 'broken', undefined],
      ]);
      expect(dry.summary).toMatchObject({ rows: 14, fresh: { count: 3 }, refused: { count: 11 } });
      const lines = (await desk.refusedCsv(dry)).split('\n');
      expect(lines[0]).toContain('Note,Row,What is wrong');
      expect(lines[3]).toContain('5,E-mail: row 2 has it too');
      expect(lines[4]).toContain('Atlantis,,,,,,6,Country: is not a country');
      expect(lines[7]).toContain('Shoe size: must be a number');
      expect(lines[8]).toContain('Badges: no badge is called “Nobody has this”');
      await desk.run('customers.import', dry);
      expect(await memberOf('one@example.com')).toMatchObject({
        contact: {
          birthdate: '1980-02-29',
          phones: ['+351 1'],
          customFields: { 'shoe-size': { value: 42.5 } },
        },
      });
      expect(await notesOf(await memberOf('one@example.com'))).toMatchObject([{ text: '-5 %' }]);
      const { id } = await memberOf('one@example.com');
      const { rows: has } = await sql`select from badge_assignments where member_id = ${id}`.execute(
        database().kysely,
      );
      expect(has).toHaveLength(1);

      const without = await desk.check(await desk.read(file), {
        options: { overwrite: false, anyBadge: true, mail: false },
      });
      expect(without.summary).toMatchObject({ fresh: { count: 1 }, unchanged: { count: 3 } });
    });

    it.each([
      ['utf-8', '\uFEFFEmail,First Name\njo@example.com,Jörg\n', 'utf8'],
      ['windows-1252', 'Email;First Name\njo@example.com;Jörg\n', 'latin1'],
      ['utf-16le', '\uFEFFEmail\tFirst Name\njo@example.com\tJörg\n', 'utf16le'],
    ] as const)('reads %s', async (encoding, text, bytes) => {
      const dry = await desk.read(Buffer.from(text, bytes));
      expect(dry).toMatchObject({ encoding, summary: { fresh: { count: 1 } } });
      await desk.run('customers.import', dry);
      expect((await memberOf('jo@example.com')).contact.firstName).toBe('Jörg');
    });

    it('reads UTF-16 whose bytes are the other way round', async () => {
      const dry = await desk.read(
        Buffer.from('\uFEFFEmail,First Name\njo@example.com,Jörg\n', 'utf16le').swap16(),
      );
      expect(dry).toMatchObject({ encoding: 'utf-16be', summary: { fresh: { count: 1 } } });
    });

    it('one lost letter costs its row and no other', async () => {
      const good = 'Email,First Name\na@example.com,Jörg\nb@example.com,Größe\nc@example.com,B';
      const dry = await desk.read(
        Buffer.concat([Buffer.from(good), Buffer.from([0xf6]), Buffer.from('rg\n')]),
      );
      expect(dry).toMatchObject({
        encoding: 'utf-8',
        summary: { fresh: { count: 2 }, refused: { count: 1 }, problems: { encoding: 1 } },
      });
      await desk.run('customers.import', dry);
      expect((await everybody()).map(({ contact }) => contact.firstName)).toEqual(['Jörg', 'Größe']);
    });

    it('is for those who may make members; what is no table, too large or nobody’s is rejected', async () => {
      expect((await desk.takeIn(SHOPIFY, await desk.gateway.signedIn('viewer'))).status).toBe(403);
      for (const text of ['', 'only one line', 'a,b', '\0\0\0', '"open,never\nclosed']) {
        const reply = await desk.takeIn(text);
        expect([text, reply.status]).toEqual([text, 400]);
      }
      const large = await desk.takeIn(Buffer.alloc(50 * 1_048_576 + 1, 'a,b\n'));
      expect(large.status).toBe(413);
      const { rows } = await sql`select 1 from import_parts`.execute(database().kysely);
      expect(rows).toEqual([]);
      const noEmail = await desk.read('First Name,Last Name\nAda,Berg\n');
      expect(noEmail.summary).toBeUndefined();
      expect(await desk.run('customers.import', noEmail)).toMatchObject({ status: 'failed' });
      expect(
        (
          await desk.merchant.post('/admin/api/jobs', {
            kind: 'customers.import',
            title: 'x',
            selection: { filter: {} },
          })
        ).status,
      ).toBe(400);
      // What was read as orders is none of customers.
      const orders = await desk.merchant.send('POST', '/admin/api/order-imports?name=o.csv', 'a,b\n1,2\n', {
        'content-type': 'text/csv',
      });
      const { id } = (await orders.json()) as { id: string };
      expect(await desk.run('customers.import', { id })).toMatchObject({ status: 'failed' });
      expect((await desk.merchant.get(`/admin/api/customer-imports/${id}`)).status).toBe(404);
    });

    it('the mapping is checked, and stays once it has begun', async () => {
      const dry = await desk.read('Email,Given\nada@example.com,Ada\n');
      expect(dry.mapping).toEqual(['email', null]);
      for (const mapping of [['email'], ['email', 'email'], ['email', 'nothing'], ['email', 7]])
        expect((await desk.sendCheck(dry, { mapping })).status).toBe(400);
      const unknown = await desk.check(dry, { mapping: ['email', 'custom:nowhere'] });
      expect(unknown.summary).toMatchObject({ fresh: { count: 0 }, refused: { count: 1 } });
      const checked = await desk.check(dry, { mapping: ['email', 'firstName'] });
      await desk.run('customers.import', checked);
      expect((await memberOf('ada@example.com')).contact.firstName).toBe('Ada');
      expect((await desk.sendCheck(checked)).status).toBe(428);
    });

    it('who joined between dry run and import is changed, not made twice', async () => {
      const dry = await desk.read('Email,First Name\nada@example.com,Ada\n');
      expect(dry.summary).toMatchObject({ fresh: { count: 1 } });
      const joined = await desk.shop.sdk({ members }).members.createMember({
        member: { loginEmail: 'ada@example.com' },
      });
      expect(await desk.run('customers.import', dry)).toMatchObject({ done: 1 });
      expect(await everybody()).toMatchObject([{ id: joined._id, contact: { firstName: 'Ada' } }]);
      expect(await desk.run('customers.take-back-import', dry)).toMatchObject({ done: 1 });
      const [after] = await everybody();
      expect(after?.contact.firstName).toBeUndefined();
    });

    it('whoever is deleted meanwhile is gone, and nothing of theirs is kept', async () => {
      const dry = await desk.read('Email,First Name\nada@example.com,Ada\n');
      await desk.run('customers.import', dry);
      const { id } = await memberOf('ada@example.com');
      await desk.shop.call('DELETE', `/members/v1/members/${id}`);
      const { rows } = await sql<{ undone: string; changes: unknown[] }>`select undone, changes
        from customer_imports`.execute(database().kysely);
      expect(rows).toEqual([{ undone: 'GONE', changes: [] }]);
      expect(await desk.run('customers.take-back-import', dry)).toMatchObject({ done: 1, failed: 0 });
    });
  },
  [...gatewayMigrations, ...shopMigrations],
);
