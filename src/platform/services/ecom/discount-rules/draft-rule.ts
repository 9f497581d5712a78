import type { Context } from '#platform/context.ts';
import { invalid } from '#platform/contract/errors.ts';
import { checkRequest, findOperation } from '#platform/contract/index.ts';
import type { DiscountRule } from './discount-rule.ts';
import { checkRule, withTypes } from './rules/check-rule.ts';
import { discountRules } from './tables.ts';

const create = findOperation('ecom_discount-rules.createDiscountRule');

/** Anything of the wire, so far. */
export type UncheckedRule = Record<string, unknown>;

/**
 * A rule as it would be kept, with nothing kept: rejected for what its creation would be rejected for.
 * @param id of the stored rule that it is to replace; it keeps that one's place
 * @throws 400
 */
export async function draftRule(
  { db, siteId, clock, ids }: Context,
  unchecked: UncheckedRule,
  id: string | undefined,
): Promise<DiscountRule> {
  const violations = checkRequest(create, { discountRule: unchecked });
  if (violations.length > 0) throw invalid(violations);
  const draft = unchecked as Partial<DiscountRule>;
  checkRule(draft);
  const stored = id === undefined ? undefined : await discountRules.get(db, siteId, id);
  return {
    ...draft,
    id: stored?.id ?? ids.guid(),
    createdDate: stored?.createdDate ?? clock.now().toISOString(),
    discounts: { values: (draft.discounts?.values ?? []).map(withTypes) },
  };
}
