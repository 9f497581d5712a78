import { isObject } from '../../shared/is-object.ts';
import { clearsByNull } from './decode.ts';
import { fieldAt, type FieldViolation, type ViolatedRule } from './errors.ts';
import { brokenDecimalBound, hasFormat, isBase64, isTimestamp } from './formats.ts';
import type { OperationRecord } from './schema.ts';
import { requestShape, requirementsOf, type Required, type Shape, type ShapeField } from './shapes.ts';

/** Enough to tell the caller; a hostile body must not make a reply of megabytes. */
const maxViolations = 100;

/**
 * The platform's field violations of a decoded request. Null counts as unset; read-only fields are not looked at,
 * for clients send back what they got.
 * @param optional fields that calls of this route may omit, although the operation requires them
 */
export function checkRequest(
  operation: OperationRecord,
  request: unknown,
  optional?: readonly string[],
): FieldViolation[] {
  const check = new Check(clearsByNull(operation));
  check.message(requestShape(operation), request, requirementsOf(operation, optional));
  return check.violations;
}

const isSet = (value: unknown): boolean => value !== undefined && value !== null;

class Check {
  readonly violations: FieldViolation[] = [];
  readonly #path: (string | number)[] = [];
  /** In an update, of one or of many, an empty text clears the field, whatever its format: replies have such texts. */
  readonly #emptyClears: boolean;

  constructor(emptyClears: boolean) {
    this.#emptyClears = emptyClears;
  }

  message(shape: Shape, value: unknown, required: Required | undefined): void {
    if (!isObject(value)) return this.#wrongType('an object');
    for (const key of Object.keys(value)) {
      const field = shape.fields.get(key);
      const item = value[key];
      if (!field || item === undefined || item === null) continue;
      this.#path.push(key);
      this.#field(field, item, required?.below.get(key));
      this.#path.pop();
    }
    if (required) this.#presence(shape, value, required);
    for (const { members } of shape.groups) {
      const input = members.filter((member) => isSet(value[member]));
      if (input.length > 1)
        this.#add('ONE_OF_ALIGNMENT', `at most one of ${members.join(', ')} may be set`, { fields: input });
    }
  }

  #presence(shape: Shape, value: Record<string, unknown>, required: Required): void {
    for (const name of required.names) {
      const input = value[name];
      const empty = shape.fields.get(name)?.array && Array.isArray(input) && input.length === 0;
      if (isSet(input) && !empty) continue;
      this.#path.push(name);
      this.#add('REQUIRED_FIELD', 'must not be empty', {});
      this.#path.pop();
    }
    for (const name of required.groups) {
      const members = shape.groups.find((group) => group.name === name)?.members ?? [];
      if (members.some((member) => isSet(value[member]))) continue;
      this.#add('REQUIRED_ONE_OF_FIELD', `one of ${members.join(', ')} must be set`, { fields: members });
    }
  }

  #field(field: ShapeField, value: unknown, required: Required | undefined): void {
    if (field.type === 'fieldMask') {
      if (!Array.isArray(value) || !value.every((path) => typeof path === 'string'))
        this.#wrongType('a field mask');
    } else if (field.array) {
      if (!Array.isArray(value)) return this.#wrongType('an array');
      this.#size(field, value.length);
      // An array over its limit is rejected as a whole.
      if (field.maxSize !== undefined && value.length > field.maxSize) return;
      this.#items(field, value.entries(), required);
    } else if (field.map) {
      if (!isObject(value)) return this.#wrongType('an object');
      this.#size(field, Object.keys(value).length);
      this.#items(field, Object.entries(value), required);
    } else this.#one(field, value, required);
  }

  #items(
    field: ShapeField,
    entries: Iterable<[string | number, unknown]>,
    required: Required | undefined,
  ): void {
    for (const [key, item] of entries) {
      if (this.violations.length >= maxViolations) return;
      this.#path.push(key);
      this.#one(field, item, required);
      this.#path.pop();
    }
  }

  #one(field: ShapeField, value: unknown, required: Required | undefined): void {
    if (field.shape) return this.message(field.shape, value, required);
    if (field.values) return this.#enum(field.values, value);
    switch (field.type) {
      case 'string':
        return typeof value === 'string' ? this.#text(field, value) : this.#wrongType('a string');
      case 'integer':
        return Number.isSafeInteger(value)
          ? this.#range(field, value as number)
          : this.#wrongType('an integer');
      case 'number':
        if (value === 'NaN' || value === 'Infinity' || value === '-Infinity') return;
        return typeof value === 'number' ? this.#range(field, value) : this.#wrongType('a number');
      case 'boolean':
        return typeof value === 'boolean' ? undefined : this.#wrongType('a boolean');
      case 'timestamp':
        return typeof value === 'string' && isTimestamp(value) ? undefined : this.#format('DATE_TIME');
      case 'bytes':
        return typeof value === 'string' && isBase64(value) ? undefined : this.#format('BASE64');
      case 'struct':
        return isObject(value) ? undefined : this.#wrongType('an object');
      default:
    }
  }

  #enum(values: ReadonlySet<string>, value: unknown): void {
    if (typeof value === 'string' && values.has(value)) return;
    this.#add('INVALID_ENUM_VALUE', `is not one of ${[...values].join(', ')}`, {
      value,
      enumValues: [...values],
    });
  }

  #text(field: ShapeField, value: string): void {
    const { maxLength, minLength, format, decimal } = field;
    if (maxLength !== undefined && value.length > maxLength) {
      this.#bound('MAX_LENGTH', `has length ${value.length}, expected ${maxLength} or less`, maxLength);
      return;
    }
    if (this.#emptyClears && value === '') return;
    if (minLength !== undefined && value.length < minLength) {
      this.#bound('MIN_LENGTH', `has length ${value.length}, expected ${minLength} or more`, minLength);
      return;
    }
    if (format !== undefined && !hasFormat(format, value)) return this.#format(format);
    if (decimal) this.#decimal(value, decimal);
    // Bounds of a number on a text: a 64-bit integer, which travels as text.
    if (field.min !== undefined || field.max !== undefined) {
      if (/^-?\d+$/.test(value)) this.#range(field, Number(value));
      else this.#format('INT64');
    }
  }

  #decimal(value: string, bounds: NonNullable<ShapeField['decimal']>): void {
    const broken = brokenDecimalBound(value, bounds);
    if (broken) this.#bound(broken.rule, `must be ${broken.words} ${broken.threshold}`, broken.threshold);
  }

  #range({ min, max }: ShapeField, value: number): void {
    if (max !== undefined && value > max) this.#bound('MAX', `must be less than or equal to ${max}`, max);
    if (min !== undefined && value < min) this.#bound('MIN', `must be greater than or equal to ${min}`, min);
  }

  #size({ minSize, maxSize }: ShapeField, size: number): void {
    if (maxSize !== undefined && size > maxSize)
      this.#bound('MAX_SIZE', `has size ${size}, expected ${maxSize} or less`, maxSize);
    if (minSize !== undefined && size < minSize && size > 0)
      this.#bound('MIN_SIZE', `has size ${size}, expected ${minSize} or more`, minSize);
  }

  #bound(rule: ViolatedRule, description: string, threshold: number): void {
    this.#add(rule, description, { threshold });
  }

  #format(type: string): void {
    this.#add('FORMAT', `must be a valid ${type}`, { type, expected: type });
  }

  #wrongType(expected: string): void {
    this.#add('VALIDATION', `Expected ${expected}`, {});
  }

  #add(violatedRule: ViolatedRule, description: string, data: Record<string, unknown>): void {
    if (this.violations.length >= maxViolations) return;
    const field = fieldAt(this.#path);
    this.violations.push({ field, description, violatedRule, data });
  }
}
