import type { Page } from '@playwright/test';
import { freshName } from './support/orders.ts';
import { newProduct } from './support/products.ts';
import { expect, test } from './support/test.ts';

const save = (page: Page) => page.getByRole('button', { name: /^Save( \d+ prices?)?$/ });

/** Hidden: the shop's own journeys count what it shows. */
async function fillNew(page: Page, name: string): Promise<void> {
  await page.goto('/admin/products/create');
  await page.getByLabel('Visible', { exact: true }).uncheck();
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('textbox', { name: 'Description' }).fill('Two boats.\n\nSigned on the back.');
  await page.getByRole('button', { name: 'Add option' }).click();
  await page.getByRole('textbox', { name: 'Option' }).fill('Size');
  await page.getByRole('textbox', { name: 'Choices' }).fill('Small, Large,');
  await page.getByRole('textbox', { name: 'Price of Small' }).fill('39');
  await page.getByRole('textbox', { name: 'Price of Large' }).fill('64');
  await page.getByRole('textbox', { name: 'Stock of Small' }).fill('3');
}

test.describe('products', () => {
  test.use({ role: 'merchant' });

  test(
    'one is made with options and a picture, changed, counted and deleted',
    { tag: '@rare' },
    async ({ page }) => {
      test.slow();
      const name = `Regatta ${freshName()}`;
      await fillNew(page, name);
      await page.getByRole('button', { name: 'Add images or videos' }).click();
      await page
        .getByRole('dialog')
        .getByLabel('choose files')
        .setInputFiles('docs/pictures/refund-phone.png');
      await page.getByRole('button', { name: 'Add 1 image' }).click();
      await expect(page.getByRole('textbox', { name: 'Alt text' })).toHaveValue('refund phone');
      await page.getByRole('button', { name: 'Create product' }).click();
      await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
      await expect(page).toHaveURL(/\/products\/[\w-]{36}$/);
      const description = page.getByRole('textbox', { name: 'Description' });
      await expect(description).toContainText('Two boats.');
      await expect(description).toContainText('Signed on the back.');

      const large = page.getByRole('textbox', { name: `Quantity of ${name}, Large` });
      await expect(large).toHaveValue('0');
      await large.fill('7');
      await large.press('Enter');
      await expect(page.getByLabel('Saved')).toBeVisible();
      await page.getByRole('textbox', { name: 'Price of Large' }).fill('69.50');
      await save(page).click();
      await expect(save(page)).toBeDisabled();
      await page.reload();
      await expect(page.getByRole('textbox', { name: 'Price of Large' })).toHaveValue('69.50');
      await expect(large).toHaveValue('7');

      await page.getByRole('button', { name: 'Delete product' }).click();
      await page.getByRole('button', { name: `Delete ${name}` }).click();
      await expect(page.getByRole('heading', { name: 'Products', level: 1 })).toBeVisible();
    },
  );

  test(
    'what does not fit is said beside the field and nothing is sent',
    { tag: '@rare' },
    async ({ page }) => {
      await fillNew(page, '');
      await page.getByRole('textbox', { name: 'Price of Small' }).fill('-1');
      await page.getByRole('button', { name: 'Create product' }).click();
      await expect(page.getByText('Enter a name.')).toBeVisible();
      await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
      await expect(page.getByRole('textbox', { name: 'Price of Small' })).toHaveAttribute(
        'aria-invalid',
        'true',
      );
      await expect(page).toHaveURL(/create$/);
    },
  );

  test(
    'two people at one product: the second is told, and nothing is lost',
    { tag: '@rare' },
    async ({ page, pageAs }) => {
      const name = `Twice ${freshName()}`;
      await fillNew(page, name);
      await page.getByRole('button', { name: 'Create product' }).click();
      await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
      await page.getByRole('textbox', { name: 'Price of Large' }).fill('66');
      const other = await pageAs('owner');
      await other.goto(page.url());
      await other.getByRole('textbox', { name: 'Price of Small' }).fill('41');
      await save(other).click();
      await expect(save(other)).toBeDisabled();

      await expect(page.getByText('Someone changed this product after you opened it')).toBeVisible();
      await expect(save(page)).toBeDisabled();
      await expect(page.getByRole('textbox', { name: 'Price of Large' })).toHaveValue('66');
      await page.getByRole('button', { name: 'Replace with mine' }).click();
      await expect(page.getByText('Someone changed this product after you opened it')).toBeHidden();
      await expect(save(page)).toBeDisabled();
      await expect(page.getByRole('textbox', { name: 'Price of Large' })).toHaveValue('66.00');
    },
  );
});

test.describe('the list of products', () => {
  test.use({ role: 'merchant' });

  test(
    'stock is changed in place, and many are hidden and shown by the runner',
    { tag: '@rare' },
    async ({ page, api }) => {
      test.slow();
      const name = `Moon ${freshName()}`;
      const made = [];
      for (const each of ['one', 'two'])
        made.push(
          await newProduct(api, {
            name: `${name} ${each}`,
            variantsInfo: {
              variants: [{ price: { actualPrice: { amount: '12.00' } }, inventoryItem: { quantity: 4 } }],
            },
          }),
        );
      await page.goto(`/admin/products?filter=${encodeURIComponent(JSON.stringify({ q: name }))}`);
      await expect(page.locator('.row-link')).toHaveCount(2);
      const stock = page.getByRole('button', { name: `Stock of ${name} one` });
      await expect(stock).toContainText('4 in stock');
      await stock.click();
      const pieces = page.getByRole('dialog').getByRole('textbox').first();
      await expect(pieces).toHaveValue('4');
      await pieces.fill('9');
      await pieces.press('Enter');
      await expect(page.getByRole('dialog').getByLabel('Saved')).toBeVisible();
      await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(stock).toContainText('9 in stock');

      for (const [action, word, back] of [
        ['Hide', 'Hidden', 'Visible'],
        ['Show', 'Visible', 'Hidden'],
      ] as const) {
        await page.getByRole('checkbox', { name: 'Select all rows' }).check();
        await page.getByRole('button', { name: action, exact: true }).click();
        await page
          .getByRole('dialog')
          .getByRole('button', { name: new RegExp(`^${action} 2`) })
          .click();
        await expect(page.getByText('2 done').last()).toBeVisible({ timeout: 30_000 });
        await expect(page.locator('.MuiDataGrid-row').getByText(word, { exact: true })).toHaveCount(2);
        await expect(page.locator('.MuiDataGrid-row').getByText(back, { exact: true })).toHaveCount(0);
      }
      for (const { id } of made) await api.platform('DELETE', `/stores/v3/products/${id}`);
    },
  );
});
