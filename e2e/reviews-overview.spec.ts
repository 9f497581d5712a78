import { expectAccessible } from './support/axe.ts';
import { expectNoSidewaysScroll } from './support/routes.ts';
import { expect, test } from './support/test.ts';

test.describe('reviews over time', () => {
  test.use({ role: 'moderator' });

  test(
    'are told for a period, and each figure leads to its reviews',
    { tag: ['@rare', '@phone-too'] },
    async ({ page }) => {
      await page.goto('/admin/reviews/overview?period=year');
      await expect(page.getByRole('heading', { name: 'Reviews over time' })).toBeVisible();
      const spread = page.getByRole('region', { name: 'Rating distribution' });
      const five = spread.getByRole('listitem').first().getByRole('link');
      await expect(five).toHaveText(/^[1-9][\d,]*$/);
      const count = await five.textContent();
      await expect(page.getByRole('region', { name: 'Decisions by' })).toContainText('Noor Castellan');
      await expectNoSidewaysScroll(page, 'reviews over time');
      await expectAccessible(page, 'reviews over time');
      await five.click();
      await expect(page.getByRole('button', { name: new RegExp(`^Approved ${count}$`) })).toBeVisible();
      await page.goto('/admin/reviews/overview?period=2020-01-01..2020-01-31');
      await expect(page.getByText('No reviews in this period')).toBeVisible();
    },
  );
});
