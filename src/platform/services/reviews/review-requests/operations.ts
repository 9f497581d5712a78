import type { Context } from '#platform/context.ts';
import { badRequest, failedPrecondition } from '#platform/contract/errors.ts';
import type { Handler, OperationName, ReviewRequestsApi } from '#platform/contract/index.ts';
import { bulk, lockedByFilter } from '#platform/crud/index.ts';
import { lockRequest, move, removeRequest, requestNotFound } from './change.ts';
import { createRequest } from './create.ts';
import type { ReviewRequest } from './request.ts';
import { MAX_COUNTED, requests } from './tables.ts';

type Operation<Name extends OperationName<ReviewRequestsApi>> = Handler<ReviewRequestsApi, Name, Context>;

export const createReviewRequest: Operation<'createReviewRequest'> = async ({ reviewRequest }, context) => ({
  reviewRequest: await createRequest(context, reviewRequest),
});

export const bulkCreateReviewRequests: Operation<'bulkCreateReviewRequests'> = (
  { reviewRequests, returnEntity },
  context,
) =>
  bulk(context, {
    entries: reviewRequests,
    each: (one) => createRequest(context, one),
    ...(returnEntity && { show: (made: ReviewRequest) => made }),
  });

export const getReviewRequest: Operation<'getReviewRequest'> = async ({ reviewRequestId }, context) => {
  const reviewRequest = await requests.get(context.db, context.siteId, reviewRequestId);
  if (!reviewRequest) throw requestNotFound(reviewRequestId);
  return { reviewRequest };
};

export const queryReviewRequests: Operation<'queryReviewRequests'> = async ({ query }, context) => {
  const { items, metadata } = await requests.query(context.db, context.siteId, query ?? {});
  return { reviewRequests: items, pagingMetadata: metadata };
};

export const countReviewRequests: Operation<'countReviewRequests'> = async ({ filter }, context) => {
  const { db, siteId } = context;
  const options = { atMost: MAX_COUNTED };
  const count = await requests.countFound(db, siteId, { filter: filter ?? {} }, options);
  if (count > MAX_COUNTED)
    throw badRequest(`There are more than ${MAX_COUNTED}.`, 'TOO_MANY_TO_COUNT', { most: MAX_COUNTED });
  return { count };
};

export const deleteReviewRequest: Operation<'deleteReviewRequest'> = async ({ reviewRequestId }, context) => {
  const request = await lockRequest(context, reviewRequestId);
  if (request.status !== 'CANCELED')
    throw failedPrecondition(
      'Only a canceled request can be deleted.',
      'REVIEW_REQUEST_STATUS_NOT_SUPPORTED',
      { reviewRequestId, status: request.status },
    );
  await removeRequest(context, request);
  return {};
};

/** Done when it answers, so that the job it names is over. What is no longer planned stays as it is; twice does nothing more. */
export const bulkCancelReviewRequestsByFilter: Operation<'bulkCancelReviewRequestsByFilter'> = async (
  { filter },
  context,
) => {
  for await (const batch of lockedByFilter(context, requests, { filter }))
    for (const request of batch)
      if (request.status === 'SCHEDULED')
        await move(context, request, { status: 'CANCELED', why: 'BY_SHOP' });
  return { jobId: context.ids.guid() };
};
