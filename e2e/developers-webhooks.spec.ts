import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import type { Webhook } from '../src/shared/webhooks.ts';
import type { Api } from './support/api.ts';
import { expectAccessible } from './support/axe.ts';
import { goWithin } from './support/go-within.ts';
import { freshName } from './support/orders.ts';
import { expectNoSidewaysScroll } from './support/routes.ts';
import { expect, test } from './support/test.ts';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

/** A subscriber: takes what it is sent, or says that it cannot. */
async function receiver() {
  const used: string[] = [];
  let status = 200;
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      if (status === 200) used.push(body);
      response.writeHead(status).end(status === 200 ? 'thanks' : 'the shelf is full');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/hook`,
    taken: used,
    answer: (next: number) => (status = next),
    close: () => server.close(),
  };
}

async function makeTaxGroup(api: Api): Promise<string> {
  const name = `Books ${freshName()}`;
  await api.platform('POST', '/billing/v1/tax-groups', { taxGroup: { name } });
  return name;
}

test(
  'a webhook is added, told, seen to fail, tried again, told once more, and given another key',
  { tag: ['@main', '@phone-too'] },
  async ({ page, api }) => {
    test.slow();
    const hook = await receiver();
    const name = `Warehouse ${freshName()}`;
    await page.goto('/admin/webhooks/create');
    await field(page, 'Name').fill(name);
    await field(page, 'URL').fill('ftp://wms.example');
    await page.getByRole('button', { name: 'Create webhook' }).click();
    await expect(page.getByText('must begin with https://')).toBeVisible();
    await expect(page.getByText('Choose at least one event.')).toBeVisible();
    await field(page, 'URL').fill(hook.url);
    await page.getByRole('searchbox', { name: 'Search events or entities' }).fill('tax_group');
    await page.getByRole('checkbox', { name: 'All events of Tax group' }).check();
    await expectAccessible(page, 'a new webhook');
    await expectNoSidewaysScroll(page, 'a new webhook');
    await page.getByRole('button', { name: 'Create webhook' }).click();
    const panel = page.getByRole('region', { name, exact: true });
    await expect(panel.getByText('Events are delivered as they happen.')).toBeVisible();
    await expect(panel.getByLabel('Public key', { exact: true })).toContainText('BEGIN PUBLIC KEY');
    await expectAccessible(page, 'a webhook');
    await expectNoSidewaysScroll(page, 'a webhook');

    const first = await makeTaxGroup(api);
    await expect.poll(() => hook.taken.length).toBe(1);
    await panel.getByRole('link', { name: 'Deliveries' }).click();
    await expect(page.getByText('200', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: /^created/ }).click();
    const delivery = page.getByRole('region', { name: 'Delivery', exact: true });
    await expect(delivery.getByLabel('Payload', { exact: true })).toContainText(first);
    await expect(delivery.getByText('thanks')).toBeVisible();
    await expectAccessible(page, 'a delivery');
    await expectNoSidewaysScroll(page, 'a delivery');
    await delivery.getByRole('button', { name: 'Resend' }).click();
    await expect.poll(() => hook.taken.length).toBe(2);
    await delivery.getByRole('button', { name: 'Close' }).click();

    hook.answer(500);
    // One alone may be a bad event; at three it is the subscriber.
    for (let made = 0; made < 3; made++) await makeTaxGroup(api);
    await expect(page.getByText('500', { exact: true })).toHaveCount(3);
    await page.getByRole('link', { name }).first().click();
    await expect(panel.getByText('Failing').first()).toBeVisible();
    hook.answer(200);
    await panel.getByRole('button', { name: 'Retry now' }).click();
    await expect.poll(() => hook.taken.length).toBe(5);

    await panel.getByRole('link', { name: 'Deliveries' }).click();
    await page.getByRole('button', { name: 'Resend' }).click();
    const dialog = page.getByRole('dialog', { name: 'Resend' });
    const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 16);
    await dialog.getByLabel('From').fill(yesterday);
    await dialog.getByRole('button', { name: 'Resend events' }).click();
    await expect.poll(() => hook.taken.length).toBeGreaterThanOrEqual(9);
    await page.getByRole('link', { name }).first().click();

    await panel.getByRole('button', { name: 'Rotate key' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Rotate key' }).click();
    await expect(panel.getByLabel('Previous public key', { exact: true })).toBeVisible();
    await panel.getByRole('button', { name: 'Pause' }).click();
    await expect(panel.getByText('Deliveries are paused.')).toBeVisible();
    await panel.getByRole('button', { name: 'Delete webhook' }).click();
    const sure = page.getByRole('dialog', { name: `Delete “${name}”?` });
    await sure.getByRole('button', { name: /^Delete/ }).click();
    await expect(sure).toBeHidden();
    await expect(page.getByRole('link', { name: 'New webhook' })).toBeVisible();
    await expect(page.getByRole('link', { name, exact: true })).toHaveCount(0);
    hook.close();

    await test.step('the events of a record are browsed, and what happens now appears by itself', async () => {
      const { taxGroup } = await api.platform<{ taxGroup: { id: string; revision: string } }>(
        'POST',
        '/billing/v1/tax-groups',
        { taxGroup: { name: `Maps ${freshName()}` } },
      );
      await goWithin(page, `/admin/domain-events?id=${taxGroup.id}`);
      const rows = page.getByRole('table', { name: 'Events' }).getByRole('button');
      await expect(rows).toHaveCount(1);
      const latest = `Charts ${freshName()}`;
      await api.platform('PATCH', `/billing/v1/tax-groups/${taxGroup.id}`, {
        taxGroup: { ...taxGroup, name: latest },
      });
      await expect(rows).toHaveCount(2);
      await rows.first().click();
      const event = page.getByRole('region', { name: 'Event', exact: true });
      await expect(event.getByLabel('Payload', { exact: true })).toContainText(latest);
      await expectAccessible(page, 'an event', { within: 'main' });
    });
  },
);

test(
  'a webhook that is told nothing any more stands on Home; the palette finds it and what it was sent',
  { tag: '@rare' },
  async ({ page }) => {
    // Nobody gives up on an address within a test: Home is told of the demo's one as if somebody had.
    await page.route('**/admin/api/webhooks?*', async (route) => {
      const reply = await route.fetch();
      const webhooks = (await reply.json()) as Webhook[];
      const json = webhooks.map((one) =>
        one.name === 'Warehouse Porto' ? { ...one, state: 'PARKED' } : { ...one, state: 'ACTIVE' },
      );
      await route.fulfill({ response: reply, json });
    });
    await page.route('**/admin/api/waiting?*', async (route) => {
      const reply = await route.fetch();
      const { counts } = (await reply.json()) as { counts: object };
      await route.fulfill({ response: reply, json: { counts: { ...counts, webhooks: 1 } } });
    });
    await page.goto('/admin');
    const wait = page.getByRole('main').getByRole('link', { name: /Webhook disabled after failures/ });
    await expect(wait.locator('b')).toHaveText('1');
    await expectAccessible(page, 'Home with a webhook that was given up');
    await wait.click();
    await expect(page).toHaveURL(/\/admin\/webhooks/);
    await expect(page.getByText('Disabled after failures').first()).toBeVisible();
    await page.unroute('**/admin/api/webhooks?*');

    await page.keyboard.press('ControlOrMeta+k');
    const palette = page.getByRole('dialog', { name: 'Command palette' });
    await palette.getByRole('combobox').fill('wms.halfdrop');
    await palette.getByRole('option', { name: /Warehouse Porto/ }).click();
    const panel = page.getByRole('region', { name: 'Warehouse Porto', exact: true });
    await expect(panel.getByText('Deliveries are paused.')).toBeVisible();
    await panel.getByRole('link', { name: 'Deliveries' }).click();
    await expect(page.getByText('200', { exact: true }).first()).toBeVisible();
    await expectNoSidewaysScroll(page, 'the deliveries of the demo');
  },
);

test(
  'a webhook that is gone is told as gone, and nothing is offered for it',
  { tag: '@rare' },
  async ({ page }) => {
    const missing = '/admin/webhooks/00000000-0000-4000-8000-000000000000';
    await page.goto(missing);
    const panel = page.getByRole('region', { name: 'Webhook', exact: true });
    await expect(panel.getByText('Page not found')).toBeVisible();
    await expect(panel.getByRole('heading').first()).toHaveText('Webhook');
    const rail = page.getByRole('navigation', { name: 'Main' });
    await expect(rail.getByRole('link', { name: 'Webhooks' })).toBeInViewport({ ratio: 1 });
    await page.goto(`${missing}/deliveries`);
    await expect(page.getByText('Page not found')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Webhooks');
    await expect(page.getByRole('button', { name: 'Resend' })).toHaveCount(0);
  },
);

test('an event is opened and closed by the keyboard alone', { tag: '@rare' }, async ({ page, api }) => {
  const name = await makeTaxGroup(api);
  const { taxGroups } = await api.platform<{ taxGroups: { id: string; name: string }[] }>(
    'POST',
    '/billing/v1/tax-groups/query',
    { query: {} },
  );
  const id = taxGroups.find((group) => group.name === name)?.id ?? '';
  await page.goto(`/admin/domain-events?id=${id}`);
  const row = page.getByRole('table', { name: 'Events' }).getByRole('button').first();
  await row.press('Enter');
  const panel = page.getByRole('region', { name: 'Event', exact: true });
  await panel.getByRole('button', { name: 'All events of this record' }).focus();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(row).toBeFocused();
  await api.platform('DELETE', `/billing/v1/tax-groups/${id}`);
});
