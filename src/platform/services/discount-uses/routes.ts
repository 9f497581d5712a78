import { sql } from 'kysely';
import { z } from 'zod';
import type { DiscountUses, DiscountUseShown } from '#shared/coupons.ts';
import type { Context } from '../../context.ts';
import { readJson, requireMerchant } from '../../hosted-json.ts';
import type { HostedRoute } from '../../service.ts';
import { countUses, NO_USES } from './count.ts';
import type { DiscountUse, Source } from './tables.ts';

const READ = 'ECOM.DISCOUNT_RULES_READ';
const READ_ORDERS = 'ECOM.READ_ORDERS';
const MOST = 100;

const kind = z.enum(['rule', 'coupon']);
const some = z.strictObject({ kind, ids: z.array(z.string().min(1).max(60)).max(MOST) });
const page = z.strictObject({
  kind,
  id: z.string().min(1).max(60),
  from: z.int().min(0).default(0),
  limit: z.int().min(1).max(MOST).default(25),
});

/** By id, also of one that nobody used. */
async function sumsOf(context: Context, asked: z.infer<typeof some>): Promise<Record<string, DiscountUses>> {
  const sourceOf = (id: string): Source => `${asked.kind}:${id}`;
  const uses = await countUses(context, asked.ids.map(sourceOf));
  return Object.fromEntries(
    asked.ids.map((id) => {
      const { all: usageCount, approved: orders, given } = uses.get(sourceOf(id)) ?? NO_USES;
      return [id, { usageCount, orders, given }];
    }),
  );
}

/** Orders that stand with it, the last first. */
async function ordersOf(
  context: Context,
  asked: z.infer<typeof page>,
): Promise<{ uses: DiscountUseShown[]; total: number }> {
  const { db, siteId } = context;
  const source: Source = `${asked.kind}:${asked.id}`;
  const { rows } = await sql<{ doc: DiscountUse & { date: string } }>`select doc from discount_uses
    where site_id = ${siteId} and source = ${source} and date is not null
    order by date desc, id desc offset ${asked.from} limit ${asked.limit}`.execute(db);
  const total = (await countUses(context, [source])).get(source)?.approved ?? 0;
  return {
    uses: rows.map(({ doc: { orderId, orderNumber, date, given, elsewhere, email, code } }) => ({
      orderId,
      date,
      given,
      email,
      ...(elsewhere && { elsewhere }),
      ...(orderNumber !== undefined && { orderNumber }),
      ...(code !== undefined && { code }),
    })),
    total,
  };
}

export const routes: HostedRoute[] = [
  {
    method: 'POST',
    path: '/hosted/discount-uses/sums',
    async handle(request, context) {
      requireMerchant(context, READ);
      return Response.json(await sumsOf(context, await readJson(request, some)));
    },
  },
  {
    method: 'POST',
    path: '/hosted/discount-uses/orders',
    async handle(request, context) {
      requireMerchant(context, READ);
      requireMerchant(context, READ_ORDERS);
      return Response.json(await ordersOf(context, await readJson(request, page)));
    },
  },
];
