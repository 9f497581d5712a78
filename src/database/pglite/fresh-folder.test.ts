import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { preparedSnapshot } from '../../testing/databases/own-database.ts';
import { openDatabase } from '../open-database.ts';

it('begins an empty folder with the copy it is given, and leaves one with data as it is', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'counterpart-fresh-'));
  let requested = 0;
  const open = () =>
    openDatabase({
      dataDir: join(folder, 'database'),
      fresh: async () => {
        requested += 1;
        return preparedSnapshot();
      },
    });
  try {
    const first = await open();
    await sql`create table kept as select count(*)::int as tables from schema_migrations`.execute(
      first.kysely,
    );
    await first.close();
    const second = await open();
    const { rows } = await sql<{ tables: number }>`select tables from kept`.execute(second.kysely);
    const { rows: fsync } = await sql`show fsync`.execute(second.kysely);
    await second.close();
    expect(rows[0]?.tables).toBeGreaterThan(50);
    expect(fsync).toEqual([{ fsync: 'on' }]);
    expect(requested).toBe(1);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
