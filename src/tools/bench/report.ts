import { cpus, totalmem } from 'node:os';

/** A heading with its level, and the paragraphs below it. */
export interface Section {
  heading: string;
  text: readonly string[];
}

/** The page's order; a section of another name has no place in it. */
const HEADINGS = [
  '## Orders on PGlite',
  '## Orders on PostgreSQL',
  '## Orders on stores of different size',
  '## GraphQL on PGlite',
  '## GraphQL on PostgreSQL',
  '## The order desk on PGlite',
  '## The order desk on PostgreSQL',
  '## The import of products on PGlite',
  '## The import of products on PostgreSQL',
  '## Reports',
  '## Media',
  '### Media on PGlite',
  '### Media on PostgreSQL',
  '### The bytes of media',
  '### Media in the browser',
  '## Reviews',
  '### Reviews on PGlite',
  '### Reviews on PostgreSQL',
  '### Reviews in the browser',
  '## Discounts',
  '### Discounts on PGlite',
  '### Discounts on PostgreSQL',
  '## Delivery',
  '### Delivery on PGlite',
  '### Delivery on PostgreSQL',
  '## Tax',
  '### Tax on PGlite',
  '### Tax on PostgreSQL',
  '## Customers',
  '### Customers on PGlite',
  '### Customers on PostgreSQL',
  '### Members on PGlite',
  '### Members on PostgreSQL',
  '## Winning back',
  '### Winning back on PGlite',
  '### Winning back on PostgreSQL',
  '## Events to subscribers',
  '## Service plugins',
  '## Several processes',
  '## Starting',
  '## The back office in the browser',
  '## The shop',
  '### The shop on PGlite',
  '### The shop on PostgreSQL',
  '### The shop in the browser',
  '### The shop as Lighthouse judges it',
];

const introduction = (): Section => ({
  heading: '# Performance',
  text: [
    `Written by \`npm run bench\` on ${cpus().length} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}; a run of some parts only leaves the others as they were. The machine is shared: read ratios rather than milliseconds. The server is the built one, which \`npm start\` runs.`,
    'Through the HTTP API, orders with the API key, request and reply in full. *Bare* is hand-written SQL on the same tables and the same engine behind `node:http`, in the same run, without contract, identity, checks, events or log; for the two refund rows it is one join of the order with its payments, for the two payment rows one statement that writes the status and the payment. *Per second* is at 16 connections.',
  ],
});

/** The page's sections by their headings. */
function sectionsOf(page: string): Map<string, string> {
  const sections = new Map<string, string>();
  for (const part of page.split(/^(?=#{2,3} )/m)) {
    const [heading = '', ...rest] = part.split('\n');
    sections.set(heading, rest.join('\n').trim());
  }
  return sections;
}

/** The page with these sections in the place of what was measured before. @throws for one that it has no place for */
export function report(page: string, measured: readonly Section[]): string {
  const sections = sectionsOf(page);
  for (const { heading, text } of measured) {
    if (!HEADINGS.includes(heading)) throw new Error(`The page has no place for ${heading}.`);
    sections.set(heading, text.join('\n\n'));
  }
  const { heading, text } = introduction();
  const stored = HEADINGS.flatMap((name) => (sections.has(name) ? [name, sections.get(name) ?? ''] : []));
  return `${[heading, ...text, ...stored].filter((paragraph) => paragraph !== '').join('\n\n')}\n`;
}
