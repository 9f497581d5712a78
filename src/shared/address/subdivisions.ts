import { ownValue } from '../own-value.ts';
import { SUBDIVISION_NAMES } from './generated/subdivisions.ts';

export interface Subdivision {
  /** ISO 3166-2, such as `US-CA`. */
  code: string;
  /** In Latin letters. */
  name: string;
  /** In the country's own letters, where they are others. */
  native?: string;
}

const lists = new Map<string, readonly Subdivision[]>();

/** The states, provinces or counties of which an address of the country names one, sorted by name. */
export function listSubdivisions(country: string): readonly Subdivision[] {
  const listed = lists.get(country);
  if (listed) return listed;
  const { compare } = new Intl.Collator('en');
  const list = (ownValue(SUBDIVISION_NAMES, country)?.split(';') ?? [])
    .map((entry): Subdivision => {
      const [code = '', name = '', native] = entry.split('|');
      return { code: `${country}-${code}`, name, ...(native !== undefined && { native }) };
    })
    .toSorted((a, b) => compare(a.name, b.name));
  lists.set(country, list);
  return list;
}

export function subdivisionName(code: string, native = false): string | undefined {
  const found = listSubdivisions(code.slice(0, 2)).find((one) => one.code === code);
  return (native ? found?.native : undefined) ?? found?.name;
}

/** The code of a subdivision that is written by its code, its name or either with the country: `ca`, `US-CA`, `California`. */
export function readSubdivision(country: string, written: string): string | undefined {
  const requested = written.trim().toUpperCase();
  return listSubdivisions(country).find(({ code, name, native }) =>
    [code, code.slice(country.length + 1), name.toUpperCase(), native].includes(requested),
  )?.code;
}
