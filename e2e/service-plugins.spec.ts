import { startPluginApp } from '../src/testing/plugin-app.ts';
import type { Plugin } from '../src/shared/plugins.ts';
import { expectAccessible } from './support/axe.ts';
import { expectNoSidewaysScroll } from './support/routes.ts';
import { addPoster, CARDS, goToCheckout, newBuyer, pay, writeAddress, writeCard } from './support/shopper.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

interface FoundOrders {
  orders: { shippingInfo: { title: string; carrierId: string; cost: { price: { amount: string } } } }[];
}

test('an app sends a parcel: registered, tried, chosen at the checkout; and down, the checkout ends', async ({
  page,
  api,
}) => {
  const app = await startPluginApp({ timeLimitMs: 3000 });
  const name = `Bike couriers ${Date.now().toString(36)}`;
  const ofBuyer = async (email: string) =>
    (
      await api.platform<FoundOrders>('POST', '/ecom/v1/orders/search', {
        search: { filter: { 'buyerInfo.email': email } },
      })
    ).orders[0]?.shippingInfo;
  let id = '';
  try {
    await page.goto('/admin/plugins');
    await page.getByRole('link', { name: 'Add a plugin' }).first().click();
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
    await page.getByRole('textbox', { name: 'Address' }).fill(app.url);
    await page.getByRole('checkbox', { name: 'Delivery rates' }).check();
    await page.getByRole('button', { name: 'Create plugin' }).click();
    await expect(page).toHaveURL(/\/plugins\/[\w-]{36}$/);
    id = page.url().split('/').at(-1) ?? '';
    const { appId, publicKey } = await api.call<Plugin>('GET', `/admin/api/plugins/${id}`);
    app.registered(appId, publicKey);
    app.said.rates = [{ code: 'bike', title: 'By cargo bike', price: '1.50', days: 'This evening' }];

    const trial = page.getByRole('region', { name: 'Try it now' });
    await trial.getByRole('button', { name: 'Delivery rates' }).click();
    await expect(trial.getByText('"By cargo bike"')).toBeVisible();
    await expectAccessible(page, 'a plugin');
    await expectNoSidewaysScroll(page, 'a plugin');

    const first = newBuyer('Portugal');
    await addPoster(page, 'reef');
    await goToCheckout(page);
    await writeAddress(page, first);
    const bike = page.getByRole('radio', { name: /^By cargo bike/ });
    await expect(bike).toBeVisible();
    await bike.check();
    await writeCard(page, CARDS.good);
    await pay(page);
    await expect(page).toHaveURL(/\/thank-you\//);
    expect(await ofBuyer(first.email)).toMatchObject({
      title: 'By cargo bike',
      carrierId: appId,
      cost: { price: { amount: '1.50' } },
    });

    app.state.behave = (_body, reply) => void reply.writeHead(503).end();
    const second = newBuyer('Netherlands');
    await addPoster(page, 'reef');
    await goToCheckout(page);
    await writeAddress(page, second);
    await expect(page.getByText('Not every carrier answers right now.')).toBeVisible();
    await expectAccessible(page, 'a checkout whose carrier is silent');
    await writeCard(page, CARDS.good);
    await pay(page);
    await expect(page).toHaveURL(/\/thank-you\//);
    expect((await ofBuyer(second.email))?.title).not.toBe('By cargo bike');

    await page.goto('/admin/plugins');
    await expect(page.getByText('Does not answer')).toBeVisible();
  } finally {
    if (id) await api.call('DELETE', `/admin/api/plugins/${id}`);
    await app.stop();
  }
});
