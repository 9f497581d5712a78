import type { ReviewRequestObstacle } from '#shared/review-requests.ts';
import type { Context } from '#platform/context.ts';
import type { DomainEvent } from '#platform/events/events.ts';
import type { Listener } from '#platform/service.ts';
import type { Order } from '../../ecom/orders/public.ts';
import type { Review } from '../reviews/public.ts';
import { move, noteReview } from './change.ts';
import { planFor } from './create.ts';
import { readReviewRequestSettings } from './settings.ts';
import { requests } from './tables.ts';

const DAY = 86_400_000;

const orderIn = ({ body }: DomainEvent): Order | undefined =>
  'actionEvent' in body ? (body.actionEvent.body as { order?: Order }).order : undefined;

/** A buyer placed it in the shop. */
const isOfBuyer = ({ channelInfo }: Order): boolean => channelInfo?.type === 'WEB';

/** The order has come so far that the days begin. */
const begins =
  (from: 'FULFILMENT' | 'PURCHASE'): Listener =>
  async (event, context) => {
    const order = orderIn(event);
    if (!order || order.status === 'CANCELED') return;
    const asking = await readReviewRequestSettings(context);
    if (!asking.on || asking.from !== from) return;
    if (asking.orders === 'SHOP' && !isOfBuyer(order)) return;
    const date = new Date(context.clock.now().getTime() + asking.days * DAY);
    await planFor(context, order, date.toISOString());
  };

async function cancelOf(context: Context, orderId: string, why: ReviewRequestObstacle): Promise<void> {
  const { db, siteId } = context;
  const planned = await requests.findIds(db, siteId, {
    filter: { 'order.id': orderId, status: 'SCHEDULED' },
  });
  for (const request of await requests.getManyForUpdate(db, siteId, planned))
    if (request.status === 'SCHEDULED') await move(context, request, { status: 'CANCELED', why });
}

const orderCanceled: Listener = async (event, context) => {
  const order = orderIn(event);
  if (order) await cancelOf(context, order.id, 'ORDER_CANCELED');
};

const orderPaidOrRefunded: Listener = async (event, context) => {
  const order = orderIn(event);
  if (order?.paymentStatus === 'FULLY_REFUNDED') await cancelOf(context, order.id, 'ORDER_REFUNDED');
};

/** Every request that asked this author about this item. */
async function noteFor(context: Context, review: Review, reviewId: string | undefined): Promise<void> {
  const { db, siteId } = context;
  const ids = await requests.findIds(db, siteId, {
    filter: { 'recipient.contactId': review.author.contactId, 'items.catalogItemId': review.entityId },
  });
  for (const request of await requests.getManyForUpdate(db, siteId, ids)) {
    const item = request.items.find(({ catalogItemId }) => catalogItemId === review.entityId);
    const isAsked = request.status === 'SCHEDULED' || request.status === 'SENT';
    const isNews = reviewId === undefined ? item?.reviewId === review.id : item?.reviewId === undefined;
    if (isNews && (isAsked || reviewId === undefined))
      await noteReview(context, request, review.entityId, reviewId);
  }
}

const reviewWritten: Listener = async ({ body }, context) => {
  if (!('createdEvent' in body)) return;
  const review = body.createdEvent.entity as Review;
  await noteFor(context, review, review.id);
};

const reviewDeleted: Listener = async ({ body }, context) => {
  if ('deletedEvent' in body && body.deletedEvent.deletedEntity)
    await noteFor(context, body.deletedEvent.deletedEntity as Review, undefined);
};

export const listeners: Readonly<Record<string, Listener>> = {
  'wix.ecom.v1.order_fulfilled': begins('FULFILMENT'),
  'wix.ecom.v1.order_approved': begins('PURCHASE'),
  'wix.ecom.v1.order_canceled': orderCanceled,
  'wix.ecom.v1.order_payment_status_updated': orderPaidOrRefunded,
  'wix.reviews.v1.review_created': reviewWritten,
  'wix.reviews.v1.review_deleted': reviewDeleted,
};
