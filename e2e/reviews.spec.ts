import type { Page } from '@playwright/test';
import type { Api } from './support/api.ts';
import { expectAccessible } from './support/axe.ts';
import { readReview, waitingReviews } from './support/reviews.ts';
import { expect, test } from './support/test.ts';

const reading = (page: Page, title: string) =>
  expect(page.getByRole('heading', { name: title, level: 2 })).toBeVisible();

const statusOf = async (api: Api, id = '') => (await readReview(api, id)).moderation.moderationStatus;

const titles = ['Last in line', 'Not my blue', 'A second one', 'Exactly the light', 'Worth the wait'];

test.describe('the queue of reviews', () => {
  test.use({ role: 'moderator' });

  test(
    'is cleared by keys, each opens the next, and u takes back',
    { tag: '@main' },
    async ({ page, api }) => {
      const { ids, path, clear } = await waitingReviews(api, titles);
      await page.goto(path);
      await reading(page, 'Worth the wait');

      // Nobody waits for an answer: the keys come faster than the calls.
      await page.keyboard.press('a');
      await page.keyboard.press('r');
      await page.keyboard.press('a');
      await reading(page, 'Not my blue');
      await expect(page.getByText('3 done this session, 2 left')).toBeVisible();
      await expect.poll(() => statusOf(api, ids[4])).toBe('APPROVED');
      await expect.poll(() => statusOf(api, ids[3])).toBe('REJECTED');
      await expect.poll(() => statusOf(api, ids[2])).toBe('APPROVED');

      await page.keyboard.press('u');
      await reading(page, 'A second one');
      await expect.poll(() => statusOf(api, ids[2])).toBe('IN_MODERATION');
      await page.keyboard.press('u');
      await reading(page, 'Exactly the light');
      await expect.poll(() => statusOf(api, ids[3])).toBe('IN_MODERATION');

      await page.keyboard.press('j');
      await reading(page, 'A second one');
      await page.keyboard.press('x');
      await page.keyboard.press('j');
      await page.keyboard.press('x');
      await page.getByRole('button', { name: 'Reject', exact: true }).first().click();
      await expect.poll(() => statusOf(api, ids[1])).toBe('REJECTED');
      await expect.poll(() => statusOf(api, ids[2])).toBe('REJECTED');
      await page.reload();
      await page.getByRole('button', { name: /^Rejected 2/ }).click();
      await reading(page, 'A second one');
      await clear();
    },
  );

  test('loses no decision when nobody answers', { tag: '@rare' }, async ({ page, api }) => {
    const { ids, path, clear } = await waitingReviews(api, titles.slice(0, 3));
    await page.goto(path);
    await reading(page, 'A second one');
    await page.route('**/moderate', (route) => route.abort());
    await page.keyboard.press('a');
    await page.keyboard.press('r');
    await reading(page, 'Last in line');
    await expect(page.getByText('2 decisions are saved when you’re back online')).toBeVisible();
    await page.unroute('**/moderate');
    await expect(page.getByText('saved when you’re back online')).toBeHidden({ timeout: 20_000 });
    await expect.poll(() => statusOf(api, ids[2])).toBe('APPROVED');
    await expect.poll(() => statusOf(api, ids[1])).toBe('REJECTED');
    await clear();
  });

  test(
    'all that match are rejected by one job, with a reason that the team reads',
    { tag: '@rare' },
    async ({ page, api }) => {
      const { ids, path, clear } = await waitingReviews(api, titles.slice(0, 3));
      await page.goto(path);
      await reading(page, 'A second one');
      await page.keyboard.press('x');
      await expect(page.getByText('1 selected')).toBeVisible();
      await page.getByRole('button', { name: 'All 3' }).click();
      await expect(page.getByText('3 selected')).toBeVisible();
      await page.getByRole('button', { name: 'Reject', exact: true }).first().click();
      const dialog = page.getByRole('dialog', { name: 'Reject 3 reviews' });
      await dialog.getByRole('textbox', { name: 'Reason' }).fill('Copied from elsewhere');
      await expectAccessible(page, 'rejecting many');
      await dialog.getByRole('button', { name: 'Reject 3 reviews' }).click();
      await expect(page.locator('li[data-id]')).toHaveCount(0);
      for (const id of ids) await expect.poll(() => statusOf(api, id)).toBe('REJECTED');
      await page.getByRole('button', { name: /^Rejected 3/ }).click();
      await reading(page, 'A second one');
      await expect(page.getByText('Copied from elsewhere')).toBeVisible();
      await clear();
    },
  );

  test(
    'a rejection is explained afterwards, and what is answered leaves those without a reply',
    { tag: '@rare' },
    async ({ page, api }) => {
      const { ids, path, clear } = await waitingReviews(api, ['Bent corner', 'Zephyr and ember']);
      await page.goto(path);
      await page.getByRole('searchbox').fill('éMBER zeph');
      await expect(page.locator('li[data-id]')).toHaveCount(1);
      await reading(page, 'Zephyr and ember');
      await page.keyboard.press('Escape');
      await expect(page.locator('li[data-id]')).toHaveCount(2);
      await page.getByRole('heading', { level: 2 }).click();
      await page.keyboard.press('r');
      await page.getByRole('button', { name: 'Add reason' }).click();
      const why = page.getByRole('dialog', { name: 'Reason for rejecting the review' });
      await why.getByRole('textbox', { name: 'Reason' }).fill('Off topic');
      await why.getByRole('button', { name: 'Save reason' }).click();
      await expect(why).toBeHidden();
      await page.getByRole('button', { name: /^Rejected/ }).click();
      await expect(page.getByText('Off topic')).toBeVisible();

      await page.getByRole('searchbox').fill('');
      await page.getByRole('button', { name: /^Pending/ }).click();
      await reading(page, 'Bent corner');
      await page.keyboard.press('a');
      await expect.poll(() => statusOf(api, ids[0])).toBe('APPROVED');
      await page.getByRole('button', { name: /^Without a reply/ }).click();
      await reading(page, 'Bent corner');
      await page.keyboard.press('e');
      await page.getByRole('textbox', { name: 'Your reply' }).fill('A new one left today.');
      await page.keyboard.press('Control+Enter');
      await expect(page.getByRole('button', { name: /^Without a reply 0/ })).toBeVisible();
      await clear();
    },
  );

  test('a reply is written beside what the shop will show', { tag: '@rare' }, async ({ page, api }) => {
    const { ids, path, clear } = await waitingReviews(api, ['Bent corner'], {
      body: 'Write to me at ewa@example.com <b>now</b>',
    });
    await page.goto(path);
    await reading(page, 'Bent corner');
    await expect(page.locator('mark')).toHaveText('ewa@example.com');
    await page.keyboard.press('e');
    await page.getByRole('textbox', { name: 'Your reply' }).fill('A new frame left today.');
    await expect(page.getByRole('figure')).toContainText('A new frame left today.');
    await expectAccessible(page, 'a reply being written');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByRole('region', { name: 'Your reply' })).toContainText('A new frame left today.');
    expect((await readReview(api, ids[0] ?? '')).reply?.message).toBe('A new frame left today.');
    await clear();
  });

  test(
    'a saved answer is kept for the team and filled for the review',
    { tag: '@rare' },
    async ({ page, api }) => {
      const { path, clear } = await waitingReviews(api, ['Lovely light']);
      await page.goto(path);
      await reading(page, 'Lovely light');
      await page.keyboard.press('e');
      await page.getByRole('button', { name: 'Saved replies' }).click();
      await page.getByRole('menuitem', { name: 'Manage replies' }).click();
      const dialog = page.getByRole('dialog', { name: 'Saved replies' });
      await dialog.getByRole('button', { name: 'New reply' }).click();
      await dialog.getByRole('textbox', { name: 'Title' }).fill('Plain thanks');
      const text = dialog.getByRole('textbox', { name: 'Text' });
      await text.fill('Dear {nmae}, thank you.');
      await dialog.getByRole('button', { name: 'Save reply' }).click();
      await expect(dialog.getByText('Unknown placeholder: {nmae}.')).toBeVisible();
      await expectAccessible(page, 'an answer for the team');
      await text.fill('Dear {name}, thank you.');
      await dialog.getByRole('button', { name: 'Save reply' }).click();
      await expect(dialog.getByText('Plain thanks')).toBeVisible();
      await dialog.getByRole('button', { name: 'Close' }).click();
      await page.getByRole('button', { name: 'Saved replies' }).click();
      await page.getByRole('menuitem', { name: /Plain thanks/ }).click();
      await expect(page.getByRole('textbox', { name: 'Your reply' })).toHaveValue('Dear Ewa 0, thank you.');
      await expect(page.getByRole('figure')).toContainText('Dear Ewa 0, thank you.');
      await page.getByRole('button', { name: 'Saved replies' }).click();
      await page.getByRole('menuitem', { name: 'Manage replies' }).click();
      await dialog.getByRole('button', { name: 'Delete “Plain thanks”' }).click();
      await expect(dialog.getByText('Plain thanks')).toHaveCount(0);
      await clear();
    },
  );

  test('a product tells its stars and leads to its reviews', { tag: '@rare' }, async ({ page, api }) => {
    const { ids, productId, clear } = await waitingReviews(api, ['From the product', 'Four of five']);
    await api.platform('PATCH', `/reviews/v1/reviews/${ids[1]}/moderate`, { status: 'APPROVED' });
    await page.goto(`/admin/products/${productId}`);
    await expect(page.getByText('2.0 from one review')).toBeVisible();
    await page.getByRole('link', { name: 'Pending reviews' }).click();
    await reading(page, 'From the product');
    await clear();
  });

  test('is cleared with the thumb', { tag: ['@variant', '@phone'] }, async ({ page, api }) => {
    const { ids, path, clear } = await waitingReviews(api, titles.slice(0, 3));
    await page.goto(path);
    await page.getByRole('link', { name: 'A second one' }).click();
    await reading(page, 'A second one');
    await expectAccessible(page, 'a review on a phone');
    await page.getByRole('button', { name: 'Approve' }).click();
    await reading(page, 'Not my blue');
    await expect.poll(() => statusOf(api, ids[2])).toBe('APPROVED');
    await page.getByRole('button', { name: 'Undo' }).click();
    await reading(page, 'A second one');
    await expect.poll(() => statusOf(api, ids[2])).toBe('IN_MODERATION');
    await clear();
  });
});

test.describe('who only looks', () => {
  test.use({ role: 'viewer' });

  test('reads reviews and decides nothing', { tag: '@rare' }, async ({ page, api }) => {
    const { ids, path, clear } = await waitingReviews(api, ['Only looked at']);
    await page.goto(path);
    await reading(page, 'Only looked at');
    await expect(page.getByRole('button', { name: 'Approve', exact: true })).toHaveCount(0);
    await page.keyboard.press('a');
    expect(await statusOf(api, ids[0])).toBe('IN_MODERATION');
    await clear();
  });
});
