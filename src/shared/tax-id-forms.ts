import { digitsOf, down, elevenLess, isLuhn, isMod1110, mod97, weigh } from './tax-id-checksums.ts';
import { isGreek, isIrish, isSpanish, isFrench } from './tax-id-letters.ts';

export interface TaxIdForm {
  /** As it stands before the number on paper. */
  prefix: string;
  /** Of what comes after the prefix. */
  pattern: RegExp;
  check: (number: string) => boolean;
}

const last = (text: string): number => Number(text.at(-1));

function isBulgarian(text: string): boolean {
  if (text.length === 9) {
    const first = weigh(text, [1, 2, 3, 4, 5, 6, 7, 8]) % 11;
    const sum = first === 10 ? weigh(text, [3, 4, 5, 6, 7, 8, 9, 10]) % 11 : first;
    return sum % 10 === last(text);
  }
  const person = (weigh(text, [2, 4, 8, 5, 10, 9, 7, 3, 6]) % 11) % 10;
  const foreigner = weigh(text, [21, 19, 17, 13, 11, 9, 7, 3, 1]) % 10;
  const other = elevenLess(weigh(text, [4, 3, 2, 7, 6, 5, 4, 3, 2]));
  return [person, foreigner, other].includes(last(text));
}

const CYPRIOT = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21];

function isCypriot(text: string): boolean {
  const sum = digitsOf(text.slice(0, -1)).reduce(
    (total, digit, index) => total + (index % 2 === 0 ? (CYPRIOT[digit] ?? 0) : digit),
    0,
  );
  return !text.startsWith('12') && text.at(-1) === String.fromCharCode('A'.charCodeAt(0) + (sum % 26));
}

/** Of companies, of persons with a birth number (those of before 1954 have nothing to check), and of others. */
function isCzech(text: string): boolean {
  if (text.length === 8)
    return !text.startsWith('9') && (11 - (weigh(text, down(8, 7)) % 11)) % 10 === last(text);
  if (text.length === 10)
    return Number(text) % 11 === 0 || (Number(text.slice(0, 9)) % 11) % 10 === last(text);
  if (!text.startsWith('6')) return true;
  const rest = weigh(text.slice(1), down(8, 7)) % 11;
  return 8 - ((10 - rest + 11) % 11) === last(text) || (9 - ((11 - rest) % 10)) % 10 === last(text);
}

function isLatvian(text: string): boolean {
  if (text > '4') return weigh(text, [9, 1, 4, 8, 3, 10, 2, 5, 7, 6, 1]) % 11 === 3;
  // Those that begin with 32 say nothing of their owner and have nothing to check.
  if (text.startsWith('32')) return true;
  return ((1 + weigh(text, [10, 5, 8, 4, 2, 1, 6, 3, 7, 9])) % 11) % 10 === last(text);
}

function isLithuanian(text: string): boolean {
  if (text.at(-2) !== '1') return false;
  const digits = digitsOf(text.slice(0, -1));
  const sum = (from: number): number =>
    digits.reduce((total, digit, index) => total + digit * (1 + ((index + from) % 9)), 0) % 11;
  const first = sum(0);
  return (first === 10 ? sum(2) : first) % 10 === last(text);
}

const isDutch = (text: string): boolean =>
  (weigh(text, [...down(9, 8), -1]) % 11 === 0 && !text.startsWith('000000000')) || mod97(`NL${text}`) === 1;

function isRomanian(text: string): boolean {
  const padded = text.padStart(10, '0');
  return ((weigh(padded, [7, 5, 3, 2, 1, 7, 5, 3, 2]) * 10) % 11) % 10 === last(text);
}

const ITALIAN_OFFICE = /^(?:0(?!00)\d\d|100|120|121|888|999)$/;

const isItalian = (text: string): boolean =>
  !text.startsWith('0000000') && ITALIAN_OFFICE.test(text.slice(7, 10)) && isLuhn(text);

const isSlovak = (text: string): boolean => Number(text) % 11 === 0;

/** Of governments and health authorities there is nothing to check but their range. */
function isBritish(text: string): boolean {
  if (text.startsWith('GD')) return Number(text.slice(2)) < 500;
  if (text.startsWith('HA')) return Number(text.slice(2)) >= 500;
  const sum = weigh(text, [8, 7, 6, 5, 4, 3, 2, 10, 1]) % 97;
  return (sum === 0 || sum === 42) && !text.startsWith('000000000');
}

const isElevenOf =
  (weights: readonly number[]) =>
  (text: string): boolean =>
    elevenLess(weigh(text, weights)) === Number(text[weights.length]);

const BRITISH = /^(?:\d{9}|\d{12}|(?:GD|HA)\d{3})$/;

/** By country. */
export const FORMS: Readonly<Record<string, TaxIdForm>> = {
  AT: {
    prefix: 'AT',
    pattern: /^U\d{8}$/,
    check: (text) =>
      (digitsOf(text.slice(1, 8)).reduce((sum, digit, index) => {
        const value = index % 2 === 1 ? digit * 2 : digit;
        return sum + Math.floor(value / 10) + (value % 10);
      }, 4) +
        last(text)) %
        10 ===
      0,
  },
  BE: {
    prefix: 'BE',
    pattern: /^[01]\d{9}$/,
    check: (text) => 97 - (Number(text.slice(0, 8)) % 97) === Number(text.slice(8)),
  },
  BG: { prefix: 'BG', pattern: /^\d{9,10}$/, check: isBulgarian },
  CY: { prefix: 'CY', pattern: /^\d{8}[A-Z]$/, check: isCypriot },
  CZ: { prefix: 'CZ', pattern: /^\d{8,10}$/, check: isCzech },
  DE: { prefix: 'DE', pattern: /^[1-9]\d{8}$/, check: isMod1110 },
  DK: {
    prefix: 'DK',
    pattern: /^[1-9]\d{7}$/,
    check: (text) => weigh(text, [2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0,
  },
  EE: {
    prefix: 'EE',
    pattern: /^10\d{7}$/,
    check: (text) => weigh(text, [3, 7, 1, 3, 7, 1, 3, 7, 1]) % 10 === 0,
  },
  ES: { prefix: 'ES', pattern: /^[A-Z0-9]\d{7}[A-Z0-9]$/, check: isSpanish },
  FI: { prefix: 'FI', pattern: /^\d{8}$/, check: isElevenOf([7, 9, 10, 5, 8, 4, 2]) },
  FR: { prefix: 'FR', pattern: /^[A-HJ-NP-Z0-9]{2}\d{9}$/, check: isFrench },
  GR: { prefix: 'EL', pattern: /^\d{9}$/, check: isGreek },
  HR: { prefix: 'HR', pattern: /^\d{11}$/, check: isMod1110 },
  HU: { prefix: 'HU', pattern: /^\d{8}$/, check: (text) => weigh(text, [9, 7, 3, 1, 9, 7, 3, 1]) % 10 === 0 },
  IE: { prefix: 'IE', pattern: /^(?:\d{7}[A-W][A-IW]?|\d[A-Z+*]\d{5}[A-W])$/, check: isIrish },
  IT: { prefix: 'IT', pattern: /^\d{11}$/, check: isItalian },
  LT: { prefix: 'LT', pattern: /^(?:\d{9}|\d{12})$/, check: isLithuanian },
  LU: {
    prefix: 'LU',
    pattern: /^\d{8}$/,
    check: (text) => Number(text.slice(0, 6)) % 89 === Number(text.slice(6)),
  },
  LV: { prefix: 'LV', pattern: /^\d{11}$/, check: isLatvian },
  MT: {
    prefix: 'MT',
    pattern: /^[1-9]\d{7}$/,
    check: (text) => weigh(text, [3, 4, 6, 7, 8, 9, 10, 1]) % 37 === 0,
  },
  NL: { prefix: 'NL', pattern: /^\d{9}B\d{2}$/, check: isDutch },
  PL: {
    prefix: 'PL',
    pattern: /^\d{10}$/,
    check: (text) => weigh(text, [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11 === last(text),
  },
  PT: {
    prefix: 'PT',
    pattern: /^[1-9]\d{8}$/,
    check: (text) => (elevenLess(weigh(text, down(9, 8))) ?? 0) === last(text),
  },
  RO: { prefix: 'RO', pattern: /^[1-9]\d{1,9}$/, check: isRomanian },
  SE: {
    prefix: 'SE',
    pattern: /^\d{10}(?:0[1-9]|[1-8]\d|9[0-4])$/,
    check: (text) => isLuhn(text.slice(0, 10)),
  },
  SI: {
    prefix: 'SI',
    pattern: /^[1-9]\d{7}$/,
    // A sum of eleven has no digit, of ten it is nought.
    check: (text) => {
      const check = 11 - (weigh(text, down(8, 7)) % 11);
      return check !== 11 && check % 10 === last(text);
    },
  },
  SK: { prefix: 'SK', pattern: /^[1-9]\d[2-47-9]\d{7}$/, check: isSlovak },
  GB: { prefix: 'GB', pattern: BRITISH, check: isBritish },
  /** Northern Ireland, whose businesses have British numbers of their own beginning. */
  XI: { prefix: 'XI', pattern: BRITISH, check: isBritish },
  CH: {
    prefix: 'CHE',
    pattern: /^\d{9}(?:MWST|TVA|IVA|TPV)?$/,
    check: (text) => isElevenOf([5, 4, 3, 2, 7, 6, 5, 4])(text),
  },
  NO: { prefix: 'NO', pattern: /^[89]\d{8}(?:MVA)?$/, check: isElevenOf([3, 2, 7, 6, 5, 4, 3, 2]) },
  IL: { prefix: 'IL', pattern: /^\d{9}$/, check: (text) => isLuhn(text) && text !== '000000000' },
};
