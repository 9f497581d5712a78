import { serve } from '@hono/node-server';
import type { AddressInfo } from 'node:net';
import { request, type Page } from '@playwright/test';
import { randomIds, systemClock } from '../src/platform/adapters/system.ts';
import { ServerProcesses } from '../src/testing/server-process.ts';
import { STRIPE_KEY, STRIPE_WEBHOOK_SECRET, stripeDouble } from '../src/testing/stripe/double.ts';
import { Api } from './support/api.ts';
import { expectAccessible } from './support/axe.ts';
import { placeOrder, readOrder, readTransactions } from './support/orders.ts';
import { demoAccount } from './support/roles.ts';
import { copyStore, main, root } from './support/servers.ts';
import { addPoster, CARDS, goToCheckout, newBuyer, writeAddress } from './support/shopper.ts';
import { expect, test } from './support/test.ts';

const goOn = (page: Page) => page.getByRole('button', { name: /^On to payment/ }).locator('visible=true');

const enterCard = async (page: Page, number: string): Promise<void> => {
  await page.getByLabel('Card number').fill(number);
  await page.getByRole('button', { name: 'Pay now' }).click();
};

/** A shop whose cards are charged by Stripe, and what stands for Stripe here. */
async function startShop() {
  const servers = new ServerProcesses(main);
  let shopUrl = '';
  let stripeUrl = '';
  const double = stripeDouble({
    clock: systemClock,
    send: fetch,
    noticeUrl: () => `${shopUrl}/hosted/payments/notices`,
    origin: () => stripeUrl,
  });
  const stripe = serve({ fetch: double.app.fetch, port: 0 });
  await new Promise((resolve) => stripe.once('listening', resolve));
  stripeUrl = `http://localhost:${(stripe.address() as AddressInfo).port}`;
  const env = {
    DEMO: '1',
    DATA_DIR: await copyStore(`stripe-${randomIds.guid()}`),
    STRIPE_SECRET_KEY: STRIPE_KEY,
    STRIPE_WEBHOOK_SECRET,
    STRIPE_API_URL: stripeUrl,
  };
  const server = await servers.start(root, env).ready();
  shopUrl = server.url;
  const person = await request.newContext();
  const api = new Api(person, shopUrl);
  await api.call('POST', '/admin/api/auth/sign-in/email', demoAccount('owner'));
  return {
    url: shopUrl,
    output: () => server.output,
    api,
    double,
    async close() {
      await servers.close();
      await person.dispose();
      stripe.close();
    },
  };
}

test(
  'a card is entered on Stripe’s page, and its second step leads back to the shop',
  { tag: '@rare' },
  async ({ browser }) => {
    const shop = await startShop();
    const shopper = await browser.newContext({
      baseURL: shop.url,
      storageState: { cookies: [], origins: [] },
    });
    const page = await shopper.newPage();
    try {
      expect(shop.output()).toContain('cards by Stripe, test mode: no money moves');
      const buyer = newBuyer();
      await addPoster(page, 'reef');
      await goToCheckout(page);
      await writeAddress(page, buyer);
      await expect(page.getByRole('radio', { name: /^Tracked mail/ })).toBeChecked();
      await expect(page.getByText(/You enter your card on the next page/)).toBeVisible();
      await expect(page.getByLabel(/^Card number/)).toHaveCount(0);
      await expectAccessible(page, 'checkout, card on the next page');
      await goOn(page).click();

      await expect(page).toHaveURL(/\/pay\/cs_test_/);
      await page.getByRole('link', { name: 'Back to the shop' }).click();
      await expect(page).toHaveURL(/\/checkout\?/);
      await expect(page.getByLabel('Email')).toHaveValue(buyer.email);
      await expect(goOn(page)).not.toHaveAttribute('aria-busy', 'true');
      await goOn(page).click();
      await enterCard(page, CARDS.declined);
      await expect(page.getByRole('alert')).toHaveText(/declined/);
      await enterCard(page, CARDS.secondStep);
      await page.getByRole('button', { name: 'Confirm' }).click();
      await expect(page).toHaveURL(/\/thank-you\//);
      await expect(page.getByText(/^Paid, €/)).toBeVisible();

      const { orders } = await shop.api.platform<{ orders: { id: string }[] }>(
        'POST',
        '/ecom/v1/orders/search',
        {
          search: { filter: { 'buyerInfo.email': buyer.email } },
        },
      );
      expect(orders).toHaveLength(1);
      const { payments } = await readTransactions(shop.api, String(orders[0]?.id));
      expect(payments.at(-1)).toMatchObject({
        status: 'APPROVED',
        regularPaymentDetails: {
          providerTransactionId: expect.stringMatching(/^pi_/) as unknown,
          creditCardDetails: { lastFourDigits: '3184' },
        },
      });
      const paid = [...shop.double.books.intents.values()].filter(({ status }) => status === 'succeeded');
      expect(paid).toHaveLength(1);
    } finally {
      await shopper.close();
      await shop.close();
    }
  },
);

test('who is asked for a payment pays it on Stripe’s page', { tag: '@rare' }, async ({ browser }) => {
  const shop = await startShop();
  const shopper = await browser.newContext({ baseURL: shop.url, storageState: { cookies: [], origins: [] } });
  const page = await shopper.newPage();
  try {
    const { id } = await placeOrder(shop.api);
    const { orderPaymentRequest } = await shop.api.platform<{ orderPaymentRequest: { id: string } }>(
      'POST',
      '/ecom/v1/order-payment-requests',
      { orderPaymentRequest: { orderId: id, amount: { amount: '129.00' }, title: 'Three prints' } },
    );
    await page.goto(`/pay/${orderPaymentRequest.id}`);
    await expect(page.getByText(/You enter your card on the next page/)).toBeVisible();
    await expectAccessible(page, 'the payment page, card on the next page');
    await page.getByRole('button', { name: 'On to payment, €129.00' }).click();
    await enterCard(page, CARDS.good);
    await expect(page.getByRole('heading', { name: 'This is paid.' })).toBeVisible();
    expect((await readOrder(shop.api, id)).paymentStatus).toBe('PAID');
  } finally {
    await shopper.close();
    await shop.close();
  }
});
