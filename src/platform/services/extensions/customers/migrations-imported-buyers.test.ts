import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { MigrationSet } from '#database/database.ts';
import { freshDatabase } from '#testing/databases/own-database.ts';
import { platformMigrations } from '#platform/platform.ts';
import { importedBuyers } from './migrations-imported-buyers.ts';

/** What each service had while the buyers of imported orders were no customers. */
const BEFORE: Readonly<Record<string, number>> = { members: 6, customers: 12 };

const older = platformMigrations.map(({ service, migrations }): MigrationSet => ({
  service,
  migrations: Object.fromEntries(Object.entries(migrations).slice(0, BEFORE[service])),
}));

const member = {
  id: 'm1',
  loginEmail: 'mia@example.com',
  loginEmailVerified: true,
  status: 'APPROVED',
  contactId: 'c-mia',
  contact: {},
  profile: { slug: 'mia' },
  privacyStatus: 'PRIVATE',
  activityStatus: 'ACTIVE',
  createdDate: '2026-01-01T00:00:00.000Z',
  updatedDate: '2026-01-01T00:00:00.000Z',
};

const order = (id: string, email: string, more: object = {}) => ({
  id,
  number: id,
  currency: 'EUR',
  status: 'APPROVED',
  paymentStatus: 'PAID',
  fulfillmentStatus: 'NOT_FULFILLED',
  priceSummary: { total: { amount: '10.00' } },
  balanceSummary: { paid: { amount: '10.00' } },
  purchasedDate: `2026-01-0${id}T00:00:00.000Z`,
  updatedDate: '2026-01-01T00:00:00.000Z',
  createdDate: '2026-01-01T00:00:00.000Z',
  buyerInfo: { email },
  imported: true,
  ...more,
});

it('assumed: buyers of orders imported earlier become customers, once', async () => {
  const database = await freshDatabase('pglite');
  await database.migrate(older);
  const db = database.kysely;
  await sql`insert into members (site_id, id, doc, search_words)
    values ('s', 'm1', ${JSON.stringify(member)}::text::jsonb, ''::tsvector)`.execute(db);
  await sql`insert into known_contacts values ('s', 'mia@example.com', 'c-mia'), ('s', 'ben@example.com', 'c-ben')`.execute(
    db,
  );
  const orders = [
    order('1', 'Ada@Example.com'),
    order('2', 'ada@example.com'),
    order('3', 'ben@example.com'),
    order('4', 'mia@example.com'),
    order('5', 'cleo@example.com', { buyerInfo: { email: 'cleo@example.com', contactId: 'c-cleo' } }),
    order('6', 'typed@example.com', { buyerInfo: { email: 'typed@example.com', contactId: 'c-mia' } }),
    order('7', ''),
    order('8', `${'x'.repeat(300)}@example.com`),
    order('9', 'placed@example.com', { imported: false }),
  ];
  for (const one of orders)
    await sql`insert into orders (site_id, id, doc)
      values ('s', ${one.id}, ${JSON.stringify(one)}::text::jsonb)`.execute(db);
  const contacts = async () => {
    const { rows } = await sql<{ email: string; contact_id: string }>`select email, contact_id
      from known_contacts order by email`.execute(db);
    return Object.fromEntries(rows.map(({ email, contact_id: id }) => [email, id]));
  };
  const customers = async () => {
    const { rows } = await sql<{ email: string; orders: number; status: string }>`
      select email, orders::int, status from customer_records order by email`.execute(db);
    return rows;
  };

  await database.migrate(platformMigrations);

  const after = await contacts();
  expect(after).toEqual({
    'ada@example.com': expect.stringMatching(/^[0-9a-f-]{36}$/),
    'ben@example.com': 'c-ben',
    'cleo@example.com': 'c-cleo',
    'mia@example.com': 'c-mia',
  });
  const told = await customers();
  expect(told).toEqual([
    { email: 'ada@example.com', orders: 2, status: 'GUEST' },
    { email: 'ben@example.com', orders: 1, status: 'GUEST' },
    { email: 'cleo@example.com', orders: 1, status: 'GUEST' },
    { email: 'mia@example.com', orders: 2, status: 'APPROVED' },
  ]);
  const { rows: marked } = await sql<{
    email: string;
  }>`select email from imported_contacts order by email`.execute(db);
  expect(marked.map(({ email }) => email)).toEqual(['ada@example.com', 'cleo@example.com']);

  await sql.raw(importedBuyers).execute(db);
  expect(await contacts()).toEqual(after);
  expect(await customers()).toEqual(told);
  await database.close();
});
