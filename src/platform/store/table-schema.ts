import type { Field, FoldedText } from '../query/field.ts';
import { singleText, textInDocument } from '../query/sql-column-test.ts';
import { leavesPath } from '../query/sql-document-test.ts';
import type { EntityDefinition } from './definition.ts';
import type { DerivedTable } from './derived-table.ts';
import { derivedTables } from './derived-tables.ts';
import { quoted, sqlText } from './sql-text.ts';
import { REPLY_COLUMNS, replyTrigger } from './reply-text.ts';
import { columnName, isSearchable, planTable, type TablePlan } from './table-plan.ts';

/** What a definition asks of the database today, as SQL by name. What is released stands in migrations. */
export interface TableSchema {
  table: string;
  /** As they stand in `create table`. */
  columns: ReadonlyMap<string, string>;
  indexes: ReadonlyMap<string, string>;
  kept: ReadonlyMap<string, DerivedTable>;
  /** Of a table with texts for replies. */
  replyTrigger?: string;
}

const ALWAYS = {
  site_id: 'text collate "C" not null',
  id: 'text collate "C" not null',
  revision: 'bigint not null default 1',
  doc: 'jsonb not null',
};

export function tableSchema(definition: EntityDefinition): TableSchema {
  const plan = planTable(definition);
  const columns = {
    ...ALWAYS,
    ...Object.fromEntries(plan.generated.map((field) => [columnOf(field), generated(field)])),
    ...(isSearchable(plan) && { search_words: 'tsvector not null' }),
    ...(plan.completion && REPLY_COLUMNS),
  };
  return {
    table: plan.table,
    columns: new Map(Object.entries(columns)),
    indexes: indexesOf(plan),
    kept: derivedTables(plan),
    ...(plan.completion && { replyTrigger: replyTrigger(plan.table) }),
  };
}

/** All of it, for a table that is not there yet. */
export function createTable(definition: EntityDefinition): string {
  const { table, columns, indexes, kept, replyTrigger: trigger } = tableSchema(definition);
  const lines = [...columns].map(([name, column]) => `${quoted(name)} ${column},`);
  const always = lines.splice(0, Object.keys(ALWAYS).length).join(' ');
  return [
    `create table ${table} (`,
    ...[always, ...lines, 'primary key (site_id, id));'].map((line) => `  ${line}`),
    ...indexes.values(),
    ...(trigger ? [trigger] : []),
    ...[...kept.values()].map(({ create }) => create),
  ].join('\n');
}

function columnOf({ path, column }: Field): string {
  if (!column) throw new Error(`${path} has no column.`);
  return column.name;
}

function foldedTexts({ of, digits = [], lists = [], beside = [] }: FoldedText): string[] {
  const keysOf = (path: string) => ({ keys: path.split('.') });
  const text = (path: string): string => `coalesce(${sqlText(textInDocument(keysOf(path)))}, '')`;
  return [
    ...of.map(text),
    ...digits.map((path) => `regexp_replace(${text(path)}, '[^0-9]', '', 'g')`),
    ...lists.map((path) => `(jsonb_path_query_array(doc, ${sqlText(leavesPath(keysOf(path)))}) #>> '{}')`),
    ...beside.map((path) => `coalesce(${columnName(path)}, '')`),
  ];
}

function generated(field: Field): string {
  const { type, column } = field;
  if (column?.beside) return type === 'decimal' ? 'numeric' : 'text collate "C"';
  if (column?.list) {
    const values = `jsonb_path_query_array(doc, ${sqlText(leavesPath(field))})`;
    return `jsonb not null generated always as (${values}) stored`;
  }
  if (column?.folded) {
    const texts = foldedTexts(column.folded).join(" || ' ' || ");
    return `text collate "C" not null generated always as (platform_fold(${texts})) stored`;
  }
  const always = `${column?.required ? 'not null ' : ''}generated always as`;
  const value = sqlText(textInDocument(field));
  if (type === 'decimal') return `numeric ${always} (platform_decimal${value}) stored`;
  if (type === 'boolean') return `boolean ${always} (${value}::boolean) stored`;
  return `text collate "C" ${always} ${value} stored`;
}

/** PostgreSQL cuts what is longer. */
const MAX_NAME = 63;

function indexesOf(plan: TablePlan): ReadonlyMap<string, string> {
  const { table, catalog } = plan;
  const indexes = new Map<string, string>();
  const add = (ending: string, on: string): void => {
    const name = `${table}_${ending}`.slice(0, MAX_NAME);
    indexes.set(name, `create index ${name} on ${table} ${on};`);
  };
  const columns = Object.entries(plan.columns);
  const single = columns.filter(([, { index, type }]) => index && type !== 'list').map(([path]) => [path]);
  for (const paths of [...single, ...(plan.indexes ?? [])]) {
    const names = paths.map((path) => columnOf(catalog.any(path)));
    // Nulls first: read backwards, that is the descending order of the query language.
    const keys = [...names, 'id'].map((name) => `${quoted(name)} nulls first`);
    add(names.join('_'), `(site_id, ${keys.join(', ')})`);
  }
  for (const [path] of columns.filter(([, { prefix }]) => prefix)) {
    const field = catalog.any(path);
    add(`${columnOf(field)}_prefix`, `(site_id, (platform_lower(${sqlText(singleText(field))})))`);
  }
  for (const name of plan.generated.filter(({ column }) => column?.list).map(columnOf)) {
    add(`${name}_list`, `using gin (${name} jsonb_path_ops)`);
  }
  if (isSearchable(plan)) add('search_words', 'using gin (search_words)');
  if (plan.completion) add('reply_version', '(site_id, reply_version)');
  return indexes;
}
