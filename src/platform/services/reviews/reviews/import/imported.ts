import { z } from 'zod';
import { REVIEW_BOUNDS, reviewImportStatuses, type ImportedReview } from '#shared/review-import.ts';

export const MAX_REVIEWS = 100;

const key = z.string().max(REVIEW_BOUNDS.key).exactOptional();
const text = z.string().max(REVIEW_BOUNDS.text).exactOptional();
const date = z.iso.datetime().exactOptional();

const imported = z.strictObject({
  row: z.int().min(0),
  id: z.guid().exactOptional(),
  productId: key,
  handle: key,
  sku: key,
  product: key,
  rating: z.int().min(1).max(5),
  title: text,
  body: text,
  author: text,
  email: z.email().max(254).exactOptional(),
  date,
  verified: z.boolean().exactOptional(),
  status: z.enum(reviewImportStatuses).exactOptional(),
  reply: text,
  replyDate: date,
  pictures: z.array(z.string().max(REVIEW_BOUNDS.url)).max(REVIEW_BOUNDS.pictures).exactOptional(),
}) satisfies z.ZodType<ImportedReview>;

export const list = z.array(imported).min(1).max(MAX_REVIEWS);
