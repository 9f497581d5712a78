import { Hono } from 'hono';
import { eventTypes } from '../../platform/contract/index.ts';
import type { EventKind, DomainEventDetails, DomainEventPage } from '../../shared/events.ts';
import type { Gateway } from '../gateway.ts';
import type { GatewayEnv } from '../http/gateway-env.ts';
import { callHostedEndpoint } from '../platform-call.ts';
import { requirePermission } from '../staff/session.ts';
import { queryOf, webhooksNotHere } from './webhook-routes.ts';

const MANAGE = 'COUNTERPART.WEBHOOKS_MANAGE';
const FILTERS = ['entityFqdn', 'eventType', 'entityId', 'from', 'to', 'cursor'] as const;

/** The name without its last part, by which the slug is joined on. */
const fqdnOf = (type: string, slug: string): string =>
  type.endsWith(`_${slug}`) ? type.slice(0, -slug.length - 1) : type.slice(0, type.lastIndexOf('.'));

/** All that the contract tells of, each once. */
function eventKinds(): EventKind[] {
  const kinds = new Map<string, Map<string, string>>();
  for (const { type, slug } of eventTypes) {
    const entityFqdn = fqdnOf(type, slug);
    const events = kinds.get(entityFqdn) ?? new Map<string, string>();
    kinds.set(entityFqdn, events.set(type, slug));
  }
  return [...kinds]
    .map(([entityFqdn, events]) => ({
      entityFqdn,
      events: [...events].map(([eventType, slug]) => ({ eventType, slug })),
    }))
    .toSorted((a, b) => (a.entityFqdn < b.entityFqdn ? -1 : 1));
}

/** Mounted at `/admin/api`: what happened in the last days. */
export function domainEventRoutes(gateway: Gateway): Hono<GatewayEnv> {
  const app = new Hono<GatewayEnv>().basePath('/domain-events');
  const kinds = eventKinds();

  const ask = <Reply>(path: string, body: object = {}): Promise<Reply> => {
    if (!gateway.embedded) throw webhooksNotHere();
    return callHostedEndpoint<Reply>(gateway.platformFetch, `/hosted/domain-events/${path}`, { body });
  };

  app.get('/', async (c) => {
    await requirePermission(c, 'COUNTERPART.EVENTS_READ');
    return c.json(await ask<DomainEventPage>('query', queryOf(c, FILTERS)));
  });

  app.get('/kinds', async (c) => {
    await requirePermission(c, 'COUNTERPART.EVENTS_READ', MANAGE);
    return c.json({ kinds });
  });

  app.get('/:id', async (c) => {
    await requirePermission(c, 'COUNTERPART.EVENTS_READ');
    const { event } = await ask<{ event: DomainEventDetails }>(
      `${encodeURIComponent(c.req.param('id'))}/read`,
    );
    return c.json(event);
  });

  return app;
}
