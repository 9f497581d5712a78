import { placeOrder, readOrder } from './support/orders.ts';
import { demoAccount } from './support/roles.ts';
import { openOrderMenu } from './support/order-menu.ts';
import { expect, isPhone, test } from './support/test.ts';

test('the audit log holds who did what, before and after', async ({ page, api, apiAs }) => {
  const { id } = await placeOrder(api);
  const merchant = await apiAs('merchant');
  await merchant.platform('PATCH', `/ecom/v1/orders/${id}`, {
    order: { id, buyerInfo: { email: 'changed@example.com' } },
  });
  await page.goto('/admin/audit-log');
  await page.getByRole('searchbox', { name: 'Id of what was changed' }).fill(id);
  await page.keyboard.press('Enter');
  const entry = page.getByRole('button', { name: /update order/i });
  await expect(entry).toHaveCount(1);
  await expect(page.getByText(demoAccount('merchant').email).first()).toBeVisible();
  await entry.click();
  const drawer = page.getByRole('dialog').or(page.getByRole('presentation')).last();
  await expect(drawer.getByText('What changed')).toBeVisible();
  await expect(drawer.locator('del', { hasText: /^zz.*@example\.com$/ })).toBeVisible();
  await expect(drawer.locator('ins', { hasText: 'changed@example.com' })).toBeVisible();
  await expect(drawer.getByText('Merchant', { exact: true })).toBeVisible();
});

test('a refusal is written down too', async ({ page, api, apiAs }) => {
  const { id } = await placeOrder(api);
  const viewer = await apiAs('viewer');
  const refused = await viewer.send(
    'POST',
    `/admin/wixapis/ecom/v1/payments-collector/orders/${id}/mark-as-paid`,
    {},
  );
  expect([403, 404]).toContain(refused.status());
  const cancel = await viewer.send('POST', `/admin/wixapis/ecom/v1/orders/${id}/cancel`, {});
  expect(cancel.status()).toBe(403);
  await page.goto('/admin/audit-log');
  await page.getByRole('searchbox', { name: 'Id of what was changed' }).fill(id);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Refused').first()).toBeVisible();
  await expect(page.getByText(demoAccount('viewer').email).first()).toBeVisible();
});

test.describe('who only looks', () => {
  test.use({ role: 'viewer' });

  test('sees no button that moves money, and the server refuses behind the page', async ({ page, api }) => {
    const { id, number } = await placeOrder(api);
    await page.goto(`/admin/orders/${id}`);
    await expect(page.getByRole('heading', { name: `#${number}`, level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Refund', exact: true })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Mark as paid' })).toHaveCount(0);
    await openOrderMenu(page);
    const record = page.getByRole('menuitem', { name: /Record a payment/ });
    await expect(record).toBeDisabled();
    await expect(record).toContainText('Your role may not record payments');
    await page.keyboard.press('Escape');
    await expect(page.getByText('Your role may not comment')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Write a comment for your team' })).toHaveCount(0);

    const statuses = await page.evaluate(async (orderId) => {
      const post = async (path: string, body: unknown) =>
        (
          await fetch(`/admin${path}`, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(body),
          })
        ).status;
      return [
        await post(`/wixapis/ecom/v1/payments-collector/orders/${orderId}/manual-payment`, {
          amount: { amount: '1.00' },
        }),
        await post('/wixapis/ecom/v1/order-billing/refund-payments', { orderId, paymentRefunds: [] }),
        await post('/api/jobs', {
          kind: 'orders.mark-as-paid',
          selection: { ids: [orderId] },
          params: {},
          title: 'Not mine to start',
        }),
      ];
    }, id);
    expect(statuses).toEqual([403, 403, 403]);
    expect((await readOrder(api, id)).balanceSummary.paid.amount).toBe('0.00');
  });

  test('finds no way to the staff and the log', { tag: '@phone-too' }, async ({ page }) => {
    await page.goto('/admin/audit-log');
    await expect(page.getByText('This is not open to you')).toBeVisible();
    await page.goto('/admin/orders');
    const list = isPhone(page) ? page.getByRole('list', { name: 'Orders' }) : page.getByRole('grid');
    await expect(list).toBeVisible();
    await expect(page.getByRole('link', { name: 'Staff' })).toHaveCount(0);
  });
});
