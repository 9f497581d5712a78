import type { ReviewFigures } from './measure-reviews.ts';
import type { Section } from './report.ts';
import { REVIEWED_PRODUCTS } from './review-data.ts';
import { comparison, memoryLine, number } from './tables.ts';

export const reviewsIntroduction: Section = {
  heading: '## Reviews',
  text: [
    `Reviews of two years over ${number(REVIEWED_PRODUCTS)} products, one of 250 of which waits. *Bare* counts the stars of a product from its reviews; the platform keeps them with every change, and so does *bare* wherever it writes, by the same triggers.`,
  ],
};

export const reviewsSection = ({ engine, reviews, scenarios, memory }: ReviewFigures): Section => ({
  heading: `### Reviews on ${engine}`,
  text: [`${number(reviews)} reviews.`, comparison(scenarios), memoryLine(memory)],
});
