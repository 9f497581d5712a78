import type { Context } from '../../context.ts';
import { badRequest, type PlatformError } from '../../contract/errors.ts';
import type { Coupon } from './coupon.ts';
import { type CouponRefusal, couponRefusal } from './rules/check-coupon.ts';
import {
  countCouponUses,
  insertCouponUse,
  lockCoupon,
  readCoupon,
  readCouponById,
  removeCouponUses,
} from './tables.ts';

type Change = Pick<Context, 'db' | 'siteId' | 'clock'>;

const WORDS: Readonly<Record<CouponRefusal, string>> = {
  ERROR_COUPON_DOES_NOT_EXIST: 'There is no coupon with this code.',
  ERROR_COUPON_IS_NOT_ACTIVE_YET: 'The coupon is not active yet.',
  ERROR_COUPON_HAS_EXPIRED: 'The coupon has expired.',
  ERROR_COUPON_USAGE_EXCEEDED: 'The coupon has been used as often as it can be.',
  ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED: 'You have used this coupon as often as you can.',
};

const refused = (code: CouponRefusal, couponCode: string | undefined): PlatformError =>
  badRequest(WORDS[code], code, { ...(couponCode !== undefined && { couponCode }) });

/**
 * The coupon as this buyer may use it now.
 * @param besides an order whose own use does not count
 * @throws 400 ERROR_COUPON_…
 */
export async function checkCoupon(
  context: Change,
  code: string,
  { email, besides }: { email?: string | undefined; besides?: string | undefined } = {},
): Promise<Coupon> {
  const coupon = await readCoupon(context, code);
  const uses = coupon
    ? await countCouponUses(context, coupon.id, email, besides)
    : { all: 0, byThisBuyer: 0 };
  const refusal = couponRefusal(coupon, uses, context.clock.now());
  if (refusal || !coupon) throw refused(refusal ?? 'ERROR_COUPON_DOES_NOT_EXIST', code);
  return coupon;
}

/** For callers that know the coupon by its id. */
export const couponCodeOf = async (
  context: Pick<Context, 'db' | 'siteId'>,
  id: string,
): Promise<string | undefined> => (await readCouponById(context, id))?.code;

/**
 * Counts the coupon's use by an order; once, however often it is called for the same one. The coupon is held until
 * the transaction ends, so of two orders at its last use one is refused.
 * @throws 400 ERROR_COUPON_… when it cannot be used any more
 */
export async function countCouponUse(
  context: Change,
  { couponId, orderId, email }: { couponId: string; orderId: string; email?: string | undefined },
): Promise<void> {
  const coupon = await lockCoupon(context, couponId);
  const uses = await countCouponUses(context, couponId, email, orderId);
  const refusal = couponRefusal(coupon, uses, context.clock.now());
  if (refusal) throw refused(refusal, coupon?.code);
  await insertCouponUse(context, { couponId, orderId, email });
}

/** Counts a use that was granted before, whatever became of the coupon since. */
export const recordCouponUse = (
  context: Pick<Context, 'db' | 'siteId'>,
  use: { couponId: string; orderId: string; email: string | undefined },
): Promise<void> => insertCouponUse(context, use);

/** Gives the use back: the order came to nothing. */
export const releaseCouponUse = (context: Pick<Context, 'db' | 'siteId'>, orderId: string): Promise<void> =>
  removeCouponUses(context, orderId);
