import { Hono } from 'hono';
import { extensionPath, type ChangeExtension } from '../../shared/extensions/define.ts';
import { extensions } from '../../shared/extensions/index.ts';
import { notFound } from '../../platform/contract/errors.ts';
import type { Gateway } from '../gateway.ts';
import type { GatewayContext, GatewayEnv } from '../http/gateway-env.ts';
import { callPlatform } from '../platform-call.ts';
import { recordChange, recordDeed } from '../staff/record-deed.ts';
import { requireRight } from '../staff/session.ts';

/** Mounted at `/admin/api`: operations beyond the contract, which the embedded platform has. */
export function extensionRoutes(gateway: Gateway): Hono<GatewayEnv> {
  const app = new Hono<GatewayEnv>();

  /** As the platform responds, errors too. */
  const send = (name: string, body: string, actor?: string): Promise<Response> =>
    callPlatform(gateway.platformFetch, {
      method: 'POST',
      path: extensionPath(name),
      body,
      ...(actor !== undefined && { actor }),
    });

  async function change(
    c: GatewayContext,
    name: string,
    { permission, audit }: ChangeExtension,
  ): Promise<Response> {
    const by = await requireRight(c, permission);
    const body = await c.req.text();
    if ('settingsRead' in audit)
      return recordChange(c, gateway, by, {
        name,
        entityType: audit.entityType,
        entityId: 'settings',
        read: () => send(audit.settingsRead, '{}'),
        write: () => send(name, body, by.email),
      });
    const response = await send(name, body, by.email);
    if (!response.ok) return response;
    const result: unknown = await response.clone().json();
    const request: unknown = body === '' ? {} : JSON.parse(body);
    await recordDeed(c, gateway, by, {
      name,
      entityType: audit.entityType,
      entityId: audit.entityId(request, result),
      after: audit.after?.(result),
    });
    return response;
  }

  app.post('/extensions/:name', async (c) => {
    const name = c.req.param('name');
    const extension = extensions.get(name);
    if (!extension) throw notFound(`There is no operation ${name}.`, 'ROUTE_NOT_FOUND');
    if (!extension.isRead) return change(c, name, extension);
    await requireRight(c, extension.permission);
    return send(name, await c.req.text());
  });
  return app;
}
