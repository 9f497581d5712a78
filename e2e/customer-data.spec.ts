import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import type { Api } from './support/api.ts';
import { freshName, pay } from './support/orders.ts';
import { expectNoSidewaysScroll } from './support/routes.ts';
import { expect, test } from './support/test.ts';

test.use({ role: 'owner', contextOptions: { reducedMotion: 'reduce' } });

interface Found {
  customers: { id: string; orders: number }[];
}

const idOf = async (api: Api, email: string): Promise<string | undefined> =>
  (await api.call<Found>('POST', '/admin/api/extensions/queryCustomers', { query: { filter: { email } } }))
    .customers[0]?.id;

/** Somebody who has bought once with this address, and paid. */
async function guest(api: Api, name: string, email: string, price = '40.00'): Promise<string> {
  const { order } = await api.platform<{ order: { id: string } }>('POST', '/ecom/v1/orders', {
    order: {
      channelInfo: { type: 'BACKOFFICE_MERCHANT' },
      currency: 'EUR',
      buyerInfo: { email },
      billingInfo: { contactDetails: { firstName: name, lastName: 'Quux' }, address: { country: 'PT' } },
      lineItems: [
        {
          productName: { original: 'Low Tide' },
          quantity: 1,
          price: { amount: price },
          itemType: { preset: 'PHYSICAL' },
          catalogReference: {
            appId: '215238eb-22a5-4c36-9e7b-e7c08025e04e',
            catalogItemId: crypto.randomUUID(),
          },
        },
      ],
      priceSummary: {},
    },
  });
  await pay(api, order.id, [{ amount: price, way: 'cash' }]);
  return (await idOf(api, email)) ?? '';
}

const addressOf = (name: string, more = ''): string =>
  `${name.toLowerCase().replaceAll(/\W/g, '')}${more}@example.com`;

async function openCustomer(page: Page, id: string): Promise<void> {
  await page.goto(`/admin/customers/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

async function choose(page: Page, action: string): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

test(
  'a customer’s data is fetched as a file, and then erased by who types the address',
  { tag: ['@main', '@phone-too'] },
  async ({ page, api }) => {
    const name = freshName();
    const email = addressOf(name);
    const id = await guest(api, name, email);
    await api.call('POST', '/admin/api/extensions/addCustomerNote', { customerId: id, text: 'Tubes only.' });
    await openCustomer(page, id);

    await choose(page, 'Export all data');
    const making = page.getByRole('dialog', { name: `Export all data of ${name} Quux` });
    await expect(making).toContainText('team notes');
    await expectAccessible(page, 'making the file', { within: '[role=dialog]' });
    await making.getByRole('button', { name: 'Create file' }).click();
    await expect(making).toBeHidden();
    const panel = page.getByRole('region', { name: 'Customer data export' });
    const unfold = panel.getByRole('button', { name: 'Show details' });
    if (await unfold.isVisible()) await unfold.click();
    const download = page.waitForEvent('download');
    await panel.getByRole('link', { name: 'Download file' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('customers-data.json');
    const told = JSON.parse(await readFile(await file.path(), 'utf8')) as object;
    expect(told).toMatchObject({
      Customer: { email, orders: 1 },
      Orders: [{ buyerInfo: { email } }],
      'Team notes': [{ text: 'Tubes only.' }],
    });
    await panel.getByRole('button', { name: 'Close' }).click();

    await choose(page, 'Erase all data…');
    const erasing = page.getByRole('dialog', { name: `Erase all data of ${name} Quux?` });
    await expect(erasing).toContainText('Can’t erase yet');
    await expect(erasing.getByRole('button', { name: 'Erase permanently' })).toBeDisabled();
    await expectAccessible(page, 'what stands in the way', { within: '[role=dialog]' });
    await erasing.getByRole('button', { name: 'Cancel' }).click();
    const { orders } = await api.platform<{ orders: { id: string }[] }>('POST', '/ecom/v1/orders/search', {
      search: { filter: { 'buyerInfo.email': email } },
    });
    const orderId = orders[0]?.id ?? '';
    await api.platform('POST', `/ecom/v1/orders/${orderId}/cancel`, {});

    await choose(page, 'Erase all data…');
    await expect(erasing).toContainText('Anonymized');
    await expect(erasing).toContainText('Team notes 1');
    await expectNoSidewaysScroll(page, 'erasing');
    await expectAccessible(page, 'erasing', { within: '[role=dialog]' });
    const go = erasing.getByRole('button', { name: 'Erase permanently' });
    await expect(go).toBeDisabled();
    await erasing.getByRole('textbox', { name: `Type ${email} to continue` }).fill('somebody@example.com');
    await expect(go).toBeDisabled();
    await erasing.getByRole('textbox', { name: `Type ${email} to continue` }).fill(email.toUpperCase());
    await go.click();
    await expect(page).toHaveURL(/\/admin\/customers\/?$/);
    await expect.poll(() => idOf(api, email), { timeout: 60_000 }).toBeUndefined();
    const { order } = await api.platform<{ order: object }>('GET', `/ecom/v1/orders/${orderId}`);
    expect(JSON.stringify(order)).not.toContain(name);
    expect(order).toMatchObject({ billingInfo: { address: { country: 'PT' } } });
  },
);

test(
  'two guests who are one person are merged, and it is taken back',
  { tag: '@rare' },
  async ({ page, api }) => {
    const name = freshName();
    const [first, second] = [addressOf(name), addressOf(name, 'z')];
    const id = await guest(api, name, first, '40.00');
    await guest(api, `${name}B`, second, '2.50');
    await openCustomer(page, id);
    await choose(page, 'Merge with…');
    const dialog = page.getByRole('dialog', { name: `Merge ${name} Quux with another guest` });
    await dialog.getByRole('searchbox', { name: 'Who is the same person?' }).fill(second);
    await dialog.getByRole('radio', { name: new RegExp(second) }).check();
    const together = dialog.getByRole('row', { name: /^Spent/ });
    await expect(together).toContainText('42.50');
    await expect(dialog.getByRole('row', { name: /^Orders/ })).toContainText('2');
    await expectNoSidewaysScroll(page, 'merging');
    await expectAccessible(page, 'merging');
    await dialog.getByRole('button', { name: 'Merge' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('link', { name: second }).first()).toBeVisible();
    expect(await idOf(api, second)).toBeUndefined();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('The merge was undone')).toBeVisible();
    await expect(page.getByRole('link', { name: second })).toHaveCount(0);
    expect(await idOf(api, second)).toBeDefined();
  },
);

test(
  'who deletes an account says who takes over what was written',
  { tag: '@rare' },
  async ({ page, api }) => {
    const name = freshName();
    const [email, heirEmail] = [addressOf(name), addressOf(name, '.heir')];
    const make = (loginEmail: string, firstName: string) =>
      api.platform<{ member: { id: string; contactId: string } }>('POST', '/members/v1/members', {
        member: { loginEmail, contact: { firstName, lastName: 'Quux' } },
      });
    const { member } = await make(email, name);
    const { member: successor } = await make(heirEmail, `${name}H`);
    const { products } = await api.platform<{ products: { id: string }[] }>(
      'POST',
      '/stores/v3/products/query',
      { query: { cursorPaging: { limit: 1 } } },
    );
    const { review } = await api.platform<{ review: { id: string } }>('POST', '/reviews/v1/reviews', {
      review: {
        namespace: 'stores',
        entityId: products[0]?.id,
        content: { rating: 5, title: 'Mine', body: 'Warm.' },
        author: { contactId: member.contactId, authorName: name },
      },
    });
    await openCustomer(page, member.contactId);
    await choose(page, 'Delete account');
    const dialog = page.getByRole('dialog', { name: `Delete the account of ${name} Quux?` });
    await expect(dialog).toContainText('1 review is transferred');
    await dialog.getByRole('radio', { name: 'Another member' }).check();
    await expect(dialog.getByRole('button', { name: 'Delete account' })).toBeDisabled();
    await dialog.getByRole('searchbox', { name: 'Another member' }).fill(heirEmail);
    await dialog.getByRole('radio', { name: new RegExp(heirEmail) }).check();
    await expectAccessible(page, 'choosing who takes over');
    await dialog.getByRole('button', { name: 'Delete account' }).click();
    await expect(dialog).toBeHidden();
    const after = await api.platform<{ review: { author: object } }>(
      'GET',
      `/reviews/v1/reviews/${review.id}?returnPrivateReviews=true`,
    );
    expect(after.review.author).toMatchObject({ contactId: successor.contactId, authorName: name });
  },
);
