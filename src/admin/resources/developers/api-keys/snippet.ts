interface At {
  /** Where the shop is, without a trailing slash. */
  address: string;
  siteId: string;
}

/** What an app on the SDK begins with; the key itself is not in it, so that it may stand in the code. */
export const clientSnippet = ({ address, siteId }: At): string => `// COUNTERPART_URL=${address}
// node --import ./register.mjs app.mjs
import { ApiKeyStrategy, createClient } from '@wix/sdk';
import { orders } from '@wix/ecom';

const shop = createClient({
  modules: { orders },
  auth: ApiKeyStrategy({
    apiKey: process.env.SHOP_API_KEY,
    siteId: '${siteId}',
  }),
});
const { orders: latest } = await shop.orders.searchOrders({});`;

export const curlSnippet = ({
  address,
  siteId,
}: At): string => `curl ${address}/wixapis/ecom/v1/orders/search \\
  -H "Authorization: $SHOP_API_KEY" \\
  -H "wix-site-id: ${siteId}" \\
  -H "Content-Type: application/json" -d '{"search":{}}'`;
