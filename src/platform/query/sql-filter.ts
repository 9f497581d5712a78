import { sql, type RawBuilder } from 'kysely';
import type { Expression, Test } from './expression.ts';
import { columnTest } from './sql-column-test.ts';
import { documentTest } from './sql-document-test.ts';

export type Condition = RawBuilder<boolean>;

const TRUE: Condition = sql`true`;
const FALSE: Condition = sql`false`;

/**
 * Negation is carried down to the tests, which answer `null` as no: so each stays as plain as an index wants it, and
 * `$ne` matches missing fields without a wrapper around everything.
 */
export function sqlFilter(expression: Expression, negated = false): Condition {
  if ('not' in expression) return sqlFilter(expression.not, !negated);
  if ('and' in expression) return join(expression.and, negated ? 'or' : 'and', negated);
  if ('or' in expression) return join(expression.or, negated ? 'and' : 'or', negated);
  return columnTest(expression, negated) ?? fromDocument(expression, negated);
}

function fromDocument(test: Test, negated: boolean): Condition {
  const condition = documentTest(test);
  return negated ? sql`not ${condition}` : condition;
}

function join(parts: readonly Expression[], word: 'and' | 'or', negated: boolean): Condition {
  const conditions = parts.map((part) => sqlFilter(part, negated));
  if (conditions.length === 0) return word === 'and' ? TRUE : FALSE;
  if (conditions.length === 1 && conditions[0]) return conditions[0];
  return sql`(${sql.join(conditions, word === 'and' ? sql` and ` : sql` or `)})`;
}
