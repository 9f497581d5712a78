import type { ExtensionResponse } from '#shared/extensions/define.ts';
import type { reviewExtensions } from '#shared/extensions/reviews.ts';
import type { ReviewRules } from '#shared/review-rules.ts';
import { toCallError } from '#wix/errors.ts';
import { reviewOperations, type Review } from '#wix/review-operations.ts';
import { extensionClient } from '#admin/access/extension-client.ts';
import { platformProvider } from '#admin/data/platform-provider.ts';
import { toRecord } from '#admin/data/stored-record.ts';
import type { ReadOptions } from '#admin/data/read-options.ts';
import { reviewListSpec } from './list-spec.ts';
import type { ReviewRecord, ReviewStatus } from './review-record.ts';

type Extensions = typeof reviewExtensions;

export type Decision = ExtensionResponse<Extensions['getReviewDecisions']>['decisions'][number];

/** The platform counts no further. */
const MAX_COUNTED = 10_000;

const call = extensionClient<Extensions>();

const provider = platformProvider({
  spec: reviewListSpec,
  items: 'reviews',
  list: reviewOperations.query,
  get: reviewOperations.get,
  count: (filter, options) =>
    reviewOperations.count(filter, options).catch((error: unknown) => {
      if (toCallError(error).code === 'TOO_MANY_TO_COUNT') return MAX_COUNTED;
      throw error;
    }),
});

function answered(review: Review | undefined): { data: ReviewRecord } {
  if (!review) throw new Error('The platform answered without the review.');
  return { data: toRecord(review) };
}

export const reviewsProvider = {
  ...provider,

  /** Approved and rejected are the contract's; back to those that wait is a call of ours. */
  async decide(_resource: string, { id, to }: { id: string; to: ReviewStatus }) {
    if (to !== 'WAITING') return answered(await reviewOperations.moderate(id, to));
    await call('holdReview', { reviewId: id });
    return answered(await reviewOperations.get(id));
  },

  /** An empty reply is none. */
  async reply(_resource: string, { id, message }: { id: string; message: string }) {
    return answered(
      await (message === '' ? reviewOperations.removeReply(id) : reviewOperations.setReply(id, message)),
    );
  },

  /** Products without a shown review are absent. */
  async ratings(_resource: string, { ids, signal }: ReadOptions & { ids: readonly string[] }) {
    const request = { namespace: 'stores', entityIds: [...ids] };
    return { data: (await call('listReviewRatings', request, { signal })).ratings };
  },

  /** Only the embedded platform keeps them. */
  async decisions(_resource: string, { id, signal }: ReadOptions & { id: string }) {
    return { data: await call('getReviewDecisions', { reviewId: id }, { signal }) };
  },

  /** Why these were rejected; an empty reason is none. */
  async explain(_resource: string, { ids, reason }: { ids: readonly string[]; reason: string }) {
    await call('explainRejections', { ids: [...ids], reason });
    return { data: { ids } };
  },

  /** @param before those that were changed: somebody else's are not lost */
  async saveRules(_resource: string, { rules, before }: { rules: ReviewRules; before: ReviewRules }) {
    return { data: (await call('changeReviewRules', { ...rules, before })).rules };
  },

  /** What these rules make of the last weeks' reviews; nothing is kept. */
  async tryRules(_resource: string, { rules, signal }: ReadOptions & { rules: ReviewRules }) {
    return { data: (await call('previewReviewRules', rules, { signal })).preview };
  },

  async rules(_resource: string, { signal }: ReadOptions) {
    return { data: (await call('getReviewRules', {}, { signal })).rules };
  },
};

export type ReviewsProvider = typeof reviewsProvider;
