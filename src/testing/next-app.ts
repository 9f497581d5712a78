/** A Next.js app on the unmodified SDK that asks for it in each of the places there are: path → text. */
export const nextApp: Readonly<Record<string, string>> = {
  'next.config.mjs': `
    export default { images: { remotePatterns: [{ hostname: 'static.wixstatic.com' }] } };`,
  // In the edge sandbox, as storefronts have it.
  'middleware.js': `
    import { createClient, OAuthStrategy } from '@wix/sdk';
    import { NextResponse } from 'next/server';
    export async function middleware(request) {
      const wix = createClient({ auth: OAuthStrategy({ clientId: process.env.WIX_CLIENT_ID }) });
      const headers = new Headers(request.headers);
      headers.set('x-visitor', JSON.stringify(await wix.auth.generateVisitorTokens()));
      const response = NextResponse.next({ request: { headers } });
      response.headers.set('x-runtime', typeof EdgeRuntime);
      return response;
    }
    export const config = { matcher: ['/', '/api/:path*'] };`,
  'app/wix.js': `
    import { createClient, OAuthStrategy } from '@wix/sdk';
    import { products } from '@wix/stores';
    import { headers } from 'next/headers';
    export async function shelf() {
      const tokens = JSON.parse((await headers()).get('x-visitor'));
      const auth = OAuthStrategy({ clientId: process.env.WIX_CLIENT_ID, tokens });
      const wix = createClient({ modules: { products }, auth });
      return (await wix.products.queryProducts().limit(2).find()).items;
    }`,
  'app/layout.js': `
    export default function Layout({ children }) { return <html><body>{children}</body></html>; }`,
  'app/page.js': `
    import Image from 'next/image';
    import { shelf } from './wix.js';
    export default async function Page() {
      return (await shelf()).map((one) => (
        <h2 key={one._id}>
          {one.name} <Image src={one.media.mainMedia.image.url} width={200} height={200} alt="" />
        </h2>
      ));
    }`,
  'app/api/node/route.js': `
    import { shelf } from '../../wix.js';
    export const GET = async () => Response.json((await shelf()).map(({ name }) => name));`,
  'app/api/edge/route.js': `
    import { shelf } from '../../wix.js';
    export const runtime = 'edge';
    export const GET = async () => Response.json((await shelf()).map(({ name }) => name));`,
};

/** A storefront on the oldest SDK of version 1, for `node`. */
export const olderStorefront = `
  const { createClient, OAuthStrategy } = require('@wix/sdk');
  const { products, collections } = require('@wix/stores');
  const { currentCart } = require('@wix/ecom');
  const appId = '215238eb-22a5-4c36-9e7b-e7c08025e04e';
  const auth = OAuthStrategy({ clientId: process.env.WIX_CLIENT_ID });
  const wix = createClient({ modules: { products, collections, currentCart }, auth });
  (async () => {
    wix.auth.setTokens(await wix.auth.generateVisitorTokens());
    const shelves = (await wix.collections.queryCollections().limit(2).find()).items;
    const page = await wix.products.queryProducts().limit(2).find();
    const { product } = await wix.products.getProduct(page.items[0]._id);
    const catalogReference = { appId, catalogItemId: product._id, options: { variantId: product.variants[0]._id } };
    const { cart } = await wix.currentCart.addToCurrentCart({ lineItems: [{ catalogReference, quantity: 2 }] });
    const { loginState } = await wix.auth.register({ email: 'old@example.com', password: 'correct horse battery' });
    const missing = await wix.collections.getCollection(product._id).catch((error) => error);
    console.log(JSON.stringify({
      shelves: shelves.length,
      shelf: (await wix.collections.getCollection(shelves[0]._id)).name === shelves[0].name,
      product: product.name === page.items[0].name,
      cart: cart.lineItems.map(({ quantity }) => quantity),
      loginState,
      missing: missing.details.applicationError.code,
    }));
  })();`;
