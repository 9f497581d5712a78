import { createWriteStream, existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Writable } from 'node:stream';
import type { Database } from '../../database/database.ts';
import { ArchiveWriter } from '../../database/backup/archive-writer.ts';
import { exportDatabase } from '../../database/backup/export-database.ts';
import { openDatabase } from '../../database/open-database.ts';
import type { Environment } from '../config/environment.ts';
import { VERSION } from '../version.ts';
import { borrowCopy } from './lent-copy.ts';
import { archiveFiles } from './retained-files.ts';

export type BackupTarget = Pick<Environment, 'DATA_DIR' | 'DATABASE_URL'>;

export interface Summary {
  rows: number;
  files: number;
}

export const total = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

interface Opened {
  database: Database;
  close: () => Promise<void>;
}

/** PostgreSQL is read beside its servers; the embedded database directly, or as a copy while a server runs on it. */
async function openToRead({ DATA_DIR, DATABASE_URL }: BackupTarget): Promise<Opened> {
  if (DATABASE_URL !== undefined) {
    const database = await openDatabase({ url: DATABASE_URL, poolSize: 1 });
    return { database, close: () => database.close() };
  }
  const copy = await borrowCopy(DATA_DIR);
  const dataDir = copy?.dataDir ?? join(DATA_DIR, 'database');
  if (!existsSync(join(dataDir, 'PG_VERSION'))) throw new Error(`There is no store in ${DATA_DIR}.`);
  try {
    const database = await openDatabase({ dataDir });
    return {
      database,
      async close() {
        await database.close();
        await copy?.remove();
      },
    };
  } catch (error) {
    await copy?.remove();
    throw error;
  }
}

async function writeBackup(place: BackupTarget, out: Writable): Promise<Summary> {
  const { database, close } = await openToRead(place);
  const archive = new ArchiveWriter(out);
  try {
    const counts = await exportDatabase(database, archive, { version: VERSION, now: new Date() });
    const files = await archiveFiles(place.DATA_DIR, archive);
    await archive.seal();
    return { rows: total(counts), files };
  } catch (error) {
    archive.abandon();
    throw error;
  } finally {
    await close();
  }
}

/**
 * Writes the whole store, as it is at one moment, into a file or a stream. The file is there whole or not at all, for
 * its owner only: keys and addresses are in it.
 */
export async function backup(place: BackupTarget, to: string | Writable): Promise<Summary> {
  if (typeof to !== 'string') return writeBackup(place, to);
  if (existsSync(to)) throw new Error(`${to} is there already.`);
  const draft = `${to}.input`;
  try {
    const summary = await writeBackup(place, createWriteStream(draft, { mode: 0o600 }));
    const written = await open(draft, 'r+');
    await written.sync();
    await written.close();
    await rename(draft, to);
    return summary;
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}
