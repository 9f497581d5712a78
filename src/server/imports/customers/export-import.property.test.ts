import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { customerColumnLabels } from '#shared/customer-columns.en.ts';
import type { CustomerImport } from '#shared/customer-import.ts';
import { onDatabase } from '#testing/engines.ts';
import { gatewayMigrations } from '#testing/gateway.ts';
import { ImportDesk } from '#testing/import-desk.ts';
import { shopMigrations } from '#testing/shop.ts';
import { runs } from '#testing/run-size.ts';

const WRITTEN =
  'members, known_contacts, customer_records, customer_records_summary, customer_imports, accounts';
/** What a file can say of a member; the rest of the export is counted by the shop. */
const SAID = ['name', 'firstName', 'lastName', 'nickname', 'email', 'phone', 'company', 'country'] as const;

/** What people type, what spreadsheets run, and what would end a cell. */
const text = fc
  .oneof(
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }),
    fc
      .tuple(
        fc.constantFrom('=', '+', '-', '@', "'", "'=", "''", '＝', '"', ',', ';', '-5', '+1 a', "'-"),
        fc.string({ maxLength: 6 }),
      )
      .map((parts) => parts.join('')),
  )
  .map((typed) => typed.replaceAll(/[\p{Cc}\p{Cs}\uFFFD]/gu, '').trim())
  .filter((typed) => typed !== '');

const maybe = <T>(some: fc.Arbitrary<T>) => fc.option(some, { nil: undefined });
const people = fc.uniqueArray(
  fc.record({
    loginEmail: fc
      .stringMatching(/^[a-z0-9]{1,8}(?:[.+_-][a-z0-9]{1,4})?$/)
      .map((local) => `${local}@example.com`),
    firstName: maybe(text),
    lastName: maybe(text),
    nickname: maybe(text),
    company: maybe(text),
    phone: maybe(fc.constantFrom('+351 912 345 678', '(0)30 12-34', '004930123456', '12-34-56')),
    country: maybe(fc.constantFrom('PT', 'DE', 'IL', 'US')),
  }),
  { selector: ({ loginEmail }) => loginEmail, minLength: 1, maxLength: 6 },
);

onDatabase(
  'customers written to a file and read from it',
  (database) => {
    let desk: ImportDesk<CustomerImport>;

    beforeAll(async () => {
      desk = new ImportDesk<CustomerImport>(database(), 'customer');
      await desk.open();
    });
    beforeEach(() => desk.empty(WRITTEN));

    const exported = async (columns: readonly string[]): Promise<string> => {
      const reply = await desk.merchant.post('/admin/api/jobs', {
        kind: 'customers.export',
        title: 'Export',
        selection: { filter: {}, sort: [{ fieldName: 'email', order: 'ASC' }] },
        params: { columns },
      });
      const { id } = (await reply.json()) as { id: string };
      await desk.work(id);
      return (await desk.merchant.get(`/admin/api/jobs/${id}/result.csv`)).text();
    };

    it('are the same in another shop, and in this one nothing changes', async () => {
      await fc.assert(
        fc.asyncProperty(people, async (all) => {
          await desk.empty(WRITTEN);
          for (const { loginEmail, nickname, phone, country, ...contact } of all) {
            const reply = await desk.shop.call('POST', '/members/v1/members', {
              member: {
                loginEmail,
                contact: {
                  ...contact,
                  ...(phone !== undefined && { phones: [phone] }),
                  ...(country !== undefined && { addresses: [{ country }] }),
                },
                ...(nickname !== undefined && { profile: { nickname } }),
              },
            });
            expect(reply.status).toBe(200);
          }
          const file = await exported(Object.keys(customerColumnLabels));
          const before = await exported(SAID);
          const here = await desk.read(file);
          expect(here).toMatchObject({
            source: 'counterpart',
            summary: { count: all.length, unchanged: { count: all.length } },
          });

          await desk.empty(WRITTEN);
          const there = await desk.read(file);
          expect(there.summary).toMatchObject({ fresh: { count: all.length }, refused: { count: 0 } });
          expect(await desk.run('customers.import', there)).toMatchObject({ done: all.length, failed: 0 });
          expect(await exported(SAID)).toBe(before);
        }),
        { ...runs(20), endOnFailure: true },
      );
    });

    it('guests of an export are left out: they have no account', async () => {
      await sql`insert into known_contacts (site_id, email, contact_id)
        values (${desk.shop.site.id}, 'gus@example.com', 'c-1')`.execute(database().kysely);
      const dry = await desk.read(await exported(Object.keys(customerColumnLabels)));
      expect(dry.summary).toMatchObject({ count: 1, refused: { count: 1 }, problems: { guest: 1 } });
    });
  },
  [...gatewayMigrations, ...shopMigrations],
);
