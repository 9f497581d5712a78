import { createClient, OAuthStrategy } from '@wix/sdk';
import type { APIRequestContext, Page } from '@playwright/test';
import { rewriteFetch } from '../src/any-app/rewrite-fetch.mjs';
import { expectAccessible } from './support/axe.ts';
import { freshName } from './support/orders.ts';
import { expectNoSidewaysScroll } from './support/routes.ts';
import { expect, test } from './support/test.ts';
import { goWithin } from './support/go-within.ts';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

/** As a program on a server calls, with nothing but its key. */
async function searchOrders(request: APIRequestContext, origin: string, key: string): Promise<number> {
  const reply = await request.fetch(`${origin}/wixapis/ecom/v1/orders/search`, {
    method: 'POST',
    headers: { authorization: key, cookie: '' },
    data: { search: {} },
  });
  return reply.status();
}

test(
  'an API key is made for one area, shown once, used, seen as used, and revoked',
  { tag: ['@main', '@phone-too'] },
  async ({ page, request, context, baseURL }) => {
    const shop = baseURL ?? '';
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const name = `Warehouse ${freshName()}`;
    await page.goto('/admin/api-keys');
    await expect(page.getByRole('link', { name: 'Warehouse Porto', exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'New key' }).click();
    await field(page, 'Name').fill(name);
    await page.getByRole('radio', { name: 'By area' }).check({ force: true });
    await expect(page.getByText('Choose at least one area.')).toBeVisible();
    const orders = page.getByRole('radiogroup', { name: 'Orders' });
    await orders.getByRole('radio', { name: 'Read' }).check({ force: true });
    await expectAccessible(page, 'a new key');
    await expectNoSidewaysScroll(page, 'a new key');
    await page.getByRole('button', { name: 'Create API key' }).click();
    await expect(page.getByText('Shown only once')).toBeVisible();
    const key = (await page.getByLabel('API key', { exact: true }).textContent()) ?? '';
    expect(key).toMatch(/^cpk_/);
    await expectAccessible(page, 'a key that was made');
    await page.getByRole('button', { name: 'Copy: API key' }).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(key);
    await page.getByRole('link', { name: 'I’ve copied it' }).click();
    const panel = page.getByRole('region', { name });
    await expect(panel.getByText('Orders: Read')).toBeVisible();
    await expect(page.getByText(key)).toHaveCount(0);

    expect(await searchOrders(request, shop, key)).toBe(200);
    const change = await request.fetch(`${shop}/wixapis/ecom/v1/orders`, {
      method: 'POST',
      headers: { authorization: key },
      data: { order: {} },
    });
    expect(change.status()).toBe(403);
    await page.reload();
    await expect(panel.getByText('just now')).toHaveCount(2);
    await panel.getByText('Permission IDs').click();
    await expect(panel.getByText('ECOM.READ_ORDERS', { exact: true })).toBeVisible();

    await panel.getByRole('button', { name: 'Revoke key' }).click();
    const dialog = page.getByRole('dialog', { name: `Revoke ${name}?` });
    await expect(dialog.getByText('Apps that use it stop working')).toBeVisible();
    await dialog.getByRole('button', { name: `Revoke ${name}` }).click();
    await expect(panel.getByText(`Requests with ${name} are rejected.`)).toBeVisible();
    expect(await searchOrders(request, shop, key)).toBe(401);
    await goWithin(page, '/admin/audit-log?thing=developers');
    await expect(page.getByText(`revoked the API key ${name}`).first()).toBeVisible();
  },
);

test(
  'an OAuth client is made, corrected, signs a visitor in, and ends with what it gave',
  { tag: ['@main', '@phone-too'] },
  async ({ page, baseURL }) => {
    const shop = baseURL ?? '';
    const name = `Storefront ${freshName()}`;
    await page.goto('/admin/oauth-clients');
    await expect(page.getByText('Server setting')).toBeVisible();
    await page.getByRole('link', { name: 'New client' }).click();
    await field(page, 'Name').fill(name);
    await field(page, 'Redirect URIs').fill('http://app.example/callback');
    await field(page, 'Domains').fill('app.example');
    await page.getByRole('button', { name: 'Create client' }).click();
    await expect(page.getByText('http://app.example/callback must begin with https://')).toBeVisible();
    await field(page, 'Redirect URIs').fill('https://app.example/callback');
    await page.getByRole('button', { name: 'Create client' }).click();
    const id = page.getByLabel('Client ID', { exact: true });
    await expect(id).toHaveText(/^[\da-f-]{36}$/);
    const clientId = (await id.textContent()) ?? '';
    await expect(page.getByLabel('Terminal', { exact: true })).toContainText(clientId);
    await expectAccessible(page, 'a client');
    await expectNoSidewaysScroll(page, 'a client');

    await page.getByRole('button', { name: 'Create secret' }).click();
    const secret = page.getByLabel('Secret', { exact: true }).and(page.locator('pre'));
    await expect(secret).toHaveText(/^cps_/);
    await expect(page.getByText('This client has a secret.')).toBeVisible();

    const restore = rewriteFetch(shop);
    try {
      const app = createClient({ auth: OAuthStrategy({ clientId }) });
      const tokens = await app.auth.generateVisitorTokens();
      expect(tokens.accessToken.value).toMatch(/^OauthNG\.JWS\./);
      const { authUrl } = await app.auth.getAuthUrl(
        app.auth.generateOAuthData('https://app.example/callback'),
      );
      expect(authUrl).toContain(`${shop}/hosted/authorize/`);
      await expect(
        app.auth.getAuthUrl(app.auth.generateOAuthData('https://elsewhere.example/callback')),
      ).rejects.toThrow();

      await page.getByRole('button', { name: 'Delete client' }).click();
      const dialog = page.getByRole('dialog', { name: `Delete “${name}”?` });
      await dialog.getByRole('button', { name: /^Delete/ }).click();
      // It goes once the client is gone; while it stands, nothing behind it has a role.
      await expect(dialog).toBeHidden();
      await expect(page.getByRole('link', { name: 'New client' })).toBeVisible();
      await expect(page.getByRole('link', { name, exact: true })).toHaveCount(0);
      await expect(
        createClient({ auth: OAuthStrategy({ clientId }) }).auth.generateVisitorTokens(),
      ).rejects.toThrow();
    } finally {
      restore();
    }
  },
);

test('who is no owner neither sees them nor reaches them', { tag: '@rare' }, async ({ pageAs, apiAs }) => {
  const page = await pageAs('merchant');
  await page.goto('/admin/settings');
  const settings = page.getByRole('main');
  await expect(settings.getByRole('link', { name: /^Audit log/ })).toBeVisible();
  await expect(settings.getByRole('link', { name: /^API keys/ })).toHaveCount(0);
  const merchant = await apiAs('merchant');
  expect((await merchant.send('GET', '/admin/api/api-keys')).status()).toBe(403);
  expect((await merchant.send('POST', '/admin/api/oauth-clients', {})).status()).toBe(403);
});
