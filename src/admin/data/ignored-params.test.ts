import { describe, expect, it } from 'vitest';
import { ignoredParamsOf } from './ignored-params.ts';

const spec = {
  fields: [{ id: 'total', path: 'priceSummary.total.amount', kind: 'amount' }],
  tabs: [{ id: 'toFulfil', values: { fulfillmentStatus: ['NOT_FULFILLED'] } }],
} as const;

const at = (filter: unknown, more = '') =>
  ignoredParamsOf(`?filter=${encodeURIComponent(JSON.stringify(filter))}${more}`, spec);

describe('what a list leaves out of an address', () => {
  it('is nothing where all of it is known', () => {
    expect(ignoredParamsOf('', spec)).toEqual([]);
    expect(at({ tab: 'toFulfil', q: 'ana', where: [['total', 'atLeast', '10']], view: 'v' })).toEqual([]);
    expect(at({}, '&sort=number&order=ASC&page=2&perPage=50')).toEqual([]);
  });

  it('is named: tabs, conditions, operators, keys and parameters', () => {
    expect(at({ tab: 'nope' })).toEqual([{ kind: 'tab', name: 'nope' }]);
    expect(at({ where: [['colour', 'is', 'red']] })).toEqual([{ kind: 'filter', name: 'colour' }]);
    expect(at({ where: [['total', 'smells', '1']] })).toEqual([{ kind: 'filter', name: 'total smells' }]);
    expect(at({ where: 'all' })).toEqual([{ kind: 'filter', name: '"all"' }]);
    expect(at({ paid: true })).toEqual([{ kind: 'filter', name: 'paid' }]);
    expect(at({}, '&tab=toFulfil')).toEqual([{ kind: 'parameter', name: 'tab=toFulfil' }]);
  });

  it('may be the whole filter', () => {
    for (const text of ['{oops', '7', 'null', '[]']) {
      expect(ignoredParamsOf(`?filter=${text}`, spec)).toEqual([{ kind: 'unreadable', name: text }]);
    }
  });
});
