import { Hono } from 'hono';
import { z } from 'zod';
import { notFound } from '../../platform/contract/errors.ts';
import { orderSettingsDesk } from '../../shared/desks/order-settings.ts';
import { ordersDesk } from '../../shared/desks/orders.ts';
import type { DownloadSettings, OrderDownload } from '../../shared/order-downloads.ts';
import type { Gateway } from '../gateway.ts';
import type { GatewayContext, GatewayEnv } from '../http/gateway-env.ts';
import { askHosted } from '../platform-call.ts';
import { recordDeed } from '../staff/record-deed.ts';
import { requireRight } from '../staff/session.ts';

const SETTINGS = '/hosted/order-downloads/settings';

const unknownOrder = (): Error => notFound('There is no such order.', 'ORDER_NOT_FOUND');

/** @throws what the platform refused, in its words; 404 where a hosted platform keeps the files itself */
async function ask<Reply>(
  { platformFetch, embedded }: Gateway,
  path: string,
  asked?: { body?: string; actor?: string },
): Promise<Reply> {
  if (!embedded) throw notFound('The hosted platform keeps its downloads itself.', 'DOWNLOADS_ARE_HOSTED');
  return askHosted<Reply>(platformFetch, path, asked);
}

/** Mounted at `/admin/api`: the digital files of orders, and what comes with one. */
export function orderDownloadRoutes(gateway: Gateway): Hono<GatewayEnv> {
  const app = new Hono<GatewayEnv>().basePath('/order-downloads');
  const orderOf = (c: GatewayContext): string => {
    const id = z.guid().safeParse(c.req.param('orderId'));
    if (!id.success) throw unknownOrder();
    return `/hosted/orders/${id.data}/downloads`;
  };

  app.get('/orders/:orderId', async (c) => {
    await requireRight(c, ...ordersDesk.rights.show);
    return c.json(await ask<{ downloads: OrderDownload[] }>(gateway, orderOf(c)));
  });

  app.post('/orders/:orderId/:lineItemId/allow', async (c) => {
    const staff = await requireRight(c, ...ordersDesk.rights.line);
    const lineItemId = c.req.param('lineItemId');
    const path = `${orderOf(c)}/${encodeURIComponent(lineItemId)}/allow`;
    const reply = await ask<{ downloads: OrderDownload[] }>(gateway, path, {
      body: '{}',
      actor: staff.email,
    });
    const { allowed, until } = reply.downloads.find((one) => one.lineItemId === lineItemId) ?? {};
    await recordDeed(c, gateway, staff, {
      name: 'allowDownloadsAgain',
      entityType: 'order',
      entityId: c.req.param('orderId'),
      after: { lineItemId, allowed, until },
    });
    return c.json(reply);
  });

  app.get('/settings', async (c) => {
    await requireRight(c, ...orderSettingsDesk.rights.list);
    return c.json(await ask<DownloadSettings>(gateway, SETTINGS));
  });

  app.put('/settings', async (c) => {
    const staff = await requireRight(c, ...orderSettingsDesk.rights.edit);
    const before = await ask<DownloadSettings>(gateway, SETTINGS);
    const after = await ask<DownloadSettings>(gateway, SETTINGS, { body: await c.req.text() });
    await recordDeed(c, gateway, staff, {
      name: 'setDownloads',
      entityType: 'downloadSettings',
      entityId: 'settings',
      before,
      after,
    });
    return c.json(after);
  });

  return app;
}
