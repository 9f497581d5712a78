import type { Page } from '@playwright/test';
import type { Api } from './support/api.ts';
import { expectAccessible } from './support/axe.ts';
import { freshName } from './support/orders.ts';
import { expect, isPhone, test } from './support/test.ts';

const field = (page: Page) => page.getByRole('textbox', { name: 'Name' });
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });

async function makeGroup(api: Api, name: string): Promise<string> {
  const { taxGroup } = await api.platform<{ taxGroup: { id: string } }>('POST', '/billing/v1/tax-groups', {
    taxGroup: { name },
  });
  return taxGroup.id;
}

test.describe('tax groups', () => {
  test.use({ role: 'merchant' });

  test(
    'one is made, renamed, not left by accident, and deleted',
    { tag: ['@main', '@phone-too'] },
    async ({ page }) => {
      const name = `Maps ${freshName()}`;
      await page.goto('/admin/tax-groups');
      await page.getByRole('link', { name: 'New tax group' }).click();
      await field(page).fill(name);
      await page.getByRole('button', { name: 'Create tax group' }).click();
      await expect(page).toHaveURL(/\/tax-groups\/[\w-]{36}$/);
      await expectAccessible(page, 'a tax group');

      await field(page).fill('x'.repeat(201));
      await save(page).click();
      await expect(page.getByText('Up to 200 characters.')).toBeVisible();
      await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
      await expect(field(page)).toBeFocused();
      await field(page).fill(`${name}, folded`);
      await expect(page.getByText('1 unsaved change')).toBeVisible();
      await page.keyboard.press('Control+s');
      await expect(save(page)).toBeDisabled();

      // The button is disabled during the save, too; the guard asks only once the save is through.
      await expect(page.getByRole('heading', { name: `${name}, folded`, level: 2 })).toBeVisible();

      await test.step('what is unsaved is not left by accident, and Escape closes', async () => {
        await field(page).fill('Half a na');
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
        await page.getByRole('button', { name: 'Leave page' }).click();
        const row = page.getByRole('link', { name: `${name}, folded`, exact: true });
        await expect(row).toBeVisible();
        if (!isPhone(page)) await expect(row).toBeFocused();
        await row.click();
      });

      await page.getByRole('button', { name: 'Delete tax group' }).click();
      await expect(page.getByRole('dialog')).toContainText('are taxed as “Products” from then on');
      await page.getByRole('button', { name: `Delete “${name}, folded”` }).click();
      await expect(page).toHaveURL(/\/tax-groups$/);
      await expect(page.getByRole('link', { name: `${name}, folded` })).toHaveCount(0);
    },
  );

  test('what the platform rejects stands beside the field', { tag: '@rare' }, async ({ page, api }) => {
    const id = await makeGroup(api, `Refused ${freshName()}`);
    const description = 'has a length that the platform does not take';
    await page.route(`**/billing/v1/tax-groups/${id}`, (route) =>
      route.request().method() === 'PATCH'
        ? route.fulfill({
            status: 400,
            json: {
              message: '',
              details: {
                validationError: {
                  fieldViolations: [{ field: 'taxGroup.name', description, violatedRule: 'MAX_LENGTH' }],
                },
              },
            },
          })
        : route.continue(),
    );
    await page.goto(`/admin/tax-groups/${id}`);
    await field(page).fill('Anything');
    await save(page).click();
    await expect(page.getByText(description)).toBeVisible();
    await expect(field(page)).toBeFocused();
    await field(page).fill('Something else');
    await expect(page.getByText(description)).toBeHidden();
  });

  test(
    'two people at one: the second sees the other name and decides',
    { tag: '@rare' },
    async ({ page, api }) => {
      const name = `Twice ${freshName()}`;
      const id = await makeGroup(api, name);
      await page.goto(`/admin/tax-groups/${id}`);
      await field(page).fill(`${name}, mine`);
      await api.platform('PATCH', `/billing/v1/tax-groups/${id}`, {
        taxGroup: { id, name: `${name}, theirs`, revision: '1' },
      });
      await expect(page.getByText('Someone changed this tax group after you opened it')).toBeVisible();
      await expect(page.getByRole('alert')).toContainText(`${name}, theirs`);
      await expect(save(page)).toBeDisabled();
      await expect(field(page)).toHaveValue(`${name}, mine`);
      await page.getByRole('button', { name: 'Replace with mine' }).click();
      await expect(page.getByRole('heading', { name: `${name}, mine`, level: 2 })).toBeVisible();
    },
  );

  test('the one that came with the shop stays as it is', { tag: '@rare' }, async ({ page }) => {
    await page.goto('/admin/tax-groups');
    await page.getByRole('main').getByRole('link', { name: 'Products', exact: true }).click();
    await expect(page.getByText('This built-in group applies to all products')).toBeVisible();
    await expect(field(page)).toHaveCount(0);
    await expect(page.getByRole('definition').getByText('Products', { exact: true })).toBeVisible();
    await expect(save(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Delete tax group' })).toHaveCount(0);
  });

  test('the palette and a key find them', { tag: '@rare' }, async ({ page, api }) => {
    const name = `Found ${freshName()}`;
    await makeGroup(api, name);
    await page.goto('/admin');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('g');
    await page.keyboard.press('x');
    await expect(page.getByRole('heading', { name: 'Tax groups', level: 1 })).toBeVisible();
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill(name);
    await page.getByRole('option', { name: new RegExp(name) }).click();
    await expect(field(page)).toHaveValue(name);
  });
});

test.describe('who only looks', () => {
  test.use({ role: 'viewer' });

  test('sees tax groups and no button', { tag: '@rare' }, async ({ page, api }) => {
    const name = `Seen ${freshName()}`;
    const id = await makeGroup(api, name);
    await page.goto(`/admin/tax-groups/${id}`);
    await expect(page.getByText('Your role can view this, but not change it.')).toBeVisible();
    await expect(field(page)).toHaveCount(0);
    await expect(page.getByRole('definition').getByText(name)).toBeVisible();
    await expect(save(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Delete tax group' })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'New tax group' })).toHaveCount(0);
  });
});
