import type { Page } from '@playwright/test';
import { firstScripts } from './support/first-scripts.ts';
import { expect, test } from './support/test.ts';

/** Holds back the code of the frame until it is let go. */
async function holdFrame(page: Page): Promise<() => void> {
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(/\/assets\/admin\/(frame|AdminApp)-[^/]*\.js/, async (route) => {
    await gate;
    await route.continue();
  });
  return letGo;
}

type TextPositions = Record<string, number[]>;

/** Where each text of that part of the page stands, to the pixel. */
const positionsIn = (page: Page, root: string): Promise<TextPositions> =>
  page.evaluate((selector) => {
    const places: Record<string, number[]> = {};
    const walker = document.createTreeWalker(
      document.querySelector(selector) as Element,
      NodeFilter.SHOW_TEXT,
    );
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      range.selectNodeContents(node);
      const { x, y, width, bottom } = range.getBoundingClientRect();
      if (text === '' || width < 2 || bottom > innerHeight - 40) continue;
      // What waits is told as each answer comes: a figure of the rail is no other for one of the list.
      const called = node.parentElement?.closest('nav') ? `rail: ${text}` : text;
      let name = called;
      for (let count = 2; places[name]; count++) name = `${called} ${count}`;
      places[name] = [x, y, width].map(Math.round);
    }
    return places;
  }, root);

const startOf = (places: TextPositions, text: string): number[] | undefined =>
  Object.entries(places).find(([each]) => each.startsWith(text))?.[1];

for (const direction of ['ltr', 'rtl']) {
  test(
    `the orders are seen before the frame is there, stay where they are and load within bounds, ${direction}`,
    { tag: direction === 'ltr' ? '@main' : '@variant' },
    async ({ page, request }) => {
      await page.addInitScript((dir) => localStorage.setItem('counterpart.direction', dir), direction);
      // "10 min ago" is the same on both, however long the frame is held.
      await page.clock.setFixedTime(Date.now());
      const letGo = await holdFrame(page);
      await page.goto('/admin/orders');
      await expect(page.locator('#first [role=row][data-id]').nth(5)).toBeVisible();
      await expect(page.getByRole('link', { name: /^Orders \d/ })).toBeVisible();
      await expect(page.getByRole('link', { name: /^Drafts \d/ })).toBeVisible();
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      const first = await positionsIn(page, '#first');
      letGo();
      await expect(page.locator('#root [role=row][data-id]').nth(5)).toBeVisible();
      await expect(page.locator('#first')).toHaveCount(0);
      const then = await positionsIn(page, '#root');
      expect(Object.keys(first).length).toBeGreaterThan(100);
      // How long money is held yet is asked for by itself; it is told behind the word that was there.
      const { Authorized: held, ...still } = first;
      expect(Object.fromEntries(Object.keys(still).map((text) => [text, then[text]]))).toEqual(still);
      if (held) {
        const later = then['Authorized'] ?? startOf(then, 'Authorized, ');
        const edge = ([x = 0, , width = 0]: number[] = []) => (direction === 'rtl' ? x + width : x);
        expect(Math.abs(edge(later) - edge(held))).toBeLessThanOrEqual(1);
        expect(later?.[1]).toBe(held[1]);
      }
      const { files, bytes } = await firstScripts(request, '/admin/orders');
      expect(files.length).toBeGreaterThan(4);
      expect(bytes).toBeLessThan(366_000);
    },
  );
}

test(
  'an order that is opened before the frame is there is not lost, and knows its neighbours in the list',
  { tag: '@rare' },
  async ({ page }) => {
    const letGo = await holdFrame(page);
    await page.goto('/admin/orders?sort=number&order=ASC&perPage=25');
    const link = page.locator('#first .row-link').nth(1);
    const number = (await link.textContent()) ?? '';
    await link.click();
    letGo();
    await expect(page.getByRole('heading', { name: number, level: 1 })).toBeVisible();
    await expect(page.getByText(/^2 of /)).toBeVisible();
  },
);

test(
  'questions that come after the page has asked them itself are not asked again',
  { tag: '@rare' },
  async ({ page }) => {
    let letGo = () => {};
    const gate = new Promise<void>((resolve) => (letGo = resolve));
    await page.route('**/early.js', async (route) => {
      await gate;
      await route.continue();
    });
    const requested: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname === '/admin/api/session') requested.push(pathname);
    });
    await page.goto('/admin/settings', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const late = page.waitForResponse('**/early.js');
    letGo();
    await (await late).finished();
    await page.waitForTimeout(500);
    expect(requested).toHaveLength(1);
  },
);

test(
  'a page whose code is gone asks for it once and offers to reload',
  { tag: '@rare' },
  async ({ page, faults }) => {
    const requested: string[] = [];
    await page.route(/\/assets\/admin\/StaffList-[^/]*\.js/, (route) => {
      requested.push(route.request().url());
      return route.fulfill({ status: 404, body: '' });
    });
    await page.goto('/admin/settings');
    await page.getByRole('link', { name: 'Staff' }).first().click();
    await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
    await page.waitForTimeout(1000);
    // The preload of it, and itself; a page that draws again asked for it a hundred times.
    expect(requested.length).toBeLessThanOrEqual(2);
    // The failure itself is told there too.
    faults.length = 0;
  },
);
