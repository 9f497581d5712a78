import { expectAccessible } from './support/axe.ts';
import { freshName } from './support/orders.ts';
import { reviewed } from './support/reviews.ts';
import { expectNoSidewaysScroll } from './support/routes.ts';
import { expect, test } from './support/test.ts';

test.use({ role: 'nobody', contextOptions: { reducedMotion: 'reduce' } });

const plain = { itemsInfo: { items: [] } };
/** The stars of a card are told with one decimal. */
const ROUNDED = 0.05;

test(
  'the best rated come first: many good reviews before a single perfect one',
  { tag: '@rare' },
  async ({ page, api, sell }) => {
    const [loved, once] = [`Loved ${freshName()}`, `Once ${freshName()}`];
    const clear = await reviewed(api, [
      { slug: await sell({ name: loved, media: plain }), stars: Array.from({ length: 40 }, () => 5) },
      { slug: await sell({ name: once, media: plain }), stars: [5] },
    ]);
    await page.goto('/collections/all');
    await page.getByText('Sort: Newest').click();
    await expectAccessible(page, 'the orders of a shelf');
    await page.getByRole('link', { name: 'Best rated' }).click();
    await expect(page).toHaveURL('/collections/all?sort=rating');
    await expect(page.getByText('Sort: Best rated')).toBeVisible();
    const cards = page.getByRole('article');
    await expect(cards.first()).toContainText(loved);
    const told = await cards.locator('.rated span[aria-hidden]').allTextContents();
    const scores = told.map((text) => {
      const [, average, count] = /^(\d\.\d) \((\d+)\)$/.exec(text.trim()) ?? [];
      return (5 * 3.5 + Number(average) * Number(count)) / (5 + Number(count));
    });
    expect(scores).toHaveLength(24);
    for (const [index, score] of scores.slice(1).entries())
      expect(score).toBeLessThanOrEqual((scores[index] ?? 0) + 2 * ROUNDED);
    await expect(page.getByRole('heading', { name: once })).toHaveCount(0);
    await expectNoSidewaysScroll(page, 'a shelf by its stars');

    await page.getByRole('link', { name: 'Show the next 24' }).click();
    await expect(page).toHaveURL('/collections/all?sort=rating&page=2');
    await expect(cards.filter({ hasText: loved })).toHaveCount(0);
    await page.goto('/search?q=poster&sort=rating');
    await expect(page.getByText('Sort: Best rated')).toBeVisible();
    await page.goto('/he/collections/all?sort=rating');
    await expect(page.getByText('הדירוג הגבוה ביותר').first()).toBeVisible();
    await expect(cards.first()).toContainText(loved);
    await clear();
  },
);

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the order is a plain link', { tag: '@rare' }, async ({ page }) => {
    await page.goto('/collections/all?family=dune');
    await page.getByText('Sort: Newest').click();
    await page.getByRole('link', { name: 'Best rated' }).click();
    await expect(page).toHaveURL('/collections/all?family=dune&sort=rating');
    await expect(page.getByText('Sort: Best rated')).toBeVisible();
    await expect(page.getByRole('article').first().locator('.rated')).toBeVisible();
  });
});
