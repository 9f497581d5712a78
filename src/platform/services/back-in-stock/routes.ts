import { z } from 'zod';
import type { TellingSettings, WaitedThing } from '#shared/back-in-stock.ts';
import type { Context } from '../../context.ts';
import { readJson, requireMerchant } from '../../hosted-json.ts';
import type { HostedRoute } from '../../service.ts';
import { listOwn, stopOwn } from './own.ts';
import { readTelling, writeTelling } from './telling.ts';

const telling = z.strictObject({ noMoreThanPieces: z.boolean() });

const stopped = z.strictObject({ id: z.guid() });

/** For whoever is signed in, about what they wait for. */
const own = (path: string, handle: (request: Request, context: Context) => Promise<object>): HostedRoute => ({
  method: 'POST',
  path: `/hosted/back-in-stock/own/${path}`,
  handle: async (request, context) => Response.json(await handle(request, context)),
});

const merchant = (
  path: string,
  permission: string,
  handle: (request: Request, context: Context) => Promise<object>,
): HostedRoute => ({
  method: 'POST',
  path: `/hosted/back-in-stock/${path}`,
  async handle(request, context) {
    requireMerchant(context, permission);
    return Response.json(await handle(request, context));
  },
});

export const routes: HostedRoute[] = [
  own('read', async (_request, context): Promise<{ items: WaitedThing[] }> => ({
    items: await listOwn(context),
  })),
  own('stop', async (request, context) => {
    await stopOwn(context, (await readJson(request, stopped)).id);
    return {};
  }),
  merchant(
    'telling/read',
    'ECOM.READ_BACK_IN_STOCK_NOTIFICATION_SETTINGS',
    async (_request, context): Promise<{ settings: TellingSettings }> => ({
      settings: await readTelling(context),
    }),
  ),
  merchant(
    'telling/write',
    'ECOM.MODIFY_BACK_IN_STOCK_NOTIFICATION_SETTINGS',
    async (request, context): Promise<{ settings: TellingSettings }> => {
      const settings = await readJson(request, telling);
      await writeTelling(context, settings);
      return { settings };
    },
  ),
];
