import type { Context } from '../../context.ts';
import { notFound } from '../../contract/errors.ts';
import { requireMerchant } from '../../hosted-json.ts';
import type { HostedRoute } from '../../service.ts';
import { allowAgain, downloadsOf } from '../order-downloads/public.ts';
import { lockOrder, readOrder, saveOrder } from './order-change.ts';

const answer = async (context: Context, orderId: string): Promise<Response> =>
  Response.json({ downloads: await downloadsOf(context, orderId) });

/** The digital files of an order: for its buyer and the people of the shop. */
export const downloadRoutes: HostedRoute[] = [
  {
    method: 'GET',
    path: '/hosted/orders/:id/downloads',
    async handle(_request, context, { id = '' }) {
      const order = await readOrder(context, id);
      return answer(context, order.id);
    },
  },
  {
    /** The shop lets the buyer download it again, as often and as long as in the beginning. */
    method: 'POST',
    path: '/hosted/orders/:id/downloads/:lineItemId/allow',
    async handle(_request, context, { id = '', lineItemId = '' }) {
      requireMerchant(context, 'ECOM.MODIFY_ORDERS');
      const before = await lockOrder(context, id);
      if ((await allowAgain(context, id, lineItemId)) === undefined)
        throw notFound('The line has nothing to download.', 'DOWNLOAD_NOT_FOUND', { lineItemId });
      // The line says until when.
      await saveOrder(context, before, before);
      return answer(context, id);
    },
  },
];
