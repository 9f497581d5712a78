import type { Page } from '@playwright/test';
import { placeOrder, readOrder } from './support/orders.ts';
import { person } from './support/roles.ts';
import { openOrderMenu } from './support/order-menu.ts';
import { expect, test } from './support/test.ts';

const search = (page: Page) => page.getByRole('searchbox', { name: 'Order number, product, person or ID' });

test(
  'the audit log tells in words who did what to an order, found by its number',
  { tag: ['@main', '@phone-too'] },
  async ({ page, api, apiAs }) => {
    const { id, number } = await placeOrder(api);
    const merchant = await apiAs('merchant');
    await merchant.platform('PATCH', `/ecom/v1/orders/${id}`, {
      order: { id, buyerInfo: { email: 'changed@example.com' } },
    });
    await page.goto('/admin/audit-log');
    await search(page).fill(number);
    const entry = page.getByRole('listitem').filter({ hasText: `${person.merchant} changed #${number}` });
    await expect(entry).toHaveCount(1);
    await entry.getByRole('button').click();
    const panel = page.getByRole('region', { name: 'Entry' });
    const changed = panel.getByRole('row', { name: /Customer email/ });
    await expect(changed.getByRole('cell').first()).toHaveText(/^zz.*@example\.com$/);
    await expect(changed.getByRole('cell').last()).toHaveText('changed@example.com');
    await expect(panel.getByText(`${person.merchant}, Merchant`)).toBeVisible();
    await expect(panel.getByText('"operation": "ecom_orders.updateOrder"')).toBeHidden();
    await panel.getByText('Raw entry').click();
    await expect(panel.getByText('"operation": "ecom_orders.updateOrder"')).toBeVisible();
    await panel.getByRole('link', { name: `#${number}` }).click();
    await expect(page.getByRole('heading', { name: `#${number}`, level: 1 })).toBeVisible();
  },
);

test('a rejection is written down too, with its reason', { tag: '@rare' }, async ({ page, api, apiAs }) => {
  const { id, number } = await placeOrder(api);
  const viewer = await apiAs('viewer');
  const rejected = await viewer.send(
    'POST',
    `/admin/wixapis/ecom/v1/payments-collector/orders/${id}/mark-as-paid`,
    {},
  );
  expect([403, 404]).toContain(rejected.status());
  const cancel = await viewer.send('POST', `/admin/wixapis/ecom/v1/orders/${id}/cancel`, {});
  expect(cancel.status()).toBe(403);
  await page.goto('/admin/audit-log?outcome=denied&when=today');
  await search(page).fill(id);
  const entry = page.getByRole('listitem').filter({ hasText: 'tried to cancel' });
  await expect(entry).toContainText(`${person.viewer} tried to cancel #${number}: the role doesn’t allow it`);
  await expect(entry.getByText('Denied')).toBeVisible();
});

test.describe('who only looks', () => {
  test.use({ role: 'viewer' });

  test(
    'sees no button that moves money, and the server rejects behind the page',
    { tag: '@main' },
    async ({ page, api }) => {
      const { id, number } = await placeOrder(api);
      await page.goto(`/admin/orders/${id}`);
      await expect(page.getByRole('heading', { name: `#${number}`, level: 1 })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Refund', exact: true })).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Mark as paid' })).toHaveCount(0);
      await openOrderMenu(page);
      const record = page.getByRole('menuitem', { name: /Record payment/ });
      await expect(record).toBeDisabled();
      await expect(record).toContainText('Your role can’t record payments');
      await page.keyboard.press('Escape');
      await expect(page.getByText('Your role can’t comment')).toBeVisible();
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
    },
  );
});
