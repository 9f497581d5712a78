import { sql, type RawBuilder } from 'kysely';
import type { Scalar, Test } from './expression.ts';
import type { Field, FieldType } from './field.ts';
import { comparison, kindOf, like, operand, operands, type OperandKind, type Sql } from './sql-values.ts';

type Condition = RawBuilder<boolean>;

/** `lax` opens arrays on the way, so that a path through them means any element. */
const jsonPath = (field: Pick<Field, 'keys'>): string =>
  `lax $${field.keys.map((key) => `.${JSON.stringify(key)}`).join('')}`;

/** The values a path leads to, arrays left whole. */
export const nodesPath = (field: Field): Sql => sql`${sql.lit(jsonPath(field))}::jsonpath`;
/** The values a path leads to, an array at its end opened. */
export const leavesPath = (field: Pick<Field, 'keys'>): Sql =>
  sql`${sql.lit(`${jsonPath(field)}[*]`)}::jsonpath`;
/** The plain values among the leaves. */
export const scalarPath = (field: Pick<Field, 'keys'>): Sql =>
  sql`${sql.lit(`${jsonPath(field)}[*] ? (@.type() == "string" || @.type() == "number" || @.type() == "boolean")`)}::jsonpath`;

const some = (path: Sql, condition: Sql): Condition =>
  sql`exists (select 1 from jsonb_path_query(doc, ${path}) as item where ${condition})`;

const TEXT = sql`(item #>> '{}') collate "C"`;

/** The item as `kind`; null when it is something else, so that only like is compared with like. */
function itemAs(kind: OperandKind, type: FieldType): Sql {
  if (type === 'decimal') {
    return sql`case when jsonb_typeof(item) in ('string', 'number') then platform_decimal(item #>> '{}') end`;
  }
  if (kind === 'numeric')
    return sql`case when jsonb_typeof(item) = 'number' then (item #>> '{}')::numeric end`;
  if (kind === 'boolean')
    return sql`case when jsonb_typeof(item) = 'boolean' then (item #>> '{}')::boolean end`;
  return sql`case when jsonb_typeof(item) = 'string' then ${TEXT} end`;
}

/** The test on the document itself; never null. */
export function documentTest(test: Test): Condition {
  const { field } = test;
  switch (test.test) {
    case 'computed':
      return test.condition;
    case 'present':
      return some(nodesPath(field), sql`jsonb_typeof(item) <> 'null'`);
    case 'empty':
      return sql`not ${some(nodesPath(field), sql`item not in ('null', '""', '[]')`)}`;
    case 'array':
      return some(nodesPath(field), sql`item = ${JSON.stringify(test.value)}::jsonb`);
    case 'in':
      return inTest(field, test.values);
    case 'gt':
    case 'gte':
    case 'lt':
    case 'lte': {
      const kind = kindOf(test.value, field.type);
      const item = itemAs(kind, field.type);
      return some(leavesPath(field), sql`${item} ${comparison(test.test)} ${operand(test.value, kind)}`);
    }
    case 'startsWith':
    case 'endsWith':
      return some(leavesPath(field), textMatch(test.test, test.value));
    case 'contains':
      return containsTest(field, test.value);
  }
}

const textMatch = (test: 'startsWith' | 'endsWith' | 'contains', value: Scalar): Condition =>
  sql`jsonb_typeof(item) = 'string' and ${like(TEXT, test, String(value))}`;

function inTest(field: Field, values: readonly Scalar[]): Condition {
  const byKind = Map.groupBy(values, (value) => kindOf(value, field.type));
  const parts = [...byKind].map(
    ([kind, same]) => sql`${itemAs(kind, field.type)} = any(${operands(same, kind)})`,
  );
  return some(leavesPath(field), sql.join(parts, sql` or `));
}

/** Membership in an array; part of the text otherwise. */
function containsTest(field: Field, value: Scalar): Condition {
  const member = sql`jsonb_typeof(item) = 'array' and item @> ${JSON.stringify(value)}::jsonb`;
  if (typeof value !== 'string') return some(nodesPath(field), member);
  return some(nodesPath(field), sql`(${member}) or (${textMatch('contains', value)})`);
}
