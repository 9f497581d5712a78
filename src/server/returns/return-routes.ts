import { Hono } from 'hono';
import { z } from 'zod';
import { notFound } from '../../platform/contract/errors.ts';
import { orderSettingsDesk } from '../../shared/desks/order-settings.ts';
import { ordersDesk } from '../../shared/desks/orders.ts';
import { RETURN_ACTS, type ListedReturn, type ReturnAct, type ReturnSettings } from '../../shared/returns.ts';
import type { Gateway } from '../gateway.ts';
import type { GatewayEnv } from '../http/gateway-env.ts';
import { askHosted } from '../platform-call.ts';
import { recordDeed } from '../staff/record-deed.ts';
import { requireRight } from '../staff/session.ts';

/** What the audit log calls each. */
const DEEDS: Record<ReturnAct, string> = {
  accept: 'acceptReturn',
  decline: 'declineReturn',
  receive: 'receiveReturn',
  close: 'closeReturn',
};

/** @throws what the platform refused, in its words; 404 where a hosted platform is asked, which knows no returns */
async function ask<Reply>(
  { platformFetch, embedded }: Gateway,
  path: string,
  asked: { body: string | object; actor?: string },
): Promise<Reply> {
  if (!embedded) throw notFound('The hosted platform knows no returns.', 'NO_RETURNS');
  return askHosted<Reply>(platformFetch, `/hosted/returns/${path}`, asked);
}

/** Mounted at `/admin/api`: what buyers want to send back. */
export function returnRoutes(gateway: Gateway): Hono<GatewayEnv> {
  const app = new Hono<GatewayEnv>().basePath('/order-returns');

  app.get('/orders/:orderId', async (c) => {
    await requireRight(c, ...ordersDesk.rights.show);
    const orderId = z.guid().safeParse(c.req.param('orderId'));
    if (!orderId.success) throw notFound('There is no such order.', 'ORDER_NOT_FOUND');
    const query = { filter: { orderId: orderId.data }, cursorPaging: { limit: 100 } };
    const { returns } = await ask<{ returns: ListedReturn[] }>(gateway, 'query', { body: { query } });
    return c.json({ returns });
  });

  for (const path of ['query', 'count'])
    app.post(`/${path}`, async (c) => {
      await requireRight(c, ...ordersDesk.rights.list);
      return c.json(await ask<object>(gateway, path, { body: await c.req.text() }));
    });

  app.post('/:id/read', async (c) => {
    await requireRight(c, ...ordersDesk.rights.list);
    const id = encodeURIComponent(c.req.param('id'));
    return c.json(await ask<{ return: ListedReturn }>(gateway, `${id}/read`, { body: {} }));
  });

  for (const act of Object.keys(RETURN_ACTS) as ReturnAct[])
    app.post(`/:id/${act}`, async (c) => {
      const staff = await requireRight(c, ...ordersDesk.rights.edit);
      const reply = await ask<{ return: ListedReturn }>(
        gateway,
        `${encodeURIComponent(c.req.param('id'))}/${act}`,
        { body: await c.req.text(), actor: staff.email },
      );
      const { orderId, orderNumber, lines, answer } = reply.return;
      await recordDeed(c, gateway, staff, {
        name: DEEDS[act],
        entityType: 'order',
        entityId: orderId,
        after: { orderNumber, lines, ...(answer !== undefined && { answer }) },
      });
      return c.json(reply);
    });

  app.get('/settings', async (c) => {
    await requireRight(c, ...orderSettingsDesk.rights.list);
    const { settings } = await ask<{ settings: ReturnSettings }>(gateway, 'settings/read', { body: {} });
    return c.json(settings);
  });

  app.put('/settings', async (c) => {
    const staff = await requireRight(c, ...orderSettingsDesk.rights.edit);
    const before = await ask<{ settings: ReturnSettings }>(gateway, 'settings/read', { body: {} });
    const after = await ask<{ settings: ReturnSettings }>(gateway, 'settings/write', {
      body: await c.req.text(),
    });
    await recordDeed(c, gateway, staff, {
      name: 'setReturns',
      entityType: 'returnSettings',
      entityId: 'settings',
      before: before.settings,
      after: after.settings,
    });
    return c.json(after.settings);
  });

  return app;
}
