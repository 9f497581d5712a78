import { expectStateAccessible } from './support/axe.ts';
import { expectNoSidewaysScroll } from './support/routes.ts';
import { expect, test } from './support/test.ts';

test.use({ role: 'nobody' });

test(
  'a poster says what it costs to have it sent, and to where is chosen and remembered',
  { tag: ['@main', '@phone-too'] },
  async ({ page }) => {
    await page.goto('/products/reef');
    await expect(page.getByText(/To United Kingdom: €11.90, .?5 to 9 business days.?\./)).toBeVisible();
    await page.getByRole('link', { name: 'Change place' }).click();
    await expect(page.getByRole('heading', { name: 'Where to?' })).toBeVisible();
    await expectNoSidewaysScroll(page, 'where to');
    await page.getByLabel('Country').selectOption('Netherlands');
    await page.getByRole('button', { name: 'Show for this country' }).click();
    await expect(page).toHaveURL(/\/products\/reef$/);
    const promise = page.getByText(/To Netherlands: €6.90, .?3 to 6 business days.?, free from €90.00\./);
    await expect(promise).toBeVisible();
    await expectStateAccessible(page, 'a poster, with its delivery');
    await page.reload();
    await expect(promise).toBeVisible();

    await page.goto('/he/products/reef');
    await expect(page.getByText(/אל .?הולנד.?: /)).toBeVisible();
    await page.getByRole('link', { name: 'שינוי המקום' }).click();
    await expect(page).toHaveURL(/\/he\/delivery-place\?back=/);
    const country = page.getByLabel('מדינה');
    await expect(country.locator('option[value=CU]')).toHaveCount(0);
    await country.selectOption('ES');
    await page.getByRole('button', { name: 'להציג עבור המדינה הזאת' }).click();
    await expect(page.getByText(/אל .?ספרד.?: /)).toBeVisible();
  },
);
