import type { ProductImportFigures } from './measure-product-import.ts';
import type { Section } from './report.ts';
import { lines, memoryLine, number } from './tables.ts';

const told = (took: number, rows: number): string =>
  `${(took / 1000).toFixed(1)} s, ${number(Math.round((rows / took) * 1000))} rows a second`;

export const productImportSection = (figures: ProductImportFigures): Section => ({
  heading: `## The import of products on ${figures.engine}`,
  text: [
    `A file of ${number(figures.products)} products with ${number(figures.rows)} variants, read and written once.`,
    lines([
      { name: 'dry run', value: told(figures.dryRun, figures.rows) },
      { name: 'import', value: told(figures.import, figures.rows) },
    ]),
    memoryLine(figures.memory),
  ],
});
