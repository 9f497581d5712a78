import { dequal } from 'dequal/lite';
import { isObject } from '../../shared/is-object.ts';
import { invalidField } from '../contract/errors.ts';
import { readFieldMask, resolvePath } from './field-mask.ts';

export interface PatchOptions {
  /** The field mask in any form of the API; without one, the fields that are present are changed. */
  mask?: unknown;
  /** Where the entity sits in the request, such as `order`. */
  path?: string;
  /** The mask's own path in the request. */
  maskPath?: string;
  readonly: readonly string[];
  immutable: readonly string[];
}

type Json = Record<string, unknown>;

/**
 * Without a mask objects are merged, arrays replaced, and null clears. With one, exactly its paths are replaced, and
 * a path without a value is cleared. What is read-only stays as it was.
 * @throws 400 FIELD_NOT_ALLOWED when an immutable field would change
 */
export function mergePatch<Doc extends object>(current: Doc, patch: unknown, options: PatchOptions): Doc {
  const input = isObject(patch) ? patch : {};
  const mask = readFieldMask(options.mask, options.maskPath ?? 'fieldMask');
  const changed = mask ? replaceMasked(current, input, mask) : merge(current as Json, input);
  const next = options.readonly.reduce<Json>((document, path) => {
    const keys = path.split('.');
    return write(document, keys, read(current, keys));
  }, changed);
  for (const path of options.immutable) {
    const keys = path.split('.');
    if (dequal(read(current, keys), read(next, keys))) continue;
    const field = options.path === undefined ? path : `${options.path}.${path}`;
    throw invalidField(field, 'FIELD_NOT_ALLOWED', 'cannot be changed after creation');
  }
  return next as Doc;
}

/** Assigning this key would change the object's prototype instead of making a field. */
const usable = (key: string): boolean => key !== '__proto__';

function merge(current: Json, patch: Json): Json {
  const next: Json = { ...current };
  for (const [key, value] of Object.entries(patch)) {
    if (value === undefined || !usable(key)) continue;
    if (value === null) delete next[key];
    else if (isObject(value)) next[key] = merge(isObject(next[key]) ? next[key] : {}, value);
    else next[key] = value;
  }
  return next;
}

function replaceMasked(current: object, patch: Json, mask: readonly string[]): Json {
  if (mask.includes('*')) return { ...patch };
  return mask.reduce<Json>((document, path) => {
    const keys = resolvePath(path, patch, current);
    return write(document, keys, read(patch, keys));
  }, current as Json);
}

function read(document: unknown, keys: readonly string[]): unknown {
  let value = document;
  for (const key of keys) {
    if (!isObject(value) || !Object.hasOwn(value, key)) return undefined;
    value = value[key];
  }
  return value;
}

/** A copy with `value` at the path; without the last key when there is no value. */
function write(document: Json, keys: readonly string[], value: unknown): Json {
  const [key, ...rest] = keys;
  if (key === undefined || !usable(key)) return document;
  const empty = value === undefined || value === null;
  if (rest.length === 0) {
    if (!empty) return { ...document, [key]: value };
    const { [key]: _gone, ...others } = document;
    return others;
  }
  const inner = document[key];
  if (!isObject(inner) && empty) return document;
  return { ...document, [key]: write(isObject(inner) ? inner : {}, rest, value) };
}
