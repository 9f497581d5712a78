import { sql } from 'kysely';
import type { Database, Engine, Queryable } from '../database.ts';
import type { ArchiveWriter } from './archive-writer.ts';
import { readMigrations, readSequences, readTables, type Table } from './tables.ts';

export const MANIFEST = 'manifest.json';
export const SEQUENCES = 'sequences.json';
export const FORMAT = 1;

export interface Manifest {
  format: number;
  /** Of the product that wrote it. */
  version: string;
  made: string;
  engine: Engine;
  /** `service/name`. */
  migrations: readonly string[];
  tables: readonly { name: string; columns: readonly string[] }[];
}

/** Rows asked for at a time: an order is 20 kB. */
const ROWS = 100;
/** Characters of an entry, about. */
const ENTRY = 2_000_000;

/** Values as text are the same wherever they are read. */
const PLAIN = `set local datestyle = 'ISO'; set local timezone = 'UTC'; set local intervalstyle = 'iso_8601';
  set local bytea_output = 'hex'; set local extra_float_digits = 3`;

/**
 * Everything in the database as it is at one moment, however much is written meanwhile.
 * @returns rows by table
 */
export async function exportDatabase(
  database: Database,
  archive: ArchiveWriter,
  { version, now }: { version: string; now: Date },
): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  let begun = false;
  await database.read(async (tx) => {
    if (begun) throw new Error('The database was lost half-way: begin again.');
    begun = true;
    await sql.raw(PLAIN).execute(tx);
    const tables = await readTables(tx);
    const manifest: Manifest = {
      format: FORMAT,
      version,
      made: now.toISOString(),
      engine: database.engine,
      migrations: await readMigrations(tx),
      tables: tables.map(({ name, columns }) => ({ name, columns: columns.map((column) => column.name) })),
    };
    await archive.text(MANIFEST, JSON.stringify(manifest, undefined, 2));
    for (const table of tables) counts[table.name] = await exportTable(tx, table, archive);
    // Read last: no row has a number that was given later.
    await archive.text(SEQUENCES, JSON.stringify(await readSequences(tx)));
  });
  return counts;
}

async function exportTable(tx: Queryable, { name, columns }: Table, archive: ArchiveWriter): Promise<number> {
  const values = columns.map((column, n) => sql`${sql.ref(column.name)}::text as ${sql.ref(`c${n}`)}`);
  await sql`declare rows no scroll cursor for select ${sql.join(values)} from only ${sql.table(name)}`.execute(
    tx,
  );
  let [count, entries, size] = [0, 0, 0];
  let lines: string[] = [];
  const write = async (): Promise<void> => {
    await archive.text(
      `tables/${name}/${String(++entries).padStart(6, '0')}.json`,
      `[\n${lines.join(',\n')}\n]\n`,
    );
    [lines, size] = [[], 0];
  };
  for (;;) {
    const { rows } = await sql<Record<string, string | null>>`fetch ${sql.lit(ROWS)} from rows`.execute(tx);
    for (const row of rows) {
      const line = JSON.stringify(columns.map((_, n) => row[`c${n}`]));
      lines.push(line);
      size += line.length;
      if (size >= ENTRY) await write();
    }
    count += rows.length;
    if (rows.length < ROWS) break;
  }
  if (lines.length > 0) await write();
  await sql`close rows`.execute(tx);
  return count;
}
