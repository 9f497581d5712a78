import type { WinningBackFigures } from './measure-winning-back.ts';
import type { Section } from './report.ts';
import { comparison, number } from './tables.ts';

export const winningBackIntroduction: Section = {
  heading: '## Winning back',
  text: [
    'Of the services themselves, in the process that measures, through the SDK where there is an operation; what maintenance does is a whole round of it, three times. *Bare* writes the same rows, one statement for all of them, without events, rules or words of a mail; where it reads, it reads what stands beside its name.',
  ],
};

export const winningBackSection = ({ engine, size, scenarios }: WinningBackFigures): Section => ({
  heading: `### Winning back on ${engine}`,
  text: [
    `${number(size.waiting)} wait for one thing; ${number(size.checkouts)} checkouts, of which half were bought and a quarter name nobody; ${number(size.orders)} orders of one to four of 2,000 things.`,
    comparison(scenarios),
  ],
});
