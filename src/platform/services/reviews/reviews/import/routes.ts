import { z } from 'zod';
import { importedRows, importRoute, wholeImport } from '#platform/hosted-import.ts';
import type { HostedRoute } from '#platform/service.ts';
import { list, MAX_REVIEWS } from './imported.ts';
import { previewUndo, undoReviews } from './undo.ts';
import { previewReviews, writeReviews } from './write.ts';

const WRITE = [
  'REVIEWS.REVIEW_BULK_CREATE',
  'REVIEWS.UPDATE_REVIEW',
  'REVIEWS.MODERATE_REVIEWS',
  'REVIEWS.SET_REPLY',
] as const;
const DELETE = ['REVIEWS.DELETE_REVIEW'] as const;

/** A hundred reviews with long texts. */
const MAX_BODY = 8_388_608;

const hold = z.boolean().default(false);

const route = importRoute('reviews/import', MAX_BODY);
const rows = importedRows(MAX_REVIEWS);

/** Reviews out of files, a hundred at a time, and their way back. */
export const importRoutes: HostedRoute[] = [
  route(
    '',
    WRITE,
    z.strictObject({ importId: z.guid(), reviews: list, hold }),
    async (context, { reviews, ...options }) => ({ results: await writeReviews(context, reviews, options) }),
  ),
  route(
    '/foresee',
    WRITE,
    z.strictObject({ reviews: list, hold }),
    async (context, { reviews, ...options }) => ({
      results: await previewReviews(context, reviews, options),
    }),
  ),
  route('/take-back', DELETE, rows, async (context, { importId, rows: undone }) => ({
    results: await undoReviews(context, importId, undone),
  })),
  route('/take-back/foresee', DELETE, wholeImport, (context, { importId }) => previewUndo(context, importId)),
];
