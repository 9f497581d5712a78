import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { definition, documentBody, filter } from '../../testing/arbitrary-documents.ts';
import { eachEngine } from '../../testing/engines.ts';
import { matches } from '../query/evaluate.ts';
import { leaves } from '../query/field-values.ts';
import { parseFilter } from '../query/parse-filter.ts';
import { closestTo } from '../../shared/misspelling.ts';
import { stemOf } from '../../shared/split-terms.ts';
import { parseSearch, searchTest } from '../query/search-expression.ts';
import { searchTerms } from '../query/search-terms.ts';
import { defineEntity } from './index.ts';
import { createTable } from './table-schema.ts';
import { planTable } from './table-plan.ts';
import { runs } from '../../testing/run-size.ts';

interface Sample {
  id: string;
  name?: string | null;
  flag?: boolean | null;
  total?: { amount?: string };
  due?: string;
  items?: { sku?: string }[];
}

interface ValueResults {
  results: { value: string; count: number }[];
}

interface NestedResults {
  results: { results: Record<string, unknown> }[];
}

const samples = defineEntity<Sample>(definition);
const { catalog } = planTable(definition);
const SITE = 'site';
const VOCABULARY = [
  'Poster',
  'poster',
  'posters',
  'Café',
  'CAFE',
  'blue',
  'Azulejo',
  'azulejos',
  'night',
  'x1',
];
const phrase = fc.array(fc.constantFrom(...VOCABULARY), { maxLength: 3 }).map((words) => words.join(' - '));

const documents = fc
  .sample(fc.tuple(documentBody, phrase, phrase), { numRuns: 60, seed: 11 })
  .map(([body, name, sku], index): Sample => {
    const items = index % 3 === 0 ? [] : [{ sku }, { sku: 'night' }];
    return JSON.parse(JSON.stringify({ ...body, id: `id-${index}`, name, items })) as Sample;
  });

const byId = [{ fieldName: 'id' }];

/** What the terms mean among all words there are. */
function meantIn(terms: readonly string[]): Map<string, string[]> {
  const words = [{ name: 'old' }, ...documents].flatMap((one) => searchTerms(one, catalog.searchable));
  const known = words.filter((word) => !word.includes('.'));
  return new Map(
    terms.map((term) => {
      const stem = stemOf(term);
      if (known.some((word) => word.startsWith(stem))) return [term, [stem]];
      return [term, closestTo(term, known).map(({ beginning }) => beginning)];
    }),
  );
}

eachEngine(
  'searching',
  (database) => {
    const search = (request: Parameters<typeof samples.search>[2]) =>
      samples.search(database().kysely, SITE, { cursorPaging: { limit: 100 }, ...request });
    const results = async (aggregation: object, input: unknown = {}) => {
      const page = await search({ filter: input, aggregations: [aggregation] });
      return page.aggregationData?.results[0];
    };

    beforeAll(async () => {
      await samples.insertMany(
        database().kysely,
        SITE,
        documents.map(({ id, ...rest }) => ({ ...rest, id, name: 'old' })),
      );
      for (const document of documents) await samples.replace(database().kysely, SITE, document);
    });

    it('assumed: finds by beginnings of words, whatever case and accents, and with mistakes when asked to', async () => {
      const request = fc.record({
        expression: fc.array(
          fc.constantFrom(
            'post',
            'CAFÉ',
            'cafes',
            'blue',
            'azulejo',
            'azuleko',
            'psoter',
            'nigt',
            'no',
            'x1s',
          ),
          {
            minLength: 1,
            maxLength: 3,
          },
        ),
        fields: fc.constantFrom([], ['name'], ['items.sku'], ['name', 'items.sku']),
        mode: fc.constantFrom('AND', 'OR'),
        fuzzy: fc.boolean(),
      });
      await fc.assert(
        fc.asyncProperty(request, async ({ expression, ...rest }) => {
          const requested = { expression: expression.join(', '), ...rest };
          const parsed = parseSearch(requested, catalog.searchable, 'search');
          if (!parsed) throw new Error('There is always a term.');
          const test = searchTest(
            parsed,
            catalog.searchable,
            parsed.fuzzy ? meantIn(parsed.terms) : undefined,
          );
          const expected = documents.filter((document) => matches(test, document)).map(({ id }) => id);
          const { items } = await search({ search: requested, sort: byId });
          expect(items.map(({ id }) => id).toSorted()).toEqual(expected.toSorted());
        }),
        runs(150),
      );
    });

    it('assumed: puts more matched terms first and keeps that order over pages', async () => {
      const requested = { expression: 'poster blue night', fields: ['name'] };
      const ranks = (items: Sample[]): number[] =>
        items.map(
          ({ name }) =>
            ['poster', 'blue', 'night'].filter((term) => name?.toLowerCase().includes(term)).length,
        );
      const all = (await search({ search: requested })).items;
      expect(ranks(all)).toEqual(ranks(all).toSorted((a, b) => b - a));
      expect(new Set(ranks(all)).size).toBeGreaterThan(1);
      const paged: string[] = [];
      let cursor: string | undefined;
      do {
        const page = await search(
          cursor === undefined
            ? { search: requested, cursorPaging: { limit: 4 } }
            : { cursorPaging: { limit: 4, cursor } },
        );
        paged.push(...page.items.map(({ id }) => id));
        cursor = page.metadata.cursors.next;
      } while (cursor !== undefined);
      expect(paged).toEqual(all.map(({ id }) => id));
    });

    it('assumed: puts the name before the rest and whole words before beginnings', async () => {
      const createdDate = '2026-01-01T00:00:00.000Z';
      const titled = (id: string, name: string, sku: string) => ({ id, createdDate, name, items: [{ sku }] });
      const fits = [
        titled('4-elsewhere-begins', 'Other', 'sundial'),
        titled('3-elsewhere', 'Other', 'sun'),
        titled('2-name-begins', 'Low sundial', 'x'),
        titled('1-name', 'Low sun', 'x'),
      ];
      const ranked = defineEntity<Sample>({ ...definition, heading: 'name' });
      await ranked.insertMany(database().kysely, 'ranked', fits);
      const found = async (expression: string, sort?: object[]) => {
        const requested = { search: { expression, mode: 'AND', fuzzy: true }, ...(sort && { sort }) };
        return (await ranked.search(database().kysely, 'ranked', requested)).items.map(({ id }) => id);
      };
      const best = ['1-name', '2-name-begins', '3-elsewhere', '4-elsewhere-begins'];
      expect(await found('sun')).toEqual(best);
      expect(await found('suns')).toEqual(best);
      expect(await found('low snu')).toEqual(['1-name', '2-name-begins']);
      expect(await found('sun', [{ fieldName: 'id', order: 'DESC' }])).toEqual(best.toReversed());
      expect(await found('zzzz')).toEqual([]);
      expect(await found('sun zzzz')).toEqual([]);
      const any = { search: { expression: 'sun zzzz', mode: 'OR', fuzzy: true } };
      expect((await ranked.search(database().kysely, 'ranked', any)).items).toHaveLength(4);
    });

    it('docs: counts by value, each document once, over what the filter finds', async () => {
      await fc.assert(
        fc.asyncProperty(filter, fc.constantFrom('name', 'flag', 'items.sku'), async (input, fieldPath) => {
          const counts = new Map<string, number>();
          const where = parseFilter(input, catalog, { path: 'filter' });
          for (const document of documents.filter((one) => matches(where, one))) {
            const values = leaves(document, { keys: fieldPath.split('.') }).filter((leaf) => leaf !== null);
            for (const value of new Set(values.map(String))) counts.set(value, (counts.get(value) ?? 0) + 1);
          }
          const value = { limit: 250, sortType: 'VALUE', sortDirection: 'ASC' };
          const found = await results({ name: 'a', type: 'VALUE', fieldPath, value }, input);
          const expected = [...counts].map(([name, count]) => ({ value: name, count }));
          const sorted = expected.toSorted((a, b) =>
            Buffer.compare(Buffer.from(a.value), Buffer.from(b.value)),
          );
          expect(found).toEqual({ name: 'a', type: 'VALUE', fieldPath, values: { results: sorted } });
        }),
        runs(60),
      );
    });

    it('docs: orders values by count, and names the missing ones when asked to', async () => {
      const value = { missingValues: 'INCLUDE', limit: 3 };
      const found = await results({ name: 'f', type: 'VALUE', fieldPath: 'flag', value });
      const buckets = (found?.['values'] as ValueResults | undefined)?.results ?? [];
      const count = (flag: boolean | undefined): number =>
        documents.filter((document) => (document.flag ?? undefined) === flag).length;
      expect(buckets).toContainEqual({ value: 'true', count: count(true) });
      expect(buckets.reduce((sum, bucket) => sum + bucket.count, 0)).toBe(60);
      expect(buckets.map((bucket) => bucket.count)).toEqual(
        buckets.map((b) => b.count).toSorted((a, b) => b - a),
      );
    });

    it('docs: puts a document into the first range that fits', async () => {
      const buckets = [{ from: 0, to: 5 }, { from: 0 }, { to: 0 }];
      const found = await results({
        name: 'r',
        type: 'RANGE',
        fieldPath: 'total.amount',
        range: { buckets },
      });
      const amounts = documents.flatMap(({ total }) => (total?.amount ? [Number(total.amount)] : []));
      expect(found?.['ranges']).toEqual({
        results: [
          { from: 0, to: 5, count: amounts.filter((amount) => amount >= 0 && amount < 5).length },
          { from: 0, count: amounts.filter((amount) => amount >= 5).length },
          { to: 0, count: amounts.filter((amount) => amount < 0).length },
        ],
      });
    });

    it('docs: knows smallest, largest, sum and number of distinct values', async () => {
      const amounts = documents.flatMap(({ total }) => (total?.amount ? [Number(total.amount)] : []));
      const scalar = async (type: string) =>
        (await results({ name: 's', type: 'SCALAR', fieldPath: 'total.amount', scalar: { type } }))?.[
          'scalar'
        ];
      expect(await scalar('MIN')).toEqual({ type: 'MIN', value: Math.min(...amounts) });
      expect(await scalar('MAX')).toEqual({ type: 'MAX', value: Math.max(...amounts) });
      expect(await scalar('COUNT_DISTINCT')).toEqual({
        type: 'COUNT_DISTINCT',
        value: new Set(amounts).size,
      });
      const { value } = (await scalar('SUM')) as { value: number };
      expect(value).toBeCloseTo(
        amounts.reduce((sum, amount) => sum + amount, 0),
        6,
      );
    });

    it("docs: cuts time in the search's own zone", async () => {
      const zoned = 'Asia/Kolkata';
      const dateHistogram = { interval: 'DAY' };
      const page = await search({
        timeZone: zoned,
        aggregations: [{ name: 'd', type: 'DATE_HISTOGRAM', fieldPath: 'due', dateHistogram }],
      });
      const local = (iso: string): string =>
        new Date(Date.parse(iso) + 5.5 * 3_600_000).toISOString().slice(0, 10);
      const counts = new Map<string, number>();
      for (const { due } of documents) if (due) counts.set(local(due), (counts.get(local(due)) ?? 0) + 1);
      const expected = [...counts]
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([day, count]) => ({
          value: new Date(Date.parse(`${day}T00:00:00Z`) - 5.5 * 3_600_000).toISOString(),
          count,
        }));
      expect(page.aggregationData?.results[0]?.['dateHistogram']).toEqual({ results: expected });
    });

    it('docs: nests values, ranges and a scalar into flat rows', async () => {
      const nestedAggregations = [
        { name: 'flag', type: 'VALUE', fieldPath: 'flag', value: {} },
        {
          name: 'sign',
          type: 'RANGE',
          fieldPath: 'total.amount',
          range: { buckets: [{ to: 0 }, { from: 0 }] },
        },
        { name: 'most', type: 'SCALAR', fieldPath: 'total.amount', scalar: { type: 'MAX' } },
      ];
      const found = await results({ name: 'n', type: 'NESTED', nested: { nestedAggregations } });
      const rows = (found?.['nested'] as NestedResults | undefined)?.results ?? [];
      const positive = documents.filter(
        ({ flag, total }) => flag === true && Number(total?.amount ?? -1) >= 0,
      );
      expect(rows).toHaveLength(4);
      expect(rows.map((row) => row.results)).toContainEqual({
        flag: { value: { value: 'true', count: positive.length } },
        sign: { range: { from: 0, count: positive.length } },
        most: { scalar: { value: Math.max(...positive.map(({ total }) => Number(total?.amount))) } },
      });
    });

    it.each([
      ['a field not to aggregate', { name: 'a', type: 'VALUE', fieldPath: 'id' }, '.fieldPath'],
      ['an unknown type', { name: 'a', type: 'MEDIAN', fieldPath: 'name' }, '.type'],
      ['a missing name', { type: 'VALUE', fieldPath: 'name' }, '.name'],
      [
        'too high a limit',
        { name: 'a', type: 'VALUE', fieldPath: 'name', value: { limit: 251 } },
        '.value.limit',
      ],
      [
        'an open range',
        { name: 'a', type: 'RANGE', fieldPath: 'due', range: { buckets: [{}] } },
        '.range.buckets[0]',
      ],
    ])('assumed: rejects %s with 400', async (_what, aggregation, at) => {
      const rejected = search({ aggregations: [aggregation] });
      await expect(rejected).rejects.toMatchObject({
        status: 400,
        violations: [{ field: `search.aggregations[0]${at}` }],
      });
    });

    it.each([
      ['an expression too long', { expression: 'x'.repeat(101) }, '.expression'],
      ['a field not to search in', { expression: 'x', fields: ['flag'] }, '.fields[0]'],
      ['an unknown mode', { expression: 'x', mode: 'XOR' }, '.mode'],
    ])('docs: rejects %s with 400', async (_what, requested, at) => {
      await expect(search({ search: requested })).rejects.toMatchObject({
        status: 400,
        violations: [{ field: `search.search${at}` }],
      });
    });
  },
  [{ service: 'samples', migrations: { '001-samples': createTable(samples.definition) } }],
);
