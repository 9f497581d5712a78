import { expect, it } from 'vitest';
import type { HeadContext } from '../shell/define-page.ts';
import type { ListingData } from './read-listing.ts';
import { pageTitle, listingHead } from './listing-head.ts';
import { parseListing } from './listing-state.ts';

const context = { publicUrl: 'https://shop.test' } as HeadContext;
const words = (key: string, values: Record<string, unknown> = {}) => `${key} ${JSON.stringify(values)}`;
const shelf = (search: string): ListingData => ({
  state: parseListing(new URLSearchParams(search)),
  posters: [],
  total: 60,
  of: 60,
  sorts: ['newest'],
  facets: { families: [], palettes: [], options: [], stock: { in: 0, out: 0 } },
});
const head = (search: string) => listingHead(shelf(search), '/collections/all', context);

it('each page of a list has a name and an address of its own, and knows its neighbours', () => {
  expect(pageTitle('All posters', shelf(''), words)).toBe('All posters');
  expect(pageTitle('All posters', shelf('page=2'), words)).toContain('"page":2');
  expect(head('')).toEqual({ canonical: '/collections/all', next: '/collections/all?page=2' });
  expect(head('page=2&sort=name')).toEqual({
    canonical: '/collections/all?page=2',
    previous: '/collections/all',
    next: '/collections/all?page=3',
  });
  expect(head('page=3')).not.toHaveProperty('next');
  expect(head('family=dune')).toMatchObject({ canonical: '/collections/all', noIndex: true });
});
