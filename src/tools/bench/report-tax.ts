import { RATES, TAXED_LINES } from './measure-tax.ts';
import type { QuestionFigures } from './questions.ts';
import type { Section } from './report.ts';
import { comparison, memoryLine } from './tables.ts';

export const taxIntroduction: Section = {
  heading: '## Tax',
  text: [
    `A region with ${RATES} groups of goods, each with a rate of its own and one for who is exempt; ${TAXED_LINES} lines of as many groups. *Bare* reads the region's rates and multiplies nothing.`,
  ],
};

export const taxSection = ({ engine, scenarios, memory }: QuestionFigures): Section => ({
  heading: `### Tax on ${engine}`,
  text: [comparison(scenarios), memoryLine(memory)],
});
