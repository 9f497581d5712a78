import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { build, type Rolldown } from 'vite';
import { addressIn } from '../../src/any-app/rewrite-fetch.mjs';

const CLIENT_ID = 'b2d94f6e-31c7-4f0a-8e55-0c7a9d36f118';

/** A storefront's script on the unmodified SDK; what it finds is put on the page. */
const SCRIPT = `
  import { createClient, OAuthStrategy } from '@wix/sdk';
  import { products } from '@wix/stores';
  import { currentCart } from '@wix/ecom';
  import { redirects } from '@wix/redirects';
  const appId = '215238eb-22a5-4c36-9e7b-e7c08025e04e';
  const auth = OAuthStrategy({ clientId: '${CLIENT_ID}' });
  const wix = createClient({ modules: { products, currentCart, redirects }, auth });
  const { items: [one] } = await wix.products.queryProducts().eq('slug', 'fjord').find();
  const catalogReference = { appId, catalogItemId: one._id, options: { variantId: one.variants[0]._id } };
  await wix.currentCart.addToCurrentCart({ lineItems: [{ catalogReference, quantity: 1 }] });
  const { checkoutId } = await wix.currentCart.createCheckoutFromCurrentCart({ channelType: 'WEB' });
  const { redirectSession } = await wix.redirects.createRedirectSession({
    ecomCheckout: { checkoutId }, callbacks: { postFlowUrl: location.href },
  });
  const picture = one.media.mainMedia.image.url;
  document.body.innerHTML = '<h1></h1><a>Buy</a><img alt="">';
  document.querySelector('h1').textContent = one.name;
  document.querySelector('a').href = redirectSession.fullUrl;
  document.querySelector('img').src = picture;`;

async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/** The app's script in one file, as a bundler makes it. */
export async function bundledStorefront(): Promise<string> {
  const entry = 'virtual:storefront';
  const made = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: entry, output: { codeSplitting: false } },
    },
    plugins: [
      {
        name: 'storefront',
        resolveId: (id) => (id === entry ? path.resolve('e2e/storefront.js') : undefined),
        load: (id) => (id === path.resolve('e2e/storefront.js') ? SCRIPT : undefined),
      },
    ],
  });
  return (made as Rolldown.RolldownOutput).output[0].code;
}

/** An app on an origin of its own. @param before what runs ahead of its script */
export async function serveApp(script: string, before: string): Promise<{ url: string; close: () => void }> {
  const files: Record<string, [type: string, text: string]> = {
    '/': [
      'text/html',
      `<!doctype html><title>App</title><body>${before}<script type="module" src="/app.js"></script></body>`,
    ],
    '/app.js': ['text/javascript', script],
  };
  const server = createServer((request, response) => {
    const [type, text] = files[request.url ?? ''] ?? [];
    if (type === undefined) return response.writeHead(404).end();
    return response.writeHead(200, { 'content-type': `${type}; charset=utf-8` }).end(text);
  });
  return { url: `http://localhost:${await listen(server)}/`, close: () => server.close() };
}

/** A certificate that nobody but this test believes. */
async function certificate(): Promise<{ key: string; cert: string }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'any-app-'));
  const [key, cert] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')];
  const options = ['-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=www.wixapis.com'];
  execFileSync('openssl', ['req', '-x509', ...options, '-keyout', key, '-out', cert], { stdio: 'ignore' });
  const made = { key: await readFile(key, 'utf8'), cert: await readFile(cert, 'utf8') };
  await rm(folder, { recursive: true });
  return made;
}

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** The media hosts of the platform, which answer with a pixel. @returns also the addresses they are requested with */
export async function serveOriginalHosts(): Promise<{
  port: number;
  requested: string[];
  close: () => void;
}> {
  const requested: string[] = [];
  const server = createSecureServer(await certificate(), ({ headers, url }, response) => {
    requested.push(`https://${headers.host}${url}`);
    response.writeHead(200, { 'content-type': 'image/png' }).end(PIXEL);
  });
  return { port: await listen(server), requested, close: () => server.close() };
}

/** What the proxy of the documentation does: answers for the platform's hosts out of the shop. */
export async function serveProxy(shop: string): Promise<{ port: number; close: () => void }> {
  const forward: RequestListener = async (request, response) => {
    const { method = 'GET', headers, url } = request;
    const { host = '', connection: _, ...input } = headers;
    const body = method === 'GET' || method === 'HEAD' ? undefined : Readable.toWeb(request);
    const options = { method, headers: input as Record<string, string>, body, duplex: 'half' };
    const answer = await fetch(addressIn(shop, `https://${host}${url}`) ?? '', options as RequestInit);
    const told = [...answer.headers].filter(([name]) => !/^(content-encoding|content-length)$/.test(name));
    response.writeHead(answer.status, Object.fromEntries(told)).end(Buffer.from(await answer.arrayBuffer()));
  };
  const server = createSecureServer(await certificate(), forward);
  return { port: await listen(server), close: () => server.close() };
}
