import { sql } from 'kysely';
import type { z } from 'zod';
import type { DiscountUses, DiscountUseShown } from '#shared/coupons.ts';
import { discountUseExtensions } from '#shared/extensions/coupons.ts';
import type { Context } from '#platform/context.ts';
import { serveExtensions } from '#platform/extensions/serve.ts';
import { countUses, NO_USES } from './count.ts';
import type { DiscountUse, Source } from './tables.ts';

type Requests = {
  [Name in keyof typeof discountUseExtensions]: z.output<(typeof discountUseExtensions)[Name]['request']>;
};

/** By id, also of one that nobody used. */
async function sumsOf(
  context: Context,
  requested: Requests['sumDiscountUses'],
): Promise<Record<string, DiscountUses>> {
  const sourceOf = (id: string): Source => `${requested.kind}:${id}`;
  const uses = await countUses(context, requested.ids.map(sourceOf));
  return Object.fromEntries(
    requested.ids.map((id) => {
      const { all: usageCount, approved: orders, given } = uses.get(sourceOf(id)) ?? NO_USES;
      return [id, { usageCount, orders, given }];
    }),
  );
}

/** Orders that stand with it, the last first. */
async function ordersOf(
  context: Context,
  requested: Requests['listDiscountUses'],
): Promise<{ uses: DiscountUseShown[]; total: number }> {
  const { db, siteId } = context;
  const source: Source = `${requested.kind}:${requested.id}`;
  const { rows } = await sql<{ doc: DiscountUse & { date: string } }>`select doc from discount_uses
    where site_id = ${siteId} and source = ${source} and date is not null
    order by date desc, id desc offset ${requested.from} limit ${requested.limit}`.execute(db);
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

export const routes = serveExtensions(discountUseExtensions, {
  sumDiscountUses: async (request, context) => ({ uses: await sumsOf(context, request) }),
  listDiscountUses: (request, context) => ordersOf(context, request),
});
