import { Hono } from 'hono';
import type { Gateway } from '../gateway.ts';
import type { GatewayContext, GatewayEnv } from '../http/gateway-env.ts';
import { callPlatform } from '../platform-call.ts';
import { showLetter } from '../mail/show-letter.ts';
import { recordChange, recordDeed } from '../staff/record-deed.ts';
import { requireRight } from '../staff/session.ts';

const READ = 'REVIEWS.REVIEW_REQUEST_READ';
const CREATE = 'REVIEWS.REVIEW_REQUEST_CREATE';

/** Mounted at `/admin/api`: what the embedded platform knows of review requests beyond the contract. */
export function requestRoutes(gateway: Gateway): Hono<GatewayEnv> {
  const app = new Hono<GatewayEnv>().basePath('/review-requests');

  const call = (path: string, body: string, actor?: string): Promise<Response> =>
    callPlatform(gateway.platformFetch, {
      method: 'POST',
      path: `/hosted/review-requests/${path}`,
      body,
      ...(actor !== undefined && { actor }),
    });

  /** As the platform answers it, its refusals too. */
  const ask = async (c: GatewayContext, path: string, actor?: string): Promise<Response> =>
    call(path, await c.req.text(), actor);

  for (const path of ['settings/read', 'told', 'summary', 'preview'])
    app.post(`/${path}`, async (c) => {
      await requireRight(c, READ);
      return ask(c, path);
    });

  /** For a frame: the mail as it is drawn. */
  app.get('/preview/:language', async (c) => {
    await requireRight(c, READ);
    const answer = await callPlatform(gateway.platformFetch, {
      method: 'POST',
      path: '/hosted/review-requests/preview',
      body: JSON.stringify({ language: c.req.param('language') }),
    });
    if (!answer.ok) return answer;
    const { mail } = (await answer.json()) as { mail: { html: string } };
    return showLetter(c, mail.html, gateway.publicUrl);
  });

  app.post('/settings/write', async (c) => {
    const by = await requireRight(c, CREATE);
    const body = await c.req.text();
    return recordChange(c, gateway, by, {
      name: 'changeAsking',
      entityType: 'reviewRequestSettings',
      entityId: 'settings',
      read: () => call('settings/read', '{}'),
      write: () => call('settings/write', body, by.email),
    });
  });

  app.post('/:id/send', async (c) => {
    const by = await requireRight(c, CREATE);
    const id = c.req.param('id');
    const answer = await ask(c, `${encodeURIComponent(id)}/send`, by.email);
    if (answer.ok)
      await recordDeed(c, gateway, by, { name: 'sendRequest', entityType: 'reviewRequest', entityId: id });
    return answer;
  });

  return app;
}
