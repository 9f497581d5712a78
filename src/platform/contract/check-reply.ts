import { isObject } from '../../shared/is-object.ts';
import { isTimestamp } from './formats.ts';
import { nonNullableOf } from './complete-reply.ts';
import type { OperationRecord } from './schema.ts';
import { replyShape, type Shape, type ShapeField } from './shapes.ts';

/**
 * What a reply says that the contract does not know: foreign fields, wrong types, unknown enum values; and what it lacks
 * that is never null.
 * Bounds are not looked at: stored data may be older than a limit.
 */
export function checkReply(operation: OperationRecord, reply: unknown): string[] {
  const complaints: string[] = [];
  checkMessage(replyShape(operation), reply, '', complaints);
  return complaints;
}

function checkMessage(shape: Shape, value: unknown, path: string, complaints: string[]): void {
  if (!isObject(value)) {
    complaints.push(`${path || 'reply'}: expected an object`);
    return;
  }
  for (const key of Object.keys(value)) {
    const item = value[key];
    const where = path === '' ? key : `${path}.${key}`;
    const field = shape.fields.get(key);
    if (!field) complaints.push(`${where}: not in the contract`);
    else if (item !== undefined && item !== null) checkField(field, item, where, complaints);
  }
  for (const { name } of nonNullableOf(shape))
    if (value[name] === undefined || value[name] === null)
      complaints.push(
        `${path === '' ? name : `${path}.${name}`}: is not there, which the SDK's types promise`,
      );
  for (const { name, members } of shape.groups) {
    const input = members.filter((member) => value[member] !== undefined && value[member] !== null);
    if (input.length > 1)
      complaints.push(`${path || 'reply'}: ${input.join(' and ')} exclude each other (${name})`);
  }
}

function checkField(field: ShapeField, value: unknown, path: string, complaints: string[]): void {
  if (field.array) {
    if (!Array.isArray(value)) complaints.push(`${path}: expected an array`);
    else for (const [index, item] of value.entries()) checkOne(field, item, `${path}[${index}]`, complaints);
  } else if (field.map) {
    if (!isObject(value)) complaints.push(`${path}: expected an object`);
    else for (const [key, item] of Object.entries(value)) checkOne(field, item, `${path}.${key}`, complaints);
  } else checkOne(field, value, path, complaints);
}

function checkOne(field: ShapeField, value: unknown, path: string, complaints: string[]): void {
  if (field.shape) checkMessage(field.shape, value, path, complaints);
  else if (field.values) {
    if (typeof value !== 'string' || !field.values.has(value))
      complaints.push(`${path}: ${JSON.stringify(value)} is not a known value`);
  } else {
    const expected = mismatch(field, value);
    if (expected) complaints.push(`${path}: expected ${expected}, found ${JSON.stringify(value)}`);
  }
}

function mismatch({ type }: ShapeField, value: unknown): string | undefined {
  switch (type) {
    case 'string':
    case 'bytes':
    case 'fieldMask':
      return typeof value === 'string' ? undefined : 'a string';
    case 'integer':
      return Number.isSafeInteger(value) ? undefined : 'an integer';
    case 'number':
      return typeof value === 'number' || value === 'NaN' ? undefined : 'a number';
    case 'boolean':
      return typeof value === 'boolean' ? undefined : 'a boolean';
    case 'timestamp':
      return typeof value === 'string' && isTimestamp(value) ? undefined : 'an ISO timestamp';
    case 'struct':
      return isObject(value) ? undefined : 'an object';
    default:
      return undefined;
  }
}
