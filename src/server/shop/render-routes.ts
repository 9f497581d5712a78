import { ownPath } from './own-path.ts';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { Hono, type Context } from 'hono';
import type { Logger } from 'pino';
import { getCookie, setCookie } from 'hono/cookie';
import { z } from 'zod';
import { storeLanguage } from '../../shared/mail-language.ts';
import type { ShopRenderer, ShopReply, Theme } from '../../shared/shop-rendering.ts';
import { contentSecurityPolicy } from '../http/content-security-policy.ts';
import { isCountry } from '../../shared/countries.ts';
import { PREVIEW_THEME_PARAM, STORE_THEMES } from '../../shared/store-brand.ts';
import { sitemapRoutes } from './sitemap-routes.ts';
import { PLACE_COOKIE, visitorPlace } from './visitor-place.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const THEMES: readonly Theme[] = ['light', 'dark', 'system'];
const NOT_BUILT = 'The shop is not built yet: npm run build';
const ONE_YEAR = 31_536_000;
/** A cart holds no more lines; no more of them are looked at. */
const productIds = z.array(z.guid()).min(1).max(300);
const MAX_LOOKED_AT = 100;

/** Level 4 takes a millisecond for a page; the highest would take longer than it saves on the way. */
async function compressed(
  text: string,
  accepted: string,
): Promise<[body: string | Uint8Array, encoding?: string]> {
  if (/\bbr\b/.test(accepted)) {
    return [await brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }), 'br'];
  }
  return /\bgzip\b/.test(accepted) ? [await zip(text), 'gzip'] : [text];
}

async function send(
  c: Context,
  { status, html, links, style }: ShopReply,
  connect: string | undefined,
  isPreview: boolean,
): Promise<Response> {
  const tag = `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 27)}"`;
  const headers: Record<string, string> = {
    'content-security-policy': contentSecurityPolicy(undefined, connect, {
      styleHash: style && createHash('sha256').update(style).digest('base64'),
      framed: isPreview,
    }),
    // The back office shows the design that somebody tries in a frame; no search engine lists it.
    ...(isPreview && { 'x-frame-options': 'SAMEORIGIN', 'x-robots-tag': 'noindex' }),
    // Asked for again each time, so that price and stock are true; unchanged, it costs a few bytes.
    'cache-control': 'private, no-cache',
    etag: tag,
    vary: 'Cookie, Accept-Encoding, Accept-Language',
    'speculation-rules': '"/speculation-rules.json"',
  };
  if (status === 200 && c.req.header('if-none-match') === tag)
    return new Response(null, { status: 304, headers });
  const [body, encoding] = await compressed(html, c.req.header('accept-encoding') ?? '');
  return new Response(typeof body === 'string' ? body : new Uint8Array(body), {
    status,
    headers: {
      ...headers,
      'content-type': 'text/html; charset=utf-8',
      ...(links.length > 0 && { link: links.join(', ') }),
      ...(encoding !== undefined && { 'content-encoding': encoding }),
    },
  });
}

/** What whoever comes back from the platform's own pages is told; the shop knows it from its tokens. */
const TOLD_TO_CALLBACKS = 'wixMemberLoggedIn';

const themeOf = (value: unknown): Theme => THEMES.find((theme) => theme === value) ?? 'system';

/** A person comes from outside; within the store they have chosen their language by a link, and programs choose none. */
const isArrival = (c: Context): boolean =>
  c.req.header('sec-fetch-mode') === 'navigate' && c.req.header('sec-fetch-site') !== 'same-origin';

const requestIdOf = (c: Context): unknown => c.get('requestId');

interface Options {
  /** Absent until the shop is built. */
  renderer: Promise<ShopRenderer | undefined>;
  /** The locale of the store now. */
  store: Readonly<{ locale: string }>;
  publicUrl: string;
  logger: Logger;
  /** Another origin that pages may call: a hosted platform. */
  connect?: string;
}

/** The shop: every address that nothing else answers is a page of it, if only the one that says there is none. */
export function renderRoutes({ renderer, store, publicUrl, logger, connect }: Options): Hono {
  const routes = new Hono();

  routes.get('/robots.txt', (c) =>
    c.text(
      [
        'User-agent: *',
        ...[
          '/admin',
          '/api',
          '/wixapis',
          '/hosted',
          '/checkout',
          '/pay',
          '/account',
          '/wishlist',
          '/delivery-place',
        ].map((path) => `Disallow: ${path}`),
        `Sitemap: ${publicUrl}/sitemap.xml`,
        '',
      ].join('\n'),
    ),
  );
  routes.route('/', sitemapRoutes({ renderer, publicUrl }));
  /** Pages are light and their reads remembered: one that is pointed at may as well be on its way. */
  routes.get('/speculation-rules.json', (c) =>
    c.body(
      JSON.stringify({
        prefetch: [
          {
            where: {
              and: [
                { href_matches: '/*' },
                { not: { href_matches: ['/admin*', '/api/*', '/hosted/*', '/media/*'] } },
              ],
            },
            eagerness: 'moderate',
          },
        ],
      }),
      200,
      { 'content-type': 'application/speculationrules+json', 'cache-control': 'public, max-age=3600' },
    ),
  );
  /** Asked for while somebody types; the page of what was found is `/search`. */
  routes.get('/search/suggestions', async (c) => {
    const shop = await renderer;
    if (!shop) return c.text(NOT_BUILT, 503);
    c.header('cache-control', 'private, max-age=30');
    return c.json(await shop.suggest(c.req.query('q') ?? ''));
  });
  /** Asked for by the cart, which the browser draws. */
  routes.get('/bag/goes-with', async (c) => {
    const shop = await renderer;
    if (!shop) return c.text(NOT_BUILT, 503);
    const items = productIds.safeParse(c.req.query('items')?.split(','));
    if (!items.success)
      return c.json({ message: 'items: up to 300 ids of products, with commas between them' }, 400);
    c.header('cache-control', 'private, max-age=30');
    return c.json(await shop.goesWith(items.data.slice(0, MAX_LOOKED_AT)));
  });
  /** The appearance switch of pages without a script. */
  routes.post('/appearance', async (c) => {
    const form = await c.req.parseBody();
    setCookie(c, 'theme', themeOf(form['theme']), { path: '/', maxAge: ONE_YEAR, sameSite: 'Lax' });
    return c.redirect(ownPath(form['back']), 303);
  });

  /** The country that prices of delivery are shown for. */
  routes.post('/delivery-place', async (c) => {
    const { country, back } = await c.req.parseBody();
    if (typeof country === 'string' && isCountry(country))
      setCookie(c, PLACE_COOKIE, country, { path: '/', maxAge: ONE_YEAR, sameSite: 'Lax', httpOnly: true });
    return c.redirect(ownPath(back), 303);
  });

  /** The cross of the bar above every page. */
  routes.post('/announcement/dismiss', async (c) => {
    const form = await c.req.parseBody();
    const { id } = form;
    if (typeof id === 'string' && /^\d{1,15}$/.test(id))
      setCookie(c, 'announcement', id, { path: '/', maxAge: ONE_YEAR, sameSite: 'Lax' });
    return c.redirect(ownPath(form['back']), 303);
  });

  routes.get('*', async (c) => {
    const { pathname, search, searchParams } = new URL(c.req.url);
    if (searchParams.has(TOLD_TO_CALLBACKS)) {
      searchParams.delete(TOLD_TO_CALLBACKS);
      return c.redirect(
        ownPath(pathname) + (searchParams.size > 0 ? `?${searchParams.toString()}` : ''),
        302,
      );
    }
    const language = storeLanguage(store.locale);
    if (pathname === '/' && language !== 'en' && isArrival(c)) {
      c.header('vary', 'sec-fetch-site');
      c.header('cache-control', 'private, no-store');
      return c.redirect(`/${language}${search}`, 302);
    }
    if (pathname.length > 1 && pathname.endsWith('/'))
      return c.redirect(ownPath(pathname.replace(/\/+$/, '')) + search, 301);
    const shop = await renderer;
    if (!shop) return c.text(NOT_BUILT, 503);
    const place = visitorPlace(c);
    const requested = {
      path: pathname,
      search,
      theme: themeOf(getCookie(c, 'theme')),
      ...(place !== undefined && { place }),
      dismissed: getCookie(c, 'announcement'),
      previewTheme: STORE_THEMES.find((theme) => theme === searchParams.get(PREVIEW_THEME_PARAM)),
    };
    const reply = await shop.render(requested).catch((error: unknown) => {
      logger.error({ requestId: requestIdOf(c), path: pathname, err: error }, 'a page could not be drawn');
      return shop.apologise(requested);
    });
    if (reply.location !== undefined) return c.redirect(ownPath(reply.location), 301);
    return send(c, reply, connect, requested.previewTheme !== undefined);
  });
  return routes;
}
