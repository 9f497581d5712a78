import { Hono } from 'hono';
import { z } from 'zod';
import {
  getFileDescriptor,
  updateFileDescriptor,
} from '../../shared/contract/generated/media_files.rights.ts';
import type { MediaUse } from '../../shared/media-uses.ts';
import type { Gateway } from '../gateway.ts';
import type { GatewayEnv } from '../http/gateway-env.ts';
import { readJson } from '../http/read-json.ts';
import { recordAction } from '../staff/record-action.ts';
import { requirePermission } from '../staff/session.ts';
import { usesInTexts } from '../texts/picture-uses.ts';
import { callLibrary } from './call-library.ts';

const fileId = z.string().min(1).max(1000);
const share = z.number().min(0).max(1);
const point = z.strictObject({ x: share, y: share }).nullable();
const used = z.strictObject({ fileIds: z.array(fileId).min(1).max(1000) });
const moved = z.strictObject({ fileId, focalPoint: point, was: point });
const replaced = z.strictObject({
  fileId,
  fileName: z.string().min(1).max(1000),
  contentType: z.string().max(100),
  sizeInBytes: z.int().min(0),
});

/** Mounted at `/admin/api`: where files are shown, what stays in sight of them, and other bytes for them. */
export function focalRoutes(gateway: Gateway): Hono<GatewayEnv> {
  const app = new Hono<GatewayEnv>().basePath('/media');

  app.post('/uses', async (c) => {
    await requirePermission(c, ...getFileDescriptor);
    const request = await readJson(c, used);
    const [{ uses }, inTexts] = await Promise.all([
      callLibrary<{ uses: MediaUse[] }>(gateway, 'uses/read', request),
      usesInTexts(gateway, request.fileIds),
    ]);
    return c.json({ uses: [...uses, ...inTexts] });
  });

  app.post('/focal-point', async (c) => {
    const by = await requirePermission(c, ...updateFileDescriptor);
    const { was, ...change } = await readJson(c, moved);
    const requested = { ...change, was: { focalPoint: was } };
    const reply = await callLibrary<object>(gateway, 'details/update', requested, by.email);
    await recordAction(c, gateway, by, {
      name: 'moveFocalPoint',
      entityType: 'file',
      entityId: change.fileId,
      before: { focalPoint: was },
      after: { focalPoint: change.focalPoint },
    });
    return c.json(reply);
  });

  app.post('/replacements', async (c) => {
    const by = await requirePermission(c, ...updateFileDescriptor);
    const body = await readJson(c, replaced);
    const reply = await callLibrary<{ uploadUrl: string }>(gateway, 'replacements', body, by.email);
    await recordAction(c, gateway, by, {
      name: 'replaceFile',
      entityType: 'file',
      entityId: body.fileId,
      after: { fileName: body.fileName, sizeInBytes: body.sizeInBytes },
    });
    return c.json(reply);
  });

  return app;
}
