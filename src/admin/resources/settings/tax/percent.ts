/** A rate as people write it, `25.5`, and as the contract does, `0.255`: digits moved by two places, never counted. */

/** Six decimals of a fraction. */
const WRITTEN = /^\d{1,3}(?:\.\d{1,4})?$/;

const trimmed = (whole: string, decimals: string): string => {
  const digits = whole.replace(/^0+(?=\d)/, '');
  const rest = decimals.replace(/0+$/, '');
  return rest === '' ? digits : `${digits}.${rest}`;
};

/** `25,5 %` is 25.5; undefined for what is no rate from 0 to 100. Nothing stays nothing. */
export function readPercent(typed: string): string | undefined {
  const text = typed.replace('%', '').replace(',', '.').trim();
  if (text === '') return '';
  const plain = text.startsWith('.') ? `0${text}` : text.replace(/\.$/, '');
  if (!WRITTEN.test(plain)) return undefined;
  const [whole = '0', decimals = ''] = plain.split('.');
  const percent = trimmed(whole, decimals);
  return Number(percent) <= 100 ? percent : undefined;
}

/** @param percent as `readPercent` gives it */
export function toFraction(percent: string): string {
  const [whole = '0', decimals = ''] = percent.split('.');
  const digits = whole.padStart(3, '0');
  return trimmed(digits.slice(0, -2), digits.slice(-2) + decimals);
}

export function toPercent(fraction: string): string {
  const [whole = '0', decimals = ''] = fraction.split('.');
  const digits = decimals.padEnd(2, '0');
  return trimmed(whole + digits.slice(0, 2), digits.slice(2));
}

/** Which of two percentages is more; they have at most four decimals, which numbers hold exactly enough to tell. */
export const comparePercent = (one: string, other: string): number => Number(one) - Number(other);
