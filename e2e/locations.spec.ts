import { expectAccessible } from './support/axe.ts';
import { freshName } from './support/orders.ts';
import { expect, test } from './support/test.ts';

test.describe('locations', () => {
  test.use({ role: 'merchant' });

  test(
    'one is created with its address and hours, renamed, and archived',
    { tag: ['@main', '@phone-too'] },
    async ({ page }) => {
      const name = `Branch ${freshName()}`;
      await page.goto('/admin/locations');
      await page.getByRole('link', { name: 'New location' }).click();
      await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
      await page.getByRole('textbox', { name: 'Street', exact: true }).fill('Rua Nova');
      await page.getByRole('button', { name: 'Add hours on Monday' }).click();
      await page.getByRole('button', { name: 'Create location' }).click();
      await expect(page).toHaveURL(/\/locations\/[\w-]{36}$/);
      await expectAccessible(page, 'a location');

      await page.getByRole('textbox', { name: 'Name', exact: true }).fill(`${name} North`);
      await page.keyboard.press('Control+s');
      await expect(page.getByRole('heading', { name: `${name} North`, level: 2 })).toBeVisible();

      await page.getByRole('button', { name: 'Archive' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Archive' }).click();
      await expect(page.getByText('This location is archived.')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Make default' })).toHaveCount(0);
    },
  );
});
