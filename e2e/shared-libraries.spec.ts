import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { freshName } from './support/orders.ts';
import { expectNoSidewaysScroll } from './support/routes.ts';
import { expect, isPhone, test } from './support/test.ts';

/** A picture of one dot. */
const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const tree = (page: Page) => page.getByRole('navigation', { name: 'Categories' });

async function open(page: Page): Promise<void> {
  await page.goto('/admin/shared-libraries');
  const setUp = page.getByRole('button', { name: 'Set up shared libraries' });
  await expect(tree(page).or(setUp)).toBeVisible();
  if (await setUp.isVisible()) await setUp.click();
  await expect(tree(page)).toBeVisible();
}

async function makeCategory(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'New category' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  await dialog.getByRole('button', { name: 'Create category' }).click();
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
}

const upload = (page: Page, ...names: string[]): Promise<void> =>
  page
    .locator('input[type=file]')
    .first()
    .setInputFiles(names.map((name) => ({ name, mimeType: 'image/png', buffer: DOT })));

test(
  'a category is made, filled, shown to the shops and deleted',
  { tag: ['@main', '@phone-too'] },
  async ({ page }) => {
    const name = `Press ${freshName()}`;
    const title = `The front of ${name}`;
    await open(page);
    await makeCategory(page, name);
    await expect(page.getByText('No items yet')).toBeVisible();
    await upload(page, 'front.png', 'back.png');
    const items = page.getByRole('list', { name: `Items of ${name}` });
    await expect(items.getByRole('listitem')).toHaveCount(2);
    await page.getByRole('button', { name: 'Close' }).click();
    await expectNoSidewaysScroll(page, 'shared libraries');
    await expectAccessible(page, 'shared libraries');

    await items.getByRole('checkbox', { name: 'Select front.png' }).check();
    await items.getByRole('checkbox', { name: 'Select back.png' }).check();
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(page.getByText('2 items published')).toBeVisible();
    await expect(items.getByRole('img', { name: 'Hidden from stores' })).toHaveCount(0);

    await items.getByRole('button', { name: /front\.png/ }).click();
    const panel = page.getByRole('region', { name: 'front.png' });
    await expectAccessible(page, 'a shared item');
    await expect(panel.getByRole('checkbox', { name: new RegExp(name) })).toBeChecked();
    await panel.getByRole('textbox', { name: 'Title' }).fill(title);
    await panel.getByRole('switch', { name: 'Visible to stores' }).uncheck();
    await panel.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('region', { name: title })).toBeVisible();
    await page.getByRole('region', { name: title }).getByRole('button', { name: 'Close' }).click();
    await expect(items.getByRole('img', { name: 'Hidden from stores' })).toHaveCount(1);

    await page.getByRole('searchbox').fill(title.toLowerCase());
    await expect(items.getByRole('listitem')).toHaveCount(1);
    await page.getByRole('searchbox').fill('');

    await page.getByRole('button', { name: 'Edit category' }).click();
    await page.getByRole('button', { name: 'Delete category' }).click();
    await page.getByRole('button', { name: `Delete “${name}”` }).click();
    await expect(tree(page).getByRole('link', { name })).toHaveCount(0);
    await expect(page.getByRole('button', { name: new RegExp(title) })).toBeVisible();
    if (!isPhone(page)) await expect(page.getByRole('link', { name: 'Shared libraries' })).toBeVisible();
  },
);

test.describe('who only looks', () => {
  test.use({ role: 'viewer' });

  test('sees the libraries and changes nothing', { tag: '@rare' }, async ({ page, pageAs }) => {
    const owner = await pageAs('owner');
    await open(owner);
    await page.goto('/admin/shared-libraries');
    await expect(tree(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'New category' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Upload' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Add by URL' })).toHaveCount(0);
    await expect(page.getByRole('checkbox')).toHaveCount(0);
  });
});
