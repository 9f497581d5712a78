import { Hono } from 'hono';
import { notFound } from '../../platform/contract/errors.ts';
import { draftsDesk } from '../../shared/desks/drafts.ts';
import type { OpenOrderEdit } from '../../shared/order-edit.ts';
import type { Gateway } from '../gateway.ts';
import type { GatewayEnv } from '../http/gateway-env.ts';
import { askHosted } from '../platform-call.ts';
import { recordDeed } from '../staff/record-deed.ts';
import { requireRight } from '../staff/session.ts';

type OrderEdit = { edit?: OpenOrderEdit };

const editPath = (orderId: string): string => `/hosted/orders/${encodeURIComponent(orderId)}/edit`;

/** Mounted at `/admin/api`: what the contract says of drafts by no operation, such as how many a filter finds. */
export function draftRoutes(gateway: Gateway): Hono<GatewayEnv> {
  const { platformFetch } = gateway;
  const app = new Hono<GatewayEnv>().basePath('/drafts');

  app.get('/count', async (c) => {
    await requireRight(c, ...draftsDesk.rights.list);
    const path = `/hosted/draft-orders/count${new URL(c.req.url).search}`;
    const missing = notFound('The hosted platform does not count its drafts.');
    return c.json(await askHosted<{ count: number }>(platformFetch, path, { missing }));
  });

  app.get('/of-order/:orderId', async (c) => {
    await requireRight(c, ...draftsDesk.rights.list);
    return c.json(await askHosted<object>(platformFetch, editPath(c.req.param('orderId'))));
  });

  app.post('/of-order/:orderId/take-over', async (c) => {
    const staff = await requireRight(c, ...draftsDesk.rights.edit);
    const orderId = c.req.param('orderId');
    const { edit: before } = await askHosted<OrderEdit>(platformFetch, editPath(orderId));
    const path = `${editPath(orderId)}/take-over`;
    const reply = await askHosted<OrderEdit>(platformFetch, path, { body: {}, actor: staff.email });
    const deed = { name: 'takeOverOrderEdit', entityType: 'order', entityId: orderId };
    await recordDeed(c, gateway, staff, { ...deed, before, after: reply.edit });
    return c.json(reply);
  });

  return app;
}
