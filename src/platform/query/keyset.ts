import { sql, type RawBuilder } from 'kysely';
import { isNullable, sortExpression, sortKind, type SortKey } from './sort.ts';
import { operand, type Sql } from './sql-values.ts';

type Condition = RawBuilder<boolean>;

interface KeysetColumn {
  key: Sql;
  value: Sql | null;
  descending: boolean;
  nullable: boolean;
}

/** Rows behind a position in the order of `keys` (before it when walking backwards). */
export function behind(
  keys: readonly SortKey[],
  position: readonly (string | null)[],
  backwards: boolean,
): Condition {
  const parts = keys.map(({ field, descending }, index): KeysetColumn => {
    const value = position[index] ?? null;
    return {
      key: sortExpression(field),
      value: value === null ? null : operand(value, sortKind(field)),
      descending: descending !== backwards,
      nullable: isNullable(field),
    };
  });
  return rowComparison(parts) ?? stepwise(parts);
}

/** One range in an index, as long as all parts run the same way and know no null. */
function rowComparison(parts: readonly KeysetColumn[]): Condition | undefined {
  const descending = parts[0]?.descending;
  if (parts.some((part) => part.nullable || part.value === null || part.descending !== descending))
    return undefined;
  const left = sql.join(parts.map(({ key }) => key));
  const right = sql.join(parts.map(({ value }) => value));
  return descending ? sql`(${left}) < (${right})` : sql`(${left}) > (${right})`;
}

function stepwise(parts: readonly KeysetColumn[]): Condition {
  const alternatives = parts.map((part, index) =>
    sql.join([...parts.slice(0, index).map(same), further(part)], sql` and `),
  );
  const condition = sql<boolean>`(${sql.join(alternatives, sql` or `)})`;
  const bound = parts[0] && leadingBound(parts[0]);
  return bound ? sql`${bound} and ${condition}` : condition;
}

/** Says nothing new, but an index can begin there. */
function leadingBound({ key, value, descending, nullable }: KeysetColumn): Condition | undefined {
  if (value === null || (descending && nullable)) return undefined;
  return descending ? sql`${key} <= ${value}` : sql`${key} >= ${value}`;
}

const same = ({ key, value }: KeysetColumn): Condition =>
  value === null ? sql`${key} is null` : sql`${key} = ${value}`;

/** Nulls come first ascending and last descending. */
function further({ key, value, descending, nullable }: KeysetColumn): Condition {
  if (!descending) return value === null ? sql`${key} is not null` : sql`${key} > ${value}`;
  if (value === null) return sql`false`;
  return nullable ? sql`(${key} < ${value} or ${key} is null)` : sql`${key} < ${value}`;
}
