import { sql, type Kysely } from 'kysely';
import type { Database, MigrationSet } from './database.ts';
import { foundation } from './foundation.ts';

/** Any fixed number: all processes of the product take this lock before they touch the schema. */
const LOCK = 4_107_281_946;

interface Tables {
  schema_migrations: { service: string; name: string; applied_at?: Date };
}

/**
 * One transaction under one lock: the second process waits, then finds everything applied. A failing migration leaves
 * the schema as it was.
 */
export async function migrate(database: Database, sets: readonly MigrationSet[]): Promise<void> {
  await database.transaction(async (tx) => {
    await sql`select pg_advisory_xact_lock(${LOCK}::bigint)`.execute(tx);
    await sql`create table if not exists schema_migrations (
      service text not null,
      name text not null,
      applied_at timestamptz not null default now(),
      primary key (service, name)
    )`.execute(tx);
    const known = tx as unknown as Kysely<Tables>;
    const applied = await known.selectFrom('schema_migrations').select(['service', 'name']).execute();
    const done = new Set(applied.map(({ service, name }) => `${service}/${name}`));
    for (const { service, migrations } of [foundation, ...sets]) {
      for (const [name, migration] of Object.entries(migrations).sort(([a], [b]) => (a < b ? -1 : 1))) {
        if (done.has(`${service}/${name}`)) continue;
        await (typeof migration === 'string' ? sql.raw(migration).execute(tx) : migration(tx));
        await known.insertInto('schema_migrations').values({ service, name }).execute();
      }
    }
  });
}
