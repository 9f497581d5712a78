import { z } from 'zod';
import {
  MOST_INSTRUCTIONS,
  MOST_RETURN_LINES,
  MOST_RETURN_NOTE,
  RETURN_ACTS,
  RETURN_DAYS,
  RETURN_REASONS,
  type ReturnAct,
} from '#shared/returns.ts';
import type { Context } from '../../context.ts';
import { readJson, requireMerchant } from '../../hosted-json.ts';
import type { HostedRoute } from '../../service.ts';
import { readOrder } from '../orders/public.ts';
import { askReturn, readReturns } from './ask.ts';
import { actOn, lockReturn, returnNotFound, withdraw } from './change.ts';
import { readSettings, writeSettings } from './settings.ts';
import { onDesk, shownToBuyer } from './show.ts';
import { returns } from './tables.ts';

const READ = 'ECOM.READ_ORDERS';
const CHANGE = 'ECOM.MODIFY_ORDERS';

const words = (most: number) => z.string().trim().max(most);
const asked = z.strictObject({
  lines: z
    .array(
      z.strictObject({
        lineItemId: z.string().min(1).max(100),
        quantity: z.int().min(1).max(100_000),
        reason: z.enum(RETURN_REASONS),
      }),
    )
    .min(1)
    .max(MOST_RETURN_LINES),
  note: words(MOST_RETURN_NOTE).optional(),
});
const answered = z.strictObject({ answer: words(MOST_RETURN_NOTE).min(1).optional() });
const refused = z.strictObject({ answer: words(MOST_RETURN_NOTE).min(1) });
const settings = z.strictObject({
  days: z.int().min(RETURN_DAYS.min).max(RETURN_DAYS.max),
  instructions: words(MOST_INSTRUCTIONS),
});
const anything = z.record(z.string(), z.unknown());
const listed = z.strictObject({ query: anything.optional() });
const counted = z.strictObject({ filter: anything.optional() });

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

const ofShop = (path: string, permission: string, handle: Handle): HostedRoute => ({
  method: 'POST',
  path: `/hosted/returns/${path}`,
  async handle(request, context, params) {
    requireMerchant(context, permission);
    return Response.json(await handle(request, context, params));
  },
});

/** Saying no takes a reason. */
const act = (name: ReturnAct): HostedRoute =>
  ofShop(`:id/${name}`, CHANGE, async (request, context, { id = '' }) => {
    const { answer } = await readJson(request, name === 'decline' ? refused : answered);
    return { return: onDesk(await actOn(context, id, name, answer)) };
  });

export const routes: HostedRoute[] = [
  ofBuyer('read', (_request, context, { orderId = '' }) => readReturns(context, orderId)),
  ofBuyer('ask', async (request, context, { orderId = '' }) => {
    const given = await readJson(request, asked);
    return { return: shownToBuyer(await askReturn(context, orderId, given)) };
  }),
  ofBuyer(':id/withdraw', async (_request, context, { orderId = '', id = '' }) => {
    await readOrder(context, orderId);
    const before = await lockReturn(context, id);
    if (before.orderId !== orderId) throw returnNotFound();
    return { return: shownToBuyer(await withdraw(context, before)) };
  }),
  ofShop('query', READ, async (request, { db, siteId }) => {
    const { query = {} } = await readJson(request, listed);
    const { items, metadata } = await returns.query(db, siteId, query);
    return { returns: items.map(onDesk), pagingMetadata: metadata };
  }),
  ofShop('count', READ, async (request, { db, siteId }) => {
    const { filter = {} } = await readJson(request, counted);
    const { count } = await returns.count(db, siteId, filter);
    return { count };
  }),
  ofShop('settings/read', READ, async (_request, context) => ({ settings: await readSettings(context) })),
  ofShop('settings/write', 'ECOM.UPDATE_ORDERS_SETTINGS', async (request, context) => {
    const given = await readJson(request, settings);
    await writeSettings(context, given);
    return { settings: given };
  }),
  ofShop(':id/read', READ, async (_request, { db, siteId }, { id = '' }) => {
    const found = await returns.get(db, siteId, id);
    if (!found) throw returnNotFound();
    return { return: onDesk(found) };
  }),
  ...(Object.keys(RETURN_ACTS) as ReturnAct[]).map(act),
];
