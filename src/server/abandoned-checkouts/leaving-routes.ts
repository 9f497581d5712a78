import { Hono } from 'hono';
import type { Gateway } from '../gateway.ts';
import type { GatewayContext, GatewayEnv } from '../http/gateway-env.ts';
import { showLetter } from '../mail/show-letter.ts';
import { callPlatform } from '../platform-call.ts';
import { recordChange, recordDeed } from '../staff/record-deed.ts';
import { requireRight } from '../staff/session.ts';

const READ = 'ECOM.ABANDONED_CHECKOUT_READ';
const UPDATE = 'ECOM.ABANDONED_CHECKOUT_UPDATE';
const ENTITY = 'abandonedCheckout';

/** Mounted at `/admin/api`: what the embedded platform knows of abandoned checkouts beyond the contract. */
export function leavingRoutes(gateway: Gateway): Hono<GatewayEnv> {
  const app = new Hono<GatewayEnv>().basePath('/abandoned-checkouts');

  const call = (path: string, body: string, actor?: string): Promise<Response> =>
    callPlatform(gateway.platformFetch, {
      method: 'POST',
      path: `/hosted/abandoned-checkouts/${path}`,
      body,
      ...(actor !== undefined && { actor }),
    });

  /** As the platform answers it, its refusals too. */
  const ask = async (c: GatewayContext, path: string, actor?: string): Promise<Response> =>
    call(path, await c.req.text(), actor);

  for (const path of ['settings/read', 'told', 'summary', 'count', 'preview'])
    app.post(`/${path}`, async (c) => {
      await requireRight(c, READ);
      return ask(c, path);
    });

  /** For a frame: the mail as it is drawn. */
  app.get('/preview/:language/:reminder', async (c) => {
    await requireRight(c, READ);
    const { language, reminder } = c.req.param();
    const answer = await call('preview', JSON.stringify({ language, reminder: Number(reminder) }));
    if (!answer.ok) return answer;
    const { mail } = (await answer.json()) as { mail: { html: string } };
    return showLetter(c, mail.html, gateway.publicUrl);
  });

  app.post('/settings/write', async (c) => {
    const by = await requireRight(c, UPDATE);
    const body = await c.req.text();
    return recordChange(c, gateway, by, {
      name: 'changeLeaving',
      entityType: 'abandonedCheckoutSettings',
      entityId: 'settings',
      read: () => call('settings/read', '{}'),
      write: () => call('settings/write', body, by.email),
    });
  });

  app.post('/:id/link', async (c) => {
    await requireRight(c, READ);
    return ask(c, `${encodeURIComponent(c.req.param('id'))}/link`);
  });

  for (const [verb, name] of [
    ['send', 'sendReminder'],
    ['note', 'noteOnAbandoned'],
  ] as const)
    app.post(`/:id/${verb}`, async (c) => {
      const by = await requireRight(c, UPDATE);
      const id = c.req.param('id');
      const answer = await ask(c, `${encodeURIComponent(id)}/${verb}`, by.email);
      if (answer.ok) await recordDeed(c, gateway, by, { name, entityType: ENTITY, entityId: id });
      return answer;
    });

  return app;
}
