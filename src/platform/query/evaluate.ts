import Big from 'big.js';
import { dequal } from 'dequal/lite';
import type { Comparison, Expression, Scalar, Test } from './expression.ts';
import type { Field } from './field.ts';
import { leaves, nodes, sortValue } from './field-values.ts';
import { DECIMAL } from './operand.ts';
import type { SortKey } from './sort.ts';
import { sortKind } from './sort.ts';
import { kindOf, type OperandKind } from './sql-values.ts';

/** The query language over plain documents: the yardstick the SQL is tested against. */
export function matches(expression: Expression, document: unknown): boolean {
  if ('and' in expression) return expression.and.every((part) => matches(part, document));
  if ('or' in expression) return expression.or.some((part) => matches(part, document));
  if ('not' in expression) return !matches(expression.not, document);
  return passes(expression, document);
}

function passes(test: Test, document: unknown): boolean {
  const { field } = test;
  switch (test.test) {
    case 'computed':
      return test.holds(document);
    case 'present':
      return nodes(document, field).some((node) => node !== null);
    case 'empty':
      return nodes(document, field).every((node) => node === null || node === '' || isEmptyArray(node));
    case 'array':
      return nodes(document, field).some((node) => dequal(node, test.value));
    case 'in':
      return leaves(document, field).some((leaf) =>
        test.values.some((value) => compare(leaf, value, field) === 0),
      );
    case 'gt':
    case 'gte':
    case 'lt':
    case 'lte':
      return leaves(document, field).some((leaf) => isOrdered(test.test, compare(leaf, test.value, field)));
    case 'startsWith':
      return leaves(document, field).some((leaf) => textOf(leaf)?.startsWith(lower(String(test.value))));
    case 'endsWith':
      return leaves(document, field).some((leaf) => textOf(leaf)?.endsWith(lower(String(test.value))));
    case 'contains':
      return nodes(document, field).some((node) =>
        Array.isArray(node)
          ? node.some((item) => dequal(item, test.value))
          : typeof test.value === 'string' && textOf(node)?.includes(lower(test.value)),
      );
  }
}

function isOrdered(test: Comparison, order: number | undefined): boolean {
  if (order === undefined) return false;
  if (order === 0) return test === 'gte' || test === 'lte';
  return order > 0 ? test === 'gt' || test === 'gte' : test === 'lt' || test === 'lte';
}

const isEmptyArray = (value: unknown): boolean => Array.isArray(value) && value.length === 0;
const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? lower(value) : undefined);

/** One character at a time, as the databases do: no character becomes two. */
export const lower = (text: string): string =>
  Array.from(text, (character) => Array.from(character.toLowerCase())[0] ?? '').join('');

/** Undefined for values that do not compare, such as text with a number. */
function compare(leaf: unknown, value: Scalar, field: Field): number | undefined {
  const kind = kindOf(value, field.type);
  const comparable = leafAs(leaf, kind, field);
  return comparable === undefined ? undefined : compareAs(kind, comparable, String(value));
}

function leafAs(leaf: unknown, kind: OperandKind, field: Field): string | undefined {
  if (field.type === 'decimal') {
    const text = typeof leaf === 'number' ? String(leaf) : leaf;
    return typeof text === 'string' && DECIMAL.test(text) ? text : undefined;
  }
  const expected = kind === 'numeric' ? 'number' : kind === 'boolean' ? 'boolean' : 'string';
  return typeof leaf === expected ? String(leaf) : undefined;
}

function compareAs(kind: OperandKind, left: string, right: string): number {
  return kind === 'numeric' ? new Big(left).cmp(new Big(right)) : compareText(left, right);
}

/** By code points, as the collation "C" does; JavaScript compares halves of surrogate pairs. */
function compareText(left: string, right: string): number {
  const [a, b] = [Array.from(left), Array.from(right)];
  const at = a.findIndex((character, index) => character !== b[index]);
  if (at === -1) return a.length - b.length;
  return (a[at]?.codePointAt(0) ?? 0) - (b[at]?.codePointAt(0) ?? -1);
}

export function sortDocuments<Doc>(documents: readonly Doc[], keys: readonly SortKey[]): Doc[] {
  return documents.toSorted((a, b) => {
    for (const { field, descending } of keys) {
      const order = compareNullable(sortValue(a, field), sortValue(b, field), sortKind(field));
      if (order !== 0) return descending ? -order : order;
    }
    return 0;
  });
}

function compareNullable(left: string | null, right: string | null, kind: OperandKind): number {
  if (left === null || right === null) return Number(left !== null) - Number(right !== null);
  return compareAs(kind, left, right);
}
