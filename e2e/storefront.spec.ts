import { expectAccessible } from './support/axe.ts';
import { freshName } from './support/orders.ts';
import { expect, test } from './support/test.ts';

interface Reply {
  storefront: object;
}

test.describe('design of the store', () => {
  test.use({ role: 'merchant' });

  test(
    'a link is added to the menu, another theme is chosen, and both are in the store',
    { tag: '@main' },
    async ({ page, api, newTab }) => {
      const { storefront } = await api.call<Reply>('POST', '/admin/api/extensions/getStorefront', {});
      const name = freshName();
      await page.goto('/admin/storefront');
      await expect(page.getByRole('heading', { name: 'Store design', level: 1 })).toBeVisible();
      await page.getByRole('button', { name: 'Add menu item' }).click();
      await page.getByLabel('Label, English').nth(4).fill(`Sale ${name}`);
      await page.getByLabel('Path or URL').nth(4).fill('sale');
      await page.getByRole('radio', { name: 'Plain' }).check({ force: true });
      const accent = page.getByRole('textbox', { name: 'Accent and main buttons' }).first();
      await accent.fill('#ffffcc');
      await expect(page.getByText('At least 3:1 is needed.', { exact: false })).toBeVisible();
      await page.keyboard.press('Control+s');
      await expect(page.getByText('The accent is hard to see', { exact: false })).toBeVisible();
      await accent.fill('#8a3b1f');
      const preview = page.frameLocator('iframe[title="Preview of the front page"]');
      await expect(preview.locator(':root')).toHaveCSS('--yolk', '#8a3b1f');
      await expect(page.getByText('Enter a path of your store', { exact: false })).toBeVisible();
      await page.getByLabel('Path or URL').nth(4).fill('/collections/new');
      await expectAccessible(page, 'the design of the store');
      await page.keyboard.press('Control+s');
      await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();

      const home = async () => (await page.request.get('/')).text();
      await expect.poll(home).toContain(`Sale ${name}`);
      await expect.poll(home).toContain('--yolk:#8a3b1f');
      const shop = await newTab();
      await shop.goto('/');
      await expect(shop.getByRole('link', { name: /^See all \d+ products$/ })).toBeVisible();
      await expectAccessible(shop, 'the plain theme');

      await api.call('POST', '/admin/api/extensions/updateStorefront', storefront);
    },
  );
});

test.describe('setup of a store', () => {
  test.use({ role: 'owner' });

  test('an owner sees what a store still needs, and hides it', { tag: '@main' }, async ({ page, api }) => {
    await api.call('PUT', '/admin/api/setup-checklist', { hidden: false });
    await page.goto('/admin');
    const card = page.getByRole('region', { name: 'Set up your store' });
    await expect(card.getByRole('link', { name: /Delivery/ })).toHaveAttribute('href', '/admin/delivery');
    await expectAccessible(page, 'the setup checklist');
    await card.getByRole('button', { name: 'Hide' }).click();
    await expect(card).toHaveCount(0);
  });
});
