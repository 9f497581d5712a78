import { z } from 'zod';
import { segmentIds, segmentKinds, type CustomerSegment } from '../customer-segments.ts';
import {
  discountHows,
  discountStates,
  discountTakes,
  MAX_RULES,
  type DiscountCounts,
  type ShownDiscount,
} from '../discounts.ts';
import { MAX_TRIED_LINES, type RuleCheck, type Trial } from '../try-discount.ts';
import { shownCoupon } from './coupons.ts';
import { changeExtension, readExtension } from './define.ts';
import { pageMetadata, pageRequest } from './paging.ts';

const READ = 'ECOM.DISCOUNT_RULES_READ';
const MAX_QUANTITY = 9999;
const MAX_EMAIL = 254;

const listed = {
  id: z.string(),
  how: z.enum(discountHows),
  name: z.string(),
  code: z.string(),
  state: z.enum(discountStates),
  active: z.boolean(),
  takes: z.enum(discountTakes),
  uses: z.int(),
  given: z.string(),
  limit: z.int().exactOptional(),
  starts: z.string().exactOptional(),
  ends: z.string().exactOptional(),
  created: z.string(),
  place: z.int().exactOptional(),
};

const discount = z.union([
  z.strictObject({ ...listed, rule: z.custom<object>() }),
  z.strictObject({ ...listed, coupon: shownCoupon }),
]) satisfies z.ZodType<ShownDiscount>;

const counts = z.strictObject({
  all: z.int(),
  states: z.record(z.enum(discountStates), z.int()),
  uses: z.int(),
  given: z.string(),
}) satisfies z.ZodType<DiscountCounts>;

const order = z.strictObject({ ids: z.array(z.string()).readonly(), revision: z.string() });

const segment = z.strictObject({
  id: z.string(),
  kind: z.enum(segmentKinds),
  orders: z.int().exactOptional(),
  spent: z.string().exactOptional(),
  days: z.int().exactOptional(),
}) satisfies z.ZodType<CustomerSegment>;

/** A cart that a discount is previewed on. */
const sample = {
  /** Of each product its cheapest variant. */
  lines: z
    .array(z.strictObject({ catalogItemId: z.guid(), quantity: z.int().min(1).max(MAX_QUANTITY) }))
    .max(MAX_TRIED_LINES),
  /** Who buys, or one who just belongs to a segment; nobody in particular where all are absent. */
  memberId: z.guid().optional(),
  email: z.string().trim().min(1).max(MAX_EMAIL).optional(),
  segmentId: z.enum(Object.values(segmentIds)).optional(),
  /** When; now where it is absent. */
  at: z.iso.datetime({ offset: true }).optional(),
};

/** The service checks it as it checks one that is created. */
const draft = z.record(z.string(), z.unknown());
/** Of the stored one that the draft would replace. */
const id = z.guid().optional();

const totals = z.strictObject({ subtotal: z.string(), total: z.string() });

const preview = z.strictObject({
  currency: z.string(),
  applies: z.boolean(),
  off: z.string(),
  lines: z.array(
    z.strictObject({
      id: z.string(),
      name: z.string(),
      detail: z.string(),
      quantity: z.int(),
      gross: z.string(),
      before: z.string(),
      after: z.string(),
      inScope: z.boolean(),
      gone: z.boolean(),
    }),
  ),
  before: totals,
  after: totals,
  discounts: z.array(z.strictObject({ name: z.string(), amount: z.string(), own: z.boolean() })),
  checks: z.array(z.custom<RuleCheck>()),
}) satisfies z.ZodType<Trial>;

/** Automatic discounts and coupons as one list, and the order in which automatic ones are taken. */
export const discountExtensions = {
  queryDiscounts: readExtension({
    permission: READ,
    request: pageRequest,
    response: z.strictObject({ discounts: z.array(discount), pagingMetadata: pageMetadata }),
  }),
  countDiscounts: readExtension({
    permission: READ,
    request: z.strictObject({ filter: z.unknown().optional() }),
    response: counts,
  }),
  listDiscountIds: readExtension({
    permission: READ,
    request: z.strictObject({ filter: z.unknown().optional(), sort: z.unknown().optional() }),
    response: z.strictObject({ ids: z.array(z.string()) }),
  }),
  getDiscountOrder: readExtension({ permission: READ, request: z.strictObject({}), response: order }),
  orderDiscounts: changeExtension({
    permission: 'ECOM.DISCOUNT_RULES_UPDATE',
    request: z.strictObject({
      ids: z.array(z.guid()).max(MAX_RULES),
      revision: z.string().regex(/^\d{1,18}$/),
    }),
    response: order,
    audit: { entityType: 'discountOrder', settingsRead: 'getDiscountOrder' },
  }),
};

/** Kinds of customers that a discount may be for. */
export const customerSegmentExtensions = {
  listCustomerSegments: readExtension({
    permission: READ,
    request: z.strictObject({}),
    response: z.strictObject({ segments: z.array(segment) }),
  }),
};

/** What a discount that is not saved would do to a cart. */
export const discountPreviewExtensions = {
  previewDiscountRule: readExtension({
    permission: READ,
    request: z.strictObject({ id, rule: draft, ...sample }),
    response: preview,
    isPreview: true,
  }),
  previewCoupon: readExtension({
    permission: READ,
    request: z.strictObject({ id, coupon: draft, ...sample }),
    response: preview,
    isPreview: true,
  }),
};
