import type { orders } from '@wix/ecom';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { addMoney, compareMoney, subtractMoney } from '#shared/money.ts';
import { onDatabase } from '#testing/engines.ts';
import { orderModules, paidOrder, plainOrder } from '#testing/orders.ts';
import { productId, shopMigrations, startShop, type Shop } from '#testing/shop.ts';
import { runs } from '#testing/run-size.ts';
import type { Order } from '../../ecom/orders/public.ts';
import { readSummary, type CustomerSummary } from './public.ts';

type Buyer = NonNullable<orders.Order['buyerInfo']>;

const EMAILS = ['ada@example.com', 'Ada@Example.com', 'ben@example.com', 'ÉVA@example.com'];
const MEMBERS = [productId(1), productId(2)];
const DAYS = ['2023-04-05', '2023-04-06', '2024-01-01'];

const buyer = fc.record(
  { email: fc.constantFrom(...EMAILS), memberId: fc.constantFrom(...MEMBERS) },
  { requiredKeys: [] },
);
const makes = fc.constantFrom('buy', 'pay', 'import');
const changes = fc.constantFrom('refund', 'refund', 'wait', 'approve', 'give', 'redate');
const ends = fc.constantFrom('cancel', 'delete', 'delete imported');
const action = fc.record({
  kind: fc.oneof(
    { weight: 4, arbitrary: makes },
    { weight: 4, arbitrary: changes },
    { weight: 1, arbitrary: ends },
  ),
  buyer,
  which: fc.nat({ max: 9 }),
  cents: fc.integer({ min: 1, max: 30_000 }),
  day: fc.constantFrom(...DAYS),
  currency: fc.constantFrom('EUR', 'EUR', 'USD'),
});
type Action = typeof action extends fc.Arbitrary<infer Of> ? Of : never;

const all: Buyer[] = [
  ...[...EMAILS, 'éva@EXAMPLE.com', 'nobody@example.com'].map((email) => ({ email })),
  ...MEMBERS.map((memberId) => ({ memberId })),
  ...EMAILS.flatMap((email) => MEMBERS.map((memberId) => ({ email, memberId }))),
];

function counted(documents: readonly Order[], { email, memberId }: Buyer): CustomerSummary {
  const theirs = documents.filter(
    ({ status, buyerInfo: { email: theirEmail, memberId: theirId } = {} }) =>
      status === 'APPROVED' &&
      ((email && theirEmail?.toLowerCase() === email.toLowerCase()) || (memberId && theirId === memberId)),
  );
  const days = theirs.map(({ purchasedDate }) => String(purchasedDate).slice(0, 10)).toSorted();
  const spent = theirs
    .filter(({ currency }) => currency === 'EUR')
    .map(({ balanceSummary }) =>
      subtractMoney(balanceSummary?.paid?.amount, balanceSummary?.refunded?.amount),
    );
  const [firstOrder, lastOrder] = [days[0], days.at(-1)];
  return {
    orders: theirs.length,
    spent: addMoney('0', ...spent),
    ...(firstOrder && { firstOrder }),
    ...(lastOrder && { lastOrder }),
  };
}

/** Whatever is rejected changes nothing; what is changed under the services' hands counts as well. */
async function perform(
  shop: Shop,
  { kind, buyer: buyerInfo, which, cents, day, currency }: Action,
): Promise<void> {
  const { kysely } = shop.database;
  const staff = orderModules(shop);
  const { rows } = await sql<{ doc: Order }>`select doc from orders order by id`.execute(kysely);
  const { id } = rows[which % Math.max(1, rows.length)]?.doc ?? {};
  const change = (path: string[], value: unknown) =>
    sql`update orders set doc = jsonb_set(doc, ${path}::text[], ${JSON.stringify(value)}::jsonb) where id = ${id}`.execute(
      kysely,
    );
  const amount = (cents / 100).toFixed(2);
  if (kind === 'buy') await staff.orders.createOrder(plainOrder(amount, { buyerInfo, currency }));
  else if (kind === 'pay') await paidOrder(staff, plainOrder(amount, { buyerInfo, currency }));
  else if (kind === 'import')
    await shop.call('POST', '/ecom/v1/orders/import', {
      order: {
        number: String(100 + which),
        purchasedDate: `${day}T06:07:08.000Z`,
        currency,
        channelInfo: { type: 'OTHER_PLATFORM', externalOrderId: `#${which}` },
        buyerInfo,
        status: cents % 5 === 0 ? 'CANCELED' : 'APPROVED',
        paymentStatus: 'PARTIALLY_REFUNDED',
        lineItems: [
          {
            productName: { original: 'Chair' },
            quantity: 1,
            price: { amount },
            itemType: { preset: 'PHYSICAL' },
          },
        ],
        priceSummary: { total: { amount } },
        balanceSummary: { paid: { amount }, refunded: { amount: '0.01' } },
      },
    });
  else if (!id) return;
  else if (kind === 'cancel') await staff.orders.cancelOrder(id);
  else if (kind === 'delete') await sql`delete from orders where id = ${id}`.execute(kysely);
  else if (kind === 'delete imported') await staff.orders.bulkDeleteImportedOrders([id]);
  else if (kind === 'wait') await change(['status'], 'PENDING');
  else if (kind === 'approve') await change(['status'], 'APPROVED');
  else if (kind === 'give') await change(['buyerInfo'], buyerInfo);
  else if (kind === 'redate') await change(['purchasedDate'], `${day}T23:59:59.999Z`);
  else {
    const { payments = [] } = (await staff.orderTransactions.listTransactionsForSingleOrder(id))
      .orderTransactions ?? { payments: [] };
    const paymentId = String(payments[0]?._id);
    await staff.orderBilling.refundPayments(id, {
      paymentRefunds: [{ paymentId, amount: { amount: '0.01' }, externalRefund: true }],
    });
  }
}

onDatabase(
  'what is kept of customers',
  (database) => {
    const check = async (shop: Shop): Promise<number> => {
      const { rows } = await sql<{ doc: Order }>`select doc from orders`.execute(database().kysely);
      const documents = rows.map(({ doc }) => doc);
      const context = { db: database().kysely, siteId: shop.site.id, site: shop.site };
      for (const each of all) {
        const { spent, ...stored } = await readSummary(context, each);
        const { spent: sum, ...rest } = counted(documents, each);
        expect({ ...each, ...stored }).toEqual({ ...each, ...rest });
        expect(`${spent} ${compareMoney(spent, sum)}`).toBe(`${spent} 0`);
      }
      const [one] = documents;
      if (one?.buyerInfo) {
        const { email, memberId } = one.buyerInfo;
        const { spent: _spent, ...stored } = await readSummary(context, { email, memberId }, one.id);
        const others = documents.filter(({ id }) => id !== one.id);
        const { spent: _sum, ...rest } = counted(others, { email: email ?? '', memberId: memberId ?? '' });
        expect(stored).toEqual(rest);
      }
      return documents.filter(({ status }) => status === 'APPROVED').length;
    };

    it(
      'assumed: is what their orders that stand come to, whatever becomes of them',
      { timeout: 300_000 },
      async () => {
        const shop = startShop(database());
        await fc.assert(
          fc.asyncProperty(fc.array(action, { minLength: 1, maxLength: 6 }), async (actions) => {
            for (const one of actions) await perform(shop, one).catch(() => undefined);
            await check(shop);
          }),
          runs(40),
        );
      },
    );

    it('assumed: is counted anew for orders that were there before, and the same', async () => {
      const { kysely } = database();
      const shop = startShop(database());
      for (const one of fc.sample(action, { numRuns: 40, seed: 7 }))
        await perform(shop, one).catch(() => undefined);
      // So many stand, whatever the property before has left and these acts made of it.
      for (const email of [...EMAILS.slice(0, 3), ...EMAILS.slice(0, 3)])
        await orderModules(shop).orders.createOrder(plainOrder('5.00', { buyerInfo: { email } }));
      expect(await check(shop)).toBeGreaterThan(5);
      await sql`drop table customer_days`.execute(kysely);
      await sql`drop function customer_days_count, customer_days_insert cascade`.execute(kysely);
      await sql`drop function customer_days_add, customer_email, customer_spent`.execute(kysely);
      await sql`delete from schema_migrations where service = 'customers'
        and name in ('001-customer-days', '010-counted-inserts', '012-spent-is-paid')`.execute(kysely);
      await database().migrate(shopMigrations);
      await check(shop);
    });
  },
  shopMigrations,
);
