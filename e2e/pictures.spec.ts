import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import type { Api } from './support/api.ts';
import { listOf } from './support/orders.ts';
import { expectNoSidewaysScroll } from './support/routes.ts';
import { expect, test } from './support/test.ts';

/** `UPDATE_PICTURES=1` takes the pictures of the README anew; otherwise the pages only have to render as they should. */
const updating = process.env['UPDATE_PICTURES'] === '1';
const folder = path.resolve(import.meta.dirname, '../docs/pictures');
const largest = 400_000;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function settle(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await page.evaluate(async () => {
    await document.fonts.ready;
    const images = [...document.images];
    if (images.length === 0) return;
    // A lazy picture that its frame cuts off is never fetched: only those in sight are waited for.
    const inSight = await new Promise<HTMLImageElement[]>((resolve) => {
      const observer = new IntersectionObserver((entries) => {
        observer.disconnect();
        const seen = new Set(entries.filter((entry) => entry.isIntersecting).map(({ target }) => target));
        resolve(images.filter((image) => seen.has(image)));
      });
      for (const image of images) observer.observe(image);
    });
    await Promise.all(inSight.map((image) => image.decode().catch(() => undefined)));
  });
}

async function take(page: Page, name: string): Promise<void> {
  await settle(page);
  await expectNoSidewaysScroll(page, name);
  if (!updating) return;
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, `${name}.png`);
  const whole = await page.screenshot({ scale: 'css', animations: 'disabled', caret: 'hide' });
  // Art has more colours than a picture of this size needs.
  const png =
    whole.length < largest ? whole : await sharp(whole).png({ palette: true, effort: 10 }).toBuffer();
  expect(png.length, `${name}.png is small enough for a README`).toBeLessThan(largest);
  await writeFile(file, png);
}

interface Found {
  id: string;
  lineItems: { id: string; quantity: number }[];
}

/** An order of the demo store itself with several lines: worth looking at. */
async function handsomeOrder(api: Api, paymentStatus: 'PAID' | 'PARTIALLY_REFUNDED'): Promise<Found> {
  const { orders } = await api.platform<{ orders: Found[] }>('POST', '/ecom/v1/orders/search', {
    search: {
      filter: { paymentStatus, status: 'APPROVED', 'channelInfo.type': 'WEB' },
      cursorPaging: { limit: 100 },
    },
  });
  const several = orders.filter(({ lineItems }) => lineItems.length === 3);
  const found = several.find(({ lineItems }) => lineItems.some(({ quantity }) => quantity > 1)) ?? several[0];
  if (!found) throw new Error(`the demo store has no order that is ${paymentStatus}`);
  return found;
}

const refundOf = ({ id, lineItems }: Found): string => {
  const line = lineItems.find(({ quantity }) => quantity > 1) ?? lineItems[0];
  return `/admin/orders/${id}/refund?line=${line?.id ?? ''}&qty=1&back=1`;
};

const dearOnes = listOf({ tab: 'toFulfil', where: [['total', 'atLeast', '150']] });

async function openRefund(page: Page, order: Found): Promise<void> {
  await page.goto(refundOf(order));
  await expect(page.getByText(/^Up to date, calculated/)).toBeVisible();
}

test.describe('at a desk', () => {
  test('home, orders, an order and its refund', { tag: '@variant' }, async ({ page, api }) => {
    await page.goto('/admin');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await take(page, 'home');
    await page.goto('/admin/orders');
    await expect(page.getByRole('gridcell').first()).toBeVisible();
    await take(page, 'orders');
    await page.goto(`/admin/orders/${(await handsomeOrder(api, 'PARTIALLY_REFUNDED')).id}`);
    await expect(page.getByRole('region', { name: 'Timeline' })).toBeVisible();
    await take(page, 'order');
    await openRefund(page, await handsomeOrder(api, 'PAID'));
    await take(page, 'refund');
  });

  test('orders in the dark', { tag: '@variant' }, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(dearOnes);
    for (const at of [1, 2, 4]) await page.getByRole('checkbox', { name: 'Select row' }).nth(at).check();
    await take(page, 'orders-dark');
  });

  test('the products', { tag: '@variant' }, async ({ page }) => {
    await page.goto('/admin/products');
    await expect(page.getByRole('gridcell').first()).toBeVisible();
    await take(page, 'products');
  });

  test('the shop and a product', { tag: '@variant' }, async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await take(page, 'shop');
    await page.goto('/products/low-sun');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await take(page, 'shop-product');
  });
});

test.describe('on a phone', { tag: '@phone' }, () => {
  test('orders, an order and its refund', { tag: '@variant' }, async ({ page, api }) => {
    await page.goto('/admin/orders');
    await expect(page.getByRole('list', { name: 'Orders' }).getByRole('listitem').first()).toBeVisible();
    await take(page, 'orders-phone');
    await page.goto(`/admin/orders/${(await handsomeOrder(api, 'PARTIALLY_REFUNDED')).id}`);
    await expect(page.getByRole('region', { name: 'Timeline' })).toBeAttached();
    await take(page, 'order-phone');
    await openRefund(page, await handsomeOrder(api, 'PAID'));
    await take(page, 'refund-phone');
  });
});
