import { sql } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import {
  dearest,
  seedRequests,
  type SeedRequest,
} from '../../platform/services/reviews/review-requests/public.ts';
import type { ReviewRequestSettings } from '../../shared/review-requests.ts';
import { Random } from '../art/random.ts';
import { guidFrom } from '../catalog/ids.ts';
import type { DemoPart } from '../demo-part.ts';

const SEED = 6_112;
const DAY = 86_400_000;
/** Since so many days the shop asks. */
const SINCE = 75;
/** Posters take a few days until they leave. */
const LEAVES = 3;
const settings: ReviewRequestSettings = { on: true, from: 'FULFILMENT', days: 7, orders: 'ALL' };

interface ReviewableOrder {
  id: string;
  contact_id: string;
  email: string;
  status: string;
  payment_status: string;
  at: string;
  lines: Parameters<typeof dearest>[0];
  /** The reviews that the customer wrote, by product. */
  written: Record<string, { id: string; at: string }> | null;
}

/** Orders that have left since the shop asks, with what their buyers wrote about what is in them. */
async function askedAbout(db: Queryable, siteId: string, since: Date): Promise<ReviewableOrder[]> {
  const { rows } = await sql<ReviewableOrder>`
    select orders.id, orders.buyer_info_contact_id as contact_id, orders.buyer_info_email as email, orders.status,
      orders.payment_status, orders.purchased_date as at, orders.doc -> 'lineItems' as lines,
      (select jsonb_object_agg(reviews.entity_id, jsonb_build_object('id', reviews.id, 'at', reviews.created_date))
        from reviews where reviews.site_id = orders.site_id
          and reviews.author_contact_id = orders.buyer_info_contact_id
          and reviews.created_date > orders.purchased_date) as written
    from orders where orders.site_id = ${siteId} and orders.purchased_date >= ${since.toISOString()}
      and orders.fulfillment_status = 'FULFILLED' and orders.buyer_info_contact_id is not null
    order by orders.purchased_date`.execute(db);
  return rows;
}

/** What became of one that nobody answered: few come back. */
function fate(random: Random): Pick<SeedRequest, 'status' | 'why' | 'opened' | 'failedOptions'> {
  const drawn = random.next();
  if (drawn < 0.02)
    return {
      status: 'FAILED',
      why: 'MAIL_REFUSED',
      failedOptions: { reason: 'BOUNCED', message: 'No mail server took it in eight tries.' },
    };
  if (drawn < 0.045)
    return {
      status: 'FAILED',
      why: 'NOT_WANTED',
      failedOptions: { reason: 'SUBSCRIPTION_INACTIVE', message: 'The recipient asked for no such mails.' },
    };
  if (drawn < 0.08) return { status: 'CANCELED', why: 'BY_SHOP' };
  return { status: 'SENT', opened: random.chance(0.3) };
}

/** One request, as the platform would have planned, sent and answered it. */
function requestFor(random: Random, order: ReviewableOrder, now: Date): SeedRequest[] {
  const ids = dearest(order.lines);
  if (ids.length === 0) return [];
  const left = new Date(Date.parse(order.at) + LEAVES * DAY);
  const send = new Date(left.getTime() + settings.days * DAY).toISOString();
  const written = order.written ?? {};
  const items = ids.map((catalogItemId) => {
    const review = written[catalogItemId];
    const isAnswer = review !== undefined && review.at <= now.toISOString();
    return { catalogItemId, ...(isAnswer && { reviewId: review.id }) };
  });
  const base = {
    id: guidFrom(random),
    orderId: order.id,
    contactId: order.contact_id,
    items,
    createdDate: left.toISOString(),
    sendDate: send,
  };
  const answered = items.filter(({ reviewId }) => reviewId !== undefined);
  const isBefore = ids.every((id) => (written[id]?.at ?? send) < send);
  const drawn = fate(random);
  if (order.status === 'CANCELED') return [{ ...base, status: 'CANCELED', why: 'ORDER_CANCELED' }];
  if (order.payment_status === 'FULLY_REFUNDED')
    return [{ ...base, status: 'CANCELED', why: 'ORDER_REFUNDED' }];
  if (isBefore) return [{ ...base, status: 'CANCELED', why: 'REVIEWED' }];
  if (left > now) return [];
  if (send > now.toISOString()) return [{ ...base, status: 'SCHEDULED' }];
  if (answered.length > 0) return [{ ...base, status: 'SENT', opened: true }];
  return [{ ...base, ...drawn }];
}

/** The mails that ask for reviews, in every state they have, beside the reviews that came of them. */
export const reviewRequestsPart: DemoPart = {
  marker: 'demo-review-requests',
  async fill(tx, { clock, siteId }) {
    const random = new Random(SEED);
    const now = clock.now();
    const orders = await askedAbout(tx, siteId, new Date(now.getTime() - SINCE * DAY));
    const seeds = orders.flatMap((order) => requestFor(random, order, now));
    const emailOf = new Map(orders.map(({ id, email }) => [id, email]));
    const rejections = seeds.flatMap(({ orderId, why, sendDate }) => {
      const email = emailOf.get(orderId);
      return why === 'NOT_WANTED' && email ? { email: email.toLowerCase(), date: sendDate } : [];
    });
    await seedRequests(tx, siteId, seeds, { settings, refusals: rejections });
    return `${seeds.length} review requests`;
  },
};
