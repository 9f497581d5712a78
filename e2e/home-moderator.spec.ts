import { expectAccessible } from './support/axe.ts';
import { readReview, waitingReviews } from './support/reviews.ts';
import { expect, test } from './support/test.ts';

test.describe('the week of reviews', () => {
  test.use({ role: 'moderator' });

  test('is on a moderator’s Home, and knows how long a review waited @phone-too', async ({ page, api }) => {
    const { ids, clear } = await waitingReviews(api, ['A week of rain']);
    await page.goto('/admin/');
    const week = page.locator('section', { has: page.getByRole('heading', { name: 'Stars, 7 days' }) });
    await expect(week.getByRole('listitem')).toHaveCount(5);
    await page.goto(`/admin/reviews/${ids[0]}`);
    await expect(page.getByRole('heading', { name: 'A week of rain', level: 2 })).toBeVisible();
    await page
      .getByRole('button', { name: /^Approve(?!d)/ })
      .first()
      .click();
    await expect
      .poll(async () => (await readReview(api, ids[0] ?? '')).moderation.moderationStatus)
      .toBe('APPROVED');
    await expect
      .poll(async () => {
        await page.goto('/admin/');
        return week.getByText(/decided/).textContent();
      })
      .toMatch(/had waited 1 minute|decided reviews/);
    await expectAccessible(page, 'Home of a moderator');
    await clear();
  });
});
