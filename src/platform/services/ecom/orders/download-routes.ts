import { orderDownloadExtensions, shopperDownloadExtensions } from '#shared/extensions/order-downloads.ts';
import type { Context } from '#platform/context.ts';
import { notFound } from '#platform/contract/errors.ts';
import { serveExtensions } from '#platform/extensions/serve.ts';
import { allowAgain, downloadsOf } from '../../extensions/order-downloads/public.ts';
import { lockOrder, readOrder, saveOrder } from './order-change.ts';

const { listOrderDownloads, allowDownloadsAgain } = orderDownloadExtensions;
const { listMyOrderDownloads } = shopperDownloadExtensions;

const list = async ({ orderId }: { orderId: string }, context: Context) => {
  const { id } = await readOrder(context, orderId);
  return { downloads: await downloadsOf(context, id) };
};

/** The digital files of an order: for its buyer and the people of the shop. */
export const downloadRoutes = serveExtensions(
  { listOrderDownloads, allowDownloadsAgain, listMyOrderDownloads },
  {
    listOrderDownloads: list,
    listMyOrderDownloads: list,
    async allowDownloadsAgain({ orderId, lineItemId }, context) {
      const before = await lockOrder(context, orderId);
      if ((await allowAgain(context, orderId, lineItemId)) === undefined)
        throw notFound('The line has nothing to download.', 'DOWNLOAD_NOT_FOUND', { lineItemId });
      // The line says until when.
      await saveOrder(context, before, before);
      return { downloads: await downloadsOf(context, orderId) };
    },
  },
);
