import { readFile } from 'node:fs/promises';
import { expectAccessible } from './support/axe.ts';
import { freshName } from './support/orders.ts';
import { productIdOf } from './support/products.ts';
import { expect, test } from './support/test.ts';
import { goWithin } from './support/go-within.ts';

const HEAD =
  'Handle,Title,Vendor,Published,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Price,Status';

test.describe('the import of products', () => {
  test.use({ role: 'merchant' });

  test(
    "Shopify's products come in without the bad ones; mended, those follow; all can be undone",
    { tag: '@rare' },
    async ({ page, api }) => {
      const name = freshName();
      const slug = name.toLowerCase().replaceAll(/[^a-z\d]/g, '');
      const found = `/admin/products?filter=${encodeURIComponent(JSON.stringify({ q: name }))}`;
      const bring = async (file: string, rows: string[]) => {
        await goWithin(page, '/admin/products/import');
        await page.getByLabel('Choose file').setInputFiles({
          name: file,
          mimeType: 'text/csv',
          buffer: Buffer.from([HEAD, ...rows].join('\n')),
        });
        await expect(page.getByText("Shopify's columns")).toBeVisible({ timeout: 20_000 });
      };
      await bring(`${name}.csv`, [
        `${slug}-shirt,${name} shirt,Halfdrop,TRUE,Size,S,${slug}-S,shopify,3,49.90,active`,
        `${slug}-shirt,,,,,L,${slug}-L,shopify,4,49.90,`,
        `${slug}-mug,${name} mug,Halfdrop,TRUE,Title,Default Title,${slug}-M,shopify,2,nine,active`,
      ]);
      await expect(page.getByText('Create 1 products, update 0, skip 1.')).toBeVisible();
      await expectAccessible(page, 'the dry run of products');

      const download = page.waitForEvent('download');
      await page.getByRole('link', { name: '1 product as CSV' }).click();
      const csv = await readFile(await (await download).path(), 'utf8');
      expect(csv).toContain('Variant Price: is not an amount');

      await page.getByRole('button', { name: 'Import 1 product' }).click();
      await expect(page.getByText('1 product imported')).toBeVisible({ timeout: 20_000 });

      await bring(`${name}-mended.csv`, [
        `${slug}-mug,${name} mug,Halfdrop,TRUE,Title,Default Title,${slug}-M,shopify,2,9.00,active`,
      ]);
      await expect(page.getByText('Create 1 products, update 0, skip 0.')).toBeVisible();
      await page.getByRole('button', { name: 'Import 1 product' }).click();
      await expect(page.getByText('1 product imported')).toBeVisible({ timeout: 20_000 });
      await goWithin(page, found);
      await expect(page.getByText(`${name} shirt`).first()).toBeVisible();
      await expect(page.getByText(`${name} mug`).first()).toBeVisible();

      await goWithin(page, '/admin/products/import');
      await page.getByRole('link', { name: `${name}.csv` }).click();
      await page.getByRole('button', { name: 'Undo 1 product' }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByText('1 product will be deleted')).toBeVisible();
      await expectAccessible(page, 'taking an import of products back');
      await dialog.getByRole('button', { name: 'Undo 1 product' }).click();
      await expect(page.getByText('1 undone').first()).toBeVisible({ timeout: 20_000 });
      await page.goto(found);
      await expect(page.getByText(`${name} mug`).first()).toBeVisible();
      await expect(page.getByText(`${name} shirt`)).toHaveCount(0);
      // Other journeys count what the shop sells.
      await api.platform('DELETE', `/stores/v3/products/${await productIdOf(api, `${slug}-mug`)}`);
    },
  );

  test('is opened from the list', { tag: '@rare' }, async ({ page }) => {
    await page.goto('/admin/products');
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Import products' })).toBeVisible();
  });
});

test.describe('imports, for who only looks', () => {
  test.use({ role: 'viewer' });

  for (const desk of ['products', 'customers', 'orders'])
    test(
      `no file of ${desk} is asked for that the server would refuse`,
      { tag: '@rare' },
      async ({ page }) => {
        await page.goto(`/admin/${desk}/import`);
        await expect(page.getByText('You don’t have access to this page')).toBeVisible();
        await expect(page.getByRole('button', { name: 'Choose file' })).toHaveCount(0);
      },
    );
});
