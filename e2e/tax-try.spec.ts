import type { Page } from '@playwright/test';
import { readPdf } from '../src/testing/pdf.ts';
import { expectAccessible } from './support/axe.ts';
import { openCheckout } from './support/fill-cart.ts';
import { freshName } from './support/orders.ts';
import { newBuyer, openSummary, payButton, payWell, writeAddress } from './support/shopper.ts';
import { setRate } from './support/tax.ts';
import { expect, isPhone, test } from './support/test.ts';

test.use({ role: 'merchant', contextOptions: { reducedMotion: 'reduce' } });

const cell = (page: Page, group: string, region: string) =>
  page.getByRole('textbox', { name: `${group}, ${region}, percent` });
const tried = (page: Page) => page.getByRole('region', { name: 'Test an address and a cart' });

async function openNetherlands(page: Page): Promise<void> {
  if (isPhone(page)) await page.getByRole('button', { name: /^Netherlands/ }).click();
  else await page.getByRole('button', { name: /more EU regions/ }).click();
}

test.describe('a rate', () => {
  test.afterEach(async ({ api }) => {
    await setRate(api, 'NL', 'Products', '0.21');
  });

  test(
    'is tried before it is saved, found at the checkout, and on the invoice',
    { tag: '@rare' },
    async ({ page, api }) => {
      await page.goto('/admin/tax');
      await tried(page).getByLabel('Delivered to').selectOption('Netherlands');
      await expect(tried(page).getByRole('status')).toContainText('Netherlands');
      await expect(tried(page).getByText('21%', { exact: true }).first()).toBeVisible();
      await openNetherlands(page);
      await cell(page, 'Products', 'Netherlands').fill('24');
      await expect(tried(page).getByText('24%', { exact: true }).first()).toBeVisible();
      await expect(tried(page).getByText('21%', { exact: true })).toHaveCount(0);
      await expectAccessible(page, 'tax with a trial');
      await page.keyboard.press('Control+s');
      await expect(page.getByText(/unsaved/)).toHaveCount(0);

      await openCheckout(page, 'low-sun');
      await writeAddress(page, newBuyer('Netherlands'));
      await openSummary(page);
      const tax = page.locator('[data-row=tax-included]').locator('visible=true');
      await expect(tax).toContainText('24');
      await expect(payButton(page)).not.toHaveAttribute('aria-busy', 'true');
      await payWell(page);
      const orderId = new URL(page.url()).pathname.split('/').at(-1) ?? '';

      await api.platform('POST', `/ecom/v1/invoices/orders/${orderId}`, {});
      await page.goto(`/admin/orders/${orderId}`);
      const link = page.getByRole('link', { name: /^Invoice \S+, PDF$/ });
      const answer = await page.request.get((await link.getAttribute('href')) ?? '');
      const text = (await readPdf(await answer.body())).flat().join('\n');
      expect(text).toMatch(/VAT 24\s?% included/);
    },
  );
});

test(
  'an exemption is made, given to a customer with its proof, and tried',
  { tag: '@rare' },
  async ({ page, api }) => {
    const name = `Museums ${freshName()}`;
    const lastName = freshName();
    const email = `${lastName.toLowerCase()}@example.com`;
    const { member } = await api.platform<{ member: { contactId: string } }>('POST', '/members/v1/members', {
      member: { loginEmail: email, contact: { firstName: 'Ana', lastName } },
    });
    await page.goto('/admin/tax');
    await page.getByRole('region', { name: 'Exemptions' }).getByRole('button', { name: 'Add' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
    await dialog.getByRole('textbox', { name: 'Tax rate' }).fill('4,55');
    await expect(dialog.getByText('Enter 0 to 100 with up to one decimal.')).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Tax rate' }).fill('5');
    await expectAccessible(page, 'an exemption', { within: '[role=dialog]' });
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('switch', { name: `“${name}” is active` })).toBeChecked();

    await page.getByRole('button', { name: `Customers of “${name}”` }).click();
    await dialog.getByRole('combobox', { name: 'Add a customer by name or email' }).fill(email);
    await page.getByRole('option', { name: new RegExp(lastName) }).click();
    await expect(dialog.getByRole('link', { name: `Ana ${lastName}` })).toBeVisible();
    await expectAccessible(page, 'customers of an exemption', { within: '[role=dialog]' });
    await dialog.getByRole('link', { name: `Ana ${lastName}` }).click();

    await expect(page).toHaveURL(new RegExp(`/customers/${member.contactId}`));
    await page.getByRole('button', { name: /^Change tax exemption of / }).click();
    await dialog.getByRole('textbox', { name: 'Proof' }).fill('Certificate 2026/114, seen in March');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Certificate 2026/114, seen in March')).toBeVisible();
    await expectAccessible(page, 'a customer who is exempt');

    await page.goto('/admin/tax');
    await tried(page).getByLabel('Customer').click();
    await page.getByRole('option', { name: 'Existing customer' }).click();
    await tried(page).getByRole('combobox', { name: 'Search customers' }).fill(email);
    await page.getByRole('option', { name: new RegExp(lastName) }).click();
    await expect(tried(page).getByText(`${name}, instead of 23%`).first()).toBeVisible();

    await page.getByRole('switch', { name: `“${name}” is active` }).click();
    await expect(tried(page).getByText(`${name}, instead of 23%`)).toHaveCount(0);
    await page.getByRole('button', { name: `Edit “${name}”` }).click();
    await dialog.getByRole('button', { name: `Delete “${name}”` }).click();
    await expect(dialog).toContainText('pay the regular tax');
    await dialog.getByRole('button', { name: `Delete “${name}”` }).click();
    await expect(page.getByRole('switch', { name: `“${name}” is active` })).toHaveCount(0);
  },
);

test('a company of another country is tried by its tax id', { tag: '@rare' }, async ({ page }) => {
  await page.goto('/admin/tax');
  await tried(page).getByLabel('Delivered to').selectOption('Germany');
  await tried(page).getByLabel('Customer').click();
  await page.getByRole('option', { name: 'Company' }).click();
  await tried(page).getByRole('textbox', { name: 'Tax ID' }).fill('DE 136 695 977');
  await expect(tried(page).getByText('The check digit doesn’t match')).toBeVisible();
  await tried(page).getByRole('textbox', { name: 'Tax ID' }).fill('DE 136 695 976');
  await expect(tried(page).getByText('reverse charge, instead of 19%').first()).toBeVisible();
});
