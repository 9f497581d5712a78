import { currencyDigits, fitsCurrency, isDecimal, price } from '#shared/money.ts';
import type { FieldViolation } from '#platform/contract/errors.ts';

/** Free-form parts: an `amount` in there is not ours. */
const OPAQUE = new Set(['options', 'extendedFields', 'customFields', 'additionalData']);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Rewrites every price below `value` with the currency's digits and its text. In loops: an order has hundreds of values. */
export function writePrices<T>(value: T, currency: string): T {
  if (Array.isArray(value)) return value.map((item: unknown) => writePrices(item, currency)) as T;
  if (!isObject(value)) return value;
  const written: Record<string, unknown> = { ...value };
  for (const key of Object.keys(value)) {
    const item = value[key];
    if (isObject(item) && !OPAQUE.has(key)) written[key] = writePrices(item, currency);
  }
  const { amount } = value;
  if (typeof amount === 'string' && isDecimal(amount)) Object.assign(written, price(amount, currency));
  return written as T;
}

/** Amounts with more decimals than the currency has. */
export function priceViolations(value: unknown, path: string, currency: string): FieldViolation[] {
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => priceViolations(item, `${path}[${index}]`, currency));
  }
  if (!isObject(value)) return [];
  const own = value['amount'];
  const nested: FieldViolation[] = [];
  for (const key of Object.keys(value)) {
    const item = value[key];
    if (isObject(item) && !OPAQUE.has(key)) nested.push(...priceViolations(item, `${path}.${key}`, currency));
  }
  if (typeof own !== 'string' || !isDecimal(own) || fitsCurrency(own, currency)) return nested;
  const threshold = currencyDigits(currency);
  return [
    ...nested,
    {
      field: `${path}.amount`,
      violatedRule: 'DECIMAL_MAX_SCALE',
      description: `must have at most ${threshold} decimals in ${currency}`,
      data: { threshold },
    },
  ];
}
