import { expect, it } from 'vitest';
import { listingFilter } from './listing-query.ts';
import { parseListing } from './listing-state.ts';

const state = parseListing(
  new URLSearchParams('family=dune&choice=Size:A&choice=Size:B&choice=Frame:Oak&min=40&stock=in'),
);
const categories = { dune: 'category-of-dune' };

it('asks for one of the values of each question, and for all questions', () => {
  expect(listingFilter(state, { categories })).toEqual({
    $and: [
      { visible: true },
      { 'directCategoriesInfo.categories': { $matchItems: [{ _id: { $in: ['category-of-dune'] } }] } },
      { 'options.choicesSettings.choices.name': { $hasSome: ['A', 'B'] } },
      { 'options.choicesSettings.choices.name': { $hasSome: ['Oak'] } },
      { 'actualPriceRange.minValue.amount': { $gte: 40 } },
      { 'inventory.availabilityStatus': { $in: ['IN_STOCK', 'PARTIALLY_OUT_OF_STOCK'] } },
    ],
  });
});

it('leaves a facet’s own choice out to count its other values', () => {
  const counted = JSON.stringify(listingFilter(state, { categories }, 'families'));
  expect(counted).not.toContain('category-of-dune');
  expect(counted).toContain('Oak');
});

it('shows nothing hidden, whatever is asked', () => {
  expect(listingFilter(parseListing(new URLSearchParams()), { categories })).toEqual({ visible: true });
});

it('finds nothing in a family that does not exist', () => {
  const unknown = parseListing(new URLSearchParams('family=nowhere'));
  expect(JSON.stringify(listingFilter(unknown, { categories }))).toContain('unknown');
});
