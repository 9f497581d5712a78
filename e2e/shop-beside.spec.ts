import { expectAccessible } from './support/axe.ts';
import { expectNoSidewaysScroll } from './support/routes.ts';
import { addPoster, bagOf } from './support/shopper.ts';
import { expect, test } from './support/test.ts';

test.use({ role: 'nobody', contextOptions: { reducedMotion: 'reduce' } });

const BESIDE = /^(Often bought with it|Hangs well beside it)$/;

test.describe('before any script', () => {
  test.use({ javaScriptEnabled: false });
  test(
    'a poster is followed by what goes with it, without a script',
    { tag: ['@rare', '@phone-too'] },
    async ({ page }) => {
      await page.goto('/products/reef');
      const shelf = page.locator('section').filter({ has: page.getByRole('heading', { name: BESIDE }) });
      await expect(shelf.getByRole('article')).toHaveCount(4);
      await expect(shelf.getByText('Sold out')).toHaveCount(0);
      await expect(shelf.getByRole('link', { name: 'Reef', exact: true })).toHaveCount(0);
      await expectNoSidewaysScroll(page, 'the product page');
      const first = shelf.getByRole('article').first().getByRole('link');
      const name = (await first.textContent()) ?? '';
      await first.click();
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await page.goto('/he/products/reef');
      await expect(
        page.getByRole('heading', { name: /^(נקנים יחד לעיתים קרובות|נתלה יפה לצידו)$/ }),
      ).toBeVisible();
    },
  );
});

test(
  'the bag shows what goes with it, and nothing once it is empty',
  { tag: ['@main', '@phone-too'] },
  async ({ page }) => {
    await addPoster(page, 'reef');
    const bag = bagOf(page);
    const row = bag.getByRole('region', { name: /^(Often bought with it|You may also like)$/ });
    await expect(row.getByRole('article')).toHaveCount(3);
    await expect(row.getByRole('link', { name: 'Reef', exact: true })).toHaveCount(0);
    await expectAccessible(page, 'the bag', { within: 'dialog' });
    await expectNoSidewaysScroll(page, 'the bag');
    await page.goto('/cart');
    const shelf = page.getByRole('region', { name: /^(Often bought with it|You may also like)$/ });
    await expect(shelf.getByRole('article')).toHaveCount(3);
    await expectNoSidewaysScroll(page, 'the page of the bag');
    await page.getByRole('button', { name: 'Remove Reef' }).click();
    await expect(page.getByText('Nothing in it yet.')).toBeVisible();
    await expect(shelf).toHaveCount(0);
  },
);
