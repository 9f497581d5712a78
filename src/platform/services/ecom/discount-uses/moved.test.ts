import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { MigrationSet } from '#database/database.ts';
import { freshDatabase } from '#testing/databases/own-database.ts';
import { platformMigrations } from '#platform/platform.ts';
import { countUses } from './public.ts';

/** What each service had before uses were told with their money. */
const BEFORE: Readonly<Record<string, number>> = {
  coupons: 1,
  'discount-rules': 2,
  'discount-uses': 0,
  standing: 3,
};

const older = platformMigrations.map(({ service, migrations }): MigrationSet => ({
  service,
  migrations: Object.fromEntries(Object.entries(migrations).slice(0, BEFORE[service])),
}));

it('assumed: uses that were counted before are told with the money of their orders, of one currency', async () => {
  const database = await freshDatabase('pglite');
  await database.migrate(older);
  const db = database.kysely;
  const order = {
    id: 'o1',
    number: '10001',
    currency: 'EUR',
    status: 'APPROVED',
    paymentStatus: 'PAID',
    fulfillmentStatus: 'NOT_FULFILLED',
    priceSummary: { total: { amount: '10.00' } },
    purchasedDate: '2026-01-01T00:00:00.000Z',
    updatedDate: '2026-01-01T00:00:00.000Z',
    createdDate: '2026-01-01T00:00:00.000Z',
    buyerInfo: { email: 'Anna@example.com', memberId: 'm1' },
    appliedDiscounts: [
      { discountRule: { id: 'r1', amount: { amount: '4.00' } } },
      { discountRule: { id: 'r1', amount: { amount: '1.50' } } },
      { coupon: { id: 'c1', amount: { amount: '5.00' } } },
    ],
  };
  const coupon = { id: 'c1', code: 'FIVE', name: 'Five', createdDate: order.createdDate };
  const inYen = {
    ...order,
    id: 'o2',
    currency: 'JPY',
    buyerInfo: { email: 'ben@example.com', memberId: 'm2' },
    appliedDiscounts: [
      { discountRule: { id: 'r1', amount: { amount: '900' } } },
      { coupon: { id: 'c1', amount: { amount: '700' } } },
    ],
  };
  for (const one of [order, { ...order, id: 'o3', number: '10003' }, inYen])
    await sql`insert into orders (site_id, id, doc)
      values ('s', ${one.id}, ${JSON.stringify(one)}::jsonb)`.execute(db);
  await sql`insert into coupons (site_id, id, code, doc)
    values ('s', 'c1', 'FIVE', ${JSON.stringify(coupon)}::jsonb)`.execute(db);
  await sql`insert into coupon_uses values ('s', 'c1', 'o1', 'anna@example.com'), ('s', 'c1', 'by-hand', ''),
      ('s', 'c1', 'o2', 'ben@example.com')`.execute(db);
  await sql`insert into discount_rule_uses values ('s', 'r1', 'o1', 'm1'), ('s', 'r1', 'o2', 'm2')`.execute(
    db,
  );
  await database.migrate(platformMigrations);

  const of = { db, siteId: 's' };
  const buyer = { email: 'anna@example.com' };
  const uses = await countUses(of, ['coupon:c1', 'rule:r1'], { buyer });
  expect(uses.get('coupon:c1')).toEqual({ all: 3, approved: 3, byThisBuyer: 1, given: '5.00' });
  expect(uses.get('rule:r1')).toEqual({ all: 2, approved: 2, byThisBuyer: 1, given: '5.50' });
  const { rows } = await sql<{ doc: object }>`select doc from discount_uses where order_id = 'o1'
    union all select doc from coupons`.execute(db);
  expect(rows.map(({ doc }) => doc)).toMatchObject([
    { orderNumber: '10001' },
    { orderNumber: '10001' },
    { code: 'FIVE', revision: '1', updatedDate: order.createdDate },
  ]);
  await database.close();
});
