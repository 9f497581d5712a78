import { isSame } from '../../data/is-same.ts';
import { valueAt, type FormValues } from './form-errors.ts';

/** By the path of the record's own page. */
const typedFor = new Map<string, FormValues>();

/**
 * Keeps what was typed while the record was being created for the form of its own page.
 * @param sent what the record was created from
 */
export function keepTyped(path: string, values: FormValues, sent: FormValues): void {
  const typed = Object.entries(values).filter(([name, value]) => !isSame(value, valueAt(sent, name)));
  if (typed.length > 0) typedFor.set(path, Object.fromEntries(typed));
}

/**
 * What is stored, changed by what was typed meanwhile; nothing if nothing was. Of lists and objects, what is stored
 * stands: their entries have got ids.
 */
export function withTyped<Values extends FormValues>(path: string, kept: Values): Values | undefined {
  const typed = Object.entries(typedFor.get(path) ?? {}).filter(([, value]) => typeof value !== 'object');
  return typed.length > 0 ? { ...kept, ...Object.fromEntries(typed) } : undefined;
}

export const forgetTyped = (path: string): boolean => typedFor.delete(path);
