import { Hono } from 'hono';
import { z } from 'zod';
import { knownCarriers } from '../../shared/carriers.ts';
import { ordersDesk } from '../../shared/desks/orders.ts';
import { encodings } from '../../shared/encodings.ts';
import type { TrackingText } from '../../shared/shipments.ts';
import { EncodingSeen } from '../imports/encoding-seen.ts';
import type { Gateway } from '../gateway.ts';
import type { GatewayEnv } from '../http/gateway-env.ts';
import { readJson } from '../http/read-json.ts';
import { requirePermission } from '../staff/session.ts';
import { checkTracking } from './check-tracking.ts';

const request = z.object({
  text: z.string().min(1).max(600_000),
  carrier: z.enum(knownCarriers).optional(),
  selection: z.union([
    z.strictObject({ ids: z.array(z.guid()).max(10_000) }),
    z.strictObject({ filter: z.record(z.string(), z.unknown()) }),
  ]),
});

/** `/tracking-numbers/text`: the text of a file, in the encoding that is guessed or chosen. `/tracking-numbers/check`: which orders of a selection a file of tracking numbers is for, and what of it fits none. */
export function trackingRoutes({ platformFetch }: Gateway): Hono<GatewayEnv> {
  const app = new Hono<GatewayEnv>();
  app.post('/tracking-numbers/check', async (c) => {
    await requirePermission(c, ...ordersDesk.rights.fulfil);
    return c.json(await checkTracking(platformFetch, await readJson(c, request)));
  });
  app.post('/tracking-numbers/text', async (c) => {
    await requirePermission(c, ...ordersDesk.rights.fulfil);
    const bytes = new Uint8Array(await c.req.arrayBuffer());
    const { data: chosen } = z.enum(encodings).safeParse(c.req.query('encoding'));
    const seen = new EncodingSeen();
    seen.take(bytes);
    const encoding = chosen ?? seen.encoding;
    const text = new TextDecoder(encoding).decode(bytes).replaceAll('\0', '');
    return c.json({ encoding, text } satisfies TrackingText);
  });
  return app;
}
