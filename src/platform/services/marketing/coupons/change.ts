import { sql } from 'kysely';
import { type CouponFields, MAX_STORED_COUPONS, type ShownCoupon } from '#shared/coupons.ts';
import { lockByName } from '#database/turn.ts';
import type { Context } from '#platform/context.ts';
import { failedPrecondition, invalidField, notFound } from '#platform/contract/errors.ts';
import type { DomainEvent } from '#platform/events/events.ts';
import type { StoredCoupon } from './coupon.ts';
import { presentCoupon } from './present.ts';
import { coupons, isCodeTaken } from './tables.ts';

/** The contract has no coupons: what is told of them is ours. */
export const COUPON_ENTITY = 'counterpart.discounts.v1.coupon';

const event = (slug: string, entityId: string, body: DomainEvent['body']): DomainEvent => ({
  entityFqdn: COUPON_ENTITY,
  slug,
  entityId,
  body,
});

export const couponNotFound = (couponId: string) =>
  notFound('The coupon was not found.', 'COUPON_NOT_FOUND', { couponId });

/** @throws 404 COUPON_NOT_FOUND */
export async function findCoupon({ db, siteId }: Context, id: string): Promise<StoredCoupon> {
  const found = await coupons.get(db, siteId, id);
  if (!found) throw couponNotFound(id);
  return found;
}

/** @throws 404 COUPON_NOT_FOUND */
export async function lockCoupon({ db, siteId }: Context, id: string): Promise<StoredCoupon> {
  const found = await coupons.getForUpdate(db, siteId, id);
  if (!found) throw couponNotFound(id);
  return found;
}

async function checkCode(context: Context, code: string | undefined, besides: string): Promise<void> {
  if (code === undefined) return;
  await lockByName(context.db, `coupon code ${context.siteId} ${code.toLowerCase()}`);
  if (await isCodeTaken(context, code, besides))
    throw invalidField('code', 'VALIDATION', 'is the code of another coupon', { code });
}

/** @throws 428 TOO_MANY_COUPONS */
async function checkRoom({ db, siteId }: Context): Promise<void> {
  const { count } = await coupons.count(db, siteId);
  if (count >= MAX_STORED_COUPONS)
    throw failedPrecondition('There are as many coupons as can be.', 'TOO_MANY_COUPONS', {
      most: MAX_STORED_COUPONS,
    });
}

export async function createCoupon(context: Context, fields: CouponFields): Promise<ShownCoupon> {
  const { db, siteId, ids, clock } = context;
  const now = clock.now().toISOString();
  const id = ids.guid();
  await checkRoom(context);
  await checkCode(context, fields.code, id);
  const stored = await coupons.insert(db, siteId, { ...fields, id, createdDate: now, updatedDate: now });
  const shown = await presentCoupon(context, stored);
  await context.emit(event('created', id, { createdEvent: { entity: shown } }));
  return shown;
}

async function save(context: Context, after: StoredCoupon, expectedRevision?: string): Promise<ShownCoupon> {
  const { db, siteId, clock } = context;
  const stored = await coupons.replace(db, siteId, after, { expectedRevision, now: clock.now() });
  const shown = await presentCoupon(context, stored);
  await context.emit(event('updated', after.id, { updatedEvent: { currentEntity: shown } }));
  return shown;
}

/** @throws 404, 409 REVISION_MISMATCH when somebody was faster */
export async function updateCoupon(
  context: Context,
  id: string,
  { revision, ...fields }: CouponFields & { revision: string },
): Promise<ShownCoupon> {
  const { createdDate } = await lockCoupon(context, id);
  await checkCode(context, fields.code, id);
  return save(context, { ...fields, id, createdDate }, revision);
}

/** What is so already stays as it is. */
export async function switchCoupon(context: Context, id: string, active: boolean): Promise<void> {
  const before = await lockCoupon(context, id);
  if (before.active !== active) await save(context, { ...before, active });
}

/** Its codes go with it; what orders had of it stays told of them. */
export async function removeCoupon(context: Context, id: string): Promise<ShownCoupon> {
  const { db, siteId } = context;
  const before = await presentCoupon(context, await lockCoupon(context, id));
  await sql`delete from coupon_codes where site_id = ${siteId} and coupon_id = ${id}`.execute(db);
  await coupons.remove(db, siteId, id);
  await context.emit(event('deleted', id, { deletedEvent: { deletedEntity: before } }));
  return before;
}
