import { Hono } from 'hono';
import { z } from 'zod';
import { notFound } from '../../platform/contract/errors.ts';
import { extensionPath } from '../../shared/extensions/define.ts';
import type { shopperReturnExtensions } from '../../shared/extensions/returns.ts';
import type { Gateway } from '../gateway.ts';
import type { GatewayContext, GatewayEnv } from '../http/gateway-env.ts';
import { readJson } from '../http/read-json.ts';
import { callHostedEndpoint } from '../platform-call.ts';
import { lookUp } from './look-up.ts';

const proof = { number: z.string().max(20), email: z.string().trim().min(3).max(254) };
/** What is asked is checked by the platform. */
const schema = z.object({ ...proof, lines: z.array(z.unknown()).max(300), note: z.string().optional() });
const named = z.object(proof);
const withdrawn = z.object({ ...proof, returnId: z.guid() });

interface GuestReturnDeps {
  gateway: Gateway;
  /** Counts a try at a number; throws when there were too many. */
  spend: (c: GatewayContext, number: string) => Promise<void>;
}

/** Returns of whoever knows an order's number and the address it was placed with; mounted at `/orders/look-up/returns`. */
export function guestReturns({ gateway, spend }: GuestReturnDeps): Hono<GatewayEnv> {
  const routes = new Hono<GatewayEnv>();

  /** The id of the order. @throws 404 for anything that does not fit together */
  async function find(c: GatewayContext, { number, email }: z.infer<typeof named>): Promise<string> {
    if (!gateway.embedded) throw notFound('The hosted platform knows no returns.', 'NO_RETURNS');
    const plain = number.replace('#', '').trim();
    await spend(c, plain);
    const order = /^\d{1,15}$/.test(plain) ? await lookUp(gateway, { number: plain, email }) : undefined;
    if (!order) throw notFound('There is no order with this number and e-mail address.', 'ORDER_NOT_FOUND');
    return (order as { id: string }).id;
  }
  const ask = async (name: keyof typeof shopperReturnExtensions, request: object) =>
    Response.json(
      await callHostedEndpoint<object>(gateway.platformFetch, extensionPath(name), { body: request }),
    );

  routes.post('/read', async (c) =>
    ask('listMyReturns', { orderId: await find(c, await readJson(c, named)) }),
  );
  routes.post('/ask', async (c) => {
    const { number, email, ...request } = await readJson(c, schema);
    return ask('requestMyReturn', { ...request, orderId: await find(c, { number, email }) });
  });
  routes.post('/withdraw', async (c) => {
    const { returnId, ...by } = await readJson(c, withdrawn);
    return ask('withdrawMyReturn', { returnId, orderId: await find(c, by) });
  });

  return routes;
}
