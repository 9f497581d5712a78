import { sql } from 'kysely';
import type { ReviewRequestObstacle } from '#shared/review-requests.ts';
import type { Context } from '#platform/context.ts';
import { failedPrecondition, notFound } from '#platform/contract/errors.ts';
import { events } from './events.ts';
import { isAnswered, type ReviewRequest } from './request.ts';
import { mayBecome } from './rules/life.ts';
import { requests } from './tables.ts';

export const requestNotFound = (reviewRequestId: string) =>
  notFound('The review request was not found.', 'REVIEW_REQUEST_NOT_FOUND', { reviewRequestId });

/** Held until the call ends. @throws 404 */
export async function lockRequest({ db, siteId }: Context, id: string): Promise<ReviewRequest> {
  const found = await requests.getForUpdate(db, siteId, id);
  if (!found) throw requestNotFound(id);
  return found;
}

/** The contract has no word for it: it is kept beside. */
async function noteWhy(
  { db, siteId }: Context,
  id: string,
  why: ReviewRequestObstacle | undefined,
): Promise<void> {
  await (why === undefined
    ? sql`delete from review_request_reasons where site_id = ${siteId} and request_id = ${id}`.execute(db)
    : sql`insert into review_request_reasons (site_id, request_id, why) values (${siteId}, ${id}, ${why})
        on conflict (site_id, request_id) do update set why = excluded.why`.execute(db));
}

async function save(context: Context, after: ReviewRequest): Promise<ReviewRequest> {
  const { db, siteId, clock } = context;
  const stored = await requests.replace(db, siteId, after, { now: clock.now() });
  await context.emit(events.updated(stored));
  return stored;
}

type Outcome =
  | { status: 'SENT' }
  | { status: 'CANCELED'; why: ReviewRequestObstacle }
  | {
      status: 'FAILED';
      why: ReviewRequestObstacle;
      failedOptions: NonNullable<ReviewRequest['failedOptions']>;
    };

/** Moves a request that is held, and tells of it. @throws 428 where its life has no such step */
export async function move(
  context: Context,
  before: ReviewRequest,
  outcome: Outcome,
): Promise<ReviewRequest> {
  if (!mayBecome(before.status, outcome.status))
    throw failedPrecondition(
      `A request that is ${before.status} cannot become ${outcome.status}.`,
      'REVIEW_REQUEST_STATUS_NOT_SUPPORTED',
      { reviewRequestId: before.id, status: before.status },
    );
  const { sentOptions: _sent, failedOptions: _failed, ...rest } = before;
  const now = context.clock.now().toISOString();
  const after: ReviewRequest = {
    ...rest,
    status: outcome.status,
    ...(outcome.status === 'SENT' && { sendDate: now, sentOptions: { opened: false } }),
    ...(outcome.status === 'FAILED' && { failedOptions: outcome.failedOptions }),
  };
  await noteWhy(context, before.id, 'why' in outcome ? outcome.why : undefined);
  return save(context, after);
}

/** Its mail was opened, as far as somebody came by its link. */
export async function noteOpened(context: Context, request: ReviewRequest): Promise<void> {
  if (request.status !== 'SENT' || request.sentOptions?.opened) return;
  await save(context, { ...request, sentOptions: { opened: true } });
}

/** A review of one of its items is there, or no longer. What was asked for in full is not asked any more. */
export async function noteReview(
  context: Context,
  request: ReviewRequest,
  catalogItemId: string,
  reviewId: string | undefined,
): Promise<void> {
  const items = request.items.map((item) => {
    if (item.catalogItemId !== catalogItemId) return item;
    return { catalogItemId, ...(reviewId !== undefined && { reviewId }) };
  });
  const after = await save(context, { ...request, items });
  if (after.status === 'SCHEDULED' && isAnswered(after))
    await move(context, after, { status: 'CANCELED', why: 'REVIEWED' });
}

export async function removeRequest(context: Context, request: ReviewRequest): Promise<void> {
  await noteWhy(context, request.id, undefined);
  await requests.remove(context.db, context.siteId, request.id);
  await context.emit(events.deleted(request));
}
