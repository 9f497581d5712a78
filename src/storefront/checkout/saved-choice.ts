import type { AddressValues } from '../shell/address/address.ts';

/** One of the saved addresses by its place, or one that is typed. */
export type Choice = number | 'other';

const WHERE = ['line1', 'line2', 'postalCode', 'city', 'country', 'subdivision'] as const;

const isSame = (a: AddressValues, b: AddressValues): boolean =>
  WHERE.every((field) => a[field].trim().toLowerCase() === b[field].trim().toLowerCase());

/** What was begun stays; else the first one, which the account calls preferred. */
export function choiceFor(saved: readonly AddressValues[], begun: AddressValues): Choice {
  if (saved.length === 0) return 'other';
  if (begun.line1.trim() === '') return 0;
  const index = saved.findIndex((address) => isSame(address, begun));
  return index === -1 ? 'other' : index;
}
