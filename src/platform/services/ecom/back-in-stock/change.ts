import type { Context } from '#platform/context.ts';
import { failedPrecondition, notFound } from '#platform/contract/errors.ts';
import { entityEvents } from '#platform/events/entity-events.ts';
import { present, type NotificationRequest } from './request.ts';
import { mayBecome } from './rules/life.ts';
import { requests } from './tables.ts';

const events = entityEvents('wix.ecom.v1.back_in_stock_notification_request');

export const requestNotFound = (requestId: string) =>
  notFound('The request was not found.', 'BACK_IN_STOCK_NOTIFICATION_REQUEST_NOT_FOUND', { requestId });

/** Held until the call ends. @throws 404 */
export async function lockRequest({ db, siteId }: Context, id: string): Promise<NotificationRequest> {
  const found = await requests.getForUpdate(db, siteId, id);
  if (!found) throw requestNotFound(id);
  return found;
}

export async function insertRequest(
  context: Context,
  request: NotificationRequest,
): Promise<NotificationRequest> {
  const stored = await requests.insert(context.db, context.siteId, request);
  await context.emit(events.created(present(stored)));
  return stored;
}

/** Those that are held. */
export async function removeRequests(
  context: Context,
  notificationRequests: readonly NotificationRequest[],
): Promise<void> {
  if (notificationRequests.length === 0) return;
  await requests.removeMany(
    context.db,
    context.siteId,
    notificationRequests.map(({ id }) => id),
  );
  for (const request of notificationRequests) await context.emit(events.deleted(present(request)));
}

type Step = Partial<Pick<NotificationRequest, 'autoNotified' | 'told' | 'mails' | 'failure'>> &
  Pick<NotificationRequest, 'status'>;

function taken(before: NotificationRequest, step: Step, now: string): NotificationRequest {
  if (!mayBecome(before.status, step.status))
    throw failedPrecondition(`A request that is ${before.status} cannot become ${step.status}.`);
  const { failure: _failure, told: _told, settledDate: _settled, ...rest } = before;
  const isTurn = step.status === 'PROCESSING';
  const told = isTurn ? step.told : before.told;
  return { ...rest, ...(told && { told }), ...(!isTurn && { settledDate: now }), ...step };
}

/** Moves requests that are held, and tells of each. @throws 428 where the life of one has no such step */
export async function move(
  context: Context,
  steps: readonly { before: NotificationRequest; step: Step }[],
): Promise<NotificationRequest[]> {
  const { db, siteId, clock } = context;
  const now = clock.now().toISOString();
  const after = steps.map(({ before, step }) => taken(before, step, now));
  const stored = after.length === 0 ? [] : await requests.replaceMany(db, siteId, after);
  for (const request of stored) await context.emit(events.updated(present(request)));
  return stored;
}
