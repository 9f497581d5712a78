import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Buying, MergePreview, CustomerSummary } from '#shared/customers.ts';
import { addMoney, compareMoney, subtractMoney } from '#shared/money.ts';
import { extensionPath } from '#shared/extensions/define.ts';
import { newBadge } from '#testing/badges.ts';
import { forRaces } from '#testing/engines.ts';
import { orderModules, paidOrder, plainOrder } from '#testing/orders.ts';
import { productId, shopMigrations, startShop, type Shop } from '#testing/shop.ts';
import { runs } from '#testing/run-size.ts';
import type { Member } from '../../members/members/public.ts';
import type { Order } from '../../ecom/orders/public.ts';
import type { CustomerRecord } from './records.ts';

const EMAILS = ['ada@example.com', 'Ada@Example.com', 'ben@example.com', 'éva@example.com'];
const CONTACTS = [productId(1), productId(2)];
const DAYS = ['2023-04-05', '2023-04-06', '2024-01-01'];

const buyer = fc.record(
  { email: fc.constantFrom(...EMAILS), contactId: fc.constantFrom(...CONTACTS), mine: fc.boolean() },
  { requiredKeys: [] },
);
const makes = fc.constantFrom('buy', 'pay', 'join', 'join apart');
const changes = fc.constantFrom(
  'refund',
  'wait',
  'approve',
  'give',
  'redate',
  'block',
  'offline',
  'sign in',
  'rename',
);
const marks = fc.constantFrom('badge', 'unbadge', 'role', 'unrole', 'report', 'look through', 'forgive');
const ends = fc.constantFrom('cancel', 'delete', 'leave', 'forget');
const joins = fc.constantFrom('merge', 'merge', 'split');
const action = fc.record({
  kind: fc.oneof(
    { weight: 4, arbitrary: makes },
    { weight: 4, arbitrary: changes },
    { weight: 4, arbitrary: marks },
    { weight: 1, arbitrary: ends },
    { weight: 3, arbitrary: joins },
  ),
  buyer,
  which: fc.nat({ max: 9 }),
  cents: fc.integer({ min: 1, max: 30_000 }),
  day: fc.constantFrom(...DAYS),
  currency: fc.constantFrom('EUR', 'EUR', 'USD'),
});
type Action = typeof action extends fc.Arbitrary<infer Of> ? Of : never;

/** Whatever the platform rejects is an act like any other; what else fails is a fault of the test or the platform. */
function unlessRefused(error: unknown): void {
  const { details } = error as { details?: { applicationError?: object; validationError?: object } };
  if (!details?.applicationError && !details?.validationError) throw error;
}

interface World {
  orders: Order[];
  members: Member[];
  contacts: { email: string; contact_id: string }[];
  given: { member_id: string; badge_id: string }[];
  roles: { member_id: string; role_key: string }[];
  reported: { id: string; reviewed: boolean; report_count: string }[];
  merged: { contact_id: string; into_id: string }[];
}

type Marking = typeof marks extends fc.Arbitrary<infer Of> ? Of : never;
const isMark = (kind: Action['kind']): kind is Marking =>
  ['badge', 'unbadge', 'role', 'unrole', 'report', 'look through', 'forgive'].includes(kind);

/** Two badges, two roles and whatever others say; the shop reports as nobody, and as often as it likes. */
async function mark(shop: Shop, kind: Marking, memberId: string, which: number): Promise<unknown> {
  const { rows } = await sql<{ id: string }>`select id from badges order by id`.execute(shop.database.kysely);
  const badge = rows[which % Math.max(1, rows.length)]?.id ?? '';
  const roleKey = which % 2 ? 'OWNER' : 'CONTRIBUTOR';
  if (kind === 'badge')
    return shop.call('POST', `/members/v3/badges/${badge}/members`, { memberIds: [memberId] });
  if (kind === 'unbadge')
    return shop.call('DELETE', `/members/v3/badges/${badge}/members?memberIds=${memberId}`);
  if (kind === 'role') return shop.call('POST', `/members/v1/roles/members/${memberId}`, { roleKey });
  if (kind === 'unrole')
    return shop.call('DELETE', `/members/v1/roles/members/${memberId}?roleKey=${roleKey}`);
  if (kind === 'report')
    return shop.call('POST', '/members/v1/member-reports', {
      memberReport: { reportedMemberId: memberId, reason: { category: 'SPAM' } },
    });
  if (kind === 'forgive') return shop.call('DELETE', `/members/v1/member-reports/members/${memberId}`);
  const name = which % 3 > 0 ? 'dismissMemberReports' : 'reopenMemberReports';
  return shop.call('POST', extensionPath(name), { memberId });
}

/** Two customers out of those there are, whether they may be merged or not. */
async function anyTwo(shop: Shop, which: number): Promise<[string, string]> {
  const { rows } = await sql<{ id: string }>`select id from customer_records order by id`.execute(
    shop.database.kysely,
  );
  const at = (index: number): string => rows[index % Math.max(1, rows.length)]?.id ?? productId(3);
  return [at(which), at(which * 3 + 1)];
}

/** As the routes answer; what they reject is an act like any other, what else fails is not. */
async function ask(shop: Shop, name: string, body: object): Promise<unknown> {
  const reply = await shop.call('POST', extensionPath(name), body);
  if (reply.status >= 500) throw new Error(await reply.text());
  return reply.ok ? reply.json() : undefined;
}

/** Whatever is rejected changes nothing; what is changed under the services' hands counts as well. */
async function perform(
  shop: Shop,
  { kind, buyer: input, which, cents, day, currency }: Action,
  { orders, members, merged }: World,
): Promise<void> {
  const { kysely } = shop.database;
  const staff = orderModules(shop);
  const { id } = orders[which % Math.max(1, orders.length)] ?? {};
  const member = members[which % Math.max(1, members.length)];
  const { mine, ...known } = input;
  const buyerInfo = { ...known, ...(mine && member && { memberId: member.id }) };
  const change = (table: 'orders' | 'members', of: string | undefined, path: string[], value: unknown) =>
    sql`update ${sql.table(table)} set doc = jsonb_set(doc, ${path}::text[], ${JSON.stringify(value)}::jsonb)
      where id = ${of ?? ''}`.execute(kysely);
  const amount = (cents / 100).toFixed(2);
  const memberCall = (path: string, method: string, body?: object) =>
    shop.call(method, `/members/v1/members${path}`, body);
  if (isMark(kind)) await mark(shop, kind, member?.id ?? productId(40), which);
  else if (kind === 'buy') await staff.orders.createOrder(plainOrder(amount, { buyerInfo, currency }));
  else if (kind === 'pay') await paidOrder(staff, plainOrder(amount, { buyerInfo, currency }));
  else if (kind === 'join')
    await memberCall('', 'POST', {
      member: { loginEmail: input.email ?? EMAILS[0], contact: cents % 2 ? { firstName: 'Éva' } : {} },
    });
  else if (kind === 'join apart')
    await sql`insert into members (site_id, id, search_words, doc) select site_id, ${productId(which + 20)}, search_words,
      doc || jsonb_build_object('id', ${productId(which + 20)}::text, 'loginEmail', ${`${which}@example.com`}::text,
        'contactId', ${input.contactId ?? productId(30)}::text,
        'profile', jsonb_build_object('slug', ${`slug-${which}`}::text))
      from members limit 1 on conflict do nothing`.execute(kysely);
  else if (kind === 'block') await memberCall(`/${member?.id ?? ''}/block`, 'POST', {});
  else if (kind === 'offline') await change('members', member?.id, ['status'], 'OFFLINE');
  else if (kind === 'leave') await memberCall(`/${member?.id ?? ''}`, 'DELETE');
  else if (kind === 'rename') await change('members', member?.id, ['contact', 'lastName'], `Nr. ${which}`);
  else if (kind === 'sign in') await change('members', member?.id, ['lastLoginDate'], `${day}T10:00:00.000Z`);
  else if (kind === 'merge') {
    const [stored, otherId] = await anyTwo(shop, which);
    const ids = { customerId: stored, otherId };
    const preview = (await ask(shop, 'previewCustomerMerge', ids)) as MergePreview | undefined;
    const told = (await ask(shop, 'mergeCustomers', ids)) as { customer: CustomerSummary } | undefined;
    expect(told?.customer).toEqual(preview?.merged.customer);
  } else if (kind === 'split') {
    const { contact_id: otherId = '', into_id: stored = productId(3) } =
      merged[which % Math.max(1, merged.length)] ?? {};
    await ask(shop, 'splitCustomers', { customerId: stored, otherId });
  } else if (kind === 'forget')
    await sql`delete from known_contacts where email = ${input.email ?? ''}`.execute(kysely);
  else if (!id) return;
  else if (kind === 'cancel') await staff.orders.cancelOrder(id);
  else if (kind === 'delete') await sql`delete from orders where id = ${id}`.execute(kysely);
  else if (kind === 'wait') await change('orders', id, ['status'], 'PENDING');
  else if (kind === 'approve') await change('orders', id, ['status'], 'APPROVED');
  else if (kind === 'give') await change('orders', id, ['buyerInfo'], buyerInfo);
  else if (kind === 'redate') await change('orders', id, ['purchasedDate'], `${day}T23:59:59.999Z`);
  else {
    const { payments = [] } = (await staff.orderTransactions.listTransactionsForSingleOrder(id))
      .orderTransactions ?? { payments: [] };
    await staff.orderBilling.refundPayments(id, {
      paymentRefunds: [
        { paymentId: String(payments[0]?._id), amount: { amount: '0.01' }, externalRefund: true },
      ],
    });
  }
}

interface Counted {
  memberId: string | undefined;
  status: string;
  buying: Buying;
  orders: number;
  email: string | undefined;
  first: string | undefined;
  last: string | undefined;
  seen: string | undefined;
  badges: string[] | undefined;
  roles: string[] | undefined;
  reported: string | undefined;
  reportCount: number | undefined;
}

const unlessNone = (all: string[]): string[] | undefined => (all.length === 0 ? undefined : all.toSorted());

/** What is theirs beside what they bought. */
function marked({ given, roles, reported }: World, memberId: string | undefined) {
  const sum = reported.find(({ id }) => id === memberId);
  return {
    badges: unlessNone(given.filter((each) => each.member_id === memberId).map((each) => each.badge_id)),
    roles: unlessNone(roles.filter((each) => each.member_id === memberId).map((each) => each.role_key)),
    reported: sum && (sum.reviewed ? 'REVIEWED' : 'OPEN'),
    reportCount: sum && Number(sum.report_count),
  };
}

const latest = (dates: (string | null | undefined)[]): string | undefined =>
  dates
    .filter((date): date is string => Boolean(date))
    .toSorted()
    .at(-1);

/** Who was disconnected comes after who joined again by the same contact. */
const seniority = ({ status, createdDate, id }: Member): string =>
  `${status === 'OFFLINE' ? 1 : 0} ${createdDate} ${id}`;

/** The same once more, out of nothing but what there is. */
function counted(world: World): Map<string, Counted & { spent: string }> {
  const { orders, members, contacts, merged } = world;
  const byEmail = new Map(contacts.map(({ email, contact_id: id }) => [email, id]));
  const into = new Map(merged.map(({ contact_id: id, into_id: other }) => [id, other]));
  const whose = ({ buyerInfo: { email, contactId, memberId } = {} }: Order): string | undefined => {
    const contact =
      members.find(({ id }) => id === memberId)?.contactId ??
      (contactId || undefined) ??
      byEmail.get(email?.toLowerCase() ?? '');
    return into.get(contact ?? '') ?? contact;
  };
  const ids = new Set([
    ...contacts.map(({ contact_id: id }) => id),
    ...members.map(({ contactId }) => contactId),
    ...orders.flatMap((order) => whose(order) ?? []),
  ]);
  return new Map(
    [...ids].map((id) => {
      const all = orders.filter((order) => whose(order) === id);
      const theirs = all.filter(({ status }) => status === 'APPROVED');
      const [member] = members
        .filter(({ contactId }) => contactId === id)
        .toSorted((a, b) => (seniority(a) < seniority(b) ? -1 : 1));
      const emails = contacts.filter(({ contact_id: contact }) => contact === id).map(({ email }) => email);
      const [lastOrder] = all.toSorted((a, b) =>
        `${a.purchasedDate} ${a.id}` < `${b.purchasedDate} ${b.id}` ? 1 : -1,
      );
      const days = theirs.map(({ purchasedDate }) => String(purchasedDate)).toSorted();
      const totals = theirs
        .filter(({ currency }) => currency === 'EUR')
        .map(({ balanceSummary }) =>
          subtractMoney(balanceSummary?.paid?.amount, balanceSummary?.refunded?.amount),
        );
      const result = {
        memberId: member?.id,
        status: member?.status ?? 'GUEST',
        buying: (['NONE', 'ONCE'] as const)[theirs.length] ?? ('AGAIN' as const),
        orders: theirs.length,
        email: member?.loginEmail ?? emails.toSorted()[0] ?? lastOrder?.buyerInfo?.email ?? undefined,
        first: days[0],
        last: days.at(-1),
        seen: latest([member?.lastLoginDate, days.at(-1), member?.createdDate]),
        ...marked(world, member?.id),
      };
      return [id, { ...result, spent: addMoney('0', ...totals) }];
    }),
  );
}

forRaces(
  'what is kept of each customer',
  (database) => {
    const rowsOf = async <Row>(query: ReturnType<typeof sql>): Promise<Row[]> =>
      (await query.execute(database().kysely)).rows as Row[];
    const world = async (): Promise<World> => ({
      orders: (await rowsOf<{ doc: Order }>(sql`select doc from orders order by id`)).map(({ doc }) => doc),
      members: (await rowsOf<{ doc: Member }>(sql`select doc from members order by id`)).map(
        ({ doc }) => doc,
      ),
      contacts: await rowsOf(sql`select email, contact_id from known_contacts`),
      given: await rowsOf(sql`select member_id, badge_id from badge_assignments`),
      roles: await rowsOf(sql`select member_id, role_key from member_roles`),
      reported: await rowsOf(sql`select id, reviewed, report_count::text from reported_members`),
      merged: await rowsOf(sql`select contact_id, into_id from merged_contacts order by contact_id`),
    });
    const check = async (): Promise<number> => {
      const stored = await rowsOf<{ id: string; doc: CustomerRecord }>(
        sql`select id, doc from customer_records`,
      );
      const wanted = counted(await world());
      expect(stored.map(({ id }) => id).toSorted()).toEqual([...wanted.keys()].toSorted());
      for (const { id, doc } of stored) {
        const { spent, ...rest } = wanted.get(id) ?? { spent: '' };
        expect({
          memberId: doc.memberId,
          status: doc.status,
          buying: doc.buying,
          orders: doc.orders,
          email: doc.email,
          first: doc.firstOrderDate,
          last: doc.lastOrderDate,
          seen: doc.lastSeenDate,
          badges: doc.badges,
          roles: doc.roles,
          reported: doc.reported,
          reportCount: doc.reportCount,
        }).toEqual(rest);
        expect(`${doc.spent.amount} ${compareMoney(doc.spent.amount, spent)}`).toBe(`${doc.spent.amount} 0`);
      }
      const tabs = await rowsOf<{ tab: string; n: number }>(
        sql`select concat_ws(' ', status, reported) as tab, sum(n)::int as n
          from customer_records_summary group by 1 having sum(n) <> 0`,
      );
      const counts = Object.fromEntries(tabs.map(({ tab, n }) => [tab, n]));
      const byTab = Object.groupBy(stored, ({ doc }) => [doc.status, doc.reported].filter(Boolean).join(' '));
      expect(counts).toEqual(
        Object.fromEntries(Object.entries(byTab).map(([tab, rows]) => [tab, rows?.length])),
      );
      return stored.length;
    };
    const done = async (shop: Shop, actions: readonly Action[]): Promise<void> => {
      for (const one of actions) await perform(shop, one, await world()).catch(unlessRefused);
    };

    it(
      'assumed: is one row a contact, told as its orders and its member stand, whatever becomes of them',
      { timeout: 300_000 },
      async () => {
        const shop = startShop(database());
        for (const title of ['Collector', 'Trade']) await newBadge(shop, title);
        await fc.assert(
          fc.asyncProperty(fc.array(action, { minLength: 1, maxLength: 6 }), async (actions) => {
            await done(shop, actions);
            await check();
          }),
          runs(40),
        );
        expect(shop.errors).toEqual([]);
      },
    );

    it('assumed: is made for what was there before, and is the same', async () => {
      const { kysely } = database();
      const shop = startShop(database());
      await done(shop, fc.sample(action, { numRuns: 60, seed: 7 }));
      expect(shop.errors).toEqual([]);
      // Somebody who may be given all of it and an order that stands, whatever the first test's acts have left.
      const joined = await shop.call('POST', '/members/v1/members', {
        member: { loginEmail: 'here-before@example.com' },
      });
      const { member } = (await joined.json()) as { member: { id: string } };
      await orderModules(shop).orders.createOrder(plainOrder('5.00'));
      expect(await check()).toBeGreaterThan(1);
      const { members, orders } = await world();
      expect([members.length > 0, orders.some(({ status }) => status === 'APPROVED')]).toEqual([true, true]);
      for (const kind of ['badge', 'role', 'report'] as const) await mark(shop, kind, member.id, 1);
      const before = await world();
      expect([before.given.length, before.roles.length, before.reported.length]).not.toContain(0);
      await sql`drop table customer_records, customer_records_summary, customer_orders, customer_currencies,
        customer_notes, customer_imports, merged_contacts cascade`.execute(kysely);
      await sql`drop function customer_orders_keep, customer_members_keep, customer_contacts_keep,
        customers_in_currency, customers_reassign, customers_tell, customers_turn, customer_told, customer_who,
        customer_names, customer_of, customer_records_summary_count, customer_told_unmarked, customer_marks,
        customers_mark, customer_badge_assignments_keep, customer_member_roles_keep,
        customer_reported_members_keep,
        customer_contact, customer_contacts_changed, customers_unmerged, customer_members_join cascade`.execute(
        kysely,
      );
      await sql`drop index known_contacts_contact`.execute(kysely);
      await sql`delete from schema_migrations where service = 'customers' and name > '002'
        and name <> '010-counted-inserts'`.execute(kysely);
      await database().migrate(shopMigrations);
      // Which currency is the shop's is guessed by the orders until it says so, with its first call.
      await startShop(database()).call('GET', '/members/v1/members');
      await check();
    });

    it('assumed: keeps both of a badge and a role that are given at once, and gives two badges to many in two orders', async () => {
      const shop = startShop(database());
      const [one, two] = [await newBadge(shop, 'One'), await newBadge(shop, 'Two')];
      const members = await Promise.all(
        Array.from({ length: 12 }, async (_each, at) => {
          const reply = await shop.call('POST', '/members/v1/members', {
            member: { loginEmail: `marked-${at}@example.com` },
          });
          return ((await reply.json()) as { member: { id: string } }).member.id;
        }),
      );
      const give = (badgeId: string, memberIds: string[]) =>
        shop.call('POST', '/badges/v4/bulk/assignments/create', {
          badgeAssignments: memberIds.map((memberId) => ({ badgeId, memberId })),
        });
      const replies = await Promise.all([
        give(one, members),
        give(two, members.toReversed()),
        ...members.map((id) => mark(shop, 'role', id, 1)),
      ]);
      expect(new Set(replies.map((reply) => (reply as Response).status))).toEqual(new Set([200]));
      const rows = await rowsOf<{ doc: CustomerRecord }>(
        sql`select doc from customer_records where member_id = any(${members}::text[])`,
      );
      expect(rows).toHaveLength(12);
      for (const { doc } of rows) {
        expect(doc).toMatchObject({ badges: [one, two].toSorted(), roles: ['OWNER'] });
      }
      await check();
      expect(shop.errors).toEqual([]);
    });

    it('assumed: counts both of two who buy at once by one address that nobody knew', async () => {
      const shop = startShop(database());
      const staff = orderModules(shop);
      const email = 'twice@example.com';
      const buy = () => staff.orders.createOrder(plainOrder('5.00', { buyerInfo: { email } }));
      await Promise.all(Array.from({ length: 6 }, buy));
      const [record] = await rowsOf<{ doc: CustomerRecord }>(
        sql`select doc from customer_records where email = ${email}`,
      );
      expect(record?.doc).toMatchObject({ orders: 6, buying: 'AGAIN', status: 'GUEST' });
      await check();
      expect(shop.errors).toEqual([]);
    });

    it('assumed: adds up anew where the shop’s currency is another', async () => {
      const usd = startShop(database(), { site: { ...startShop(database()).site, currency: 'USD' } });
      const staff = orderModules(usd);
      await paidOrder(
        staff,
        plainOrder('7.00', { currency: 'USD', buyerInfo: { email: 'dollar@example.com' } }),
      );
      const [record] = await rowsOf<{ doc: CustomerRecord }>(
        sql`select doc from customer_records where email = 'dollar@example.com'`,
      );
      expect(record?.doc.spent).toEqual({ amount: '7.00', currency: 'USD' });
    });
  },
  shopMigrations,
);
