import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { definition, documentBody } from '../../testing/arbitrary-documents.ts';
import { eachEngine } from '../../testing/engines.ts';
import { runs } from '../../testing/run-size.ts';
import { defineEntity } from './index.ts';
import { createTable } from './table-schema.ts';

interface Sample {
  id: string;
  createdDate?: string;
  flag?: boolean | null;
  items?: { sku?: string }[];
}

const stored = defineEntity<Sample>(definition);
const { facets, ...without } = definition;
/** The same table, queried without the stored counts. */
const counted = defineEntity<Sample>(without);

const made = { createdDate: '2026-01-01T00:00:00.000Z' };
const PLACES = 6;
const write = fc.record({
  at: fc.nat(PLACES - 1),
  remove: fc.boolean(),
  body: documentBody,
  skus: fc.array(fc.constantFrom('a', 'b', '', 'é'), { maxLength: 3 }),
});
const value = (fieldPath: string, more: object = {}) => ({
  name: `value ${fieldPath} ${JSON.stringify(more)}`,
  type: 'VALUE',
  fieldPath,
  value: { limit: 3, ...more },
});
const scalar = (type: string) => ({
  name: type,
  type: 'SCALAR',
  fieldPath: 'total.amount',
  scalar: { type },
});
const aggregations = [
  ...(facets?.of ?? []).map((path) => value(path)),
  value('items.sku', { sortType: 'VALUE', sortDirection: 'ASC' }),
  value('total.amount', { sortType: 'VALUE', sortDirection: 'DESC', missingValues: 'INCLUDE' }),
  scalar('MIN'),
  scalar('MAX'),
  scalar('SUM'),
  value('name', { sortDirection: 'ASC' }),
];
const filters = [
  {},
  { flag: true },
  { flag: { $ne: false } },
  { 'items.sku': 'a' },
  { 'items.sku': '' },
  { flag: true, 'items.sku': { $hasSome: ['a'] } },
  { 'items.sku': { $hasSome: ['a', 'é'] } },
  { $and: [{ 'items.sku': 'a' }, { 'items.sku': 'b' }] },
  { $or: [{ flag: true }, { 'items.sku': 'a' }] },
  { $not: { 'items.sku': 'a' } },
  { flag: null },
  { name: { $exists: true } },
];

eachEngine(
  'the kept counts of facets',
  (database) => {
    it('are what counting finds, whatever was written, at once and rolled back', async () => {
      const db = database().kysely;
      let run = 0;
      await fc.assert(
        fc.asyncProperty(fc.array(write, { minLength: 1, maxLength: 14 }), async (writes) => {
          run += 1;
          const site = `site-${run}`;
          const documents = new Map<string, Sample>();
          for (const { at, remove, body, skus } of writes) {
            const id = `id-${at}`;
            const plain: unknown = JSON.parse(
              JSON.stringify({ ...body, items: skus.map((sku) => ({ sku })), id }),
            );
            const document = plain as Sample;
            if (remove) await stored.remove(db, site, id);
            else if (documents.has(id)) await stored.replace(db, site, document);
            else await stored.insert(db, site, document);
            if (remove) documents.delete(id);
            else documents.set(id, document);
          }
          const all = [...documents.values()];
          const undone = database().transaction(async (tx) => {
            for (const one of all) await stored.replace(tx, site, { ...one, flag: true, items: [] });
            throw new Error('no');
          });
          await expect(undone).rejects.toThrow('no');
          await Promise.all(
            all.map((one) =>
              stored.replace(db, site, { ...one, items: [...(one.items ?? []), { sku: 'b' }] }),
            ),
          );
          for (const filter of filters) {
            const [ours, theirs] = [
              await stored.search(db, site, { filter, aggregations }),
              await counted.search(db, site, { filter, aggregations }),
            ];
            expect(ours).toEqual(theirs);
          }
        }),
        runs(30),
      );
    });

    it('are read for one listing, and folded without a change', async () => {
      const [db, site] = [database().kysely, 'folded'];
      await stored.insert(db, site, { ...made, id: 'one', flag: true, items: [{ sku: 'a' }] });
      await sql`insert into samples_facets (site_id, shelf, facet, value, key, slot, flag, n)
        select ${site}, 'a', 'flag', 'true', '[true]', 100000 + slot, true, 1 from generate_series(1, 600) as slot`.execute(
        db,
      );
      const read = async () => {
        const page = await stored.search(db, site, {
          filter: { flag: true, 'items.sku': 'a' },
          aggregations: [value('flag')],
        });
        return page.aggregationData?.results[0];
      };
      const before = await read();
      expect(before).toMatchObject({ values: { results: [{ value: 'true', count: 601 }] } });
      await stored.foldCounts(db, site);
      expect(await read()).toEqual(before);
      const { rows } = await sql<{ n: number }>`select count(*) as n from samples_facets
        where site_id = ${site} and slot <> 0`.execute(db);
      expect(rows[0]?.n).toBe(0);
    });
  },
  [{ service: 'samples', migrations: { '001-samples': createTable(definition) } }],
);
