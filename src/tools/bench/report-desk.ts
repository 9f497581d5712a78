import type { DeskFigures } from './measure-desk.ts';
import type { Section } from './report.ts';
import { lines, memoryLine, ms } from './tables.ts';

export const deskSection = ({ engine, figures, memory }: DeskFigures): Section => ({
  heading: `## The order desk on ${engine}`,
  text: [
    'What a merchant does to many orders, on the demo store: once each, the invoice as the median of 21. The orders have two lines.',
    lines(
      figures.map(({ name, took }) => ({
        name,
        value: took < 1000 ? `${ms(took)} ms` : `${(took / 1000).toFixed(1)} s`,
      })),
    ),
    memoryLine(memory),
  ],
});
