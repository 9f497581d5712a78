import { sql, type RawBuilder } from 'kysely';
import type { Comparison, Scalar, TextMatch } from './expression.ts';
import type { FieldType } from './field.ts';

export type Sql = RawBuilder<unknown>;

const COMPARISONS: Readonly<Record<Comparison, Sql>> = {
  gt: sql`>`,
  gte: sql`>=`,
  lt: sql`<`,
  lte: sql`<=`,
};

export const comparison = (test: Comparison): Sql => COMPARISONS[test];

/** The type as which an operand goes to the database. */
export type OperandKind = 'text' | 'numeric' | 'boolean';

export function kindOf(value: Scalar, type: FieldType): OperandKind {
  if (type === 'decimal') return 'numeric';
  if (typeof value === 'number') return 'numeric';
  return typeof value === 'boolean' ? 'boolean' : 'text';
}

/** Numbers travel as text: a JavaScript float must not be rounded on its way to `numeric`. */
const wire = (value: Scalar, kind: OperandKind): string =>
  kind === 'numeric' ? plainNumber(value) : String(value);

const plainNumber = (value: Scalar): string => String(value);

const CASTS: Readonly<Record<OperandKind, Sql>> = {
  text: sql`::text collate "C"`,
  numeric: sql`::numeric`,
  boolean: sql`::boolean`,
};
const LIST_CASTS: Readonly<Record<OperandKind, Sql>> = {
  text: sql`::text[]`,
  numeric: sql`::text[]::numeric[]`,
  boolean: sql`::text[]::boolean[]`,
};

/** Every operand first arrives as text, so that both drivers send the same bytes. */
export const operand = (value: Scalar, kind: OperandKind): Sql =>
  kind === 'text' ? sql`${wire(value, kind)}${CASTS.text}` : sql`${wire(value, kind)}::text${CASTS[kind]}`;

export const operands = (values: readonly Scalar[], kind: OperandKind): Sql =>
  sql`${values.map((value) => wire(value, kind))}${LIST_CASTS[kind]}`;

const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** Case-insensitive match of `text` (an expression of type text). */
export function like(text: Sql, test: TextMatch, value: string): RawBuilder<boolean> {
  const pattern = `${test === 'startsWith' ? '' : '%'}${escapeLike(value)}${test === 'endsWith' ? '' : '%'}`;
  return sql`platform_lower(${text}) like platform_lower(${pattern}::text)`;
}
