/**
 * Amounts of every day, up to ten digits with up to four decimals, as whole numbers of ten thousandths: exact, and
 * many times as fast as decimals of any length. Whoever meets another one counts in those.
 */
const SCALE = 10_000;
const MAX_DECIMALS = 4;
const MAX_DIGITS = 10;

const ZERO = 48;
const NINE = 57;
const POINT = 46;

/** In ten thousandths; not a number for what is longer, negative or no plain decimal. Absent is nothing. */
export function partsOf(amount: string | null | undefined): number {
  if (amount === null || amount === undefined || amount === '') return 0;
  if (typeof amount !== 'string') return Number.NaN;
  let parts = 0;
  let point = -1;
  const { length } = amount;
  for (let at = 0; at < length; at += 1) {
    const code = amount.charCodeAt(at);
    if (code >= ZERO && code <= NINE) parts = parts * 10 + (code - ZERO);
    else if (code === POINT && point < 0 && at > 0) point = at;
    else return Number.NaN;
  }
  const decimals = point < 0 ? 0 : length - point - 1;
  const digits = point < 0 ? length : point;
  if (digits > MAX_DIGITS || decimals > MAX_DECIMALS || (point >= 0 && decimals === 0)) return Number.NaN;
  for (let missing = decimals; missing < MAX_DECIMALS; missing += 1) parts *= 10;
  return parts;
}

/** As a decimal without needless zeros; undefined for what is too large to be exact, or no number. */
export function textOf(parts: number): string | undefined {
  if (!Number.isSafeInteger(parts)) return undefined;
  const size = Math.abs(parts);
  const whole = Math.floor(size / SCALE);
  const rest = size % SCALE;
  const sign = parts < 0 ? '-' : '';
  if (rest === 0) return sign + whole;
  return `${sign}${whole}.${String(rest).padStart(MAX_DECIMALS, '0').replace(/0+$/, '')}`;
}

const WRITTEN = [/^(?:0|[1-9]\d{0,14})$/, undefined, /^(?:0|[1-9]\d{0,14})\.\d\d$/];

/** Whether it is written with so many decimals already. */
export const isWritten = (amount: string | number | null | undefined, decimals: number): amount is string =>
  typeof amount === 'string' && (WRITTEN[decimals]?.test(amount) ?? false);
