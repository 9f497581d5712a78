import type { Page } from '@playwright/test';
import { freshName, listOf, type Order, selectOnPhone } from './support/orders.ts';
import { expect, isPhone, test } from './support/test.ts';
import { goWithin } from './support/go-within.ts';

const HEAD =
  'Name,Email,Financial Status,Fulfillment Status,Currency,Subtotal,Shipping,Taxes,Total,Created at,Lineitem quantity,Lineitem name,Lineitem price,Lineitem requires shipping,Shipping Name,Shipping Street,Shipping City,Shipping Zip,Shipping Country';

/** @param selected they are selected from the action before */
async function doToAll(
  page: Page,
  lastName: string,
  numbers: readonly string[],
  action: string,
  selected = false,
) {
  await goWithin(page, listOf({ q: lastName }));
  if (isPhone(page)) {
    if (!selected) await selectOnPhone(page, numbers);
    await expect(page.getByText(`${numbers.length} selected`)).toBeVisible();
    await page.getByRole('button', { name: 'More', exact: true }).last().click();
    await page.getByRole('menuitem', { name: action }).click();
    return;
  }
  await expect(page.locator('.row-link').nth(numbers.length - 1)).toBeVisible();
  if (!selected) await page.getByRole('checkbox', { name: 'Select all rows' }).check();
  const chosen = page.getByRole('toolbar', { name: 'Selected rows' });
  await chosen.getByRole('button', { name: action }).click();
}

test(
  'orders of another shop are taken in, sent with their numbers and printed',
  { tag: ['@main', '@phone-too'] },
  async ({ page, api }) => {
    const lastName = freshName();
    const first = Date.now() % 1_000_000_000;
    const numbers = [String(first), String(first + 1)];
    const row = (number: string): string =>
      `#${number},ada@example.com,paid,unfulfilled,EUR,20.00,5.00,0.00,25.00,2026-11-01 10:00:00 +0100,2,Chair,10.00,true,Ada ${lastName},Rua Augusta 12,Lisboa,1100-148,PT`;
    await page.goto('/admin/orders/import');
    await page.getByLabel('Choose file').setInputFiles({
      name: 'from-before.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from([HEAD, ...numbers.map(row)].join('\n')),
    });
    await page.getByRole('button', { name: 'Import 2 orders' }).click();
    await expect(page.getByText('2 orders imported')).toBeVisible({ timeout: 20_000 });
    await page
      .getByRole('region', { name: 'Importing 2 orders' })
      .getByRole('button', { name: 'Close' })
      .click();

    await doToAll(page, lastName, numbers, 'Fulfill');
    const dialog = page.getByRole('dialog', { name: 'Fulfill 2 orders' });
    await dialog.getByText('From a file').click();
    const rows = numbers.map((number) => `${number},JD${number},DHL`);
    await dialog.getByLabel(/^Paste rows/).fill(['Order number,Tracking number,Carrier', ...rows].join('\n'));
    await dialog.getByRole('button', { name: 'Match' }).click();
    await dialog.getByRole('button', { name: 'Send 2 orders' }).click();
    const sending = page.getByRole('region', { name: 'Fulfilling 2 orders' });
    await expect(sending.getByText('2 done')).toBeVisible();
    await sending.getByRole('button', { name: 'Close' }).click();
    const { orders } = await api.platform<{ orders: Order[] }>('POST', '/ecom/v1/orders/search', {
      search: { filter: { number: { $in: numbers } } },
    });
    expect(orders.map(({ fulfillmentStatus }) => fulfillmentStatus)).toEqual(['FULFILLED', 'FULFILLED']);

    await doToAll(page, lastName, numbers, 'Print', true);
    await expect(page.getByRole('heading', { name: 'Print 2 orders', level: 1 })).toBeVisible();
    const slip = page.getByRole('img', { name: /^Packing slip #/ }).first();
    await expect(slip.getByText('Chair').first()).toBeVisible();
    await page.getByRole('button', { name: 'Create PDF' }).click();
    // In the page's head on a phone, in the panel at a desk.
    const file = page.getByRole('link', { name: 'Open PDF' }).first();
    await expect(file).toBeVisible({ timeout: 30_000 });
    const printed = await page.request.get((await file.getAttribute('href')) ?? '');
    expect((await printed.body()).subarray(0, 5).toString()).toBe('%PDF-');
  },
);
