import { expect, it } from 'vitest';
import { sql } from 'kysely';
import { markNotes } from '../../database/notes.ts';
import { eachEngine } from '../../testing/engines.ts';
import { statementsOf } from '../../testing/statements.ts';
import { defineEntity } from './entity.ts';
import { createTable } from './table-schema.ts';

interface Cup {
  id: string;
  size: number;
  note?: string | undefined;
}

const cups = defineEntity<Cup>({
  table: 'cups',
  spec: {
    paging: 'cursor',
    fields: [{ field: 'size', operators: '*', sort: 'NONE' }],
    searchable: [],
    aggregatable: [],
  },
  columns: {},
  defaultSort: [{ fieldName: 'id', order: 'ASC' }],
  maxLimit: 10,
});
const site = 'site';

eachEngine('documents a transaction wrote or holds', (database) => {
  it('are read without the database, as it would give them', async () => {
    await sql.raw(createTable(cups.definition)).execute(database().kysely);
    const statements = await statementsOf(() =>
      database().transaction(async (tx) => {
        await cups.insert(tx, site, { id: 'a', size: 1, note: undefined });
        expect(await cups.get(tx, site, 'a')).toStrictEqual({ id: 'a', size: 1 });
        await cups.replace(tx, site, { id: 'a', size: 2 });
        const held = await cups.getForUpdate(tx, site, 'a');
        expect(held).toStrictEqual({ id: 'a', size: 2 });
        if (held) held.size = 7;
        expect(await cups.get(tx, site, 'a')).toStrictEqual({ id: 'a', size: 2 });
        expect(await cups.get(tx, 'another', 'a')).toBeUndefined();
      }),
    );
    expect(statements.map((text) => text.split(' ')[0])).toEqual([
      'begin',
      'insert',
      'update',
      'select',
      'commit',
    ]);
  });

  it('are looked at anew by a narrower eye', async () => {
    await database().transaction(async (tx) => {
      await cups.getForUpdate(tx, site, 'a');
      expect(await cups.get(tx, site, 'a', { scope: { size: 3 } })).toBeUndefined();
      expect(await cups.get(tx, site, 'a', { scope: { size: 2 } })).toEqual({ id: 'a', size: 2 });
    });
  });

  it('are gone when they were removed, and as they were when a savepoint is rolled back', async () => {
    await database().transaction(async (tx) => {
      const ended = await markNotes(tx);
      await sql`savepoint here`.execute(tx);
      await cups.replace(tx, site, { id: 'a', size: 5 });
      await cups.insert(tx, site, { id: 'b', size: 1 });
      await sql`rollback to savepoint here`.execute(tx);
      ended('undo');
      expect(await cups.get(tx, site, 'a')).toEqual({ id: 'a', size: 2 });
      expect(await cups.getForUpdate(tx, site, 'b')).toBeUndefined();
      await cups.getForUpdate(tx, site, 'a');
      await cups.remove(tx, site, 'a');
      expect(await cups.get(tx, site, 'a')).toBeUndefined();
    });
  });

  it('are asked for again outside of the transaction', async () => {
    await cups.insert(database().kysely, site, { id: 'c', size: 1 });
    await sql`update cups set doc = '{"id": "c", "size": 9}' where id = 'c'`.execute(database().kysely);
    expect(await cups.get(database().kysely, site, 'c')).toEqual({ id: 'c', size: 9 });
  });
});
