import { storePageExtensions } from '#shared/extensions/store-pages.ts';
import { serveExtensions } from '#platform/extensions/serve.ts';
import { defineService } from '#platform/service.ts';
import { migrations } from './migrations.ts';
import { createPage, deletePage, readPage, readPages, summaryOf, updatePage } from './pages.ts';

/** Pages of the shop that the merchant writes. */
export const storePages = defineService({
  name: 'store-pages',
  routes: [
    ...serveExtensions(storePageExtensions, {
      listStorePages: async (_request, context) => ({ pages: (await readPages(context)).map(summaryOf) }),
      getStorePage: async ({ pageId }, context) => ({ page: await readPage(context, pageId) }),
      createStorePage: async ({ page }, context) => ({ page: await createPage(context, page) }),
      updateStorePage: async (change, context) => ({ page: await updatePage(context, change) }),
      async deleteStorePage({ pageId }, context) {
        await deletePage(context, pageId);
        return {};
      },
    }),
    {
      // The shop displays all of them that are visible.
      method: 'GET',
      path: '/hosted/store-pages/shown',
      async handle(_request, context) {
        const pages = await readPages(context);
        return Response.json({ pages: pages.filter(({ visible }) => visible) });
      },
    },
  ],
  migrations,
});
