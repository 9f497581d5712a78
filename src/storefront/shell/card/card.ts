export interface CardValues {
  number: string;
  expiry: string;
  cvc: string;
}

export type CardField = keyof CardValues;

export const EMPTY_CARD: CardValues = { number: '', expiry: '', cvc: '' };

export type CardBrand =
  | 'Visa'
  | 'Mastercard'
  | 'American Express'
  | 'Discover'
  | 'Diners Club'
  | 'JCB'
  | 'Maestro';

interface BrandShape {
  brand: CardBrand;
  /** Of the first digits (ISO/IEC 7812 issuer numbers). */
  starts: RegExp;
  lengths: readonly number[];
  groups: readonly number[];
  cvc: number;
}

const FOURS = [4, 4, 4, 4, 3] as const;
const shapes: readonly BrandShape[] = [
  { brand: 'American Express', starts: /^3[47]/, lengths: [15], groups: [4, 6, 5], cvc: 4 },
  { brand: 'Diners Club', starts: /^3(0[0-5]|[689])/, lengths: [14, 16, 19], groups: [4, 6, 4], cvc: 3 },
  { brand: 'JCB', starts: /^35(2[89]|[3-8])/, lengths: [16], groups: FOURS, cvc: 3 },
  { brand: 'Visa', starts: /^4/, lengths: [13, 16, 19], groups: FOURS, cvc: 3 },
  {
    brand: 'Mastercard',
    starts: /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/,
    lengths: [16],
    groups: FOURS,
    cvc: 3,
  },
  { brand: 'Discover', starts: /^(6011|64[4-9]|65)/, lengths: [16, 19], groups: FOURS, cvc: 3 },
  {
    brand: 'Maestro',
    starts: /^(50|5[6-9]|6)/,
    lengths: [12, 13, 14, 15, 16, 17, 18, 19],
    groups: FOURS,
    cvc: 3,
  },
];

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');
const shapeOf = (number: string): BrandShape | undefined =>
  shapes.find(({ starts }) => starts.test(digitsOf(number)));

export const brandOf = (number: string): CardBrand | undefined => shapeOf(number)?.brand;
export const cvcLength = (number: string): number => shapeOf(number)?.cvc ?? 3;

/** In the groups that stand on the card. */
export function formatNumber(text: string): string {
  const shape = shapeOf(text);
  const longest = shape?.lengths.at(-1) ?? 19;
  let rest = digitsOf(text).slice(0, longest);
  const parts: string[] = [];
  for (const size of shape?.groups ?? FOURS) {
    if (rest === '') break;
    parts.push(rest.slice(0, size));
    rest = rest.slice(size);
  }
  return parts.join(' ') + rest;
}

/** `429` becomes `04 / 29`, one key at a time. */
export function formatExpiry(text: string): string {
  const digits = digitsOf(text);
  const padded = /^[2-9]/.test(digits) ? `0${digits}` : digits;
  const [month, year] = [padded.slice(0, 2), padded.slice(2, 6)];
  if (year !== '') return `${month} / ${/^20\d\d$/.test(year) ? year.slice(2) : year.slice(0, 2)}`;
  // The slash comes with the second digit; taking it away again must be possible.
  return month.length === 2 && !/^\d\d ?\/?$/.test(text) ? `${month} / ` : month;
}

/** The check digit of card numbers (ISO/IEC 7812-1, annex B). */
function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (const [index, char] of Array.from(digits).reverse().entries()) {
    const digit = Number(char) * (index % 2 === 0 ? 1 : 2);
    sum += digit > 9 ? digit - 9 : digit;
  }
  return sum % 10 === 0;
}

export type CardProblem =
  | { key: 'checkout.needed.number' | 'checkout.wrong.number' | 'checkout.wrong.testCard' }
  | { key: 'checkout.needed.expiry' | 'checkout.wrong.expiry' | 'checkout.wrong.expired' }
  | { key: 'checkout.needed.cvc' }
  | { key: 'checkout.wrong.cvc'; count: number };

export type CardProblems = Partial<Record<CardField, CardProblem>>;

export function checkCard({ number, expiry, cvc }: CardValues, today: Date): CardProblems {
  const [numberProblem, expiryProblem, cvcProblem] = [
    checkNumber(number),
    checkExpiry(expiry, today),
    checkCvc(cvc, number),
  ];
  return {
    ...(numberProblem && { number: numberProblem }),
    ...(expiryProblem && { expiry: expiryProblem }),
    ...(cvcProblem && { cvc: cvcProblem }),
  };
}

function checkNumber(number: string): CardProblem | undefined {
  const digits = digitsOf(number);
  if (digits === '') return { key: 'checkout.needed.number' };
  const lengths = shapeOf(number)?.lengths;
  const fits = lengths ? lengths.includes(digits.length) : digits.length >= 12 && digits.length <= 19;
  return fits && passesLuhn(digits) ? undefined : { key: 'checkout.wrong.number' };
}

function checkExpiry(expiry: string, today: Date): CardProblem | undefined {
  const digits = digitsOf(expiry);
  if (digits === '') return { key: 'checkout.needed.expiry' };
  const [month, year] = [Number(digits.slice(0, 2)), 2000 + Number(digits.slice(2))];
  if (digits.length !== 4 || month < 1 || month > 12) return { key: 'checkout.wrong.expiry' };
  // Good to the end of its month, wherever on earth that is.
  const endsAt = Date.UTC(year, month, 1) + 12 * 3_600_000;
  return endsAt > today.getTime() ? undefined : { key: 'checkout.wrong.expired' };
}

function checkCvc(cvc: string, number: string): CardProblem | undefined {
  const digits = digitsOf(cvc);
  if (digits === '') return { key: 'checkout.needed.cvc' };
  const length = cvcLength(number);
  return digits.length === length ? undefined : { key: 'checkout.wrong.cvc', count: length };
}
