import { sql } from 'kysely';
import type { Queryable } from '#database/database.ts';
import type { SiteDb } from '#platform/context.ts';
import { alreadyExists } from '#platform/contract/errors.ts';
import { defineEntity } from '#platform/store/index.ts';
import type { Coupon, StoredCoupon } from './coupon.ts';

export const coupons = defineEntity<StoredCoupon>({
  table: 'coupons',
  spec: { paging: 'offset', fields: [], searchable: [], aggregatable: [] },
  columns: { code: { type: 'text', prefix: true }, createdDate: { type: 'date', required: true } },
  defaultSort: [{ fieldName: 'createdDate', order: 'DESC' }],
  maxLimit: 100,
  revision: true,
});

export const entities = [coupons];

const isCode = (column: string, code: string) =>
  sql<boolean>`platform_lower(${sql.ref(column)}) = platform_lower(${code.trim()})`;

/**
 * By its own code, or by one of the many made for it, in any case and with spaces around it. Where a shop has two that
 * only differ by case, the one that is written so comes first.
 */
export async function readCoupon({ db, siteId }: SiteDb, typed: string): Promise<Coupon | undefined> {
  const { rows } = await sql<{ doc: StoredCoupon; code: string; once: boolean }>`
    select doc, code, once from (
      select doc, code, false as once from coupons
        where site_id = ${siteId} and ${isCode('coupons.code', typed)}
      union all
      select doc, made.code, true from coupon_codes as made
        join coupons on coupons.site_id = made.site_id and coupons.id = made.coupon_id
        where made.site_id = ${siteId} and ${isCode('made.code', typed)}) as found
    order by code = ${typed.trim()} desc, once, doc ->> 'createdDate' limit 1`.execute(db);
  const [found] = rows;
  return found && { ...found.doc, code: found.code, ...(found.once && { once: true }) };
}

/** The code as the shop writes it; one that no coupon has as it was typed, without spaces around it. */
export const writtenCode = async (context: SiteDb, typed: string): Promise<string> =>
  (await readCoupon(context, typed))?.code ?? typed.trim();

export const readCouponById = ({ db, siteId }: SiteDb, id: string): Promise<StoredCoupon | undefined> =>
  coupons.get(db, siteId, id);

/** Every coupon of the shop; its many codes are not among it. */
export async function allCoupons({ db, siteId }: SiteDb): Promise<StoredCoupon[]> {
  const { rows } = await sql<{ doc: StoredCoupon }>`
    select doc from coupons where site_id = ${siteId}`.execute(db);
  return rows.map(({ doc }) => doc);
}

/** The coupon that each of these was made for, by the code. */
export async function couponsOfCodes(
  { db, siteId }: SiteDb,
  codes: readonly string[],
): Promise<Map<string, string>> {
  if (codes.length === 0) return new Map();
  const { rows } = await sql<{ code: string; id: string }>`select code, coupon_id as id from coupon_codes
    where site_id = ${siteId} and code = any(${[...codes]}::text[])`.execute(db);
  return new Map(rows.map(({ code, id }) => [code, id]));
}

/** Whether the code, in whatever case, is another coupon's, or one of its many. */
export async function isCodeTaken({ db, siteId }: SiteDb, code: string, besides: string): Promise<boolean> {
  const { rows } = await sql`
    select from coupons where site_id = ${siteId} and ${isCode('code', code)} and id <> ${besides}
    union all
    select from coupon_codes where site_id = ${siteId} and ${isCode('code', code)}`.execute(db);
  return rows.length > 0;
}

/** For the demo store and tests: unchecked and told to nobody. @throws 409 when the code is taken */
export async function insertCoupon(db: Queryable, siteId: string, coupon: Coupon): Promise<void> {
  const updatedDate = coupon.updatedDate ?? coupon.createdDate;
  const [stored] = await coupons.insertMany(db, siteId, [{ ...coupon, updatedDate }], { unlessThere: true });
  const previous = stored && (await readCoupon({ db, siteId }, coupon.code));
  if (previous?.id !== coupon.id)
    throw alreadyExists('There is a coupon with this code.', undefined, { code: coupon.code });
}
