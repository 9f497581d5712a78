import { PGlite } from '@electric-sql/pglite';
import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { emptySnapshot, freshDatabase, freshPostgresUrl } from '../testing/databases/own-database.ts';
import { eachEngine } from '../testing/engines.ts';
import type { MigrationSet } from './database.ts';
import { openDatabase } from './open-database.ts';
import { ConnectionGate } from './pglite/connection-gate.ts';
import { startMaintenance, maintain } from './pglite/maintenance.ts';

eachEngine('a database', (database, engine) => {
  it('reads every column type the same', async () => {
    const { rows } =
      await sql`select 5::bigint as small, 9007199254740993::bigint as big, 1.50::numeric as price,
      '{"a": [1.5, null]}'::jsonb as doc, '2026-01-02'::date as day, '2026-01-02 03:04:05'::timestamp as wall,
      '2026-01-02 03:04:05.678+02'::timestamptz as instant, array[1, null]::bigint[] as list, true as flag`.execute(
        database().kysely,
      );
    expect(rows[0]).toEqual({
      small: 5,
      big: '9007199254740993',
      price: '1.50',
      doc: { a: [1.5, null] },
      day: '2026-01-02',
      wall: '2026-01-02 03:04:05',
      instant: new Date('2026-01-02T01:04:05.678Z'),
      list: [1, null],
      flag: true,
    });
  });

  it('rolls everything back when the work throws', async () => {
    await sql`create table kept (value int)`.execute(database().kysely);
    const work = database().transaction(async (tx) => {
      await sql`insert into kept values (1)`.execute(tx);
      throw new Error('no');
    });
    await expect(work).rejects.toThrow('no');
    const { rows } = await sql`select * from kept`.execute(database().kysely);
    expect(rows).toEqual([]);
  });

  it('keeps transactions apart that run at the same time', async () => {
    await sql`create table counter (value int)`.execute(database().kysely);
    await sql`insert into counter values (0)`.execute(database().kysely);
    const add = (): Promise<unknown> =>
      database().transaction(async (tx) => {
        const { rows } = await sql<{ value: number }>`select value from counter for update`.execute(tx);
        await sql`update counter set value = ${(rows[0]?.value ?? 0) + 1}::int`.execute(tx);
      });
    await Promise.all(Array.from({ length: 20 }, add));
    const { rows } = await sql`select value from counter`.execute(database().kysely);
    expect(rows).toEqual([{ value: 20 }]);
  });

  it('goes on with both of two transactions that wait for each other', async () => {
    await sql`create table pair (id int primary key, value int)`.execute(database().kysely);
    await sql`insert into pair values (1, 0), (2, 0)`.execute(database().kysely);
    // On PGlite the second begins when the first has ended.
    const atOnce = engine === 'postgres' ? 2 : 1;
    const met = Promise.withResolvers<void>();
    let come = 0;
    const add = (ids: number[]): Promise<unknown> =>
      database().transaction(async (tx) => {
        for (const id of ids) {
          await sql`update pair set value = value + 1 where id = ${id}`.execute(tx);
          if (++come >= atOnce) met.resolve();
          await met.promise;
        }
      });
    await Promise.all([add([1, 2]), add([2, 1])]);
    const { rows } = await sql`select value from pair`.execute(database().kysely);
    expect(rows).toEqual([{ value: 2 }, { value: 2 }]);
  });

  it('rejects a second connection inside a transaction, and allows it afterwards', async () => {
    const inside = database().transaction(() => sql`select 1`.execute(database().kysely));
    await expect(inside).rejects.toThrow('second connection');
    let later: Promise<unknown> | undefined;
    const ended = Promise.withResolvers<void>();
    await database().transaction(async () => {
      later = ended.promise.then(() => sql`select 1`.execute(database().kysely));
    });
    ended.resolve();
    await expect(later).resolves.toMatchObject({ rows: [{}] });
  });

  it('delivers notifications at commit and stops when asked to', async () => {
    const heard: string[] = [];
    const stop = await database().listen('Some Channel', (payload) => heard.push(payload));
    await database().notify('Some Channel', 'one');
    await database()
      .transaction(async (tx) => {
        await database().notify('Some Channel', 'never', tx);
        throw new Error('no');
      })
      .catch(() => {});
    await database().notify('Some Channel', 'two');
    await vi.waitFor(() => expect(heard).toContain('two'));
    await stop();
    const after: string[] = [];
    const stopAgain = await database().listen('Some Channel', (payload) => after.push(payload));
    await database().notify('Some Channel', 'three');
    await vi.waitFor(() => expect(after).toEqual(['three']));
    await stopAgain();
    expect(heard).toEqual(['one', 'two']);
  });

  it('applies a migration once and leaves nothing of a failing one', async () => {
    let runs = 0;
    const set = (fails: boolean): MigrationSet => ({
      service: 'thing',
      migrations: {
        '003-third': async () => {
          if (fails) throw new Error('broken');
        },
        '002-second': `
          insert into thing values (1);
          create index thing_x on thing (x);`,
        '001-first': async (db) => {
          runs += 1;
          await sql`create table thing (x int)`.execute(db);
        },
      },
    });
    await expect(database().migrate([set(true)])).rejects.toThrow('broken');
    await database().migrate([set(false)]);
    await database().migrate([set(false)]);
    expect(runs).toBe(2);
  });

  it('waits in close for what runs, and closes once', async () => {
    const other = await freshDatabase(database().engine);
    const running = other.transaction((tx) => sql`select pg_sleep(0.05), 1 as done`.execute(tx));
    await other.maintain();
    await Promise.all([other.close(), other.close()]);
    await expect(running).resolves.toMatchObject({ rows: [{ done: 1 }] });
  });

  it('reads a decimal, and anything else as missing', async () => {
    const { rows } = await sql`select platform_decimal('-1.50') as price, platform_decimal('1x5') as code,
      platform_decimal('1.') as half`.execute(database().kysely);
    expect(rows).toEqual([{ price: '-1.50', code: null, half: null }]);
  });

  it('folds case in every script, one character at a time', async () => {
    const { rows } = await sql`select platform_lower('ÀΣİЯ') as lower`.execute(database().kysely);
    expect(rows).toEqual([{ lower: 'àσiя' }]);
  });
});

it('looks after the tables of PGlite that changed, and only those', async () => {
  const client = await PGlite.create({ loadDataDir: await emptySnapshot() });
  await client.exec(
    'create table busy as select n from generate_series(1, 1000) as n; create table quiet (n int);',
  );
  await client.exec('update busy set n = n + 1');
  expect(await maintain(client, new ConnectionGate())).toEqual(['busy']);
  const { rows } = await client.query(`select reltuples from pg_class where relname = 'busy'`);
  expect(rows).toEqual([{ reltuples: 1000 }]);
  expect(await maintain(client, new ConnectionGate())).toEqual([]);
  await client.close();
});

it('looks after the tables of a PGlite that is never at rest', async () => {
  const client = await PGlite.create({ loadDataDir: await emptySnapshot() });
  await client.exec('create table busy as select n from generate_series(1, 1000) as n');
  const gate = new ConnectionGate();
  const stop = startMaintenance(client, gate, 5);
  let counted = false;
  let leave = await gate.enter();
  // Somebody waits whenever somebody leaves.
  while (!counted) {
    const next = gate.enter();
    await new Promise((resolve) => setTimeout(resolve, 10));
    leave();
    leave = await next;
    const { rows } = await client.query(`select from pg_class where relname = 'busy' and reltuples = 1000`);
    counted = rows.length > 0;
  }
  leave();
  await stop();
  expect(counted).toBe(true);
  await client.close();
});

describe('PostgreSQL', () => {
  it('listens again after its connection broke', async () => {
    const database = await openDatabase({ url: await freshPostgresUrl() });
    const heard: string[] = [];
    await database.listen('news', (payload) => heard.push(payload));
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query like 'listen%'`.execute(database.kysely);
    await expect
      .poll(async () => {
        await database.notify('news', 'back');
        return heard.length;
      })
      .toBeGreaterThan(0);
    await database.close();
  });
});

describe('PostgreSQL with several processes', () => {
  it('migrates once when all start together', async () => {
    const url = await freshPostgresUrl();
    const processes = await Promise.all(Array.from({ length: 5 }, () => openDatabase({ url, poolSize: 2 })));
    let runs = 0;
    const sets = [{ service: 's', migrations: { '001': async () => void runs++ } }];
    await Promise.all(processes.map((database) => database.migrate(sets)));
    await Promise.all(processes.map((database) => database.close()));
    expect(runs).toBe(1);
  });

  it('says at once when the server cannot be reached', async () => {
    await expect(openDatabase({ url: 'postgres://127.0.0.1:1/none' })).rejects.toThrow('ECONNREFUSED');
  });
});
