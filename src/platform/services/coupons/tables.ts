import { sql } from 'kysely';
import type { Queryable } from '../../../database/database.ts';
import { alreadyExists } from '../../contract/errors.ts';
import type { Context } from '../../context.ts';
import type { Coupon } from './coupon.ts';

type Read = Pick<Context, 'db' | 'siteId'>;

export async function readCoupon({ db, siteId }: Read, code: string): Promise<Coupon | undefined> {
  const { rows } = await sql<{ doc: Coupon }>`
    select doc from coupons where site_id = ${siteId} and code = ${code}`.execute(db);
  return rows[0]?.doc;
}

export async function readCouponById({ db, siteId }: Read, id: string): Promise<Coupon | undefined> {
  const { rows } = await sql<{ doc: Coupon }>`
    select doc from coupons where site_id = ${siteId} and id = ${id}`.execute(db);
  return rows[0]?.doc;
}

/** Holds it until the transaction ends: of two at its last use one waits, and then sees the other's. */
export async function lockCoupon({ db, siteId }: Read, id: string): Promise<Coupon | undefined> {
  const { rows } = await sql<{ doc: Coupon }>`
    select doc from coupons where site_id = ${siteId} and id = ${id} for update`.execute(db);
  return rows[0]?.doc;
}

/** @throws 409 when the code is taken */
export async function insertCoupon(db: Queryable, siteId: string, coupon: Coupon): Promise<void> {
  const { rows } = await sql`insert into coupons (site_id, id, code, doc)
    values (${siteId}, ${coupon.id}, ${coupon.code}, ${JSON.stringify(coupon)}::jsonb)
    on conflict do nothing returning id`.execute(db);
  if (rows.length === 0)
    throw alreadyExists('There is a coupon with this code.', undefined, { code: coupon.code });
}

export interface CouponUses {
  all: number;
  /** By the buyer's address; 0 while nobody knows it. */
  byThisBuyer: number;
}

/** @param besides an order whose own use does not count */
export async function countCouponUses(
  { db, siteId }: Read,
  couponId: string,
  email: string | undefined,
  besides = '',
): Promise<CouponUses> {
  const { rows } = await sql<{ uses: number; own: number }>`
    select count(*)::int as uses,
      (count(*) filter (where email <> '' and email = ${(email ?? '').toLowerCase()}))::int as own
    from coupon_uses where site_id = ${siteId} and coupon_id = ${couponId} and order_id <> ${besides}`.execute(
    db,
  );
  return { all: rows[0]?.uses ?? 0, byThisBuyer: rows[0]?.own ?? 0 };
}

export async function insertCouponUse(
  { db, siteId }: Read,
  use: { couponId: string; orderId: string; email: string | undefined },
): Promise<void> {
  await sql`insert into coupon_uses (site_id, coupon_id, order_id, email)
    values (${siteId}, ${use.couponId}, ${use.orderId}, ${(use.email ?? '').toLowerCase()})
    on conflict do nothing`.execute(db);
}

export async function removeCouponUses({ db, siteId }: Read, orderId: string): Promise<void> {
  await sql`delete from coupon_uses where site_id = ${siteId} and order_id = ${orderId}`.execute(db);
}

/** For the demo store: many at once. */
export async function seedCouponUses(
  { db, siteId }: Read,
  uses: readonly { couponId: string; orderId: string; email: string }[],
): Promise<void> {
  const rows = uses.map(({ couponId, orderId, email }) => ({
    coupon_id: couponId,
    order_id: orderId,
    email: email.toLowerCase(),
  }));
  await sql`insert into coupon_uses (site_id, coupon_id, order_id, email)
    select ${siteId}, coupon_id, order_id, email
    from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as row(coupon_id text, order_id text, email text)
    on conflict do nothing`.execute(db);
}
