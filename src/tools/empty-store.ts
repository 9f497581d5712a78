/** Part of `npm run build`: the database that an empty folder of data begins with. */
import { writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { sql } from 'kysely';
import { openPglite } from '../database/pglite/pglite-database.ts';
import { adapterMigrations } from '../platform/adapters/migrations.ts';
import { platformMigrations } from '../platform/platform.ts';
import { gatewayMigrations } from '../server/migrations.ts';

const database = await openPglite({});
await database.migrate([...gatewayMigrations, ...platformMigrations, ...adapterMigrations]);
// Else whoever opens the copy would first do all of it again, from the log.
await sql`checkpoint`.execute(database.kysely);
const snapshot = await database.takeSnapshot();
await database.close();
await writeFile('dist/server/empty-store.tar.gz', await promisify(gzip)(await snapshot.arrayBuffer()));
