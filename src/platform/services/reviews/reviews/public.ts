/** What other parts may use of reviews, in the current transaction of the database. */
export { NAMESPACE, type Review } from './review.ts';
export { checkFilesByLink } from './named-files.ts';
export { lastWritten, reviewsOfAuthor } from './of-author.ts';
export { removeReviewsOf } from './remove-reviews-of.ts';
export { starsOf } from './ratings.ts';
export { writeReview, type NewReview } from './write.ts';
export { seedReviews, type SeedReview } from './seed-reviews.ts';
export { seedPictures, type SeedPicture } from './seed-pictures.ts';
