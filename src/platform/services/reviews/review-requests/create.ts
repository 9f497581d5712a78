import type { Context } from '#platform/context.ts';
import { badRequest, notFound } from '#platform/contract/errors.ts';
import { products } from '../../stores/catalog/public.ts';
import { takeContact } from '../../members/members/public.ts';
import { readOrder, type Order } from '../../ecom/orders/public.ts';
import { NAMESPACE } from '../reviews/public.ts';
import { lockRequest } from './change.ts';
import { events } from './events.ts';
import type { ReviewRequest } from './request.ts';
import { dearest } from './rules/dearest.ts';
import { sendRequest } from './send.ts';
import { requests } from './tables.ts';
import { lockOrderRequests, rejectSecond } from './turns.ts';

export interface NewRequest {
  namespace?: string | null;
  order?: { id?: string | null } | null;
  items?: readonly { catalogItemId?: string | null }[] | null;
  recipient?: { contactId?: string | null } | null;
  /** ISO 8601; at once where absent or past. */
  sendDate?: string | null;
  automationActivationId?: string | null;
}

async function requireProducts({ db, siteId }: Context, ids: readonly string[]): Promise<void> {
  const known = new Set((await products.getMany(db, siteId, [...ids])).map(({ id }) => id));
  const entityId = ids.find((id) => !known.has(id));
  if (entityId !== undefined)
    throw notFound('There is no product with that id.', 'ENTITY_NOT_FOUND', { entityId });
}

/** Those that were named, or the order's dearest. @throws why there are none */
async function itemsOf(
  context: Context,
  named: readonly string[],
  order: Order | undefined,
): Promise<string[]> {
  const ordered = order ? dearest(order.lineItems) : [];
  if (named.length === 0) {
    if (ordered.length === 0)
      throw badRequest('The order has no items that can be reviewed.', 'ORDER_IS_EMPTY', {
        orderId: order?.id,
      });
    return ordered;
  }
  const all = new Set(order?.lineItems.map(({ catalogReference }) => catalogReference?.catalogItemId));
  const other = order && named.find((id) => !all.has(id));
  if (other !== undefined)
    throw badRequest('The order does not have that item.', 'ITEM_NOT_IN_ORDER', { catalogItemId: other });
  await requireProducts(context, named);
  return [...named];
}

/** Who is asked: whoever is named, else the order's buyer. */
async function recipientOf(
  context: Context,
  input: NewRequest['recipient'],
  order: Order | undefined,
): Promise<string | undefined> {
  const { contactId, email } = order?.buyerInfo ?? {};
  const known = input?.contactId ?? contactId;
  if (known) return known;
  return email ? takeContact(context, email) : undefined;
}

/** Who asks: a person of the shop behind its key, an app, or the shop itself. */
const askedBy = ({ actor }: Pick<Context, 'actor'>): ReviewRequest['requestedBy'] => ({
  identityType: actor === undefined ? 'APP' : 'WIX_USER',
});

/** Writes one down, and nothing more. */
async function insertRequest(
  context: Context,
  input: NewRequest & { itemIds: readonly string[]; contactId: string | undefined },
): Promise<ReviewRequest> {
  const { db, siteId, ids, clock } = context;
  const { order, itemIds, contactId, sendDate, automationActivationId } = input;
  const now = clock.now().toISOString();
  const requestedBy = askedBy(context);
  const stored = await requests.insert(db, siteId, {
    id: ids.guid(),
    createdDate: now,
    updatedDate: now,
    sendDate: sendDate ?? now,
    namespace: NAMESPACE,
    ...(order?.id && { order: { id: order.id } }),
    items: itemIds.map((catalogItemId) => ({ catalogItemId })),
    ...(contactId !== undefined && { recipient: { contactId } }),
    communicationChannel: 'EMAIL',
    status: 'SCHEDULED',
    ...(automationActivationId && { automationActivationId }),
    ...(requestedBy && { requestedBy }),
  });
  await context.emit(events.created(stored));
  return stored;
}

/**
 * Plans a request, or sends it where its time has come.
 * @throws 400 with neither order nor items or without a recipient, 404 for what is not there, 409 for an order's second one
 */
export async function createRequest(context: Context, newRequest: NewRequest): Promise<ReviewRequest> {
  if (newRequest.namespace && newRequest.namespace !== NAMESPACE)
    throw badRequest('Reviews are of products of the shop.', 'NAMESPACE_NOT_SUPPORTED', {
      namespace: newRequest.namespace,
    });
  const named = [...new Set((newRequest.items ?? []).flatMap(({ catalogItemId }) => catalogItemId || []))];
  const orderId = newRequest.order?.id;
  if (!orderId && named.length === 0)
    throw badRequest('A review request is of an order or of items.', 'EITHER_ORDER_OR_ITEMS_REQUIRED');
  const order = orderId ? await readOrder(context, orderId) : undefined;
  const itemIds = await itemsOf(context, named, order);
  const contactId = await recipientOf(context, newRequest.recipient, order);
  if (!order && contactId === undefined)
    throw badRequest('A review request needs whom to ask.', 'CONTACT_REQUIRED');
  if (order) await rejectSecond(context, order.id);
  const planned = await insertRequest(context, { ...newRequest, itemIds, contactId });
  if (planned.sendDate > context.clock.now().toISOString()) return planned;
  return sendRequest(context, await lockRequest(context, planned.id));
}

/** What the shop's own rule plans for an order; nothing where the order was ever asked about. */
export async function planFor(context: Context, order: Order, sendDate: string): Promise<void> {
  const { db, siteId } = context;
  const itemIds = dearest(order.lineItems);
  if (itemIds.length === 0) return;
  await lockOrderRequests(context, order.id);
  const { count } = await requests.count(db, siteId, { 'order.id': order.id }, { cap: 1 });
  if (count > 0) return;
  const contactId = await recipientOf(context, undefined, order);
  await insertRequest(context, { order, sendDate, itemIds, contactId });
}
