import { z } from 'zod';

const file = z.object({ id: z.string().min(1).max(1000), url: z.string().max(2000).optional() });
const media = z.union([z.strictObject({ image: file }), z.strictObject({ video: file })]);

/** What somebody writes who is not a member. */
export const reviewContent = z.strictObject({
  title: z.string().max(3000).optional(),
  body: z.string().max(3000).optional(),
  rating: z.int().min(1).max(5),
  media: z.array(media).max(10).optional(),
});

export const authorName = z.string().trim().min(1).max(100);

/** What a page needs of a review as the contract has it. */
interface WrittenReview {
  moderation?: { moderationStatus?: string | null };
  foundHelpful?: number | null;
}
export const writtenReview = z.strictObject({ review: z.custom<WrittenReview>() });
