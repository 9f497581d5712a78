import { FORMS, type TaxIdForm } from './tax-id-forms.ts';
import { isInUnion } from './union.ts';
import { ownValue } from './own-value.ts';

/** `FORM`: not written as ids of the country are. `CHECKSUM`: it is, but a sign is wrong. */
export type TaxIdProblem = 'FORM' | 'CHECKSUM' | 'OTHER_COUNTRY' | 'UNKNOWN_COUNTRY';

export interface TaxId {
  /** Without blanks, with its country before it. */
  normal: string;
  /** Whose it is, ISO 3166-1; `XI` is Northern Ireland. */
  country?: string;
  /** Absent: well formed, and of the requested country. Whether the number is registered, only the country knows. */
  problem?: TaxIdProblem;
}

/** Countries whose businesses have numbers of another. */
const NUMBERED_AS: Readonly<Record<string, string>> = { MC: 'FR', IM: 'GB', LI: 'CH' };

const MAX_LENGTH = 40;

const formOf = (country: string): TaxIdForm | undefined =>
  ownValue(FORMS, ownValue(NUMBERED_AS, country) ?? country);

/** Greece is written both ways. */
const SPELLINGS: Readonly<Record<string, string>> = { GR: 'EL' };

function byPrefix(text: string): { country: string; form: TaxIdForm; number: string } | undefined {
  const spelled = SPELLINGS[text.slice(0, 2)];
  const written = spelled ? `${spelled}${text.slice(2)}` : text;
  for (const [country, form] of Object.entries(FORMS)) {
    const number = written.slice(form.prefix.length);
    if (written.startsWith(form.prefix) && /\d/.test(number)) return { country, form, number };
  }
  return undefined;
}

const said = (problem: TaxIdProblem | undefined): Pick<TaxId, 'problem'> => (problem ? { problem } : {});

function problemOf({ pattern, check }: TaxIdForm, number: string): TaxIdProblem | undefined {
  if (!pattern.test(number)) return 'FORM';
  return check(number) ? undefined : 'CHECKSUM';
}

/** Belgian numbers of before 2005 lack a nought. */
const whole = ({ prefix }: TaxIdForm, number: string): string =>
  prefix === 'BE' && number.length === 9 ? `0${number}` : number;

const isOf = (country: string, wanted: string): boolean =>
  country === (ownValue(NUMBERED_AS, wanted) ?? wanted) || (country === 'XI' && wanted === 'GB');

/**
 * Reads a tax id as people type it, with or without its country before it.
 * @param wanted the country of the business; without it the id has to say its own
 */
export function readTaxId(input: string, wanted?: string): TaxId {
  const text = input
    .slice(0, MAX_LENGTH + 1)
    .toUpperCase()
    .replaceAll(/[\s.\-/·_]/g, '');
  const own = wanted === undefined ? undefined : formOf(wanted);
  const bare = own && whole(own, text);
  // A number may begin with letters that look like another country's.
  if (own && bare !== undefined && own.pattern.test(bare) && !text.startsWith(own.prefix))
    return {
      normal: own.prefix + bare,
      country: ownValue(NUMBERED_AS, wanted ?? '') ?? wanted ?? '',
      ...said(problemOf(own, bare)),
    };
  const found = byPrefix(text);
  if (!found) return { normal: text, problem: own ? 'FORM' : 'UNKNOWN_COUNTRY' };
  const { country, form } = found;
  const number = whole(form, found.number);
  const normal = form.prefix + number;
  if (wanted !== undefined && !isOf(country, wanted)) return { normal, country, problem: 'OTHER_COUNTRY' };
  return { normal, country, ...said(problemOf(form, number)) };
}

/** Where a shop is that writes this on its invoices; undefined where it says no country. */
export function countryOfTaxId(text: string): string | undefined {
  const { country } = readTaxId(text);
  return country === 'XI' ? 'GB' : country;
}

/** Whether a well-formed id is one of value added tax within the Union. */
export const isUnionTaxId = ({ country, problem }: TaxId): boolean =>
  problem === undefined && isInUnion(country);
