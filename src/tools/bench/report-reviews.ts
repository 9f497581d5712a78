import type { ReviewFigures } from './measure-reviews.ts';
import type { Section } from './report.ts';
import { REVIEWED_PRODUCTS, waitingOf } from './review-data.ts';
import { comparison, memoryLine, number } from './tables.ts';

export const reviewsIntroduction: Section = {
  heading: '## Reviews',
  text: [
    `Of ${number(REVIEWED_PRODUCTS)} products over three years, few of which have most; pages are opened of the fifty with most. Asked for as shop and desk ask, with the API key; a product’s page and the tabs take several calls. *Bare* reads the kept stars too, counts what waits and each tab from the reviews themselves, and writes review and decision, or all decisions of a filter, by one statement each, which the same triggers count; it tells no events. The contract counts up to 10,000.`,
  ],
};

export const reviewsSection = ({ engine, reviews, scenarios, memory }: ReviewFigures): Section => ({
  heading: `### Reviews on ${engine}`,
  text: [
    `${number(reviews)} reviews, of which ${number(waitingOf(reviews))} wait.`,
    comparison(scenarios),
    memoryLine(memory),
  ],
});
