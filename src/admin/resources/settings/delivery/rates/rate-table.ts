import Big from 'big.js';
import { compareMoney, currencyDigits, fitsCurrency, roundMoney, type Decimal } from '#shared/money.ts';
import type { ShippingRate } from '#wix/delivery-operations.ts';

/** What the rows of a table go by. */
export const measures = ['price', 'weight', 'quantity'] as const;
export type Measure = (typeof measures)[number];

export interface RateRow {
  /** It reaches from here to where the next one begins: so there is neither gap nor overlap. */
  from: Decimal;
  /** Not offered where there is none. */
  amount?: Decimal;
}

export interface RateTable {
  measure: Measure;
  /** The price is for each piece. */
  perPiece: boolean;
  /** Ascending; the first one begins with the smallest cart. */
  rows: RateRow[];
}

/** Why a table cannot say it. */
export type Unsaid = 'MIXED' | 'UNKNOWN' | 'PER_SOME' | 'FINE';

const TYPES = { price: 'BY_TOTAL_PRICE', weight: 'BY_TOTAL_WEIGHT', quantity: 'BY_TOTAL_QUANTITY' } as const;
/** Scales tell grams, of kilograms; what is between two of them is nobody's rate. */
const GRAMS = 3;

export const digitsOf = (measure: Measure, currency: string): number =>
  measure === 'quantity' ? 0 : measure === 'weight' ? GRAMS : currencyDigits(currency);

export const startOf = (measure: Measure): Decimal => (measure === 'quantity' ? '1' : '0');

const stepOf = (measure: Measure, currency: string): Big => new Big(10).pow(-digitsOf(measure, currency));

/** The last that still belongs to a row before this one. */
export const lastBefore = (from: Decimal, measure: Measure, currency: string): Decimal =>
  new Big(from).minus(stepOf(measure, currency)).toFixed(digitsOf(measure, currency));

type Condition = NonNullable<ShippingRate['conditions']>[number];

function holds({ operator, value }: Condition, at: Big): boolean {
  const order = at.cmp(value ?? '0');
  if (operator === 'GTE') return order >= 0;
  if (operator === 'GT') return order > 0;
  if (operator === 'LTE') return order <= 0;
  return operator === 'LT' ? order < 0 : order === 0;
}

/** Where a row begins because of it. */
function edgesOf({ operator, value }: Condition, step: Big, digits: number): Big[] {
  const up = new Big(value ?? '0').round(digits, Big.roundUp);
  const down = new Big(value ?? '0').round(digits, Big.roundDown);
  if (operator === 'GTE' || operator === 'LT') return [up];
  if (operator === 'GT' || operator === 'LTE') return [down.plus(step)];
  return up.eq(down) ? [up, up.plus(step)] : [];
}

function lowestAt(rates: readonly ShippingRate[], at: Big): Decimal | undefined {
  const fitting = rates.filter(({ conditions = [] }) => conditions.every((each) => holds(each, at)));
  return fitting.map(({ amount = '0' }) => amount).toSorted(compareMoney)[0];
}

function whyUnsaid(rates: readonly ShippingRate[], measure: Measure, currency: string): Unsaid | undefined {
  const conditions = rates.flatMap((rate) => rate.conditions ?? []);
  const isKnown = ({ type, operator, value }: Condition) =>
    type !== undefined && operator !== undefined && value !== undefined;
  if (!conditions.every(isKnown)) return 'UNKNOWN';
  if (new Set(conditions.map(({ type }) => type)).size > 1) return 'MIXED';
  if (new Set(rates.map(({ multiplyByQuantity }) => multiplyByQuantity ?? false)).size > 1) return 'PER_SOME';
  if (!rates.every(({ amount = '0' }) => fitsCurrency(amount, currency))) return 'FINE';
  const isFine = ({ value = '0' }: Condition) => !new Big(value).round(GRAMS).eq(value);
  return measure === 'weight' && conditions.some(isFine) ? 'FINE' : undefined;
}

/** The rates of an option as rows; of several that fit a cart the lowest is its price, as at the checkout. */
export function tableOf(rates: readonly ShippingRate[], currency: string): RateTable | Unsaid {
  const conditions = rates.flatMap((rate) => rate.conditions ?? []);
  const type = conditions[0]?.type;
  const measure = measures.find((each) => TYPES[each] === type) ?? 'price';
  const unsaid = whyUnsaid(rates, measure, currency);
  if (unsaid) return unsaid;
  const digits = digitsOf(measure, currency);
  const step = stepOf(measure, currency);
  const start = new Big(startOf(measure));
  const edges = conditions.flatMap((each) => edgesOf(each, step, digits)).filter((edge) => edge.gt(start));
  const ascending = [start, ...edges.toSorted((a, b) => a.cmp(b))];
  const rows = ascending
    .filter((edge, at) => at === 0 || !edge.eq(ascending[at - 1] ?? start))
    .map((edge): RateRow => {
      const amount = lowestAt(rates, edge);
      return {
        from: edge.toFixed(digits),
        ...(amount !== undefined && { amount: roundMoney(amount, currency) }),
      };
    });
  return {
    measure,
    perPiece: rates[0]?.multiplyByQuantity ?? false,
    // Two rows beside each other without an offer are one.
    rows: rows.filter(
      ({ amount }, at) => at === 0 || amount !== undefined || rows[at - 1]?.amount !== undefined,
    ),
  };
}

/** The rows as the contract has them: a rate for each that is offered, bounded by the next. */
export const ratesOf = ({ measure, perPiece, rows }: RateTable): ShippingRate[] =>
  rows.flatMap(({ from, amount }, at): ShippingRate[] => {
    if (amount === undefined) return [];
    const type = TYPES[measure];
    const next = rows[at + 1];
    return [
      {
        amount,
        multiplyByQuantity: perPiece,
        conditions: [
          ...(at > 0 ? [{ type, operator: 'GTE' as const, value: from }] : []),
          ...(next ? [{ type, operator: 'LT' as const, value: next.from }] : []),
        ],
      },
    ];
  });

/** Which row a cart falls into, by what it is worth, weighs or holds. */
export function rowFor(
  { measure, rows }: RateTable,
  cart: { price: Decimal; weight: Decimal; quantity: number },
): number {
  const at = measure === 'quantity' ? String(cart.quantity) : cart[measure];
  return rows.findLastIndex(({ from }, index) => index === 0 || compareMoney(from, at) <= 0);
}
