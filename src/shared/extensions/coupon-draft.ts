import { z } from 'zod';
import type { CouponFields } from '../coupons.ts';
import { compareMoney, isDecimal, scaleOf } from '../money.ts';

/** As the contract bounds money and limits of discount rules. */
const MAX_MONEY = '1000000000000000';
const MAX_SCALE = 4;
const MAX_USES = 2_147_483_646;
const MAX_PIECES = 1000;
const MAX_CODE = 40;
const MAX_NAME = 50;

const money = (least: 'more than nothing' | 'nothing') =>
  z
    .string()
    .refine(isDecimal, 'must be a decimal number')
    .refine((amount) => !isDecimal(amount) || scaleOf(amount) <= MAX_SCALE, 'has too many decimals')
    .refine(
      (amount) => !isDecimal(amount) || compareMoney(amount, '0') >= (least === 'nothing' ? 0 : 1),
      least === 'nothing' ? 'must not be less than 0' : 'must be more than 0',
    )
    .refine((amount) => !isDecimal(amount) || compareMoney(amount, MAX_MONEY) <= 0, 'is too much');

const pieces = z.int().min(1).max(MAX_PIECES);
const uses = z.int().min(1).max(MAX_USES);
/** Later ones are past in the order of texts. */
const LAST_YEAR = 9999;
const instant = z.iso
  .datetime({ offset: true })
  .refine((text) => !(new Date(text).getUTCFullYear() > LAST_YEAR), 'is too far away');
/** A form sends `null` for what was emptied. */
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  schema.nullish().transform((value) => value ?? undefined);

const code = z
  .string()
  .min(1)
  .max(MAX_CODE)
  .refine((text) => text === text.trim(), 'must not begin or end with a space')
  .refine((text) => !/\p{C}/u.test(text), 'must be of characters that can be seen');

const benefit = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('MONEY_OFF'), amount: money('more than nothing') }),
  z.object({ kind: z.literal('PERCENT_OFF'), percentage: z.number().min(0.1).max(100).multipleOf(0.01) }),
  z.object({ kind: z.literal('FREE_SHIPPING') }),
  z.object({ kind: z.literal('FIXED_PRICE'), price: money('nothing') }),
  z.object({ kind: z.literal('BUY_X_GET_Y'), x: pieces, y: pieces }),
]);

const scope = z.object({
  namespace: z.string().min(1).max(20).default('stores'),
  group: optional(z.object({ name: z.enum(['product', 'collection']), entityId: optional(z.guid()) })),
});

const fields = z.object({
  name: z.string().trim().min(1).max(MAX_NAME),
  code: optional(code),
  benefit,
  active: z.boolean().default(true),
  startTime: instant,
  expirationTime: optional(instant),
  usageLimit: optional(uses),
  limitPerCustomer: optional(uses),
  limitedToOneItem: z.boolean().default(false),
  scope: optional(scope),
  minimumSubtotal: optional(money('more than nothing')),
});

/** What contradicts itself, beside the field that says it last. */
function contradictions({
  benefit: { kind },
  scope: of,
  ...coupon
}: z.infer<typeof fields>): [string, string][] {
  const { startTime, expirationTime, minimumSubtotal, limitedToOneItem } = coupon;
  return [
    ...(expirationTime && new Date(expirationTime) <= new Date(startTime)
      ? [['expirationTime', 'ends before it begins'] as [string, string]]
      : []),
    ...(minimumSubtotal && of?.group
      ? [['minimumSubtotal', 'goes with the whole order only, not with certain items'] as [string, string]]
      : []),
    ...(kind === 'FREE_SHIPPING' && of?.group
      ? [['scope.group', 'is not for free delivery'] as [string, string]]
      : []),
    ...(kind === 'FREE_SHIPPING' && limitedToOneItem
      ? [['limitedToOneItem', 'is not for free delivery'] as [string, string]]
      : []),
  ];
}

/** What may be written of a coupon; anything else that comes along is left out. */
export const couponDraft = fields
  .superRefine((coupon, check) => {
    for (const [path, message] of contradictions(coupon))
      check.addIssue({ code: 'custom', path: path.split('.'), message });
  })
  .transform(({ startTime, expirationTime, ...coupon }): CouponFields => {
    const instantOf = (text: string): string => new Date(text).toISOString();
    return {
      ...coupon,
      startTime: instantOf(startTime),
      ...(expirationTime && { expirationTime: instantOf(expirationTime) }),
    };
  });
