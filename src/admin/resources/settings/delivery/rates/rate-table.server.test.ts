import Big from 'big.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pickRate } from '#platform/services/ecom/totals/rules/shipping-rate.ts';
import { runs } from '#testing/run-size.ts';
import type { ShippingRate } from '#wix/delivery-operations.ts';
import {
  digitsOf,
  lastBefore,
  measures,
  ratesOf,
  rowFor,
  startOf,
  tableOf,
  type RateTable,
} from './rate-table.ts';

const currency = 'EUR';
const types = { price: 'BY_TOTAL_PRICE', weight: 'BY_TOTAL_WEIGHT', quantity: 'BY_TOTAL_QUANTITY' } as const;
const operators = fc.constantFrom(
  'EQ' as const,
  'GT' as const,
  'GTE' as const,
  'LT' as const,
  'LTE' as const,
);
const amount = fc.nat(5000).map((cents) => new Big(cents).div(100).toFixed(2));

const valueOf = (measure: (typeof measures)[number]) => {
  const digits = digitsOf(measure, currency);
  return fc.nat(20 * 10 ** digits).map((units) => new Big(units).div(10 ** digits).toFixed(digits));
};

/** Any rates that go by one measure. */
const rates = fc.constantFrom(...measures).chain((measure) =>
  fc.boolean().chain((multiplyByQuantity) =>
    fc.record({
      measure: fc.constant(measure),
      rates: fc.array(
        fc.record({
          amount,
          multiplyByQuantity: fc.constant(multiplyByQuantity),
          conditions: fc.array(
            fc.record({ type: fc.constant(types[measure]), operator: operators, value: valueOf(measure) }),
            { maxLength: 3 },
          ),
        }),
        { minLength: 1, maxLength: 6 },
      ),
    }),
  ),
);

const tables: fc.Arbitrary<RateTable> = fc.constantFrom(...measures).chain((measure) =>
  fc
    .record({
      perPiece: fc.boolean(),
      edges: fc.uniqueArray(valueOf(measure), { minLength: 1, maxLength: 6 }),
      amounts: fc.array(fc.option(amount, { nil: undefined }), { minLength: 7, maxLength: 7 }),
    })
    .map(({ perPiece, edges, amounts }) => {
      const digits = digitsOf(measure, currency);
      const start = new Big(startOf(measure));
      const froms = [start, ...edges.map((edge) => new Big(edge)).filter((edge) => edge.gt(start))];
      const rows = froms
        .toSorted((a, b) => a.cmp(b))
        .map((from, at) => {
          const price = amounts[at];
          return { from: from.toFixed(digits), ...(price !== undefined && { amount: price }) };
        });
      return {
        measure,
        perPiece,
        // As somebody reads it: what is not offered up to here and from here on is one row.
        rows: rows.filter(
          (row, at) => at === 0 || row.amount !== undefined || rows[at - 1]?.amount !== undefined,
        ),
      };
    })
    .filter(({ rows }) => rows.length > 1),
);

const bagOf = (measure: RateTable['measure'], at: string) => ({
  price: '1',
  weight: '1',
  quantity: 3,
  [measure]: measure === 'quantity' ? Number(at) : at,
});

const priceOf = (shippingRates: readonly ShippingRate[], cart: ReturnType<typeof bagOf>) =>
  pickRate([...shippingRates] as never, cart, '0', currency)?.price;

function read(shippingRates: readonly ShippingRate[]): RateTable {
  const table = tableOf(shippingRates, currency);
  if (typeof table === 'string') throw new Error(table);
  return table;
}

describe('the table of an option', () => {
  it('says of every cart what the checkout asks for it, and goes on to after it was written', () => {
    const tried = rates.chain((input) =>
      fc.record({ given: fc.constant(input), at: valueOf(input.measure) }),
    );
    fc.assert(
      fc.property(tried, ({ given: { measure, rates: input }, at }) => {
        if (measure === 'quantity' && Number(at) < 1) return;
        const table = read(input);
        const cart = bagOf(table.measure, at);
        const requested = priceOf(input, cart);
        const row = table.rows[rowFor(table, cart)];
        expect(row?.amount !== undefined).toBe(requested !== undefined);
        expect(priceOf(ratesOf(table), cart)).toBe(requested);
      }),
      runs(2000),
    );
  });

  it('comes back as it was written', () => {
    fc.assert(
      fc.property(tables, (table) => {
        expect(read(ratesOf(table))).toEqual(table);
      }),
      runs(1000),
    );
  });

  it('has rows one after the other, from the smallest cart on, each up to just before the next', () => {
    fc.assert(
      fc.property(rates, ({ rates: input }) => {
        const { rows, measure } = read(input);
        expect(new Big(rows[0]?.from ?? '-1').eq(startOf(measure))).toBe(true);
        rows.slice(1).forEach(({ from }, at) => {
          expect(new Big(from).gt(rows[at]?.from ?? '0')).toBe(true);
          expect(new Big(lastBefore(from, measure, currency)).gte(rows[at]?.from ?? '0')).toBe(true);
        });
      }),
      runs(500),
    );
  });
});

describe('what a table cannot say', () => {
  const by = (type: (typeof types)[keyof typeof types], value = '10') => ({
    type,
    operator: 'GTE' as const,
    value,
  });
  it.each([
    ['two measures', [{ amount: '1', conditions: [by('BY_TOTAL_PRICE'), by('BY_TOTAL_WEIGHT')] }], 'MIXED'],
    [
      'a condition without an operator',
      [{ amount: '1', conditions: [{ type: 'BY_TOTAL_PRICE' as const }] }],
      'UNKNOWN',
    ],
    [
      'prices per item beside others',
      [{ amount: '1', multiplyByQuantity: true }, { amount: '2' }],
      'PER_SOME',
    ],
    ['parts of a cent', [{ amount: '1.005' }], 'FINE'],
    ['parts of a gram', [{ amount: '1', conditions: [by('BY_TOTAL_WEIGHT', '0.0005')] }], 'FINE'],
  ] satisfies [string, ShippingRate[], string][])('is told apart: %s', (_, input, why) => {
    expect(tableOf(input, currency)).toBe(why);
  });

  it('is not what has no condition at all', () => {
    expect(tableOf([{ amount: '4.9', conditions: [] }], currency)).toEqual({
      measure: 'price',
      perPiece: false,
      rows: [{ from: '0.00', amount: '4.90' }],
    });
  });

  it('shows the lower of two that overlap, as the checkout takes it', () => {
    const shippingRates: ShippingRate[] = [
      { amount: '4.90', conditions: [] },
      { amount: '0', conditions: [by('BY_TOTAL_PRICE', '90')] },
    ];
    expect(read(shippingRates).rows).toEqual([
      { from: '0.00', amount: '4.90' },
      { from: '90.00', amount: '0.00' },
    ]);
  });
});
