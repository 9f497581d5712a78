import { Hono } from 'hono';
import {
  extensionPath,
  permissionsOf,
  type ChangeExtension,
  type EntityRead,
  type Extension,
} from '../../shared/extensions/define.ts';
import { extensions } from '../../shared/extensions/index.ts';
import { notFound } from '../../platform/contract/errors.ts';
import { parseJsonBody } from '../../platform/contract/sound.ts';
import type { Gateway } from '../gateway.ts';
import type { GatewayContext, GatewayEnv, Staff } from '../http/gateway-env.ts';
import { allowedFrom, assertOutgoingUrl } from '../http/outgoing-address.ts';
import { inTime } from '../http/in-time.ts';
import { callPlatform } from '../platform-call.ts';
import { recordChange, recordAction } from '../staff/record-action.ts';
import { requirePermission, requireStaff } from '../staff/session.ts';

const parseBody = (body: string): unknown => (body === '' ? {} : parseJsonBody(body));

const fieldOf = (body: unknown, name: string): unknown =>
  (body as Readonly<Record<string, unknown>> | null)?.[name];

async function requirePermissions(c: GatewayContext, extension: Extension): Promise<Staff> {
  for (const permission of permissionsOf(extension)) await requirePermission(c, permission);
  return requireStaff(c);
}

/** Mounted at `/admin/api`: operations beyond the contract, which the embedded platform has. */
export function extensionRoutes(gateway: Gateway): Hono<GatewayEnv> {
  const app = new Hono<GatewayEnv>();
  const allows = allowedFrom(gateway.publicUrl);

  /** As the platform responds, errors too. */
  const send = (name: string, body: string, actor?: string): Promise<Response> =>
    callPlatform(gateway.platformFetch, {
      method: 'POST',
      path: extensionPath(name),
      body,
      ...(actor !== undefined && { actor }),
    });

  /** An entity that cannot be read does not keep it from being changed. */
  async function readBefore(
    { operation, request, entity }: EntityRead<unknown>,
    { request: schema }: ChangeExtension,
    body: string,
  ): Promise<unknown> {
    const sent = schema.safeParse(parseBody(body));
    if (!sent.success) return undefined;
    const response = await send(operation, JSON.stringify(request(sent.data))).catch(() => undefined);
    return response?.ok ? entity((await response.json()) as never, sent.data) : undefined;
  }

  async function change(c: GatewayContext, name: string, extension: ChangeExtension): Promise<Response> {
    const by = await requirePermissions(c, extension);
    const body = await c.req.text();
    const { audit, outgoingUrl } = extension;
    if (outgoingUrl !== undefined)
      await assertOutgoingUrl(outgoingUrl, fieldOf(parseBody(body), outgoingUrl), allows);
    const entry = { name: audit.name ?? name, entityType: audit.entityType };
    if ('settingsRead' in audit)
      return recordChange(c, gateway, by, {
        ...entry,
        entityId: audit.entityId ?? 'settings',
        difference: audit.difference,
        read: () => send(audit.settingsRead, '{}'),
        write: () => send(name, body, by.email),
      });
    const before = audit.before && (await readBefore(audit.before, extension, body));
    const response = await send(name, body, by.email);
    if (!response.ok) return response;
    const result: unknown = await response.clone().json();
    const request = parseBody(body);
    const after = audit.after?.(result, request);
    for (const entityId of [audit.entityId(request, result)].flat())
      await recordAction(c, gateway, by, { ...entry, entityId, before, after });
    return response;
  }

  app.post('/extensions/:name', async (c) => {
    const name = c.req.param('name');
    const extension = extensions.get(name);
    if (!extension) throw notFound(`There is no operation ${name}.`, 'ROUTE_NOT_FOUND');
    await requireStaff(c);
    if (!gateway.embedded) throw notFound(`The hosted platform has no operation ${name}.`, 'NOT_EMBEDDED');
    if (!extension.isRead) return change(c, name, extension);
    await requirePermissions(c, extension);
    const response = send(name, await c.req.text());
    return extension.isPreview ? inTime(response, 'This could not be calculated in time.') : response;
  });
  return app;
}
