import type { RawBuilder } from 'kysely';
import type { Field } from './field.ts';

export type Scalar = string | number | boolean;
export type Comparison = 'gt' | 'gte' | 'lt' | 'lte';
export type TextMatch = 'startsWith' | 'endsWith' | 'contains';

/** One question about one field; operands are checked and brought to the field's form. Each answers yes or no. */
export type Test =
  | { test: 'present'; field: Field }
  | { test: 'empty'; field: Field }
  | { test: 'in'; field: Field; values: readonly Scalar[] }
  | { test: 'array'; field: Field; value: readonly unknown[] }
  | { test: Comparison; field: Field; value: Scalar }
  | { test: TextMatch; field: Field; value: Scalar }
  /** Brings its own answer, such as a search for words. */
  | { test: 'computed'; field: Field; condition: RawBuilder<boolean>; holds(document: unknown): boolean };

/** A filter after parsing: every operator of the query language comes down to these. */
export type Expression =
  | { and: readonly Expression[] }
  | { or: readonly Expression[] }
  | { not: Expression }
  | Test;

export const EVERYTHING: Expression = { and: [] };
export const NOTHING: Expression = { or: [] };

/** What all of must hold. */
export const conjunctsOf = (expression: Expression): readonly Expression[] =>
  'and' in expression ? expression.and.flatMap(conjunctsOf) : [expression];

/** Every test in the expression, including negated ones. */
export function testsOf(expression: Expression): Test[] {
  if ('and' in expression) return expression.and.flatMap(testsOf);
  if ('or' in expression) return expression.or.flatMap(testsOf);
  return 'not' in expression ? testsOf(expression.not) : [expression];
}

/** All fields an expression asks about. */
export const fieldsOf = (expression: Expression): Field[] => testsOf(expression).map(({ field }) => field);

export const isScalar = (value: unknown): value is Scalar =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
