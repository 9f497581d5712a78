import { expect, it } from 'vitest';
import { demoProducts } from '#demo/catalog/products.ts';
import { CHOSEN } from './home-data.ts';

it('chooses products that the demo store has', () => {
  const slugs = new Set(demoProducts.map(({ slug }) => slug));
  const chosen = [...CHOSEN.hero, ...CHOSEN.hung, ...CHOSEN.covers, CHOSEN.spokenOf];
  expect(chosen.filter((slug) => !slugs.has(slug))).toEqual([]);
});
