import type { OpenedLink } from '#shared/review-requests.ts';
import type { Context } from '#platform/context.ts';
import { badRequest, notFound } from '#platform/contract/errors.ts';
import { products } from '../../stores/catalog/public.ts';
import { rejectMutedContact } from '../../members/members/public.ts';
import { findOrders } from '../../ecom/orders/public.ts';
import { checkFilesByLink, writeReview, type NewReview, type Review } from '../reviews/public.ts';
import { lockRequest, noteOpened } from './change.ts';
import { readLink, signLink } from './links.ts';
import type { ReviewRequest } from './request.ts';
import { requests } from './tables.ts';
import { nameIn } from './request-details.ts';

const unknown = () => notFound('The link is not one of ours.', 'REVIEW_LINK_UNKNOWN');

const isOpenTo = (request: ReviewRequest | undefined, item: string): request is ReviewRequest =>
  request?.status === 'SENT' && request.items.some(({ catalogItemId }) => catalogItemId === item);

/** What the form shows: whom it is for, and all that the mail asked about. @throws 404 and 428 of a link that is none, or no more */
export async function openLink(context: Context, token: string): Promise<OpenedLink> {
  const { requestId, item } = await readLink(context, token);
  const { db, siteId } = context;
  const request = await requests.get(db, siteId, requestId);
  if (!isOpenTo(request, item)) throw unknown();
  const [order] = await findOrders(context, request.order?.id ? [request.order.id] : []);
  const sold = await products.getMany(
    db,
    siteId,
    request.items.map(({ catalogItemId }) => catalogItemId),
  );
  const byId = new Map(sold.map((product) => [product.id, product]));
  const items: OpenedLink['items'] = [];
  for (const { catalogItemId, reviewId } of request.items) {
    const product = byId.get(catalogItemId);
    if (!product?.visible) continue;
    items.push({
      entityId: catalogItemId,
      name: product.name ?? '',
      slug: product.slug ?? '',
      token: await signLink(context, requestId, catalogItemId),
      written: reviewId !== undefined,
    });
  }
  // As the shop shows people: the surname by its first letter.
  const [firstName = '', ...rest] = order ? nameIn(order).split(' ') : [];
  const initial = rest.at(-1)?.slice(0, 1);
  return {
    entityId: item,
    name: initial ? `${firstName} ${initial}.` : firstName,
    ...(order && { orderNumber: order.number }),
    items,
  };
}

/**
 * A review by whoever the mail reached: its mailbox is shown by that, as a member's is.
 * @throws 400 for another item than the link's, 403 for who is muted, 409 for a second one, and as `openLink`
 */
export async function writeByLink(
  context: Context,
  token: string,
  { entityId, content, name }: Pick<NewReview, 'content'> & { entityId: string; name: string },
): Promise<Review> {
  const { requestId, item } = await readLink(context, token);
  if (entityId !== item)
    throw badRequest('The link is for another product.', 'REVIEW_LINK_OF_OTHER_ITEM', { entityId });
  const request = await lockRequest(context, requestId);
  const contactId = request.recipient?.contactId;
  if (!isOpenTo(request, item) || !contactId) throw unknown();
  await rejectMutedContact(context, contactId);
  await checkFilesByLink(context, content);
  await noteOpened(context, request);
  const input = { namespace: request.namespace, entityId, ...(content && { content }) };
  const [order] = await findOrders(context, request.order?.id ? [request.order.id] : []);
  const isInOrder = order?.lineItems.some(({ catalogReference }) => catalogReference?.catalogItemId === item);
  const hasPaid = order?.paymentStatus === 'PAID' && isInOrder === true;
  const writer = { author: { contactId, authorName: name }, proven: true, hasPaid };
  return writeReview(context, input, writer, { type: 'ORGANIC' });
}
