import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { openDatabase } from '../database/open-database.ts';
import { fillDemo } from '../demo/seed-demo.ts';
import { diskFiles } from '../platform/adapters/disk-files.ts';
import { systemClock } from '../platform/adapters/system.ts';
import { readEnvironment } from '../server/config/environment.ts';
import { staffCollaborators } from '../server/staff/collaborators.ts';

const readEmptyStore = async (): Promise<Blob> => {
  const file = await readFile(join(import.meta.dirname, '../../dist/store/empty-store.tar.gz'));
  return new Blob([new Uint8Array(await promisify(gunzip)(file))]);
};

/** Fills the empty folder of data with the demo store; the server finds every part in place and adds the pictures. */
export async function fillFreshStore(log: (line: string) => void): Promise<void> {
  const { DATA_DIR, PLATFORM_SITE_ID } = readEnvironment(process.env);
  const database = await openDatabase({ dataDir: join(DATA_DIR, 'database'), fresh: readEmptyStore });
  await fillDemo({
    database,
    files: diskFiles(join(DATA_DIR, 'media')),
    clock: systemClock,
    siteId: PLATFORM_SITE_ID,
    collaborators: staffCollaborators({ demo: true }),
    log,
  });
  await database.close();
}
