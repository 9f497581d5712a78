import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  anotherParcel,
  firstParcel,
  openLines,
  parcelContents,
  piecesIn,
  freeSlots,
  staying,
  toFulfillment,
  trackingFrom,
  trackingInfoOf,
  trackingProblems,
  untracked,
} from './parcels.ts';

const order = {
  lineItems: [
    { _id: 'a', quantity: 3 },
    { _id: 'b', quantity: 2, refundQuantity: 1 },
    { _id: 'c', quantity: 1 },
  ],
};
const sent = [
  {
    lineItems: [
      { _id: 'a', quantity: 1 },
      { _id: 'c', quantity: 1 },
    ],
  },
];

describe('parcels', () => {
  it('begin with all that can still go out', () => {
    const lines = openLines(order, sent);
    expect(lines.map(({ id, open }) => [id, open])).toEqual([
      ['a', 2],
      ['b', 1],
    ]);
    expect(toFulfillment(firstParcel(lines))).toEqual({
      lineItems: [
        { _id: 'a', quantity: 2 },
        { _id: 'b', quantity: 1 },
      ],
    });
  });

  it('share what is open, and never more', () => {
    const lines = openLines(order, []);
    fc.assert(
      fc.property(fc.array(fc.nat(5), { minLength: 3, maxLength: 3 }), (stored) => {
        const whole = firstParcel(lines);
        const first = {
          ...whole,
          pieces: Object.fromEntries(lines.map(({ id, open }, at) => [id, Math.min(open, stored[at] ?? 0)])),
        };
        const second = anotherParcel(lines, [first]);
        const parcels = [first, second];
        for (const line of lines) {
          expect(staying(line, parcels)).toBe(0);
          expect(freeSlots(line, first, parcels)).toBe(first.pieces[line.id]);
        }
        expect(piecesIn(first) + piecesIn(second)).toBe(piecesIn(whole));
      }),
    );
  });

  it('say what a carrier needs, and take back what they were told', () => {
    expect(trackingProblems(untracked)).toEqual([]);
    expect(trackingProblems({ ...untracked, carrier: 'dhl' })).toEqual(['number']);
    const own = { carrier: 'other' as const, number: '7', name: 'Bicycle', link: 'javascript:alert(1)' };
    expect(trackingProblems(own)).toEqual(['link']);
    expect(trackingProblems({ ...own, name: ' ', link: 'https://bicycle.example/7' })).toEqual(['name']);
    expect(trackingProblems({ ...own, link: '' })).toEqual([]);
    expect(trackingProblems({ ...own, number: '', link: '' })).toEqual(['number']);
    for (const tracking of [
      untracked,
      { ...own, link: '' },
      { ...untracked, carrier: 'ups' as const, number: '1Z' },
      { ...own, link: 'https://bicycle.example/7' },
    ]) {
      expect(trackingFrom(trackingInfoOf(tracking))).toEqual(tracking);
    }
  });
});

it('a parcel names what is in it, in the order of the lines', () => {
  const lines = [
    { _id: 'a', productName: { original: 'Reef' } },
    { _id: 'b', productName: { original: 'Dune' } },
    { _id: 'c', productName: { original: 'Fjord' } },
  ];
  const lineItems = [
    { _id: 'c', quantity: 1 },
    { _id: 'a', quantity: 2 },
  ];
  expect(parcelContents({ lineItems }, lines)).toEqual([
    { id: 'a', name: 'Reef', quantity: 2 },
    { id: 'c', name: 'Fjord', quantity: 1 },
  ]);
});
