import type { ReviewRequestObstacle } from '#shared/review-requests.ts';
import type { Context, SiteDb } from '#platform/context.ts';
import { PlatformError } from '#platform/contract/errors.ts';
import { tryOf } from '#platform/events/mail-queue.ts';
import type { WrittenMail } from '#platform/mails/mail-layout.ts';
import { products, type Product } from '../../stores/catalog/public.ts';
import { emailOfContact } from '../../members/members/public.ts';
import { readOrder, shopOf, type Order } from '../../ecom/orders/public.ts';
import { lockRequest, move } from './change.ts';
import { signLink, signStop } from './links.ts';
import { reviewRequestEmail } from './mail.ts';
import { isOptedOut } from './opt-outs.ts';
import type { ReviewRequest } from './request.ts';
import { rejectSecond } from './turns.ts';

/** What a mail is about, for the queue to tell where nobody takes it. */
export const MAIL_KIND = 'review-request';

/** In the contract's words; where it has none, the message says it. */
const FAILURES: Partial<
  Record<ReviewRequestObstacle, { reason: 'ACTIVATION_FAILED' | 'SUBSCRIPTION_INACTIVE'; message: string }>
> = {
  NO_ADDRESS: { reason: 'ACTIVATION_FAILED', message: 'There is no e-mail address to write to.' },
  NOT_WANTED: { reason: 'SUBSCRIPTION_INACTIVE', message: 'The recipient asked for no such mails.' },
  ORDER_CANCELED: { reason: 'ACTIVATION_FAILED', message: 'The order was canceled.' },
  ORDER_REFUNDED: { reason: 'ACTIVATION_FAILED', message: 'The order was refunded.' },
  ORDER_GONE: { reason: 'ACTIVATION_FAILED', message: 'The order is not there any more.' },
  ITEMS_GONE: { reason: 'ACTIVATION_FAILED', message: 'None of the items is sold any more.' },
};

const isGone = (error: unknown): boolean =>
  error instanceof PlatformError && error.code === 'ORDER_NOT_FOUND';

async function findOrder(context: Context, id: string): Promise<Order | undefined> {
  try {
    return await readOrder(context, id);
  } catch (error) {
    if (isGone(error)) return undefined;
    throw error;
  }
}

/** Those that can still be seen and have no review of this buyer. */
export async function openItems({ db, siteId }: SiteDb, items: ReviewRequest['items']): Promise<Product[]> {
  const open = items.flatMap(({ catalogItemId, reviewId }) => (reviewId === undefined ? catalogItemId : []));
  const found = await products.getMany(db, siteId, open);
  const byId = new Map(found.map((product) => [product.id, product]));
  return open.flatMap((id) => byId.get(id) ?? []).filter(({ visible }) => visible);
}

/** The order's mail, unless there is a reason not to write it. */
async function writeFor(
  context: Context,
  request: ReviewRequest,
): Promise<WrittenMail | ReviewRequestObstacle> {
  const order = request.order?.id ? await findOrder(context, request.order.id) : undefined;
  if (request.order?.id && !order) return 'ORDER_GONE';
  if (order?.status === 'CANCELED') return 'ORDER_CANCELED';
  if (order?.paymentStatus === 'FULLY_REFUNDED') return 'ORDER_REFUNDED';
  const contactId = request.recipient?.contactId;
  const to = order?.buyerInfo?.email ?? (contactId && (await emailOfContact(context, contactId)));
  if (!to) return 'NO_ADDRESS';
  if (await isOptedOut(context, to)) return 'NOT_WANTED';
  const found = await openItems(context, request.items);
  if (found.length === 0) return 'ITEMS_GONE';
  const shop = shopOf(order ?? {}, context.site);
  const items = [];
  for (const product of found) {
    const token = await signLink(context, request.id, product.id);
    items.push({
      product,
      url: `${shop}/products/${encodeURIComponent(product.slug ?? '')}/review?token=${token}`,
    });
  }
  const stopUrl = `${shop}/stop-review-requests?token=${await signStop(context, request.id, to)}`;
  const { billingInfo, recipientInfo, buyerLanguage } = order ?? {};
  return reviewRequestEmail(
    {
      to,
      orderId: order?.id,
      items,
      stopUrl,
      firstName: billingInfo?.contactDetails?.firstName ?? recipientInfo?.contactDetails?.firstName,
      buyerLanguage,
    },
    context.site,
  );
}

/** Mails a request that is held, or writes down why that cannot be. */
export async function sendRequest(context: Context, request: ReviewRequest): Promise<ReviewRequest> {
  const mail = await writeFor(context, request);
  if (typeof mail === 'string')
    return move(context, request, {
      status: 'FAILED',
      why: mail,
      failedOptions: FAILURES[mail] ?? { reason: 'UNKNOWN_FAILURE_REASON' },
    });
  const sent = await move(context, request, { status: 'SENT' });
  await context.mail({ ...mail, about: { kind: MAIL_KIND, id: tryOf(sent.id, sent.sendDate) } });
  return sent;
}

/** Without waiting for its day; what failed is tried once more. @throws 404, 409 where another one stands, 428 of what is over */
export async function sendNow(context: Context, id: string): Promise<ReviewRequest> {
  const request = await lockRequest(context, id);
  if (request.status === 'FAILED' && request.order?.id) await rejectSecond(context, request.order.id);
  return sendRequest(context, request);
}
