import { expectAccessible } from './support/axe.ts';
import { goWithin } from './support/go-within.ts';
import { freshName } from './support/orders.ts';
import { expectNoSidewaysScroll } from './support/routes.ts';
import { expect, test } from './support/test.ts';

test.describe('payment methods', () => {
  test.use({ role: 'owner' });

  test(
    'an owner adds a payment method of the store, sees it as customers do and among the settings, and removes it',
    { tag: ['@main', '@phone-too'] },
    async ({ page }) => {
      const name = `Cash in the shop ${freshName()}`;
      await page.goto('/admin/payments');
      await expect(page.getByRole('heading', { name: 'Payment methods', level: 1 })).toBeVisible();
      await expect(page.getByText('The test gateway is in use', { exact: false })).toBeVisible();
      await page.getByRole('button', { name: 'Add payment method' }).click();
      const dialog = page.getByRole('dialog', { name: 'Add payment method' });
      await dialog.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(dialog.getByText('Enter a name.')).toBeVisible();
      await dialog.getByLabel('Name, English').fill(name);
      await dialog.getByLabel('Name, Hebrew').fill('מזומן בחנות');
      await dialog.getByLabel('Instructions, English').fill('Pay when you collect it.');
      await expectAccessible(page, 'a new payment method');
      await dialog.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(dialog).toHaveCount(0);

      const checkout = page.getByRole('region', { name: 'At the checkout' });
      await expect(checkout.getByText(name)).toBeVisible();
      await expect(checkout.getByText('Pay when you collect it.')).toBeVisible();
      await checkout.getByRole('radio', { name: 'Hebrew' }).check({ force: true });
      await expect(checkout.getByText('מזומן בחנות').first()).toBeVisible();
      await expectAccessible(page, 'the payment methods');
      await expectNoSidewaysScroll(page, 'the payment methods');

      await goWithin(page, '/admin/settings');
      const card = page.getByRole('main').getByRole('link', { name: /^Payment methods/ });
      await expect(card).toContainText('Test cards');
      await expect(card).toContainText(name);

      await goWithin(page, '/admin/payments');
      await page.getByRole('button', { name: `Remove ${name}` }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
      await expect(page.getByRole('button', { name: `Remove ${name}` })).toHaveCount(0);
    },
  );
});
