import { Hono } from 'hono';
import { isObject } from '../../shared/is-object.ts';
import type {
  NewWebhook,
  Webhook,
  WebhookChange,
  WebhookDelivery,
  WebhookDeliveryPage,
} from '../../shared/webhooks.ts';
import { invalidField, notFound } from '../../platform/contract/errors.ts';
import { parseJsonBody } from '../../platform/contract/sound.ts';
import type { Gateway } from '../gateway.ts';
import type { GatewayContext, GatewayEnv } from '../http/gateway-env.ts';
import { allowedFrom, assertOutgoingUrl } from '../http/outgoing-address.ts';
import { listReply, readListRequest } from '../http/simple-rest.ts';
import { callHostedEndpoint } from '../platform-call.ts';
import { recordAction } from '../staff/record-action.ts';
import { requirePermission } from '../staff/session.ts';

const MANAGE = 'COUNTERPART.WEBHOOKS_MANAGE';
const CHANGED = ['name', 'address', 'events'] as const;
const FILTERS = ['state', 'eventType', 'entityId', 'cursor'] as const;

export const webhooksNotHere = () =>
  notFound('The hosted platform has its webhooks in its own dashboard.', 'WEBHOOKS_NOT_HERE');

type Body = Record<string, unknown>;

async function bodyOf(c: GatewayContext): Promise<Body> {
  const text = await c.req.text();
  const body: unknown = text === '' ? {} : parseJsonBody(text);
  if (isObject(body)) return body;
  throw invalidField('', 'FORMAT', 'must be an object');
}

/** What an address asks for, as the platform is asked. */
export function queryOf(c: GatewayContext, names: readonly string[]): Body {
  const input = names.flatMap((name) => {
    const value = c.req.query(name);
    return value === undefined || value === '' ? [] : [[name, value] as const];
  });
  const limit = c.req.query('limit');
  return { ...Object.fromEntries(input), ...(limit !== undefined && { limit: Number(limit) }) };
}

/** What the log says of one: not its keys. */
const told = ({ name, address, events, state }: Webhook) => ({ name, address, events, state });

/** Mounted at `/admin/api`: who is told of events, and what they were sent. */
export function webhookRoutes(gateway: Gateway): Hono<GatewayEnv> {
  const app = new Hono<GatewayEnv>().basePath('/webhooks');
  const allows = allowedFrom(gateway.publicUrl);

  const ask = <Reply>(path: string, body: Body = {}, actor?: string): Promise<Reply> => {
    if (!gateway.embedded) throw webhooksNotHere();
    return callHostedEndpoint<Reply>(gateway.platformFetch, `/hosted/webhooks/${path}`, { body, actor });
  };
  const one = async (path: string, body?: Body, actor?: string): Promise<Webhook> =>
    (await ask<{ webhook: Webhook }>(path, body, actor)).webhook;
  const at = (c: GatewayContext, rest: string): string =>
    `${encodeURIComponent(c.req.param('id') ?? '')}/${rest}`;

  app.get('/', async (c) => {
    await requirePermission(c, MANAGE);
    const { from, to } = readListRequest(c);
    const { webhooks } = await ask<{ webhooks: Webhook[] }>('list');
    return listReply(c, 'webhooks', webhooks.slice(from, to + 1), from, webhooks.length);
  });

  app.get('/:id', async (c) => {
    await requirePermission(c, MANAGE);
    return c.json(await one(at(c, 'read')));
  });

  app.post('/', async (c) => {
    const by = await requirePermission(c, MANAGE);
    const body = await bodyOf(c);
    await assertOutgoingUrl('address', body.address, allows);
    const webhook = await one('create', body satisfies Partial<Record<keyof NewWebhook, unknown>>, by.email);
    const action = {
      name: 'createWebhook',
      entityType: 'webhook',
      entityId: webhook.id,
      after: told(webhook),
    };
    await recordAction(c, gateway, by, action);
    return c.json(webhook);
  });

  app.put('/:id', async (c) => {
    const by = await requirePermission(c, MANAGE);
    const body = await bodyOf(c);
    await assertOutgoingUrl('address', body.address, allows);
    // The form sends the whole record back; what cannot be changed is not read.
    const change: Partial<Record<keyof WebhookChange, unknown>> = Object.fromEntries(
      CHANGED.flatMap((name) => (name in body ? [[name, body[name]]] : [])),
    );
    const before = await one(at(c, 'read'));
    const after = await one(at(c, 'update'), change, by.email);
    const states = { before: told(before), after: told(after) };
    await recordAction(c, gateway, by, {
      name: 'updateWebhook',
      entityType: 'webhook',
      entityId: after.id,
      ...states,
    });
    return c.json(after);
  });

  const actions = { pause: 'pauseWebhook', resume: 'resumeWebhook', rotate: 'rotateWebhookKey' } as const;
  for (const [path, name] of Object.entries(actions))
    app.post(`/:id/${path}`, async (c) => {
      const by = await requirePermission(c, MANAGE);
      const webhook = await one(at(c, path), path === 'rotate' ? await bodyOf(c) : {}, by.email);
      const action = { name, entityType: 'webhook', entityId: webhook.id, after: told(webhook) };
      await recordAction(c, gateway, by, action);
      return c.json(webhook);
    });

  app.delete('/:id', async (c) => {
    const by = await requirePermission(c, MANAGE);
    const before = await one(at(c, 'delete'), {}, by.email);
    const action = {
      name: 'deleteWebhook',
      entityType: 'webhook',
      entityId: before.id,
      before: told(before),
    };
    await recordAction(c, gateway, by, action);
    return c.json(before);
  });

  app.get('/:id/deliveries', async (c) => {
    await requirePermission(c, MANAGE);
    return c.json(await ask<WebhookDeliveryPage>(at(c, 'deliveries'), queryOf(c, FILTERS)));
  });

  app.get('/:id/deliveries/:deliveryId', async (c) => {
    await requirePermission(c, MANAGE);
    const path = at(c, `deliveries/${encodeURIComponent(c.req.param('deliveryId'))}`);
    return c.json((await ask<{ delivery: WebhookDelivery }>(path)).delivery);
  });

  app.post('/:id/replay', async (c) => {
    const by = await requirePermission(c, MANAGE);
    const body = await bodyOf(c);
    const reply = await ask<{ events: number }>(at(c, 'replay'), body, by.email);
    const after = { ...body, ...reply };
    await recordAction(c, gateway, by, {
      name: 'replayWebhook',
      entityType: 'webhook',
      entityId: c.req.param('id'),
      after,
    });
    return c.json(reply);
  });

  return app;
}
