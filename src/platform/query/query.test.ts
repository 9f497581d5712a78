import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { definition, documentBody, filter, sort } from '../../testing/arbitrary-documents.ts';
import { eachEngine } from '../../testing/engines.ts';
import { defineEntity, type QueryRequest } from '../store/index.ts';
import { planTable } from '../store/table-plan.ts';
import { createTable } from '../store/table-schema.ts';
import { matches, sortDocuments } from './evaluate.ts';
import { parseFilter } from './parse-filter.ts';
import { parseSort } from './sort.ts';
import { runs } from '../../testing/run-size.ts';

interface Sample {
  id: string;
}

const samples = defineEntity<Sample>(definition);
const { catalog } = planTable(definition);
const SITE = 'site';

/** The same documents for every run of a seed; about as many as there are kinds of them. */
const documents = fc
  .sample(documentBody, { numRuns: 60, seed: 7 })
  .map((body, index): Sample => JSON.parse(JSON.stringify({ id: `id-${index}`, ...body })) as Sample);

function expected({ filter: input, sort: order }: QueryRequest): string[] {
  const expression = parseFilter(input, catalog, { path: 'filter' });
  const fallback = definition.defaultSort;
  const keys = parseSort(order, { path: 'sort', catalog, fallback, maxEntries: 4 });
  const found = documents.filter((document) => matches(expression, document));
  return sortDocuments(found, keys).map(({ id }) => id);
}

eachEngine(
  'the query language',
  (database) => {
    const search = (request: QueryRequest, limit = 100) =>
      samples.query(database().kysely, SITE, { cursorPaging: { limit }, ...request });
    const idsOf = (items: readonly Sample[]): string[] => items.map(({ id }) => id);

    beforeAll(async () => {
      await samples.insertMany(database().kysely, SITE, documents);
      await samples.insertMany(database().kysely, 'other', documents.slice(0, 5));
    });

    it('assumed: any filter finds what the plain evaluator finds', async () => {
      await fc.assert(
        fc.asyncProperty(filter, async (input) => {
          const { items } = await search({ filter: input, sort: [{ fieldName: 'id' }] });
          expect(idsOf(items)).toEqual(expected({ filter: input, sort: [{ fieldName: 'id' }] }));
        }),
        runs(400),
      );
    });

    it('assumed: any sort orders as the plain evaluator does', async () => {
      await fc.assert(
        fc.asyncProperty(sort, async (order) => {
          expect(idsOf((await search({ sort: order })).items)).toEqual(expected({ sort: order }));
        }),
        runs(100),
      );
    });

    it('sdk: pages by cursor visit every match once, forwards and backwards', async () => {
      await fc.assert(
        fc.asyncProperty(filter, sort, fc.integer({ min: 1, max: 20 }), async (input, order, limit) => {
          const all = expected({ filter: input, sort: order });
          const forwards: string[][] = [];
          let page = await search({ filter: input, sort: order }, limit);
          expect(page.metadata.cursors.prev).toBeUndefined();
          forwards.push(idsOf(page.items));
          while (page.metadata.cursors.next !== undefined) {
            page = await search({ cursorPaging: { limit, cursor: page.metadata.cursors.next } });
            forwards.push(idsOf(page.items));
          }
          expect(forwards.flat()).toEqual(all);
          const backwards = [idsOf(page.items)];
          while (page.metadata.cursors.prev !== undefined) {
            page = await search({ cursorPaging: { limit, cursor: page.metadata.cursors.prev } });
            backwards.unshift(idsOf(page.items));
          }
          expect(backwards).toEqual(forwards);
        }),
        runs(60),
      );
    });

    it('docs: counts agree with the filter, summary or not', async () => {
      await fc.assert(
        fc.asyncProperty(filter, async (input) => {
          const { count } = await samples.count(database().kysely, SITE, input);
          expect(count).toBe(expected({ filter: input }).length);
        }),
        runs(100),
      );
    });
  },
  [{ service: 'samples', migrations: { '001-samples': createTable(definition) } }],
);
