import { expect, test } from 'vitest';
import type { ShopWindow } from '../../shared/shop-window.ts';
import { shopRoutes } from './shop-routes.ts';

test('the demo shop shows all its posters, each with picture, words and price', async () => {
  const response = await shopRoutes({ demo: true }).request('/shop-window');
  const { window } = (await response.json()) as { window: ShopWindow };
  expect(window.posters).toHaveLength(60);
  expect(window.families.reduce((sum, family) => sum + family.count, 0)).toBe(60);
  const slugs = new Set(window.posters.map((poster) => poster.slug));
  expect(window.newest.every((slug) => slugs.has(slug))).toBe(true);
  for (const poster of window.posters) {
    expect(poster.alt.length).toBeGreaterThan(10);
    expect(poster.price).toMatch(/^\d+\.\d\d$/);
    expect(poster.colors).toHaveLength(5);
  }
});

test('without the demo there is no shop window', async () => {
  const response = await shopRoutes({ demo: false }).request('/shop-window');
  expect(await response.json()).toEqual({ window: null });
});
