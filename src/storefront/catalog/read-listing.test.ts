import { describe, expect, it } from 'vitest';
import type { PageRequest } from '../shell/define-page.ts';
import { readListing } from './read-listing.ts';
import { parseListing } from './listing-state.ts';

/** A listing of nothing, and what the platform was asked to sort by. */
async function read(address: string, ratings: PageRequest['ratings']) {
  const requested: unknown[] = [];
  const search = new URLSearchParams(address);
  const use = () => async (request: { sort?: unknown }) => {
    requested.push(request.sort);
    return { products: [] };
  };
  const request = { shop: { use }, mediaBase: '/media', ratings, search } as unknown as PageRequest;
  const shelf = await readListing(request, { collections: [], state: parseListing(search) });
  return { shelf, asked: requested };
}

describe('the best rated first', () => {
  it('is asked for by the score, the newest of equals first', async () => {
    const { shelf, asked } = await read('sort=rating', async () => new Map());
    expect(shelf.state.sort).toBe('rating');
    expect(shelf.sorts).toContain('rating');
    expect(asked[0]).toEqual([
      { fieldName: 'ratingScore', order: 'DESC' },
      { fieldName: '_createdDate', order: 'DESC' },
    ]);
  });

  it('is neither offered nor asked for where the platform keeps no stars', async () => {
    const { shelf, asked } = await read('sort=rating', undefined);
    expect(shelf.state.sort).toBe('newest');
    expect(shelf.sorts).toEqual(['newest', 'price-low', 'price-high', 'name']);
    expect(JSON.stringify(asked)).not.toContain('ratingScore');
  });
});
