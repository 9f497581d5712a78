import { Hono } from 'hono';
import { z } from 'zod';
import { mediaDesk } from '../../shared/desks/media.ts';
import * as files from '../../shared/contract/generated/media_files.rights.ts';
import type { Gateway } from '../gateway.ts';
import type { GatewayEnv } from '../http/gateway-env.ts';
import { readJson } from '../http/read-json.ts';
import { recordAction } from '../staff/record-action.ts';
import { requirePermission } from '../staff/session.ts';
import { callLibrary } from './call-library.ts';

const fileId = z.string().min(1).max(1000);
const share = z.number().min(0).max(1);
const schema = z.strictObject({ fileIds: z.array(fileId).min(1).max(100) });
const changed = z.strictObject({
  fileId,
  altText: z.string().max(1000).optional(),
  focalPoint: z.strictObject({ x: share, y: share }).nullable().optional(),
  private: z.boolean().optional(),
});

/** Mounted at `/admin/api`: what the embedded platform knows of files beyond the contract. */
export function mediaStaffRoutes(gateway: Gateway): Hono<GatewayEnv> {
  const app = new Hono<GatewayEnv>().basePath('/media');

  app.get('/sums', async (c) => {
    await requirePermission(c, ...mediaDesk.rights.list);
    return c.json(await callLibrary<object>(gateway, 'sums', {}));
  });

  app.post('/details/read', async (c) => {
    const by = await requirePermission(c, ...files.getFileDescriptor);
    const request = await readJson(c, schema);
    const previews = mediaDesk.rights.download.every((right) => by.permissions.includes(right));
    return c.json(await callLibrary<object>(gateway, 'details/read', { ...request, previews }));
  });

  app.post('/details/update', async (c) => {
    const by = await requirePermission(c, ...mediaDesk.rights.edit);
    const request = await readJson(c, changed);
    const reply = await callLibrary<object>(gateway, 'details/update', request, by.email);
    const { fileId: entityId, ...after } = request;
    await recordAction(c, gateway, by, { name: 'changeFile', entityType: 'file', entityId, after });
    return c.json(reply);
  });

  return app;
}
