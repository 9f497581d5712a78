import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cleared,
  formatListing,
  isNarrowed,
  parseListing,
  sorts,
  toggle,
  type ListingState,
} from './listing-state.ts';

const parse = (text: string): ListingState => parseListing(new URLSearchParams(text));

const word = fc.string({ minLength: 1, maxLength: 30 });
const words = fc.uniqueArray(word, { maxLength: 5 });
const state: fc.Arbitrary<ListingState> = fc
  .record({
    families: words,
    palettes: words,
    choices: words,
    sort: fc.constantFrom(...sorts),
    page: fc.integer({ min: 1, max: 40 }),
    min: fc.option(fc.integer({ min: 0, max: 900 }), { nil: undefined }),
    stock: fc.option(fc.constantFrom('in' as const, 'out' as const), { nil: undefined }),
  })
  .map(({ min, stock, ...rest }) => ({
    ...rest,
    ...(min !== undefined && { min }),
    ...(stock && { stock }),
  }));

describe('a listing’s address', () => {
  it('says the whole state, and reads back as it was', () => {
    fc.assert(
      fc.property(state, (shelf) => {
        expect(parse(formatListing(shelf))).toEqual(shelf);
      }),
    );
  });

  it('ticked and unticked is the listing as before, on its first page', () => {
    fc.assert(
      fc.property(state, word, (shelf, value) => {
        fc.pre(!shelf.families.includes(value));
        const back = toggle(toggle(shelf, 'families', value), 'families', value);
        expect(back).toEqual({ ...shelf, page: 1 });
      }),
    );
  });

  it('is empty for the listing as it comes', () => {
    expect(formatListing(parse(''))).toBe('');
  });

  it.each([
    ['page=0', { page: 1 }],
    ['page=1e9', { page: 40 }],
    ['page=two', { page: 1 }],
    ['sort=password', { sort: 'newest' }],
    ['min=-1&max=cheap', { sort: 'newest' }],
    ['stock=maybe', { families: [] }],
    [`family=${'x'.repeat(200)}`, { families: [] }],
    ['family=dune&family=dune', { families: ['dune'] }],
  ])('takes %s for what it is', (text, expected) => {
    const read = parse(text);
    expect(read).toMatchObject(expected);
    expect(read.min).toBeUndefined();
    expect(read.stock).toBeUndefined();
  });

  it('takes no more values than anybody ticks', () => {
    const many = Array.from({ length: 500 }, (_, index) => `family=f${index}`).join('&');
    expect(parse(many).families).toHaveLength(20);
  });

  it('cleared keeps what was searched for and the order', () => {
    const shelf = parse('q=moon&sort=name&family=dune&min=40&stock=in&page=2');
    expect(isNarrowed(shelf)).toBe(true);
    expect(formatListing(cleared(shelf))).toBe('?q=moon&sort=name');
  });
});
