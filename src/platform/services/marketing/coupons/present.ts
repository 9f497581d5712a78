import { sql } from 'kysely';
import type { ShownCoupon } from '#shared/coupons.ts';
import type { Context } from '#platform/context.ts';
import { countUses, NO_USES } from '../../ecom/discount-uses/public.ts';
import type { StoredCoupon } from './coupon.ts';
import { sourceOf } from './coupons.ts';
import { statusOf } from './rules/status.ts';

async function countCodes({ db, siteId }: Context, ids: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; n: number }>`select coupon_id as id, count(*)::int as n
    from coupon_codes where site_id = ${siteId} and coupon_id = any(${[...ids]}::text[])
    group by coupon_id`.execute(db);
  return new Map(rows.map(({ id, n }) => [id, n]));
}

/** Coupons as the back office reads them, with what became of them. */
export async function presentCoupons(
  context: Context,
  coupons: readonly StoredCoupon[],
): Promise<ShownCoupon[]> {
  const ids = coupons.map(({ id }) => id);
  const uses = await countUses(context, ids.map(sourceOf));
  const codes = await countCodes(context, ids);
  const now = context.clock.now();
  return coupons.map((coupon) => {
    const { all, given } = uses.get(sourceOf(coupon.id)) ?? NO_USES;
    return {
      ...coupon,
      revision: coupon.revision ?? '1',
      updatedDate: coupon.updatedDate ?? coupon.createdDate,
      status: statusOf(coupon, all, now),
      usageCount: all,
      given,
      codeCount: codes.get(coupon.id) ?? 0,
    };
  });
}

export async function presentCoupon(context: Context, coupon: StoredCoupon): Promise<ShownCoupon> {
  const [shown] = await presentCoupons(context, [coupon]);
  if (!shown) throw new Error('One coupon is presented as one.');
  return shown;
}
