import type { DiscountRule } from '../discount-rule.ts';

/** It may be had only so often, by all or by one buyer. */
export const isLimited = ({ settings }: Pick<DiscountRule, 'settings'>): boolean =>
  settings?.usageLimit != null || settings?.usageLimitPerUser != null;
