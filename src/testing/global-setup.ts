import './provided.ts';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openPglite } from '../database/pglite/pglite-database.ts';
import { startPostgres } from './postgres.ts';

/** Both engines, once for all test files. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'counterpart-tests-'));
  const [postgres, snapshot] = await Promise.all([startPostgres(), emptySnapshot(join(folder, 'empty.tar'))]);
  project.provide('postgresUrl', postgres.url);
  project.provide('pgliteSnapshot', snapshot);
  return async () => {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

async function emptySnapshot(file: string): Promise<string> {
  const database = await openPglite({});
  await database.migrate([]);
  const snapshot = await database.takeSnapshot();
  await database.close();
  await writeFile(file, new Uint8Array(await snapshot.arrayBuffer()));
  return file;
}
