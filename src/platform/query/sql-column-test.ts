import { sql, type RawBuilder } from 'kysely';
import type { Scalar, Test } from './expression.ts';
import type { Field, FieldColumn, FieldType } from './field.ts';
import { comparison, kindOf, like, operand, operands, type Sql } from './sql-values.ts';

type Condition = RawBuilder<boolean>;

export const textInDocument = ({ keys }: Pick<Field, 'keys'>): Sql =>
  sql`(doc #>> ${sql.lit(`{${keys.map((key) => JSON.stringify(key)).join(',')}}`)}::text[])`;

/** The field as it is written, where it has one value at most. */
export const singleText = (field: Field): Sql =>
  field.column && field.type !== 'decimal' && field.type !== 'boolean'
    ? sql.ref(field.column.name)
    : textInDocument(field);

/**
 * The test on the field's column, or undefined where the column does not know enough.
 * @param columnsOnly there is no document beside the columns
 */
export function columnTest(test: Test, negated: boolean, columnsOnly = false): Condition | undefined {
  const { column, type } = test.field;
  if (!column) return undefined;
  if (columnsOnly && type === 'decimal' && isTextMatch(test)) return undefined;
  const reference = sql.ref(column.name);
  if (column.list) return test.test === 'in' ? listTest(reference, test.values, negated) : undefined;
  const condition = singleTest(test, reference, column, type, negated);
  if (!condition || isExact(test)) return condition;
  return negated ? sql`(${condition}) is not true` : condition;
}

const isTextMatch = ({ test }: Test): boolean =>
  test === 'startsWith' || test === 'endsWith' || test === 'contains';

/** These take care of `negated` themselves. */
const isExact = (test: Test): boolean =>
  test.test === 'present' || (test.test === 'in' && test.values.length === 1);

/** A pattern for what is folded. A trigram index can only be used for a pattern of this form. */
const anywhere = (value: string): Sql =>
  sql`'%' || regexp_replace(platform_fold(${value}::text), '([\\\\%_])', '\\\\\\1', 'g') || '%'`;

function singleTest(
  test: Test,
  column: Sql,
  { required }: FieldColumn,
  type: FieldType,
  negated: boolean,
): Condition | undefined {
  switch (test.test) {
    case 'present':
      return negated ? sql`${column} is null` : sql`${column} is not null`;
    case 'in':
      return inTest(column, test.values, type, required, negated);
    case 'gt':
    case 'gte':
    case 'lt':
    case 'lte':
      return sql`${column} ${comparison(test.test)} ${operand(test.value, kindOf(test.value, type))}`;
    case 'startsWith':
    case 'endsWith':
    case 'contains':
      if (test.field.column?.folded) return sql`${column} like ${anywhere(String(test.value))}`;
      return type === 'text' || (type === 'decimal' && test.test !== 'contains')
        ? like(singleText(test.field), test.test, String(test.value))
        : undefined;
    case 'empty':
      return type === 'text' ? sql`coalesce(${column}, '') = ''` : undefined;
    case 'array':
    case 'computed':
      return undefined;
  }
}

function inTest(
  column: Sql,
  values: readonly Scalar[],
  type: FieldType,
  required: boolean,
  negated: boolean,
): Condition {
  const [first] = values;
  if (first === undefined) return sql`${negated}`;
  const kind = kindOf(first, type);
  if (values.length > 1) return sql`${column} = any(${operands(values, kind)})`;
  const value = operand(first, kind);
  if (!negated) return sql`${column} = ${value}`;
  return required ? sql`${column} <> ${value}` : sql`${column} is distinct from ${value}`;
}

function listTest(column: Sql, values: readonly Scalar[], negated: boolean): Condition {
  const some = values.map((value) => sql<boolean>`${column} @> ${JSON.stringify([value])}::jsonb`);
  const condition = sql<boolean>`(${sql.join(some, sql` or `)})`;
  return negated ? sql`not ${condition}` : condition;
}
