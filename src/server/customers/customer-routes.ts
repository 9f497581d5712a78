import { Hono } from 'hono';
import { customersDesk } from '../../shared/desks/customers.ts';
import type { Gateway } from '../gateway.ts';
import type { GatewayContext, GatewayEnv } from '../http/gateway-env.ts';
import { callPlatform } from '../platform-call.ts';
import { recordDeed } from '../staff/record-deed.ts';
import { requireRight } from '../staff/session.ts';

const { rights } = customersDesk;

/** What the audit log calls what is done about one customer beside the contract. */
const DEEDS = {
  'sessions/end': { name: 'endCustomerSession', right: rights.signOut },
  'factors/reset': { name: 'resetSecondFactor', right: rights.signOut },
  'sign-out': { name: 'signOutCustomer', right: rights.signOut },
  'password-link': { name: 'mailPasswordLink', right: rights.password },
  'delete-account': { name: 'deleteCustomerAccount', right: rights.delete },
  merge: { name: 'mergeCustomers', right: rights.merge },
  split: { name: 'splitCustomers', right: rights.merge },
  'notes/add': { name: 'noteOnCustomer', right: rights.note },
  'notes/change': { name: 'changeCustomerNote', right: rights.note },
  'notes/remove': { name: 'removeCustomerNote', right: rights.note },
} as const;

/** Mounted at `/admin/api`: members and guests, as the embedded platform keeps them beside the contract. */
export function customerRoutes(gateway: Gateway): Hono<GatewayEnv> {
  const app = new Hono<GatewayEnv>().basePath('/customers');

  /** As the platform answers it, its refusals too. */
  const ask = (path: string, body: string, actor?: string): Promise<Response> =>
    callPlatform(gateway.platformFetch, {
      method: 'POST',
      path: `/hosted/customers/${path}`,
      body,
      ...(actor !== undefined && { actor }),
    });
  const idOf = (c: GatewayContext): string => encodeURIComponent(c.req.param('id') ?? '');

  for (const path of ['query', 'count', 'aggregate', 'sum', 'of-order'])
    app.post(`/${path}`, async (c) => {
      await requireRight(c, ...rights.list);
      return ask(path, await c.req.text());
    });

  const reads = {
    read: rights.list,
    'notes/list': rights.list,
    'fields/read': rights.fields,
    'follows/read': rights.follows,
  };
  for (const [path, right] of Object.entries(reads))
    app.post(`/:id/${path}`, async (c) => {
      await requireRight(c, ...right);
      return ask(`${idOf(c)}/${path}`, '{}');
    });

  app.post('/:id/merge/preview', async (c) => {
    await requireRight(c, ...rights.merge);
    return ask(`${idOf(c)}/merge/preview`, await c.req.text());
  });

  for (const [path, { name, right }] of Object.entries(DEEDS))
    app.post(`/:id/${path}`, async (c) => {
      const by = await requireRight(c, ...right);
      const answer = await ask(`${idOf(c)}/${path}`, await c.req.text(), by.email);
      if (answer.ok)
        await recordDeed(c, gateway, by, { name, entityType: 'customer', entityId: c.req.param('id') });
      return answer;
    });

  return app;
}
