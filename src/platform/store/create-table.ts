import { sql, type RawBuilder } from 'kysely';
import type { Migration, Queryable } from '../../database/database.ts';
import type { Field, FieldColumn } from '../query/field.ts';
import { singleText, textInDocument } from '../query/sql-column-test.ts';
import { leavesPath } from '../query/sql-document-test.ts';
import { createSummary } from './create-summary.ts';
import { isSearchable, type TablePlan } from './table-plan.ts';
import { createVocabulary } from './vocabulary.ts';

type Sql = RawBuilder<unknown>;

/** Creates the table as the definition stands; later changes to a definition need a migration of their own. */
export const createTable = (plan: TablePlan, name = `001-${plan.table}`): Migration => ({
  name,
  async up(db) {
    const columns = plan.generated.map(generatedColumn);
    await sql`create table ${sql.table(plan.table)} (${sql.join([
      sql`site_id text collate "C" not null`,
      sql`id text collate "C" not null`,
      sql`revision bigint not null default 1`,
      sql`doc jsonb not null`,
      ...columns,
      ...(isSearchable(plan) ? [sql`search_words tsvector not null`] : []),
      sql`primary key (site_id, id)`,
    ])})`.execute(db);
    await createIndexes(db, plan);
    if (isSearchable(plan)) {
      await sql`create index ${sql.id(`${plan.table}_search_words`)}
        on ${sql.table(plan.table)} using gin (search_words)`.execute(db);
      await createVocabulary(db, plan);
    }
    if (plan.summary) await createSummary(db, plan);
  },
});

function generatedColumn({ path, keys, type, column }: Field): Sql {
  if (!column) throw new Error(`${path} has no column.`);
  const name = sql.ref(column.name);
  if (column.list) {
    const values = sql`jsonb_path_query_array(doc, ${leavesPath({ keys })})`;
    return sql`${name} jsonb not null generated always as (${values}) stored`;
  }
  const text = textInDocument({ keys });
  const always = sql`${column.required ? sql`not null` : sql``} generated always as`;
  if (type === 'decimal') return sql`${name} numeric ${always} (platform_decimal${text}) stored`;
  if (type === 'boolean') return sql`${name} boolean ${always} (${text}::boolean) stored`;
  return sql`${name} text collate "C" ${always} ${text} stored`;
}

async function createIndexes(db: Queryable, plan: TablePlan): Promise<void> {
  const entries = Object.entries(plan.columns);
  const single = entries.filter(([, { index, type }]) => index && type !== 'list').map(([path]) => [path]);
  for (const paths of [...single, ...(plan.indexes ?? [])])
    await createIndex(db, plan, columnsOf(plan, paths));
  for (const field of entries.flatMap(([path, { prefix }]) => (prefix ? [plan.catalog.any(path)] : []))) {
    await sql`create index ${sql.id(`${plan.table}_${field.column?.name}_prefix`.slice(0, 63))}
      on ${sql.table(plan.table)} (site_id, (platform_lower(${singleText(field)})))`.execute(db);
  }
  for (const { name } of plan.generated.flatMap(({ column }) => (column?.list ? [column] : []))) {
    await sql`create index ${sql.id(`${plan.table}_${name}_list`.slice(0, 63))}
      on ${sql.table(plan.table)} using gin (${sql.ref(name)} jsonb_path_ops)`.execute(db);
  }
}

const columnsOf = (plan: TablePlan, paths: readonly string[]): FieldColumn[] =>
  paths.flatMap((path) => plan.catalog.any(path).column ?? []);

/** Nulls first: read backwards, that is the descending order of the query language. */
async function createIndex(db: Queryable, plan: TablePlan, columns: readonly FieldColumn[]): Promise<void> {
  const name = [plan.table, ...columns.map((column) => column.name)].join('_').slice(0, 63);
  const keys = columns.map((column) => sql`${sql.ref(column.name)} nulls first`);
  await sql`create index ${sql.id(name)} on ${sql.table(plan.table)}
    (site_id, ${sql.join(keys)}, id nulls first)`.execute(db);
}
