import { sql } from 'kysely';
import type { Queryable } from '../../../database/database.ts';
import type { Context } from '../../context.ts';
import { alreadyExists } from '../../contract/errors.ts';
import { defineEntity } from '../../store/index.ts';
import type { Coupon, KeptCoupon } from './coupon.ts';

type Read = Pick<Context, 'db' | 'siteId'>;

export const coupons = defineEntity<KeptCoupon>({
  table: 'coupons',
  spec: { paging: 'offset', fields: [], searchable: [], aggregatable: [] },
  columns: { code: { type: 'text' }, createdDate: { type: 'date', required: true } },
  defaultSort: [{ fieldName: 'createdDate', order: 'DESC' }],
  maxLimit: 100,
  revision: true,
});

export const entities = [coupons];

/** By its own code, or by one of the many made for it. */
export async function readCoupon({ db, siteId }: Read, code: string): Promise<Coupon | undefined> {
  const { rows } = await sql<{ doc: KeptCoupon; once: boolean }>`
    select doc, false as once from coupons where site_id = ${siteId} and code = ${code}
    union all
    select doc, true from coupon_codes as made
      join coupons on coupons.site_id = made.site_id and coupons.id = made.coupon_id
      where made.site_id = ${siteId} and made.code = ${code}`.execute(db);
  const [found] = rows;
  return found && { ...found.doc, code, ...(found.once && { once: true }) };
}

export const readCouponById = ({ db, siteId }: Read, id: string): Promise<KeptCoupon | undefined> =>
  coupons.get(db, siteId, id);

/** Every coupon of the shop; its many codes are not among it. */
export async function allCoupons({ db, siteId }: Read): Promise<KeptCoupon[]> {
  const { rows } = await sql<{ doc: KeptCoupon }>`
    select doc from coupons where site_id = ${siteId}`.execute(db);
  return rows.map(({ doc }) => doc);
}

/** The coupon that each of these was made for, by the code. */
export async function couponsOfCodes(
  { db, siteId }: Read,
  codes: readonly string[],
): Promise<Map<string, string>> {
  if (codes.length === 0) return new Map();
  const { rows } = await sql<{ code: string; id: string }>`select code, coupon_id as id from coupon_codes
    where site_id = ${siteId} and code = any(${[...codes]}::text[])`.execute(db);
  return new Map(rows.map(({ code, id }) => [code, id]));
}

/** Whether the code is another coupon's, or one of its many. */
export async function isCodeTaken({ db, siteId }: Read, code: string, besides: string): Promise<boolean> {
  const { rows } = await sql`
    select from coupons where site_id = ${siteId} and code = ${code} and id <> ${besides}
    union all
    select from coupon_codes where site_id = ${siteId} and code = ${code}`.execute(db);
  return rows.length > 0;
}

/** For the demo store and tests: unchecked and told to nobody. @throws 409 when the code is taken */
export async function insertCoupon(db: Queryable, siteId: string, coupon: Coupon): Promise<void> {
  const updatedDate = coupon.updatedDate ?? coupon.createdDate;
  const [stored] = await coupons.insertMany(db, siteId, [{ ...coupon, updatedDate }], { unlessThere: true });
  const kept = stored && (await readCoupon({ db, siteId }, coupon.code));
  if (kept?.id !== coupon.id)
    throw alreadyExists('There is a coupon with this code.', undefined, { code: coupon.code });
}
