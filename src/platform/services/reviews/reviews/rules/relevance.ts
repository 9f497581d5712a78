import type { Review } from '../review.ts';

const DAY = 86_400_000;
const YEAR = 365 * DAY;
const LONG = 400;
const MANY = 10;

type Weighed = Pick<Review, 'content' | 'helpfulness' | 'verified' | 'reviewDate'>;

const part = (value: number, max: number): number => Math.min(Math.max(value, 0), max) / max;

/**
 * How much a review helps somebody who decides, 0 to 1: length, pictures, votes, a purchase, and when it was written, which counts
 * from a fixed day so that the score of a review stays as it is.
 */
export function relevanceOf({ content, helpfulness, verified, reviewDate }: Weighed): number {
  const age = Date.parse(reviewDate) - Date.UTC(2020, 0, 1);
  const score =
    0.3 * part(`${content.title ?? ''}${content.body ?? ''}`.length, LONG) +
    0.2 * (content.media?.length ? 1 : 0) +
    0.25 * part(helpfulness, MANY) +
    0.1 * (verified ? 1 : 0) +
    0.15 * part(age, 20 * YEAR);
  return Math.round(score * 10_000) / 10_000;
}
