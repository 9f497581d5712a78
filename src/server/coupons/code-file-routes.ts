import { Hono } from 'hono';
import { MAX_CODES } from '../../shared/coupons.ts';
import { couponsDesk } from '../../shared/desks/coupons.ts';
import type { couponExtensions } from '../../shared/extensions/coupons.ts';
import { extensionCaller } from '../extensions/call-extension.ts';
import type { Gateway } from '../gateway.ts';
import type { GatewayEnv } from '../http/gateway-env.ts';
import { attachment } from '../jobs/attachment.ts';
import { toCsv } from '../jobs/csv.ts';
import { passOn } from '../platform-call.ts';
import { requirePermission } from '../staff/session.ts';

const call = extensionCaller<typeof couponExtensions>();

async function readCodes({ platformFetch }: Gateway, couponId: string): Promise<string[][]> {
  const rows: string[][] = [];
  for (let from = 0, isMore = true; isMore; from += MAX_CODES) {
    const { codes } = await call(platformFetch, 'listCouponCodes', { couponId, from, limit: MAX_CODES });
    rows.push(...codes.map(({ code, orderId = '' }) => [code, orderId]));
    isMore = codes.length === MAX_CODES;
  }
  return rows;
}

/** Mounted at `/admin/api`: the codes of a coupon as a file, which a link downloads. */
export function codeFileRoutes(gateway: Gateway): Hono<GatewayEnv> {
  const app = new Hono<GatewayEnv>();
  app.get('/coupons/:id/codes.csv', async (c) => {
    await requirePermission(c, ...couponsDesk.rights.list);
    const rows = await readCodes(gateway, c.req.param('id')).catch((error: unknown) => {
      throw passOn(error);
    });
    return attachment(c, 'codes', toCsv([['code', 'order'], ...rows]));
  });
  return app;
}
