import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { bundledStorefront, serveApp, serveProxy } from './support/any-app.ts';
import { originOf } from './support/servers.ts';

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

  test('sells by the file, pictures too', { tag: '@rare' }, async ({ page }, { parallelIndex }) => {
    const shop = originOf(parallelIndex);
    const app = await serveApp(
      script,
      `<script type="module">
        import { addressIn, rewriteFetch } from '/rewrite-fetch.mjs';
        rewriteFetch('${shop}');
        globalThis.addressOf = (address) => addressIn('${shop}', address);
      </script>`,
    );
    await page.goto(app.url);
    await expect.poll(widthOfPicture(page)).toBeGreaterThan(0);
    await expectShop(page);
    app.close();
  });

  test(
    'sells by a proxy, and nothing in it changes',
    { tag: '@rare' },
    async ({ playwright, launchOptions }, { parallelIndex }) => {
      const proxy = await serveProxy(originOf(parallelIndex));
      const app = await serveApp(script, '');
      const hosts = ['*.wixapis.com', '*.wixstatic.com'].map((host) => `MAP ${host} 127.0.0.1:${proxy.port}`);
      const browser = await playwright.chromium.launch({
        ...launchOptions,
        args: [...(launchOptions.args ?? []), `--host-resolver-rules=${hosts.join(',')}`],
      });
      const page = await browser.newPage({ ignoreHTTPSErrors: true });
      await page.goto(app.url);
      await expect.poll(widthOfPicture(page)).toBeGreaterThan(0);
      await expectShop(page);
      await browser.close();
      app.close();
      proxy.close();
    },
  );
});
