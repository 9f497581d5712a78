import { sql } from 'kysely';
import type { Context, SiteDb } from '#platform/context.ts';
import { badRequest, type PlatformError } from '#platform/contract/errors.ts';
import {
  type Buyer,
  countUses,
  findCodeUse,
  giveBackUses,
  NO_USES,
  recordUses,
  type Source,
} from '../../ecom/discount-uses/public.ts';
import type { Coupon, StoredCoupon } from './coupon.ts';
import { type CouponRejection, couponRejection, type SeenUses } from './rules/check-coupon.ts';
import { coupons, readCoupon, readCouponById } from './tables.ts';

type Change = SiteDb & Pick<Context, 'clock'>;

const WORDS: Readonly<Record<CouponRejection, string>> = {
  ERROR_COUPON_DOES_NOT_EXIST: 'There is no coupon with this code.',
  ERROR_COUPON_IS_NOT_ACTIVE_YET: 'The coupon is not active yet.',
  ERROR_COUPON_HAS_EXPIRED: 'The coupon has expired.',
  ERROR_COUPON_USAGE_EXCEEDED: 'The coupon has been used as often as it can be.',
  ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED: 'You have used this coupon as often as you can.',
};

const refused = (code: CouponRejection, couponCode: string | undefined): PlatformError =>
  badRequest(WORDS[code], code, { ...(couponCode !== undefined && { couponCode }) });

export const sourceOf = (couponId: string): Source => `coupon:${couponId}`;

/** Nobody counts what nobody limits. @param besides an order whose own use does not count */
export async function usesOf(
  context: SiteDb,
  { id, code, once, usageLimit, limitPerCustomer }: Coupon,
  { buyer, besides }: { buyer: Buyer; besides?: string | undefined },
): Promise<SeenUses> {
  const isLimited = usageLimit !== undefined || limitPerCustomer !== undefined;
  const source = sourceOf(id);
  const counted = isLimited ? await countUses(context, [source], { buyer, besides }) : undefined;
  const codeUse = once === true ? await findCodeUse(context, code, { buyer, besides }) : undefined;
  return {
    ...(counted?.get(source) ?? NO_USES),
    codeIsUsed: codeUse !== undefined,
    codeIsUsedByThisBuyer: codeUse === 'own',
  };
}

/**
 * The coupon as this buyer may use it now.
 * @param besides an order whose own use does not count
 * @throws 400 ERROR_COUPON_…
 */
export async function checkCoupon(
  context: Change,
  code: string,
  { buyer = {}, besides }: { buyer?: Buyer; besides?: string | undefined } = {},
): Promise<Coupon> {
  const coupon = await readCoupon(context, code);
  if (!coupon) throw refused('ERROR_COUPON_DOES_NOT_EXIST', code);
  const rejection = couponRejection(
    coupon,
    await usesOf(context, coupon, { buyer, besides }),
    context.clock.now(),
  );
  if (rejection) throw refused(rejection, code);
  return coupon;
}

/** For callers that know the coupon by its id. */
export const couponCodeOf = async (context: SiteDb, id: string): Promise<string | undefined> =>
  (await readCouponById(context, id))?.code;

interface CouponUse {
  couponId: string;
  /** As it was brought. */
  code: string;
  orderId: string;
  buyer: Buyer;
}

/** Whether the code is one of the many made for this coupon. */
async function isMadeFor({ db, siteId }: SiteDb, { id }: StoredCoupon, code: string): Promise<boolean> {
  const { rows } = await sql`select from coupon_codes
    where site_id = ${siteId} and code = ${code} and coupon_id = ${id}`.execute(db);
  return rows.length > 0;
}

async function byCode(
  context: SiteDb,
  coupon: StoredCoupon | undefined,
  code: string,
): Promise<Coupon | undefined> {
  if (!coupon || coupon.code === code) return coupon && { ...coupon, code };
  return (await isMadeFor(context, coupon, code)) ? { ...coupon, code, once: true } : undefined;
}

/**
 * Counts the coupon's use by an order; once, however often it is called for the same one. The coupon is held until
 * the transaction ends, so of two orders at its last use one is rejected.
 * @throws 400 ERROR_COUPON_… when it cannot be used any more
 */
export async function countCouponUse(
  context: Change,
  { couponId, code, orderId, buyer }: CouponUse,
): Promise<void> {
  const { db, siteId, clock } = context;
  const coupon = await byCode(context, await coupons.getForUpdate(db, siteId, couponId), code);
  if (!coupon) throw refused('ERROR_COUPON_DOES_NOT_EXIST', code);
  const uses = await usesOf(context, coupon, { buyer, besides: orderId });
  const rejection = couponRejection(coupon, uses, clock.now());
  if (rejection) throw refused(rejection, code);
  await recordUses(context, [
    { source: sourceOf(couponId), orderId, ...buyer, ...(coupon.once && { code }) },
  ]);
}

/**
 * Counts a use that was granted before, whatever became of the coupon since; also where somebody has its code by now,
 * or takes it at this moment: the coupon is held.
 */
export async function recordCouponUse(
  context: SiteDb,
  { couponId, code, orderId, buyer }: CouponUse,
): Promise<void> {
  const { db, siteId } = context;
  const coupon = await byCode(context, await coupons.getForUpdate(db, siteId, couponId), code);
  const isFree =
    coupon?.once && (await findCodeUse(context, code, { buyer, besides: orderId })) === undefined;
  await recordUses(context, [{ source: sourceOf(couponId), orderId, ...buyer, ...(isFree && { code }) }]);
}

/** Gives the use back: the order came to nothing. */
export const releaseCouponUse = (context: SiteDb, orderId: string): Promise<void> =>
  giveBackUses(context, orderId, { coupons: true });
