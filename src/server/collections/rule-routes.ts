import { Hono } from 'hono';
import { z } from 'zod';
import { notFound } from '../../platform/contract/errors.ts';
import { queryProducts, updateCollection } from '../../shared/contract/generated/stores_products.rights.ts';
import type { Gateway } from '../gateway.ts';
import type { GatewayEnv } from '../http/gateway-env.ts';
import { readJson } from '../http/read-json.ts';
import { callHosted, passOnRefusal } from '../platform-call.ts';
import { recordDeed } from '../staff/record-deed.ts';
import { requireRight } from '../staff/session.ts';

/** What a rule is the platform itself says. */
const rule = z.record(z.string(), z.unknown());
const one = z.strictObject({ collectionId: z.string().min(1).max(36) });

async function ask<Reply extends object>(
  gateway: Gateway,
  path: string,
  body: object,
  actor: string,
): Promise<Reply> {
  if (!gateway.embedded)
    throw notFound('The hosted platform has no rules of collections.', 'RULES_NOT_EMBEDDED');
  try {
    return await callHosted<Reply>(
      gateway.platformFetch,
      `/hosted/catalog/collection-rules/${path}`,
      body,
      actor,
    );
  } catch (error) {
    throw passOnRefusal(error);
  }
}

/** Mounted at `/admin/api`: by what a collection fills itself, which the contract does not know. */
export function ruleRoutes(gateway: Gateway): Hono<GatewayEnv> {
  const app = new Hono<GatewayEnv>().basePath('/collection-rules');

  app.post('/read', async (c) => {
    const by = await requireRight(c, ...queryProducts);
    return c.json(await ask(gateway, 'read', await readJson(c, one), by.email));
  });

  app.post('/preview', async (c) => {
    const by = await requireRight(c, ...updateCollection);
    return c.json(await ask(gateway, 'preview', await readJson(c, z.strictObject({ rule })), by.email));
  });

  app.post('/write', async (c) => {
    const by = await requireRight(c, ...updateCollection);
    const request = await readJson(c, one.extend({ rule: rule.nullable() }));
    const reply = await ask(gateway, 'write', request, by.email);
    const { collectionId: entityId, rule: after } = request;
    await recordDeed(c, gateway, by, {
      name: 'setCollectionRule',
      entityType: 'collection',
      entityId,
      after: { rule: after },
    });
    return c.json(reply);
  });

  return app;
}
