import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { querySpec, type QueryField } from '#platform/contract/index.ts';
import { orders } from '#platform/services/ecom/orders/tables.ts';
import {
  operatorsOf,
  readAmounts,
  writeAmounts,
  calendarPeriods,
  comingPeriods,
  relativePeriods,
  type Condition,
  type FilterField,
} from '#admin/data/filter-operators.ts';
import { parseListFilter, toPlatformFilter, type ListFilter } from '#admin/data/list-state.ts';
import { orderListSpec, quickSearch } from './list-spec.ts';

const moment = {
  now: new Date('2026-11-21T14:31:00Z'),
  timeZone: 'Europe/Lisbon',
  currency: 'EUR',
  ownFields: true,
};
const fields: readonly FilterField[] = orderListSpec.fields;
const declared = new Map(
  querySpec('ecom_orders', 'OrderSearchSpec').fields.map((each) => [each.field, each]),
);

const { text, spec: ownSpec } = orders.definition;
const known = new Map<string, Pick<QueryField, 'operators'>>([
  ...ownSpec.fields.map((each) => [each.field, each] as const),
  [text?.field ?? '', { operators: ['$contains'] }],
]);

const day = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const amount = fc.integer({ min: 0, max: 9_999_999 }).map((cents) => (cents / 100).toFixed(2));
const word = fc.stringMatching(/^[a-z0-9]{1,12}$/);

function valueOf({ kind, options }: FilterField, operator: string): fc.Arbitrary<string> {
  if (kind === 'yesNo') return fc.constantFrom('yes', 'no', 'either');
  if (operator === 'inLast' || operator === 'notInLast') return fc.constantFrom(...relativePeriods);
  if (operator === 'in') return fc.constantFrom(...calendarPeriods);
  if (operator === 'inNext') return fc.constantFrom(...comingPeriods);
  const one = kind === 'date' ? day : amount;
  if (operator === 'between') return fc.tuple(one, one).map((pair) => pair.join(','));
  if (kind === 'date') return day;
  if (kind === 'amount') return amount;
  return options ? fc.constantFrom(...options) : word;
}

const condition: fc.Arbitrary<Condition> = fc
  .constantFrom(...fields)
  .chain((field) => fc.tuple(fc.constant(field), fc.constantFrom(...operatorsOf(field.kind))))
  .chain(([field, operator]) =>
    valueOf(field, operator).map((value) => [field.id, operator, value] as const),
  );

const state: fc.Arbitrary<ListFilter> = fc.record(
  {
    tab: fc.constantFrom(...orderListSpec.tabs.map(({ id }) => id)),
    q: fc.oneof(word, fc.constant('anna@example.com'), fc.constant('#10471'), fc.constant('Anna Lindqvist')),
    where: fc.array(condition, { minLength: 1, maxLength: 5 }),
  },
  { requiredKeys: [] },
);

/** Every field with its operator that a filter uses. */
function uses(filter: Record<string, unknown>): [string, string][] {
  return Object.entries(filter).flatMap(([key, value]): [string, string][] => {
    if (key === '$and' || key === '$or') return (value as Record<string, unknown>[]).flatMap(uses);
    return Object.keys(value as object).map((operator) => [key, operator]);
  });
}

describe('the filter of the orders list', () => {
  it.each([
    ['a hosted platform what the contract declares', declared, false],
    ['the platform in the box what it declares itself', known, true],
  ])('asks %s, and no more', (_, declaredThere, ownFields) => {
    fc.assert(
      fc.property(state, (filter) => {
        const undeclared = uses(toPlatformFilter(filter, orderListSpec, { ...moment, ownFields })).filter(
          ([field, operator]) => {
            const spec = declaredThere.get(field);
            return spec?.operators !== '*' && !spec?.operators.includes(operator);
          },
        );
        expect(undeclared).toEqual([]);
      }),
    );
  });

  it('survives the address bar', () => {
    fc.assert(
      fc.property(state, (filter) => {
        const address = new URLSearchParams({ filter: JSON.stringify(filter) }).toString();
        const read = JSON.parse(new URLSearchParams(address).get('filter') ?? '');
        expect(parseListFilter(read, orderListSpec)).toEqual(filter);
      }),
    );
  });

  it('drops what a forged or old address holds', () => {
    const known = ['total', 'atLeast', '100'];
    const raw = {
      tab: 'nowhere',
      q: '  ',
      where: [['unknown', 'is', 'x'], ['total', 'startsWith', '1'], ['total', 'is'], 'total', known],
    };
    expect(parseListFilter(raw, orderListSpec)).toEqual({ where: [known] });
    expect(parseListFilter('x', orderListSpec)).toEqual({});
  });

  it('keeps every condition, also two on the same field', () => {
    const where: Condition[] = [
      ['total', 'atLeast', '10'],
      ['total', 'max', '20'],
      ['status', 'is', 'APPROVED'],
    ];
    expect(uses(toPlatformFilter({ where, tab: 'toFulfil' }, orderListSpec, moment))).toEqual([
      ['archived', '$ne'],
      ['status', '$in'],
      ['paymentStatus', '$in'],
      ['fulfillmentStatus', '$in'],
      ['priceSummary.total.amount', '$gte'],
      ['currency', '$eq'],
      ['priceSummary.total.amount', '$lte'],
      ['currency', '$eq'],
      ['status', '$eq'],
    ]);
  });

  it('leaves archived orders out until they are asked for', () => {
    expect(toPlatformFilter({}, orderListSpec, moment)).toEqual({ archived: { $ne: true } });
    const requested = { where: [['archived', 'is', 'yes']] } as const;
    expect(toPlatformFilter(requested, orderListSpec, moment)).toEqual({ archived: { $eq: true } });
    const either = { where: [['archived', 'is', 'either']] } as const;
    expect(toPlatformFilter(either, orderListSpec, moment)).toEqual({});
  });

  it.each([
    ['7d', '2026-11-15T00:00:00.000Z', 'Europe/Lisbon'],
    ['7d', '2026-11-15T05:00:00.000Z', 'America/New_York'],
    ['30d', '2026-10-22T23:00:00.000Z', 'Europe/Lisbon'],
    ['24h', '2026-11-20T14:31:00.000Z', 'Europe/Lisbon'],
  ])('counts the last %s from %s in %s', (period, start, timeZone) => {
    const filter = { where: [['placed', 'inLast', period]] } as const;
    expect(toPlatformFilter(filter, orderListSpec, { ...moment, timeZone })['purchasedDate']).toEqual({
      $gte: start,
    });
  });

  it.each([
    ['today', '2026-11-21T00:00:00.000Z', '2026-11-22T00:00:00.000Z'],
    ['yesterday', '2026-11-20T00:00:00.000Z', '2026-11-21T00:00:00.000Z'],
    ['thisWeek', '2026-11-16T00:00:00.000Z', '2026-11-22T00:00:00.000Z'],
    ['lastWeek', '2026-11-09T00:00:00.000Z', '2026-11-16T00:00:00.000Z'],
    ['thisMonth', '2026-11-01T00:00:00.000Z', '2026-11-22T00:00:00.000Z'],
    ['lastMonth', '2026-09-30T23:00:00.000Z', '2026-11-01T00:00:00.000Z'],
    ['thisYear', '2026-01-01T00:00:00.000Z', '2026-11-22T00:00:00.000Z'],
  ])('takes %s from the calendar of the store', (period, $gte, $lt) => {
    const filter = { where: [['placed', 'in', period]] } as const;
    expect(toPlatformFilter(filter, orderListSpec, moment)['purchasedDate']).toEqual({ $gte, $lt });
  });

  it('takes both days between which it was, whichever is named first', () => {
    const between = (value: string) =>
      toPlatformFilter({ where: [['placed', 'between', value]] }, orderListSpec, moment)['purchasedDate'];
    const days = { $gte: '2026-03-01T00:00:00.000Z', $lt: '2026-03-31T23:00:00.000Z' };
    expect(between('2026-03-01,2026-03-31')).toEqual(days);
    expect(between('2026-03-31,2026-03-01')).toEqual(days);
    expect(between('2026-03-01,')).toBeUndefined();
    expect(between('2026-03-01')).toBeUndefined();
  });

  it.each([
    ['atLeast', '100', { $gte: '100' }, 'EUR'],
    ['atLeast', '100 SEK', { $gte: '100' }, 'SEK'],
    ['between', '10,20 PLN', { $gte: '10', $lte: '20' }, 'PLN'],
  ])('compares a total that is %s %s within one currency', (operator, value, amount_, currency) => {
    const filter = { where: [['total', operator, value] as const] };
    expect(toPlatformFilter(filter, orderListSpec, moment)).toMatchObject({
      'priceSummary.total.amount': amount_,
      currency: { $eq: currency },
    });
    const hosted = toPlatformFilter(filter, orderListSpec, { ...moment, ownFields: false });
    expect(hosted).toMatchObject({ 'priceSummary.total.amount': amount_ });
    expect(hosted).not.toHaveProperty('currency');
  });

  it('reads back the amounts it has written', () => {
    fc.assert(
      fc.property(
        fc.array(amount, { minLength: 1, maxLength: 2 }),
        fc.stringMatching(/^[A-Z]{3}$/),
        (amounts, currency) => {
          expect(readAmounts(writeAmounts(amounts, currency), 'EUR')).toEqual({ amounts, currency });
        },
      ),
    );
  });

  it('takes a day as the store has it, across a change of clocks', () => {
    const filter = { where: [['placed', 'on', '2026-10-25']] } as const;
    expect(toPlatformFilter(filter, orderListSpec, moment)['purchasedDate']).toEqual({
      $gte: '2026-10-24T23:00:00.000Z',
      $lt: '2026-10-26T00:00:00.000Z',
    });
  });

  it('ignores a value that is still being typed', () => {
    const filter = { where: [['total', 'atLeast', '12.'] as const, ['placed', 'on', '2026-1'] as const] };
    expect(toPlatformFilter(filter, orderListSpec, moment)).toEqual({ archived: { $ne: true } });
  });
});

describe('the quick search', () => {
  it.each([
    ['#10471', { number: { $startsWith: '10471' } }],
    ['104', { number: { $startsWith: '104' } }],
    ['91234', { $or: [{ number: { $startsWith: '91234' } }, { searchText: { $contains: '91234' } }] }],
    [
      '+351 912',
      {
        $or: [
          { searchText: { $contains: '351912' } },
          { $and: [{ searchText: { $contains: '+351' } }, { searchText: { $contains: '912' } }] },
        ],
      },
    ],
    ['HD-0042', { searchText: { $contains: 'HD-0042' } }],
    ['anna@ex', { searchText: { $contains: 'anna@ex' } }],
    ['Anna  Lind', { $and: [{ searchText: { $contains: 'Anna' } }, { searchText: { $contains: 'Lind' } }] }],
  ])('reads %s as what it looks like', (typed, filter) => expect(quickSearch(typed, true)).toEqual(filter));

  it('looks for a first and a last name together where only the contract is known', () => {
    expect(quickSearch('anna@ex', false)).toEqual({ 'buyerInfo.email': { $startsWith: 'anna@ex' } });
    const { $or } = quickSearch('Anna  Lind', false) as { $or: unknown[] };
    expect($or).toContainEqual({
      'billingInfo.contactDetails.firstName': { $startsWith: 'Anna' },
      'billingInfo.contactDetails.lastName': { $startsWith: 'Lind' },
    });
  });

  it('has nothing to look for in blanks', () => expect(quickSearch('   ', true)).toBeUndefined());
});
