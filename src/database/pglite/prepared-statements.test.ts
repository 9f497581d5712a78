import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshDatabase } from '../../testing/databases/own-database.ts';
import type { Database, Queryable } from '../database.ts';

describe('statements on PGlite', () => {
  let database: Database;
  beforeAll(async () => {
    database = await freshDatabase('pglite');
    await sql`create table thing (id int primary key, name text)`.execute(database.kysely);
    await sql`insert into thing values (1, 'one'), (2, null)`.execute(database.kysely);
  });
  afterAll(() => database.close());

  const all = (db: Queryable, id: number) =>
    sql<{ id: number }>`select * from thing where id = ${id}`.execute(db);
  const prepared = async (): Promise<string[]> => {
    const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(
      database.kysely,
    );
    return rows.map(({ statement }) => statement);
  };

  it('are prepared once they come again, and answer the same', async () => {
    for (const id of [1, 2, 1]) expect((await all(database.kysely, id)).rows).toMatchObject([{ id }]);
    expect((await all(database.kysely, 2)).rows).toEqual([{ id: 2, name: null }]);
    expect(await prepared()).toContain('select * from thing where id = $1');
  });

  it('say how many rows they changed, and what failed', async () => {
    for (const id of [3, 4, 5]) {
      const { numAffectedRows } = await sql`insert into thing (id) values (${id})`.execute(database.kysely);
      expect(numAffectedRows).toBe(1n);
    }
    const again = sql`insert into thing (id) values (${5})`.execute(database.kysely);
    await expect(again).rejects.toMatchObject({ code: '23505', params: [5] });
    expect((await all(database.kysely, 5)).rows).toHaveLength(1);
  });

  it('go on after one that failed when it was parsed, or for a value that does not fit', async () => {
    for (const value of [1, 1]) {
      const wrong = sql`select nothing from thing where id = ${value}`.execute(database.kysely);
      await expect(wrong).rejects.toMatchObject({ code: '42703', params: [1] });
      const unfit = sql`select ${'x'}::int`.execute(database.kysely);
      await expect(unfit).rejects.toMatchObject({ code: '22P02' });
      const unserialized = sql`select ${2}::boolean`.execute(database.kysely);
      await expect(unserialized).rejects.toThrow('Invalid input for boolean type');
      expect((await all(database.kysely, 1)).rows).toHaveLength(1);
      const { rows } = await sql`select now() = statement_timestamp() as alone`.execute(database.kysely);
      expect(rows, 'no transaction is left open').toEqual([{ alone: true }]);
    }
  });

  it('that were many are kept up to a number', async () => {
    for (let n = 0; n < 320; n++)
      for (const value of [1, 2])
        await sql`select ${value}::int as ${sql.id(`c${n}`)}`.execute(database.kysely);
    expect((await prepared()).length).toBeLessThanOrEqual(300);
  });

  it('go on when the table changed, also when that is rolled back', async () => {
    for (let i = 0; i < 3; i++) await all(database.kysely, 1);
    await sql`alter table thing add column alone int default 7`.execute(database.kysely);
    for (let i = 0; i < 3; i++) expect((await all(database.kysely, 1)).rows).toMatchObject([{ alone: 7 }]);
    const failing = database.transaction(async (tx) => {
      await sql`alter table thing drop column alone`.execute(tx);
      for (let i = 0; i < 3; i++) expect((await all(tx, 1)).rows).toEqual([{ id: 1, name: 'one' }]);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    for (let i = 0; i < 3; i++) expect((await all(database.kysely, 1)).rows).toMatchObject([{ alone: 7 }]);
  });
});
