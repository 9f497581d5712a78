import { sql } from 'kysely';
import type {
  ReviewRequestSummary,
  ReviewRequestDetails,
  ReviewRequestObstacle,
} from '#shared/review-requests.ts';
import type { Context } from '#platform/context.ts';
import { products } from '../../stores/catalog/public.ts';
import { emailOfContact } from '../../members/members/public.ts';
import { findOrders, type Order } from '../../ecom/orders/public.ts';
import { starsOf } from '../reviews/public.ts';
import type { ReviewRequest } from './request.ts';
import { requests } from './tables.ts';

const DAYS = 30;
const DAY = 86_400_000;

async function reasonsOf(
  { db, siteId }: Context,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ReviewRequestObstacle>> {
  const { rows } = await sql<{
    id: string;
    why: ReviewRequestObstacle;
  }>`select request_id as id, why from review_request_reasons
    where site_id = ${siteId} and request_id = any(${[...ids]}::text[])`.execute(db);
  return new Map(rows.map(({ id, why }) => [id, why]));
}

export function nameIn({ billingInfo, recipientInfo }: Partial<Order>): string {
  const { firstName, lastName } = billingInfo?.contactDetails ?? recipientInfo?.contactDetails ?? {};
  return [firstName, lastName].filter(Boolean).join(' ');
}

/** Adds what the contract holds as ids only, or not at all, such as the names of the products. */
export async function readRequestDetails(
  context: Context,
  ids: readonly string[],
): Promise<ReviewRequestDetails[]> {
  const { db, siteId } = context;
  const found = await requests.getMany(db, siteId, ids);
  const items = found.flatMap((request) => request.items);
  const [orders, sold, stars, reasons] = await Promise.all([
    findOrders(
      context,
      found.flatMap(({ order }) => order?.id ?? []),
    ),
    products.getMany(db, siteId, [...new Set(items.map(({ catalogItemId }) => catalogItemId))]),
    starsOf(
      context,
      items.flatMap(({ reviewId }) => reviewId ?? []),
    ),
    reasonsOf(context, ids),
  ]);
  const orderById = new Map(orders.map((order) => [order.id, order]));
  const productById = new Map(sold.map((product) => [product.id, product]));
  const told = found.map(async (request: ReviewRequest): Promise<ReviewRequestDetails> => {
    const order = orderById.get(request.order?.id ?? '');
    const contactId = request.recipient?.contactId;
    const email = order?.buyerInfo?.email ?? (contactId && (await emailOfContact(context, contactId)));
    const name = order && nameIn(order);
    const why = reasons.get(request.id);
    return {
      id: request.id,
      ...(order && { orderNumber: order.number }),
      ...(name && { name }),
      ...(email && { email }),
      ...(why && { why }),
      items: request.items.map(({ catalogItemId, reviewId }) => {
        const product = productById.get(catalogItemId);
        const imageId = product?.media?.main?.image?.id;
        const rating = stars.get(reviewId ?? '');
        return {
          id: catalogItemId,
          ...(product?.name && { name: product.name }),
          ...(imageId && { imageId }),
          ...(rating !== undefined && { rating }),
        };
      }),
    };
  });
  return Promise.all(told);
}

/** How it goes: what went out lately and what came of it. */
export async function summarise(context: Context): Promise<ReviewRequestSummary> {
  const { db, siteId, clock } = context;
  const now = clock.now();
  const since = new Date(now.getTime() - DAYS * DAY).toISOString();
  const tonight = `${now.toISOString().slice(0, 10)}T23:59:59.999Z`;
  const { rows } = await sql<Omit<ReviewRequestSummary, 'weeks'>>`select
      count(*) filter (where status = 'SENT' and send_date >= ${since})::int as sent,
      count(*) filter (where status = 'SENT' and send_date >= ${since}
        and doc #>> '{sentOptions,opened}' = 'true')::int as opened,
      count(*) filter (where status = 'SENT' and send_date >= ${since}
        and jsonb_path_exists(doc, '$.items[*].reviewId'))::int as answered,
      count(*) filter (where status = 'SCHEDULED' and send_date <= ${tonight})::int as "dueToday",
      (select count(*)::int from review_request_refusals where site_id = ${siteId}) as refusals
    from review_requests where site_id = ${siteId} and (status = 'SCHEDULED' or send_date >= ${since})`.execute(
    db,
  );
  const counted = rows[0] ?? { sent: 0, opened: 0, answered: 0, dueToday: 0, refusals: 0 };
  return { ...counted, weeks: await weeksOf(context) };
}

/** Of the last eight weeks, those without any as well. */
async function weeksOf({ db, siteId, clock, site }: Context): Promise<ReviewRequestSummary['weeks']> {
  const zone = site.timeZone;
  const now = clock.now().toISOString();
  const { rows } = await sql<ReviewRequestSummary['weeks'][number]>`
    with week as (select generate_series(0, ${WEEKS - 1}) as n),
      begun as (select (date_trunc('week', ${now}::timestamptz at time zone ${zone}) - n * interval '1 week') as day from week),
      sent as (select date_trunc('week', send_date::timestamptz at time zone ${zone}) as day,
          jsonb_path_exists(doc, '$.items[*].reviewId') as answered
        from review_requests where site_id = ${siteId} and status = 'SENT'
          and send_date >= ${new Date(clock.now().getTime() - (WEEKS + 1) * 7 * DAY).toISOString()})
    select to_char(begun.day, 'YYYY-MM-DD') as day, count(sent.day)::int as sent,
      (count(*) filter (where sent.answered))::int as answered
    from begun left join sent on sent.day = begun.day group by begun.day order by begun.day`.execute(db);
  return rows;
}

const WEEKS = 8;
