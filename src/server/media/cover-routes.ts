import { Hono } from 'hono';
import { z } from 'zod';
import { updateCollection } from '../../shared/contract/generated/stores_products.rights.ts';
import type { Gateway } from '../gateway.ts';
import type { GatewayEnv } from '../http/gateway-env.ts';
import { readJson } from '../http/read-json.ts';
import { recordAction } from '../staff/record-action.ts';
import { requirePermission } from '../staff/session.ts';
import { callLibrary } from './call-library.ts';

const schema = z.strictObject({
  collectionId: z.string().min(1).max(36),
  cover: z
    .strictObject({ fileId: z.string().min(1).max(1000), altText: z.string().max(1000).optional() })
    .nullable(),
});

/** Mounted at `/admin/api`: the picture that stands for a collection, which the contract shows and cannot set. */
export function coverRoutes(gateway: Gateway): Hono<GatewayEnv> {
  const app = new Hono<GatewayEnv>().basePath('/media');

  app.post('/covers', async (c) => {
    const by = await requirePermission(c, ...updateCollection);
    const request = await readJson(c, schema);
    const reply = await callLibrary<object>(gateway, 'covers', request, by.email);
    const { collectionId: entityId, cover } = request;
    await recordAction(c, gateway, by, {
      name: 'setCover',
      entityType: 'collection',
      entityId,
      after: { cover },
    });
    return c.json(reply);
  });

  return app;
}
