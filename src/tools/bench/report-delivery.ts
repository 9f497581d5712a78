import { OPTIONS, RATES, REGIONS } from './measure-delivery.ts';
import type { QuestionFigures } from './questions.ts';
import type { Section } from './report.ts';
import { comparison, memoryLine, number } from './tables.ts';

export const deliveryIntroduction: Section = {
  heading: '## Delivery',
  text: [
    `${number(REGIONS)} regions with ${number(OPTIONS)} options of ${RATES} rates each, a hundred areas of a hundred postal codes and a hundred places to collect. *Bare* reads the options of the region, without pricing the cart or applying a rate.`,
  ],
};

export const deliverySection = ({ engine, scenarios, memory }: QuestionFigures): Section => ({
  heading: `### Delivery on ${engine}`,
  text: [comparison(scenarios), memoryLine(memory)],
});
