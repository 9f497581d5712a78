import { sql, type Kysely } from 'kysely';
import type { Database, MigrationSet, Queryable } from './database.ts';
import { foundation } from './foundation.ts';

/** Any fixed number: all processes of the product take this lock before they touch the schema. */
const LOCK = 4_107_281_946;

interface Tables {
  schema_migrations: { service: string; name: string; applied_at?: Date };
}

/** As `service/name`. */
export const migrationIds = (sets: readonly MigrationSet[]): Set<string> =>
  new Set(
    [foundation, ...sets].flatMap(({ service, migrations }) =>
      Object.keys(migrations).map((name) => `${service}/${name}`),
    ),
  );

/**
 * One transaction under one lock: the second process waits, then finds everything applied. A failing migration leaves
 * the schema as it was.
 */
export const migrate = (database: Database, sets: readonly MigrationSet[]): Promise<void> =>
  database.transaction((tx) => migrateIn(tx, sets));

/**
 * The same in a transaction that is open already.
 * @param only those of these, as `service/name`
 */
export async function migrateIn(
  tx: Queryable,
  sets: readonly MigrationSet[],
  only?: ReadonlySet<string>,
): Promise<void> {
  await sql`select pg_advisory_xact_lock(${LOCK}::bigint)`.execute(tx);
  await createBookkeeping(tx);
  const known = tx as unknown as Kysely<Tables>;
  const applied = await known.selectFrom('schema_migrations').select(['service', 'name']).execute();
  const done = new Set(applied.map(({ service, name }) => `${service}/${name}`));
  for (const { service, migrations } of [foundation, ...sets]) {
    for (const [name, migration] of Object.entries(migrations).sort(([a], [b]) => (a < b ? -1 : 1))) {
      const id = `${service}/${name}`;
      if (done.has(id) || only?.has(id) === false) continue;
      await (typeof migration === 'string' ? sql.raw(migration).execute(tx) : migration(tx));
      await known.insertInto('schema_migrations').values({ service, name }).execute();
    }
  }
}

/** Changes no schema where nothing is missing: PGlite would have to parse all its prepared statements again. */
async function createBookkeeping(tx: Queryable): Promise<void> {
  const { rows } = await sql<{ found: boolean }>`
    select to_regclass('schema_migrations') is not null as found`.execute(tx);
  if (rows[0]?.found) return;
  await sql`create table schema_migrations (
    service text not null,
    name text not null,
    applied_at timestamptz not null default now(),
    primary key (service, name)
  )`.execute(tx);
}
