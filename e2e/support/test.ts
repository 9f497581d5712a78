import { expect, test as base, type BrowserContext, type Page, type TestInfo } from '@playwright/test';
import { Api } from './api.ts';
import { ContextPool } from './context-pool.ts';
import { signIn, type Role, type SignedIn } from './roles.ts';
import { phone } from './phone.ts';
import { originOf } from './servers.ts';

interface PerTest {
  /** Who sits at the page. */
  role: Role | 'nobody';
  /** What this person may do, without the page. */
  apiAs: (role: Role) => Promise<Api>;
  /** As the owner: for arranging a journey and for looking behind the page afterwards. */
  api: Api;
  /** Another person's page, beside the first, from a context that was opened before where there is one. */
  pageAs: (role: Role | 'nobody') => Promise<Page>;
  /** Another tab of the same person, beside the page. */
  newTab: () => Promise<Page>;
  /** Puts a product on sale while the test runs: the shop's own journeys count what it shows. @returns its slug */
  sell: (product: { name: string; media: object }) => Promise<string>;
  faults: string[];
  /** Stands for all options that a context is created with. */
  contextKey: string;
}

interface PerWorker {
  sessions: (role: Role) => Promise<SignedIn>;
  pool: ContextPool;
}

/** Whether a journey exists on the phone only, whatever project runs it. */
const isPhoneOnly = ({ tags }: TestInfo): boolean => tags.includes('@phone');

/**
 * The browser's own note of a response above 399 is no fault: journeys are rejected on purpose. Nor is a script that a
 * sandboxed frame does not run: axe tries to look into the preview of an email.
 */
const expected = /^Failed to load resource|^Blocked script execution in .* frame is sandboxed/;

export function watch(page: Page, errors: string[]): void {
  page.on('pageerror', (error) => errors.push(`error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && !expected.test(message.text()))
      errors.push(`console: ${message.text()}`);
  });
}

export const test = base.extend<PerTest, PerWorker>({
  sessions: [
    async ({ playwright }, use, { parallelIndex }) => {
      const origin = originOf(parallelIndex);
      const known = new Map<Role, Promise<SignedIn>>();
      await use((role) => {
        const session = known.get(role) ?? signIn(playwright.request, origin, role);
        known.set(role, session);
        return session;
      });
    },
    { scope: 'worker' },
  ],
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs.
  baseURL: async ({}, use, { parallelIndex }) => {
    await use(originOf(parallelIndex));
  },
  viewport: async ({ viewport }, use, info) => {
    await use(isPhoneOnly(info) ? phone.viewport : viewport);
  },
  userAgent: async ({ userAgent }, use, info) => {
    await use(isPhoneOnly(info) ? phone.userAgent : userAgent);
  },
  deviceScaleFactor: async ({ deviceScaleFactor }, use, info) => {
    await use(isPhoneOnly(info) ? phone.deviceScaleFactor : deviceScaleFactor);
  },
  isMobile: async ({ isMobile }, use, info) => {
    await use(isPhoneOnly(info) ? phone.isMobile : isMobile);
  },
  hasTouch: async ({ hasTouch }, use, info) => {
    await use(isPhoneOnly(info) ? phone.hasTouch : hasTouch);
  },
  role: ['owner', { option: true }],
  storageState: async ({ role, sessions }, use) => {
    await use(role === 'nobody' ? { cookies: [], origins: [] } : await sessions(role));
  },
  apiAs: async ({ playwright, sessions, baseURL }, use) => {
    const opened: { dispose: () => Promise<void> }[] = [];
    await use(async (role) => {
      const context = await playwright.request.newContext({ storageState: await sessions(role) });
      opened.push(context);
      return new Api(context, baseURL ?? '');
    });
    for (const context of opened) await context.dispose();
  },
  api: async ({ apiAs }, use) => {
    await use(await apiAs('owner'));
  },
  pool: [
    async ({ browser }, use) => {
      const pool = new ContextPool(browser);
      await use(pool);
      await pool.close();
    },
    { scope: 'worker' },
  ],
  contextKey: async (
    {
      acceptDownloads,
      baseURL,
      bypassCSP,
      colorScheme,
      contextOptions,
      deviceScaleFactor,
      extraHTTPHeaders,
      geolocation,
      hasTouch,
      httpCredentials,
      ignoreHTTPSErrors,
      isMobile,
      javaScriptEnabled,
      locale,
      offline,
      permissions,
      proxy,
      serviceWorkers,
      timezoneId,
      userAgent,
      viewport,
    },
    use,
  ) => {
    const emulation = { colorScheme, contextOptions, javaScriptEnabled, locale, timezoneId };
    const device = { deviceScaleFactor, hasTouch, isMobile, userAgent, viewport };
    const network = { baseURL, extraHTTPHeaders, httpCredentials, ignoreHTTPSErrors, offline, proxy };
    const access = { acceptDownloads, bypassCSP, geolocation, permissions, serviceWorkers };
    await use(JSON.stringify({ emulation, device, network, access }));
  },
  context: async ({ pool, contextKey, baseURL, storageState }, use) => {
    const context = await pool.acquire(contextKey, `${baseURL}/healthz`);
    if (typeof storageState === 'object') await context.addCookies(storageState.cookies ?? []);
    await use(context);
    await pool.release(context);
  },
  pageAs: async ({ pool, contextKey, baseURL, sessions, faults }, use) => {
    const acquired: BrowserContext[] = [];
    await use(async (role) => {
      const context = await pool.acquire(contextKey, `${baseURL}/healthz`);
      acquired.push(context);
      if (role !== 'nobody') await context.addCookies((await sessions(role)).cookies ?? []);
      const page = await context.newPage();
      watch(page, faults);
      return page;
    });
    for (const context of acquired) await pool.release(context);
  },
  newTab: async ({ context, faults }, use) => {
    await use(async () => {
      const tab = await context.newPage();
      watch(tab, faults);
      return tab;
    });
  },
  sell: async ({ api }, use) => {
    const sold: string[] = [];
    await use(async ({ name, media }) => {
      const { product } = await api.platform<{ product: { id: string; slug: string } }>(
        'POST',
        '/stores/v3/products',
        {
          product: {
            name,
            productType: 'PHYSICAL',
            physicalProperties: {},
            visible: true,
            media,
            variantsInfo: { variants: [{ visible: true, price: { actualPrice: { amount: '12.00' } } }] },
          },
        },
      );
      sold.push(product.id);
      return product.slug;
    });
    for (const id of sold) await api.platform('DELETE', `/stores/v3/products/${id}`);
  },
  faults: [
    async ({ page }, use) => {
      const errors: string[] = [];
      watch(page, errors);
      await use(errors);
      expect(errors, 'errors on the page').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

export const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 600;
