import { returnExtensions, shopperReturnExtensions } from '#shared/extensions/returns.ts';
import type { ReturnAction } from '#shared/returns.ts';
import type { Context } from '#platform/context.ts';
import { serveExtensions } from '#platform/extensions/serve.ts';
import type { HostedRoute } from '#platform/service.ts';
import { readOrder } from '../../ecom/orders/public.ts';
import { requestReturn, readReturns } from './request-return.ts';
import { applyReturnAction, lockReturn, returnNotFound, withdraw } from './change.ts';
import { readSettings, writeSettings } from './settings.ts';
import { onDesk, shownToBuyer } from './show.ts';
import { returns } from './tables.ts';

/** The handler of one step of a return. */
const step =
  (returnAction: ReturnAction) =>
  async ({ returnId, answer }: { returnId: string; answer?: string | undefined }, context: Context) => ({
    return: onDesk(await applyReturnAction(context, returnId, returnAction, answer)),
  });

export const routes: HostedRoute[] = [
  ...serveExtensions(shopperReturnExtensions, {
    listMyReturns: ({ orderId }, context) => readReturns(context, orderId),
    requestMyReturn: async ({ orderId, ...request }, context) => ({
      return: shownToBuyer(await requestReturn(context, orderId, request)),
    }),
    async withdrawMyReturn({ orderId, returnId }, context) {
      await readOrder(context, orderId);
      const before = await lockReturn(context, returnId);
      if (before.orderId !== orderId) throw returnNotFound();
      return { return: shownToBuyer(await withdraw(context, before)) };
    },
  }),
  ...serveExtensions(returnExtensions, {
    async queryReturns({ query = {} }, { db, siteId }) {
      const { items, metadata } = await returns.query(db, siteId, query);
      return { returns: items.map(onDesk), pagingMetadata: metadata };
    },
    async countReturns({ filter = {} }, { db, siteId }) {
      const { count } = await returns.count(db, siteId, filter);
      return { count };
    },
    async getReturn({ returnId }, { db, siteId }) {
      const found = await returns.get(db, siteId, returnId);
      if (!found) throw returnNotFound();
      return { return: onDesk(found) };
    },
    acceptReturn: step('accept'),
    receiveReturn: step('receive'),
    closeReturn: step('close'),
    declineReturn: step('decline'),
    getReturnSettings: async (_request, context) => ({ settings: await readSettings(context) }),
    async changeReturnSettings(settings, context) {
      await writeSettings(context, settings);
      return { settings };
    },
  }),
];
