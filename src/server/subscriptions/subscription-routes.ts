import { Hono } from 'hono';
import type { Gateway } from '../gateway.ts';
import type { GatewayContext, GatewayEnv } from '../http/gateway-env.ts';
import { callPlatform } from '../platform-call.ts';
import { recordChange, recordDeed } from '../staff/record-deed.ts';
import { requireRight } from '../staff/session.ts';

const READ = 'ECOM.SUBSCRIPTION_CONTRACT_READ';
const CHANGE = 'ECOM.MODIFY_ORDERS';

/** What the audit log calls what is done to one subscription. */
const DEEDS = {
  skip: 'skipSubscription',
  pause: 'pauseSubscription',
  resume: 'resumeSubscription',
  cancel: 'cancelSubscription',
  retry: 'retrySubscription',
} as const;

/** Mounted at `/admin/api`: subscriptions, of which the contract can be asked and the embedded platform can do the rest. */
export function subscriptionRoutes(gateway: Gateway): Hono<GatewayEnv> {
  const app = new Hono<GatewayEnv>().basePath('/subscriptions');

  /** As the platform answers it, its refusals too. */
  const ask = (path: string, body: string, actor?: string): Promise<Response> =>
    callPlatform(gateway.platformFetch, {
      method: 'POST',
      path: `/hosted/subscriptions/${path}`,
      body,
      ...(actor !== undefined && { actor }),
    });
  const idOf = (c: GatewayContext): string => encodeURIComponent(c.req.param('id') ?? '');

  for (const path of ['query', 'count', 'summary'])
    app.post(`/${path}`, async (c) => {
      await requireRight(c, READ);
      return ask(path, await c.req.text());
    });

  const readSettings = (): Promise<Response> =>
    callPlatform(gateway.platformFetch, { method: 'GET', path: '/hosted/subscriptions/settings' });

  app.post('/settings/read', async (c) => {
    await requireRight(c, READ);
    return readSettings();
  });

  app.post('/settings/write', async (c) => {
    const by = await requireRight(c, CHANGE);
    const body = await c.req.text();
    return recordChange(c, gateway, by, {
      name: 'changeSubscriptionSettings',
      entityType: 'subscriptionSettings',
      entityId: 'settings',
      read: readSettings,
      write: () => ask('settings', body, by.email),
    });
  });

  app.post('/:id/read', async (c) => {
    await requireRight(c, READ);
    return ask(`${idOf(c)}/read`, '{}');
  });

  for (const [path, name] of Object.entries(DEEDS))
    app.post(`/:id/${path}`, async (c) => {
      const by = await requireRight(c, CHANGE);
      const answer = await ask(`${idOf(c)}/${path}`, '{}', by.email);
      if (answer.ok)
        await recordDeed(c, gateway, by, {
          name,
          entityType: 'subscriptionContract',
          entityId: c.req.param('id'),
          after: await answer.clone().json(),
        });
      return answer;
    });

  return app;
}
