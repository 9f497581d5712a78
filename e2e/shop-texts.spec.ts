import { expectAccessible } from './support/axe.ts';
import { freshName } from './support/orders.ts';
import { expect, test } from './support/test.ts';

test.describe('texts of the shop', () => {
  test.use({ role: 'merchant' });

  test('one is changed and read in both languages', { tag: '@main' }, async ({ page, newTab }) => {
    const name = freshName();
    await page.goto('/admin/shop-texts');
    await expect(page.getByRole('heading', { name: 'Store texts', level: 1 })).toBeVisible();
    await page.getByRole('link', { name: 'Contact', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Contact', level: 1 })).toBeVisible();

    const english = page.getByRole('region', { name: 'English' });
    const hebrew = page.getByRole('region', { name: 'Hebrew' });
    await english.getByLabel('Title, English').fill(`Reach us ${name}`);
    await english.getByRole('textbox', { name: 'Text, English' }).click();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('Ring twice. <script>alert(1)</script>');
    await hebrew.getByLabel('Title, Hebrew').fill(`כתבו לנו ${name}`);
    await expectAccessible(page, 'a text');
    await page.keyboard.press('Control+s');
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
    await expect(page.getByRole('region', { name: 'Changes' }).getByText('Current version')).toBeVisible();

    const contact = async () => (await page.request.get('/pages/contact')).text();
    await expect.poll(contact).toContain(`Reach us ${name}`);
    const shop = await newTab();
    await shop.goto('/pages/contact');
    await expect(shop.getByRole('heading', { name: `Reach us ${name}`, level: 1 })).toBeVisible();
    await expect(shop.getByText('Ring twice. <script>alert(1)</script>')).toBeVisible();
    await shop.goto('/he/pages/contact');
    await expect(shop.getByRole('heading', { name: `כתבו לנו ${name}`, level: 1 })).toBeVisible();
    await expect(shop.getByRole('contentinfo').getByRole('link', { name: `כתבו לנו ${name}` })).toBeVisible();

    await page
      .getByRole('button', { name: /^Restore the version by/ })
      .first()
      .click();
    await expect(page.getByLabel('Title, English')).not.toHaveValue(`Reach us ${name}`);
  });

  test(
    'what is not translated says so, and the line above is put away',
    { tag: '@rare' },
    async ({ page, api }) => {
      await page.goto('/he/pages/imprint');
      await expect(page.getByRole('heading', { name: 'Imprint', level: 1 })).toBeVisible();
      await expect(page.getByText('הדף הזה עדיין לא תורגם')).toBeVisible();

      await page.goto('/admin/shop-texts/announcement');
      await expect(page).toHaveURL(/\/admin\/announcement$/);
      const line = `Open on Friday ${freshName()}`;
      await page.getByLabel('Announcement, English').fill(line);
      await page.getByRole('switch', { name: 'Show announcement' }).check();
      await page.keyboard.press('Control+s');
      await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
      await expect(async () => {
        await page.goto('/collections');
        await expect(page.getByText(line)).toBeVisible({ timeout: 500 });
      }).toPass();
      await expectAccessible(page, 'the line above every page');
      await page.getByRole('button', { name: 'Put this away' }).click();
      await expect(page).toHaveURL(/\/collections$/);
      await expect(page.getByText(line)).toHaveCount(0);

      const text = await api.call<{ revision: string; doc: object }>(
        'GET',
        '/admin/api/shop-texts/announcement',
      );
      await api.call('PUT', '/admin/api/shop-texts/announcement', {
        revision: text.revision,
        doc: { ...text.doc, shown: false },
      });
    },
  );
});
