import type { Locator, Page } from '@playwright/test';
import { openOrderMenu } from './support/order-menu.ts';
import { freshName, placeOrder, readOrder, readTransactions } from './support/orders.ts';
import { person } from './support/roles.ts';
import { expect, test } from './support/test.ts';

const sheets = [
  { name: 'Low Tide', price: '40.00', quantity: 3 },
  { name: 'Dune', price: '25.50', quantity: 1 },
];
/** 120.00 + 25.50 + 9.00 */
const total = '154.50';

const send = (page: Page): Locator => page.getByRole('button', { name: /^Refund( [^a-z]*)?$/ });
const sheet = (page: Page, name: string): Locator => page.getByRole('group', { name, exact: true });

async function refundsOf(page: Page): Promise<{ count: () => number }> {
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/order-billing/refund-payments')) sent += 1;
  });
  return { count: () => sent };
}

test(
  'items with restock and part of the shipping, against the preview of the server',
  { tag: ['@main', '@phone-too'] },
  async ({ page, api }) => {
    const order = await placeOrder(api, { lines: sheets, payments: [{ amount: total, way: 'card' }] });
    const refunds = await refundsOf(page);
    await page.goto(`/admin/orders/${order.id}`);
    await page.getByRole('button', { name: 'Refund', exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/orders/${order.id}/refund$`));
    await expect(page.getByText('Choose what to refund first.')).toBeVisible();
    await expect(send(page)).toBeDisabled();

    const tide = sheet(page, 'Low Tide');
    await tide.getByRole('button', { name: 'Refund one more of Low Tide' }).click();
    await tide.getByRole('button', { name: 'Refund one more of Low Tide' }).click();
    await tide.getByRole('spinbutton', { name: 'Quantity of Low Tide to restock' }).fill('1');
    await sheet(page, 'Shipping')
      .getByRole('textbox', { name: /^Amount of Shipping/ })
      .fill('4.50');
    await expect(page.getByText(/^Up to date, calculated/)).toBeVisible();
    await expect(send(page)).toHaveText('Refund €84.50');
    await expect(page.getByText(/Refund €84\.50 to Visa ••4242/)).toContainText(/restock 1 of 2 items/);
    await expect(page).toHaveURL(/line=.*qty=2.*back=1/);

    await page.reload();
    await expect(send(page)).toHaveText('Refund €84.50');
    await page.getByRole('combobox', { name: 'Reason, for your team' }).click();
    await page.getByRole('option', { name: 'Damaged in transit' }).click();
    await send(page).dblclick();
    await expect(page.getByRole('status').filter({ hasText: 'The refund was sent' })).toBeVisible();
    expect(refunds.count()).toBe(1);

    const after = await readOrder(api, order.id);
    expect(after.paymentStatus).toBe('PARTIALLY_REFUNDED');
    expect(after.balanceSummary.refunded.amount).toBe('84.50');
    expect(after.lineItems[0]).toMatchObject({ refundQuantity: 2 });
    expect((await readTransactions(api, order.id)).refunds).toHaveLength(1);
    await page.getByRole('link', { name: 'Back to order' }).click();
    await expect(
      page
        .getByRole('region', { name: 'Timeline' })
        .getByText(new RegExp(`${person.owner} refunded €84\\.50`)),
    ).toBeVisible();
  },
);

test(
  'a custom amount keeps what was typed, and more than the maximum is rejected',
  { tag: '@rare' },
  async ({ page, api }) => {
    const { id } = await placeOrder(api, { lines: sheets, payments: [{ amount: total, way: 'card' }] });
    await page.goto(`/admin/orders/${id}/refund`);
    await page.getByRole('radio', { name: 'Custom amount' }).check({ force: true });
    const amount = page.getByRole('textbox', { name: 'Amount to refund' });
    await amount.fill('154.51');
    await expect(page.getByText('Up to €154.50', { exact: true })).toBeVisible();
    await expect(send(page)).toBeDisabled();
    await amount.fill('12.25');
    await expect(send(page)).toHaveText('Refund €12.25');
    await page.getByRole('radio', { name: 'By item' }).check({ force: true });
    await sheet(page, 'Dune').getByRole('button', { name: 'All of Dune' }).click();
    await expect(send(page)).toHaveText('Refund €25.50');
    await page.getByRole('radio', { name: 'Custom amount' }).check({ force: true });
    await expect(amount).toHaveValue('12.25');
    await expect(send(page)).toHaveText('Refund €12.25');
    await send(page).click();
    await expect(page.getByText('The refund was sent')).toBeVisible();
    expect((await readOrder(api, id)).balanceSummary.refunded.amount).toBe('12.25');

    const { payments } = await readTransactions(api, id);
    const tooMuch = await api.send('POST', '/admin/wixapis/ecom/v1/order-billing/refund-payments', {
      orderId: id,
      paymentRefunds: [{ paymentId: payments[0]?.id, amount: { amount: '142.26' } }],
    });
    expect(tooMuch.status()).toBeGreaterThanOrEqual(400);
    expect((await readOrder(api, id)).balanceSummary.refunded.amount).toBe('12.25');
  },
);

test('money paid elsewhere is noted as still to send', { tag: '@rare' }, async ({ page, api }) => {
  const { id } = await placeOrder(api, { lines: sheets, payments: [{ amount: total, way: 'cash' }] });
  await page.goto(`/admin/orders/${id}/refund`);
  await sheet(page, 'Dune').getByRole('button', { name: 'All of Dune' }).click();
  await expect(send(page)).toHaveText('Refund €25.50');
  await expect(page.getByRole('radio', { name: 'To send' })).toBeChecked();
  await expect(page.getByText(/€25\.50 by cash as to be sent/i)).toBeVisible();
  await send(page).click();
  await expect(page.getByText('The refund was sent')).toBeVisible();
  expect((await readOrder(api, id)).balanceSummary.pendingRefund.amount).toBe('25.50');
  await page.goto(`/admin/orders/${id}`);
  await expect(page.getByText(/refund €25\.50 by Cash/)).toBeVisible();
  await page.getByRole('button', { name: 'Mark as sent' }).click();
  const dialog = page.getByRole('dialog', { name: 'Mark the refund of €25.50 as sent?' });
  await dialog.getByRole('button', { name: 'Mark as sent' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(/refunded €25\.50 by cash/i)).toBeVisible();
  await expect(page.getByText(/marked €25\.50 by cash as to be sent/i)).toBeVisible();
  expect((await readOrder(api, id)).balanceSummary.refunded.amount).toBe('25.50');
});

test('an order is canceled with its refund in one step', { tag: '@rare' }, async ({ page, api }) => {
  const { id, number } = await placeOrder(api, {
    lines: sheets,
    payments: [
      { amount: '100.00', way: 'card' },
      { amount: '54.50', way: 'cash' },
    ],
  });
  await page.goto(`/admin/orders/${id}`);
  const menu = await openOrderMenu(page);
  await menu.getByRole('menuitem', { name: 'Cancel order' }).click();
  await expect(page.getByRole('heading', { name: `Cancel order #${number}?`, level: 1 })).toBeVisible();
  const dialog = page.getByRole('main');
  await expect(dialog.getByRole('checkbox', { name: 'Refund €154.50' })).toBeChecked();
  await expect(dialog).toContainText('€54.50 by Cash, to be sent manually');
  await expect(dialog.getByRole('link', { name: 'Keep order' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel order' }).click();
  await expect(page.getByText(`Order #${number} was canceled`)).toBeVisible();
  const { status, balanceSummary } = await readOrder(api, id);
  expect(status).toBe('CANCELED');
  expect(balanceSummary).toMatchObject({
    refunded: { amount: '100.00' },
    pendingRefund: { amount: '54.50' },
  });
  await expect(page.getByRole('button', { name: 'Mark as sent' })).toBeVisible();
});

test('the part that failed is tried again alone', { tag: '@rare' }, async ({ page, api }) => {
  const { id } = await placeOrder(api, {
    lines: sheets,
    payments: [
      { amount: '100.00', way: 'card' },
      { amount: '54.50', way: 'failing card' },
    ],
  });
  await page.goto(`/admin/orders/${id}/refund`);
  await page.getByRole('radio', { name: 'Custom amount' }).check({ force: true });
  await page.getByRole('textbox', { name: 'Amount to refund' }).fill(total);
  await expect(send(page)).toHaveText('Refund €154.50');
  await send(page).click();
  await expect(page.getByText('Part of the refund failed')).toBeVisible();
  await expect(page.getByText('The bank refused the refund.').first()).toBeVisible();
  expect((await readOrder(api, id)).balanceSummary.refunded.amount).toBe('100.00');

  await page.getByRole('button', { name: 'Retry €54.50 only' }).click();
  const dialog = page.getByRole('dialog', { name: 'Retry the failed part?' });
  await expect(dialog).toContainText('Refund €54.50 to Visa ••0002');
  await dialog.getByRole('button', { name: 'Refund €54.50' }).click();
  await expect(dialog).toBeHidden();
  await expect.poll(async () => (await readTransactions(api, id)).refunds.length).toBe(2);
  const { refunds } = await readTransactions(api, id);
  const retried = refunds.find(({ transactions }) => transactions.length === 1);
  expect(retried?.transactions[0]).toMatchObject({ amount: { amount: '54.50' }, refundStatus: 'FAILED' });
  expect((await readOrder(api, id)).balanceSummary.refunded.amount).toBe('100.00');
});

test('a lost answer is repeated with the same key and pays once', { tag: '@rare' }, async ({ page, api }) => {
  const { id } = await placeOrder(api, { lines: sheets, payments: [{ amount: total, way: 'card' }] });
  let calls = 0;
  await page.route('**/order-billing/refund-payments', async (route) => {
    calls += 1;
    if (calls > 1) return route.continue();
    await route.fetch();
    return route.abort();
  });
  await page.goto(`/admin/orders/${id}/refund?mode=amount&amount=10.00`);
  await send(page).click();
  await expect(page.getByText('Connection lost')).toBeVisible();
  await send(page).click();
  await expect(page.getByText('The refund was sent')).toBeVisible();
  expect((await readTransactions(api, id)).refunds).toHaveLength(1);
  expect((await readOrder(api, id)).balanceSummary.refunded.amount).toBe('10.00');
});

test.describe('two people', () => {
  test.use({ role: 'moderator' });

  test(
    'one prepares without the right to send, the other sends',
    { tag: '@rare' },
    async ({ page, api, apiAs, pageAs }) => {
      const lastName = freshName();
      const { id } = await placeOrder(api, {
        lastName,
        lines: sheets,
        payments: [{ amount: total, way: 'card' }],
      });
      await page.goto(`/admin/orders/${id}/refund`);
      await sheet(page, 'Dune').getByRole('button', { name: 'All of Dune' }).click();
      await expect(page.getByText(/^Up to date, calculated/)).toBeVisible();
      await expect(send(page)).toHaveCount(0);
      await page.getByRole('button', { name: 'Prepare for approval' }).click();
      await expect(page.getByText('A refund of €25.50 was prepared')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Approve and send €25.50' })).toBeDisabled();
      await expect(page.getByText('Your role can prepare refunds, but not send them.')).toBeVisible();

      const moderator = await apiAs('moderator');
      const { payments } = await readTransactions(api, id);
      const rejected = await moderator.send('POST', '/admin/wixapis/ecom/v1/order-billing/refund-payments', {
        orderId: id,
        paymentRefunds: [{ paymentId: payments[0]?.id, amount: { amount: '1.00' } }],
      });
      expect(rejected.status()).toBe(403);
      expect((await readTransactions(api, id)).refunds).toHaveLength(0);

      const owner = await pageAs('owner');
      await owner.goto(`/admin/orders/${id}`);
      await owner.getByRole('button', { name: 'Approve and send €25.50' }).click();
      await expect(owner.getByText('Partially refunded').first()).toBeVisible();
      expect((await readOrder(api, id)).balanceSummary.refunded.amount).toBe('25.50');
    },
  );
});
