import { addMoney, compareMoney } from '#shared/money.ts';
import type { CustomerEligibility, DiscountTrigger } from '../../discount-rules/public.ts';
import type { Bill, BillLine, Facts } from './model.ts';
import { isInScope } from './scope.ts';

/** Absent on either side: no bound there. Both are inclusive. */
function isWithin(value: string, from: string | null | undefined, to: string | null | undefined): boolean {
  if (from != null && compareMoney(value, from) < 0) return false;
  return to == null || compareMoney(value, to) <= 0;
}

/** Tags of contacts are never met: the shop keeps none. */
function isEligible(
  { individualMembersInfo, contactSegmentsInfo }: CustomerEligibility,
  { memberId, segments }: Pick<Facts, 'memberId' | 'segments'>,
): boolean {
  if (memberId !== undefined && individualMembersInfo?.memberIds?.includes(memberId)) return true;
  return (contactSegmentsInfo?.segmentIds ?? []).some((id) => segments?.has(id.toLowerCase()));
}

/**
 * Whether the basket sets a rule off. Measured at catalog prices, so that no rule pulls the ground from under another.
 * What an app says was asked before, and who buys.
 */
export function isMet(
  trigger: DiscountTrigger | undefined,
  { lines, facts }: Pick<Bill, 'lines' | 'facts'>,
): boolean {
  if (!trigger) return true;
  const { and, or, subtotalRange, itemQuantityRange, customerEligibility, customTrigger } = trigger;
  const again = (inner: DiscountTrigger): boolean => isMet(inner, { lines, facts });
  if (and) return (and.triggers ?? []).every(again);
  if (or) return (or.triggers ?? []).some(again);
  if (subtotalRange) {
    const scoped = lines.filter(({ item }) => isInScope(item, subtotalRange.scopes));
    const subtotal = addMoney('0', ...scoped.map(({ gross }: BillLine) => gross));
    return isWithin(subtotal, subtotalRange.from, subtotalRange.to);
  }
  if (itemQuantityRange) {
    const { scopes, from, to } = itemQuantityRange;
    const quantity = lines
      .filter(({ item }) => isInScope(item, scopes))
      .reduce((sum, { item }) => sum + item.quantity, 0);
    return (from == null || quantity >= from) && (to == null || quantity <= to);
  }
  if (customerEligibility) return isEligible(customerEligibility, facts);
  return !customTrigger || facts.metTriggers?.has(customTrigger.id ?? '') === true;
}
