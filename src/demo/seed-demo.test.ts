import { memoryFiles } from '../testing/deterministic.ts';
import { subDays } from 'date-fns/subDays';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../database/database.ts';
import { preparedDatabase } from '../testing/databases/own-database.ts';
import { platformMigrations } from '../platform/platform.ts';
import { answerMigrations } from '../server/answers/migrations.ts';
import { developerMigrations } from '../server/developers/tables.ts';
import { settingsMigrations } from '../server/settings.ts';
import { textMigrations } from '../server/texts/tables.ts';
import { slotOf, slotText } from '../shared/delivery-slot.ts';
import { addMoney, currencyDigits, scaleOf, subtractMoney } from '../shared/money.ts';
import { isTip } from '../shared/tips.ts';
import { demoShoppers, restDemoShoppers } from './customers/demo-shoppers.ts';
import { demoProducts } from './catalog/products.ts';
import { catalogPart } from './catalog/catalog-part.ts';
import { type DemoPart, fillOnce, type SeedOptions } from './demo-part.ts';
import { deskPart } from './desk/desk-part.ts';
import { demoOrders } from './orders/demo-orders.ts';
import { ordersPart } from './orders/orders-part.ts';
import { paymentsPart } from './payments/payments-part.ts';
import { pricingPart } from './pricing/pricing-part.ts';
import { returnsPart } from './returns/returns-part.ts';
import { sitePart } from './site/site-part.ts';
import { tipsPart } from './tips/tips-part.ts';
import { FULL } from '../testing/run-size.ts';
import type { Fulfillment } from '../platform/services/ecom/order-fulfillments/public.ts';
import type { FileStore } from '../platform/ports.ts';
import type { Order } from '../platform/services/ecom/orders/public.ts';
import { printPosters, prints } from './print-posters.ts';
import { seedDemo } from './seed-demo.ts';

const NOW = new Date('2026-11-21T10:30:00Z');
const STAFF = [
  { id: '00000000-0000-4000-8000-0000000000a1', name: 'Leo Lind' },
  { id: '00000000-0000-4000-8000-0000000000a2', name: 'Mia Moss' },
];
const MISSING = demoProducts[7]?.mediaId ?? '';
/** The full run makes the whole store; of five photos two are of one buyer. */
const [ORDERS, PHOTOS] = FULL ? [3_000, 14] : [1_000, 5];
const SITE = '00000000-0000-4000-8000-00000000d3a0';

interface SeededReview {
  author: { contactId: string };
  entityId: string;
  content: { rating: number; body?: string };
  moderation: { moderationStatus: string };
  createdDate: string;
  verified: boolean;
}

let database: Database;
let orders: Order[];
let files: ReturnType<typeof memoryFiles>;
let printed: { count: number; kept: ReadonlyMap<string, Uint8Array> };
/** What the start before the one that filled the store ended with. */
let cutShort: { problem: unknown; orders: Order[] };

/** Where every print is there already but those of `missing`. */
function shelf(missing: readonly string[] = []) {
  const there = prints.filter(({ mediaId }) => !missing.includes(mediaId));
  return memoryFiles(there.map(({ mediaId }) => [mediaId, new Uint8Array(1)]));
}

interface Wish {
  count?: number;
  files?: FileStore;
  log?: (line: string) => void;
  now?: Date;
}

const optionsOf = (siteId: string, wish: Wish): SeedOptions => ({
  database,
  files: wish.files ?? shelf(),
  clock: { now: () => wish.now ?? NOW },
  siteId,
  collaborators: { list: () => Promise.resolve(STAFF) },
  log: wish.log ?? (() => undefined),
  orders: wish.count ?? ORDERS,
  photos: PHOTOS,
});

const seed = (siteId: string, wish: Wish = {}): Promise<void> => seedDemo(optionsOf(siteId, wish));

const stored = async (siteId: string): Promise<Order[]> => {
  const { rows } = await sql<{ doc: Order }>`SELECT doc FROM orders WHERE site_id = ${siteId}`.execute(
    database.kysely,
  );
  return rows.map(({ doc }) => doc).toSorted((a, b) => Number(a.number) - Number(b.number));
};

beforeAll(async () => {
  database = await preparedDatabase('pglite');
  await database.migrate([
    settingsMigrations,
    answerMigrations,
    developerMigrations,
    textMigrations,
    ...platformMigrations,
  ]);
  files = shelf([MISSING]);
  printed = { count: await printPosters(files), kept: new Map(files.kept) };
  const log = (line: string) => {
    if (line.includes('orders in')) throw new Error('power cut');
  };
  const problem: unknown = await seed(SITE, { count: 40, log }).catch((error: unknown) => error);
  cutShort = { problem, orders: await stored(SITE) };
  await seed(SITE, { files });
  orders = await stored(SITE);
}, 600_000);
afterAll(() => database.close());

const amount = (price: { amount?: string | undefined } | undefined): string => price?.amount ?? '0';

test('only posters that are missing are printed, and all are in the library then', () => {
  expect(printed.count).toBe(1);
  const untouched = [...printed.kept].filter(([key, bytes]) => !key.includes('/') && bytes.byteLength === 1);
  expect(untouched).toHaveLength(prints.length - 1);
  const jpeg = [0xff, 0xd8, 0xff];
  expect([...(printed.kept.get(MISSING) ?? [])].slice(0, 3)).toEqual(jpeg);
  expect([...files.kept.keys()].filter((key) => !key.includes('/'))).toEqual([]);
  expect([...files.kept.keys()].filter((key) => key.startsWith('blobs/')).length).toBeGreaterThan(1);
});

test('a start cut short leaves nothing half done; the next one does it all', () => {
  expect(cutShort.problem).toEqual(new Error('power cut'));
  expect(cutShort.orders).toEqual([]);
  expect(orders).toHaveLength(ORDERS);
});

test('the parts of every order add up to its total', () => {
  const wrong = orders.filter((order) => {
    const { subtotal, shipping, tax, discount, total, totalAdditionalFees } = order.priceSummary ?? {};
    const parts = [
      ...order.lineItems.map((line) => amount(line.totalPriceAfterTax)),
      ...(order.additionalFees ?? []).map((fee) => amount(fee.priceAfterTax)),
      amount(order.shippingInfo?.cost?.totalPriceAfterTax),
    ];
    const totals = addMoney(
      amount(subtotal),
      amount(shipping),
      amount(totalAdditionalFees),
      order.taxIncludedInPrices ? '0' : amount(tax),
    );
    const taxes = [
      ...order.lineItems.map((line) => amount(line.taxInfo?.taxAmount)),
      ...(order.additionalFees ?? []).map((fee) => amount(fee.taxInfo?.taxAmount)),
      amount(order.shippingInfo?.cost?.taxInfo?.taxAmount),
    ];
    return (
      Number(subtractMoney(addMoney(...parts), amount(total))) !== 0 ||
      Number(subtractMoney(subtractMoney(totals, amount(discount)), amount(total))) !== 0 ||
      Number(subtractMoney(addMoney(...taxes), amount(tax))) !== 0 ||
      scaleOf(amount(total)) > currencyDigits(order.currency)
    );
  });
  expect(wrong.map(({ number }) => number)).toEqual([]);
});

test('some buyers tipped, and paid that too', async () => {
  const tipped = orders.filter(({ additionalFees = [] }) => additionalFees.some(isTip));
  expect(tipped).toHaveLength(4);
  expect(tipped.map(({ paymentStatus, status }) => [paymentStatus, status])).toEqual(
    tipped.map(() => ['PAID', 'APPROVED']),
  );
  const { rows } = await sql<{ name: string }>`SELECT DISTINCT doc #>> '{staff,name}' AS name
    FROM tip_distributions WHERE site_id = ${SITE} ORDER BY name`.execute(database.kysely);
  expect(rows.map(({ name }) => name)).toEqual(['Leo Lind', 'Mia Moss']);
});

test.runIf(FULL)('every state a merchant meets is there, and most of what was sold is paid', () => {
  const counts = (of: (order: Order) => string | undefined) =>
    Object.groupBy(orders, (order) => of(order) ?? '');
  const statuses = counts((order) => order.status);
  for (const status of ['APPROVED', 'CANCELED', 'INITIALIZED', 'PENDING', 'REJECTED']) {
    expect(statuses[status]?.length).toBeGreaterThan(1);
  }
  const payments = counts((order) => order.paymentStatus);
  for (const status of [
    'NOT_PAID',
    'PARTIALLY_PAID',
    'PAID',
    'PARTIALLY_REFUNDED',
    'FULLY_REFUNDED',
    'PENDING',
    'DECLINED',
  ]) {
    expect(payments[status]?.length).toBeGreaterThan(3);
  }
  const fulfillments = counts((order) => order.fulfillmentStatus);
  for (const status of ['FULFILLED', 'PARTIALLY_FULFILLED', 'NOT_FULFILLED']) {
    expect(fulfillments[status]?.length).toBeGreaterThan(8);
  }
  const owing = (since: string) =>
    orders.filter(
      ({ paymentStatus, status, purchasedDate }) =>
        paymentStatus === 'NOT_PAID' && status === 'APPROVED' && String(purchasedDate) >= since,
    ).length;
  const lastMonth = subDays(NOW, 30).toISOString();
  const month = orders.filter(({ purchasedDate }) => String(purchasedDate) >= lastMonth).length;
  expect(owing('')).toBeGreaterThan(20);
  expect(owing(lastMonth) / month).toBeLessThan(0.25);
  const digits = counts((order) => String(currencyDigits(order.currency)));
  for (const places of ['0', '2', '3']) expect(digits[places]?.length).toBeGreaterThan(20);
  expect(counts((order) => order.appliedDiscounts?.[0]?.discountType)).toHaveProperty('SPECIFIC_ITEMS');
  const entries = new Set(orders.flatMap((order) => order.activities.map((entry) => entry.activityType)));
  for (const type of [
    'MERCHANT_COMMENT',
    'PAYMENT_REFUND_FAILED',
    'TRACKING_NUMBER_ADDED',
    'ORDER_CANCELED',
  ] as const) {
    expect(entries).toContain(type);
  }
});

test('what left of an order says how far it is, and most of it went in parcels that can be followed', async () => {
  const { rows } = await sql<{ id: string; doc: { fulfillments: Fulfillment[] } }>`
    SELECT id, doc FROM order_fulfillments WHERE site_id = ${SITE}`.execute(database.kysely);
  const parcels = new Map(rows.map(({ id, doc }) => [id, doc.fulfillments]));
  for (const order of orders.filter(({ shippingInfo }) => shippingInfo)) {
    const sent = new Map(
      (parcels.get(order.id) ?? []).flatMap(({ lineItems }) =>
        lineItems.map(({ id, quantity }) => [id, quantity]),
      ),
    );
    const open = order.lineItems.filter(
      ({ id = '', quantity = 0, refundQuantity }) => quantity > (sent.get(id) ?? 0) + (refundQuantity ?? 0),
    );
    const says = sent.size === 0 ? 'NOT_FULFILLED' : open.length > 0 ? 'PARTIALLY_FULFILLED' : 'FULFILLED';
    expect([order.number, says]).toEqual([order.number, order.fulfillmentStatus]);
  }
  const followed = rows.filter(({ doc }) => doc.fulfillments.some(({ trackingInfo }) => trackingInfo));
  expect(followed.length / rows.length).toBeGreaterThan(0.5);
});

test.runIf(FULL)('what was brought in Porto has a time and a place in the rounds of its bike', async () => {
  const brought = orders.filter(({ shippingInfo }) => slotOf(shippingInfo?.logistics));
  expect(brought.length).toBeGreaterThan(3);
  const { rows } = await sql<{ order_id: string; code: string }>`
    SELECT order_id, code FROM delivery_slots WHERE site_id = ${SITE}`.execute(database.kysely);
  const places = new Map(rows.map(({ order_id, code }) => [order_id, code]));
  for (const { id, shippingInfo } of brought) {
    const slot = slotOf(shippingInfo?.logistics);
    const from = new Date(slot?.from ?? 0);
    expect(slotText(slot ?? { from, to: from }, 'en', 'Europe/Lisbon')).toMatch(
      /^(Mon|Tues|Wednes|Thurs|Fri)day \d+ \w+, (10:00–12|12:00–14|16:00–18|18:00–20):00$/,
    );
    expect(places.get(id)).toBe(from > NOW ? shippingInfo?.code : undefined);
  }
  expect(rows.length).toBeGreaterThan(0);
});

test('nothing happens before its order or after today', () => {
  const today = NOW.toISOString();
  const wrong = orders.filter((order) =>
    order.activities.some(
      ({ createdDate }) => String(createdDate) < order.createdDate || String(createdDate) > today,
    ),
  );
  expect(wrong.map(({ number }) => number)).toEqual([]);
});

const DAYS = ['2026-12-21T10:00:00Z', ...(FULL ? ['2026-10-27T10:00:00Z', '2026-11-21T10:30:00Z'] : [])];

test.each(DAYS)('on %s no day of the month before looks unpaid, and no weekend outweighs the rest', (now) => {
  const since = subDays(now, 31).toISOString();
  const month = demoOrders(new Date(now)).filter(({ date }) => date >= since);
  const isOwed = ({ order, payments = [], canceled }: (typeof month)[number]) =>
    order.status === 'APPROVED' && !canceled && payments.length === 0;
  const byDay = Object.groupBy(month, ({ date }) => date.slice(0, 10));
  for (const day of Object.values(byDay)) {
    const owed = (day ?? []).filter(isOwed).length;
    expect(owed).toBeLessThan(9);
    expect(owed).toBeLessThanOrEqual(Math.max(3, (day ?? []).length / 2));
  }
  expect(month.filter(isOwed).length / month.length).toBeLessThan(0.12);
});

const rowsOf = async <Row>(query: string): Promise<Row[]> =>
  (await sql.raw<Row>(query.replaceAll('$site', `'${SITE}'`)).execute(database.kysely)).rows;

test('drafts, requests for money and invoices are there in every state', async () => {
  const drafts = await rowsOf<{ status: string; n: number }>(
    'select status, count(*)::int as n from draft_orders where site_id = $site group by status order by status',
  );
  expect(drafts).toEqual([
    { status: 'COMMITTED', n: 2 },
    { status: 'DRAFT', n: 5 },
  ]);
  const requests = await rowsOf<{ status: string }>(
    `select case when status = 'UNPAID' and expiration_date <= '${NOW.toISOString()}' then 'EXPIRED' else status end
      as status from order_payment_requests where site_id = $site order by 1`,
  );
  expect(requests.map(({ status }) => status)).toEqual(['EXPIRED', 'PAID', 'UNPAID', 'UNPAID', 'VOIDED']);
  const invoices = await rowsOf<{ number: string }>(
    'select number from order_invoices where site_id = $site order by created_date',
  );
  expect(invoices.map(({ number }) => number)).toEqual([
    ...Array.from({ length: 8 }, (_, index) => `HD-${index + 1}`),
    'CN-1',
    'R-1',
    'R-2',
  ]);
  const two = await rowsOf(
    "select id from order_fulfillments where site_id = $site and jsonb_array_length(doc -> 'fulfillments') = 2",
  );
  expect(two.length).toBeGreaterThan(50);
  const soon = new Date(NOW.getTime() + 48 * 3_600_000).toISOString();
  const ending = await rowsOf<{ due: string }>(
    `select due_date as due from authorization_schedules where site_id = $site and due_date < '${soon}'`,
  );
  expect(ending.length).toBeGreaterThanOrEqual(2);
  expect(ending.every(({ due }) => due > NOW.toISOString())).toBe(true);
});

test('a program beside the shop was told of orders until somebody paused it, and lives nowhere', async () => {
  const [hook, ...others] = await rowsOf<{ id: string; state: string; address: string; failing: string }>(
    'select id, state, address, failing_since as failing from webhooks where site_id = $site',
  );
  expect(others).toEqual([]);
  expect(hook).toMatchObject({ state: 'PAUSED', failing: null });
  expect(new URL(hook?.address ?? '').hostname).toMatch(/\.example$/);
  const deliveries = await rowsOf<{ state: string; tries: number; told: boolean; last: number; at: string }>(
    `select d.state, d.tries, e.id = d.event_id and e.event_time = d.event_time as told,
      (d.history #>> '{-1,status}')::int as last, d.history #>> '{-1,date}' as at
    from webhook_deliveries d left join domain_events e on e.site_id = d.site_id and e.sequence = d.sequence
    where d.site_id = $site and d.webhook_id = '${hook?.id}' order by d.number`,
  );
  expect(deliveries.length).toBeGreaterThan(12);
  expect(deliveries.filter(({ told }) => !told)).toEqual([]);
  expect(new Set(deliveries.map(({ state, last }) => `${state} ${last}`))).toEqual(
    new Set(['PARKED 422', 'DELIVERED 200']),
  );
  expect(deliveries.some(({ state, tries }) => state === 'DELIVERED' && tries > 1)).toBe(true);
  const today = NOW.toISOString();
  expect(deliveries.filter(({ at }) => at > today)).toEqual([]);
});

test('every item refers to a poster of the shop and to its picture', () => {
  const pictures = new Set(demoProducts.map((product) => product.mediaId));
  const items = orders
    .flatMap((order) => order.lineItems)
    .filter((line) => line.itemType?.preset === 'PHYSICAL');
  expect(items.every((line) => pictures.has(line.image?.id ?? ''))).toBe(true);
});

test('every picture is a file of the library, in the folder of its family', async () => {
  const { rows } = await sql<{ folder: string; files: number }>`
    select folder.display_name as folder, count(*)::int as files from media_files as file
    join media_folders as folder on folder.site_id = file.site_id and folder.id = file.parent_folder_id
    where file.site_id = ${SITE} and file.id = any(${prints.map(({ mediaId }) => mediaId)})
    group by 1 order by 1`.execute(database.kysely);
  expect(rows.reduce((sum, { files }) => sum + files, 0)).toBe(prints.length);
  expect(rows.map(({ folder }) => folder)).toContain('Drift');
});

test('a second start changes nothing, and prints nothing again', async () => {
  const empty = memoryFiles([]);
  await seed(SITE, { files: empty });
  expect(await stored(SITE)).toHaveLength(ORDERS);
  expect([...empty.kept.keys()]).toEqual([]);
});

/** What changes orders; in the full run every part. */
const ordersAndWhatChangesThem: readonly DemoPart[] = [
  ordersPart,
  catalogPart,
  pricingPart,
  paymentsPart,
  sitePart,
  deskPart,
  tipsPart,
  returnsPart,
];

test('the same day gives the same store', async () => {
  const fill = async (siteId: string, time: string): Promise<void> => {
    const wish = { count: 80, now: new Date(time) };
    if (FULL) return seed(siteId, wish);
    for (const part of ordersAndWhatChangesThem) await fillOnce(part, optionsOf(siteId, wish));
  };
  const first = '00000000-0000-4000-8000-00000000d3a1';
  const second = '00000000-0000-4000-8000-00000000d3a2';
  await fill(first, '2026-11-21T00:30:00Z');
  await fill(second, '2026-11-21T23:30:00Z');
  // What an API key makes is told with the key's site.
  const ofFirst = JSON.stringify(await stored(first)).replaceAll(first, second);
  expect(JSON.parse(ofFirst)).toHaveLength(80);
  expect(JSON.parse(ofFirst)).toEqual(await stored(second));
}, 600_000);

test('assumed: the customers with an account are members under the ids of their orders, and two may sign in', async () => {
  const { rows } = await sql<{ members: string; known: string; passwords: string }>`select
    (select count(*) from members where site_id = ${SITE}) as members,
    (select count(*) from known_contacts where site_id = ${SITE}) as known,
    (select count(password_hash) from accounts where site_id = ${SITE}) as passwords`.execute(
    database.kysely,
  );
  const { rows: strangers } = await sql`select 1 from orders o where site_id = ${SITE}
    and doc -> 'buyerInfo' ->> 'memberId' is not null and not exists (
      select 1 from members m where m.site_id = o.site_id and m.id = o.doc -> 'buyerInfo' ->> 'memberId')`.execute(
    database.kysely,
  );
  expect(strangers).toEqual([]);
  expect(Object.values(rows[0] ?? {}).map(Number)).toEqual([252, 400, demoShoppers.length]);
  await restDemoShoppers(database, SITE);
  const { rows: left } =
    await sql`select 1 from accounts where site_id = ${SITE} and password_hash is not null`.execute(
      database.kysely,
    );
  expect(left).toEqual([]);
});

test('assumed: some members wait for approval, a few are blocked, and every customer has a record', async () => {
  const { rows } = await sql<{ status: string; n: number }>`select status, count(*)::int as n
    from customer_records where site_id = ${SITE} group by 1 order by 1`.execute(database.kysely);
  expect(rows).toEqual([
    { status: 'APPROVED', n: 243 },
    { status: 'BLOCKED', n: 3 },
    { status: 'GUEST', n: 148 },
    { status: 'PENDING', n: 6 },
  ]);
});

test('reviews are of what people bought, as the rules of the shop left them', async () => {
  const { rows } = await sql<{ doc: SeededReview }>`select doc from reviews where site_id = ${SITE}`.execute(
    database.kysely,
  );
  const all = rows.map(({ doc }) => doc);
  const bought = new Map<string, number>();
  for (const { buyerInfo, lineItems, purchasedDate } of orders)
    for (const { catalogReference } of lineItems) {
      const key = `${buyerInfo?.contactId} ${catalogReference?.catalogItemId}`;
      const at = Date.parse(purchasedDate ?? '');
      bought.set(key, Math.min(at, bought.get(key) ?? at));
    }
  for (const { author, entityId, createdDate } of all)
    expect(bought.get(`${author.contactId} ${entityId}`)).toBeLessThan(Date.parse(createdDate));
  expect(all).toHaveLength(1500);
  const withStatus = (status: string) =>
    all.filter(({ moderation }) => moderation.moderationStatus === status);
  expect(withStatus('IN_MODERATION')).toHaveLength(180);
  const oldest = withStatus('IN_MODERATION').map(({ createdDate }) => createdDate);
  expect(Date.parse(oldest.toSorted()[0] ?? '')).toBeGreaterThan(
    NOW.getTime() - (FULL ? 120 : 360) * 86_400_000,
  );
  expect(withStatus('APPROVED').some(({ verified }) => !verified)).toBe(false);
  expect(all.some(({ content }) => /[\u0590-\u05FF]/.test(content.body ?? ''))).toBe(true);
  expect(Math.max(...all.map(({ createdDate }) => Date.parse(createdDate)))).toBeLessThan(NOW.getTime());
  const average = all.reduce((sum, { content }) => sum + content.rating, 0) / all.length;
  expect(average).toBeGreaterThan(4.2);
  expect(average).toBeLessThan(4.7);
});

test('some reviews show what hangs on the walls of their authors', async () => {
  const { rows } = await sql<{ rating: number; files: number; held: number }>`
    select content_rating::int as rating, jsonb_array_length(doc #> '{content,media}') as files,
      (select count(*)::int from media_uses join media_files on media_files.site_id = media_uses.site_id
        and media_files.id = media_uses.file_id
        where media_uses.entity = 'review' and media_uses.entity_id = reviews.id) as held
    from reviews where site_id = ${SITE} and jsonb_array_length(doc #> '{content,media}') > 0`.execute(
    database.kysely,
  );
  expect(rows.length).toBeGreaterThanOrEqual(FULL ? 10 : 3);
  expect(Math.max(...rows.map(({ files }) => files))).toBe(2);
  for (const { rating, files, held } of rows) expect([rating >= 4, held]).toEqual([true, files]);
});

test('buyers were asked for reviews, with every outcome, and what came of it fits the reviews', async () => {
  const { rows } = await sql<{ status: string; n: number; answered: number; broken: number }>`
    select status, count(*)::int as n,
      (count(*) filter (where jsonb_path_exists(doc, '$.items[*].reviewId')))::int as answered,
      (count(*) filter (where exists (select from jsonb_array_elements(doc -> 'items') as item
        where item ->> 'reviewId' is not null and not exists (select from reviews
          where reviews.id = item ->> 'reviewId' and reviews.entity_id = item ->> 'catalogItemId'
            and reviews.author_contact_id = review_requests.doc #>> '{recipient,contactId}'))))::int as broken
    from review_requests where site_id = ${SITE} group by status`.execute(database.kysely);
  const byStatus = new Map(rows.map((row) => [row.status, row]));
  for (const status of ['SCHEDULED', 'SENT', 'CANCELED', 'FAILED'])
    expect(byStatus.get(status)?.n ?? 0).toBeGreaterThan(0);
  expect(byStatus.get('SENT')?.answered).toBeGreaterThan(10);
  expect(rows.reduce((sum, { broken }) => sum + broken, 0)).toBe(0);
});

test('people wait for what is sold out and for a little that came back; some were told, a few could not be', async () => {
  const { rows } = await sql<{ status: string; n: number; variants: number; out: number }>`
    select status, count(*)::int as n, count(distinct variant_id)::int as variants,
      (count(distinct variant_id) filter (where exists (select from inventory_items as item
        where item.site_id = asked.site_id and item.variant_id = asked.variant_id and item.quantity = 0)))::int as out
    from back_in_stock_requests as asked where site_id = ${SITE} group by status`.execute(database.kysely);
  const byStatus = new Map(rows.map((row) => [row.status, row]));
  expect(byStatus.get('RECEIVED')?.out).toBeGreaterThanOrEqual(10);
  expect(byStatus.get('RECEIVED')?.variants).toBeGreaterThan(byStatus.get('RECEIVED')?.out ?? 0);
  expect(byStatus.get('RECEIVED')?.n).toBeGreaterThan(150);
  expect(byStatus.get('NOTIFICATION_SENT')?.n).toBeGreaterThan(40);
  expect(byStatus.get('FAILED')?.n).toBeGreaterThan(0);
});
