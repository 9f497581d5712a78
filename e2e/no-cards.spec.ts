import { request } from '@playwright/test';
import { ServerProcesses } from '../src/testing/server-process.ts';
import { Api } from './support/api.ts';
import { expectAccessible } from './support/axe.ts';
import { openOrderMenu } from './support/order-menu.ts';
import { placeOrder } from './support/orders.ts';
import { demoAccount } from './support/roles.ts';
import { copyStore, main, root } from './support/servers.ts';
import { addPoster, goToCheckout } from './support/shopper.ts';
import { expect, test } from './support/test.ts';

test(
  'without a payment provider only a transfer is offered: at the checkout, for a request, in the back office',
  { tag: '@long' },
  async ({ browser }) => {
    const servers = new ServerProcesses(main);
    const person = await request.newContext();
    try {
      const env = { DEMO: '1', PAYMENTS: 'none', DATA_DIR: await copyStore('no-cards') };
      const { url, output } = await servers.start(root, env).ready();
      expect(output).toContain('by bank transfer only');
      const api = new Api(person, url);
      await api.call('POST', '/admin/api/auth/sign-in/email', demoAccount('owner'));
      await api.call('PUT', '/admin/api/payments/bank-transfer', {
        offered: true,
        holder: 'Halfdrop Lda.',
        account: 'PT50 0002 0123 1234 5678 9015 4',
        daysToPay: 5,
      });
      const { id } = await placeOrder(api);
      const { orderPaymentRequest } = await api.platform<{ orderPaymentRequest: { id: string } }>(
        'POST',
        '/ecom/v1/order-payment-requests',
        { orderPaymentRequest: { orderId: id, amount: { amount: '29.00' }, title: 'The deposit' } },
      );
      const context = await browser.newContext({ baseURL: url, storageState: await person.storageState() });
      const page = await context.newPage();
      await addPoster(page, 'reef');
      await goToCheckout(page);
      await expect(page.getByRole('radio', { name: /^Bank transfer/ })).toBeChecked();
      await expect(page.getByRole('radio', { name: /^Card/ })).toHaveCount(0);

      await page.goto(`/pay/${orderPaymentRequest.id}`);
      await expect(page.getByRole('heading', { name: 'Where the money goes' })).toBeVisible();
      await expect(page.getByText('PT50 0002 0123 1234 5678 9015 4')).toBeVisible();
      await expect(page.getByRole('button', { name: /^Pay/ })).toHaveCount(0);
      await expectAccessible(page, 'the payment page without cards');

      await page.goto('/admin/payments');
      await expect(page.getByText('Card payments aren’t set up.')).toBeVisible();
      await expectAccessible(page, 'the payment methods without cards');

      await page.goto(`/admin/orders/${id}`);
      await openOrderMenu(page);
      await page.getByRole('menuitem', { name: 'Request payment' }).click();
      const dialog = page.getByRole('dialog', { name: /^Request payment/ });
      await expect(dialog.getByText(/^No payment provider is set up/)).toBeVisible();
      await expectAccessible(page, 'asking for a payment without cards');
    } finally {
      await person.dispose();
      await servers.close();
    }
  },
);
