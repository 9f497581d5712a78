import { z } from 'zod';
import { returnExtensions } from '#shared/extensions/returns.ts';
import { MAX_RETURN_LINES, MAX_RETURN_NOTE, RETURN_REASONS, type ReturnAct } from '#shared/returns.ts';
import type { Context } from '../../context.ts';
import { serveExtensions } from '../../extensions/serve.ts';
import { readJson } from '../../hosted-json.ts';
import type { HostedRoute } from '../../service.ts';
import { readOrder } from '../orders/public.ts';
import { askReturn, readReturns } from './ask.ts';
import { actOn, lockReturn, returnNotFound, withdraw } from './change.ts';
import { readSettings, writeSettings } from './settings.ts';
import { onDesk, shownToBuyer } from './show.ts';
import { returns } from './tables.ts';

const returnRequest = z.strictObject({
  lines: z
    .array(
      z.strictObject({
        lineItemId: z.string().min(1).max(100),
        quantity: z.int().min(1).max(100_000),
        reason: z.enum(RETURN_REASONS),
      }),
    )
    .min(1)
    .max(MAX_RETURN_LINES),
  note: z.string().trim().max(MAX_RETURN_NOTE).optional(),
});

type Handle = (
  request: Request,
  context: Context,
  params: Readonly<Record<string, string>>,
) => Promise<object>;

/** For the buyer of an order, whose token says so, and for the shop. */
const ofBuyer = (path: string, handle: Handle): HostedRoute => ({
  method: 'POST',
  path: `/hosted/orders/:orderId/returns/${path}`,
  handle: async (request, context, params) => Response.json(await handle(request, context, params)),
});

/** The handler of one step of a return. */
const step =
  (act: ReturnAct) =>
  async ({ returnId, answer }: { returnId: string; answer?: string | undefined }, context: Context) => ({
    return: onDesk(await actOn(context, returnId, act, answer)),
  });

export const routes: HostedRoute[] = [
  ofBuyer('read', (_request, context, { orderId = '' }) => readReturns(context, orderId)),
  ofBuyer('ask', async (request, context, { orderId = '' }) => {
    const given = await readJson(request, returnRequest);
    return { return: shownToBuyer(await askReturn(context, orderId, given)) };
  }),
  ofBuyer(':id/withdraw', async (_request, context, { orderId = '', id = '' }) => {
    await readOrder(context, orderId);
    const before = await lockReturn(context, id);
    if (before.orderId !== orderId) throw returnNotFound();
    return { return: shownToBuyer(await withdraw(context, before)) };
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
