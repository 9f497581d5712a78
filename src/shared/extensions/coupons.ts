import { z } from 'zod';
import { couponStatuses, type ShownCoupon } from '../coupons.ts';

const optionalText = z.string().optional();

/** A coupon as the back office reads it. */
export const shownCoupon = z.strictObject({
  id: z.string(),
  revision: z.string(),
  createdDate: z.string(),
  updatedDate: z.string(),
  status: z.enum(couponStatuses),
  usageCount: z.int(),
  given: z.string(),
  codeCount: z.int(),
  name: z.string(),
  code: optionalText,
  benefit: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('MONEY_OFF'), amount: z.string() }),
    z.strictObject({ kind: z.literal('PERCENT_OFF'), percentage: z.number() }),
    z.strictObject({ kind: z.literal('FREE_SHIPPING') }),
    z.strictObject({ kind: z.literal('FIXED_PRICE'), price: z.string() }),
    z.strictObject({ kind: z.literal('BUY_X_GET_Y'), x: z.int(), y: z.int() }),
  ]),
  active: z.boolean(),
  startTime: z.string(),
  expirationTime: optionalText,
  usageLimit: z.int().optional(),
  limitPerCustomer: z.int().optional(),
  limitedToOneItem: z.boolean(),
  scope: z
    .strictObject({
      namespace: z.string(),
      group: z.strictObject({ name: z.enum(['product', 'collection']), entityId: optionalText }).optional(),
    })
    .optional(),
  minimumSubtotal: optionalText,
}) satisfies z.ZodType<ShownCoupon>;
