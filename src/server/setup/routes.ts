import { Hono } from 'hono';
import { z } from 'zod';
import { notFound } from '../../platform/contract/errors.ts';
import { shopTextsDesk } from '../../shared/desks/shop-texts.ts';
import type { SetupChecklist } from '../../shared/setup-checklist.ts';
import type { Gateway } from '../gateway.ts';
import type { GatewayEnv } from '../http/gateway-env.ts';
import { readJson } from '../http/read-json.ts';
import { requirePermission } from '../staff/session.ts';
import { displayChecklist, hideChecklist, readChecklist } from './checklist.ts';

const change = z.strictObject({ hidden: z.boolean() });

/** Mounted at `/admin/api`: what a new store still needs before it can sell. */
export function setupChecklistRoutes(gateway: Gateway): Hono<GatewayEnv> {
  const app = new Hono<GatewayEnv>();
  const site = { db: gateway.database.kysely, siteId: gateway.siteId };

  app.get('/setup-checklist', async (c) => {
    const staff = await requirePermission(c, ...shopTextsDesk.rights.edit);
    if (!gateway.embedded) throw notFound('The hosted platform sets its stores up by itself.');
    return c.json(await readChecklist(gateway, staff));
  });

  app.put('/setup-checklist', async (c) => {
    const staff = await requirePermission(c, ...shopTextsDesk.rights.edit);
    if (!gateway.embedded) throw notFound('The hosted platform sets its stores up by itself.');
    const { hidden } = await readJson(c, change);
    const { hidden: _, ...checklist } = await readChecklist(gateway, staff);
    const open = checklist.items.filter(({ done }) => !done).map(({ name }) => name);
    await (hidden ? hideChecklist(site, open) : displayChecklist(site));
    return c.json({ ...checklist, ...(hidden && { hidden: open }) } satisfies SetupChecklist);
  });

  return app;
}
