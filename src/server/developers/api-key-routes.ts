import { Hono } from 'hono';
import { z } from 'zod';
import { failedPrecondition, invalidField, notFound } from '../../platform/contract/errors.ts';
import {
  keyAreas,
  MAX_KEY_NAME,
  MAX_KEYS,
  type ApiKeyRow,
  type MadeApiKey,
} from '../../shared/developers.ts';
import { digestOf } from '../../shared/digest.ts';
import type { Gateway } from '../gateway.ts';
import type { GatewayEnv } from '../http/gateway-env.ts';
import { readJson } from '../http/read-json.ts';
import { listReply, readListRequest } from '../http/simple-rest.ts';
import { recordAction } from '../staff/record-action.ts';
import { requirePermission } from '../staff/session.ts';
import { KeyStore } from './key-store.ts';
import type { KeyUses } from './key-uses.ts';
import { areaPermissions } from './scopes.ts';
import { newKey } from './secrets.ts';

export const DEVELOPERS = 'COUNTERPART.DEVELOPERS_MANAGE';

const ENDING = 4;

const name = z.string().trim().min(1).max(MAX_KEY_NAME);
const areas = z
  .partialRecord(z.enum(keyAreas), z.enum(['read', 'change']))
  .refine((chosen) => Object.keys(chosen).length > 0, 'must name an area');
const newApiKey = z.object({
  name,
  scope: z.union([z.enum(['all', 'read']), areas]),
  expiresAt: z.iso.datetime({ offset: true }).nullish(),
});

/** Mounted at `/admin/api/api-keys`: made, listed and revoked; the key itself is answered once. */
export function apiKeyRoutes(gateway: Gateway, uses: KeyUses): Hono<GatewayEnv> {
  const { database, siteId, clock, ids } = gateway;
  const store = new KeyStore({ database, siteId });
  const app = new Hono<GatewayEnv>();

  /** With what this process saw and has not written yet. */
  const present = (row: ApiKeyRow): ApiKeyRow => {
    const seen = uses.lastOf(row.id)?.toISOString();
    return seen !== undefined && seen > (row.lastUsedAt ?? '') ? { ...row, lastUsedAt: seen } : row;
  };
  const find = async (id: string): Promise<ApiKeyRow> => {
    const row = await store.find(id);
    if (!row) throw notFound('There is no such API key.', 'API_KEY_NOT_FOUND');
    return present(row);
  };

  app.get('/', async (c) => {
    await requirePermission(c, DEVELOPERS);
    const { from, to } = readListRequest(c);
    const rows = await store.list();
    return listReply(c, 'api-keys', rows.slice(from, to + 1).map(present), from, rows.length);
  });

  app.get('/areas', async (c) => {
    await requirePermission(c, DEVELOPERS);
    return c.json(areaPermissions);
  });

  app.get('/:id', async (c) => {
    await requirePermission(c, DEVELOPERS);
    return c.json(await find(c.req.param('id')));
  });

  app.post('/', async (c) => {
    const staff = await requirePermission(c, DEVELOPERS);
    const wanted = await readJson(c, newApiKey);
    const now = clock.now();
    const expiresAt = wanted.expiresAt ? new Date(wanted.expiresAt) : undefined;
    if (expiresAt && expiresAt <= now) throw invalidField('expiresAt', 'VALIDATION', 'must be in the future');
    const key = newKey();
    const row: ApiKeyRow = {
      id: ids.guid(),
      name: wanted.name,
      scope: wanted.scope,
      ending: key.slice(-ENDING),
      createdBy: staff.email,
      createdAt: now.toISOString(),
      expiresAt: expiresAt?.toISOString() ?? null,
      lastUsedAt: null,
      revokedAt: null,
    };
    if (!(await store.insert(row, await digestOf(key), MAX_KEYS)))
      throw failedPrecondition(
        `There are ${MAX_KEYS} keys. Revoke those that nobody uses.`,
        'TOO_MANY_API_KEYS',
      );
    await recordAction(c, gateway, staff, {
      name: 'makeApiKey',
      entityType: 'apiKey',
      entityId: row.id,
      after: row,
    });
    return c.json({ ...row, key, siteId } satisfies MadeApiKey);
  });

  app.delete('/:id', async (c) => {
    const staff = await requirePermission(c, DEVELOPERS);
    const before = await find(c.req.param('id'));
    if (await store.revoke(before.id, clock.now()))
      await recordAction(c, gateway, staff, {
        name: 'revokeApiKey',
        entityType: 'apiKey',
        entityId: before.id,
        before,
        after: await store.find(before.id),
      });
    return c.json(await find(before.id));
  });

  return app;
}
