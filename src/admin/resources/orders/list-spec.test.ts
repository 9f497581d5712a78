import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { querySpec } from '../../../platform/contract/index.ts';
import {
  operatorsOf,
  relativePeriods,
  type Condition,
  type FilterField,
} from '../../data/filter-operators.ts';
import { parseListFilter, toPlatformFilter, type ListFilter } from '../../data/list-state.ts';
import { orderColumns } from './list/columns.tsx';
import { orderListSpec, quickSearch } from './list-spec.ts';

const moment = { now: new Date('2026-11-21T14:31:00Z'), timeZone: 'Europe/Lisbon' };
const fields: readonly FilterField[] = orderListSpec.fields;
const declared = new Map(
  querySpec('ecom_orders', 'OrderSearchSpec').fields.map((each) => [each.field, each]),
);

const day = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const amount = fc.integer({ min: 0, max: 9_999_999 }).map((cents) => (cents / 100).toFixed(2));
const word = fc.stringMatching(/^[a-z0-9]{1,12}$/);

function valueOf({ kind, options }: FilterField, operator: string): fc.Arbitrary<string> {
  if (kind === 'yesNo') return fc.constantFrom('yes', 'no');
  if (operator === 'inLast' || operator === 'notInLast') return fc.constantFrom(...relativePeriods);
  if (kind === 'date') return day;
  if (operator === 'between') return fc.tuple(amount, amount).map((pair) => pair.join(','));
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
  it('asks the platform only what its search declares', () => {
    fc.assert(
      fc.property(state, (filter) => {
        const undeclared = uses(toPlatformFilter(filter, orderListSpec, moment)).filter(
          ([field, operator]) => {
            const spec = declared.get(field);
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
      ['total', 'atMost', '20'],
      ['status', 'is', 'APPROVED'],
    ];
    expect(uses(toPlatformFilter({ where, tab: 'toFulfil' }, orderListSpec, moment))).toEqual([
      ['archived', '$ne'],
      ['status', '$in'],
      ['paymentStatus', '$in'],
      ['fulfillmentStatus', '$in'],
      ['priceSummary.total.amount', '$gte'],
      ['priceSummary.total.amount', '$lte'],
      ['status', '$eq'],
    ]);
  });

  it('leaves archived orders out until they are asked for', () => {
    expect(toPlatformFilter({}, orderListSpec, moment)).toEqual({ archived: { $ne: true } });
    const asked = { where: [['archived', 'is', 'yes']] } as const;
    expect(toPlatformFilter(asked, orderListSpec, moment)).toEqual({ archived: { $eq: true } });
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
    ['anna@ex', { 'buyerInfo.email': { $startsWith: 'anna@ex' } }],
  ])('reads %s as what it looks like', (typed, filter) => expect(quickSearch(typed)).toEqual(filter));

  it('looks for a first and a last name together', () => {
    const { $or } = quickSearch('Anna  Lind') as { $or: unknown[] };
    expect($or).toContainEqual({
      'billingInfo.contactDetails.firstName': { $startsWith: 'Anna' },
      'billingInfo.contactDetails.lastName': { $startsWith: 'Lind' },
    });
  });

  it('has nothing to look for in blanks', () => expect(quickSearch('   ')).toBeUndefined());
});

it('sorts only by what the platform sorts by', () => {
  const sorted = orderColumns.flatMap(({ sortBy }) => sortBy ?? []);
  expect(sorted.length).toBeGreaterThan(5);
  expect(sorted.filter((field) => declared.get(field)?.sort !== 'BOTH')).toEqual([]);
});
