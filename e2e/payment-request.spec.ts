import { expectAccessible } from './support/axe.ts';
import { placeOrder, readOrder, readTransactions } from './support/orders.ts';
import { expect, test } from './support/test.ts';

test(
  'the merchant asks for a payment, the shopper pays it by its link, and once',
  { tag: '@main' },
  async ({ page, api }) => {
    const { id, number } = await placeOrder(api);
    await page.goto(`/admin/orders/${id}`);
    await page.getByRole('button', { name: 'Request payment' }).click();
    const dialog = page.getByRole('dialog', { name: `Request payment for #${number}` });
    await expect(dialog.getByLabel('Amount')).toHaveValue('129.00');
    await dialog.getByLabel('Description').fill('Three prints, signed');
    await dialog.getByRole('button', { name: 'Request €129.00' }).click();
    await expect(dialog).toBeHidden();
    const payments = page.locator('#payments');
    await expect(payments.getByText('Payment request: Three prints, signed')).toBeVisible();
    await expect(payments.getByText('Waiting')).toBeVisible();
    await expect(page.getByText(/waiting for the customer to pay the €129\.00/)).toBeVisible();
    const timeline = page.getByRole('region', { name: 'Timeline' });
    await expect(timeline.getByText('A payment of €129.00 was requested.')).toBeVisible();

    const { orderPaymentRequests } = await api.platform<{ orderPaymentRequests: { id: string }[] }>(
      'POST',
      '/ecom/v1/order-payment-requests/query',
      { query: { filter: { orderId: id } } },
    );
    const link = `/pay/${orderPaymentRequests[0]?.id}`;
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'Three prints, signed', level: 1 })).toBeVisible();
    await expect(page.getByText('€129.00').first()).toBeVisible();
    await expectAccessible(page, 'the payment page');
    await page.getByLabel('Name on the card').fill('Ada Lovelace');
    await page.getByLabel(/^Card number/).fill('4000000000000002');
    await page.getByLabel('Expiry').fill('0430');
    await page.getByLabel('Security code').fill('123');
    await page.getByRole('button', { name: 'Pay €129.00' }).click();
    await expect(page.getByRole('alert').getByText('The card was not charged.')).toBeVisible();
    await page.getByLabel(/^Card number/).fill('4242424242424242');
    await page.getByRole('button', { name: 'Pay €129.00' }).click();
    await expect(page.getByRole('heading', { name: 'This is paid.' })).toBeFocused();
    await expect(page.getByText('Paid', { exact: true })).toBeVisible();
    await expect(page.getByText('To pay', { exact: true })).toHaveCount(0);
    await expectAccessible(page, 'the paid page');

    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'This is paid.' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Pay/ })).toHaveCount(0);
    expect((await readOrder(api, id)).paymentStatus).toBe('PAID');
    expect((await readTransactions(api, id)).payments.at(-1)?.amount.amount).toBe('129.00');
  },
);
