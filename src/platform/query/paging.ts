import { invalidField } from '../contract/errors.ts';
import { rejectField } from './parsing.ts';

/** @throws 400 MAX or MIN with the threshold */
export function readLimit(limit: unknown, path: string, bounds: { fallback: number; max: number }): number {
  if (limit === undefined || limit === null) return bounds.fallback;
  const count = wholeNumber(limit, path);
  if (count > bounds.max) {
    throw invalidField(path, 'MAX', `must be at most ${bounds.max}`, { threshold: bounds.max });
  }
  return count;
}

export const readOffset = (offset: unknown, path: string): number =>
  offset === undefined || offset === null ? 0 : wholeNumber(offset, path);

function wholeNumber(value: unknown, path: string): number {
  if (typeof value !== 'number' || !Number.isSafeInteger(value))
    return rejectField(path, 'must be a whole number', 'FORMAT');
  if (value < 0) throw invalidField(path, 'MIN', 'must be at least 0', { threshold: 0 });
  return value;
}
