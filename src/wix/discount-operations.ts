import {
  createDiscountRule,
  deleteDiscountRule,
  getDiscountRule,
  queryDiscountRules,
  updateDiscountRule,
  type DiscountRule as WixDiscountRule,
} from '@wix/auto_sdk_ecom_discount-rules';
import { nextCursor, type PageQuery, type PageReply } from './page-query.ts';
import { staffClient, type CallOptions } from './staff-client.ts';

type Trigger = NonNullable<WixDiscountRule['trigger']>;
type WixDiscount = NonNullable<NonNullable<WixDiscountRule['discounts']>['values']>[number];

/** Of these three kinds the package's public types have the last. */
interface CustomerEligibility {
  eligibilityType?: string;
  contactSegmentsInfo?: { segmentIds?: string[] };
  contactTagsInfo?: { tagReferences?: { tagId?: string; labelKey?: string }[] };
  individualMembersInfo?: { memberIds?: string[] };
}

export type DiscountTrigger = Omit<Trigger, 'and' | 'or' | 'customerEligibility'> & {
  and?: { triggers?: DiscountTrigger[] };
  or?: { triggers?: DiscountTrigger[] };
  customerEligibility?: CustomerEligibility;
};

export interface DiscountScope {
  /** So called by the SDK in what it reads; `id` is understood in what is sent. */
  _id?: string;
  id?: string;
  type?: string;
  catalogItemFilter?: { catalogAppId?: string; catalogItemIds?: string[] };
  customFilter?: { appId?: string; params?: Record<string, unknown> | null };
}

/** These travel, but are not in the package's public types. */
export type Discount = Omit<WixDiscount, 'targetType' | 'specificItemsInfo' | 'discountType'> & {
  targetType?: string;
  discountType?: string;
  specificItemsInfo?: { scopes?: DiscountScope[]; excludedScopes?: DiscountScope[] };
  quantityBased?: { configurations?: { quantity?: number; price?: string }[] };
  buyXGetYInfo?: {
    customerBuys?: { minimumQuantity?: number; minimumSpend?: string | null; scopes?: DiscountScope[] };
    customerGets?: { quantity?: number; scopes?: DiscountScope[]; excludedScopes?: DiscountScope[] };
    limit?: number | null;
  };
};

export interface WeeklyWindow {
  dayOfWeek?: string;
  startTime?: { hours?: number; minutes?: number };
  endTime?: { hours?: number; minutes?: number };
}

export type DiscountRule = Omit<WixDiscountRule, 'discounts' | 'activeTimeInfo' | 'settings' | 'trigger'> & {
  trigger?: DiscountTrigger;
  discounts?: { values?: Discount[] };
  activeTimeInfo?: {
    start?: Date | string | null;
    end?: Date | string | null;
    recurrence?: { weeklySchedule?: { timeWindows?: WeeklyWindow[] } };
  };
  settings?: { appliesTo?: string; usageLimit?: number | null; usageLimitPerUser?: number | null };
};

/** What is written of one; null takes a part away. */
export type DiscountRuleChange = Partial<Record<keyof DiscountRule, unknown>>;

const PAGE = 100;

export const discountOperations = {
  /** All of them, the oldest first: the platform keeps few. */
  async all(options?: CallOptions): Promise<DiscountRule[]> {
    const rules: DiscountRule[] = [];
    let cursor: string | undefined;
    do {
      const query: PageQuery = cursor
        ? { cursorPaging: { limit: PAGE, cursor } }
        : { sort: [{ fieldName: 'createdDate', order: 'ASC' }], cursorPaging: { limit: PAGE } };
      const reply = (await staffClient(options).use(queryDiscountRules)(query as never)) as PageReply<
        DiscountRule,
        'discountRules'
      >;
      rules.push(...(reply.discountRules ?? []));
      cursor = nextCursor(reply);
    } while (cursor);
    return rules;
  },
  get: (id: string, options?: CallOptions): Promise<DiscountRule> =>
    staffClient(options).use(getDiscountRule)(id),
  create: (rule: DiscountRuleChange): Promise<DiscountRule> =>
    staffClient().use(createDiscountRule)(rule as never),
  update: (id: string, change: DiscountRuleChange): Promise<DiscountRule> =>
    staffClient().use(updateDiscountRule)(id, change as never),
  delete: (id: string) => staffClient().use(deleteDiscountRule)(id),
};
