import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { freshName } from './support/orders.ts';
import { expectNoSidewaysScroll } from './support/routes.ts';
import { expect, test } from './support/test.ts';

const settled = (page: Page) => expect(page.getByText('Up to date')).toBeVisible();

test('a draft is written from nothing', { tag: '@phone-too' }, async ({ page }) => {
  const email = `${freshName().toLowerCase()}@example.com`;
  await page.goto('/admin/drafts');
  await page.goto('/admin/drafts/create');
  await page.getByRole('textbox', { name: /e-mail/ }).fill(email);
  await page.getByRole('button', { name: 'Begin the draft' }).click();
  await expect(page.getByRole('heading', { name: `Draft for ${email}`, level: 1 })).toBeVisible();
  await expect(page.getByText('Nothing in it')).toBeVisible();

  await page.getByRole('combobox', { name: 'Add a product' }).fill('Low sun');
  await page.getByRole('option', { name: /Low sun/ }).click();
  const which = page.getByRole('dialog', { name: 'Which Low sun?' });
  await which.getByRole('combobox').click();
  await page.getByRole('option').first().click();
  await which.getByRole('button', { name: 'Add it' }).click();
  const line = page.getByRole('group', { name: 'Low sun', exact: true });
  await line.getByRole('button', { name: 'One more of Low sun' }).click();
  await expect(page.getByText('2 pieces')).toBeVisible();

  await page.getByRole('button', { name: 'Custom line' }).click();
  await page.getByRole('textbox', { name: 'What it is' }).fill('Hanging on site');
  await page.getByRole('textbox', { name: 'Price of one' }).fill('340');
  await page.getByRole('button', { name: 'Add it' }).click();
  await expect(page.getByRole('group', { name: 'Hanging on site' })).toBeVisible();

  await page.getByRole('button', { name: 'Where it ships to' }).click();
  await page.getByRole('textbox', { name: 'First name' }).fill('Ada');
  await page.getByRole('textbox', { name: 'City' }).fill('Lisboa');
  await page.getByRole('combobox', { name: 'Country' }).selectOption('PT');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('No delivery chosen')).toBeVisible();
  await page.getByRole('combobox', { name: 'Delivery' }).click();
  await page.getByRole('option').nth(1).click();

  await page.getByRole('button', { name: 'Add a discount' }).click();
  await page.getByRole('textbox', { name: 'Percent' }).fill('10');
  await page.getByRole('textbox', { name: /^Why/ }).fill('Trade');
  await page.getByRole('button', { name: 'Add it' }).click();
  await expect(page.getByRole('group', { name: 'Trade' })).toBeVisible();
  await settled(page);
  await expectAccessible(page, 'a draft');
  await expectNoSidewaysScroll(page, 'a draft');
});

test('drafts are deleted together', async ({ page, api }) => {
  const name = freshName().toLowerCase();
  for (const which of ['one', 'two']) {
    await api.platform('POST', '/ecom/v1/draft-orders', {
      draftOrder: { buyerInfo: { email: `${name}.${which}@example.com` } },
    });
  }
  await page.goto('/admin/drafts');
  for (const which of ['one', 'two']) {
    await page
      .getByRole('row', { name: new RegExp(`${name}.${which}`) })
      .getByRole('checkbox')
      .check();
  }
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete 2 drafts' }).click();
  await expect(page.getByRole('link', { name: new RegExp(name) })).toHaveCount(0);
});
