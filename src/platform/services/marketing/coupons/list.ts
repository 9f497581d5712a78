import { type RawBuilder, sql } from 'kysely';
import type { CouponStatus, CouponSummary, ShownCoupon } from '#shared/coupons.ts';
import type { CouponListRequest, CouponSort } from '#shared/extensions/coupons.ts';
import type { Context } from '#platform/context.ts';
import type { StoredCoupon } from './coupon.ts';
import { presentCoupons } from './present.ts';

type Condition = RawBuilder<boolean>;

const text = (field: string) => sql`coupons.doc ->> ${sql.lit(field)}`;
const SORTS = {
  name: sql`platform_lower(coupons.doc ->> 'name')`,
  code: sql`coupons.code`,
  createdDate: sql`coupons.created_date`,
  updatedDate: text('updatedDate'),
  startTime: text('startTime'),
  expirationTime: text('expirationTime'),
  usageCount: sql`uses`,
  given: sql`given`,
} as const satisfies Record<CouponSort, RawBuilder<unknown>>;

/** The same as `statusOf`, of many. */
const statusAt = (now: string) => sql<CouponStatus>`case
  when coupons.doc ->> 'expirationTime' <= ${now} then 'EXPIRED'
  when uses >= (coupons.doc ->> 'usageLimit')::bigint then 'EXPIRED'
  when not (coupons.doc ->> 'active')::boolean or coupons.doc ->> 'startTime' > ${now} then 'PENDING'
  else 'LIVE' end`;

const withUses = (siteId: string) => sql`coupons left join lateral (
    select coalesce(sum(n), 0) as uses, coalesce(sum(sum_given) filter (where approved), 0) as given
    from discount_uses_summary as kept where kept.site_id = ${siteId} and kept.key in
      (jsonb_build_array('coupon:' || coupons.id, true)::text, jsonb_build_array('coupon:' || coupons.id, false)::text)
  ) as counted on true`;

function conditions({ id, status, kind, active, q }: CouponListRequest['filter'], now: string): Condition[] {
  const part = q === undefined ? '' : q.trim();
  return [
    ...(id ? [sql<boolean>`coupons.id = any(${id}::text[])`] : []),
    ...(status ? [sql<boolean>`${statusAt(now)} = any(${status}::text[])`] : []),
    ...(kind ? [sql<boolean>`coupons.doc #>> '{benefit,kind}' = any(${kind}::text[])`] : []),
    ...(active === undefined ? [] : [sql<boolean>`(coupons.doc ->> 'active')::boolean = ${active}`]),
    ...(part === ''
      ? []
      : [
          sql<boolean>`(strpos(platform_fold(coalesce(coupons.code, '') || ' ' || (coupons.doc ->> 'name')), platform_fold(${part}::text)) > 0
            or exists (select from coupon_codes as made where made.site_id = coupons.site_id
              and made.coupon_id = coupons.id and platform_lower(made.code) = platform_lower(${part}::text)))`,
        ]),
  ];
}

/** One page in the order asked for, with how many there are in all. */
export async function listCoupons(
  context: Context,
  request: CouponListRequest,
): Promise<{ coupons: ShownCoupon[]; total: number }> {
  const { db, siteId, clock } = context;
  const { field, order } = request.sort;
  const where = sql.join(
    [sql<boolean>`coupons.site_id = ${siteId}`, ...conditions(request.filter, clock.now().toISOString())],
    sql` and `,
  );
  const direction = order === 'ASC' ? sql`asc nulls first` : sql`desc nulls last`;
  const { rows } = await sql<{ doc: StoredCoupon }>`select coupons.doc from ${withUses(siteId)} where ${where}
    order by ${SORTS[field]} ${direction}, coupons.id offset ${request.from} limit ${request.limit}`.execute(
    db,
  );
  const { rows: counted } = await sql<{ n: number }>`
    select count(*)::int as n from ${withUses(siteId)} where ${where}`.execute(db);
  return {
    coupons: await presentCoupons(
      context,
      rows.map(({ doc }) => doc),
    ),
    total: counted[0]?.n ?? 0,
  };
}

/** How many there are of each status. */
export async function sumUpCoupons({ db, siteId, clock }: Context): Promise<CouponSummary> {
  const { rows } = await sql<{ status: CouponStatus; n: number }>`
    select ${statusAt(clock.now().toISOString())} as status, count(*)::int as n
    from ${withUses(siteId)} where coupons.site_id = ${siteId} group by 1`.execute(db);
  const of = (status: CouponStatus): number => rows.find((row) => row.status === status)?.n ?? 0;
  const [live, pending, expired] = [of('LIVE'), of('PENDING'), of('EXPIRED')];
  return { all: live + pending + expired, live, pending, expired };
}
