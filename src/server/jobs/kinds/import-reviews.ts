import { reviewsDesk } from '#shared/desks/reviews.ts';
import type { ReviewRetentionReason } from '#shared/review-import.ts';
import { PAGE } from './import-job.ts';
import { importRows } from './import-rows.ts';

interface Written {
  row: number;
  part: 'fresh' | 'changed' | 'unchanged' | 'refused';
  reviewId?: string;
  problems?: { text: string }[];
}

const rows = importRows<Written, ReviewRetentionReason>({
  files: ({ reviewFiles }) => reviewFiles,
  path: '/hosted/reviews/import',
  plural: 'reviews',
  permissions: { import: reviewsDesk.jobs.import, takeBack: reviewsDesk.jobs['take-back-import'] },
  atOnce: PAGE,
  entityOf: ({ reviewId }) => reviewId,
  // What it changed of others stays changed.
  restores: false,
  keptWords: { CHANGED: 'Has been changed since.' },
});

export const importReviews = rows.write;
/** Deletes the reviews that an import made, unless they were changed since. */
export const takeBackReviews = rows.takeBack;
