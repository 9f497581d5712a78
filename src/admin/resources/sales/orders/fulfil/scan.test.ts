import { expect, it } from 'vitest';
import { firstParcel, untracked, type OpenLine, type Parcel } from './parcels.ts';
import { scan } from './scan.ts';

const line = (id: string, sku: string, open: number): OpenLine => ({
  id,
  open,
  line: { _id: id, quantity: open, physicalProperties: { sku } },
});
const lines = [line('a', 'HD-1', 2), line('b', 'HD-2', 1), line('c', 'HD-1', 1)];
const order = { number: '12871' };
const pack = (codes: string[], start: Parcel[] = [firstParcel(lines)], into = 1) => {
  let parcels = start;
  const outcomes = codes.map((code, at) => {
    const scanned = scan(code, { order, lines, parcels, into, first: at === 0 });
    if ('parcels' in scanned) parcels = scanned.parcels;
    return scanned.outcome;
  });
  return { outcomes, pieces: parcels.map(({ pieces }) => pieces) };
};

it('counts from nothing, in any case of letters, and into the next line of the same SKU', () => {
  expect(pack(['hd-1', ' HD-1', 'HD-2', 'HD-1'])).toEqual({
    outcomes: ['counted', 'counted', 'counted', 'counted'],
    pieces: [{ a: 2, b: 1, c: 1 }],
  });
});

it('says what is in already, and what is not of the order, and counts neither', () => {
  expect(pack(['HD-2', 'HD-2', 'HD-9', '12871', '#12871'])).toEqual({
    outcomes: ['counted', 'full', 'unknown', 'slip', 'slip'],
    pieces: [{ b: 1 }],
  });
});

it('leaves what the page proposed alone while nothing fits', () => {
  expect(pack(['HD-9']).pieces).toEqual([{ a: 2, b: 1, c: 1 }]);
});

it('fills the parcel that is packed', () => {
  const two = [firstParcel(lines), { ...untracked, key: 2, pieces: {} }];
  expect(pack(['HD-1', 'HD-2'], two, 2).pieces).toEqual([{}, { a: 1, b: 1 }]);
});
