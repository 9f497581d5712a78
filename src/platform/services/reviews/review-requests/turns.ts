import { lockByName } from '#database/turn.ts';
import type { Context, SiteDb } from '#platform/context.ts';
import { alreadyExists } from '#platform/contract/errors.ts';
import { requests } from './tables.ts';

const STANDING = ['SCHEDULED', 'SENT'];

/** Of two at the same moment one waits for the other; an order is asked about once. */
export async function rejectSecond({ db, siteId }: Context, orderId: string): Promise<void> {
  await lockOrderRequests({ db, siteId }, orderId);
  const { count } = await requests.count(
    db,
    siteId,
    { 'order.id': orderId, status: { $in: STANDING } },
    { cap: 1 },
  );
  if (count > 0)
    throw alreadyExists('The order has a review request already.', 'REVIEW_REQUEST_ALREADY_EXISTS', {
      orderId,
    });
}

export const lockOrderRequests = ({ db, siteId }: SiteDb, orderId: string): Promise<unknown> =>
  lockByName(db, `review-request:${siteId}:${orderId}`);
