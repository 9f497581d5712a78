import type { Page } from '@playwright/test';
import type { Api } from './support/api.ts';
import { expectAccessible } from './support/axe.ts';
import { freshName } from './support/orders.ts';
import { expectNoSidewaysScroll } from './support/routes.ts';
import { expect, test } from './support/test.ts';

interface Found {
  id: string;
  revision: string;
  media?: { main?: { id?: string; image?: { id: string } } };
}

async function productAt(api: Api, slug: string): Promise<Found> {
  const { products } = await api.platform<{ products: Found[] }>('POST', '/stores/v3/products/query', {
    query: { filter: { slug: { $eq: slug } } },
  });
  const [product] = products;
  if (!product) throw new Error(`No product is at ${slug}.`);
  return product;
}

/** A picture that the demo's posters have. */
async function onePicture(api: Api): Promise<object> {
  const { media } = await productAt(api, 'low-sun');
  return { itemsInfo: { items: [{ id: media?.main?.id ?? media?.main?.image?.id }] } };
}

async function save(page: Page): Promise<void> {
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.ok());
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await saved;
}

test.describe('a product', () => {
  test.use({ role: 'merchant', contextOptions: { reducedMotion: 'reduce' } });

  test(
    'is described with a heading, a list, a link and a picture, as the shop shows it',
    { tag: ['@rare', '@phone-too'] },
    async ({ page, api, sell }) => {
      test.slow();
      const name = `Told ${freshName()}`;
      const slug = await sell({ name, media: await onePicture(api) });
      const { id } = await productAt(api, slug);
      await page.goto(`/admin/products/${id}`);
      const text = page.getByRole('textbox', { name: 'Description' });
      const tool = (label: string) =>
        page
          .getByRole('toolbar', { name: 'Format: Description' })
          .getByRole('button', { name: label, exact: true });
      await text.click();
      await tool('Heading').click();
      await page.keyboard.type('The paper');
      await page.keyboard.press('Enter');
      await page.keyboard.type('Cotton, ');
      await page.keyboard.press('ControlOrMeta+b');
      await page.keyboard.type('250 g');
      await page.keyboard.press('ControlOrMeta+b');
      await page.keyboard.press('Enter');
      await tool('List').click();
      await page.keyboard.type('Numbered');
      await page.keyboard.press('Enter');
      await tool('Link').click();
      const link = page.getByRole('dialog', { name: 'Link' });
      await link.getByRole('textbox', { name: 'URL' }).fill('javascript:alert(1)');
      await link.getByRole('button', { name: 'Set link' }).click();
      await expect(link.getByText('Enter a URL, a path of this store')).toBeVisible();
      await link.getByRole('textbox', { name: 'URL' }).fill('/collections/new');
      await link.getByRole('button', { name: 'Set link' }).click();
      await expect(text.getByRole('link', { name: '/collections/new' })).toBeVisible();
      await tool('Insert images').click();
      const dialog = page.getByRole('dialog', { name: `Images in the description of ${name}` });
      await dialog.getByLabel('choose files').setInputFiles('docs/pictures/order.png');
      await dialog.getByRole('button', { name: 'Add 1 image' }).click();
      await text.getByRole('img').click();
      // The product's own picture, below, has one too.
      await page.getByRole('textbox', { name: 'Alt text' }).first().fill('An order, whole');
      await expectAccessible(page, 'a description that is written');
      await expectNoSidewaysScroll(page, 'a description that is written');
      // One stop for the keyboard; arrows go on.
      await tool('Heading').focus();
      await page.keyboard.press('ArrowRight');
      await expect(tool('Smaller heading')).toBeFocused();
      await save(page);

      await page.goto(`/products/${slug}`);
      await expect(page.getByRole('heading', { name: 'The paper', level: 2 })).toBeVisible();
      await expect(page.locator('strong', { hasText: '250 g' })).toBeVisible();
      await expect(page.getByRole('listitem').filter({ hasText: 'Numbered' })).toBeVisible();
      await expect(page.getByRole('link', { name: '/collections/new' })).toBeVisible();
      const shown = page.getByRole('img', { name: 'An order, whole' });
      await shown.scrollIntoViewIfNeeded();
      await expect
        .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
      await expectAccessible(page, 'a product with a description');
      await expectNoSidewaysScroll(page, 'a product with a description');
      const file = /\/media\/([^/]+)\//.exec((await shown.getAttribute('src')) ?? '')?.[1] ?? '';
      const { uses } = await api.call<{ uses: { entityId: string; place: string }[] }>(
        'POST',
        '/admin/api/media/uses',
        { fileIds: [decodeURIComponent(file)] },
      );
      expect(uses).toContainEqual(expect.objectContaining({ entityId: id, place: 'description' }));
    },
  );

  test(
    'keeps what the editor cannot show, says so, and the shop shows none of it',
    { tag: '@rare' },
    async ({ page, api, sell }) => {
      const slug = await sell({ name: `Foreign ${freshName()}`, media: await onePicture(api) });
      const { id, revision } = await productAt(api, slug);
      const html =
        '<p>Before</p><table><tbody><tr><td>30 cm</td></tr></tbody></table><script>window.ran = 1</script>';
      await api.platform('PATCH', `/stores/v3/products/${id}`, {
        product: { id, revision, plainDescription: html },
      });
      await page.goto(`/admin/products/${id}`);
      const text = page.getByRole('textbox', { name: 'Description' });
      await expect(text).toHaveValue(html);
      await expect(page.getByText('It holds what the editor can’t show (table')).toBeVisible();
      await page.goto(`/products/${slug}`);
      await expect(page.getByText('Before', { exact: true })).toBeVisible();
      await expect(page.getByText('30 cm')).toBeVisible();
      expect(await page.evaluate(() => 'ran' in globalThis)).toBe(false);
      expect(await page.content()).not.toContain('window.ran = 1</script>');

      await page.goto(`/admin/products/${id}`);
      await page.getByRole('button', { name: /^Use the editor/ }).click();
      await expect(text).toContainText('Before');
      await expect(page.getByRole('toolbar', { name: 'Format: Description' })).toBeVisible();
    },
  );

  test(
    'takes a film of the library, which plays in its gallery',
    { tag: '@rare' },
    async ({ page, api, sell }) => {
      test.slow();
      const slug = await sell({ name: `Filmed ${freshName()}`, media: await onePicture(api) });
      const { id } = await productAt(api, slug);
      await page.goto(`/admin/products/${id}`);
      await page.getByRole('button', { name: 'Add images or videos' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('textbox', { name: 'Search media' }).fill('Three posters');
      await dialog.getByRole('option', { name: 'Three posters' }).click();
      await dialog.getByRole('button', { name: 'Add 1 file' }).click();
      await expect(page.getByText('Video', { exact: true })).toBeAttached();
      await page.getByRole('textbox', { name: 'Alt text' }).last().fill('Three posters go by');
      await expectAccessible(page, 'a product with a film');
      await save(page);
      await page.reload();
      await expect(page.getByText('Video', { exact: true })).toBeAttached();

      await page.goto(`/products/${slug}`);
      const film = page.getByLabel('Three posters go by', { exact: true }).and(page.locator('video'));
      for (const attribute of ['src', 'poster']) {
        const address = (await film.getAttribute(attribute)) ?? '';
        expect((await page.request.get(address)).status(), address).toBe(200);
      }
    },
  );
});
