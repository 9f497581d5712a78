import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { definition, documentBody } from '../../testing/arbitrary-documents.ts';
import { eachEngine } from '../../testing/engines.ts';
import { runs } from '../../testing/run-size.ts';
import { completionOf, decodeReply, findOperation } from '../contract/index.ts';
import { defineEntity, type EntityDefinition } from './index.ts';
import { createTable } from './table-schema.ts';

interface Sample {
  id: string;
  createdDate?: string;
  status?: string;
  name?: string;
}

/** Sorted by a field that the text has always and the document seldom. */
const replied: EntityDefinition = {
  ...definition,
  table: 'replied',
  spec: {
    ...definition.spec,
    fields: [...definition.spec.fields, { field: 'status', operators: '*', sort: 'BOTH' }],
  },
  columns: { ...definition.columns, status: { type: 'text' } },
  reply: { operation: 'ecom_orders.getOrder', field: 'order' },
};
const plainSamples = defineEntity<Sample>(definition);
const repliedSamples = defineEntity<Sample>(replied);
const completion = completionOf(findOperation('ecom_orders.getOrder'), 'order');

eachEngine(
  'documents as replies show them',
  (database) => {
    const value = fc.jsonValue({ stringUnit: 'grapheme', maxDepth: 3 });
    const documents = fc.array(
      fc.tuple(
        documentBody,
        fc.dictionary(fc.string({ unit: 'grapheme' }), value),
        fc.constantFrom(undefined, 'APPROVED', 'CANCELED'),
      ),
      { minLength: 1, maxLength: 12 },
    );

    it.each([
      { samples: plainSamples, sorts: ['createdDate'], shown: (doc: object) => doc },
      {
        samples: repliedSamples,
        sorts: ['createdDate', 'status', 'flag', 'total.amount'],
        shown: (doc: object) => completion.complete(doc),
      },
    ])('are those of the same pages, with what is never null', async ({ samples, sorts, shown }) => {
      let round = 0;
      const page = fc.record({
        limit: fc.integer({ min: 1, max: 5 }),
        fieldName: fc.constantFrom(...sorts),
        order: fc.constantFrom('ASC', 'DESC'),
      });
      const holds = fc.asyncProperty(documents, page, async (bodies, { limit, ...sort }) => {
        const site = `site ${++round}`;
        const db = database().kysely;
        const stored = bodies.map(([body, more, status], n) => ({ ...body, more, status, id: `id-${n}` }));
        await samples.insertMany(db, site, stored as Sample[]);
        let cursor: string | undefined;
        do {
          const request = {
            cursorPaging: { limit, ...(cursor && { cursor }) },
            ...(!cursor && { sort: [sort] }),
          };
          const { items, metadata } = await samples.search(db, site, request);
          const raw = await samples.searchRaw(db, site, request);
          const expected = { items: items.map(shown), metadata };
          expect(decodeReply(raw)).toEqual(JSON.parse(JSON.stringify(expected)));
          cursor = metadata.cursors.next;
        } while (cursor !== undefined);
        for (const { id } of stored) {
          const raw = await samples.getRaw(db, site, id);
          expect(raw?.parse()).toEqual(shown((await samples.get(db, site, id)) ?? {}));
        }
        expect(await samples.getRaw(db, site, 'none')).toBeUndefined();
      });
      await fc.assert(holds, runs(60));
    });

    it('are completed by whatever the store writes, and by maintenance after anything else', async () => {
      const db = database().kysely;
      const site = 'written';
      /** Whether the text need not be parsed; it is what replies show in any case. */
      const isComplete = async (id: string): Promise<boolean> => {
        const raw = await repliedSamples.getRaw(db, site, id);
        const stored = await repliedSamples.get(db, site, id);
        expect(completion.complete(raw?.parse() ?? {})).toEqual(completion.complete(stored ?? {}));
        return raw?.completion === completion;
      };
      const sample = (id: string, name: string): Sample => ({
        createdDate: '2026-01-01T00:00:00.000Z',
        id,
        name,
      });
      await repliedSamples.insert(db, site, sample('a', 'inserted'));
      await repliedSamples.insertMany(db, site, [sample('b', 'inserted'), sample('c', 'inserted')]);
      expect(await isComplete('a')).toBe(true);
      expect(await isComplete('b')).toBe(true);
      await repliedSamples.replace(db, site, sample('a', 'replaced'));
      await repliedSamples.replaceMany(db, site, [sample('b', 'replaced')]);
      expect(await isComplete('a')).toBe(true);
      expect(await isComplete('b')).toBe(true);
      expect(await repliedSamples.get(db, site, 'b')).not.toHaveProperty('lineItems');

      await sql`update replied set doc = doc || '{"name": "elsewhere"}' where id in ('a', 'b')`.execute(db);
      await sql`update replied set reply_version = 'older', reply_text = '{}' where id = 'c'`.execute(db);
      for (const id of ['a', 'b', 'c']) expect(await isComplete(id)).toBe(false);
      await database().transaction((tx) => repliedSamples.completeReplyTexts(tx, site));
      for (const id of ['a', 'b', 'c']) expect(await isComplete(id)).toBe(true);
      expect(await repliedSamples.get(db, site, 'a')).toMatchObject({ name: 'elsewhere' });
    });
  },
  [
    {
      service: 'samples',
      migrations: { '001': createTable(definition), '002': createTable(replied) },
    },
  ],
);
