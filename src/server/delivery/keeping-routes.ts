import { Hono } from 'hono';
import { z } from 'zod';
import { notFound, type PlatformError } from '../../platform/contract/errors.ts';
import type { DeliveryKeeping } from '../../shared/delivery-offer.ts';
import { deliveryDesk } from '../../shared/desks/delivery.ts';
import type { Gateway } from '../gateway.ts';
import type { GatewayEnv } from '../http/gateway-env.ts';
import { askHosted } from '../platform-call.ts';
import { recordDeed } from '../staff/record-deed.ts';
import { requireRight } from '../staff/session.ts';

const PATH = '/hosted/delivery/keeping';
const hosted = (): PlatformError => notFound('The hosted platform keeps no times of its own.');

/** Mounted at `/admin/api`: what the contract has no field for, beside a local delivery or a pick-up point. */
export function keepingRoutes(gateway: Gateway): Hono<GatewayEnv> {
  const app = new Hono<GatewayEnv>().basePath('/delivery/keeping');
  const { platformFetch } = gateway;
  const read = async (): Promise<DeliveryKeeping[]> =>
    (await askHosted<{ keeping: DeliveryKeeping[] }>(platformFetch, PATH, { missing: hosted() })).keeping;

  app.get('/', async (c) => {
    await requireRight(c, ...deliveryDesk.rights.readLocal);
    return c.json({ keeping: await read() });
  });

  app.put('/:id', async (c) => {
    const staff = await requireRight(c, ...deliveryDesk.rights.local);
    const id = z.guid().safeParse(c.req.param('id'));
    if (!id.success) throw notFound('There is no such local delivery or pick-up point.');
    const before = (await read()).find((each) => each.id === id.data);
    const body = await c.req.text();
    const after = await askHosted<DeliveryKeeping>(platformFetch, `${PATH}/${id.data}`, { body });
    await recordDeed(c, gateway, staff, {
      name: 'setDeliveryTimes',
      entityType: 'deliveryTimes',
      entityId: id.data,
      before: before ?? {},
      after,
    });
    return c.json(after);
  });
  return app;
}
