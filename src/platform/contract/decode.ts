import { isObject } from '../../shared/is-object.ts';
import { invalidField, PlatformError } from './errors.ts';
import { lookedForByAbsence } from './older-optional.ts';
import type { OperationRecord } from './schema.ts';
import { requestShape, requirementsOf, type Shape, type ShapeField } from './shapes.ts';
import { parseJson } from './sound.ts';
import { completeStreetForms, completeStreetMask, hasStreetForms } from './street-forms.ts';

type Json = Record<string, unknown>;

/** Operations that change what is stored field by field, in which null clears a field. */
export const clearsByNull = ({ method, name }: OperationRecord): boolean =>
  method === 'PATCH' || /^(?:bulk)?(?:[Uu]pdate|[Uu]psert|[Ss]et)(?=[A-Z])/.test(name);

/**
 * One request out of path, query and body: fields the contract does not know are left out, path parameters win,
 * values of a query string get the type of their field. Whatever does not fit stays for `checkRequest` to report.
 * A field that is null counts as unset, unless the operation clears fields by null.
 */
export function decodeRequest(
  operation: OperationRecord,
  pathParams: Record<string, string>,
  query: URLSearchParams,
  body: unknown,
): unknown {
  const shape = requestShape(operation);
  const reader = new RequestReader(clearsByNull(operation));
  const request =
    body === undefined || body === null ? fromQuery(reader, shape, query) : reader.whole(shape, body);
  placeMasks(reader, request, shape, query);
  for (const [path, value] of Object.entries(pathParams))
    reader.place(request, shape, path.split('.'), [value]);
  for (const { name, type } of shape.fields.values())
    if (type === 'fieldMask' && name in request) request[name] = completeStreetMask(shape, request[name]);
  if (operation.readOnly) lookForAll(request, shape, requirementsOf(operation).names);
  return request;
}

/** REST clients may send the mask of a change in the query, beside the body that it is about. */
function placeMasks(reader: RequestReader, request: Json, shape: Shape, query: URLSearchParams): void {
  for (const { name, type } of shape.fields.values()) {
    if (type !== 'fieldMask' || name in request) continue;
    const paths = [...query.getAll(name), ...query.getAll(`${name}.paths`)];
    if (paths.length > 0) reader.place(request, shape, [name], paths);
  }
}

function lookForAll(request: Json, shape: Shape, required: readonly string[]): void {
  for (const name of lookedForByAbsence)
    if (required.includes(name) && shape.fields.get(name)?.shape && request[name] === undefined)
      request[name] = {};
}

function fromQuery(reader: RequestReader, shape: Shape, query: URLSearchParams): Json {
  const whole = query.get('.r');
  if (whole !== null) return reader.whole(shape, parseWhole(whole));
  const request: Json = {};
  for (const key of new Set(query.keys())) reader.place(request, shape, key.split('.'), query.getAll(key));
  return request;
}

const brokenQuery = (): PlatformError =>
  invalidField('.r', 'FORMAT', 'must be base64url of a JSON object', { expected: 'BASE64URL_JSON' });

/** The SDK packs a nested request into one parameter: base64url, without padding, of its JSON. */
function parseWhole(text: string): unknown {
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) =>
      char.charCodeAt(0),
    );
    return parseJson(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (cause) {
    // Unsound JSON gets the violation of its field, as in a body.
    if (cause instanceof PlatformError) throw cause;
    throw brokenQuery();
  }
}

const isPhone = ({ name, type }: ShapeField): boolean => type === 'string' && /^phones?$/.test(name);

const isBlank = (value: unknown): boolean => typeof value === 'string' && value.trim() === '';

/** Forms send an empty box as an empty text, which is no phone number. */
function withoutBlanks(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((item) => !isBlank(item));
  return isBlank(value) ? null : value;
}

/** Copies of JSON with the known fields only. */
class RequestReader {
  readonly #keepsNull: boolean;

  constructor(keepsNull: boolean) {
    this.#keepsNull = keepsNull;
  }

  whole(shape: Shape, body: unknown): Json {
    if (!isObject(body)) throw invalidField('', 'VALIDATION', 'Expected an object');
    return this.#message(shape, body, true);
  }

  /** @param isAround whether the message is the request, or one of its lists' entries: what it holds is no stored field */
  #message(shape: Shape, value: Json, isAround: boolean): Json {
    const known: Json = {};
    for (const key of Object.keys(value)) {
      const field = shape.fields.get(key);
      if (!field) continue;
      const input = isPhone(field) ? withoutBlanks(value[key]) : value[key];
      if (input === null && !this.#clears(field, isAround)) continue;
      known[key] = this.#field(field, input, isAround && field.array === true);
    }
    if (hasStreetForms(shape)) completeStreetForms(known, this.#keepsNull);
    return known;
  }

  #clears({ type, shape, array, map }: ShapeField, isAround: boolean): boolean {
    const isWhole = shape !== undefined || array || map;
    return this.#keepsNull && type !== 'fieldMask' && !(isAround && isWhole);
  }

  #field(field: ShapeField, value: unknown, isAround: boolean): unknown {
    // A list that is cleared has no entries.
    if (value === null) return field.array ? [] : null;
    if (value === undefined) return value;
    if (field.type === 'fieldMask') return readMask(value);
    const one = (item: unknown) => this.#one(field, item, isAround);
    if (field.array && Array.isArray(value)) return value.map(one);
    if (field.map && isObject(value))
      return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, one(item)]));
    return one(value);
  }

  #one(field: ShapeField, value: unknown, isAround: boolean): unknown {
    if (field.shape) return isObject(value) ? this.#message(field.shape, value, isAround) : value;
    // Older clients send filters as text.
    if (field.type === 'struct' && typeof value === 'string') return parseStruct(value);
    return value;
  }

  /** Puts the values of a dotted key where the contract has that field; keys it does not know are ignored. */
  place(target: Json, shape: Shape, [name = '', ...rest]: string[], values: string[]): void {
    const field = shape.fields.get(name);
    if (!field) return;
    if (rest.length === 0) target[name] = this.#text(field, values);
    else if (field.shape && !field.array && !field.map)
      this.#placeInside(target, name, field.shape, rest, values);
    else if (field.type === 'struct' || field.map) placeKey(target, name, rest, values);
  }

  #placeInside(target: Json, name: string, shape: Shape, rest: string[], values: string[]): void {
    const inside = target[name] ?? {};
    // A wrong type stays in place and is reported.
    if (!isObject(inside)) return;
    target[name] = inside;
    this.place(inside, shape, rest, values);
  }

  /** A value of a query string; a message in it is JSON, of which unknown fields are left out as in a body. */
  #text(field: ShapeField, values: string[]): unknown {
    if (field.type === 'fieldMask') return readMask(values.join(','));
    const converted = values.map((text) => readScalar(field, text));
    return this.#field(field, field.array ? converted : converted.at(-1), false);
  }
}

function parseStruct(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    return text;
  }
}

/** `'a,b.c'`, `['a']` and `{ paths: ['a'] }` are all in use, in camel or snake case. */
function readMask(value: unknown): unknown {
  const paths = isObject(value) ? (value['paths'] ?? []) : value;
  const list =
    typeof paths === 'string'
      ? paths
          .split(',')
          .map((path) => path.trim())
          .filter(Boolean)
      : paths;
  if (!Array.isArray(list) || !list.every((path) => typeof path === 'string')) return value;
  return list.map(camelCase);
}

/** Keys below `extendedFields` belong to the merchant and are kept as they are. */
const camelCase = (path: string): string =>
  path.replace(/^.*?(?=extended_?fields\b|$)/i, (own) =>
    own.replace(/([a-z0-9])_([a-z])/g, (_, before: string, letter: string) => before + letter.toUpperCase()),
  );

function placeKey(target: Json, name: string, rest: string[], values: string[]): void {
  const inside = target[name] ?? {};
  if (!isObject(inside) || rest.includes('__proto__')) return;
  target[name] = inside;
  const [key = '', ...deeper] = rest;
  if (deeper.length > 0) placeKey(inside, key, deeper, values);
  else inside[key] = values.length === 1 ? values[0] : values;
}

function readScalar(field: ShapeField, text: string): unknown {
  if (field.type === 'integer' || field.type === 'number')
    return /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i.test(text) ? Number(text) : text;
  if (field.type === 'boolean') return text === 'true' || text === 'false' ? text === 'true' : text;
  if (field.type === 'struct' || field.type === 'any' || field.shape) return parseStruct(text);
  return text;
}
