import { sql } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import type { EntityDefinition } from '../../platform/store/definition.ts';
import { derivedFunctions, derivedTableNames } from '../../platform/store/derived-tables.ts';
import { quoted } from '../../platform/store/sql-text.ts';
import { createTable, tableSchema, type TableSchema } from '../../platform/store/table-schema.ts';
import { differences, type Difference } from './differences.ts';
import { readSchema, type SchemaPart } from './read-schema.ts';

const isOf = ({ table }: { table: string }, owner: string): boolean =>
  [owner, ...derivedTableNames(owner)].includes(table);

/** What the table lacks of its definition. Indexes that no definition can ask for are the service's own. */
export const tableDifferences = (
  actual: readonly SchemaPart[],
  wanted: readonly SchemaPart[],
  table: string,
): Difference[] => {
  const of = (parts: readonly SchemaPart[]): SchemaPart[] =>
    parts.filter((part) => isOf(part, table) && part.kind !== 'own');
  return differences(of(actual), of(wanted));
};

/** The tables of the definitions as they are today, in a database with nothing else in it. */
export async function buildFromDefinitions(
  db: Queryable,
  definitions: readonly EntityDefinition[],
): Promise<SchemaPart[]> {
  for (const definition of definitions) await sql.raw(createTable(definition)).execute(db);
  return readSchema(db);
}

/** SQL that makes the table what its definition says; undefined where it is that already. */
export function nextMigration(
  definition: EntityDefinition,
  actual: readonly SchemaPart[],
  wanted: readonly SchemaPart[],
): string | undefined {
  const schema = tableSchema(definition);
  const { table } = schema;
  const found = tableDifferences(actual, wanted, table);
  if (found.length === 0) return undefined;
  if (!actual.some((part) => part.table === table)) return createTable(definition);

  const columns = found.filter((difference) => difference.table === table && difference.kind === 'column');
  const replaced = columns.filter(({ actual, wanted }) => actual && wanted).map(({ name }) => name);
  const uses = (text: string): boolean => replaced.some((name) => new RegExp(`\\b${name}\\b`).test(text));
  const indexes = found.filter((difference) => difference.table === table && difference.kind === 'index');
  const made = [...schema.indexes].filter(
    ([name, text]) => uses(text) || indexes.some((index) => index.name === name),
  );
  const own = actual.filter(({ kind, table: on, text }) => kind === 'own' && on === table && uses(text));
  const stored = keptDifferences(schema, found, actual);
  // The trigger compares the column: it comes and goes with it.
  const trigger = columns.find(({ name }) => name === 'reply_text');
  return [
    ...stored.drop,
    ...(trigger?.actual ? [`drop trigger ${table}_reply_text on ${table};`] : []),
    ...indexes.filter(({ actual }) => actual).map(({ name }) => `drop index ${name};`),
    ...changeColumns(schema, columns),
    ...made.map(([, text]) => text),
    ...(trigger?.wanted ? [schema.replyTrigger ?? ''] : []),
    ...own.map(({ text }) => `${text};`),
    ...stored.create,
  ].join('\n');
}

const WORDS = 'search_words';

/** One statement, for each rewrites the table. An index goes with its column. */
function changeColumns({ table, columns }: TableSchema, changes: readonly Difference[]): string[] {
  const drop = changes.filter(({ actual }) => actual).map(({ name }) => `drop column ${quoted(name)}`);
  const add = changes
    .filter(({ wanted }) => wanted)
    .map(
      ({ name }) => `add column ${quoted(name)} ${columns.get(name)}${name === WORDS ? " default ''" : ''}`,
    );
  const all = [...drop, ...add];
  if (all.length === 0) return [];
  const alter = `alter table ${table}\n  ${all.join(',\n  ')};`;
  if (!add.some((line) => line.startsWith(`add column ${WORDS} `))) return [alter];
  const once = '-- Words are made by the store: a document is found by them once it is saved again.';
  return [once, alter, `alter table ${table} alter column ${WORDS} drop default;`];
}

/** Tables kept by triggers are made anew, whatever is different. */
function keptDifferences(
  { table, kept }: TableSchema,
  found: readonly Difference[],
  actual: readonly SchemaPart[],
): { drop: string[]; create: string[] } {
  const changed = derivedTableNames(table).filter((name) =>
    found.some(
      (part) => part.table === name || (part.kind === 'trigger' && part.name.startsWith(`${name}_`)),
    ),
  );
  return {
    drop: changed.flatMap((name) => {
      if (!actual.some((part) => part.table === name)) return [];
      const functions = derivedFunctions(name).map((each) => `drop function if exists ${each}() cascade;`);
      return [`drop table ${name};`, ...functions];
    }),
    create: changed.flatMap((name) => {
      const { create, fill } = kept.get(name) ?? { create: '', fill: '' };
      return [create, fill].filter(Boolean);
    }),
  };
}
