import { readFile } from 'node:fs/promises';
import { expect, test as base, type Page } from '@playwright/test';
import { bundledStorefront, serveApp, serveOriginalHosts, serveProxy } from './support/any-app.ts';
import { originOf } from './support/servers.ts';

interface Fixtures {
  /** A page of a browser in which the platform's hosts are one port of this machine. */
  browserTo: (port: number) => Promise<Page>;
}

const test = base.extend<Fixtures>({
  browserTo: async ({ playwright, launchOptions }, use) => {
    const browsers: { close: () => Promise<void> }[] = [];
    await use(async (port) => {
      const hosts = ['*.wixapis.com', '*.wixstatic.com'].map((host) => `MAP ${host} 127.0.0.1:${port}`);
      const browser = await playwright.chromium.launch({
        ...launchOptions,
        args: [...(launchOptions.args ?? []), `--host-resolver-rules=${hosts.join(',')}`],
      });
      browsers.push(browser);
      return browser.newPage({ ignoreHTTPSErrors: true });
    });
    for (const browser of browsers) await browser.close();
  },
});

let script: string;

test.beforeAll(async () => {
  script = await bundledStorefront();
});

/** The app shows a product of the shop, and its checkout leads to a page of the shop. */
async function expectShop(page: Page): Promise<void> {
  const name = await page.getByRole('heading', { level: 1 }).textContent();
  expect(name).toBeTruthy();
  await page.getByRole('link', { name: 'Buy' }).click();
  await expect(page).toHaveURL(/\/checkout/);
  await expect(page.locator('#SITE_CONTAINER')).toBeVisible();
  await expect(
    page
      .getByText(name ?? '')
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
}

const MISSING = 'https://static.wixstatic.com/media/of-another-site.png';

/** Pictures in each way a page may add them after it was loaded; the last one is of another site. */
const showFiles = (page: Page) =>
  page.evaluate((missing) => {
    const { src } = document.querySelector<HTMLImageElement>('img') ?? new Image();
    const picture = src.replace(/\/v1\/.*/, '');
    const scaled = `${picture}/v1/fill/w_120,h_119.6,enc_png/a.png`;
    const shown = document.createElement('section');
    document.body.append(shown);
    shown.innerHTML = `<img src="${scaled}"><img srcset="${scaled}">
      <picture><source srcset="${scaled}"><img src="/none.png"></picture><img src="${missing}">
      <p style="background: url('${scaled}')"></p><style>section { background-image: url(${picture}) }</style>`;
    const styled = document.createElement('p');
    shown.append(styled);
    styled.style.backgroundImage = `url("${scaled}")`;
  }, MISSING);

const widths = (page: Page) =>
  page
    .locator('section img')
    .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).naturalWidth));

/** How many backgrounds of paragraphs the shop serves. */
const backgrounds = (page: Page, shop: string) =>
  page
    .locator('section p')
    .evaluateAll(
      (all, host) => all.filter((one) => getComputedStyle(one).backgroundImage.includes(host)).length,
      `${shop}/wixstatic/static.wixstatic.com/`,
    );

const widthOfPicture = (page: Page) => () =>
  page.getByRole('presentation').evaluate((picture: HTMLImageElement) => picture.naturalWidth);

test.describe('an app elsewhere, on the SDK as it is published', () => {
  test(
    'sells by the three lines of the documentation',
    { tag: '@main' },
    async ({ page }, { parallelIndex }) => {
      const shop = originOf(parallelIndex);
      const text = await readFile('docs/use-from-any-app.md', 'utf8');
      const lines = (/```js\n([\s\S]*?)```/.exec(text)?.[1] ?? '').replaceAll('https://shop.example', shop);
      const app = await serveApp(script, `<script>${lines}</script>`);
      await page.goto(app.url);
      await expectShop(page);
      app.close();
    },
  );

  test(
    'sells by the file that the server hands out, with all its pictures',
    { tag: '@rare' },
    async ({ browserTo }, { parallelIndex }) => {
      const shop = originOf(parallelIndex);
      const app = await serveApp(script, `<script src="${shop}/hook/counterpart-hook.js"></script>`);
      const hosts = await serveOriginalHosts();
      const page = await browserTo(hosts.port);
      await page.goto(app.url);
      await expect.poll(widthOfPicture(page)).toBeGreaterThan(0);
      await showFiles(page);
      await expect.poll(() => widths(page)).toEqual([120, 120, 120, 1]);
      await expect.poll(() => backgrounds(page, shop)).toBe(2);
      await expectShop(page);
      expect(hosts.requested).toEqual([MISSING]);
      app.close();
      hosts.close();
    },
  );

  test(
    'sells by a proxy, and nothing in it changes',
    { tag: '@rare' },
    async ({ browserTo }, { parallelIndex }) => {
      const proxy = await serveProxy(originOf(parallelIndex));
      const app = await serveApp(script, '');
      const page = await browserTo(proxy.port);
      await page.goto(app.url);
      await expect.poll(widthOfPicture(page)).toBeGreaterThan(0);
      await expectShop(page);
      app.close();
      proxy.close();
    },
  );
});
