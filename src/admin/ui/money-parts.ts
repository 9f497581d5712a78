export interface MoneyParts {
  /** "−" or nothing: a true minus, as wide as a digit. */
  sign: string;
  currency: string;
  digits: string;
  currencyFirst: boolean;
}

const formats = new Map<string, Intl.NumberFormat>();

function formatOf(currency: string, locale: string, whole: boolean): Intl.NumberFormat {
  const key = `${locale} ${currency} ${whole}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      ...(whole && { maximumFractionDigits: 0 }),
    });
    formats.set(key, format);
  }
  return format;
}

/** From this on, a rounded amount has no decimals. */
const LARGE = 1000;

/** The amount stays a string all the way: formatting never goes through a float. */
export function moneyParts(amount: string, currency: string, locale = 'en', rounded = false): MoneyParts {
  const negative = amount.startsWith('-');
  const absolute = (negative ? amount.slice(1) : amount) as `${number}`;
  const parts = formatOf(currency, locale, rounded && Number(absolute) >= LARGE).formatToParts(absolute);
  const mark = parts.findIndex((part) => part.type === 'currency');
  const first = parts.findIndex((part) => part.type === 'integer');
  const isDigit = (type: string) => ['integer', 'group', 'decimal', 'fraction'].includes(type);
  const gap = parts.some((part) => part.type === 'literal') ? '\u00a0' : '';
  const name = parts[mark]?.value ?? currency;
  return {
    sign: negative && /[1-9]/.test(absolute) ? '\u2212' : '',
    currency: mark < first ? `${name}${gap}` : `${gap}${name}`,
    digits: parts
      .filter((part) => isDigit(part.type))
      .map((part) => part.value)
      .join(''),
    currencyFirst: mark < first,
  };
}

/** The same in one string, for sentences, labels and buttons. */
export function moneyText(amount: string, currency: string, locale = 'en', rounded = false): string {
  const parts = moneyParts(amount, currency, locale, rounded);
  return parts.currencyFirst
    ? `${parts.sign}${parts.currency}${parts.digits}`
    : `${parts.sign}${parts.digits}${parts.currency}`;
}
