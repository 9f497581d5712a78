import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { freshPostgresUrl } from '../../testing/databases/own-database.ts';
import type { Database, Queryable } from '../database.ts';
import { openDatabase } from '../open-database.ts';

describe('statements on PostgreSQL', () => {
  let database: Database;
  let other: Database;
  beforeAll(async () => {
    const url = await freshPostgresUrl();
    database = await openDatabase({ url, poolSize: 1 });
    other = await openDatabase({ url, poolSize: 1 });
    await sql`create table thing (id int primary key, name text)`.execute(other.kysely);
    await sql`insert into thing values (1, 'one'), (2, 'two')`.execute(other.kysely);
  });
  afterAll(() => Promise.all([database.close(), other.close()]));

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
    expect(await prepared()).toContain('select * from thing where id = $1');
  });

  it('that were many are kept up to a number', async () => {
    for (let n = 0; n < 320; n++)
      for (const value of [1, 2])
        await sql`select ${value}::int as ${sql.id(`c${n}`)}`.execute(database.kysely);
    expect((await prepared()).length).toBeLessThanOrEqual(300);
    expect(await prepared()).not.toContain('select $1::int as "c0"');
  });

  it.each(['transaction', 'read'] as const)(
    'go on in a %s when another process changed the table',
    async (kind) => {
      const ask = () => database[kind]((tx) => all(tx, 1));
      for (let i = 0; i < 3; i++) await ask();
      await sql`alter table thing add column ${sql.id(kind)} int default 7`.execute(other.kysely);
      expect((await ask()).rows).toMatchObject([{ id: 1, [kind]: 7 }]);
    },
  );

  it('go on alone when another process changed the table', async () => {
    for (let i = 0; i < 3; i++) await all(database.kysely, 1);
    await sql`alter table thing add column alone int default 7`.execute(other.kysely);
    expect((await all(database.kysely, 1)).rows).toMatchObject([{ alone: 7 }]);
    expect((await all(database.kysely, 1)).rows).toMatchObject([{ alone: 7 }]);
  });

  it('sent in one go are worked off in their order, and one that fails spoils the rest', async () => {
    const insert = (tx: Queryable, id: number) => sql`insert into thing (id) values (${id})`.execute(tx);
    await database.transaction((tx) => Promise.all([insert(tx, 3), insert(tx, 4)]));
    const failing = database.transaction((tx) => Promise.all([insert(tx, 5), insert(tx, 4), insert(tx, 6)]));
    await expect(failing).rejects.toMatchObject({ code: '23505' });
    const { rows } = await sql`select id from thing order by id`.execute(database.kysely);
    expect(rows).toEqual([1, 2, 3, 4].map((id) => ({ id })));
  });

  it('wait for no answer of others that are asked together', async () => {
    const sent = vi.spyOn(pg.Client.prototype, 'query');
    await database.transaction(async (tx) => {
      const both = Promise.all([all(tx, 1), all(tx, 2)]);
      await all(tx, 1);
      expect(sent.mock.calls.length).toBeGreaterThanOrEqual(4);
      expect((await both).map(({ rows }) => rows[0]?.id)).toEqual([1, 2]);
    });
    sent.mockRestore();
  });

  it('that only read see one moment, and may not write', async () => {
    await database.read(async (tx) => {
      const before = (await all(tx, 1)).rows;
      await sql`update thing set name = 'uno' where id = 1`.execute(other.kysely);
      expect((await all(tx, 1)).rows).toEqual(before);
    });
    const writing = database.read((tx) => sql`delete from thing`.execute(tx));
    await expect(writing).rejects.toMatchObject({ code: '25006' });
    expect((await all(database.kysely, 1)).rows).toMatchObject([{ name: 'uno' }]);
  });
});
