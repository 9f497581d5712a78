import { sql, type RawBuilder } from 'kysely';
import type { Grouping, RangeBucket, ScalarAggregation } from './aggregation.ts';
import type { Field } from './field.ts';
import { sortExpression } from './sort.ts';
import { leavesPath } from './sql-document-test.ts';
import type { Sql } from './sql-values.ts';

/** A bucket's name as text, and what has to be joined to know it. */
export interface GroupKey {
  join: Sql;
  key: Sql;
  /** Rows that belong to no bucket are left out. */
  keepsNull: boolean;
}

const NOTHING = sql``;

export function groupKey(grouping: Grouping, alias: string): GroupKey {
  switch (grouping.type) {
    case 'VALUE':
      return { ...valueKey(grouping.field, alias), keepsNull: grouping.missing !== undefined };
    case 'RANGE':
      return { join: NOTHING, key: rangeKey(numberOf(grouping.field), grouping.buckets), keepsNull: false };
    case 'DATE_HISTOGRAM':
      return { join: NOTHING, key: histogramKey(grouping), keepsNull: false };
  }
}

/** `1.50` and `1.5` are the same value. */
const canonical = (text: Sql, { type }: Field): Sql =>
  type === 'decimal' ? sql`trim_scale(platform_decimal(${text}))::text` : text;

/** Every value counts a document once, however often it holds it. */
export function valueKey(field: Field, alias: string): Pick<GroupKey, 'join' | 'key'> {
  const { column, type } = field;
  if (column && !column.list) {
    const reference = sql.ref(column.name);
    return {
      join: NOTHING,
      key: type === 'decimal' ? sql`trim_scale(${reference})::text` : sql`${reference}::text`,
    };
  }
  const name = sql.id(alias);
  // The column of a list spares reading the whole document.
  const items = column
    ? sql`jsonb_array_elements(${sql.ref(column.name)})`
    : sql`jsonb_path_query(doc, ${leavesPath(field)})`;
  const join = sql`left join lateral (
    select distinct ${canonical(sql`item #>> '{}'`, field)} as value
    from ${items} as item
    where jsonb_typeof(item) in ('string', 'number', 'boolean')
  ) as ${name} on true`;
  return { join, key: sql`${name}.value` };
}

const numberOf = (field: Field): Sql =>
  field.type === 'decimal' ? sortExpression(field) : sql`platform_decimal(${sortExpression(field)}::text)`;

/** The number of the first bucket that fits; `from` belongs to it, `to` does not. */
function rangeKey(value: Sql, buckets: readonly RangeBucket[]): Sql {
  const cases = buckets.map(({ from, to }, index) => {
    const bounds = [
      ...(from === undefined ? [] : [sql`${value} >= ${String(from)}::text::numeric`]),
      ...(to === undefined ? [] : [sql`${value} < ${String(to)}::text::numeric`]),
    ];
    return sql`when ${sql.join(bounds, sql` and `)} then ${sql.lit(String(index))}`;
  });
  return sql`case ${sql.join(cases, sql` `)} end`;
}

const STORED_DATE = String.raw`^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$`;

function histogramKey({ field, interval, timeZone }: Extract<Grouping, { type: 'DATE_HISTOGRAM' }>): Sql {
  const text = sortExpression(field);
  const start = sql`date_trunc(${sql.lit(interval.toLowerCase())}, (${text})::timestamptz, ${timeZone}::text)`;
  const iso = sql.lit('YYYY-MM-DD"T"HH24:MI:SS".000Z"');
  return sql`case when ${text} ~ ${sql.lit(STORED_DATE)} then to_char(${start} at time zone 'UTC', ${iso}) end`;
}

/** A number as text; instants as milliseconds. */
export function scalarValue({ field, scalar }: ScalarAggregation): RawBuilder<string | null> {
  if (scalar === 'COUNT_DISTINCT') return sql`count(distinct ${sortExpression(field)})::text`;
  const value =
    field.type === 'date'
      ? sql`extract(epoch from (${sortExpression(field)})::timestamptz) * 1000`
      : numberOf(field);
  return sql`trim_scale((${sql.raw(scalar.toLowerCase())}(${value}))::numeric)::text`;
}
