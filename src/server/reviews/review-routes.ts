import { Hono } from 'hono';
import { z } from 'zod';
import { MOST_REASON } from '../../shared/review-reason.ts';
import type { Gateway } from '../gateway.ts';
import type { GatewayContext, GatewayEnv } from '../http/gateway-env.ts';
import { readJson } from '../http/read-json.ts';
import { callPlatform } from '../platform-call.ts';
import { recordChange, recordDeed } from '../staff/record-deed.ts';
import { requireRight } from '../staff/session.ts';

const READ = ['REVIEWS.READ_PRIVATE_REVIEWS', 'REVIEWS.READ_REVIEWS'] as const;
const MODERATE = 'REVIEWS.MODERATE_REVIEWS';

const explanation = z.strictObject({ reason: z.string().trim().max(MOST_REASON) });

/** Mounted at `/admin/api`: what the embedded platform knows of reviews beyond the contract. */
export function reviewRoutes(gateway: Gateway): Hono<GatewayEnv> {
  const app = new Hono<GatewayEnv>().basePath('/reviews');

  const call = (path: string, body: string, actor?: string): Promise<Response> =>
    callPlatform(gateway.platformFetch, {
      method: 'POST',
      path: `/hosted/reviews/${path}`,
      body,
      ...(actor !== undefined && { actor }),
    });

  /** As the platform answers it, its refusals too. */
  const ask = async (c: GatewayContext, path: string, actor?: string): Promise<Response> =>
    call(path, await c.req.text(), actor);

  for (const path of ['ratings/read', 'rules/read', 'rules/try'])
    app.post(`/${path}`, async (c) => {
      await requireRight(c, ...READ);
      return ask(c, path);
    });

  app.post('/rules/write', async (c) => {
    const by = await requireRight(c, MODERATE);
    const body = await c.req.text();
    return recordChange(c, gateway, by, {
      name: 'changeReviewRules',
      entityType: 'reviewRules',
      entityId: 'rules',
      read: () => call('rules/read', '{}'),
      write: () => call('rules/write', body, by.email),
    });
  });

  app.post('/:id/decisions/read', async (c) => {
    await requireRight(c, ...READ);
    return ask(c, `${encodeURIComponent(c.req.param('id'))}/decisions/read`);
  });

  /** Why it was rejected, for the team. */
  app.post('/:id/reason', async (c) => {
    const by = await requireRight(c, MODERATE);
    const id = c.req.param('id');
    const { reason } = await readJson(c, explanation);
    const answer = await callPlatform(gateway.platformFetch, {
      method: 'POST',
      path: '/hosted/reviews/reasons/write',
      body: JSON.stringify({ ids: [id], reason }),
      actor: by.email,
    });
    if (answer.ok)
      await recordDeed(c, gateway, by, {
        name: 'explainRejection',
        entityType: 'review',
        entityId: id,
        after: { reason },
      });
    return answer;
  });

  app.post('/:id/wait', async (c) => {
    const by = await requireRight(c, MODERATE);
    const id = c.req.param('id');
    const answer = await ask(c, `${encodeURIComponent(id)}/wait`, by.email);
    if (answer.ok)
      await recordDeed(c, gateway, by, { name: 'holdReview', entityType: 'review', entityId: id });
    return answer;
  });

  return app;
}
