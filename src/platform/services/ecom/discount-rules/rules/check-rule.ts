import { compareMoney } from '#shared/money.ts';
import { badRequest, type FieldViolation, invalid } from '#platform/contract/errors.ts';
import type { Discount, DiscountRule, DiscountScope, DiscountTrigger } from '../discount-rule.ts';

const violation = (field: string, ruleName: string, description: string): FieldViolation => ({
  field: `discountRule.${field}`,
  violatedRule: 'OTHER',
  ruleName,
  description,
  data: {},
});

const isUpsideDown = (
  from: number | string | null | undefined,
  to: number | string | null | undefined,
): boolean => from != null && to != null && compareMoney(String(from), String(to)) > 0;

function scopeViolations(scopes: readonly DiscountScope[] | undefined, path: string): FieldViolation[] {
  return (scopes ?? []).flatMap(({ type, catalogItemFilter, customFilter }, index) => {
    const at = `${path}[${index}]`;
    if (!catalogItemFilter && !customFilter) return [violation(at, 'INVALID_SCOPE', 'names no items')];
    const expected = catalogItemFilter ? 'CATALOG_ITEM' : 'CUSTOM_FILTER';
    return type && type !== expected ? [violation(at, 'INVALID_SCOPE_TYPE', `must be ${expected}`)] : [];
  });
}

/** Triggers nest one level: an OR may hold ANDs, an AND may not hold another operator. */
function triggerViolations(trigger: DiscountTrigger | undefined, path: string, depth = 0): FieldViolation[] {
  if (!trigger) return [];
  const { and, or, subtotalRange, itemQuantityRange, triggerType } = trigger;
  const nested = and ?? or;
  if (nested) {
    if (depth > 1) return [violation(path, 'OPERATOR_TOO_DEEPLY_NESTED', 'is nested too deeply')];
    const name = and ? 'and' : 'or';
    return (nested.triggers ?? []).flatMap((inner, index) =>
      triggerViolations(inner, `${path}.${name}.triggers[${index}]`, depth + 1),
    );
  }
  if (subtotalRange) {
    const { from, to, scopes } = subtotalRange;
    const at = `${path}.subtotalRange`;
    const order = isUpsideDown(from, to)
      ? [violation(at, 'INVALID_SUBTOTAL_RANGE', 'ends before it begins')]
      : [];
    const missing =
      from == null && to == null ? [violation(at, 'MISSING_SUBTOTAL_RANGE', 'has no bounds')] : [];
    return [...order, ...missing, ...scopeViolations(scopes, `${at}.scopes`)];
  }
  if (itemQuantityRange) {
    const { from, to, scopes } = itemQuantityRange;
    const at = `${path}.itemQuantityRange`;
    const order = isUpsideDown(from, to)
      ? [violation(at, 'INVALID_ITEM_QUANTITY_RANGE', 'ends before it begins')]
      : [];
    const missing =
      from == null && to == null ? [violation(at, 'MISSING_ITEM_QUANTITY_RANGE', 'has no bounds')] : [];
    return [...order, ...missing, ...scopeViolations(scopes, `${at}.scopes`)];
  }
  const isOther = trigger.customTrigger !== undefined || trigger.customerEligibility !== undefined;
  return isOther || !triggerType
    ? []
    : [violation(path, 'INVALID_TRIGGER_TYPE', 'says what it is, not when')];
}

const VALUES = {
  PERCENTAGE: 'percentage',
  FIXED_AMOUNT: 'fixedAmount',
  FIXED_PRICE: 'fixedPrice',
  QUANTITY_BASED: 'quantityBased',
} as const;

function checkDiscount(discount: Discount | undefined): void {
  const kinds = Object.entries(VALUES).filter(([, field]) => discount?.[field] !== undefined);
  if (!discount || kinds.length === 0) {
    throw invalid([violation('discounts.values', 'INVALID_EMPTY_DISCOUNT', 'takes nothing off')]);
  }
  const { discountType, percentage } = discount;
  // The contract's numbers may be none.
  if (percentage !== undefined && !Number.isFinite(percentage)) {
    throw invalid([violation('discounts.values[0].percentage', 'INVALID_PERCENTAGE', 'is no number')]);
  }
  if (discountType && !kinds.some(([type]) => type === discountType)) {
    const code = 'DISCOUNT_TYPE_AND_DISCOUNT_VALUE_MISMATCH';
    throw badRequest('The discount says one type and brings the value of another.', code, { discountType });
  }
}

/** @throws 400 with what the contract's rules for `createDiscountRule` say */
export function checkRule(rule: Pick<DiscountRule, 'discounts' | 'trigger' | 'activeTimeInfo'>): void {
  const discount = rule.discounts?.values?.[0];
  checkDiscount(discount);
  const { start, end } = rule.activeTimeInfo ?? {};
  const path = 'discounts.values[0]';
  const violations = [
    ...(start && end && new Date(start) >= new Date(end)
      ? [violation('activeTimeInfo', 'INVALID_ACTIVE_TIME_RANGE', 'ends before it begins')]
      : []),
    ...triggerViolations(rule.trigger, 'trigger'),
    ...scopeViolations(discount?.specificItemsInfo?.scopes, `${path}.specificItemsInfo.scopes`),
    ...scopeViolations(
      discount?.buyXGetYInfo?.customerBuys?.scopes,
      `${path}.buyXGetYInfo.customerBuys.scopes`,
    ),
    ...scopeViolations(
      discount?.buyXGetYInfo?.customerGets?.scopes,
      `${path}.buyXGetYInfo.customerGets.scopes`,
    ),
  ];
  if (violations.length > 0) throw invalid(violations);
}

/** The value tells the type where the caller did not. */
export function withTypes(discount: Discount): Discount {
  const kind = Object.entries(VALUES).find(([, field]) => discount[field] !== undefined)?.[0];
  return {
    ...discount,
    targetType: discount.targetType ?? (discount.buyXGetYInfo ? 'BUY_X_GET_Y' : 'SPECIFIC_ITEMS'),
    ...(kind && { discountType: kind as NonNullable<Discount['discountType']> }),
  };
}
