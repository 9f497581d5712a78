/** What other parts may use of reviews, in the current transaction of the database. */
export { seedReviews, type SeedReview } from './seed-reviews.ts';
