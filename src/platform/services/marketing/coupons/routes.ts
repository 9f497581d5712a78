import { couponExtensions } from '#shared/extensions/coupons.ts';
import type { Context } from '#platform/context.ts';
import { bulkByIds } from '#platform/crud/index.ts';
import { serveExtensions } from '#platform/extensions/serve.ts';
import { createCoupon, findCoupon, removeCoupon, switchCoupon, updateCoupon } from './change.ts';
import { listCodes, makeCodes } from './codes.ts';
import { listCoupons, sumUpCoupons } from './list.ts';
import { presentCoupon } from './present.ts';

/** The handler of a change of many, each by itself. */
const bulk =
  (change: (context: Context, id: string) => Promise<unknown>) =>
  ({ ids }: { ids: string[] }, context: Context) =>
    bulkByIds(context, ids, { each: (id) => change(context, id) });

export const routes = serveExtensions(couponExtensions, {
  listCoupons: (request, context) => listCoupons(context, request),
  summarizeCoupons: async (_request, context) => ({ summary: await sumUpCoupons(context) }),
  getCoupon: async ({ couponId }, context) => ({
    coupon: await presentCoupon(context, await findCoupon(context, couponId)),
  }),
  createCoupon: async (fields, context) => ({ coupon: await createCoupon(context, fields) }),
  updateCoupon: async ({ couponId, ...fields }, context) => ({
    coupon: await updateCoupon(context, couponId, fields),
  }),
  deleteCoupon: async ({ couponId }, context) => ({ coupon: await removeCoupon(context, couponId) }),
  turnOnCoupons: bulk((context, id) => switchCoupon(context, id, true)),
  turnOffCoupons: bulk((context, id) => switchCoupon(context, id, false)),
  deleteCoupons: bulk(removeCoupon),
  makeCouponCodes: (request, context) => makeCodes(context, request),
  listCouponCodes: ({ couponId, ...page }, context) => listCodes(context, couponId, page),
});
