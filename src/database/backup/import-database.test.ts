import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { eachEngine } from '../../testing/engines.ts';
import type { MigrationSet } from '../database.ts';
import { readArchive } from './archive-reader.ts';
import { ArchiveWriter } from './archive-writer.ts';
import { exportDatabase } from './export-database.ts';
import { importDatabase } from './import-database.ts';

const migrations: readonly MigrationSet[] = [
  {
    service: 'shop',
    migrations: {
      '001-orders': 'create table orders (site_id text not null, id text primary key, note text)',
      '002-lines': 'create table lines (site_id text not null, id serial primary key, name text)',
    },
  },
];

eachEngine('a backup that is read into a database', (database) => {
  const run = (statement: string) => sql.raw(statement).execute(database().kysely);

  async function write(): Promise<Buffer> {
    const out = new PassThrough();
    const written = buffer(out);
    const archive = new ArchiveWriter(out);
    await exportDatabase(database(), archive, { version: '1', now: new Date('2026-11-30T12:00:00Z') });
    await archive.seal();
    return written;
  }

  const read = (bytes: Buffer, replace: boolean) =>
    importDatabase(database(), readArchive(Readable.from([bytes])), {
      migrations,
      replace,
      other: async () => {},
      beforeCommit: async () => async () => {},
    });

  async function everything(): Promise<unknown[]> {
    const orders = await run('select * from orders order by id');
    const lines = await run('select * from lines order by id');
    const applied = await run('select service, name from schema_migrations order by 1, 2');
    return [orders.rows, lines.rows, applied.rows];
  }

  it('takes the place of what is there whole or not at all, wherever it ends or is wrong', async () => {
    await database().migrate(migrations);
    await run(`insert into orders values ('one', 'a', 'Øre “7”\n'), ('one', 'b', null)`);
    await run(`insert into lines (site_id, name) select 'one', 'line ' || n from generate_series(1, 500) n`);
    const written = await everything();
    const file = await write();
    await run(`delete from lines where id > 7`);
    await run(`insert into orders values ('one', 'c', 'later')`);
    const before = await everything();

    const tar = gunzipSync(file);
    const changed = Buffer.from(tar);
    changed.write('X', changed.indexOf('line 400'));
    const newer = Buffer.from(tar.toString('latin1').replace('"shop/001', '"shop/901'), 'latin1');
    const attempts: [Buffer, RegExp, boolean][] = [
      [file, /There is a store already/, false],
      [file.subarray(0, file.length / 2), /unexpected end of file/, true],
      [gzipSync(tar.subarray(0, tar.length / 2)), /The backup cannot be used/, true],
      [gzipSync(changed), /is not what was written/, true],
      [gzipSync(newer), /this version does not know/, true],
      [Buffer.from('no archive'), /incorrect header check/, true],
    ];
    for (const [bytes, problem, replace] of attempts) {
      await expect(read(bytes, replace)).rejects.toThrow(problem);
      expect(await everything()).toEqual(before);
    }
    expect(await read(file, true)).toMatchObject({ orders: 2, lines: 500 });
    expect(await everything()).toEqual(written);
    const { rows } = await run(`insert into lines (site_id) values ('one') returning id`);
    expect(rows).toEqual([{ id: 501 }]);
  });
});
