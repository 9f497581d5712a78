import type { ProductImportFigures } from './measure-product-import.ts';
import type { Section } from './report.ts';
import { lines, memoryLine, number } from './tables.ts';

const seconds = (took: number): string => `${(took / 1000).toFixed(1)} s`;
const told = (took: number, rows: number): string =>
  `${seconds(took)}, ${number(Math.round((rows / took) * 1000))} rows a second`;

export const productImportSection = (figures: ProductImportFigures): Section => ({
  heading: `## The import of products on ${figures.engine}`,
  text: [
    `A file of ${number(figures.products)} products with ${number(figures.rows)} variants, read and written once into the demo store. *Bare* copies the same products and the stock of their variants by one statement for fifty, which the same triggers count; it reads no file, checks nothing, keeps no SKU apart and tells no events. The server of a file of ${number(figures.resumed.products)} is killed half-way (SIGKILL): from its next start on, with the 20 seconds after which a job counts as left behind; afterwards every product was there once.`,
    lines([
      { name: 'dry run', value: told(figures.dryRun, figures.rows) },
      { name: 'import', value: told(figures.import, figures.rows) },
      { name: 'bare', value: told(figures.bare, figures.rows) },
      { name: 'ratio', value: `${(figures.import / figures.bare).toFixed(1)}×` },
      {
        name: 'memory at a quarter, half, three quarters and the end, MiB',
        value: figures.memoryAt.join(', '),
      },
      { name: 'the rest of one that was killed half-way', value: seconds(figures.resumed.took) },
    ]),
    memoryLine(figures.memory),
  ],
});
