import { promisify } from 'node:util';
import { constants, gzip } from 'node:zlib';
import { sql } from 'kysely';
import { openPglite } from '../../database/pglite/pglite-database.ts';
import { adapterMigrations } from '../../platform/adapters/migrations.ts';
import { platformMigrations } from '../../platform/platform.ts';
import { gatewayMigrations } from '../../server/migrations.ts';

/** A database with every table and no row, as a compressed archive of its folder. */
export async function makeEmptyStore(): Promise<Uint8Array> {
  const database = await openPglite({});
  await database.migrate([...gatewayMigrations, ...platformMigrations, ...adapterMigrations]);
  // Without a checkpoint each copy would begin by replaying the whole log.
  await sql`checkpoint`.execute(database.kysely);
  const snapshot = await database.takeSnapshot();
  await database.close();
  return promisify(gzip)(await snapshot.arrayBuffer(), { level: constants.Z_BEST_SPEED });
}
