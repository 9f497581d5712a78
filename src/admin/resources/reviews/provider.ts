import type { ItemRating } from '#shared/ratings.ts';
import type { ReviewRules, RulesTrial } from '#shared/review-rules.ts';
import { toCallError } from '#wix/errors.ts';
import { reviewOperations, type Review } from '#wix/review-operations.ts';
import { callApi } from '../../access/call-api.ts';
import { platformProvider } from '../../data/platform-provider.ts';
import { toRecord } from '../../data/stored-record.ts';
import type { ReadOptions } from '../../data/read-options.ts';
import { reviewListSpec } from './list-spec.ts';
import type { ReviewRecord, Standing } from './review-record.ts';

export interface Decision {
  date: string;
  status: string;
  /** Of the rule that did it. */
  rule?: string;
  /** E-mail of whoever of the staff did. */
  actor?: string;
  /** For the team: why it was rejected. */
  reason?: string;
}

interface History {
  /** The oldest first. */
  decisions: Decision[];
  /** ISO 639-1 of the words, where they tell. */
  language?: string;
}

/** The platform counts no further. */
const MOST_COUNTED = 10_000;
const path = '/admin/api/reviews';

const provider = platformProvider({
  spec: reviewListSpec,
  items: 'reviews',
  list: reviewOperations.query,
  get: reviewOperations.get,
  count: (filter, options) =>
    reviewOperations.count(filter, options).catch((error: unknown) => {
      if (toCallError(error).code === 'TOO_MANY_TO_COUNT') return MOST_COUNTED;
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
  async decide(_resource: string, { id, to }: { id: string; to: Standing }) {
    if (to !== 'WAITING') return answered(await reviewOperations.moderate(id, to));
    await callApi('POST', `${path}/${id}/wait`, {});
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
    const { ratings } = await callApi<{ ratings: ItemRating[] }>(
      'POST',
      `${path}/ratings/read`,
      { namespace: 'stores', entityIds: ids },
      { signal },
    );
    return { data: ratings };
  },

  /** Only the embedded platform keeps them. */
  async decisions(_resource: string, { id, signal }: ReadOptions & { id: string }) {
    return { data: await callApi<History>('POST', `${path}/${id}/decisions/read`, {}, { signal }) };
  },

  /** Why these were rejected; an empty reason is none. */
  async explain(_resource: string, { ids, reason }: { ids: readonly string[]; reason: string }) {
    for (const id of ids) await callApi('POST', `${path}/${id}/reason`, { reason });
    return { data: { ids } };
  },

  /** @param before those that were changed: somebody else's are not lost */
  async saveRules(_resource: string, { rules, before }: { rules: ReviewRules; before: ReviewRules }) {
    const saved = await callApi<{ rules: ReviewRules }>('POST', `${path}/rules/write`, { ...rules, before });
    return { data: saved.rules };
  },

  /** What these rules make of the last weeks' reviews; nothing is kept. */
  async tryRules(_resource: string, { rules, signal }: ReadOptions & { rules: ReviewRules }) {
    const { trial } = await callApi<{ trial: RulesTrial }>('POST', `${path}/rules/try`, rules, { signal });
    return { data: trial };
  },

  async rules(_resource: string, { signal }: ReadOptions) {
    const { rules } = await callApi<{ rules: ReviewRules }>('POST', `${path}/rules/read`, {}, { signal });
    return { data: rules };
  },
};

export type ReviewsProvider = typeof reviewsProvider;
