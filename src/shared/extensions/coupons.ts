import { z } from 'zod';
import {
  couponKinds,
  couponStatuses,
  MAX_CODES,
  MAX_COUPONS,
  patternProblem,
  type CouponSummary,
  type DiscountUses,
  type DiscountUseShown,
  type ShownCoupon,
} from '../coupons.ts';
import { couponDraft } from './coupon-draft.ts';
import { changeExtension, readExtension } from './define.ts';

/** Coupons and discounts are one rule model, with the same permissions. */
const READ = 'ECOM.DISCOUNT_RULES_READ';
const CREATE = 'ECOM.DISCOUNT_RULES_CREATE';
const UPDATE = 'ECOM.DISCOUNT_RULES_UPDATE';
const DELETE = 'ECOM.DISCOUNT_RULES_DELETE';

const MAX_ROWS = 1000;
const MAX_TEXT = 100;
const MAX_CODES_AT_ONCE = 500;
/** As the database counts. */
const MAX_NUMBER = 2_147_483_647;
const MAX_USES_ROWS = 100;

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

const oneOrMore = <Schema extends z.ZodType>(schema: Schema) =>
  z.union([z.array(schema).max(MAX_ROWS), schema.transform((value) => [value])]);

const couponSorts = [
  'name',
  'code',
  'createdDate',
  'updatedDate',
  'startTime',
  'expirationTime',
  'usageCount',
  'given',
] as const;
export type CouponSort = (typeof couponSorts)[number];

const filter = z.strictObject({
  id: oneOrMore(z.string().max(MAX_TEXT)).optional(),
  status: oneOrMore(z.enum(couponStatuses)).optional(),
  kind: oneOrMore(z.enum(couponKinds)).optional(),
  active: z.boolean().optional(),
  /** Words of the name, or a part of a code. */
  q: z.string().max(MAX_TEXT).optional(),
});

export const couponListRequest = z.strictObject({
  filter: filter.default({}),
  sort: z
    .strictObject({ field: z.enum(couponSorts), order: z.enum(['ASC', 'DESC']) })
    .default({ field: 'createdDate', order: 'DESC' }),
  from: z.int().min(0).default(0),
  limit: z.int().min(1).max(MAX_ROWS).default(25),
});
export type CouponListRequest = z.output<typeof couponListRequest>;

const codesRequest = z.strictObject({
  couponId: z.string().min(1).max(60),
  /** The same for all that are made together. */
  batch: z.string().min(1).max(60),
  /** Which of the batch: each is made once, however often it is requested. */
  numbers: z.array(z.int().min(1).max(MAX_NUMBER)).min(1).max(MAX_CODES_AT_ONCE),
  pattern: z
    .string()
    .refine((text) => patternProblem(text) === undefined, 'is no pattern of codes that nobody guesses'),
});
export type CouponCodesRequest = z.output<typeof codesRequest>;

const couponId = z.string().min(1).max(60);
const oneCoupon = z.strictObject({ coupon: shownCoupon });

/** The coupon before a change. */
const before = {
  operation: 'getCoupon',
  request: (request: { couponId: string }) => ({ couponId: request.couponId }),
  entity: ({ coupon }: { coupon: ShownCoupon }) => coupon,
};

const bulkResults = z.strictObject({
  results: z.array(
    z.strictObject({
      itemMetadata: z.strictObject({
        id: z.string().exactOptional(),
        originalIndex: z.int(),
        success: z.boolean(),
        error: z
          .strictObject({
            code: z.string(),
            description: z.string(),
            data: z.record(z.string(), z.unknown()),
          })
          .exactOptional(),
      }),
    }),
  ),
  bulkActionMetadata: z.strictObject({
    totalSuccesses: z.int(),
    totalFailures: z.int(),
    undetailedFailures: z.int(),
  }),
});

/** A change of many coupons, each of which has an audit entry of that name. */
const bulkChange = (permission: string, name: string) =>
  changeExtension({
    permission,
    request: z.strictObject({ ids: z.array(z.guid()).min(1).max(MAX_COUPONS) }),
    response: bulkResults,
    audit: {
      name,
      entityType: 'coupon',
      entityId: (_request, { results }) =>
        results.flatMap(({ itemMetadata: { id, success } }) => (success && id !== undefined ? [id] : [])),
    },
  });

const summary = z.strictObject({
  all: z.int(),
  live: z.int(),
  pending: z.int(),
  expired: z.int(),
}) satisfies z.ZodType<CouponSummary>;

/** Coupons, of which the contract's packages have no operation. */
export const couponExtensions = {
  listCoupons: readExtension({
    permission: READ,
    request: couponListRequest,
    response: z.strictObject({ coupons: z.array(shownCoupon), total: z.int() }),
  }),
  summarizeCoupons: readExtension({
    permission: READ,
    request: z.strictObject({}),
    response: z.strictObject({ summary }),
  }),
  getCoupon: readExtension({
    permission: READ,
    request: z.strictObject({ couponId }),
    response: oneCoupon,
  }),
  createCoupon: changeExtension({
    permission: CREATE,
    request: couponDraft,
    response: oneCoupon,
    audit: {
      entityType: 'coupon',
      entityId: (_request, response) => response.coupon.id,
      after: (response) => response.coupon,
    },
  }),
  /** Replaces all fields; the revision is the one that was seen. */
  updateCoupon: changeExtension({
    permission: UPDATE,
    request: z.object({ couponId, revision: z.string().min(1).max(20) }).and(couponDraft),
    response: oneCoupon,
    audit: {
      entityType: 'coupon',
      entityId: (request) => request.couponId,
      before,
      after: (response) => response.coupon,
    },
  }),
  deleteCoupon: changeExtension({
    permission: DELETE,
    request: z.strictObject({ couponId }),
    response: oneCoupon,
    audit: { entityType: 'coupon', entityId: (request) => request.couponId, before },
  }),
  turnOnCoupons: bulkChange(UPDATE, 'turnOnCoupon'),
  turnOffCoupons: bulkChange(UPDATE, 'turnOffCoupon'),
  deleteCoupons: bulkChange(DELETE, 'deleteCoupon'),
  makeCouponCodes: changeExtension({
    permission: CREATE,
    request: codesRequest,
    response: z.strictObject({ codes: z.array(z.strictObject({ number: z.int(), code: z.string() })) }),
    audit: { entityType: 'coupon', entityId: (request) => request.couponId },
  }),
  listCouponCodes: readExtension({
    permission: READ,
    request: z.strictObject({
      couponId,
      from: z.int().min(0),
      limit: z.int().min(1).max(MAX_CODES),
    }),
    response: z.strictObject({
      codes: z.array(z.strictObject({ code: z.string(), orderId: z.string().exactOptional() })),
    }),
  }),
};

const kind = z.enum(['rule', 'coupon']);

const uses = z.strictObject({
  orders: z.int(),
  usageCount: z.int(),
  given: z.string(),
}) satisfies z.ZodType<DiscountUses>;

const use = z.strictObject({
  orderId: z.string(),
  orderNumber: z.string().exactOptional(),
  date: z.string(),
  given: z.string(),
  elsewhere: z.strictObject({ amount: z.string(), currency: z.string() }).exactOptional(),
  email: z.string(),
  code: z.string().exactOptional(),
}) satisfies z.ZodType<DiscountUseShown>;

/** What became of coupons and automatic discounts. */
export const discountUseExtensions = {
  /** By id, also of one that nobody used. */
  sumDiscountUses: readExtension({
    permission: READ,
    request: z.strictObject({ kind, ids: z.array(z.string().min(1).max(60)).max(MAX_USES_ROWS) }),
    response: z.strictObject({ uses: z.record(z.string(), uses) }),
  }),
  /** The orders with one, the last first. */
  listDiscountUses: readExtension({
    permission: [READ, 'ECOM.READ_ORDERS'],
    request: z.strictObject({
      kind,
      id: z.string().min(1).max(60),
      from: z.int().min(0).default(0),
      limit: z.int().min(1).max(MAX_USES_ROWS).default(25),
    }),
    response: z.strictObject({ uses: z.array(use), total: z.int() }),
  }),
};
