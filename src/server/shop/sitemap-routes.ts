import type { Transform } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGzip, gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import type { ShopRenderer, SitemapEntry } from '../../shared/shop-rendering.ts';

/** Addresses that one file may hold, by the protocol. */
const MAX = 50_000;
/** Walking through a large catalogue takes a while: what was written is good for so long. */
const LIFETIME_MS = 300_000;

type Files = ReadonlyMap<string, Buffer>;

async function zipped(items: Iterable<object>, xml: Transform): Promise<Buffer> {
  const zip = createGzip();
  const [file] = await Promise.all([buffer(zip), pipeline(items, xml, zip)]);
  return file;
}

/** One file, or an index in its place and the parts it names. */
async function writeFiles(
  entries: AsyncIterable<SitemapEntry>,
  publicUrl: string,
  max: number,
): Promise<Files> {
  const { SitemapIndexStream, SitemapStream } = await import('sitemap');
  const parts: Buffer[] = [];
  let chunk: SitemapEntry[] = [];
  const writePart = async (): Promise<void> => {
    const xmlns = { xhtml: true, news: false, image: false, video: false };
    parts.push(await zipped(chunk, new SitemapStream({ xmlns })));
    chunk = [];
  };
  for await (const entry of entries) {
    if (chunk.length === max) await writePart();
    chunk.push(entry);
  }
  await writePart();
  const [only, ...others] = parts;
  if (only && others.length === 0) return new Map([['sitemap.xml', only]]);
  const named = parts.map((part, index) => [`sitemap-${index + 1}.xml`, part] as const);
  const names = named.map(([name]) => ({ url: `${publicUrl}/${name}` }));
  return new Map([['sitemap.xml', await zipped(names, new SitemapIndexStream())], ...named]);
}

interface Options {
  /** Absent until the shop is built. */
  renderer: Promise<Pick<ShopRenderer, 'sitemap'> | undefined>;
  publicUrl: string;
  most?: number;
}

/** `/sitemap.xml`, and `/sitemap-1.xml` and so on where the shop has more addresses than one may hold. */
export function sitemapRoutes({ renderer, publicUrl, most = MAX }: Options): Hono {
  let stored: Promise<Files> | undefined;
  const keep = (shop: Pick<ShopRenderer, 'sitemap'>): Promise<Files> => {
    const forget = (): void => void (stored = undefined);
    const files = writeFiles(shop.sitemap(), publicUrl, most);
    files.then(() => setTimeout(forget, LIFETIME_MS).unref(), forget);
    return files;
  };
  return new Hono().get('/:file{sitemap(-\\d+)?\\.xml}', async (c) => {
    const shop = await renderer;
    if (!shop) return c.text('The shop is not built yet: npm run build', 503);
    const file = (await (stored ??= keep(shop))).get(c.req.param('file'));
    if (!file) return c.notFound();
    const zips = /\bgzip\b/.test(c.req.header('accept-encoding') ?? '');
    return c.body(new Uint8Array(zips ? file : gunzipSync(file)), 200, {
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'public, max-age=300',
      vary: 'Accept-Encoding',
      ...(zips && { 'content-encoding': 'gzip' }),
    });
  });
}
