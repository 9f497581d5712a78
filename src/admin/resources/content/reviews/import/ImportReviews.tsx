import { reviewsDesk } from '#shared/desks/reviews.ts';
import {
  reviewRetentionReasons,
  missingReviewFields,
  repeatableReviewFields,
  reviewImportFields,
} from '#shared/review-import.ts';
import { ImportPage } from '#admin/ui/import/ImportPage.tsx';
import type { ImportSpec } from '#admin/ui/import/import-spec.ts';
import { undoImportPreview } from '#admin/ui/import/UndoImportPreview.tsx';
import './messages-import.en.ts';

const spec: ImportSpec = {
  resource: 'reviews',
  path: '/review-imports',
  fields: reviewImportFields,
  repeatable: repeatableReviewFields,
  missing: missingReviewFields,
  choices: ['hold'],
  sentence: ({ hold }) => (hold ? 'holding' : 'publishing'),
  takeBack: reviewsDesk.jobs['take-back-import'],
  // What it changed of others stays changed.
  left: ({ brought, takenBack }) => brought - takenBack,
  foreseen: undoImportPreview('reviews', reviewRetentionReasons),
};

/** Reviews out of a file of another program, or of this one. */
export default function ImportReviews() {
  return <ImportPage spec={spec} />;
}
