import { couponDraft } from '#shared/extensions/coupon-draft.ts';
import { checkShape } from '#platform/contract/check-shape.ts';
import type { Context } from '#platform/context.ts';
import type { Coupon } from './coupon.ts';
import { coupons } from './tables.ts';

/**
 * A coupon as it would be kept, with nothing kept: rejected for what its creation would be rejected for.
 * @param id of the stored one that it is to replace
 * @throws 400
 */
export async function draftCoupon(
  { db, siteId, clock, ids }: Context,
  unchecked: Record<string, unknown>,
  id: string | undefined,
): Promise<Coupon> {
  const fields = checkShape(unchecked, couponDraft);
  const stored = id === undefined ? undefined : await coupons.get(db, siteId, id);
  return {
    ...fields,
    id: stored?.id ?? ids.guid(),
    code: fields.code ?? '',
    createdDate: stored?.createdDate ?? clock.now().toISOString(),
  };
}
