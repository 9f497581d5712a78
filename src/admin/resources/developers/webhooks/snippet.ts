/** What a subscriber on the SDK begins with. */
export const handlerSnippet = (
  appId: string,
): string => `import { AppStrategy, createClient } from '@wix/sdk';
import { orders } from '@wix/ecom';

const client = createClient({
  modules: { orders },
  auth: AppStrategy({ appId: '${appId}', publicKey: process.env.SHOP_PUBLIC_KEY }),
});
client.orders.onOrderApproved(({ data, metadata }) => {
  console.log(metadata.entityId);
});
app.post('/hook', express.text(), async (request, response) => {
  await client.webhooks.process(request.body);
  response.sendStatus(200);
});`;
