import { lockByName } from '#database/turn.ts';
import type { Context } from '#platform/context.ts';
import { alreadyExists, badRequest } from '#platform/contract/errors.ts';
import type { BackInStockNotificationsApi, Request } from '#platform/contract/index.ts';
import { clientOf, spendAttempt } from '#platform/identity/attempts.ts';
import { lockStockStatus } from '../../stores/catalog/public.ts';
import { emailKey, takeContact } from '../../members/members/public.ts';
import { insertRequest } from './change.ts';
import { checkImage } from './image.ts';
import { readWanted } from './item.ts';
import type { NotificationRequest } from './request.ts';
import { WAITING } from './rules/life.ts';
import { isCollecting } from './settings.ts';
import { requests } from './tables.ts';

type New = Request<BackInStockNotificationsApi, 'createBackInStockNotificationRequest'>;

/** Of two at the same moment one waits for the other. @throws 409 for whom waits already */
export async function rejectSecond(
  { db, siteId }: Context,
  { variantId, emailKey: key }: Pick<NotificationRequest, 'variantId' | 'emailKey'>,
): Promise<void> {
  await lockByName(db, `back-in-stock:${siteId}:${variantId}:${key}`);
  const { count } = await requests.count(
    db,
    siteId,
    { variantId, emailKey: key, status: { $in: WAITING } },
    { cap: 1 },
  );
  if (count > 0)
    throw alreadyExists(
      'That address waits for it already.',
      'BACK_IN_STOCK_NOTIFICATION_REQUEST_ALREADY_EXISTS',
    );
}

/** Anybody may give anybody's address: that they do seldom. @throws 429 */
async function countAsking(context: Context, email: string): Promise<void> {
  if (context.caller.kind === 'api-key') return;
  await spendAttempt(context, 'askedByAccount', email);
  await spendAttempt(context, 'askedByClient', clientOf(context));
}

/**
 * Writes down who waits for what. What is mailed one day comes from the catalog, not from whoever asked: the shop
 * does not send a stranger's words to somebody else's address.
 * @throws 400 with the contract's codes, 404, 409 for whom waits already, 429 for a flood
 */
export async function createRequest(
  context: Context,
  { request, itemDetails }: New,
): Promise<NotificationRequest> {
  const { email = '', itemUrl, catalogReference = {} } = request;
  const { appId: requested = '' } = catalogReference;
  checkImage(itemDetails);
  if (!(await isCollecting(context, requested)))
    throw badRequest('Requests are not collected.', 'REQUEST_COLLECTION_DISABLED', {
      appId: requested,
    });
  const { variantId, catalogReference: wanted } = await readWanted(context, catalogReference);
  const key = emailKey(email);
  await countAsking(context, key);
  await rejectSecond(context, { variantId, emailKey: key });
  const { language } = context;
  const contactId = await takeContact(context, email);
  // What comes back meanwhile finds who waits for it, or was there before they asked.
  await lockStockStatus(context, wanted.catalogItemId);
  return insertRequest(context, {
    id: context.ids.guid(),
    createdDate: context.clock.now().toISOString(),
    catalogReference: wanted,
    email,
    contactId,
    status: 'RECEIVED',
    ...(itemUrl && { itemUrl }),
    variantId,
    emailKey: key,
    ...(context.caller.kind === 'member' && { memberId: context.caller.memberId }),
    ...(language !== undefined && { language }),
    mails: 0,
  });
}
