import { readFile } from 'node:fs/promises';
import { expectAccessible } from './support/axe.ts';
import { freshName } from './support/orders.ts';
import { expect, test } from './support/test.ts';

const HEAD = 'First Name,Last Name,Email,Accepts Email Marketing,City,Country Code,Phone,Note';

test.describe('the import of customers', () => {
  test.use({ role: 'merchant' });

  test(
    "Shopify's customers come in without the two bad rows, and can be taken back",
    { tag: '@variant' },
    async ({ page }) => {
      const name = freshName();
      const email = (who: string): string => `${who}.${name}@example.com`.toLowerCase();
      const found = `/admin/customers?filter=${encodeURIComponent(JSON.stringify({ q: name }))}`;
      const rows = [
        `Ada,${name},${email('ada')},yes,Porto,PT,'+351 912 345 678,Likes blue`,
        `Ben,${name},${email('ben')},no,Lisboa,Atlantis,,`,
        `Cid,${name},${email('cid')},no,,,,`,
        `Ada,${name},${email('ada')},no,,,,`,
      ];
      await page.goto('/admin/customers/import');
      await page.getByLabel('Choose file').setInputFiles({
        name: `${name}.csv`,
        mimeType: 'text/csv',
        buffer: Buffer.from([HEAD, ...rows].join('\n')),
      });
      await expect(page.getByText("Shopify's columns")).toBeVisible({ timeout: 20_000 });
      await expect(
        page.getByText('Create 2 accounts, fill empty fields of 0, skip 2. No emails are sent.'),
      ).toBeVisible();
      await expectAccessible(page, 'the dry run of customers');

      const download = page.waitForEvent('download');
      await page.getByRole('link', { name: '2 rows as CSV' }).click();
      const csv = await readFile(await (await download).path(), 'utf8');
      expect(csv.trim().split('\n')).toHaveLength(3);
      expect(csv).toContain('Country Code: is not a country');
      expect(csv).toContain('Email: row 2 has it too');

      await page.getByRole('button', { name: 'Import 2 customers' }).click();
      await expect(page.getByText('2 customers imported')).toBeVisible({ timeout: 20_000 });
      // On a phone it lies over the page.
      const panel = page.getByRole('region', { name: 'Importing 2 customers' });
      await panel.getByRole('button', { name: 'Close' }).click();
      await page.goto(found);
      await expect(page.getByText(`Ada ${name}`).first()).toBeVisible();
      await expect(page.getByText(`Cid ${name}`).first()).toBeVisible();
      await expect(page.getByText(`Ben ${name}`)).toHaveCount(0);

      await page.goto('/admin/customers/import');
      await page.getByRole('link', { name: `${name}.csv` }).click();
      await page.getByRole('button', { name: 'Undo 2 customers' }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByText('2 accounts will be deleted')).toBeVisible();
      await expectAccessible(page, 'taking an import of customers back');
      await dialog.getByRole('button', { name: 'Undo 2 customers' }).click();
      await expect(page.getByText('2 undone').first()).toBeVisible({ timeout: 20_000 });
      await page.goto(found);
      await expect(page.getByText('No matching customers')).toBeVisible();
    },
  );

  test('is opened from the list', { tag: '@rare' }, async ({ page }) => {
    await page.goto('/admin/customers');
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Import customers' })).toBeVisible();
  });
});
