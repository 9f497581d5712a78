import { expect, it } from 'vitest';
import { parseReviews, reviewsLink } from './reviews-state.ts';

const read = (search: string) => parseReviews(new URLSearchParams(search));

it.each([
  ['', { sort: 'helpful', page: 1 }],
  ['stars=4&reviewSort=lowest&reviewPage=3', { stars: 4, sort: 'lowest', page: 3 }],
  ['stars=6&reviewSort=best&reviewPage=-2', { sort: 'helpful', page: 1 }],
  ['pictures=1&reviewPage=2', { pictures: true, sort: 'helpful', page: 2 }],
  ['pictures=yes', { sort: 'helpful', page: 1 }],
  ['stars=4.5&reviewPage=1.5', { sort: 'helpful', page: 1 }],
  ['stars=&reviewPage=0', { sort: 'helpful', page: 1 }],
])('reads %s', (search, state) => {
  expect(read(search)).toEqual(state);
});

it('keeps what is chosen of the product, and begins other reviews at their first page', () => {
  expect(reviewsLink('?Size=50+%C3%97+70+cm&stars=4&reviewPage=2', { stars: 5 })).toBe(
    '?Size=50+%C3%97+70+cm&stars=5#reviews',
  );
  expect(reviewsLink('?stars=4&reviewSort=newest', { page: 2 })).toBe(
    '?stars=4&reviewSort=newest&reviewPage=2#reviews',
  );
  expect(reviewsLink('?stars=4&reviewPage=2', { pictures: true })).toBe('?stars=4&pictures=1#reviews');
  expect(reviewsLink('?pictures=1', { pictures: undefined })).toBe('?#reviews');
  expect(reviewsLink('?stars=4', { stars: undefined })).toBe('?#reviews');
});
