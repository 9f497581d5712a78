import type { FieldViolation } from '../../contract/errors.ts';
import { TEST_CARDS, type TestCard } from './cards.ts';

/** What the card form sends. */
export interface CardInput {
  number: string;
  /** Month and year, such as `04/28`. */
  expiry: string;
  cvc: string;
  holder: string;
}

type Rule =
  | 'REQUIRED'
  | 'CARD_NUMBER_INVALID'
  | 'NOT_A_TEST_CARD'
  | 'EXPIRY_INVALID'
  | 'EXPIRED'
  | 'CVC_INVALID';

const MAX_HOLDER = 100;
/** Cards are issued for a few years; further ahead is a slip of the keyboard. */
const MAX_YEARS_AHEAD = 20;

const violation = (field: keyof CardInput, ruleName: Rule, description: string): FieldViolation => ({
  field,
  violatedRule: 'OTHER',
  ruleName,
  description,
  data: {},
});

const digitsOf = (text: string): string => text.replaceAll(/[\s-]/g, '');

/** The check digit of card numbers (ISO/IEC 7812-1, annex B). */
export function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (const [index, char] of Array.from(digits).reverse().entries()) {
    const digit = Number(char) * (index % 2 === 0 ? 1 : 2);
    sum += digit > 9 ? digit - 9 : digit;
  }
  return sum % 10 === 0;
}

function numberViolations(number: string, card: TestCard | undefined): FieldViolation[] {
  const digits = digitsOf(number);
  if (digits === '') return [violation('number', 'REQUIRED', 'Enter the card number.')];
  if (!/^\d{12,19}$/.test(digits) || !passesLuhn(digits)) {
    return [violation('number', 'CARD_NUMBER_INVALID', 'This is not a card number. Check the digits.')];
  }
  if (card) return [];
  return [
    violation(
      'number',
      'NOT_A_TEST_CARD',
      'This shop takes test cards only. Do not enter a card of your own.',
    ),
  ];
}

function expiryViolations(expiry: string, now: Date): FieldViolation[] {
  if (expiry.trim() === '') return [violation('expiry', 'REQUIRED', 'Enter the expiry date.')];
  const [, month, year] = /^\s*(\d{1,2})\s*\/\s*(\d{2}|\d{4})\s*$/.exec(expiry) ?? [];
  const wrong = [violation('expiry', 'EXPIRY_INVALID', 'Write month and year, such as 04/28.')];
  if (month === undefined || year === undefined || Number(month) < 1 || Number(month) > 12) return wrong;
  const fullYear = Number(year) + (year.length === 2 ? 2000 : 0);
  // A card is good to the end of its month, wherever on earth that is.
  const endsBefore = Date.UTC(fullYear, Number(month), 1) + 12 * 3_600_000;
  if (endsBefore <= now.getTime()) return [violation('expiry', 'EXPIRED', 'This card has expired.')];
  return fullYear > now.getUTCFullYear() + MAX_YEARS_AHEAD ? wrong : [];
}

function cvcViolations(cvc: string, card: TestCard | undefined): FieldViolation[] {
  if (cvc.trim() === '') return [violation('cvc', 'REQUIRED', 'Enter the security code.')];
  const isAmex = card?.brand === 'American Express';
  const digits = card ? (isAmex ? /^\d{4}$/ : /^\d{3}$/) : /^\d{3,4}$/;
  if (digits.test(cvc.trim())) return [];
  const description = isAmex
    ? 'The code has four digits, on the front.'
    : 'The code has three digits, on the back.';
  return [violation('cvc', 'CVC_INVALID', description)];
}

/** The card, or what is wrong with each field. */
export function readCard(input: CardInput, now: Date): { card: TestCard } | { violations: FieldViolation[] } {
  const digits = digitsOf(input.number);
  const card = TEST_CARDS.find(({ number }) => number === digits);
  const holder = input.holder.trim();
  const violations = [
    ...numberViolations(input.number, card),
    ...expiryViolations(input.expiry, now),
    ...cvcViolations(input.cvc, card),
    ...(holder === '' || holder.length > MAX_HOLDER
      ? [violation('holder', 'REQUIRED', 'Enter the name on the card.')]
      : []),
  ];
  return card && violations.length === 0 ? { card } : { violations };
}
