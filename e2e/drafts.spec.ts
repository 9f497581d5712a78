import type { Page } from '@playwright/test';
import { format } from 'date-fns/format';
import { parseISO } from 'date-fns/parseISO';
import { openOrderMenu } from './support/order-menu.ts';
import { expectAccessible } from './support/axe.ts';
import { freshName, placeOrder, readOrder } from './support/orders.ts';
import { expectNoSidewaysScroll } from './support/routes.ts';
import { expect, test } from './support/test.ts';
import { goWithin } from './support/go-within.ts';

const settled = (page: Page) => expect(page.getByText('Up to date')).toBeVisible();

test('a draft is written and placed as an order', { tag: ['@main', '@phone-too'] }, async ({ page, api }) => {
  const email = `${freshName().toLowerCase()}@example.com`;
  await page.goto('/admin/drafts/create');
  await page.getByRole('textbox', { name: /email/ }).fill(email);
  await page.getByRole('button', { name: 'Create draft' }).click();
  await expect(page.getByRole('heading', { name: `Draft for ${email}`, level: 1 })).toBeVisible();
  const place = page.getByRole('button', { name: 'Place order' });
  await expect(place).toBeDisabled();
  await expect(page.getByText('No items', { exact: true })).toBeVisible();

  await page.getByRole('combobox', { name: 'Add product' }).fill('Low sun');
  await page.getByRole('option', { name: /Low sun/ }).click();
  const which = page.getByRole('dialog', { name: 'Choose a variant of Low sun' });
  await which.getByRole('combobox').click();
  await page.getByRole('option').first().click();
  await which.getByRole('button', { name: 'Add' }).click();
  const line = page.getByRole('group', { name: 'Low sun', exact: true });
  await line.getByRole('button', { name: 'One more of Low sun' }).click();
  await expect(page.getByText('2 items')).toBeVisible();

  await page.getByRole('button', { name: 'Custom item' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Hanging on site');
  await page.getByRole('textbox', { name: 'Unit price' }).fill('340');
  await page.getByRole('button', { name: 'Add' }).click();
  await expect(page.getByRole('group', { name: 'Hanging on site' })).toBeVisible();

  await page.getByRole('button', { name: 'Shipping address' }).click();
  await page.getByRole('textbox', { name: 'First name' }).fill('Ada');
  await page.getByRole('textbox', { name: 'City' }).fill('Lisboa');
  await page.getByRole('combobox', { name: 'Country' }).selectOption('PT');
  await page.getByRole('button', { name: 'Save' }).click();
  // A parcel does not find a city alone.
  await expect(page.getByText('No delivery chosen')).toBeVisible();
  await expect(page.getByText('Shipping address incomplete')).toBeVisible();
  await page.getByRole('button', { name: 'Shipping address' }).click();
  await page.getByRole('textbox', { name: 'Street and number' }).fill('Rua das Flores 12');
  await page.getByRole('textbox', { name: 'Postal code' }).fill('1100-001');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('combobox', { name: 'Delivery' }).click();
  await page.getByRole('option').nth(1).click();

  await page.getByRole('button', { name: 'Add discount' }).click();
  await page.getByRole('textbox', { name: 'Percentage' }).fill('10');
  await page.getByRole('textbox', { name: /^Reason/ }).fill('Trade');
  await page.getByRole('button', { name: 'Add' }).click();
  await expect(page.getByRole('group', { name: 'Trade' })).toBeVisible();
  await settled(page);
  await expectAccessible(page, 'a draft');
  await expectNoSidewaysScroll(page, 'a draft');

  await place.click();
  await expect(page).toHaveURL(/\/orders\/[\w-]{36}$/);
  const order = await readOrder(api, page.url().split('/').at(-1) ?? '');
  expect(order.paymentStatus).toBe('NOT_PAID');
  expect(order.lineItems).toHaveLength(2);
});

test('a draft is begun for a customer who is found by name', { tag: '@rare' }, async ({ page, api }) => {
  const lastName = freshName();
  await placeOrder(api, { lastName });
  await page.goto('/admin/drafts/create');
  const finder = page.getByRole('combobox', { name: /^Find a customer/ });
  await expect(finder).toBeFocused();
  await expect(async () => {
    await finder.fill('');
    await finder.fill(lastName);
    await page.getByRole('option', { name: new RegExp(lastName) }).click({ timeout: 5000 });
  }).toPass();
  await expect(page.getByRole('button', { name: 'Change customer' })).toBeFocused();
  await expectAccessible(page, 'a draft for a customer');
  await page.getByRole('button', { name: 'Create draft' }).click();
  await expect(page.getByRole('heading', { name: `Draft for Ada ${lastName}`, level: 1 })).toBeVisible();
  await expect(page.getByText('Rua Augusta 12').first()).toBeVisible();
});

test(
  'a draft is sent for payment with a deposit, and the shopper pays it by its link',
  { tag: '@rare' },
  async ({ page, api }) => {
    const name = freshName();
    const email = `${name.toLowerCase()}@example.com`;
    const { calculatedDraftOrder } = await api.platform<{
      calculatedDraftOrder: { draftOrder: { id: string } };
    }>('POST', '/ecom/v1/draft-orders', {
      draftOrder: {
        buyerInfo: { email },
        customLineItems: [
          {
            productName: { original: 'Hanging on site' },
            quantity: 1,
            price: { amount: '340.00' },
            itemType: { preset: 'SERVICE' },
            physicalProperties: { shippable: false },
          },
        ],
      },
    });
    await page.goto(`/admin/drafts/${calculatedDraftOrder.draftOrder.id}`);
    await page.getByRole('button', { name: 'Add deposit' }).click();
    await page.getByRole('textbox', { name: 'Deposit percentage' }).fill('25');
    const deposit = page.getByRole('group', { name: 'Deposit' });
    await expect(deposit).toContainText('€85.00');
    await settled(page);
    await page.getByLabel('Valid until').fill('2020-01-01');
    await expect(page.getByRole('button', { name: 'Send for payment' })).toBeDisabled();
    const untilDay = new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10);
    await page.getByLabel('Valid until').fill(untilDay);
    await page.getByLabel('Message (optional)').fill('As agreed on the phone');
    await settled(page);
    await page.reload();
    await expect(page.getByLabel('Message (optional)')).toHaveValue('As agreed on the phone');
    await expect(page.getByLabel('Valid until')).toHaveValue(format(parseISO(untilDay), 'd MMM yyyy'));
    await expectAccessible(page, 'a draft to be sent');
    await expectNoSidewaysScroll(page, 'a draft to be sent');
    const shown = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'View as customer' }).click();
    const preview = await shown;
    await expect(preview.getByText('Nothing can be paid here')).toBeVisible();
    await expect(preview.getByText('As agreed on the phone')).toBeVisible();
    await expect(preview.getByRole('button', { name: 'Pay €85.00' })).toBeDisabled();
    await preview.close();

    const first = page.url();
    await page.getByRole('button', { name: 'Duplicate' }).click();
    await expect(page).not.toHaveURL(first);
    await expect(page.getByRole('group', { name: 'Deposit' })).toContainText('€85.00');
    await expect(page.getByLabel('Message (optional)')).toHaveValue('As agreed on the phone');
    await goWithin(page, first);

    await page.getByRole('button', { name: 'Send for payment' }).click();
    await expect(page).toHaveURL(/\/orders\/[\w-]{36}$/);
    const orderId = page.url().split('/').at(-1) ?? '';
    await expect(page.locator('#payments').getByText('Waiting')).toBeVisible();

    const { orderPaymentRequests } = await api.platform<{ orderPaymentRequests: { id: string }[] }>(
      'POST',
      '/ecom/v1/order-payment-requests/query',
      { query: { filter: { orderId } } },
    );
    expect(orderPaymentRequests).toHaveLength(1);
    await page.goto(`/pay/${orderPaymentRequests[0]?.id}`);
    await page.getByLabel('Name on the card').fill('Ada Lovelace');
    await page.getByLabel(/^Card number/).fill('4242424242424242');
    await page.getByLabel('Expiry').fill('0430');
    await page.getByLabel('Security code').fill('123');
    await page.getByRole('button', { name: 'Pay €85.00' }).click();
    await expect(page.getByRole('heading', { name: 'This is paid.' })).toBeVisible();
    const paid = await readOrder(api, orderId);
    expect(paid.paymentStatus).toBe('PARTIALLY_PAID');
    expect(paid.balanceSummary.paid.amount).toBe('85.00');
  },
);

test('drafts are deleted together', { tag: '@rare' }, async ({ page, api }) => {
  const name = freshName().toLowerCase();
  for (const which of ['one', 'two']) {
    await api.platform('POST', '/ecom/v1/draft-orders', {
      draftOrder: { buyerInfo: { email: `${name}.${which}@example.com` } },
    });
  }
  await page.goto('/admin/drafts');
  for (const which of ['one', 'two']) {
    await page
      .getByRole('row', { name: new RegExp(`${name}.${which}`) })
      .getByRole('checkbox')
      .check();
  }
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete 2 drafts' }).click();
  await expect(page.getByRole('link', { name: new RegExp(name) })).toHaveCount(0);
});

test('an order is edited into a partial refund', { tag: ['@main', '@phone-too'] }, async ({ page, api }) => {
  const { id } = await placeOrder(api, {
    lines: [
      { name: 'Low Tide', price: '40.00', quantity: 3 },
      { name: 'Dune', price: '25.50', quantity: 1 },
    ],
    payments: [{ amount: '154.50', way: 'card' }],
  });
  await page.goto(`/admin/orders/${id}`);
  await openOrderMenu(page);
  await page.getByRole('menuitem', { name: 'Edit order' }).click();
  await expect(page).toHaveURL(new RegExp(`/orders/${id}/edit$`));
  await expect(page.getByText('No changes yet.')).toBeVisible();

  await page
    .getByRole('group', { name: 'Low Tide', exact: true })
    .getByRole('button', { name: 'One less of Low Tide' })
    .click();
  await expect(page.getByText('1 unsaved change')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'To be refunded' })).toContainText('€40.00');
  await settled(page);
  await expectAccessible(page, 'the edit of an order');
  await expectNoSidewaysScroll(page, 'the edit of an order');
  expect((await readOrder(api, id)).priceSummary.total.amount).toBe('154.50');

  await page.getByRole('textbox', { name: /^Reason/ }).fill('One came too many');
  const settle = page.getByRole('radiogroup', { name: 'How to settle €40.00' });
  await expect(settle.getByRole('radio', { name: /Refund now.*€40\.00 to/ })).toBeChecked();
  await page.getByRole('button', { name: 'Save and refund €40.00' }).click();
  await expect(page).toHaveURL(new RegExp(`/orders/${id}$`));
  await expect(page.getByText('The order was updated and the refund sent')).toBeVisible();
  const after = await readOrder(api, id);
  expect(after.priceSummary.total.amount).toBe('114.50');
  expect(after.balanceSummary.refunded.amount).toBe('40.00');
});

test(
  'what is sent of an order stays in its edit; the rest goes, and its money back',
  { tag: '@rare' },
  async ({ page, api }) => {
    const { id } = await placeOrder(api, {
      lines: [
        { name: 'Low Tide', price: '40.00', quantity: 3 },
        { name: 'Dune', price: '25.50', quantity: 1 },
      ],
      payments: [{ amount: '154.50', way: 'card' }],
    });
    const [tide, dune] = (await readOrder(api, id)).lineItems.map((line) => line.id);
    await api.platform('POST', `/ecom/v1/fulfillments/orders/${id}/create-fulfillment`, {
      fulfillment: {
        lineItems: [
          { id: tide, quantity: 2 },
          { id: dune, quantity: 1 },
        ],
      },
    });
    await page.goto(`/admin/orders/${id}/edit`);
    const line = page.getByRole('group', { name: 'Low Tide', exact: true });
    await expect(line.getByText(/2 were fulfilled/)).toBeVisible();
    await expect(page.getByRole('region', { name: 'Fulfilled, can’t be changed.' })).toContainText('Dune');
    await expect(page.getByRole('link', { name: 'Refund it instead' })).toBeVisible();
    await expect(line.getByRole('button', { name: 'Remove Low Tide' })).toBeDisabled();
    await line.getByRole('button', { name: 'One less of Low Tide' }).click();
    await expect(line.getByRole('button', { name: 'One less of Low Tide' })).toBeDisabled();
    await settled(page);
    await expectAccessible(page, 'the edit of an order sent in part');
    await expectNoSidewaysScroll(page, 'the edit of an order sent in part');
    await page.getByRole('button', { name: 'Save and refund €40.00' }).click();
    await expect(page).toHaveURL(new RegExp(`/orders/${id}$`));
    const after = await readOrder(api, id);
    expect(after.balanceSummary.refunded.amount).toBe('40.00');
    expect(after.fulfillmentStatus).toBe('FULFILLED');
  },
);

test(
  'an order is edited so that more is due, and the rest asked for although its mail fails once',
  { tag: '@rare' },
  async ({ page, api }) => {
    const { id } = await placeOrder(api, { paid: true });
    await page.goto(`/admin/orders/${id}/edit`);
    await page.getByRole('button', { name: 'One more of Low Tide' }).click();
    await settled(page);
    const settle = page.getByRole('radiogroup', { name: 'How to settle €40.00' });
    await expect(settle.getByRole('radio', { name: /Request payment/ })).toBeChecked();
    await settle.getByRole('radio', { name: /Leave as due/ }).check();
    await expect(page.getByRole('button', { name: 'Save, €40.00 due' })).toBeVisible();
    await settle.getByRole('radio', { name: /Record it as paid/ }).check();
    await expect(page.getByRole('combobox', { name: /Payment method/ })).toBeVisible();
    await settle.getByRole('radio', { name: /Request payment/ }).check();
    await expectAccessible(page, 'the settling of an edit');
    await expectNoSidewaysScroll(page, 'the settling of an edit');

    await page.route(
      '**/admin/api/extensions/emailPaymentRequest',
      (route) => route.fulfill({ status: 500 }),
      {
        times: 1,
      },
    );
    await page.getByRole('button', { name: 'Save and request €40.00' }).click();
    await expect(page.getByRole('alert')).toContainText('The order was updated, but the payment request');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page).toHaveURL(new RegExp(`/orders/${id}$`));
    await expect(page.locator('#payments').getByText('Waiting')).toHaveCount(1);
    const after = await readOrder(api, id);
    expect(after.priceSummary.total.amount).toBe('169.00');
    expect(after.balanceSummary.balance.amount).toBe('40.00');
  },
);

test(
  'an edit can be taken over and discarded, and its editor so far is told',
  { tag: '@rare' },
  async ({ page, api, pageAs }) => {
    const { id } = await placeOrder(api, { paid: true });
    await page.goto(`/admin/orders/${id}/edit`);
    await page.getByRole('button', { name: 'One less of Low Tide' }).click();
    await settled(page);
    const other = await pageAs('merchant');
    await other.goto(`/admin/orders/${id}/edit`);
    await expect(other.getByRole('heading', { name: /is editing this order$/ })).toBeVisible();
    await other.getByRole('button', { name: 'Take over' }).click();
    await expect(page.getByRole('heading', { name: /has taken over this edit$/ })).toBeVisible();
    await other.getByRole('button', { name: 'Discard changes' }).click();
    await expect(other).toHaveURL(new RegExp(`/orders/${id}$`));
    expect((await readOrder(api, id)).priceSummary.total.amount).toBe('129.00');
  },
);
