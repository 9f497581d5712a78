import { Hono } from 'hono';
import { z } from 'zod';
import { notFound } from '../../platform/contract/errors.ts';
import { shopTextsDesk } from '../../shared/desks/shop-texts.ts';
import { isTextName, type ShopText, type TextName } from '../../shared/shop-texts.ts';
import type { Gateway } from '../gateway.ts';
import type { GatewayContext, GatewayEnv, Staff } from '../http/gateway-env.ts';
import { readJson } from '../http/read-json.ts';
import { listReply, readListRequest } from '../http/simple-rest.ts';
import { recordAction } from '../staff/record-action.ts';
import { requirePermission } from '../staff/session.ts';
import { readTextDoc } from './shapes.ts';
import { allTexts, goBackTo, oneText, versionsOf, writeText } from './store.ts';

const revision = z.string().regex(/^\d{1,15}$/, 'must be the revision that was read');
const change = z.object({ revision, doc: z.unknown() });
const back = z.strictObject({ revision, to: revision });

function nameOf(c: GatewayContext): TextName {
  const name = c.req.param('id') ?? '';
  if (isTextName(name)) return name;
  throw notFound('There is no such text.', 'TEXT_NOT_FOUND', { id: name });
}

/** `/shop-texts` in the simple-rest dialect: what the shop says on its pages. The contract has no means for them. */
export function textRoutes(gateway: Gateway): Hono<GatewayEnv> {
  const app = new Hono<GatewayEnv>();
  const { clock } = gateway;

  const told = async (
    c: GatewayContext,
    staff: Staff,
    name: string,
    before: ShopText,
    after: ShopText,
  ): Promise<Response> => {
    await recordAction(c, gateway, staff, {
      name,
      entityType: 'shopText',
      entityId: after.id,
      before: before.doc,
      after: after.doc,
    });
    return c.json(after);
  };

  app.get('/shop-texts', async (c) => {
    await requirePermission(c, ...shopTextsDesk.rights.list);
    const { from, to } = readListRequest(c);
    const texts = await allTexts(gateway);
    return listReply(c, 'shop-texts', texts.slice(from, to + 1), from, texts.length);
  });

  app.get('/shop-texts/:id', async (c) => {
    await requirePermission(c, ...shopTextsDesk.rights.list);
    return c.json(await oneText(gateway, nameOf(c)));
  });

  app.get('/shop-texts/:id/versions', async (c) => {
    await requirePermission(c, ...shopTextsDesk.rights.list);
    return c.json(await versionsOf(gateway, nameOf(c)));
  });

  app.put('/shop-texts/:id', async (c) => {
    const staff = await requirePermission(c, ...shopTextsDesk.rights.edit);
    const name = nameOf(c);
    const body = await readJson(c, change);
    const doc = readTextDoc(name, body.doc);
    const before = await oneText(gateway, name);
    const after = await writeText(gateway, {
      name,
      doc,
      revision: body.revision,
      by: staff.name,
      now: clock.now(),
    });
    return told(c, staff, 'writeShopText', before, after);
  });

  app.post('/shop-texts/:id/back', async (c) => {
    const staff = await requirePermission(c, ...shopTextsDesk.rights.edit);
    const name = nameOf(c);
    const body = await readJson(c, back);
    const before = await oneText(gateway, name);
    const after = await goBackTo(gateway, { name, ...body, by: staff.name, now: clock.now() });
    return told(c, staff, 'takeBackShopText', before, after);
  });

  return app;
}
