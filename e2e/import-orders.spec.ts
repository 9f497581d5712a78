import { readFile } from 'node:fs/promises';
import { expectAccessible } from './support/axe.ts';
import { freshName, listOf } from './support/orders.ts';
import { expect, test } from './support/test.ts';

const HEAD =
  'Name,Email,Financial Status,Fulfillment Status,Currency,Subtotal,Shipping,Taxes,Total,Created at,Lineitem quantity,Lineitem name,Lineitem price,Billing Name';

test.describe('the import of orders', () => {
  test.use({ role: 'merchant' });

  test(
    "Shopify's file comes in without its bad row, and can be taken back",
    { tag: '@rare' },
    async ({ page }) => {
      const lastName = freshName();
      const number = Date.now() % 1_000_000_000;
      const row = (at: number, currency: string): string =>
        `#${number + at},ada@example.com,paid,fulfilled,${currency},20.00,5.00,0.00,25.00,2024-03-01 10:00:00 +0100,2,Chair,10.00,Ada ${lastName}`;
      await page.goto('/admin/orders/import');
      await page.getByLabel('Choose file').setInputFiles({
        name: `${lastName}.csv`,
        mimeType: 'text/csv',
        buffer: Buffer.from([HEAD, row(1, 'EUR'), row(2, 'XXX'), row(3, 'EUR')].join('\n')),
      });
      await expect(page.getByText("Shopify's columns")).toBeVisible();
      await expect(page.getByText('Create 2 orders, update 0, skip 1.')).toBeVisible();
      await expectAccessible(page, 'the dry run of an import');

      const download = page.waitForEvent('download');
      await page.getByRole('link', { name: '1 order as CSV' }).click();
      const csv = await readFile(await (await download).path(), 'utf8');
      expect(csv.trim().split('\n')).toHaveLength(2);
      expect(csv).toContain(`#${number + 2}`);
      expect(csv).toContain("Currency: is not the store's currency, EUR");

      await page.getByRole('button', { name: 'Import 2 orders' }).click();
      await expect(page.getByText('2 orders imported')).toBeVisible({ timeout: 20_000 });
      // On a phone it lies over the page.
      const panel = page.getByRole('region', { name: 'Importing 2 orders' });
      await panel.getByRole('button', { name: 'Close' }).click();
      await page.goto(listOf({ q: lastName }));
      await expect(page.getByText(`#${number + 1}`)).toBeVisible();
      await expect(page.getByText(`#${number + 3}`)).toBeVisible();
      await expect(page.getByText(`#${number + 2}`)).toHaveCount(0);

      await page.goto('/admin/orders/import');
      await page.getByRole('link', { name: `${lastName}.csv` }).click();
      await page.getByRole('button', { name: 'Undo 2 orders' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Undo 2 orders' }).click();
      await expect(page.getByText('2 orders undone').first()).toBeVisible({ timeout: 20_000 });
      await page.goto(listOf({ q: lastName }));
      await expect(page.getByText('No matching orders')).toBeVisible();
    },
  );
});
