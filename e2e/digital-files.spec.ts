import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible, expectStateAccessible } from './support/axe.ts';
import type { Api } from './support/api.ts';
import { openCheckout } from './support/fill-cart.ts';
import { mailTo } from './support/member.ts';
import { expectNoSidewaysScroll } from './support/routes.ts';
import { payWell, writeAddress } from './support/shopper.ts';
import { signedInMember } from './support/signed-in.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const PATTERN = 'a pattern to print, eight pages long';

interface Found {
  orders: { id: string; number: string }[];
}

const settle = (api: Api, downloads: number) =>
  api.call('POST', '/admin/api/extensions/changeDownloadSettings', { downloads, days: 30 });

/** A product whose file is brought in as any app of the platform does it. @returns its slug */
async function sellFile(page: Page, api: Api, name: string): Promise<string> {
  const { uploadUrl } = await api.platform<{ uploadUrl: string }>(
    'POST',
    '/site-media/v1/files/generate-upload-url',
    { mimeType: 'text/plain', fileName: `${name}.txt`, private: true },
  );
  const { pathname } = new URL(uploadUrl);
  const sent = await page.request.put(`${pathname}?filename=${encodeURIComponent(`${name}.txt`)}`, {
    data: PATTERN,
    headers: { 'content-type': 'text/plain' },
  });
  const { file } = (await sent.json()) as { file: { id: string } };
  const variant = {
    visible: true,
    price: { actualPrice: { amount: '9.00' } },
    digitalProperties: { digitalFile: { id: file.id } },
    inventoryItem: { inStock: true },
  };
  const { product } = await api.platform<{ product: { slug: string } }>(
    'POST',
    '/stores/v3/products-with-inventory',
    {
      product: { name, productType: 'DIGITAL', visible: true, variantsInfo: { variants: [variant] } },
    },
  );
  return product.slug;
}

/** As a merchant makes it, with a file from this machine. @returns its slug */
async function makeProduct(page: Page, name: string): Promise<string> {
  await page.goto('/admin/products/create');
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('radiogroup', { name: 'Product type' }).getByText('Digital').click();
  await page.getByRole('textbox', { name: 'Price of Product' }).fill('9.00');
  await page.getByRole('button', { name: 'Create product' }).click();
  await expect(page.getByText('Choose a file.')).toBeVisible();
  await page.getByRole('button', { name: 'Choose a file for Product' }).click();
  const dialog = page.getByRole('dialog', { name: `File that customers download with ${name}` });
  await dialog.getByLabel('choose files').setInputFiles({
    name: `${name}.txt`,
    mimeType: 'text/plain',
    buffer: Buffer.from(PATTERN),
  });
  await dialog.getByRole('button', { name: 'Add 1 file' }).click();
  await expect(page.getByText(`${name}.txt (36 B)`)).toBeVisible();
  await expectAccessible(page, 'a digital product');
  await page.getByRole('button', { name: 'Create product' }).click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/products\/[\w-]{36}$/);
  const address = await page.getByRole('link', { name: /^pattern-/ }).getAttribute('href');
  return address?.split('/').at(-1) ?? '';
}

async function downloadedFrom(page: Page, name: string): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: `Download ${name}.txt (36 B)` }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`${name}.txt`);
  return readFile(await download.path(), 'utf8');
}

test.afterEach(async ({ api }) => {
  await settle(api, 5);
  const { products = [] } = await api.platform<{ products?: { id: string; name: string }[] }>(
    'POST',
    '/stores/v3/products/search',
    { search: { filter: { productType: 'DIGITAL' } } },
  );
  // The demo's own product stays.
  for (const { id, name } of products)
    if (name.startsWith('Pattern ')) await api.platform('DELETE', `/stores/v3/products/${id}`);
});

test('a file is put on sale in the editor', { tag: '@rare' }, async ({ page }) => {
  const slug = await makeProduct(page, `Pattern ${Date.now().toString(36)}`);
  await page.goto(`/products/${slug}`);
  await expect(page.getByRole('button', { name: /^Add/ })).toBeVisible();
});

test(
  'a file is sold, downloaded as often as was agreed, and allowed again',
  { tag: ['@main', '@phone-too'] },
  async ({ page, api, pageAs }) => {
    const name = `Pattern ${Date.now().toString(36)}`;
    await settle(api, 2);
    const slug = await sellFile(page, api, name);

    const { email } = await signedInMember(page);
    await openCheckout(page, slug);
    await expect(page.getByText('Delivery', { exact: true })).toBeHidden();
    await writeAddress(page, { email, country: 'Netherlands' });
    await payWell(page);
    await expect(page.getByText(/^Order \d+ is paid\. Here is what you bought/)).toBeVisible();
    await expect(page.getByText(/^Downloaded 0 of 2, until/)).toBeVisible();
    await expectAccessible(page, 'thank you for a file');
    await expectNoSidewaysScroll(page, 'thank you for a file');
    expect(await downloadedFrom(page, name)).toBe(PATTERN);
    await expect(page.getByText(/^Downloaded 1 of 2, until/)).toBeVisible();

    const { orders } = await api.platform<Found>('POST', '/ecom/v1/orders/search', {
      search: { filter: { 'buyerInfo.email': email } },
    });
    const { id = '', number = '' } = orders[0] ?? {};
    await page.goto(`/account/orders/${id}`);
    await expect(page.getByText('Ready to download')).toBeVisible();
    await expect(page.getByText(/^Downloaded 1 of 2, until/)).toBeVisible();
    await expectStateAccessible(page, 'an order of a file');
    await expectNoSidewaysScroll(page, 'an order of a file');

    // The address in the mail, on another machine.
    const mailed = await mailTo(api, email, /https?:\/\/[^/\s]+(\/order-download\/\S+)/);
    const other = await pageAs('nobody');
    await other.goto(mailed);
    await expect(other.getByRole('heading', { name: 'Your file is ready' })).toBeVisible();
    await expect(other.getByText(/^Downloaded 1 of 2, until/)).toBeVisible();
    await expectAccessible(other, 'the page of a download');
    expect(await downloadedFrom(other, name)).toBe(PATTERN);
    await expect(other.getByRole('heading', { name: 'No downloads left' })).toBeVisible();
    await expect(other.getByRole('button', { name: /^Download/ })).toBeHidden();
    await page.reload();
    await expect(page.getByText('It was downloaded as often as the store allows.')).toBeVisible();

    const desk = await pageAs('owner');
    await desk.goto(`/admin/orders/${id}`);
    await expect(desk.getByRole('heading', { name: new RegExp(number) }).first()).toBeVisible();
    await expect(desk.getByText(/Downloaded 2 of 2, until/)).toBeVisible();
    await expectAccessible(desk, 'the order of a file at the desk', { within: 'main' });
    await desk.getByRole('button', { name: `Allow another download of ${name}` }).click();
    await expect(desk.getByText(/Downloaded 2 of 4, until/)).toBeVisible();
    await expect(desk.getByRole('main').getByText('Files', { exact: true })).toBeVisible();

    await page.reload();
    await expect(page.getByText(/^Downloaded 2 of 4, until/)).toBeVisible();
    expect(await downloadedFrom(page, name)).toBe(PATTERN);

    await api.platform('POST', `/ecom/v1/orders/${id}/cancel`, { orderId: id });
    await other.reload();
    await expect(other.getByRole('heading', { name: 'No longer yours' })).toBeVisible();
  },
);
