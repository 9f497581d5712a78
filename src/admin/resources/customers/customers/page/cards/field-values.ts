import type { CustomerField } from '#shared/customers.ts';

export type Typed = Readonly<Record<string, string>>;

/** What stands in the fields, as it is typed. */
export const readTyped = (fields: readonly CustomerField[]): Typed =>
  Object.fromEntries(
    fields.map(({ key, type, value }) => {
      const text = value === undefined ? '' : String(value);
      return [key, type === 'DATE' ? text.slice(0, 10) : text];
    }),
  );

export interface Written {
  /** By key; null clears. */
  values: Record<string, string | number | null>;
  /** Keys of number fields with something else in them: the platform would be sent no number. */
  noNumbers: string[];
}

/** What was changed, as it is sent. */
export function toValues(fields: readonly CustomerField[], typed: Typed): Written {
  const before = readTyped(fields);
  const written: Written = { values: {}, noNumbers: [] };
  for (const { key, type } of fields) {
    const text = (typed[key] ?? '').trim();
    if (text === before[key]?.trim()) continue;
    if (text === '') written.values[key] = null;
    else if (type !== 'NUMBER') written.values[key] = text;
    else if (Number.isFinite(Number(text))) written.values[key] = Number(text);
    else written.noNumbers.push(key);
  }
  return written;
}
