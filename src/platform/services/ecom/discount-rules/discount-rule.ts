import type { DiscountRulesApi, Reply } from '#platform/contract/index.ts';

/** As the SDK's types have it. */
export type ApiDiscountRule = NonNullable<Reply<DiscountRulesApi, 'getDiscountRule'>['discountRule']>;
type ApiDiscount = NonNullable<NonNullable<ApiDiscountRule['discounts']>['values']>[number];

type ApiTrigger = NonNullable<ApiDiscountRule['trigger']>;

/** One of the three; `contactSegmentsInfo` and `contactTagsInfo` are in the generated contract only. */
export interface CustomerEligibility {
  eligibilityType?: 'CONTACT_SEGMENTS' | 'CONTACT_TAGS' | 'INDIVIDUAL_MEMBERS';
  contactSegmentsInfo?: { segmentIds?: string[] };
  contactTagsInfo?: { tagReferences?: { tagId?: string; labelKey?: string }[] };
  individualMembersInfo?: { memberIds?: string[] };
}

export type DiscountTrigger = Omit<ApiTrigger, 'and' | 'or' | 'customerEligibility'> & {
  and?: { triggers?: DiscountTrigger[] };
  or?: { triggers?: DiscountTrigger[] };
  customerEligibility?: CustomerEligibility;
};
export type DiscountScope = NonNullable<NonNullable<ApiDiscount['specificItemsInfo']>['scopes']>[number];

/** The wire knows more than the SDK's types show: these are the generated contract's. */
export type Discount = Omit<ApiDiscount, 'targetType' | 'specificItemsInfo'> & {
  targetType?: 'SPECIFIC_ITEMS' | 'BUY_X_GET_Y';
  specificItemsInfo?: { scopes?: DiscountScope[]; excludedScopes?: DiscountScope[] };
  buyXGetYInfo?: {
    customerBuys?: { minimumQuantity?: number; minimumSpend?: string | null; scopes?: DiscountScope[] };
    customerGets?: { quantity?: number; scopes?: DiscountScope[]; excludedScopes?: DiscountScope[] };
    limit?: number | null;
  };
};

interface TimeOfDay {
  hours?: number;
  minutes?: number;
}

interface TimeWindow {
  /** `MON` to `SUN`. */
  dayOfWeek?: string;
  startTime?: TimeOfDay;
  endTime?: TimeOfDay;
}

/** A rule as it is kept. `status` and `usageCount` are worked out when it is read. */
export type DiscountRule = Omit<ApiDiscountRule, 'discounts' | 'activeTimeInfo' | 'trigger'> & {
  id: string;
  createdDate: string;
  trigger?: DiscountTrigger;
  activeTimeInfo?: {
    start?: string | null;
    end?: string | null;
    recurrence?: { weeklySchedule?: { timeWindows?: TimeWindow[] } };
  };
  discounts?: { values?: Discount[] };
  settings?: {
    appliesTo?: 'ALL_ITEMS' | 'LOWEST_PRICED_ITEM';
    usageLimit?: number | null;
    usageLimitPerUser?: number | null;
  };
};
