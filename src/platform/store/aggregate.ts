import { sql, type RawBuilder } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import { plannedAnew } from '../../database/planned-anew.ts';
import type { Field } from '../query/field.ts';
import { parseFilter } from '../query/parse-filter.ts';
import { rejectField } from '../query/parsing.ts';
import { sqlFilter } from '../query/sql-filter.ts';
import { isSummarised } from './summary.ts';
import type { TablePlan } from './table-plan.ts';

export type Measure = 'count' | 'sum' | 'min' | 'max' | 'avg';

export interface AggregateRequest {
  filter?: unknown;
  measure: Measure;
  /** What is counted by, or the one field that is measured. */
  fields: readonly string[];
}

export interface Bucket {
  /** One for each field counted by; null where a document has none. */
  keys: (string | null)[];
  /** A count as a number, a measure as a decimal or a date; null over nothing. */
  value: number | string | null;
}

const MAX_BUCKETS = 1000;

type Sql = RawBuilder<unknown>;

const textOf = (field: Field): Sql =>
  sql`(doc #>> ${sql.lit(`{${field.keys.map((key) => JSON.stringify(key)).join(',')}}`)}::text[])`;

const valueOf = (field: Field): Sql => (field.column ? sql.ref(field.column.name) : textOf(field));

function measured(measure: Measure, field: Field): Sql {
  if (field.type === 'decimal') {
    const value = field.column ? sql.ref(field.column.name) : sql`platform_decimal(${textOf(field)})`;
    return sql`${sql.raw(measure)}(${value})`;
  }
  return sql`${sql.raw(measure)}(${valueOf(field)} collate "C")`;
}

/**
 * Over all documents that match; a list counts for each of its entries. Counts by summarized fields are read from the stored counts.
 * @throws 400 for a field the entity does not declare, or one that cannot be measured so
 */
export async function aggregate(
  plan: TablePlan,
  db: Queryable,
  siteId: string,
  { filter, measure, fields: paths }: AggregateRequest,
  at: { filter: string; fields: string },
): Promise<Bucket[]> {
  const where = parseFilter(filter, plan.catalog, { path: at.filter });
  const fields = paths.map(
    (path) => plan.catalog.get(path) ?? rejectField(at.fields, `names the unknown field ${path}`),
  );
  const [field] = fields;
  if (!field) return rejectField(at.fields, 'must name a field', 'REQUIRED_FIELD');
  if (measure === 'count') {
    const stored = isSummarised(plan, where, paths);
    const lists = fields.filter(({ column }) => column?.list);
    const entry = (one: Field): Sql => sql.ref(`entry_${lists.indexOf(one)}`);
    const opened = lists.map(
      (one) => sql`cross join jsonb_array_elements_text(${valueOf(one)}) as ${entry(one)}`,
    );
    const keys = sql.join(fields.map((one) => sql`${lists.includes(one) ? entry(one) : valueOf(one)}::text`));
    const { rows } = await sql<{ keys: (string | null)[]; value: string | number }>`${plannedAnew}
      select array[${keys}] as keys, ${stored ? sql`sum(n)` : sql`count(*)`}::bigint as value
      from ${sql.table(stored ? plan.summaryTable : plan.table)} ${sql.join(opened, sql` `)}
      where site_id = ${siteId} and ${sqlFilter(where)}
      group by 1 ${stored ? sql`having sum(n) > 0` : sql``} order by 1 limit ${MAX_BUCKETS}`.execute(db);
    return rows.map((row) => ({ keys: row.keys, value: Number(row.value) }));
  }
  const isMeasurable =
    field.type === 'decimal' || (field.type === 'date' && (measure === 'min' || measure === 'max'));
  if (!isMeasurable || fields.length > 1) return rejectField(at.fields, 'cannot be measured');
  const { rows } = await sql<{ value: string | null }>`${plannedAnew}
    select ${measured(measure, field)}::text as value
    from ${sql.table(plan.table)} where site_id = ${siteId} and ${sqlFilter(where)}`.execute(db);
  return [{ keys: [], value: rows[0]?.value ?? null }];
}
