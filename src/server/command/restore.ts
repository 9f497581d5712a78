import { createReadStream, existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { readArchive } from '../../database/backup/archive-reader.ts';
import { importDatabase, RestoreProblem } from '../../database/backup/import-database.ts';
import { openDatabase } from '../../database/open-database.ts';
import { adapterMigrations } from '../../platform/adapters/migrations.ts';
import { platformMigrations } from '../../platform/platform.ts';
import { checkDataFolder } from '../config/data-folder-problem.ts';
import { gatewayMigrations } from '../migrations.ts';
import { total, type BackupTarget, type Summary } from './backup.ts';
import { hasFiles, restoreFiles } from './retained-files.ts';

const migrations = [...gatewayMigrations, ...platformMigrations, ...adapterMigrations];

/** A connection that was closed is listed for a moment longer, our own first one too. */
const LOOKS = 15;
const LOOK_AGAIN_MS = 200;

async function hasOthers({ kysely }: Database): Promise<boolean> {
  const { rows } = await sql`select from pg_stat_activity where datname = current_database()
    and application_name = current_setting('application_name') and pid <> pg_backend_pid()
    and backend_type = 'client backend'`.execute(kysely);
  return rows.length > 0;
}

/** Those that go on would keep secrets of the store that was. */
async function refuseServers(database: Database): Promise<void> {
  for (let looks = 1; await hasOthers(database); looks++) {
    if (looks === LOOKS) throw new RestoreProblem('A server works on the database: stop it first.');
    await setTimeout(LOOK_AGAIN_MS);
  }
}

const openToWrite = async ({ DATA_DIR, DATABASE_URL }: BackupTarget): Promise<Database> =>
  DATABASE_URL === undefined
    ? openDatabase({ dataDir: join(DATA_DIR, 'database') })
    : openDatabase({ url: DATABASE_URL, poolSize: 1 });

/**
 * Makes the store what the backup says, whole or not at all. No server may run on it.
 * @throws what the operator has to decide or to put right
 */
export async function restore(
  place: BackupTarget,
  from: string | Readable,
  { replace }: { replace: boolean },
): Promise<Summary> {
  if (typeof from === 'string' && !existsSync(from)) throw new RestoreProblem(`There is no ${from}.`);
  await checkDataFolder(place.DATA_DIR, ['database', 'media', 'documents', 'renditions']);
  const database = await openToWrite(place);
  try {
    if (database.engine === 'postgres') await refuseServers(database);
    if (!replace && (await hasFiles(place.DATA_DIR)))
      throw new RestoreProblem(
        'There are pictures or documents already: --replace removes them for the backup.',
      );
    const stored = await restoreFiles(place.DATA_DIR);
    try {
      const source = typeof from === 'string' ? createReadStream(from) : from;
      const counts = await importDatabase(database, readArchive(source), {
        migrations,
        replace,
        other: stored.take,
        beforeCommit: stored.swap,
      });
      // Drawn anew from the files, which may be others now.
      await rm(join(place.DATA_DIR, 'renditions'), { recursive: true, force: true });
      return { rows: total(counts), files: stored.count };
    } finally {
      await stored.tidy();
    }
  } finally {
    await database.close();
  }
}
