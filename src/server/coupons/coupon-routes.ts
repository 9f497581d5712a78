import { Hono } from 'hono';
import { z } from 'zod';
import { notFound } from '../../platform/contract/errors.ts';
import {
  type CouponSummary,
  type MadeCode,
  MOST_CODES,
  MOST_COUPONS,
  type ShownCoupon,
} from '../../shared/coupons.ts';
import { couponsDesk } from '../../shared/desks/coupons.ts';
import type { Gateway } from '../gateway.ts';
import type { GatewayContext, GatewayEnv, Staff } from '../http/gateway-env.ts';
import { readJson } from '../http/read-json.ts';
import { attachment } from '../jobs/attachment.ts';
import { toCsv } from '../jobs/csv.ts';
import { listReply, readListRequest } from '../http/simple-rest.ts';
import { askHosted } from '../platform-call.ts';
import { recordDeed } from '../staff/record-deed.ts';
import { requireRight } from '../staff/session.ts';

const { rights } = couponsDesk;
const body = z.record(z.string(), z.unknown());
const some = z.strictObject({ ids: z.array(z.guid()).min(1).max(MOST_COUPONS) });
/** What is done to many, by the name of its address. */
const DEEDS = {
  'turn-on': { right: rights.edit, name: 'turnOnCoupon' },
  'turn-off': { right: rights.edit, name: 'turnOffCoupon' },
  delete: { right: rights.delete, name: 'deleteCoupon' },
} as const;

interface BulkAnswer {
  results: { itemMetadata: { id?: string; success: boolean } }[];
}

/** `/coupons`, in the dialect of react-admin's simple REST: coupons are the embedded platform's, and in no contract. */
export function couponRoutes(gateway: Gateway): Hono<GatewayEnv> {
  const app = new Hono<GatewayEnv>().basePath('/coupons');

  const ask = <Answer>(path: string, given: object, by?: Staff): Promise<Answer> =>
    askHosted<Answer>(gateway.platformFetch, `/hosted/coupons/${path}`, { body: given, actor: by?.email });
  const one = <Answer = ShownCoupon>(
    id: string,
    deed: string,
    given: object = {},
    by?: Staff,
  ): Promise<Answer> => {
    if (!z.guid().safeParse(id).success) throw notFound('The coupon was not found.', 'COUPON_NOT_FOUND');
    return ask(`${id}/${deed}`, given, by);
  };
  const record = (
    c: GatewayContext,
    by: Staff,
    name: string,
    { id, ...coupon }: { id: string; before?: unknown; after?: unknown },
  ): Promise<void> => recordDeed(c, gateway, by, { name, entityType: 'coupon', entityId: id, ...coupon });

  app.get('/', async (c) => {
    await requireRight(c, ...rights.list);
    const { sort, from, to, filter } = readListRequest(c);
    const asked = { filter, from, limit: to - from + 1, ...(sort && { sort }) };
    const { coupons, total } = await ask<{ coupons: ShownCoupon[]; total: number }>('list', asked);
    return listReply(c, 'coupons', coupons, from, total);
  });

  app.get('/summary', async (c) => {
    await requireRight(c, ...rights.list);
    return c.json(await ask<CouponSummary>('summary', {}));
  });

  app.get('/:id', async (c) => {
    await requireRight(c, ...rights.list);
    return c.json(await one(c.req.param('id'), 'read'));
  });

  app.get('/:id/codes.csv', async (c) => {
    await requireRight(c, ...rights.list);
    const rows = [['code', 'order']];
    for (let from = 0, more = true; more; from += MOST_CODES) {
      const page = { from, limit: MOST_CODES };
      const { codes } = await one<{ codes: MadeCode[] }>(c.req.param('id'), 'codes/list', page);
      rows.push(...codes.map(({ code, orderId = '' }) => [code, orderId]));
      more = codes.length === MOST_CODES;
    }
    return attachment(c, 'codes', toCsv(rows));
  });

  app.post('/', async (c) => {
    const by = await requireRight(c, ...rights.create);
    const after = await ask<ShownCoupon>('create', await readJson(c, body), by);
    await record(c, by, 'createCoupon', { id: after.id, after });
    return c.json(after);
  });

  app.put('/:id', async (c) => {
    const by = await requireRight(c, ...rights.edit);
    const id = c.req.param('id');
    const before = await one(id, 'read');
    const after = await one(id, 'update', await readJson(c, body), by);
    await record(c, by, 'updateCoupon', { id, before, after });
    return c.json(after);
  });

  app.delete('/:id', async (c) => {
    const by = await requireRight(c, ...rights.delete);
    const id = c.req.param('id');
    const before = await one(id, 'delete', {}, by);
    await record(c, by, 'deleteCoupon', { id, before });
    return c.json(before);
  });

  for (const [path, { right, name }] of Object.entries(DEEDS))
    app.post(`/bulk/${path}`, async (c) => {
      const by = await requireRight(c, ...right);
      const answer = await ask<BulkAnswer>(`bulk/${path}`, await readJson(c, some), by);
      for (const { itemMetadata } of answer.results)
        if (itemMetadata.success && itemMetadata.id) await record(c, by, name, { id: itemMetadata.id });
      return c.json(answer);
    });

  return app;
}
