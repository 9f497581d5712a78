import type { Section } from './report.ts';
import type { Scenario } from './scenarios.ts';
import { ms, number, table } from './tables.ts';

export interface GraphqlFigures {
  engine: string;
  orders: number;
  /** By REST in the place of the bare handler. */
  scenarios: Scenario[];
  /** Milliseconds of the first document, which loads the code and builds the schema. */
  first: number;
  /** Of the server, MiB. */
  memory: { before: number; loaded: number; after: number };
}

export const graphqlSection = ({ engine, orders, scenarios, first, memory }: GraphqlFigures): Section => ({
  heading: `## GraphQL on ${engine}`,
  text: [
    `${number(orders)} orders, asked by GraphQL and by REST of the same server. The first document waits ${ms(first)} ms for the code ` +
      `and the schema; the server has ${memory.before} MiB before it, ${memory.loaded} MiB after it and ${memory.after} MiB after the run. ` +
      'Five orders are one document, and five calls by REST one after the other.',
    table(
      ['', 'GraphQL p50 ms', 'p95 ms', 'per second', 'REST p50 ms', 'p95 ms', 'per second'],
      scenarios.map(({ name, ours, bare }) => [
        name,
        ms(ours.p50),
        ms(ours.p95),
        number(Math.round(ours.perSecond)),
        ...(bare ? [ms(bare.p50), ms(bare.p95), number(Math.round(bare.perSecond))] : ['–', '–', '–']),
      ]),
    ),
  ],
});
