import { isSame } from '../../data/is-same.ts';
import { valueAt, type FormValues } from './form-errors.ts';

/** By the path of the record's own page. */
const savedInput = new Map<string, FormValues>();

/**
 * Saves what somebody typed while the record was being created, for the form of the record's own page.
 * @param sent the values that the record was created from
 */
export function saveInput(path: string, values: FormValues, sent: FormValues): void {
  const typed = Object.entries(values).filter(([name, value]) => !isSame(value, valueAt(sent, name)));
  if (typed.length > 0) savedInput.set(path, Object.fromEntries(typed));
}

/**
 * The stored values with the saved input over them; undefined without any. Lists and objects stay as they are stored,
 * because the entries that were typed lack the ids that the stored ones have.
 */
export function withSavedInput<Values extends FormValues>(path: string, stored: Values): Values | undefined {
  const typed = Object.entries(savedInput.get(path) ?? {}).filter(([, value]) => typeof value !== 'object');
  return typed.length > 0 ? { ...stored, ...Object.fromEntries(typed) } : undefined;
}

export const clearSavedInput = (path: string): boolean => savedInput.delete(path);
