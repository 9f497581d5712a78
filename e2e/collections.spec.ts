import type { Page } from '@playwright/test';
import type { Api } from './support/api.ts';
import { expectAccessible } from './support/axe.ts';
import { freshName } from './support/orders.ts';
import { expectNoSidewaysScroll } from './support/routes.ts';
import { expect, test } from './support/test.ts';
import { goWithin } from './support/go-within.ts';

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

async function makeCollection(api: Api, name: string): Promise<{ id: string; slug: string }> {
  const { collection } = await api.platform<{ collection: { id: string; slug: string } }>(
    'POST',
    '/stores/v1/collections',
    { collection: { name } },
  );
  return collection;
}

const remove = (api: Api, { id }: { id: string }): Promise<unknown> =>
  api.platform('DELETE', `/stores/v1/collections/${id}`);

test.describe('collections', () => {
  test.use({ role: 'merchant' });

  test(
    'one is made with a cover, filled, seen in the shop, hidden and deleted',
    { tag: ['@main', '@phone-too'] },
    async ({ page, newTab }) => {
      test.slow();
      const name = `Harbours ${freshName()}`;
      await page.goto('/admin/collections');
      await expect(page.getByText('Dune', { exact: true })).toBeVisible();
      await goWithin(page, '/admin/collections/create');
      await field(page, 'Name').fill(name);
      await field(page, 'Description').fill('Boats at rest.');
      await page.getByRole('button', { name: 'Choose image' }).click();
      const dialog = page.getByRole('dialog', { name: `Cover image of ${name}` });
      await dialog.getByLabel('choose files').setInputFiles('docs/pictures/order.png');
      await dialog.getByRole('button', { name: 'Add 1 image' }).click();
      await expect(dialog).toBeHidden();
      await field(page, 'Alt text').fill('An order page');
      await page.getByRole('button', { name: 'Create collection' }).click();
      await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
      await expect(page).toHaveURL(/\/collections\/[\w-]{36}$/);
      await expect(page.getByText('No products yet')).toBeVisible();
      const slug = await field(page, 'URL').inputValue();

      const finder = page.getByRole('combobox', { name: 'Search products to add' });
      await finder.fill('low sun');
      await page.getByRole('option', { name: 'Low sun' }).first().click();
      const members = page.getByRole('list', { name: 'Products' });
      await expect(members.getByRole('link', { name: 'Low sun' })).toBeVisible();
      await expect(page.getByText('1 in the store')).toBeVisible();
      await finder.fill('corkscrew');
      await page.getByRole('option', { name: 'Corkscrew' }).first().click();
      await expect(members.getByRole('listitem')).toHaveCount(2);
      await page.keyboard.press('Escape');
      // The list of uploads stands over the foot of the page until it is closed.
      await page.getByRole('region', { name: 'Uploads' }).getByRole('button', { name: 'Close' }).click();
      await members.getByRole('button', { name: 'Remove Corkscrew' }).click();
      await expect(members.getByRole('listitem')).toHaveCount(1);
      await expectAccessible(page, 'a collection');
      await expectNoSidewaysScroll(page, 'a collection');

      const shop = await newTab();
      await shop.goto(`/collections/${slug}`);
      await expect(shop.getByRole('heading', { name, level: 1 })).toBeVisible();
      await expect(shop.getByText('Boats at rest.').first()).toBeVisible();
      await expect(shop.getByRole('link', { name: 'Low sun' }).first()).toBeVisible();
      await expect(shop.locator('meta[property="og:image:alt"]')).toHaveAttribute('content', 'An order page');
      await shop.goto('/collections');
      const shelf = shop.getByRole('listitem').filter({ hasText: name });
      const source = await shelf.locator('picture img').getAttribute('src');
      expect((await page.request.get(source ?? '')).status()).toBe(200);

      await page.getByLabel('Visible', { exact: true }).uncheck();
      await save(page).click();
      await expect.poll(async () => (await page.request.get(`/collections/${slug}`)).status()).toBe(404);

      await page.getByRole('button', { name: 'Delete collection' }).click();
      await expect(page.getByRole('dialog')).toContainText('Its products stay in the store');
      await page.getByRole('button', { name: `Delete “${name}”` }).click();
      await expect(page).toHaveURL(/\/collections$/);
      await expect(page.getByRole('link', { name })).toHaveCount(0);
    },
  );

  test(
    'its products stand in the order they were given, and search engines read its words',
    { tag: '@rare' },
    async ({ page, api }) => {
      const name = `In order ${freshName()}`;
      const made = await makeCollection(api, name);
      const found = await api.platform<{ products: { id: string; name: string }[] }>(
        'POST',
        '/stores/v3/products/search',
        {
          search: {
            filter: { name: { $in: ['Low sun', 'Corkscrew', 'Meltwater'] } },
            cursorPaging: { limit: 3 },
          },
        },
      );
      await api.platform('POST', `/stores/v1/collections/${made.id}/productIds`, {
        productIds: found.products.map(({ id }) => id),
      });
      await page.goto(`/admin/collections/${made.id}`);
      const members = page.getByRole('list', { name: 'Products' });
      await expect(members.getByRole('listitem')).toHaveCount(3);
      await page.getByRole('combobox', { name: 'Sort order' }).click();
      await page.getByRole('option', { name: 'Manual' }).click();
      const links = members.getByRole('link');
      await expect(members.getByRole('button', { name: /^Move .* down$/ })).toHaveCount(3);
      const before = await links.allInnerTexts();
      const last = before[2] ?? '';
      // By keyboard: the key that moved it goes on moving it.
      await members.getByRole('button', { name: `Move ${last} up` }).press('Enter');
      await expect(links.nth(1)).toHaveText(last);
      await page.keyboard.press('Enter');
      await expect(links.first()).toHaveText(last);
      const order = [last, before[0] ?? '', before[1] ?? ''];
      await expect(links).toHaveText(order);
      await field(page, 'SEO title').fill(`${name}, chosen by hand`);
      await field(page, 'SEO description').fill('Three posters that go together.');
      await save(page).click();
      await expect(page.getByText('3 unsaved changes')).toBeHidden();
      await expectAccessible(page, 'an arranged collection');
      await expectNoSidewaysScroll(page, 'an arranged collection');

      await page.goto(`/collections/${made.slug}`);
      await expect(page).toHaveTitle(new RegExp(`^${name}, chosen by hand`));
      await expect(page.locator('meta[name="description"]')).toHaveAttribute(
        'content',
        'Three posters that go together.',
      );
      const shelf = page.getByRole('region', { name: 'Posters' });
      await expect(shelf.getByText('Sort: Featured')).toBeVisible();
      const shown = await shelf.getByRole('heading', { level: 3 }).allInnerTexts();
      expect(shown.slice(0, 3)).toEqual(order);
      await page.goto(`/collections/${made.slug}?sort=name`);
      await expect(shelf.getByRole('heading', { level: 3 })).toHaveText(order.toSorted());
      await remove(api, made);
    },
  );

  test(
    'an address that is taken is said beside its field, and nothing is changed',
    { tag: '@rare' },
    async ({ page, api }) => {
      const made = await makeCollection(api, `Taken ${freshName()}`);
      await page.goto(`/admin/collections/${made.id}`);
      await field(page, 'URL').fill('dune');
      await save(page).click();
      await expect(page.getByText('The slug dune is in use already.')).toBeVisible();
      await expect(field(page, 'URL')).toBeFocused();
      await field(page, 'URL').fill('two words');
      await save(page).click();
      await expect(page.getByText('Use only letters, digits, hyphens')).toBeVisible();
      await page.getByRole('button', { name: 'Discard' }).click();
      await expect(field(page, 'URL')).toHaveValue(made.slug);
      await remove(api, made);
    },
  );

  test(
    'the keyboard and the palette lead there, and another person’s change is seen',
    { tag: '@rare' },
    async ({ page, api }) => {
      await page.goto('/admin/products');
      await expect(page.getByRole('heading', { name: 'Products', level: 1 })).toBeVisible();
      await page.keyboard.press('g');
      await page.keyboard.press('k');
      await expect(page.getByRole('heading', { name: 'Collections', level: 1 })).toBeVisible();
      await page.keyboard.press('ControlOrMeta+k');
      const palette = page.getByRole('dialog', { name: 'Command palette' });
      await palette.getByRole('combobox').fill('new collection');
      await palette.getByRole('option', { name: 'New collection' }).click();
      await expect(page.getByRole('heading', { name: 'New collection', level: 1 })).toBeVisible();

      const made = await makeCollection(api, `Live ${freshName()}`);
      await page.goto(`/admin/collections/${made.id}`);
      await expect(page.getByText('No products yet')).toBeVisible();
      await api.platform('PATCH', `/stores/v1/collections/${made.id}`, {
        collection: { id: made.id, description: 'Written elsewhere.' },
      });
      await expect(field(page, 'Description')).toHaveValue('Written elsewhere.');
      await remove(api, made);
    },
  );
});

test.describe('somebody who may only look', () => {
  test.use({ role: 'viewer' });

  test('sees a collection and its products, and changes nothing', { tag: '@rare' }, async ({ page }) => {
    await page.goto('/admin/collections');
    await page.getByRole('link', { name: 'Dune', exact: true }).click();
    await expect(page.getByRole('list', { name: 'Products' }).getByRole('link').first()).toBeVisible();
    await expect(page.getByText('Your role can view this, but not change it.')).toBeVisible();
    for (const name of ['Choose image', 'Change image', 'Delete collection'])
      await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
    await expect(page.getByRole('combobox', { name: 'Search products to add' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Remove / })).toHaveCount(0);
  });
});
