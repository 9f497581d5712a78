import { TZDate } from '@date-fns/tz';
import { format } from 'date-fns/format';
import { subDays } from 'date-fns/subDays';
import type { ReviewOverview } from '../src/shared/review-overview.ts';
import { expectAccessible } from './support/axe.ts';
import { expectNoSidewaysScroll } from './support/routes.ts';
import { readReview, waitingReviews } from './support/reviews.ts';
import { expect, test } from './support/test.ts';
import { goWithin } from './support/go-within.ts';

test.describe('the week of reviews', () => {
  test.use({ role: 'moderator' });

  test(
    'is on a moderator’s Home: who is unhappy comes first, and a decision counts',
    { tag: ['@rare', '@phone-too'] },
    async ({ page, api }) => {
      const { ids, clear } = await waitingReviews(api, ['A week of rain']);
      const figure = (name: string) => page.locator('dl > div', { hasText: name }).locator('.num');
      const first = page.locator('section', { has: page.getByRole('heading', { name: 'Review first' }) });
      const week = page.locator('section', { has: page.getByRole('heading', { name: 'Stars, 7 days' }) });

      await page.goto('/admin/');
      await expect(week.getByRole('listitem')).toHaveCount(5);
      await expect(first.getByRole('listitem')).toHaveCount(5);
      for (const row of await first.getByRole('listitem').all())
        await expect(row.getByRole('img', { name: /^[12] of 5/ })).toBeVisible();
      await goWithin(page, `/admin/reviews/${ids[0]}`);
      await expect(page.getByRole('heading', { name: 'A week of rain', level: 2 })).toBeVisible();
      await page
        .getByRole('button', { name: /^Approve(?!d)/ })
        .first()
        .click();
      await expect
        .poll(async () => (await readReview(api, ids[0] ?? '')).moderation.moderationStatus)
        .toBe('APPROVED');

      // Others decide meanwhile: what is told is what is so now.
      await expect(async () => {
        await page.goto('/admin/');
        await expect(week.getByRole('listitem')).toHaveCount(5);
        const day = (ago: number) =>
          format(subDays(new TZDate(Date.now(), 'Europe/Lisbon'), ago), 'yyyy-MM-dd');
        const { overview } = await api.call<{ overview: ReviewOverview }>(
          'POST',
          '/admin/api/extensions/getReviewOverview',
          { from: day(6), to: day(0) },
        );
        const approved = overview.by.reduce((sum, one) => sum + one.approved, 0);
        expect(approved).toBeGreaterThan(0);
        expect(await figure('Published, 7 days').textContent()).toBe(String(approved));
        expect(await figure('Replied, 7 days').textContent()).toBe(String(overview.replies.written));
      }).toPass();
      await expect(week.getByText(/^(Of \d+ reviews, half were|1 review was) decided/)).toBeVisible();
      await expectNoSidewaysScroll(page, 'Home of a moderator');
      await expectAccessible(page, 'Home of a moderator');
      const waiting = await figure('Pending').textContent();
      expect(Number(waiting)).toBeGreaterThan(100);
      await figure('Pending').getByRole('link').click();
      await expect(page.getByRole('heading', { name: 'Reviews', level: 1 })).toBeVisible();
      await clear();
    },
  );
});
