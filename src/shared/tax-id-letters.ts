import { digitsOf, down, isLuhn, weigh } from './tax-id-checksums.ts';

/** Numbers that check themselves with letters, or by powers of two. */

export const isGreek = (text: string): boolean =>
  (weigh(text, [256, 128, 64, 32, 16, 8, 4, 2]) % 11) % 10 === Number(text.at(-1)) && text !== '000000000';

const PERSONS = 'TRWAGMYFPDXBNJZSQVHLCKE';
const COMPANIES = 'JABCDEFGHI';
/** Foreigners begin with one of these, in place of a digit. */
const FOREIGN = 'XYZ';

function isSpanishCompany(text: string): boolean {
  const sum = digitsOf(text.slice(1, 8)).reduce((total, digit, index) => {
    const value = index % 2 === 0 ? digit * 2 : digit;
    return total + Math.floor(value / 10) + (value % 10);
  }, 0);
  const check = (10 - (sum % 10)) % 10;
  const end = text.at(-1) ?? '';
  if ('NPQRSW'.includes(text[0] ?? '')) return end === COMPANIES[check];
  if ('ABEH'.includes(text[0] ?? '')) return end === String(check);
  return end === COMPANIES[check] || end === String(check);
}

export function isSpanish(text: string): boolean {
  const [first = ''] = text;
  const end = text.at(-1);
  if (/\d/.test(first)) return end === PERSONS[Number(text.slice(0, 8)) % 23];
  const foreign = FOREIGN.indexOf(first);
  if (foreign >= 0) return end === PERSONS[Number(`${foreign}${text.slice(1, 8)}`) % 23];
  if ('KLM'.includes(first)) return end === PERSONS[Number(text.slice(1, 8)) % 23];
  return 'ABCDEFGHJNPQRSUVW'.includes(first) && isSpanishCompany(text);
}

const FRENCH = '0123456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** A key of two signs before the number of the company, which checks itself; that of Monaco does not. */
export function isFrench(text: string): boolean {
  const [key, company] = [text.slice(0, 2), text.slice(2)];
  if (!company.startsWith('000') && !isLuhn(company)) return false;
  if (/^\d\d$/.test(key)) return Number(key) === (12 + 3 * (Number(company) % 97)) % 97;
  const [first, second] = key.split('').map((sign) => FRENCH.indexOf(sign));
  if (first === undefined || second === undefined) return false;
  const value = first < 10 ? first * 24 + second - 10 : first * 34 + second - 100;
  return (Number(company) + 1 + Math.floor(value / 11)) % 11 === value % 11;
}

const IRISH = 'WABCDEFGHIJKLMNOPQRSTUV';

/** The older ones have a sign in second place, and their first digit counts last. */
export function isIrish(text: string): boolean {
  const isOld = !/^\d{7}/.test(text);
  const number = isOld ? `0${text.slice(2, 7)}${text[0]}` : text.slice(0, 7);
  const more = text[8] === undefined ? 0 : IRISH.indexOf(text[8]) * 9;
  return text[7] === IRISH[(weigh(number, down(8, 7)) + more) % 23];
}
