/** What a storefront begins with: requests led here first, then the SDK as it is. */
export const browserSnippet = (address: string, clientId: string): string => `const send = globalThis.fetch;
const here = (url) => String(url).replace(
  /^https:\\/\\/(www|edge|readonly)\\.wixapis\\.com(?=\\/)/, '${address}/wixapis');
globalThis.fetch = (input, init) =>
  send(input instanceof Request ? new Request(here(input.url), input) : here(input), init);

import { createClient, OAuthStrategy } from '@wix/sdk';
import { currentCart } from '@wix/ecom';

const shop = createClient({
  modules: { currentCart },
  auth: OAuthStrategy({ clientId: '${clientId}' }),
});`;

/** An app on a server that acts as itself. */
export const appSnippet = (clientId: string, siteId: string): string => `AppStrategy({
  appId: '${clientId}',
  appSecret: process.env.SHOP_APP_SECRET,
  instanceId: '${siteId}',
})`;
