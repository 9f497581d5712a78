import { Hono } from 'hono';
import { backInStockDesk } from '../../shared/desks/back-in-stock.ts';
import type { Gateway } from '../gateway.ts';
import type { GatewayEnv } from '../http/gateway-env.ts';
import { callPlatform } from '../platform-call.ts';
import { recordChange } from '../staff/record-deed.ts';
import { requireRight } from '../staff/session.ts';

const [READ] = backInStockDesk.rights.list;
const [READ_SETTINGS] = backInStockDesk.rights.settings;
const [CHANGE_SETTINGS] = backInStockDesk.rights.collect;

/** Mounted at `/admin/api`: what the embedded platform knows beyond the contract of who waits for what. */
export function demandRoutes(gateway: Gateway): Hono<GatewayEnv> {
  const app = new Hono<GatewayEnv>().basePath('/back-in-stock');
  /** As the platform answers it, its refusals too. */
  const ask = (path: string, body: string): Promise<Response> =>
    callPlatform(gateway.platformFetch, { method: 'POST', path: `/hosted/back-in-stock/${path}`, body });
  for (const path of ['demand/query', 'demand/count', 'demand/of-product', 'demand/story', 'told'])
    app.post(`/${path}`, async (c) => {
      await requireRight(c, READ);
      return ask(path, await c.req.text());
    });
  app.post('/telling/read', async (c) => {
    await requireRight(c, READ_SETTINGS);
    return ask('telling/read', '{}');
  });
  app.post('/telling/write', async (c) => {
    const by = await requireRight(c, CHANGE_SETTINGS);
    const body = await c.req.text();
    return recordChange(c, gateway, by, {
      name: 'changeBackInStockTelling',
      entityType: 'backInStockSettings',
      entityId: 'settings',
      read: () => ask('telling/read', '{}'),
      write: () => ask('telling/write', body),
    });
  });
  return app;
}
