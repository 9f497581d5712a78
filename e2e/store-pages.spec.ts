import { expectAccessible } from './support/axe.ts';
import { freshName } from './support/orders.ts';
import { expect, test } from './support/test.ts';

test.describe('pages of the store', () => {
  test.use({ role: 'merchant' });

  test(
    'one is written with a question and a contact form, read in the store, used and deleted',
    { tag: ['@main', '@phone-too'] },
    async ({ page, newTab }) => {
      const name = freshName();
      await page.goto('/admin/store-pages');
      await page.getByRole('link', { name: 'New page' }).click();
      await expect(page.getByRole('heading', { name: 'New page', level: 1 })).toBeVisible();
      await page.getByLabel('Title, English', { exact: true }).fill(`Studio ${name}`);
      await page.getByRole('textbox', { name: 'Text, English' }).click();
      await page.keyboard.type('We draw in a former bakery.');
      await page.getByRole('button', { name: 'Add question' }).click();
      await page.getByLabel('Question, English').fill('May I visit?');
      await page.getByLabel('Answer, English').fill('On Fridays.');
      await page.getByLabel('Display a contact form').check();
      await page.getByLabel('Link in the menu').check();
      await expectAccessible(page, 'a new page of the store');
      await page.keyboard.press('Control+s');
      await expect(page.getByRole('heading', { name: `Studio ${name}`, level: 1 })).toBeVisible();

      await page.getByRole('main').getByRole('link', { name: 'Pages' }).click();
      await page.getByRole('link', { name: `Studio ${name}` }).click();
      await expect(page.getByLabel('Question, English')).toHaveValue('May I visit?');

      const path = await page.getByRole('link', { name: 'View page' }).getAttribute('href');
      await expect.poll(async () => (await page.request.get(path ?? '')).status()).toBe(200);
      const shop = await newTab();
      await shop.goto(path ?? '');
      await expect(shop.getByRole('heading', { name: `Studio ${name}`, level: 1 })).toBeVisible();
      await expect(shop.getByText('We draw in a former bakery.')).toBeVisible();
      await shop.getByText('May I visit?').click();
      await expect(shop.getByText('On Fridays.')).toBeVisible();
      await expect(shop.locator(`header a[href="${path}"]`).first()).toBeAttached();
      await expectAccessible(shop, 'a page of the merchant');
      await shop.getByLabel('Name').fill('Noa');
      await shop.getByLabel('Email').fill('noa@example.com');
      await shop.getByLabel('Message').fill('Do you ship to Haifa?');
      await shop.getByRole('button', { name: 'Send message' }).click();
      await expect(shop.getByText('Your message was sent.')).toBeVisible();

      await page.getByRole('button', { name: 'Delete' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
      await expect(page).toHaveURL(/\/admin\/store-pages$/);
      await expect.poll(async () => (await page.request.get(path ?? '')).status()).toBe(404);
    },
  );
});
