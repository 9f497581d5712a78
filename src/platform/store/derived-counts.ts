import { sql } from 'kysely';
import type { FieldType } from '../query/field.ts';
import { valueKey } from '../query/sql-aggregation.ts';
import type { EntityDefinition } from './definition.ts';
import type { DerivedTable } from './derived-table.ts';
import { quoted, sqlText } from './sql-text.ts';
import type { TablePlan } from './table-plan.ts';

const TYPES: Readonly<Record<Exclude<FieldType, 'json'>, string>> = {
  text: 'text collate "C"',
  date: 'text collate "C"',
  decimal: 'numeric',
  boolean: 'boolean',
};

interface CountedColumn {
  name: string;
  type: string;
}

const countedColumns = ({ table, catalog }: TablePlan, paths: readonly string[]): CountedColumn[] =>
  paths.map((path) => {
    const { column, type } = catalog.any(path);
    if (!column || column.list || type === 'json') throw new Error(`${table}: ${path} cannot be counted by.`);
    return { name: quoted(column.name), type: TYPES[type] };
  });

interface Counting {
  table: string;
  counts: string;
  columns: readonly CountedColumn[];
  /** Columns that tell one count from another beside `key`, texts all. */
  beside: readonly string[];
  /** Decimals that are added up beside the count. */
  sums?: readonly string[];
  /** What every row of the table adds, beside the columns. */
  join: string;
  /** The columns of the table that all this reads. */
  reads: string;
}

/**
 * Counts that triggers maintain. Every connection counts in a slot of its own: writers neither wait for each other nor lock
 * each other out. A count is the sum over its slots.
 */
function keptCounts({ table, counts, columns, beside, sums = [], join, reads }: Counting): DerivedTable {
  const each = (write: (name: string, sum: string) => string): string =>
    sums.map((name) => write(quoted(name), quoted(sumColumn(name)))).join('');
  const names = columns.map(({ name }) => name).join(', ');
  const unique = [...beside, 'key'].join(', ');
  const grouped = ['site_id', ...beside, names].join(', ');
  const key = `jsonb_build_array(${names})::text`;
  const into = `(site_id, ${unique}, slot, ${names}, n${each((_, sum) => `, ${sum}`)})`;
  const selected = ['site_id', ...beside, key].join(', ');
  const count = (changes: string): string => `insert into ${counts} as kept ${into}
      select ${selected}, pg_backend_pid(),
        ${names}, sum(change)${each((name) => `, sum(change * ${name})`)}
      from (${changes}) as changes${join}
      group by ${grouped} having sum(change) <> 0${each((name) => ` or sum(change * ${name}) <> 0`)}
      on conflict (site_id, ${unique}, slot) do update set n = kept.n + excluded.n${each((_, sum) => `, ${sum} = kept.${sum} + excluded.${sum}`)};`;
  const more = `select ${reads}, 1 as change from added`;
  const less = `select ${reads}, -1 as change from gone`;
  const trigger = (event: string, rows: string): string => `create trigger ${counts}_${event} after ${event}
  on ${table} referencing ${rows} for each statement execute function ${counts}_count();`;
  const texts = [...beside, 'key'].map((name) => `${name} text collate "C" not null`).join(', ');
  return {
    create: `create table ${counts} (
  site_id text collate "C" not null, ${texts}, slot integer not null,
  ${columns.map(({ name, type }) => `${name} ${type}`).join(', ')},
  n bigint not null, ${each((_, sum) => `${sum} numeric not null, `)}primary key (site_id, ${unique}, slot)) with (fillfactor = 50);
create function ${counts}_count() returns trigger language plpgsql as $body$
  begin
    if tg_op = 'INSERT' then ${count(more)}
    elsif tg_op = 'DELETE' then ${count(less)}
    else ${count(`${more}
        union all ${less}`)}
    end if;
    return null;
  end $body$;
${trigger('insert', 'new table as added')}
${trigger('delete', 'old table as gone')}
${trigger('update', 'old table as gone new table as added')}`,
    fill: `insert into ${counts} ${into}
  select ${selected}, 0, ${names}, count(*)${each((name) => `, sum(${name})`)} from ${table}${join} group by ${grouped};`,
  };
}

/** Where a decimal is added up. */
export const sumColumn = (name: string): string => `sum_${name}`;

/** The columns of the decimals that a summary adds up. */
export const summedColumns = ({ summaryOf = [], catalog }: TablePlan): string[] =>
  summaryOf.flatMap((path) => catalog.any(path).column?.name ?? []);

/** Counts per combination of the summary's columns. */
export function summaryTable(plan: TablePlan, summary: readonly string[]): DerivedTable {
  const columns = countedColumns(plan, summary);
  const totals = summedColumns(plan);
  return keptCounts({
    table: plan.table,
    counts: plan.summaryTable,
    columns,
    beside: [],
    sums: totals,
    join: '',
    reads: ['site_id', ...columns.map(({ name }) => name), ...totals.map(quoted)].join(', '),
  });
}

/** The listing of all rows; no value of a list has this name. */
export const ALL_LISTING = '';

/** Counts per value of a facet, over all rows and within each value of `within`. */
export function facetsTable(
  plan: TablePlan,
  { by, within, of }: NonNullable<EntityDefinition['facets']>,
): DerivedTable {
  const { catalog } = plan;
  const columns = countedColumns(plan, by);
  const fields = of.map((path) => catalog.any(path));
  const shelves = catalog.any(within).column?.name ?? '';
  const values = fields.map((field) => {
    const { join, key } = valueKey(field, 'found');
    const name = sqlText(sql`${sql.lit(field.path)}`);
    const value = `select ${name} as facet, (${sqlText(key)}) collate "C" as value from (select 1) as one`;
    return `${value} ${sqlText(join)}`.replaceAll(/\s+/g, ' ').trim();
  });
  const read = [...fields, catalog.any(within)].map(({ column }) => quoted(column?.name ?? 'doc'));
  return keptCounts({
    table: plan.table,
    counts: plan.facetTable,
    columns,
    beside: ['shelf', 'facet', 'value'],
    join: `
      cross join lateral (
        select ${sqlText(sql`${sql.lit(ALL_LISTING)}`)} as shelf
        union select item #>> '{}' from jsonb_array_elements(${shelves}) as item
        where jsonb_typeof(item) = 'string') as shelves
      cross join lateral (
        ${values.join('\n        union all ')}) as facets
      where value is not null`,
    reads: [...new Set(['site_id', ...columns.map(({ name }) => name), ...read])].join(', '),
  });
}
