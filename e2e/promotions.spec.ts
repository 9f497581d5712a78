import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleInBoth } from './support/axe.ts';
import { freshName } from './support/orders.ts';
import { expectNoSidewaysScroll } from './support/routes.ts';
import { expect, test } from './support/test.ts';

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

test.describe('promotions', () => {
  test.use({ role: 'merchant' });

  test(
    'one is created, displayed above the products of a collection, hidden and deleted',
    { tag: ['@main', '@phone-too'] },
    async ({ page, api, newTab }) => {
      const name = `Autumn ${freshName()}`;
      const { collection } = await api.platform<{ collection: { id: string; slug: string } }>(
        'POST',
        '/stores/v1/collections',
        { collection: { name } },
      );
      await page.goto('/admin/promotions');
      await page.getByRole('link', { name: 'New promotion' }).first().click();
      await field(page, 'Name').fill(name);
      await page.getByRole('button', { name: 'Create promotion' }).click();
      await expect(page.getByText('Choose an image.')).toBeVisible();
      await page.getByRole('button', { name: 'Choose image' }).click();
      const dialog = page.getByRole('dialog', { name: 'Image of the promotion' });
      await dialog.getByRole('option').first().click();
      await dialog.getByRole('button', { name: 'Add 1 image' }).click();
      await expect(dialog).toBeHidden();
      await field(page, 'Alt text').fill(`Prints of ${name}`);
      await field(page, 'Link').fill('collections/all');
      await page.getByRole('combobox', { name: 'Find a collection to add' }).fill(name);
      await page.getByRole('option', { name }).click();
      await page.getByRole('button', { name: 'Create promotion' }).click();
      await expect(page.getByText('Enter a full URL, such as https://example.com/sale.')).toBeVisible();
      await field(page, 'Link').fill('https://example.com/autumn');
      await page.getByRole('button', { name: 'Create promotion' }).click();
      await expect(page).toHaveURL(/\/promotions\/[\w-]{36}$/);
      await expectAccessibleInBoth(page, 'a promotion');
      await expectNoSidewaysScroll(page, 'a promotion');

      const store = await newTab();
      await store.goto(`/collections/${collection.slug}`);
      const banner = store.getByRole('link', { name: `Prints of ${name}` });
      await expect(banner).toHaveAttribute('href', 'https://example.com/autumn');
      const source = await banner.locator('img').getAttribute('src');
      expect((await page.request.get(source ?? '')).status()).toBe(200);
      await expectAccessible(store, 'a collection with a promotion');
      await expectNoSidewaysScroll(store, 'a collection with a promotion');

      await page.getByRole('switch', { name: 'Visible in the store' }).uncheck();
      await save(page).click();
      await expect(async () => {
        await store.reload();
        await expect(store.getByRole('heading', { name, level: 1 })).toBeVisible();
        expect(await banner.count()).toBe(0);
      }).toPass();

      await page.getByRole('button', { name: 'Delete promotion' }).click();
      await page.getByRole('button', { name: `Delete “${name}”` }).click();
      await expect(page).toHaveURL(/\/promotions$/);
      await expect(page.getByRole('link', { name })).toHaveCount(0);
      await api.platform('DELETE', `/stores/v1/collections/${collection.id}`);
    },
  );
});
