import { SYSTEM_FIELDS } from '../system-fields.ts';

/** "Birth date" and "birthdate" are one name. */
export const nameKey = (name: string): string => name.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '');

const reserved = new Set(SYSTEM_FIELDS.map(({ name }) => nameKey(name)));

/** Whether the platform's own fields have it. */
export const isReserved = (name: string): boolean => reserved.has(nameKey(name));

const MAX_KEY = 60;

/** What values are kept under: of the name, with a number where another field has it. */
export function freeKey(name: string, used: ReadonlySet<string>): string {
  const base =
    name
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
      .replaceAll(/^-|-$/g, '')
      .slice(0, MAX_KEY) || 'field';
  if (!used.has(base)) return base;
  let number = 1;
  while (used.has(`${base}-${number}`)) number += 1;
  return `${base}-${number}`;
}
