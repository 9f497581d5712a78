import { describe, expect, it } from 'vitest';
import { restockLines, restockOf, unsentPieces } from './restock.ts';

const lines = restockLines(
  {
    lineItems: [
      { _id: 'a', quantity: 3 },
      { _id: 'b', quantity: 2, restockQuantity: 1 },
      { _id: 'c', quantity: 1, restockQuantity: 1 },
      { _id: 'd', quantity: 1 },
    ],
  },
  new Map([
    ['a', 2],
    ['d', 1],
  ]),
);

describe('the items of an order that is canceled', () => {
  it('go back to stock by default as far as they have not left', () => {
    expect(lines.map(({ id }) => id)).toEqual(['a', 'b', 'd']);
    expect(unsentPieces(lines)).toEqual({ a: 1, b: 1, d: 0 });
    expect(restockOf(lines, unsentPieces(lines))).toEqual({
      kind: 'some',
      lineItems: [
        { lineItemId: 'a', quantity: 1 },
        { lineItemId: 'b', quantity: 2 },
      ],
    });
  });

  it('go back all or not at all with the cancellation itself', () => {
    expect(restockOf(lines, { a: 3, b: 1, d: 1 })).toEqual({ kind: 'all' });
    expect(restockOf(lines, {})).toEqual({ kind: 'none' });
    const untouched = restockLines({ lineItems: [{ _id: 'a', quantity: 3 }] }, new Map());
    expect(restockOf(untouched, unsentPieces(untouched))).toEqual({ kind: 'all' });
  });

  it('stay with the buyer where the order was fulfilled without parcels', () => {
    const done = { lineItems: [{ _id: 'a', quantity: 3 }], fulfillmentStatus: 'FULFILLED' as const };
    expect(unsentPieces(restockLines(done, new Map()))).toEqual({ a: 0 });
  });
});
