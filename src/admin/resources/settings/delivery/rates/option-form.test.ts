import { describe, expect, it } from 'vitest';
import type { ShippingOption } from '#wix/delivery-operations.ts';
import {
  changesOf,
  newOption,
  optionChange,
  optionProblems,
  readOption,
  type OptionForm,
} from './option-form.ts';

const post: ShippingOption = {
  title: 'Tracked mail',
  estimatedDeliveryTime: '3 to 6 business days',
  rates: [
    { amount: '6.90', conditions: [] },
    { amount: '0', conditions: [{ type: 'BY_TOTAL_PRICE', operator: 'GTE', value: '90' }] },
  ],
};
const read = (): OptionForm => readOption(post, 'EUR');

/** Its price rows as somebody types them. */
const typed = (...rows: [from: string, amount: string][]): OptionForm => ({
  ...read(),
  rows: { ...read().rows, price: rows.map(([from, amount], at) => ({ key: `row-${at}`, from, amount })) },
});
const keysOf = (form: OptionForm, currency = 'EUR') =>
  Object.entries(optionProblems(form, currency)).map(([place, { key }]) => [place, key.split('.').at(-1)]);

describe('what is sent', () => {
  it('is nothing of what was read and left as it was', () => {
    expect(optionChange(read(), read(), 'EUR')).toEqual({});
    expect(optionChange(typed(['0', '6,9'], ['90', '€0.00']), read(), 'EUR')).toEqual({});
    expect(changesOf(read(), read(), 'EUR')).toBe(0);
  });

  it('is what was changed alone', () => {
    expect(optionChange({ ...read(), title: ' Post ' }, read(), 'EUR')).toEqual({ title: 'Post' });
    const dearer = typed(['0.00', '7.50'], ['90.00', '0.00']);
    expect(Object.keys(optionChange(dearer, read(), 'EUR'))).toEqual(['rates']);
    expect(changesOf(dearer, read(), 'EUR')).toBe(1);
    expect(changesOf({ ...dearer, time: 'Tomorrow' }, read(), 'EUR')).toBe(2);
  });

  it('is counted while it is no number yet', () => {
    expect(changesOf(typed(['0.00', '12.009,5'], ['90.00', '-']), read(), 'EUR')).toBe(2);
  });

  it('keeps what no table says', () => {
    const other = readOption(
      { ...post, rates: [{ amount: '1', conditions: [{ type: 'BY_TOTAL_PRICE' }] }] },
      'EUR',
    );
    expect(other.unsaid).toBe('UNKNOWN');
    expect(optionProblems(other, 'EUR')).toEqual({});
    expect(optionChange({ ...other, title: 'Other', rows: read().rows }, other, 'EUR')).toEqual({
      title: 'Other',
    });
  });
});

describe('what is rejected, beside its field', () => {
  it.each([
    ['a price below nothing', typed(['0', '-1']), [['row-0.amount', 'negative']]],
    ['a price in another currency', typed(['0', '$5']), [['row-0.amount', 'currency']]],
    ['a price in another currency, by its code', typed(['0', '5 USD']), [['row-0.amount', 'currency']]],
    ['parts of a cent', typed(['0', '1.005']), [['row-0.amount', 'digits']]],
    ['words', typed(['0', '1.2.3']), [['row-0.amount', 'number']]],
    ['more than the contract takes', typed(['0', '9999999999']), [['row-0.amount', 'much']]],
    [
      'a row that begins before the one above',
      typed(['0', '5'], ['50', '4'], ['20', '3']),
      [['row-2.from', 'order']],
    ],
    ['a row that begins where the one above does', typed(['0', '5'], ['0', '3']), [['row-1.from', 'order']]],
    ['a row that begins nowhere', typed(['0', '5'], ['', '3']), [['row-1.from', 'from']]],
    ['a table without an offer', typed(['0', ''], ['10', '']), [['rows', 'nothing']]],
    ['no name', { ...read(), title: ' ' }, [['title', 'title']]],
  ] satisfies [string, OptionForm, string[][]][])('%s', (_, form, wrong) => {
    expect(keysOf(form)).toEqual(wrong);
  });

  it('and nothing else', () => {
    expect(keysOf(typed(['0', '6,90'], ['89.99', '€ 3'], ['90', 'EUR 0']))).toEqual([]);
    expect(keysOf(newOption('Post', 'EUR'))).toEqual([['rows', 'nothing']]);
  });

  it('pieces come whole', () => {
    const rows = [
      { key: 'row-0', from: '1', amount: '5' },
      { key: 'row-1', from: '2.5', amount: '3' },
    ];
    expect(keysOf({ ...read(), measure: 'quantity', rows: { ...read().rows, quantity: rows } })).toEqual([
      ['row-1.from', 'whole'],
    ]);
  });
});
