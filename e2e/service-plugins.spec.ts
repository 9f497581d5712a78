import { startPluginApp } from '../src/testing/plugin-app.ts';
import type { Plugin } from '../src/shared/plugins.ts';
import type { Api } from './support/api.ts';
import { expectAccessible } from './support/axe.ts';
import { openCheckout } from './support/fill-cart.ts';
import { newMember, registerMember } from './support/member.ts';
import { expectNoSidewaysScroll } from './support/routes.ts';
import { newBuyer, openSummary, pay, payWell, writeAddress } from './support/shopper.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function readPlugin(api: Api, id: string): Promise<Plugin> {
  const { plugins } = await api.call<{ plugins: Plugin[] }>('POST', '/admin/api/extensions/listPlugins', {});
  const plugin = plugins.find((one) => one.id === id);
  if (!plugin) throw new Error(`There is no plugin ${id}.`);
  return plugin;
}

interface FoundOrders {
  orders: { shippingInfo: { title: string; carrierId: string; cost: { price: { amount: string } } } }[];
}

test(
  'an app sends a parcel: registered, tried, chosen at the checkout; and down, the checkout ends',
  { tag: '@main' },
  async ({ page, api }) => {
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
      await page.getByRole('link', { name: 'Add plugin' }).first().click();
      await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
      await page.getByRole('textbox', { name: 'URL' }).fill(app.url);
      await page.getByRole('checkbox', { name: 'Delivery rates' }).check();
      await page.getByRole('button', { name: 'Create plugin' }).click();
      await expect(page).toHaveURL(/\/plugins\/[\w-]{36}$/);
      id = page.url().split('/').at(-1) ?? '';
      const { appId, publicKey } = await readPlugin(api, id);
      app.registered(appId, publicKey);
      app.said.rates = [{ code: 'bike', title: 'By cargo bike', price: '1.50', days: 'This evening' }];

      const trial = page.getByRole('region', { name: 'Test' });
      await trial.getByRole('button', { name: 'Delivery rates' }).click();
      await expect(trial.getByText('"By cargo bike"')).toBeVisible();
      await expectAccessible(page, 'a plugin');
      await expectNoSidewaysScroll(page, 'a plugin');

      const first = newBuyer('Portugal');
      await openCheckout(page, 'reef');
      await writeAddress(page, first);
      const bike = page.getByRole('radio', { name: /^By cargo bike/ });
      await expect(bike).toBeVisible();
      await bike.check();
      await payWell(page);
      expect(await ofBuyer(first.email)).toMatchObject({
        title: 'By cargo bike',
        carrierId: appId,
        cost: { price: { amount: '1.50' } },
      });

      app.state.behave = (_body, reply) => void reply.writeHead(503).end();
      const second = newBuyer('Netherlands');
      await openCheckout(page, 'reef');
      await writeAddress(page, second);
      await expect(page.getByText('Not every carrier answers right now.')).toBeVisible();
      await expectAccessible(page, 'a checkout whose carrier is silent');
      await payWell(page);
      expect((await ofBuyer(second.email))?.title).not.toBe('By cargo bike');

      await page.goto('/admin/plugins');
      await expect(page.getByText('Not responding')).toBeVisible();
    } finally {
      if (id) await api.call('POST', '/admin/api/extensions/removePlugin', { pluginId: id });
      await app.stop();
    }
  },
);

test(
  'an app recommends and keeps gift cards: its product is shown, and its card pays',
  { tag: '@rare' },
  async ({ page, api }) => {
    const app = await startPluginApp({ timeLimitMs: 3000 });
    const way = crypto.randomUUID();
    const [lost, good] = ['FAR-LOST-0001', 'FAR-GOOD-0002'];
    let id = '';
    try {
      await page.goto('/admin/plugins');
      await page.getByRole('link', { name: 'Add plugin' }).first().click();
      await page
        .getByRole('textbox', { name: 'Name', exact: true })
        .fill(`Friends ${Date.now().toString(36)}`);
      await page.getByRole('textbox', { name: 'URL' }).fill(app.url);
      await page.getByRole('checkbox', { name: 'Recommendations' }).check();
      await page.getByRole('checkbox', { name: 'Gift cards' }).check();
      await page.getByRole('button', { name: 'Create plugin' }).click();
      await expect(page.getByText('Add at least one algorithm.')).toBeVisible();
      await page.getByRole('button', { name: 'Add algorithm' }).click();
      const row = page.getByRole('group', { name: 'Algorithm 1' });
      await row.getByRole('textbox', { name: 'Name' }).fill('Friends of it');
      await row.getByRole('textbox', { name: 'ID' }).fill(way);
      await page.getByRole('button', { name: 'Create plugin' }).click();
      await expect(page).toHaveURL(/\/plugins\/[\w-]{36}$/);
      id = page.url().split('/').at(-1) ?? '';
      const { appId, publicKey } = await readPlugin(api, id);
      app.registered(appId, publicKey);
      await expect(page.getByText('No open transactions.')).toBeVisible();
      await expectAccessible(page, 'a plugin that recommends');
      await expectNoSidewaysScroll(page, 'a plugin that recommends');

      const { products } = await api.platform<{ products: { id: string; name: string }[] }>(
        'POST',
        '/stores/v3/products/query',
        { query: { filter: { visible: true }, cursorPaging: { limit: 20 } } },
      );
      const friend = products.find(({ name }) => name !== 'Reef');
      app.said.recommended = { [way]: [friend?.id ?? ''] };
      await page.goto('/products/reef');
      const shelf = page
        .locator('section')
        .filter({ has: page.getByRole('heading', { name: 'Hangs well beside it' }) });
      await expect(shelf.getByRole('article')).toHaveCount(1);
      await expect(shelf.getByRole('link', { name: friend?.name ?? '', exact: true })).toBeVisible();

      app.said.cards.cards.set(lost, { balance: 10 });
      app.said.cards.cards.set(good, { balance: 5000 });
      const buyer = newBuyer('Netherlands');
      await openCheckout(page, 'reef');
      await writeAddress(page, buyer);
      await expect(page.getByRole('radio', { name: /^Tracked mail/ })).toBeChecked();
      await openSummary(page);
      const field = page.getByLabel('Discount code or gift card').locator('visible=true');
      app.state.behave = (_body, reply) => void reply.writeHead(503).end();
      await field.fill(lost);
      await field.press('Enter');
      await expect(
        page.getByText(/^The issuer of this gift card does not answer/).locator('visible=true'),
      ).toBeVisible();
      await expectAccessible(page, 'a checkout whose gift card is kept by nobody who answers');
      app.state.behave = app.honest;
      // One that failed is left alone for a moment.
      await expect(async () => {
        await field.fill(good);
        await field.press('Enter');
        await expect(page.getByText(/^Gift card /).locator('visible=true')).toBeVisible({ timeout: 1500 });
      }).toPass({ timeout: 40_000, intervals: [4000] });
      await pay(page);
      await expect(page).toHaveURL(/\/thank-you\//);
      const orderId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
      expect(app.said.cards.taken).toMatchObject([{ code: good, orderId, isVoided: false }]);

      await page.goto('/gift-card/balance');
      await page.getByLabel('Code of the card').fill(good);
      await page.getByRole('button', { name: 'Tell me' }).click();
      await expect(page.getByRole('status')).toContainText('Can be spent in this shop');
    } finally {
      if (id) await api.call('POST', '/admin/api/extensions/removePlugin', { pluginId: id });
      await app.stop();
    }
  },
);

test(
  'an app keeps memberships: one pays for a line, and shop and back office say so',
  { tag: '@rare' },
  async ({ page, api }) => {
    const app = await startPluginApp({ timeLimitMs: 3000 });
    const member = newMember();
    let id = '';
    try {
      const { plugin } = await api.call<{ plugin: Plugin }>('POST', '/admin/api/extensions/addPlugin', {
        name: `The club ${Date.now().toString(36)}`,
        url: app.url,
        kinds: ['MEMBERSHIPS'],
      });
      id = plugin.id;
      app.registered(plugin.appId, plugin.publicKey);
      await page.goto(`/admin/plugins/${id}`);
      await expect(page.getByRole('heading', { name: 'Membership transactions' })).toBeVisible();
      const trial = page.getByRole('region', { name: 'Test' });
      await trial.getByRole('button', { name: 'Memberships' }).click();
      await expect(trial.getByText('"eligible"')).toBeVisible();
      await expectAccessible(page, 'a plugin that keeps memberships');

      await registerMember(page, member);
      await expect(page.getByRole('heading', { name: 'Orders', level: 1 })).toBeVisible();
      const { members } = await api.platform<{ members: { id: string }[] }>(
        'POST',
        '/members/v1/members/query',
        {
          query: { filter: { loginEmail: member.email } },
        },
      );
      const { products } = await api.platform<{ products: { id: string }[] }>(
        'POST',
        '/stores/v3/products/query',
        { query: { filter: { slug: 'reef' } } },
      );
      app.said.memberships.memberships.set('club-1', {
        memberId: members[0]?.id ?? '',
        name: 'Ten prints',
        catalogItemIds: [products[0]?.id ?? ''],
        remaining: 3,
        total: 10,
      });

      await openCheckout(page, 'reef');
      await writeAddress(page, { email: member.email, country: 'Netherlands' });
      await expect(page.getByRole('radio', { name: /^Tracked mail/ })).toBeChecked();
      const club = page.getByRole('radio', { name: /^Pay with Ten prints 3 times left/ });
      await club.check();
      await expect(club).toBeChecked();
      await openSummary(page);
      await expect(page.getByText('Paid with a membership').locator('visible=true')).toBeVisible();
      await expectAccessible(page, 'a checkout with a membership');
      await expectNoSidewaysScroll(page, 'a checkout with a membership');
      await payWell(page);
      await expect(page.getByText('Paid with a membership')).toBeVisible();
      const orderId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
      expect(app.said.memberships.charged).toMatchObject([{ membershipId: 'club-1', isVoided: false }]);
      expect(app.said.memberships.memberships.get('club-1')?.remaining).toBe(2);

      await page.goto(`/admin/orders/${orderId}`);
      await expect(page.getByText('Paid with a membership')).toBeVisible();
      await expect(page.getByText('Membership · Ten prints')).toBeVisible();
    } finally {
      if (id) await api.call('POST', '/admin/api/extensions/removePlugin', { pluginId: id });
      await app.stop();
    }
  },
);
