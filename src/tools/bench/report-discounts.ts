import { COUPONS, DISCOUNTED_PRODUCTS, RULES } from './measure-discounts.ts';
import type { QuestionFigures } from './questions.ts';
import type { Section } from './report.ts';
import { comparison, memoryLine, number } from './tables.ts';

export const discountsIntroduction: Section = {
  heading: '## Discounts',
  text: [
    `${number(RULES)} automatic rules that work and ${number(COUPONS)} coupons over ${number(DISCOUNTED_PRODUCTS)} products; of ten rules eight are of three products, one of a collection from a sum on, one of everything from many pieces on. *Bare* reads the same rules in their order and adds the cart up, without applying any of them; its list is one join of rules and coupons with the kept counts, without knowing how one stands.`,
  ],
};

export const discountsSection = ({ engine, scenarios, memory }: QuestionFigures): Section => ({
  heading: `### Discounts on ${engine}`,
  text: [comparison(scenarios), memoryLine(memory)],
});
