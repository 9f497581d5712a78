import { expectAccessible } from './support/axe.ts';
import { freshName } from './support/orders.ts';
import { expect, test } from './support/test.ts';

const HEAD =
  'title,body,rating,review_date,reviewer_name,reviewer_email,product_handle,reply,picture_urls,verified,status';

test.describe('the import of reviews', () => {
  test.use({ role: 'merchant' });

  test(
    "Judge.me's reviews come in without the one of an unknown product, and are undone",
    { tag: '@main' },
    async ({ page }) => {
      const name = freshName();
      const rows = [
        `Lovely,Soft ${name},5,2025-03-02 10:12:00 UTC,${name},${name}@example.com,reef,,,yes,published`,
        `Fine,Thin ${name},3,2025-04-02 10:12:00 UTC,Ada,,reef,,,no,published`,
        `Gone,Nowhere ${name},3,2025-04-02 10:12:00 UTC,Ada,,${name}-is-not-sold,,,no,published`,
      ];
      await page.goto('/admin/reviews/import');
      await page.getByLabel('Choose file').setInputFiles({
        name: `${name}.csv`,
        mimeType: 'text/csv',
        buffer: Buffer.from([HEAD, ...rows].join('\n')),
      });
      await expect(page.getByText("Judge.me's columns")).toBeVisible({ timeout: 20_000 });
      await expect(page.getByText('Create 2 reviews, update 0, skip 1. No emails are sent.')).toBeVisible();
      await expect(page.getByText('Unknown product').first()).toBeVisible();
      await expectAccessible(page, 'the dry run of reviews');

      await page.getByRole('button', { name: 'Import 2 reviews' }).click();
      await expect(page.getByText('2 reviews imported')).toBeVisible({ timeout: 20_000 });
      await page
        .getByRole('region', { name: 'Importing 2 reviews' })
        .getByRole('button', { name: 'Close' })
        .click();
      await page.goto('/products/reef');
      await expect(page.getByText(`Soft ${name}`).first()).toBeVisible();

      await page.goto('/admin/reviews/import');
      await page.getByRole('link', { name: `${name}.csv` }).click();
      await page.getByRole('button', { name: 'Undo 2 reviews' }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByText('2 reviews will be deleted')).toBeVisible();
      await dialog.getByRole('button', { name: 'Undo 2 reviews' }).click();
      await expect(page.getByText('2 undone').first()).toBeVisible({ timeout: 20_000 });
    },
  );
});
