import { storefrontExtensions } from '#shared/extensions/storefront.ts';
import type { PlatformStorefront } from '#shared/storefront.ts';
import { serveExtensions } from '#platform/extensions/serve.ts';
import { defineService } from '#platform/service.ts';
import { migrations } from './migrations.ts';
import { readStorefront, updateStorefront } from './settings.ts';
import { readStoreFacts } from './store-facts.ts';

/** How the shop's own pages look, and what they may say of the store. The contract knows no pages. */
export const storefront = defineService({
  name: 'storefront',
  routes: [
    ...serveExtensions(storefrontExtensions, {
      getStorefront: async (_request, context) => ({ storefront: await readStorefront(context) }),
      updateStorefront: async (change, context) => ({ storefront: await updateStorefront(context, change) }),
    }),
    {
      // Every page is drawn from it: settings and facts of the store at once.
      method: 'GET',
      path: '/hosted/storefront/shown',
      async handle(_request, context) {
        const settings = await readStorefront(context);
        const shown: PlatformStorefront = { ...settings, store: await readStoreFacts(context) };
        return Response.json(shown);
      },
    },
  ],
  migrations,
});
