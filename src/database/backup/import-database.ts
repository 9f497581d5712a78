import { sql } from 'kysely';
import type { Database, MigrationSet, Queryable } from '../database.ts';
import { migrateIn, migrationIds } from '../migrate.ts';
import { ArchiveProblem, textOf, type ArchiveEntry } from './archive-reader.ts';
import { FORMAT, MANIFEST, SEQUENCES, type Manifest } from './export-database.ts';
import { MIGRATIONS, readTables, type Table } from './tables.ts';

/** What the operator has to decide first. */
export class RestoreProblem extends Error {}

interface Import {
  /** All that this version has; the backup may have been made by an earlier one. */
  migrations: readonly MigrationSet[];
  /** Removes what is there. */
  replace: boolean;
  /** Takes what is not of the database. */
  other: (entry: ArchiveEntry) => Promise<void>;
  /** When everything is in, just before it counts; the way back if it does not. */
  beforeCommit: () => Promise<() => Promise<void>>;
}

/**
 * Fills the database from an archive, whole or not at all.
 * @returns rows by table
 * @throws ArchiveProblem, RestoreProblem
 */
export async function importDatabase(
  database: Database,
  entries: AsyncIterable<ArchiveEntry>,
  { migrations, replace, other, beforeCommit }: Import,
): Promise<Record<string, number>> {
  let back: (() => Promise<void>) | undefined;
  const counts: Record<string, number> = {};
  let begun = false;
  try {
    await database.transaction(async (tx) => {
      if (begun) throw new RestoreProblem('Something else uses the database: stop it, then begin again.');
      begun = true;
      let tables: Map<string, Table> | undefined;
      for await (const entry of entries) {
        if (!tables) {
          const manifest = await readManifest(entry);
          await makeRoom(tx, replace, manifest);
          tables = await begin(tx, manifest, migrations);
          continue;
        }
        const [, name] = /^tables\/([^/]+)\/\d+\.json$/.exec(entry.name) ?? [];
        if (name !== undefined) {
          const table = tables.get(name);
          if (!table) throw new ArchiveProblem(`the table ${name} is not in its list`);
          counts[name] = (counts[name] ?? 0) + (await load(tx, table, await textOf(entry.content)));
        } else if (entry.name === SEQUENCES) await setSequences(tx, await textOf(entry.content));
        else await other(entry);
      }
      if (!tables) throw new ArchiveProblem('it is empty');
      await triggers(tx, [...tables.values()], 'enable');
      await migrateIn(tx, migrations);
      back = await beforeCommit();
    });
  } catch (error) {
    await back?.();
    throw error;
  }
  await database.maintain();
  return counts;
}

const names = (tables: readonly Pick<Table, 'name'>[]) => sql.join(tables.map(({ name }) => sql.table(name)));

/** Of ours every table but a few has it. */
const hasSite = ({ columns }: Table): boolean => columns.some(({ name }) => name === 'site_id');

async function makeRoom(tx: Queryable, replace: boolean, { tables }: Manifest): Promise<void> {
  const there = await readTables(tx);
  const { rows } = await sql<{
    ours: boolean;
  }>`select to_regclass(${MIGRATIONS}) is not null as ours`.execute(tx);
  const ours = rows[0]?.ours === true;
  if (there.length === 0 && !ours) return;
  if (!replace) throw new RestoreProblem('There is a store already: --replace removes it for the backup.');
  const known = new Set(tables.map(({ name }) => name));
  const strange = there.filter((table) => !ours || !(hasSite(table) || known.has(table.name)));
  if (strange.length > 0) {
    const list = strange.map(({ name }) => name).join(', ');
    throw new RestoreProblem(
      `The database holds tables that are not Counterpart’s and would go with it: ${list}`,
    );
  }
  await sql`drop table ${names([...there, { name: MIGRATIONS }])} cascade`.execute(tx);
  const functions = await sql<{ name: string }>`select oid::regprocedure::text as name from pg_proc
    where pronamespace = current_schema()::regnamespace
      and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')`.execute(tx);
  for (const { name } of functions.rows) await sql.raw(`drop function if exists ${name} cascade`).execute(tx);
}

async function readManifest({ name, content }: ArchiveEntry): Promise<Manifest> {
  if (name !== MANIFEST) throw new ArchiveProblem('it does not begin as one');
  const manifest = JSON.parse(await textOf(content)) as Manifest;
  if (manifest.format !== FORMAT)
    throw new ArchiveProblem(`it was written by version ${manifest.version}, which this one cannot read`);
  return manifest;
}

/** The tables as they were, with nothing in them. */
async function begin(
  tx: Queryable,
  { version, migrations: applied, tables: listed }: Manifest,
  sets: readonly MigrationSet[],
): Promise<Map<string, Table>> {
  const known = migrationIds(sets);
  const missing = applied.filter((id) => !known.has(id));
  if (missing.length > 0) {
    const which = `whose ${missing.join(', ')} this version does not know`;
    throw new ArchiveProblem(`it was made by version ${version}, ${which}`);
  }
  await migrateIn(tx, sets, new Set(applied));
  const made = await readTables(tx);
  const tables = new Map(made.map((table) => [table.name, table]));
  for (const { name, columns } of listed) {
    const made = new Set(tables.get(name)?.columns.map((column) => column.name));
    const unknown = columns.find((column) => !made.has(column));
    if (unknown !== undefined || !tables.has(name))
      throw new ArchiveProblem(`${[name, unknown].filter(Boolean).join('.')} is unknown to this version`);
  }
  await triggers(tx, made, 'disable');
  await sql`truncate ${names(made)}`.execute(tx);
  return new Map(
    listed.map(({ name, columns }) => {
      const types = new Map(tables.get(name)?.columns.map((column) => [column.name, column.type]));
      return [
        name,
        { name, columns: columns.map((column) => ({ name: column, type: types.get(column) ?? 'text' })) },
      ];
    }),
  );
}

/** What triggers once wrote is in the backup. */
async function triggers(tx: Queryable, tables: readonly Table[], how: 'enable' | 'disable'): Promise<void> {
  for (const { name } of tables)
    await sql`alter table ${sql.table(name)} ${sql.raw(how)} trigger user`.execute(tx);
}

async function load(tx: Queryable, { name, columns }: Table, rows: string): Promise<number> {
  const values = columns.map(({ type }, n) => sql`(line->>${sql.lit(n)})::${sql.raw(type)}`);
  const { numAffectedRows } = await sql`insert into ${sql.table(name)}
      (${sql.join(columns.map((column) => sql.ref(column.name)))}) overriding system value
    select ${sql.join(values)} from jsonb_array_elements(${rows}::jsonb) line`.execute(tx);
  return Number(numAffectedRows ?? 0);
}

async function setSequences(tx: Queryable, text: string): Promise<void> {
  for (const [name, last] of Object.entries(JSON.parse(text) as Record<string, string>)) {
    await sql`select setval(quote_ident(${name})::regclass, ${last}::bigint)`.execute(tx);
  }
}
