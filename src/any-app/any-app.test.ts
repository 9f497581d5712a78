import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { runInNewContext } from 'node:vm';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { visitAnyStorefront } from '../testing/any-storefront.ts';
import { COMPILE_CACHE } from '../testing/compile-cache.ts';
import { preparedFolder } from '../testing/databases/own-database.ts';
import { onDatabase } from '../testing/engines.ts';
import { CLIENT_ID } from '../testing/plain-app.ts';
import { ServerProcesses } from '../testing/server-process.ts';
import { productId, seedListing } from '../testing/shop.ts';
import { startStack, TEST_API_KEY, TEST_SITE } from '../testing/stack.ts';
import { platformMigrations } from '../platform/platform.ts';
import { hookFiles, hookPath } from '../shared/app-hook.ts';
import { rewriteFetch } from './rewrite-fetch.mjs';

const SHOP = 'https://shop.test';
const CALLBACK = 'http://localhost:3000/callback';
const FIELD_NOTES = {
  name: 'Field Notes',
  visible: true,
  productType: 'DIGITAL',
  variantsInfo: {
    variants: [
      { visible: true, price: { actualPrice: { amount: '10.00' } }, inventoryItem: { inStock: true } },
    ],
  },
};

type Visit = Awaited<ReturnType<typeof visitAnyStorefront>>;

const file = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** What every visit ends with, wherever it was. */
function expectSale(visit: Visit, email: string): void {
  expect(visit).toMatchObject({
    browsed: { chosen: 1, long: { status: 200 } },
    loginEmail: email,
    cartQuantities: [2],
    checkout: { path: '/checkout', role: 'member' },
    orders: [visit.orderId],
    order: { id: visit.orderId, email, paymentStatus: 'PAID' },
    bye: `${CALLBACK}?wixMemberLoggedIn=false`,
    afterLogout: 401,
  });
  expect(visit.browsed.long.length).toBeGreaterThan(4000);
}

onDatabase(
  'any SDK app',
  (database) => {
    afterEach(() => vi.unstubAllGlobals());

    it('sdk: a storefront on the unmodified SDK sells here', async () => {
      const stack = startStack(database());
      await seedListing(stack, [{ id: productId(1), name: 'Field Notes', price: '10.00', digital: true }]);
      const requested: string[] = [];
      vi.stubGlobal('fetch', (input: string | URL | Request, init?: RequestInit) => {
        const request = new Request(input, init);
        requested.push(new URL(request.url).origin);
        return stack.platform.fetch(request);
      });
      const hosts = new Set<string>();
      rewriteFetch(SHOP);
      const rewritten = globalThis.fetch;
      vi.stubGlobal('fetch', (input: string | URL | Request, init?: RequestInit) => {
        hosts.add(new URL(input instanceof Request ? input.url : input).host);
        return rewritten(input, init);
      });

      const visit = await visitAnyStorefront({
        clientId: CLIENT_ID,
        siteId: TEST_SITE.id,
        apiKey: TEST_API_KEY,
        redirectUri: CALLBACK,
        email: 'ann@example.com',
      });
      expectSale(visit, 'ann@example.com');
      expect(visit.browsed.names).toEqual(['Field Notes']);
      expect(hosts).toEqual(new Set(['www.wixapis.com', 'edge.wixapis.com', 'shop.test']));
      expect(new Set(requested)).toEqual(new Set([SHOP]));
      expect(stack.errors).toEqual([]);
    });
  },
  platformMigrations,
);

describe('an app in a process of its own', () => {
  const processes = new ServerProcesses();
  afterAll(() => processes.close());
  const apiKey = 'key-of-the-shop-0123456789';
  const siteId = '5f1c8a52-7d0e-4c3b-9b7a-2f64d1e0c9a3';
  const clientId = 'b2d94f6e-31c7-4f0a-8e55-0c7a9d36f118';

  it(
    'sdk: sells through `node --import` of the file that the server hands out',
    { timeout: 180_000 },
    async () => {
      const cwd = await preparedFolder(processes);
      const env = { PLATFORM_API_KEY: apiKey, REDIRECT_URIS: CALLBACK };
      const server = await processes.start(cwd, env).ready();
      const made = await server.platform('POST', '/stores/v3/products-with-inventory', apiKey, {
        product: FIELD_NOTES,
      });
      expect(made.status).toBe(200);
      const installation = { clientId, siteId, apiKey, redirectUri: CALLBACK, email: 'zoe@example.com' };
      const download = await fetch(`${server.url}${hookPath('node', clientId)}`);
      const hook = join(await processes.folder(), hookFiles.node);
      await writeFile(hook, await download.text());
      const { stdout } = await promisify(execFile)(
        process.execPath,
        ['--import', hook, file('../testing/any-storefront-process.ts'), JSON.stringify(installation)],
        { env: { PATH: process.env['PATH'], ...COMPILE_CACHE } },
      );
      expectSale(JSON.parse(stdout) as Visit, 'zoe@example.com');
    },
  );

  it('assumed: does not start without an address', async () => {
    await expect(
      promisify(execFile)(process.execPath, ['--import', file('register.mjs'), '-e', ''], { env: {} }),
    ).rejects.toThrow('COUNTERPART_URL');
  });
});

describe('the three lines of the documentation', () => {
  it('docs: rewrite what the SDK asks for, however it asks, and nothing else', async () => {
    const page = await readFile(file('../../docs/use-from-any-app.md'), 'utf8');
    const code = /```js\n([\s\S]*?)```/.exec(page)?.[1] ?? '';
    expect(code.trim().split('\n')).toHaveLength(3);
    const requested: string[] = [];
    const window = {
      fetch: (input: string | Request) =>
        void requested.push(input instanceof Request ? `${input.method} ${input.url}` : input),
      Request,
      String,
    };
    runInNewContext(`globalThis.Request = Request;${code}`, window);
    const { fetch } = window as unknown as { fetch: (input: unknown) => void };
    fetch('https://www.wixapis.com/oauth2/token');
    fetch(new URL('https://edge.wixapis.com/a?b=c'));
    fetch(new Request('https://edge.wixapis.com/a', { method: 'POST', body: 'x' }));
    fetch('https://www.wixapis.com.evil.example/a');
    fetch('/own');
    expect(requested).toEqual([
      'https://shop.example/wixapis/oauth2/token',
      'https://shop.example/wixapis/a?b=c',
      'POST https://shop.example/wixapis/a',
      'https://www.wixapis.com.evil.example/a',
      '/own',
    ]);
  });
});
