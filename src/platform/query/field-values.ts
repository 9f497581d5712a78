import { isObject } from '../../shared/is-object.ts';
import { isScalar, type Scalar } from './expression.ts';
import type { Field } from './field.ts';
import { DECIMAL } from './operand.ts';

const open = (values: readonly unknown[]): unknown[] =>
  values.flatMap((value) => (Array.isArray(value) ? (value as unknown[]) : [value]));

/** The values a path leads to, through objects and elements of arrays; an array at its end is left whole. */
export function nodes(document: unknown, { keys }: Pick<Field, 'keys'>): unknown[] {
  let found: unknown[] = [document];
  for (const key of keys) {
    found = open(found).flatMap((value) =>
      isObject(value) && Object.hasOwn(value, key) ? [value[key]] : [],
    );
  }
  return found.filter((value) => value !== undefined);
}

/** The same with an array at the end opened. */
export const leaves = (document: unknown, field: Pick<Field, 'keys'>): unknown[] =>
  open(nodes(document, field));

/** What a document is sorted by: the first value of the field, in the form a cursor carries it. */
export function sortValue(document: unknown, field: Field): string | null {
  if (field.computed?.fromDocument) return field.computed.fromDocument(document);
  const first = open(leaves(document, field)).find((value): value is Scalar => isScalar(value));
  if (first === undefined) return null;
  const text = String(first);
  return field.type === 'decimal' && !DECIMAL.test(text) ? null : text;
}
