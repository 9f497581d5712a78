// Written by `npm run generate` from @wix/auto_sdk_ecom_discount-rules 1.0.118.
import type * as schema from '../schema.ts';

export const ScopeType = ['CATALOG_ITEM', 'CUSTOM_FILTER'] as const;
export type ScopeType = (typeof ScopeType)[number];

export const EligibilityType = ['CONTACT_SEGMENTS', 'CONTACT_TAGS', 'INDIVIDUAL_MEMBERS'] as const;
export type EligibilityType = (typeof EligibilityType)[number];

export const TriggerType = ['AND', 'SUBTOTAL_RANGE', 'ITEM_QUANTITY_RANGE', 'CUSTOM', 'OR', 'CUSTOMER_ELIGIBILITY'] as const;
export type TriggerType = (typeof TriggerType)[number];

export const DayOfWeek = ['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN'] as const;
export type DayOfWeek = (typeof DayOfWeek)[number];

export const Type = ['SPECIFIC_ITEMS', 'BUY_X_GET_Y'] as const;
export type Type = (typeof Type)[number];

export const DiscountType = ['PERCENTAGE', 'FIXED_AMOUNT', 'FIXED_PRICE', 'QUANTITY_BASED'] as const;
export type DiscountType = (typeof DiscountType)[number];

export const Status = ['LIVE', 'EXPIRED', 'PENDING'] as const;
export type Status = (typeof Status)[number];

export const AppliedSubjectType = ['ALL_ITEMS', 'LOWEST_PRICED_ITEM'] as const;
export type AppliedSubjectType = (typeof AppliedSubjectType)[number];

export const PurchaseType = ['ONLY_ONE_TIME_PURCHASE', 'ONLY_SUBSCRIPTION', 'ALL_PURCHASE_TYPES'] as const;
export type PurchaseType = (typeof PurchaseType)[number];

export const And = {
  triggers: { type: 'struct', array: true, maxSize: 5, minSize: 2 },
} as const satisfies schema.Message;

export const Or = {
  triggers: { type: 'struct', array: true, maxSize: 5, minSize: 2 },
} as const satisfies schema.Message;

export const Custom = {
  id: { type: 'string', maxLength: 100, minLength: 1 },
  appId: { type: 'string', format: 'GUID' },
  params: { type: 'struct' },
} as const satisfies schema.Message;

export const CatalogItemFilter = {
  catalogAppId: { type: 'string', format: 'GUID' },
  catalogItemIds: { type: 'string', array: true, maxLength: 36, minLength: 1, maxSize: 50 },
} as const satisfies schema.Message;

export const CustomFilter = {
  appId: { type: 'string', format: 'GUID' },
  params: { type: 'struct' },
} as const satisfies schema.Message;

export const Scope = {
  catalogItemFilter: { of: CatalogItemFilter },
  customFilter: { of: CustomFilter },
  id: { type: 'string', maxLength: 100, minLength: 1 },
  type: { values: ScopeType },
} as const satisfies schema.Message;

export const SubtotalRange = {
  scopes: { of: Scope, array: true, maxSize: 50 },
  from: { type: 'string', format: 'DECIMAL_VALUE', decimal: { gte: 0, lte: 1000000000000000, maxScale: 4 } },
  to: { type: 'string', format: 'DECIMAL_VALUE', decimal: { gte: 0, lte: 1000000000000000, maxScale: 4 } },
} as const satisfies schema.Message;

export const ItemQuantityRange = {
  scopes: { of: Scope, array: true, maxSize: 50 },
  from: { type: 'integer', min: 1 },
  to: { type: 'integer', min: 1 },
} as const satisfies schema.Message;

export const ContactSegments = {
  segmentIds: { type: 'string', array: true, maxSize: 100, minSize: 1, format: 'GUID' },
} as const satisfies schema.Message;

export const TagReference = {
  tagId: { type: 'string', maxLength: 5 },
  labelKey: { type: 'string', maxLength: 80 },
} as const satisfies schema.Message;

export const ContactTags = {
  tagReferences: { of: TagReference, array: true, maxSize: 100, minSize: 1 },
} as const satisfies schema.Message;

export const IndividualMembers = {
  memberIds: { type: 'string', array: true, maxSize: 100, minSize: 1, format: 'GUID' },
} as const satisfies schema.Message;

export const CustomerEligibility = {
  contactSegmentsInfo: { of: ContactSegments },
  contactTagsInfo: { of: ContactTags },
  individualMembersInfo: { of: IndividualMembers },
  eligibilityType: { values: EligibilityType },
} as const satisfies schema.Message;

export const DiscountTrigger = {
  and: { of: And },
  or: { of: Or },
  customTrigger: { of: Custom },
  subtotalRange: { of: SubtotalRange },
  itemQuantityRange: { of: ItemQuantityRange },
  customerEligibility: { of: CustomerEligibility },
  triggerType: { values: TriggerType },
} as const satisfies schema.Message;

export const TimeOfDay = {
  hours: { type: 'integer', max: 23 },
  minutes: { type: 'integer', max: 59 },
} as const satisfies schema.Message;

export const TimeWindow = {
  dayOfWeek: { values: DayOfWeek },
  startTime: { of: TimeOfDay },
  endTime: { of: TimeOfDay },
} as const satisfies schema.Message;

export const WeeklySchedule = {
  timeWindows: { of: TimeWindow, array: true, maxSize: 100, minSize: 1 },
} as const satisfies schema.Message;

export const Recurrence = {
  weeklySchedule: { of: WeeklySchedule },
} as const satisfies schema.Message;

export const ActiveTimeInfo = {
  start: { type: 'timestamp' },
  end: { type: 'timestamp' },
  recurrence: { of: Recurrence },
} as const satisfies schema.Message;

export const DiscountConfig = {
  quantity: { type: 'integer', min: 2 },
  price: { type: 'string', format: 'DECIMAL_VALUE', decimal: { gte: 0, lte: 1000000, maxScale: 4 } },
} as const satisfies schema.Message;

export const QuantityBased = {
  configurations: { of: DiscountConfig, array: true, maxSize: 1, minSize: 1 },
} as const satisfies schema.Message;

export const SpecificItemsInfo = {
  scopes: { of: Scope, array: true, maxSize: 50, minSize: 1 },
  limit: { type: 'integer', min: 1 },
  excludedScopes: { of: Scope, array: true, maxSize: 5 },
} as const satisfies schema.Message;

export const CustomerBuy = {
  minimumQuantity: { type: 'integer', min: 1 },
  minimumSpend: { type: 'string', format: 'DECIMAL_VALUE', decimal: { gte: 0, lte: 1000000000000000 } },
  scopes: { of: Scope, array: true, maxSize: 50, minSize: 1 },
} as const satisfies schema.Message;

export const CustomerGet = {
  quantity: { type: 'integer', min: 1 },
  scopes: { of: Scope, array: true, maxSize: 50, minSize: 1 },
  excludedScopes: { of: Scope, array: true, maxSize: 5 },
} as const satisfies schema.Message;

export const BuyXGetYInfo = {
  customerBuys: { of: CustomerBuy },
  customerGets: { of: CustomerGet },
  limit: { type: 'integer', min: 1 },
} as const satisfies schema.Message;

export const Discount = {
  percentage: { type: 'number', max: 100, min: 0.1 },
  fixedAmount: { type: 'string', format: 'DECIMAL_VALUE', decimal: { gt: 0, lte: 1000000000000000, maxScale: 4 } },
  fixedPrice: { type: 'string', format: 'DECIMAL_VALUE', decimal: { gte: 0, lte: 1000000000000000, maxScale: 4 } },
  quantityBased: { of: QuantityBased },
  targetType: { values: Type },
  specificItemsInfo: { of: SpecificItemsInfo },
  discountType: { values: DiscountType },
  buyXGetYInfo: { of: BuyXGetYInfo },
} as const satisfies schema.Message;

export const Discounts = {
  values: { of: Discount, array: true, maxSize: 1, minSize: 1 },
} as const satisfies schema.Message;

export const DiscountSettings = {
  appliesTo: { values: AppliedSubjectType },
  includeSubscription: { type: 'boolean' },
  usageLimit: { type: 'integer', max: 2147483646, min: 1 },
  usageLimitPerUser: { type: 'integer', max: 2147483646, min: 1 },
  indexOptIn: { type: 'boolean' },
} as const satisfies schema.Message;

export const TagList = {
  tagIds: { type: 'string', array: true, maxLength: 5, maxSize: 100 },
} as const satisfies schema.Message;

export const Tags = {
  privateTags: { of: TagList },
  publicTags: { of: TagList },
} as const satisfies schema.Message;

export const DiscountRule = {
  active: { type: 'boolean' },
  name: { type: 'string', maxLength: 50, minLength: 1 },
  trigger: { of: DiscountTrigger },
  activeTimeInfo: { of: ActiveTimeInfo },
  discounts: { of: Discounts },
  settings: { of: DiscountSettings },
  extendedFields: { type: 'struct' },
  tags: { of: Tags },
} as const satisfies schema.Message;

export const discountRule = {
  fqdn: 'wix.ecom.discounts.v1.discount_rule',
  fields: DiscountRule,
  required: { create: ['discounts', 'name'], update: ['id', 'revision'] },
} as const satisfies schema.Entity;

export const DiscountRuleQuerySpec = {
  paging: 'cursor',
  fields: {
    'tags.privateTags.tagIds': { operators: ['$hasAll', '$hasSome'], sort: 'BOTH', type: 'string' },
    createdDate: { operators: '*', sort: 'BOTH', type: 'timestamp' },
    id: { operators: '*', sort: 'BOTH', type: 'string' },
    updatedDate: { operators: '*', sort: 'BOTH', type: 'timestamp' },
    active: { operators: '*', sort: 'BOTH', type: 'boolean' },
    'activeTimeInfo.end': { operators: '*', sort: 'BOTH', type: 'timestamp' },
    'activeTimeInfo.start': { operators: '*', sort: 'BOTH', type: 'timestamp' },
    name: { operators: '*', sort: 'BOTH', type: 'string' },
    revision: { operators: '*', sort: 'BOTH', type: 'string' },
  },
  searchable: [],
  aggregatable: [],
} as const satisfies schema.QuerySpec;
