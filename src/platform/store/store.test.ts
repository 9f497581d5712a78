import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { definition } from '../../testing/arbitrary-documents.ts';
import { eachEngine } from '../../testing/engines.ts';
import { PlatformError } from '../contract/errors.ts';
import { defineEntity, type QueryRequest } from './index.ts';
import { createTable } from './table-schema.ts';

interface Sample {
  id: string;
  createdDate: string;
  name?: string;
  flag?: boolean;
  revision?: string;
  due?: string;
}

const samples = defineEntity<Sample>({ ...definition, revision: true, maxLimit: 20 });
const strict = defineEntity<Sample>({
  ...definition,
  table: 'stricts',
  spec: {
    ...definition.spec,
    fields: [
      { field: 'name', operators: ['$eq', '$in'], sort: 'ASC' },
      { field: 'flag', operators: '*', sort: 'NONE' },
    ],
  },
});
const SITE = 'site';
const START = Date.UTC(2026, 0, 1);

let made = 0;
const sample = (fields: Partial<Sample> = {}): Sample => {
  made += 1;
  return { id: `made-${made}`, createdDate: new Date(START + made * 1000).toISOString(), ...fields };
};

const failure = async (work: Promise<unknown>): Promise<PlatformError> => {
  const error: unknown = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(PlatformError);
  return error as PlatformError;
};

eachEngine(
  'the document store',
  (database, engine) => {
    const db = () => database().kysely;

    it('docs: counts the revision up and rejects a stale one with 409', async () => {
      const first = await samples.insert(db(), SITE, sample());
      expect(first.revision).toBe('1');
      const now = new Date('2026-05-06T07:08:09.000Z');
      const second = await samples.replace(
        db(),
        SITE,
        { ...first, name: 'b' },
        { expectedRevision: '1', now },
      );
      expect(second).toMatchObject({ revision: '2', name: 'b', updatedDate: now.toISOString() });
      expect(await samples.get(db(), SITE, first.id)).toEqual(second);
      const stale = await failure(samples.replace(db(), SITE, first, { expectedRevision: '1' }));
      expect(stale).toMatchObject({ status: 409, code: 'REVISION_MISMATCH' });
      expect(await samples.get(db(), SITE, first.id)).toEqual(second);
    });

    it('assumed: a missing document is 404, a second one with the same id 409', async () => {
      const missing = await failure(samples.replace(db(), SITE, sample()));
      expect(missing).toMatchObject({ status: 404, code: 'NOT_FOUND' });
      const stored = await samples.insert(db(), SITE, sample());
      expect(await failure(samples.insert(db(), SITE, stored))).toMatchObject({
        status: 409,
        code: 'ALREADY_EXISTS',
      });
      await samples.insert(db(), 'another site', stored);
      expect(await samples.remove(db(), SITE, stored.id)).toBe(true);
      expect(await samples.remove(db(), SITE, stored.id)).toBe(false);
      expect(await samples.get(db(), 'another site', stored.id)).toBeDefined();
    });

    it('assumed: dates are kept in one form, whatever form they came in', async () => {
      const stored = await samples.insert(db(), SITE, sample({ due: '2026-02-03T04:05:06+02:00' }));
      expect(stored.due).toBe('2026-02-03T02:05:06.000Z');
      expect((await samples.get(db(), SITE, stored.id))?.due).toBe('2026-02-03T02:05:06.000Z');
    });

    it('assumed: text that no database holds is 400, text that looks like it is kept', async () => {
      expect(await failure(samples.insert(db(), SITE, sample({ name: 'a\u0000b' })))).toMatchObject({
        status: 400,
      });
      expect(await failure(samples.insert(db(), SITE, sample({ name: '\ud800' })))).toMatchObject({
        status: 400,
      });
      const stored = await samples.insert(db(), SITE, sample({ name: 'a\\u0000b' }));
      expect((await samples.get(db(), SITE, stored.id))?.name).toBe('a\\u0000b');
    });

    it('keeps a locked document from others until the transaction ends', async () => {
      const { id } = await samples.insert(db(), SITE, sample({ name: '0' }));
      const add = () =>
        database().transaction(async (tx) => {
          const current = await samples.getForUpdate(tx, SITE, id);
          if (!current) throw new Error('gone');
          await samples.replace(tx, SITE, { ...current, name: String(Number(current.name) + 1) });
        });
      await Promise.all(Array.from({ length: 12 }, add));
      expect((await samples.get(db(), SITE, id))?.name).toBe('12');
    });

    it('gets many in the order asked for', async () => {
      const many = await samples.insertMany(
        db(),
        SITE,
        Array.from({ length: 1203 }, () => sample()),
      );
      const ids = [many[1200]?.id ?? '', 'nobody', many[3]?.id ?? ''];
      expect((await samples.getMany(db(), SITE, ids)).map(({ id }) => id)).toEqual([ids[0], ids[2]]);
    });

    it('keeps the summary right through every kind of write, at once and rolled back', async () => {
      const site = 'counted';
      const counted = async (filter: unknown) => (await samples.count(db(), site, filter)).count;
      const all = Array.from({ length: 40 }, (_, index) =>
        sample({ name: `n${index % 3}`, flag: index % 2 === 0 }),
      );
      await samples.insertMany(db(), site, all);
      await Promise.all(
        all.slice(0, 10).map((one) => samples.replace(db(), site, { ...one, name: 'moved' })),
      );
      await Promise.all(all.slice(30).map((one) => samples.remove(db(), site, one.id)));
      const undone = database().transaction(async (tx) => {
        await samples.insert(tx, site, sample({ name: 'moved' }));
        throw new Error('no');
      });
      await expect(undone).rejects.toThrow('no');
      for (const filter of [
        {},
        { name: 'moved' },
        { flag: true, name: { $ne: 'n1' } },
        { name: { $startsWith: 'N' } },
      ]) {
        const { items } = await samples.queryByOffset(db(), site, {
          filter: { $and: [filter, { id: { $exists: true } }] },
        });
        const beside = await sql<{
          n: number;
        }>`select count(*) as n from samples where site_id = ${site}`.execute(db());
        expect(await counted(filter)).toBe(
          Object.keys(filter).length === 0 ? beside.rows[0]?.n : await countAll(site, filter, items.length),
        );
      }
      expect(await counted({ name: 'moved' })).toBe(10);
      expect(await counted({})).toBe(30);
    });

    it('counts what a query finds no further than one beyond what is wanted', async () => {
      const site = 'found';
      const some = Array.from({ length: 6 }, () => sample({ name: 'one of six' }));
      await samples.insertMany(db(), site, some);
      const found = (filter: object, atMost: number) =>
        samples.countFound(db(), site, { filter }, { atMost });
      const byOne = { id: { $in: some.map(({ id }) => id) } };
      expect(await found(byOne, 4)).toBe(5);
      expect(await found(byOne, 6)).toBe(6);
      expect(await found({ name: 'one of six' }, 4)).toBe(6);
    });

    const countAll = async (site: string, filter: unknown, seen: number): Promise<number> => {
      const { metadata } = await samples.queryByOffset(db(), site, {
        filter: { $and: [filter, { id: { $exists: true } }] },
      });
      expect(seen).toBe(Math.min(metadata.total, 20));
      return metadata.total;
    };

    it('folds the slots of many connections and still counts the same', async () => {
      const site = 'folded';
      await samples.insertMany(
        db(),
        site,
        Array.from({ length: 5 }, () => sample({ name: 'x' })),
      );
      await sql`insert into samples_summary (site_id, key, slot, flag, name, n)
        select ${site}, '[null, "x"]', 100000 + slot, null, 'x', 1 from generate_series(1, 600) as slot`.execute(
        db(),
      );
      expect((await samples.count(db(), site, { name: 'x' })).count).toBe(605);
      await samples.foldCounts(db(), site);
      const { rows } = await sql<{ n: number }>`select count(*) as n from samples_summary
        where site_id = ${site}`.execute(db());
      expect(rows[0]?.n).toBeLessThan(5);
      expect((await samples.count(db(), site, { name: 'x' })).count).toBe(605);
    });

    it('docs: offset pages carry the total, and limit 0 nothing else', async () => {
      const site = 'paged';
      await samples.insertMany(
        db(),
        site,
        Array.from({ length: 7 }, () => sample()),
      );
      const page = await samples.queryByOffset(db(), site, { paging: { limit: 3, offset: 5 } });
      expect(page.items).toHaveLength(2);
      expect(page.metadata).toEqual({ count: 2, offset: 5, total: 7, tooManyToCount: false });
      const none = await samples.queryByOffset(db(), site, { paging: { limit: 0 } });
      expect(none.metadata).toEqual({ count: 0, offset: 0, total: 7, tooManyToCount: false });
    });

    it('narrows by a scope that no cursor carries', async () => {
      const site = 'scoped';
      await samples.insertMany(
        db(),
        site,
        Array.from({ length: 6 }, (_, index) => sample({ flag: index < 4 })),
      );
      const mine = { scope: { flag: true } };
      const first = await samples.query(db(), site, { cursorPaging: { limit: 3 } }, mine);
      const cursor = first.metadata.cursors.next;
      expect(
        (await samples.query(db(), site, { cursorPaging: { limit: 3, cursor } }, mine)).items,
      ).toHaveLength(1);
      const others = { scope: { flag: false } };
      const foreign = await samples.query(db(), site, { cursorPaging: { limit: 3, cursor } }, others);
      expect(foreign.items.every(({ flag }) => flag === false)).toBe(true);
    });

    const rejected: [string, QueryRequest, string, string][] = [
      ['an undeclared field', { filter: { secret: 1 } }, 'search.filter.secret', 'FIELD_NOT_ALLOWED'],
      ['a prototype key', { filter: { constructor: 1 } }, 'search.filter.constructor', 'FIELD_NOT_ALLOWED'],
      [
        'an undeclared operator',
        { filter: { name: { $gt: 'a' } } },
        'search.filter.name.$gt',
        'FIELD_NOT_ALLOWED',
      ],
      ['an unknown operator', { filter: { name: { $like: 'a' } } }, 'search.filter.name.$like', 'VALIDATION'],
      [
        'an inherited operator',
        { filter: { name: { toString: 'a' } } },
        'search.filter.name.toString',
        'VALIDATION',
      ],
      ['an unknown combination', { filter: { $nor: [] } }, 'search.filter.$nor', 'VALIDATION'],
      ['a wrong type', { filter: { flag: 'yes' } }, 'search.filter.flag', 'FORMAT'],
      ['a list that is none', { filter: { name: { $in: 'a' } } }, 'search.filter.name.$in', 'VALIDATION'],
      ['a NUL character', { filter: { name: 'a\u0000' } }, 'search.filter.name', 'FORMAT'],
      ['broken JSON text', { filter: '{"name":' }, 'search.filter', 'FORMAT'],
      ['a place deep inside', { filter: { $or: [{ x: 1 }] } }, 'search.filter.$or[0].x', 'FIELD_NOT_ALLOWED'],
      [
        'a field not to sort by',
        { sort: [{ fieldName: 'flag' }] },
        'search.sort[0].fieldName',
        'FIELD_NOT_ALLOWED',
      ],
      [
        'the wrong order',
        { sort: [{ fieldName: 'name', order: 'DESC' }] },
        'search.sort[0].fieldName',
        'FIELD_NOT_ALLOWED',
      ],
      [
        'an unknown order',
        { sort: [{ fieldName: 'name', order: 'UP' }] },
        'search.sort[0].order',
        'INVALID_ENUM_VALUE',
      ],
      [
        'too many sorts',
        { sort: Array.from({ length: 5 }, () => ({ fieldName: 'name' })) },
        'search.sort',
        'MAX_SIZE',
      ],
      ['a limit over the maximum', { cursorPaging: { limit: 101 } }, 'search.cursorPaging.limit', 'MAX'],
      ['a negative limit', { cursorPaging: { limit: -1 } }, 'search.cursorPaging.limit', 'MIN'],
      ['a broken cursor', { cursorPaging: { cursor: 'abc' } }, 'search.cursorPaging.cursor', 'FORMAT'],
    ];
    it.each(rejected)('assumed: rejects %s with 400', async (_what, request, field, violatedRule) => {
      const error = await failure(strict.search(db(), SITE, request));
      expect(error.status).toBe(400);
      const data = violatedRule === 'MAX' ? { threshold: 100 } : {};
      expect(error.violations).toMatchObject([{ field, violatedRule, data }]);
    });

    it('assumed: rejects the cursor of another site or list, and one that was tampered with', async () => {
      await samples.insertMany(db(), 'cursors', [sample(), sample()]);
      const page = await samples.search(db(), 'cursors', { cursorPaging: { limit: 1 } });
      const cursor = page.metadata.cursors.next ?? '';
      const parts = JSON.parse(atob(cursor.replaceAll('-', '+').replaceAll('_', '/'))) as unknown[];
      const tampered = (index: number, value: unknown): string =>
        btoa(JSON.stringify(parts.with(index, value)));
      const attempts = [
        samples.search(db(), 'elsewhere', { cursorPaging: { cursor } }),
        strict.search(db(), 'cursors', { cursorPaging: { cursor } }),
        samples.search(db(), 'cursors', { cursorPaging: { cursor: tampered(3, { secret: 1 }) } }),
        samples.search(db(), 'cursors', {
          cursorPaging: { cursor: tampered(4, [{ fieldName: 'total.amount' }]) },
        }),
        samples.search(db(), 'cursors', { cursorPaging: { cursor: tampered(7, ['x']) } }),
      ];
      for (const attempt of attempts) {
        const { status, violations } = await failure(attempt);
        expect(status).toBe(400);
        expect(violations?.[0]?.field).toMatch(/^search\.cursorPaging\.cursor/);
      }
    });

    it('docs: takes filter and sort as JSON text', async () => {
      await strict.insertMany(db(), SITE, [sample({ name: 'b' }), sample({ name: 'a' })]);
      const { items } = await strict.search(db(), SITE, {
        filter: '{"name":{"$in":["a","b"]}}',
        sort: '[{"fieldName":"name"}]',
      });
      expect(items.map(({ name }) => name)).toEqual(['a', 'b']);
    });

    it(`reads dates without a zone in the search's own on ${engine}`, async () => {
      await samples.insert(db(), 'zoned', sample({ due: '2026-06-30T23:30:00.000Z' }));
      const filter = { due: { $gte: '2026-07-01' } };
      expect((await samples.search(db(), 'zoned', { filter })).items).toHaveLength(0);
      expect((await samples.search(db(), 'zoned', { filter, timeZone: 'Europe/Lisbon' })).items).toHaveLength(
        1,
      );
      const wrong = await failure(samples.search(db(), 'zoned', { filter, timeZone: 'Mars/Base' }));
      expect(wrong.violations).toMatchObject([{ field: 'search.timeZone' }]);
    });
  },
  [
    {
      service: 'samples',
      migrations: {
        '001-samples': createTable(samples.definition),
        '002-stricts': createTable(strict.definition),
      },
    },
  ],
);
