import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { mappingOf, regionOf, setRate } from './support/tax.ts';
import { expect, isPhone, test } from './support/test.ts';

test.use({ role: 'merchant', contextOptions: { reducedMotion: 'reduce' } });

const cell = (page: Page, group: string, region: string) =>
  page.getByRole('textbox', { name: `${group}, ${region}, percent` });
/** What is on its way is not saved yet. */
const saved = (page: Page) => expect(page.getByText(/: unsaved/)).toHaveCount(0);
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });

/** On a phone a region's rates stand under its name while it is open. */
async function openRegion(page: Page, region: string): Promise<void> {
  if (isPhone(page)) return page.getByRole('button', { name: new RegExp(`^${region}`) }).click();
  await expect(page.getByRole('table', { name: 'Rates by region and group' })).toBeVisible();
  const more = page.getByRole('button', { name: /more EU regions/ });
  if (await more.isVisible()) await more.click();
}

test.describe('the table of rates', () => {
  test.afterEach(async ({ api }) => {
    await setRate(api, 'FI', 'Books', '0.14');
    await setRate(api, 'DE', 'Books', '0.07');
    const left = await regionOf(api, 'AL');
    if (left) await api.platform('DELETE', `/billing/v1/tax-regions/${left.id}`);
  });

  test(
    'a rate is changed, seen as changed, and saved',
    { tag: ['@main', '@phone-too'] },
    async ({ page, api }) => {
      await page.goto('/admin/tax');
      await expect(page.getByText('Portugal (domestic)')).toBeVisible();
      await openRegion(page, 'Finland');
      const books = cell(page, 'Books', 'Finland');
      await expect(books).toHaveValue('14');
      await expectAccessible(page, 'the table of rates');
      await books.fill('13,x');
      await books.blur();
      await expect(page.getByText('Books: enter 0 to 100 with up to 4 decimals')).toBeVisible();
      await page.keyboard.press('Control+s');
      await expect(books).toBeFocused();
      await books.fill('13,5');
      await expect(page.getByText('Books was 14%')).toBeVisible();
      await expect(page.getByText('1 rate: unsaved')).toBeVisible();
      await page.keyboard.press('Control+s');
      await saved(page);
      await expect(books).toHaveValue('13.5');
      expect((await mappingOf(api, 'FI', 'Books'))?.taxRate).toBe('0.135');

      if (isPhone(page)) return;
      await test.step('keys lead from rate to rate, and Esc puts back what stood there', async () => {
        await cell(page, 'Products', 'Portugal').focus();
        await page.keyboard.press('ArrowRight');
        await expect(cell(page, 'Books', 'Portugal')).toBeFocused();
        await page.keyboard.press('Enter');
        await expect(cell(page, 'Books', 'Azores')).toBeFocused();
        await page.keyboard.type('5');
        await expect(page.getByText('Books was 4%')).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(page.getByText('Books was 4%')).toBeHidden();
        await page.keyboard.press('ArrowUp');
        await expect(cell(page, 'Books', 'Portugal')).toBeFocused();
        await saved(page);
      });
    },
  );

  test(
    'two people at one rate: the second decides, at others nobody is asked',
    { tag: '@rare' },
    async ({ page, api }) => {
      await page.goto('/admin/tax');
      await openRegion(page, 'Finland');
      await cell(page, 'Books', 'Finland').fill('10');
      await setRate(api, 'FI', 'Books', '0.12');
      await page.keyboard.press('Control+s');
      await expect(page.getByText('Someone changed this tax table after you opened it')).toBeVisible();
      await page.getByRole('button', { name: 'Replace with mine' }).click();
      await saved(page);
      expect((await mappingOf(api, 'FI', 'Books'))?.taxRate).toBe('0.1');

      await cell(page, 'Books', 'Germany').fill('8');
      await setRate(api, 'FI', 'Books', '0.14');
      await expect(cell(page, 'Books', 'Finland')).toHaveValue('14');
      await page.keyboard.press('Control+s');
      await saved(page);
    },
  );

  test(
    'regions are added with the rates of the list, and removed',
    { tag: '@rare' },
    async ({ page, api }) => {
      await page.goto('/admin/tax');
      await page.getByRole('button', { name: 'Add regions' }).click();
      const countries = page.getByRole('combobox', { name: 'Countries' });
      await countries.fill('Albania');
      await page.getByRole('option', { name: 'Albania' }).click();
      await countries.fill('Germany');
      await page.getByRole('option', { name: 'Germany' }).click();
      await expect(page.getByText('Already in the table.')).toBeVisible();
      await countries.press('Backspace');
      await expectAccessible(page, 'regions to add', { within: '[role=dialog]' });
      await page.getByRole('button', { name: 'Add 1 region' }).click();
      await openRegion(page, 'Albania');
      await cell(page, 'Products', 'Albania').fill('20');
      await expect(page.getByText('1 rate, 1 new region: unsaved')).toBeVisible();
      await save(page).click();
      await saved(page);
      expect((await mappingOf(api, 'AL', 'Products'))?.taxRate).toBe('0.2');

      const remove = page.getByRole('button', { name: 'Remove Albania' });
      await remove.click();
      await expect(page.getByText('1 region removed: unsaved')).toBeVisible();
      await save(page).click();
      await saved(page);
      expect(await regionOf(api, 'AL')).toBeUndefined();
    },
  );

  test(
    'the list says what differs, and only what is chosen is taken over',
    { tag: '@rare' },
    async ({ page }) => {
      await page.goto('/admin/tax');
      await page.getByRole('button', { name: 'Check rates' }).click();
      const dialog = page.getByRole('dialog', { name: 'Check rates' });
      await expect(dialog).toContainText('as of 28 Apr');
      await expect(dialog.getByText('1 rate differs')).toBeVisible();
      await expectAccessible(page, 'the check of rates', { within: '[role=dialog]' });
      const take = dialog.getByRole('button', { name: /^Apply 0/ });
      await expect(take).toBeDisabled();
      await dialog.getByRole('checkbox', { name: 'Apply 13.5% for Books in Finland' }).check();
      await dialog.getByRole('button', { name: 'Apply 1 rate' }).click();
      await expect(page.getByText('1 rate: unsaved')).toBeVisible();
      await openRegion(page, 'Finland');
      await expect(cell(page, 'Books', 'Finland')).toHaveValue('13.5');
      await page.getByRole('link', { name: 'Settings' }).first().click();
      await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
      await page.getByRole('button', { name: 'Leave page' }).click();
      await expect(page.getByText(/Prices include tax\. \d+ regions, \d+ groups/)).toBeVisible();
    },
  );
});

test.describe('who only looks', () => {
  test.use({ role: 'viewer' });

  test('sees the rates and no field', { tag: '@rare' }, async ({ page }) => {
    await page.goto('/admin/tax');
    await expect(page.getByText('Your role can view this, but not change it.')).toBeVisible();
    await expect(page.getByRole('rowheader', { name: /Portugal/ }).first()).toBeVisible();
    await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Add regions' })).toHaveCount(0);
  });
});
