import { sql } from 'kysely';
import { type MadeCode, RANDOM_LETTER } from '#shared/coupons.ts';
import type { CouponCodesRequest } from '#shared/extensions/coupons.ts';
import type { Context } from '#platform/context.ts';
import { failedPrecondition } from '#platform/contract/errors.ts';
import { randomLetters } from '#platform/identity/random-letters.ts';
import { couponNotFound, findCoupon } from './change.ts';
import { coupons } from './tables.ts';

/** Of one coupon. */
const MAX_PER_COUPON = 100_000;
/** A code that is taken is made anew. */
const TRIES = 5;

type Numbered = { number: number; code: string };

const filled = (text: string): string => {
  const letters = randomLetters(text.split(RANDOM_LETTER).length - 1);
  let next = 0;
  return text.replaceAll(RANDOM_LETTER, () => letters[next++] ?? '');
};

async function codesOf(
  { db, siteId }: Context,
  { couponId: id, batch, numbers }: CouponCodesRequest,
): Promise<Numbered[]> {
  const { rows } = await sql<Numbered>`select number, code from coupon_codes
    where site_id = ${siteId} and coupon_id = ${id} and batch = ${batch} and number = any(${numbers}::int[])
    order by number`.execute(db);
  return rows;
}

async function checkRoom({ db, siteId }: Context, id: string, more: number): Promise<void> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from coupon_codes
    where site_id = ${siteId} and coupon_id = ${id}`.execute(db);
  if ((rows[0]?.n ?? 0) + more > MAX_PER_COUPON)
    throw failedPrecondition('The coupon has as many codes as it can have.', 'TOO_MANY_CODES', {
      most: MAX_PER_COUPON,
    });
}

/** Codes that are good for one order each, all under the coupon's one rule. Asked again it tells the same ones. */
export async function makeCodes(
  context: Context,
  couponCodesRequest: CouponCodesRequest,
): Promise<{ codes: Numbered[] }> {
  const { db, siteId } = context;
  const { couponId: id } = couponCodesRequest;
  if (!(await coupons.getForUpdate(db, siteId, id))) throw couponNotFound(id);
  let made = await codesOf(context, couponCodesRequest);
  const numbers = [...new Set(couponCodesRequest.numbers)];
  if (made.length < numbers.length) await checkRoom(context, id, numbers.length - made.length);
  for (let attempt = 0; made.length < numbers.length && attempt < TRIES; attempt++) {
    const there = new Set(made.map(({ number }) => number));
    const fresh = numbers
      .filter((number) => !there.has(number))
      .map((number) => ({ number, code: filled(couponCodesRequest.pattern) }));
    await sql`insert into coupon_codes (site_id, code, coupon_id, batch, number)
      select ${siteId}, code, ${id}, ${couponCodesRequest.batch}, number
      from jsonb_to_recordset(${JSON.stringify(fresh)}::text::jsonb) as fresh(number int, code text)
      where not exists (select from coupons where coupons.site_id = ${siteId}
        and platform_lower(coupons.code) = platform_lower(fresh.code))
      on conflict do nothing`.execute(db);
    made = await codesOf(context, couponCodesRequest);
  }
  if (made.length < numbers.length)
    throw failedPrecondition('The pattern leaves too few codes.', 'TOO_FEW_CODES');
  return { codes: made };
}

/** In the order in which they were made, with the order that has each. */
export async function listCodes(
  context: Context,
  id: string,
  { from, limit }: { from: number; limit: number },
): Promise<{ codes: MadeCode[] }> {
  const { db, siteId } = context;
  await findCoupon(context, id);
  const { rows } = await sql<{ code: string; order_id: string | null }>`
    select made.code, used.order_id from coupon_codes as made
    left join discount_uses as used on used.site_id = made.site_id and used.code = made.code
    where made.site_id = ${siteId} and made.coupon_id = ${id}
    order by made.batch, made.number offset ${from} limit ${limit}`.execute(db);
  return { codes: rows.map(({ code, order_id: orderId }) => ({ code, ...(orderId && { orderId }) })) };
}
