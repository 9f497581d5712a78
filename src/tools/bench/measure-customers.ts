import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { extensionPath } from '../../shared/extensions/define.ts';
import { orderModules, plainOrder } from '../../testing/orders.ts';
import { startShop, type Shop } from '../../testing/shop.ts';
import { alongside, FEW, guidOf, TOGETHER, withDatabase } from './in-process.ts';
import type { Turns } from './measure.ts';
import type { Env } from './processes.ts';
import type { Scenario } from './scenarios.ts';

const READ: Turns = { warmUp: 5, turns: 40, parallelTurns: 0 };
/** Of three customers two are guests. */
const MEMBER_EVERY = 3;

export interface CustomersFigures {
  engine: string;
  customers: number;
  scenarios: Scenario[];
}

/** One order each, of somebody of their own; every third has an account. */
async function fillCustomers({ kysely }: Database, template: string, customers: number): Promise<void> {
  for (let from = 0; from < customers; from += TOGETHER) {
    const places = sql`generate_series(${from}::bigint, ${Math.min(customers, from + TOGETHER) - 1}::bigint) as place`;
    await sql`insert into members (site_id, id, search_words, doc)
      select site_id, ${guidOf('member ')}, search_words, doc || jsonb_build_object('id', ${guidOf('member ')},
        'contactId', ${guidOf('contact ')}, 'loginEmail', 'buyer' || place || '@example.com',
        'profile', jsonb_build_object('slug', 'buyer' || place))
      from members, ${places} where login_email = 'template@example.com' and place % ${MEMBER_EVERY}::bigint = 0`.execute(
      kysely,
    );
    await sql`insert into orders (site_id, id, revision, doc)
      select site_id, ${guidOf('order ')}, 1, doc || jsonb_build_object('id', ${guidOf('order ')},
        'number', (20000 + place)::text,
        'buyerInfo', jsonb_build_object('contactId', ${guidOf('contact ')}, 'email', 'buyer' || place || '@example.com'),
        'billingInfo', jsonb_build_object('contactDetails', jsonb_build_object('firstName', 'Buyer' || place,
          'lastName', 'Almeida', 'phone', '+351 9' || lpad(place::text, 8, '0'))))
      from orders, ${places} where id = ${template}`.execute(kysely);
  }
}

const asks = (shop: Shop) => async (name: string, body: object) => {
  const reply = await shop.call('POST', extensionPath(name), body);
  if (!reply.ok) throw new Error(`${name}: ${reply.status} ${await reply.text()}`);
};

const page = (filter: object, fieldName: string) => ({
  query: { filter, sort: [{ fieldName, order: 'DESC' }], cursorPaging: { limit: 50 } },
});

/** The list of the back office. */
export const measureCustomers = (engine: string, env: Env, customers: number): Promise<CustomersFigures> =>
  withDatabase(env, async (database) => {
    const shop = startShop(database);
    const staff = orderModules(shop);
    const site = shop.site.id;
    const ask = asks(shop);
    await shop.call('POST', '/members/v1/members', { member: { loginEmail: 'template@example.com' } });
    const buy = (email: string) => staff.orders.createOrder(plainOrder('10.00', { buyerInfo: { email } }));
    const { _id: template } = await buy('template@example.com');
    await fillCustomers(database, String(template), customers);
    await database.maintain();
    const { kysely } = database;
    const rows = (where: ReturnType<typeof sql>, order: ReturnType<typeof sql>) =>
      sql`select doc from customer_records where site_id = ${site} ${where} order by ${order} limit 50`.execute(
        kysely,
      );
    const newest = sql`last_seen_date desc nulls last, id desc nulls last`;
    const scenarios = [
      await alongside(
        'the first page, by when they were last seen',
        READ,
        () => ask('queryCustomers', page({}, 'lastSeenDate')),
        () => rows(sql``, newest),
      ),
      await alongside(
        'by what they spent',
        READ,
        () => ask('queryCustomers', page({}, 'spent.amount')),
        () => rows(sql``, sql`spent_amount desc nulls last, id desc nulls last`),
      ),
      await alongside(
        'a part of a name',
        READ,
        (turn) =>
          ask('queryCustomers', page({ searchText: { $contains: `buyer${1000 + turn}` } }, 'lastSeenDate')),
        (turn) => rows(sql`and search_text like ${`%buyer${1000 + turn}%`}`, newest),
      ),
      await alongside(
        'the figures of all tabs; bare counts',
        READ,
        () => ask('aggregateCustomers', { fields: ['status', 'buying'] }),
        () =>
          sql`select status, buying, count(*) from customer_records where site_id = ${site} group by 1, 2`.execute(
            kysely,
          ),
      ),
      await alongside(
        'the same without the record; bare out of orders and members',
        FEW,
        () => ask('queryCustomers', page({}, 'spent.amount')),
        () =>
          sql`select buyer_info_contact_id, count(*), sum(price_summary_total_amount) as spent, max(purchased_date)
            from orders left join members on members.site_id = orders.site_id and contact_id = buyer_info_contact_id
            where orders.site_id = ${site} and orders.status = 'APPROVED' group by 1 order by spent desc limit 50`.execute(
            kysely,
          ),
      ),
    ];
    return { engine, customers, scenarios };
  });
