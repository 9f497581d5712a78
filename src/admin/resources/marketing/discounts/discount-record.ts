import type { ShownCoupon } from '#shared/coupons.ts';
import {
  discountStates,
  type DiscountState,
  type DiscountTakes,
  type ListedDiscount,
} from '#shared/discounts.ts';
import type { DiscountRule } from '#wix/discount-operations.ts';
import type { StoredRecord } from '#admin/data/stored-record.ts';

/** The fields of the list, the same for rules and coupons. A hosted platform does not report `given`. */
export type DiscountSummary = Omit<ListedDiscount, 'id' | 'how' | 'state' | 'given'> & { given?: string };

/** By itself: as the contract has it. */
export type RuleRecord = StoredRecord<DiscountRule> & { how: 'automatic'; told: DiscountSummary };

/** For a code, or for one of many. */
export type CouponRecord = ShownCoupon & { how: 'code'; told: DiscountSummary };

export type DiscountRecord = RuleRecord | CouponRecord;

type DiscountStatusFacts = Pick<DiscountSummary, 'active' | 'starts' | 'ends' | 'uses' | 'limit'>;

export const isUsedUp = ({ limit, uses }: DiscountStatusFacts): boolean =>
  limit !== undefined && uses >= limit;

/** Derived as the platform does, from the time and the uses; what is switched off is told apart from what is to come. */
export function stateOf(summary: DiscountStatusFacts, now: Date): DiscountState {
  const { starts, ends, active } = summary;
  if ((ends && new Date(ends) <= now) || isUsedUp(summary)) return 'ended';
  if (!active) return 'off';
  return starts && new Date(starts) > now ? 'scheduled' : 'live';
}

/** Those that work now come first, and of them those that are used most. */
export const effectOf = (summary: DiscountSummary, now: Date): number =>
  (discountStates.length - discountStates.indexOf(stateOf(summary, now))) * 1e12 + summary.uses;

const isoOf = (date: Date | string | null | undefined): string | undefined =>
  date ? new Date(date).toISOString() : undefined;

/** Of a rule that no list has told of. */
export function summarizeRule(rule: DiscountRule): DiscountSummary {
  const { start, end } = rule.activeTimeInfo ?? {};
  const [starts, ends, limit] = [isoOf(start), isoOf(end), rule.settings?.usageLimit];
  const [value] = rule.discounts?.values ?? [];
  return {
    name: rule.name ?? '',
    code: '',
    active: rule.active !== false,
    takes: (value?.targetType === 'BUY_X_GET_Y' ? value.targetType : value?.discountType) as DiscountTakes,
    uses: rule.usageCount ?? 0,
    ...(limit != null && { limit }),
    ...(starts && { starts }),
    ...(ends && { ends }),
    created: isoOf(rule._createdDate) ?? '',
  };
}

/** What people call it: the code, where it has one. */
export const titleOf = ({ told: { code, name } }: DiscountRecord): string => code || name;
