import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import type { ShopRenderer, ShopReply, ShopRequest } from '../../shared/shop-rendering.ts';
import { createLogger } from '../logger.ts';
import { renderRoutes } from './render-routes.ts';

const logger = createLogger('silent');
const told = vi.spyOn(logger, 'error');

const PAGE: ShopReply = {
  status: 200,
  html: '<!doctype html><p>A poster</p>',
  links: ['</a.css>; rel=preload'],
};

const SORRY: ShopReply = { status: 500, html: '<!doctype html><p>Sorry</p>', links: [] };

/** As it is now. */
const store = { locale: 'en' };

function start(render: (request: ShopRequest) => ShopReply = () => PAGE, connect?: string) {
  const seen: ShopRequest[] = [];
  const renderer: ShopRenderer = {
    render: async (request) => {
      seen.push(request);
      return render(request);
    },
    apologise: () => Promise.resolve(SORRY),
    suggest: (query) => Promise.resolve({ posters: [], collections: [], total: query.length }),
    goesWith: (productIds) => Promise.resolve({ asked: productIds }),
    async *sitemap() {},
  };
  const routes = renderRoutes({
    renderer: Promise.resolve(renderer),
    store,
    publicUrl: 'https://shop.test',
    logger,
    ...(connect !== undefined && { connect }),
  });
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    Promise.resolve(routes.request(path, { method, headers }));
  return { seen, routes, get };
}

describe('what goes with a cart', () => {
  const ids = ['99999999-0000-4000-8000-000000000001', '99999999-0000-4000-8000-000000000002'];

  it('is told for the products in it', async () => {
    const reply = await start().get(`/bag/goes-with?items=${ids.join()}`);
    expect(await reply.json()).toEqual({ asked: ids });
    expect(reply.headers.get('cache-control')).toBe('private, max-age=30');
  });

  it.each(['', '?items=', '?items=reef', `?items=${Array.from({ length: 301 }, () => ids[0]).join()}`])(
    'is rejected for anything else: %#',
    async (query) => {
      const reply = await start().get(`/bag/goes-with${query}`);
      expect(reply.status).toBe(400);
    },
  );
});

describe('the look of the store', () => {
  const style = ':root:root{--page:#fff7ea}';

  it('is allowed by its hash alone, and nobody may frame the page', async () => {
    const { headers } = await start(() => ({ ...PAGE, style })).get('/');
    const policy = headers.get('content-security-policy');
    const hash = createHash('sha256').update(style).digest('base64');
    expect(policy).toContain(`style-src 'self' 'sha256-${hash}';`);
    expect(policy).toContain("frame-ancestors 'none'");
  });

  it('is tried in a frame of the back office with the theme that the address names', async () => {
    const { get, seen } = start();
    const { headers } = await get('/?preview-theme=linen');
    expect(seen[0]?.previewTheme).toBe('linen');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
    expect(headers.get('x-robots-tag')).toBe('noindex');
    await get('/?preview-theme=nothing');
    expect(seen[1]?.previewTheme).toBeUndefined();
  });
});

describe('the front page', () => {
  const arriving = { 'sec-fetch-mode': 'navigate', 'sec-fetch-site': 'none' };

  it('of a store in Hebrew is the Hebrew one for who comes from outside, and stays who moves within', async () => {
    const { get } = start();
    expect((await get('/', arriving)).status).toBe(200);
    store.locale = 'he-IL';
    try {
      const reply = await get('/?from=mail', arriving);
      expect([reply.status, reply.headers.get('location')]).toEqual([302, '/he?from=mail']);
      expect(reply.headers.get('cache-control')).toBe('private, no-store');
      expect((await get('/', { ...arriving, 'sec-fetch-site': 'same-origin' })).status).toBe(200);
      expect((await get('/')).status).toBe(200);
      expect((await get('/products/reef', arriving)).status).toBe(200);
    } finally {
      store.locale = 'en';
    }
  });
});

describe('a page of the shop', () => {
  it('is asked for again each time and costs nothing while it is the same', async () => {
    let html = PAGE.html;
    const { get } = start(() => ({ ...PAGE, html }));
    const first = await get('/products/reef');
    expect(await first.text()).toBe(html);
    expect(first.headers.get('cache-control')).toBe('private, no-cache');
    const etag = first.headers.get('etag') ?? '';
    const again = await get('/products/reef', { 'if-none-match': etag });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
    expect(again.headers.get('etag')).toBe(etag);
    html = '<!doctype html><p>Another price</p>';
    const changed = await get('/products/reef', { 'if-none-match': etag });
    expect(changed.status).toBe(200);
    expect(await changed.text()).toBe(html);
  });

  it('that is not there says so each time', async () => {
    const { get } = start(() => ({ ...PAGE, status: 404 }));
    const first = await get('/nowhere');
    expect(first.status).toBe(404);
    const again = await get('/nowhere', { 'if-none-match': first.headers.get('etag') ?? '' });
    expect(again.status).toBe(404);
    expect(await again.text()).toBe(PAGE.html);
  });

  it('that cannot be drawn is apologised for, as a page, and told in the log', async () => {
    const { get } = start(() => {
      throw new Error('no such column');
    });
    const reply = await get('/products/reef');
    expect([reply.status, await reply.text()]).toEqual([500, SORRY.html]);
    expect(reply.headers.get('content-type')).toContain('text/html');
    expect(told).toHaveBeenCalledWith(
      expect.objectContaining({ path: '/products/reef', err: new Error('no such column') }),
      expect.any(String),
    );
  });

  it('tells its head alone to who asks for that', async () => {
    const { get } = start();
    const [full, head] = await Promise.all([get('/'), get('/', {}, 'HEAD')]);
    expect(head.status).toBe(200);
    expect(await head.text()).toBe('');
    expect(Object.fromEntries(head.headers)).toEqual(Object.fromEntries(full.headers));
    expect(full.headers.get('link')).toBe('</a.css>; rel=preload');
  });

  it('comes compressed the way the browser takes', async () => {
    const { get } = start();
    const brotli = await get('/', { 'accept-encoding': 'gzip, br' });
    expect(brotli.headers.get('content-encoding')).toBe('br');
    expect(brotliDecompressSync(await brotli.arrayBuffer()).toString()).toBe(PAGE.html);
    const zipped = await get('/', { 'accept-encoding': 'gzip' });
    expect(zipped.headers.get('content-encoding')).toBe('gzip');
    expect(gunzipSync(await zipped.arrayBuffer()).toString()).toBe(PAGE.html);
    expect((await get('/')).headers.has('content-encoding')).toBe(false);
  });

  it('has one address, and moves within this host only', async () => {
    const { get } = start(({ path }) => (path === '/old' ? { ...PAGE, location: '/new' } : PAGE));
    const slash = await get('/collections/?sort=name');
    expect([slash.status, slash.headers.get('location')]).toEqual([301, '/collections?sort=name']);
    expect((await get('/old')).headers.get('location')).toBe('/new');
    expect((await get('//elsewhere.test/')).headers.get('location')).toBe('/');
  });

  it('keeps what the platform tells its callers out of the address', async () => {
    const { get, seen } = start();
    const reply = await get('/he?a=1&wixMemberLoggedIn=false');
    expect([reply.status, reply.headers.get('location')]).toEqual([302, '/he?a=1']);
    expect((await get('/?wixMemberLoggedIn=false')).headers.get('location')).toBe('/');
    expect(seen).toEqual([]);
  });

  it('suggests while somebody types', async () => {
    const reply = await start().get('/search/suggestions?q=low+sun');
    expect(await reply.json()).toEqual({ posters: [], collections: [], total: 7 });
    expect(reply.headers.get('cache-control')).toContain('private');
  });

  it('may call and show what a hosted platform has, nothing else', async () => {
    const own = (await start().get('/')).headers.get('content-security-policy') ?? '';
    expect(own).toContain("connect-src 'self';");
    const away = await start(() => PAGE, 'https://platform.test').get('/');
    const policy = away.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("connect-src 'self' https://platform.test;");
    expect(policy).toMatch(/img-src [^;]* https:\/\/platform\.test;/);
  });
});

describe('the appearance', () => {
  const choose = (routes: ReturnType<typeof start>['routes'], theme: string, back: string) =>
    Promise.resolve(
      routes.request('/appearance', { method: 'POST', body: new URLSearchParams({ theme, back }) }),
    );

  it('is kept in a cookie and drawn from it', async () => {
    const { routes, get, seen } = start();
    const reply = await choose(routes, 'dark', '/collections?page=2');
    expect([reply.status, reply.headers.get('location')]).toEqual([303, '/collections?page=2']);
    expect(reply.headers.get('set-cookie')).toMatch(/^theme=dark;.*SameSite=Lax/);
    await get('/', { cookie: 'theme=dark' });
    await get('/', { cookie: 'theme=pink' });
    expect(seen.map(({ theme }) => theme)).toEqual(['dark', 'system']);
  });

  it.each(['//elsewhere.test', '/\\elsewhere.test', 'https://elsewhere.test', ''])(
    'leads back to this host, not to %j',
    async (back) => {
      const reply = await choose(start().routes, 'light', back);
      expect(reply.headers.get('location')).toBe('/');
    },
  );
});

describe('before the shop is built', () => {
  it('says so', async () => {
    const routes = renderRoutes({
      renderer: Promise.resolve(undefined),
      store,
      publicUrl: 'https://shop.test',
      logger,
    });
    expect((await routes.request('/')).status).toBe(503);
    expect((await routes.request('/sitemap.xml')).status).toBe(503);
  });
});
