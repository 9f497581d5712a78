import type { Locator, Page } from '@playwright/test';
import { placeOrder } from './support/orders.ts';
import { firstScripts } from './support/first-scripts.ts';
import { expect, isPhone, test } from './support/test.ts';
import { goWithin } from './support/go-within.ts';

const work =
  /(Orders need attention|Authorizations? expires? within 48 h|Gift cards? not delivered|Awaiting payment|Orders to fulfill)/;

const figures = (page: Page): Locator => page.getByRole('group', { name: 'Metrics' });
const figure = (page: Page, name: string): Locator =>
  figures(page)
    .locator('> div')
    .filter({ has: page.getByRole('button', { name, exact: true }) });

/** The list of orders at that address has as many. */
async function expectOrders(page: Page, address: string | null, text: string): Promise<void> {
  await goWithin(page, address ?? '');
  const tab = page.getByRole('navigation', { name: 'Status' }).locator('[aria-current="page"] b');
  await expect(tab).toHaveText(text);
}

test(
  'nothing on Home moves once it stands; each figure, and all that waits, opens a list of as many orders',
  { tag: ['@main', '@phone-too'] },
  async ({ page, api, request }) => {
    // What is put away was sold all the same.
    const { id } = await placeOrder(api);
    await api.platform('PATCH', `/ecom/v1/orders/${id}`, { order: { id, archived: true } });
    await page.addInitScript(() => {
      const shifts = { sum: 0 };
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        })[])
          if (!entry.hadRecentInput) shifts.sum += entry.value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/admin');
    await expect(page.locator('.MuiChartsSvgLayer-root')).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    const sum = await page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum);
    if (!isPhone(page)) expect(sum).toBeLessThan(0.1);
    // Its chart is no part of the first load.
    const { files, bytes } = await firstScripts(request, '/admin');
    expect(files.some((file) => file.includes('ChartPlot'))).toBe(false);
    expect(bytes).toBeLessThan(400_000);

    const orders = figure(page, 'Orders').getByRole('link').first();
    await expect(orders).toHaveText(/^[\d,]+$/);
    const waits = page.getByRole('main').getByRole('link').filter({ hasText: work });
    await expect(waits.first()).toBeVisible();
    const links = [orders, ...(await waits.all())];
    expect(links.length).toBeGreaterThan(3);
    const told = await Promise.all(
      links.map(async (link, index) => ({
        address: await link.getAttribute('href'),
        count: await (index === 0 ? link : link.locator('b')).innerText(),
      })),
    );
    for (const { address, count } of told) await expectOrders(page, address, count);
  },
);

test(
  'the figure that is chosen, the period and the currency stand in the address',
  { tag: '@rare' },
  async ({ page }) => {
    await page.goto('/admin?period=7d&figure=average');
    await expect(page.getByRole('button', { name: 'Period: Last 7 days' })).toBeVisible();
    await expect(page.getByRole('figure', { name: /^Average order a day/ })).toBeVisible();
    await figures(page).getByRole('button', { name: 'Orders', exact: true }).click();
    await page.getByRole('button', { name: 'Period: Last 7 days' }).click();
    await page.getByRole('dialog', { name: 'Period' }).getByRole('button', { name: 'Last 90 days' }).click();
    await expect(page).toHaveURL(/period=90d/);
    await expect(page).toHaveURL(/figure=orders/);
    await page.reload();
    await expect(page.getByRole('figure', { name: /^Orders a day, Last 90 days/ })).toBeVisible();

    await page.getByRole('button', { name: 'Show as a table' }).click();
    const rows = page.getByRole('table', { name: /^Orders a day/ }).getByRole('row');
    await expect(rows).toHaveCount(91);
    await page.getByRole('button', { name: 'Show as a chart' }).click();
  },
);

test(
  'the chart says a day under the pointer and by the keys, and opens its orders',
  { tag: '@rare' },
  async ({ page }) => {
    await page.goto('/admin?period=7d');
    const surface = page.locator('.MuiChartsSvgLayer-root');
    await expect(surface).toBeVisible();
    const box = await surface.boundingBox();
    if (!box) throw new Error('the chart has no place');
    const told = page.getByRole('tooltip').filter({ hasText: /\d+ orders?/ });
    await expect(async () => {
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
      await page.mouse.move(box.x + box.width - 60, box.y + box.height / 2);
      await expect(told).toBeVisible({ timeout: 1000 });
    }).toPass();
    await page.mouse.move(10, 10);
    await expect(told).toBeHidden();
    await figures(page).getByRole('link').last().focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowRight');
    await expect(told).toBeVisible();
    await page.mouse.click(box.x + box.width - 60, box.y + box.height / 2);
    await expect(page).toHaveURL(/\/admin\/orders\?filter=/);
  },
);
