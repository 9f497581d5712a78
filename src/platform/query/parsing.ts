import { invalidField, type ViolatedRule } from '../contract/errors.ts';
import { parseJson } from '../contract/sound.ts';
import type { FieldCatalog } from './field.ts';

export interface FilterOptions {
  /** Where the filter sits in the request, such as `search.filter`. */
  path: string;
  /** Dates without a zone are read in this one; UTC without it. */
  timeZone?: string | undefined;
  /** A filter of the server's own: any field, any operator. */
  trusted?: boolean;
}

export interface Parsing extends FilterOptions {
  catalog: FieldCatalog;
}

export function rejectField(path: string, description: string, rule: ViolatedRule = 'VALIDATION'): never {
  throw invalidField(path, rule, description);
}

/** Older services take filter and sort as JSON text. */
export function readJson(value: unknown, path: string): unknown {
  if (typeof value !== 'string') return value;
  if (value === '') return undefined;
  try {
    return parseJson(value);
  } catch {
    return rejectField(path, 'must be valid JSON', 'FORMAT');
  }
}

export function isTimeZone(value: unknown): value is string {
  try {
    if (typeof value !== 'string') return false;
    Intl.DateTimeFormat('en', { timeZone: value });
    return true;
  } catch {
    return false;
  }
}
