import type { Context } from '../../context.ts';
import { notFound, type PlatformError } from '../../contract/errors.ts';
import { entityEvents } from '../../events/entity-events.ts';
import type { DiscountRule } from './discount-rule.ts';
import { discountRules } from './tables.ts';

export const events = entityEvents('wix.ecom.discounts.v1.discount_rule');

export const discountRuleNotFound = (id: string): PlatformError =>
  notFound('The discount rule was not found.', 'DISCOUNT_RULE_NOT_FOUND', { discountRuleId: id });

export async function lockDiscountRule({ db, siteId }: Context, id: string): Promise<DiscountRule> {
  const found = await discountRules.getForUpdate(db, siteId, id);
  if (!found) throw discountRuleNotFound(id);
  return found;
}
