import { describe, expect, it, vi } from 'vitest';
import { Phrases } from './phrases.ts';

const phrases = new Phrases();
phrases.extend({
  plain: 'Orders',
  to: '%{amount} to %{to}',
  price: 'costs %{price}',
  lines: '%{smart_count} line |||| %{smart_count} lines',
  alike: '%{smart_count} sent',
  list: { title: 'All', empty: { title: 'None' } },
});

describe('Phrases', () => {
  it('fills in what is given and leaves the place of what is not', () => {
    expect(phrases.say('plain')).toBe('Orders');
    expect(phrases.say('to', { amount: '9 €', to: 'Visa' })).toBe('9 € to Visa');
    expect(phrases.say('to', { amount: '9 €', to: undefined })).toBe('9 € to %{to}');
    expect(phrases.say('to', { to: 0 })).toBe('%{amount} to 0');
  });

  it('takes a value as it is, signs that replacing knows included', () => {
    expect(phrases.say('price', { price: "$& $1 $'" })).toBe("costs $& $1 $'");
    expect(phrases.say('price', { price: '%{price}' })).toBe('costs %{price}');
  });

  it.each([
    [0, '0 lines'],
    [1, '1 line'],
    [2, '2 lines'],
  ])('chooses the form for %d', (count, told) => {
    expect(phrases.say('lines', { smart_count: count })).toBe(told);
  });

  it('says one form of any number', () => {
    expect(phrases.say('alike', { smart_count: 1 })).toBe('1 sent');
    expect(phrases.say('alike', { smart_count: 3 })).toBe('3 sent');
  });

  it('finds what lies deeper, and what came later', () => {
    expect(phrases.say('list.empty.title')).toBe('None');
    phrases.extend({ none: 'No orders' }, 'list.');
    expect(phrases.say('list.none')).toBe('No orders');
    expect(phrases.say('list.title')).toBe('All');
  });

  it('tells of a key without words, unless something else is to be said', () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(phrases.say('list.gone', { _: 'Gone %{day}', day: 'today' })).toBe('Gone today');
    expect(told).not.toHaveBeenCalled();
    expect(phrases.say('list')).toBe('list');
    expect(told).toHaveBeenCalledOnce();
    told.mockRestore();
  });
});
