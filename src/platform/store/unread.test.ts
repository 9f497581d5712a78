import fc from 'fast-check';
import { expect, it } from 'vitest';
import { definition, documentBody } from '../../testing/arbitrary-documents.ts';
import { eachEngine } from '../../testing/engines.ts';
import { runs } from '../../testing/run-size.ts';
import { asSent, defineEntity, Unread, writeUnread } from './index.ts';
import { createTable } from './table-schema.ts';

type Sample = { id: string };
const samples = defineEntity<Sample>(definition);

it('writes what nobody read as it is, and everything else as ever', () => {
  const document = new Unread<Sample>('{"id": "a"}');
  const reply = {
    one: document,
    all: [document, document],
    none: [],
    not: undefined,
    metadata: { count: 2 },
  };
  expect(new TextDecoder().decode(writeUnread(reply))).toBe(
    '{"one":{"id": "a"},"all":[{"id": "a"},{"id": "a"}],"none":[],"metadata":{"count":2}}',
  );
  expect(JSON.stringify(reply)).toBe(JSON.stringify(asSent(reply)));
  const long = { text: '\u{10ffff}é'.repeat(300_000), document };
  expect(asSent(long)).toEqual({ text: long.text, document: { id: 'a' } });
});

eachEngine(
  'documents that nobody reads',
  (database) => {
    const value = fc.jsonValue({ stringUnit: 'grapheme', maxDepth: 3 });
    const documents = fc.array(
      fc.tuple(documentBody, fc.dictionary(fc.string({ unit: 'grapheme' }), value)),
      { minLength: 1, maxLength: 12 },
    );

    it('are those that somebody would, on the same pages', async () => {
      let round = 0;
      const holds = fc.asyncProperty(documents, fc.integer({ min: 1, max: 5 }), async (bodies, limit) => {
        const site = `site ${++round}`;
        const db = database().kysely;
        const stored = bodies.map(([body, more], n) => ({ ...body, more, id: `id-${n}` }));
        await samples.insertMany(db, site, stored);
        let cursor: string | undefined;
        do {
          const request = { cursorPaging: { limit, ...(cursor && { cursor }) } };
          const read = await samples.search(db, site, request);
          const unread = await samples.searchUnread(db, site, request);
          expect(asSent(unread)).toEqual(JSON.parse(JSON.stringify(read)));
          cursor = read.metadata.cursors.next;
        } while (cursor !== undefined);
        for (const { id } of stored)
          expect((await samples.getUnread(db, site, id))?.read()).toEqual(await samples.get(db, site, id));
        expect(await samples.getUnread(db, site, 'none')).toBeUndefined();
      });
      await fc.assert(holds, runs(100));
    });
  },
  [{ service: 'samples', migrations: { '001': createTable(definition) } }],
);
