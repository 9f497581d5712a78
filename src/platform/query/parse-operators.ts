import { NOTHING, type Expression, type Scalar } from './expression.ts';
import type { Field } from './field.ts';
import { isoInstant, readScalar } from './operand.ts';
import { rejectField, type Parsing } from './parsing.ts';
import { ownValue } from '../../shared/own-value.ts';

type Read = (operand: unknown, field: Field, parsing: Parsing, path: string) => Expression;

/** The condition on a field: a plain value, or an object of operators that all have to match. */
export function parseOperators(value: unknown, field: Field, parsing: Parsing, path: string): Expression {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return apply('$eq', value, field, parsing, path);
  }
  const entries = Object.entries(value);
  if (entries.length === 0) return rejectField(path, 'must be a value or an object of operators');
  const parts = entries.map(([name, operand]) => apply(name, operand, field, parsing, `${path}.${name}`));
  return parts.length === 1 && parts[0] ? parts[0] : { and: parts };
}

function apply(name: string, operand: unknown, field: Field, parsing: Parsing, path: string): Expression {
  const read = ownValue(operators, name);
  if (!read) return rejectField(path, `has the unknown operator ${name}`);
  if (!parsing.trusted && field.operators !== '*' && !allows(field.operators, name)) {
    return rejectField(path, `is not allowed; use ${[...field.operators].join(', ')}`, 'FIELD_NOT_ALLOWED');
  }
  return read(operand, field, parsing, path);
}

/** `$exists` says no more than `$eq: null`, and the builders emit both for "is empty". */
const allows = (declared: ReadonlySet<string>, name: string): boolean =>
  declared.has(name) || (name === '$exists' && declared.has('$eq'));

function scalar(operand: unknown, field: Field, parsing: Parsing, path: string): Scalar {
  const read = readScalar(operand, field.type, parsing.timeZone);
  return 'value' in read ? read.value : rejectField(path, read.expected, 'FORMAT');
}

const missing = (field: Field): Expression => ({ not: { test: 'present', field } });

const equals: Read = (operand, field, parsing, path) => {
  if (operand === null || operand === undefined) return missing(field);
  if (!Array.isArray(operand)) return { test: 'in', field, values: [scalar(operand, field, parsing, path)] };
  const instants = field.type === 'date';
  const value = operand.map((item) =>
    instants && typeof item === 'string' ? (isoInstant(item, parsing.timeZone) ?? item) : item,
  );
  if (/\\u0000|\\ud[89a-f]/.test(JSON.stringify(value)))
    return rejectField(path, 'must be well-formed text', 'FORMAT');
  return { test: 'array', field, value };
};

const list = (operand: unknown, path: string): unknown[] =>
  Array.isArray(operand) ? operand : rejectField(path, 'must be an array');

const oneOf: Read = (operand, field, parsing, path) => {
  const items = list(operand, path);
  const input = items.filter((item) => item !== null && item !== undefined);
  const values = input.map((item, index) => scalar(item, field, parsing, `${path}[${index}]`));
  const found: Expression = values.length === 0 ? NOTHING : { test: 'in', field, values };
  return input.length === items.length ? found : { or: [found, missing(field)] };
};

const all: Read = (operand, field, parsing, path) => ({
  and: list(operand, path).map((item, index) => equals(item, field, parsing, `${path}[${index}]`)),
});

const compare =
  (test: 'gt' | 'gte' | 'lt' | 'lte'): Read =>
  (operand, field, parsing, path) =>
    operand === null || operand === undefined
      ? NOTHING
      : { test, field, value: scalar(operand, field, parsing, path) };

const text =
  (test: 'startsWith' | 'endsWith'): Read =>
  (operand, field, _parsing, path) => {
    const read = readScalar(operand, 'text');
    return 'value' in read ? { test, field, value: read.value } : rejectField(path, read.expected, 'FORMAT');
  };

const contains: Read = (operand, field, parsing, path) => {
  const type = field.type === 'text' ? 'text' : 'json';
  const read = readScalar(operand, type, parsing.timeZone);
  return 'value' in read
    ? { test: 'contains', field, value: read.value }
    : rejectField(path, read.expected, 'FORMAT');
};

const yesNo =
  (make: (field: Field) => Expression): Read =>
  (operand, field, _parsing, path) => {
    if (typeof operand !== 'boolean') return rejectField(path, 'must be true or false', 'FORMAT');
    return operand ? make(field) : { not: make(field) };
  };

const not =
  (read: Read): Read =>
  (...input) => ({ not: read(...input) });

const operators: Readonly<Record<string, Read>> = {
  $eq: equals,
  $ne: not(equals),
  $in: oneOf,
  $nin: not(oneOf),
  $hasSome: oneOf,
  $hasAll: all,
  $gt: compare('gt'),
  $gte: compare('gte'),
  $lt: compare('lt'),
  $lte: compare('lte'),
  $startsWith: text('startsWith'),
  $endsWith: text('endsWith'),
  $contains: contains,
  $isEmpty: yesNo((field) => ({ test: 'empty', field })),
  $exists: yesNo((field) => ({ test: 'present', field })),
};
