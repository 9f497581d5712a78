// @long: kills processes that write
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { unpackFresh } from '../testing/databases/own-database.ts';
import { COMPILE_CACHE } from '../testing/compile-cache.ts';
import { openDatabase } from './open-database.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'counterpart-durability-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Another process that opens the folder and writes numbers, telling each one once it is committed. */
function startWriter(dataDir: string) {
  const module = JSON.stringify(new URL('./open-database.ts', import.meta.url).href);
  const program = `
    import { sql } from 'kysely';
    import { openDatabase } from ${module};
    const database = await openDatabase({ dataDir: ${JSON.stringify(dataDir)} });
    await sql\`create table if not exists numbers (n int)\`.execute(database.kysely);
    for (let n = 1; ; n++) {
      await sql\`insert into numbers values (\${n}::int)\`.execute(database.kysely);
      console.log(n);
    }`;
  return spawn(process.execPath, ['--input-type=module', '-e', program], {
    env: { ...process.env, ...COMPILE_CACHE },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

it('loses nothing it had confirmed when the process is killed', async () => {
  const dataDir = join(folder, 'data');
  await unpackFresh(dataDir);
  const writer = startWriter(dataDir);
  let confirmed = 0;
  for await (const chunk of writer.stdout) {
    const last = String(chunk).trim().split('\n').at(-1);
    confirmed = Number(last);
    if (confirmed >= 50) break;
  }
  writer.kill('SIGKILL');
  if (writer.exitCode === null && writer.signalCode === null) await once(writer, 'exit');
  const database = await openDatabase({ dataDir });
  const { rows } = await sql<{ count: number; last: number }>`select count(*) as count, max(n) as last
    from numbers`.execute(database.kysely);
  await database.close();
  expect(rows[0]?.last).toBeGreaterThanOrEqual(confirmed);
  expect(rows[0]?.count).toBe(rows[0]?.last);
});

it('begins again when its very first start was killed half-way', async () => {
  const dataDir = join(folder, 'data');
  const writer = startWriter(dataDir);
  await expect
    .poll(() => existsSync(join(dataDir, 'PG_VERSION')), { timeout: 120_000, interval: 5 })
    .toBe(true);
  writer.kill('SIGKILL');
  await once(writer, 'exit');
  const database = await openDatabase({ dataDir });
  const { rows } = await sql`select 1 as one`.execute(database.kysely);
  await database.close();
  expect(rows).toEqual([{ one: 1 }]);
});

it('rejects a folder that another process holds, and takes it when that one is gone', async () => {
  const dataDir = join(folder, 'data');
  await unpackFresh(dataDir);
  await writeFile(`${dataDir}.lock`, `${process.ppid} `);
  const held = await openDatabase({ dataDir });
  await expect(openDatabase({ dataDir })).rejects.toThrow(`in use by process ${process.pid}`);
  await held.close();
  const again = await openDatabase({ dataDir });
  await again.close();
});

it('lets the process end once it is closed, even when nothing was asked', async () => {
  await unpackFresh(join(folder, 'data'));
  const module = JSON.stringify(new URL('./open-database.ts', import.meta.url).href);
  const program = `
    import { sql } from 'kysely';
    import { openDatabase } from ${module};
    const database = await openDatabase({ dataDir: ${JSON.stringify(join(folder, 'data'))} });
    await database.close();`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    env: { ...process.env, ...COMPILE_CACHE },
    stdio: 'inherit',
  });
  const [code] = (await once(child, 'exit')) as [number];
  expect(code).toBe(0);
  expect(existsSync(join(folder, 'data.lock'))).toBe(false);
  expect(existsSync(join(folder, 'data', 'postmaster.pid'))).toBe(false);
});
