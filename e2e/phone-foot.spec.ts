import type { Locator, Page } from '@playwright/test';
import { goWithin } from './support/go-within.ts';
import { freshName, listOf, placeOrder, selectOnPhone } from './support/orders.ts';
import { expect, test } from './support/test.ts';

/** The last of the page is pressed where it stands once all is scrolled up: above what floats there. */
async function pressLast(page: Page, floating: Locator): Promise<void> {
  const main = page.locator('#content');
  const last = main.getByRole('link').last();
  await expect(last).toBeVisible();
  await expect(floating).toBeVisible();
  await expect(async () => {
    await main.evaluate((element) => element.scrollTo(0, element.scrollHeight));
    const [link, panel] = await Promise.all([last.boundingBox(), floating.boundingBox()]);
    expect(panel?.height).toBeGreaterThan(140);
    expect((link?.y ?? 0) + (link?.height ?? 0)).toBeLessThanOrEqual(panel?.y ?? 0);
  }).toPass();
  const to = await last.getAttribute('href');
  await last.click();
  await expect(page).toHaveURL((url) => url.pathname === to);
}

test(
  'on a phone the last of a page is pressed above a long list of uploads',
  { tag: ['@main', '@phone'] },
  async ({ page }) => {
    await page.goto('/admin/settings');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const transfer = await page.evaluateHandle(() => {
      const files = new DataTransfer();
      // Nothing is in them, so that none is sent.
      for (let at = 0; at < 12; at += 1)
        files.items.add(new File([], `nothing-${at}.png`, { type: 'image/png' }));
      return files;
    });
    await page.dispatchEvent('#content', 'dragenter', { dataTransfer: transfer });
    await page.dispatchEvent('#content', 'drop', { dataTransfer: transfer });
    const uploads = page.getByRole('region', { name: 'Uploads' });
    await expect(uploads.getByRole('listitem')).toHaveCount(12);
    await pressLast(page, uploads);
    await uploads.getByRole('button', { name: 'Close' }).click();
    await expect(uploads).toBeHidden();
    // Nothing floats any more, and no room is left for it.
    await page.goBack();
    expect(await page.locator('#content').evaluate((main) => getComputedStyle(main).paddingBottom)).toBe(
      '0px',
    );
  },
);

test(
  'on a phone the last of a page is pressed above the results of a job',
  { tag: ['@rare', '@phone'] },
  async ({ page, api }) => {
    const lastName = freshName();
    const { number } = await placeOrder(api, { lastName });
    await page.goto(listOf({ q: lastName }));
    await selectOnPhone(page, [number]);
    await page.getByRole('button', { name: 'Mark as paid' }).click();
    await page.getByRole('button', { name: 'Mark 1 as paid' }).click();
    const job = page.getByRole('region', { name: 'Marking 1 order as paid' });
    await expect(job.getByText('1 done')).toBeVisible();
    await goWithin(page, '/admin/settings');
    await job.getByRole('button', { name: 'Show details' }).click();
    await expect(job.getByRole('link', { name: /CSV/ })).toBeVisible();
    await pressLast(page, job);
  },
);
