import { expectAccessible } from './support/axe.ts';
import { openOrderMenu } from './support/order-menu.ts';
import { freshName, listOf, placeOrder, placeOrders } from './support/orders.ts';
import { expect, test } from './support/test.ts';

test.describe('at a desk', () => {
  test(
    'an order gets its invoice, which opens as a PDF, and its packing slip',
    { tag: '@main' },
    async ({ page, api }) => {
      const order = await placeOrder(api, { lastName: freshName(), paid: true });
      await page.goto(`/admin/orders/${order.id}/show`);
      await page.getByRole('button', { name: 'Create invoice' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Create invoice' }).click();
      const link = page.getByRole('link', { name: /^Invoice \S+, PDF$/ });
      await expect(link).toBeVisible();
      await expect(page.getByRole('button', { name: 'Create invoice' })).toBeHidden();
      const answer = await page.request.get((await link.getAttribute('href')) ?? '');
      expect(answer.headers()['content-type']).toBe('application/pdf');
      expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-');

      await (await openOrderMenu(page)).getByRole('menuitem', { name: 'Print' }).click();
      await expect(page.getByRole('heading', { name: 'Print 1 order', level: 1 })).toBeVisible();
      await page.getByRole('checkbox', { name: /^Invoices/ }).check();
      await expect(page.getByText('1 order has one')).toBeVisible();
      await page.getByRole('button', { name: 'Create PDF' }).click();
      const panel = page.getByRole('region', { name: 'Printing 1 order' });
      const file = panel.getByRole('link', { name: 'Open PDF' });
      await expect(file).toBeVisible({ timeout: 30_000 });
      const printed = await page.request.get((await file.getAttribute('href')) ?? '');
      expect((await printed.body()).subarray(0, 5).toString()).toBe('%PDF-');
    },
  );

  test('the papers of a selection are one PDF', { tag: '@rare' }, async ({ page, api }) => {
    const lastName = freshName();
    await placeOrders(api, 14, { lastName });
    await page.goto(listOf({ q: lastName }));
    await expect(page.locator('.row-link').first()).toBeVisible();
    await page.getByRole('checkbox', { name: 'Select all rows' }).check();
    await page.getByRole('toolbar', { name: 'Selected rows' }).getByRole('button', { name: 'Print' }).click();
    await expect(page.getByRole('heading', { name: 'Print 14 orders', level: 1 })).toBeVisible();
    await page.getByRole('checkbox', { name: /^Pick list/ }).check();
    const preview = page.getByRole('region', { name: 'Preview' });
    await expect(preview.getByText('Page 1 of 15', { exact: true })).toBeVisible();
    await expect(preview.getByRole('img', { name: 'Pick list' })).toBeVisible();
    await preview.getByRole('button', { name: 'Next page' }).click();
    const slip = preview.getByRole('img', { name: /^Packing slip #/ });
    await expect(slip.getByText('Low Tide').first()).toBeVisible();
    await expect(slip.getByText('€120.00')).toHaveCount(0);
    await page.getByRole('switch', { name: /^Show prices on packing slips/ }).check();
    await expect(slip.getByText('€120.00').first()).toBeVisible();
    await page.getByRole('combobox', { name: 'Paper' }).click();
    await page.getByRole('option', { name: /^A5/ }).click();
    await expect(preview.locator('svg[viewBox="0 0 419.53 595.28"]').first()).toBeVisible();
    await expect(slip.locator('path')).toHaveCount(1);
    // Those that are far down the pile are laid out when they are looked at.
    await preview.getByRole('button', { name: /^Page 15: Packing slip #/ }).click();
    await expect(preview.getByText('Page 15 of 15')).toBeVisible();
    await expect(slip.getByText('Low Tide').first()).toBeVisible();
    const width = async () => (await slip.boundingBox())?.width ?? 0;
    const before = await width();
    await preview.getByRole('button', { name: 'Zoom in' }).click();
    await expect.poll(width).toBeGreaterThan(before);
    await expectAccessible(page, 'the page that prints');
    await page.getByRole('button', { name: 'Create PDF' }).click();
    const panel = page.getByRole('region', { name: 'Printing 14 orders' });
    const file = panel.getByRole('link', { name: 'Open PDF' });
    await expect(file).toBeVisible({ timeout: 30_000 });
    const printed = await page.request.get((await file.getAttribute('href')) ?? '');
    expect(printed.headers()['content-type']).toBe('application/pdf');
  });
});

test('a payment gets its receipt, which opens as a PDF', { tag: '@rare' }, async ({ page, api }) => {
  const order = await placeOrder(api, {
    lastName: freshName(),
    payments: [
      { amount: '100.00', way: 'card' },
      { amount: '29.00', way: 'cash' },
    ],
  });
  await page.goto(`/admin/orders/${order.id}/show`);
  const payments = page.getByRole('region', { name: 'Payments' });
  await expect(payments.getByRole('button', { name: /^Create receipt/ })).toHaveCount(2);
  await expectAccessible(page, 'an order whose payments have no receipt');
  await payments.getByRole('button', { name: /^Create receipt: Visa/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Create receipt' }).click();
  const link = payments.getByRole('link', { name: /^Receipt R-\d+, PDF$/ });
  await expect(link).toBeVisible();
  await expect(payments.getByRole('button', { name: /^Create receipt/ })).toHaveCount(1);
  const answer = await page.request.get((await link.getAttribute('href')) ?? '');
  expect(answer.headers()['content-type']).toBe('application/pdf');
  expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page, 'an order with a receipt, dark');
  // Beside the invoices, from where it is sent again.
  await expect(page.getByRole('button', { name: /^Send Receipt R-\d+ again$/ })).toBeVisible();
});

test('a phone prints the order it looks at', { tag: ['@rare', '@phone'] }, async ({ page, api }) => {
  const { id, number } = await placeOrder(api, { lastName: freshName(), paid: true });
  await page.goto(`/admin/orders/${id}`);
  await (await openOrderMenu(page)).getByRole('menuitem', { name: 'Print' }).click();
  await expect(page.getByRole('heading', { name: 'Print 1 order', level: 1 })).toBeVisible();
  await expect(page.getByRole('img', { name: `Packing slip #${number}` })).toBeVisible();
  await expectAccessible(page, 'the page that prints');
  await page.getByRole('link', { name: `#${number}` }).click();
  await expect(page).toHaveURL(new RegExp(`/orders/${id}`));
});
