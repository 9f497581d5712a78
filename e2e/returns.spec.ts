import { expectAccessible } from './support/axe.ts';
import { freshName, placeOrder, readOrder } from './support/orders.ts';
import { expectNoSidewaysScroll } from './support/routes.ts';
import { expect, test } from './support/test.ts';
import { goWithin } from './support/go-within.ts';

test.use({ role: 'merchant' });

test(
  'a return is asked for in the shop, answered, and refunded',
  { tag: ['@main', '@phone-too'] },
  async ({ page, api }) => {
    test.slow();
    const lastName = freshName();
    const { id, number, lineItems } = await placeOrder(api, {
      lastName,
      lines: [
        { name: 'Low Tide', price: '40.00', quantity: 2 },
        { name: 'Dune', price: '25.50', quantity: 1 },
      ],
      payments: [{ amount: '114.50', way: 'card' }],
    });
    await api.platform('POST', `/ecom/v1/fulfillments/orders/${id}/create-fulfillment`, {
      fulfillment: { lineItems: [{ id: lineItems[0]?.id, quantity: 2 }] },
    });

    const find = async () => {
      await page.goto('/order-look-up');
      await page.getByLabel('Order number').fill(number);
      await page.getByLabel('Email', { exact: false }).first().fill(`${lastName.toLowerCase()}@example.com`);
      await page.getByRole('button', { name: 'Find the order' }).click();
    };
    const returns = page.getByRole('region', { name: 'Returns' });
    await find();
    await returns.getByRole('button', { name: 'Return items' }).click();
    await expect(returns.getByText('not shipped yet')).toBeVisible();
    await returns.getByRole('button', { name: /^Request to return/ }).click();
    await expect(returns.getByText('Choose at least one item.')).toBeVisible();
    const pieces = returns.getByRole('group', { name: 'Items of Low Tide to return' });
    await pieces.getByRole('button').last().click();
    await returns.getByRole('combobox').selectOption({ label: 'It arrived damaged' });
    await returns.getByRole('textbox').fill('A corner is bent');
    await expectAccessible(page, 'requesting a return');
    await expectNoSidewaysScroll(page, 'requesting a return');
    await returns.getByRole('button', { name: 'Request to return 1 item' }).click();
    await expect(returns.getByText('We’ll answer by email')).toBeVisible();
    await expect(returns.getByText('1 × Low Tide')).toBeVisible();

    await page.goto('/admin/returns');
    await page.getByRole('button', { name: /^Requested/ }).click();
    await page.getByText(`#${number}`).first().click();
    await expect(page).toHaveURL(new RegExp(`/orders/${id}`));
    const card = page.getByRole('region', { name: 'Return', exact: true });
    await expect(card).toContainText('A corner is bent');
    await expect(card).toContainText('Arrived damaged');
    await card.getByRole('button', { name: 'Approve' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill('Sorry! Please send it to the print room.');
    await expectAccessible(page, 'accepting a return', { within: '[role=dialog]' });
    await dialog.getByRole('button', { name: 'Approve return' }).click();
    await expect(card).toContainText('In transit');
    await card.getByRole('button', { name: 'Mark as received' }).click();
    await dialog.getByRole('button', { name: 'Mark as received' }).click();
    await expect(card).toContainText('Received, refund due');
    await card.getByRole('link', { name: 'Refund 1 item' }).click();
    const send = page.getByRole('button', { name: /^Refund €40\.00$/ });
    await expect(send).toBeEnabled();
    await send.click();
    await expect(page.getByRole('status').filter({ hasText: 'The refund was sent' })).toBeVisible();
    expect((await readOrder(api, id)).lineItems[0]?.refundQuantity).toBe(1);
    await goWithin(page, `/admin/orders/${id}`);
    await expect(card).toContainText('Refunded');

    await find();
    await returns.getByRole('button', { name: 'Return items' }).click();
    await expect(returns.getByText('The refund is on its way.')).toBeVisible();
    await expect(returns.getByText('Please send it to the print room.')).toBeVisible();
  },
);
