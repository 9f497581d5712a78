import { expectAccessible } from './support/axe.ts';
import type { Api } from './support/api.ts';
import { expect, test } from './support/test.ts';
import { goWithin } from './support/go-within.ts';

/** As other journeys find the shop. */
async function asItBegan(api: Api): Promise<void> {
  await api.platform('PATCH', '/ecom/v1/orders-settings', {
    ordersSettings: { createInvoice: false, autoGenerateInvoiceOnPaidOrder: false },
  });
  await api.platform('PATCH', '/ecom/v1/checkout-settings', {
    checkoutSettings: { checkoutFields: { delayCaptureEnabled: false, captureBeforeExpiryEnabled: true } },
  });
}

test.beforeEach(({ api }) => asItBegan(api));
test.afterEach(({ api }) => asItBegan(api));

test(
  'what happens to orders by itself is set on one page, and told in Settings',
  { tag: '@rare' },
  async ({ page, api }) => {
    await page.goto('/admin/order-settings');
    await expect(page.getByRole('heading', { name: 'Orders and payments', level: 1 })).toBeVisible();
    const choice = page.getByRole('radiogroup', { name: 'Create invoices automatically for' });
    await choice.getByText('Every paid order').click();
    await expect(page.getByText('Shortly after the payment, for all payment methods.')).toBeVisible();
    await page.getByRole('switch', { name: 'Authorize cards at checkout, capture later' }).check();
    await page.getByRole('switch', { name: 'Capture before the authorization expires' }).uncheck();
    const nextNumber = page.getByLabel('Next order number');
    const set = await nextNumber.inputValue();
    expect(set).toMatch(/^\d+$/);
    await nextNumber.fill('1');
    await expectAccessible(page, 'the settings of orders');
    await page.getByRole('button', { name: 'Save' }).first().click();
    await expect(page.getByText(/^Must be above/)).toBeVisible();
    await nextNumber.fill(set);
    await page.getByRole('button', { name: 'Save' }).first().click();
    await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
    const orders = await api.platform('GET', '/ecom/v1/orders-settings');
    expect(orders).toMatchObject({
      ordersSettings: { createInvoice: true, autoGenerateInvoiceOnPaidOrder: true },
    });
    const checkout = await api.platform('GET', '/ecom/v1/checkout-settings');
    expect(checkout).toMatchObject({
      checkoutSettings: {
        checkoutFields: { delayCaptureEnabled: true, captureBeforeExpiryEnabled: false },
      },
    });
    await goWithin(page, '/admin/settings');
    const card = page.getByRole('main').getByRole('link', { name: /^Orders and payments/ });
    await expect(card).toContainText('Cards are authorized until you capture, invoices for all paid orders');
  },
);
