import { placeOrder, readOrder, readTransactions } from './support/orders.ts';
import { person } from './support/roles.ts';
import { expectAccessible } from './support/axe.ts';
import { openOrderMenu } from './support/order-menu.ts';
import { expect, test } from './support/test.ts';

test(
  'a part is recorded, then the rest is marked as paid, and no more can be',
  { tag: '@main' },
  async ({ page, api }) => {
    const { id, number } = await placeOrder(api);
    await page.goto(`/admin/orders/${id}`);
    await expect(page.getByText(/€129\.00 is due/)).toBeVisible();
    await openOrderMenu(page);
    await page.getByRole('menuitem', { name: 'Record payment' }).click();
    const dialog = page.getByRole('dialog', { name: `Record payment for #${number}` });
    const amount = dialog.getByLabel('Amount');
    await expect(amount).toHaveValue('129.00');

    await amount.fill('129.01');
    await expect(dialog.getByText('Up to €129.00')).toBeVisible();
    await expect(amount).toHaveAccessibleDescription('Up to €129.00');
    await expect(dialog.getByRole('button', { name: /^Record/ })).toBeDisabled();
    await amount.fill('-5');
    await expect(dialog.getByText('Can’t be negative')).toBeVisible();
    await amount.fill('1.005');
    await expect(dialog.getByText('Too many decimals for this currency')).toBeVisible();

    await amount.fill('29');
    await expect(dialog.getByText('€100.00 will still be due')).toBeVisible();
    await dialog.getByRole('combobox', { name: 'Payment method' }).click();
    await page.getByRole('option', { name: 'Bank transfer' }).click();
    await dialog.getByRole('button', { name: 'Record €29.00' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText(`€29.00 recorded for #${number}`)).toBeVisible();
    await expect(page.getByText(/€100\.00 is still due/)).toBeVisible();
    await expect(page.getByText('Partially paid').first()).toBeVisible();

    await openOrderMenu(page);
    await page.getByRole('menuitem', { name: 'Mark as paid' }).click();
    const mark = page.getByRole('dialog', { name: `Mark #${number} as paid?` });
    await mark.getByRole('button', { name: 'Record €100.00' }).click();
    await expect(mark).toBeHidden();
    const timeline = page.getByRole('region', { name: 'Timeline' });
    await expect(timeline.getByText(new RegExp(`${person.owner}.*paid in full`))).toBeVisible();
    const order = await readOrder(api, id);
    expect(order.paymentStatus).toBe('PAID');
    const { payments } = await readTransactions(api, id);
    expect(payments.map((payment) => payment.amount.amount).sort()).toEqual(['100.00', '29.00']);

    // What is not owed cannot be recorded, by the page or behind it.
    await openOrderMenu(page);
    const record = page.getByRole('menuitem', { name: /Record payment/ });
    await expect(record).toBeDisabled();
    await expect(record).toContainText('Nothing is due');
    const response = await api.send(
      'POST',
      `/admin/wixapis/ecom/v1/payments-collector/orders/${id}/manual-payment`,
      { amount: { amount: '1.00' } },
    );
    expect(response.ok()).toBe(false);
    expect((await readTransactions(api, id)).payments).toHaveLength(2);
  },
);

test('a gift card pays a part; a wrong code takes nothing', { tag: '@rare' }, async ({ page, api }) => {
  const { code } = await api.call<{ code: string }>('POST', '/admin/api/extensions/issueGiftCard', {
    amount: '50.00',
  });
  const { id, number } = await placeOrder(api);
  await page.goto(`/admin/orders/${id}`);
  await openOrderMenu(page);
  await page.getByRole('menuitem', { name: 'Record payment' }).click();
  const dialog = page.getByRole('dialog', { name: `Record payment for #${number}` });
  await dialog.getByLabel('Amount').fill('29');
  await dialog.getByRole('combobox', { name: 'Payment method' }).click();
  await page.getByRole('option', { name: 'Gift card' }).click();
  const take = dialog.getByRole('button', { name: 'Redeem €29.00' });
  await expect(take).toBeDisabled();
  await dialog.getByLabel('Gift card code').fill('NEVERHEARDOF');
  await take.click();
  await expect(dialog.getByText('Nothing was deducted from the card.')).toBeVisible();
  await expectAccessible(page, 'record a payment, gift card');
  await dialog.getByLabel('Gift card code').fill(code);
  await take.click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(`€29.00 redeemed for #${number}`)).toBeVisible();
  await expect(page.getByText(/€100\.00 is still due/)).toBeVisible();
  const { payments } = await readTransactions(api, id);
  expect(payments.map(({ amount }) => amount.amount)).toEqual(['29.00']);
});
