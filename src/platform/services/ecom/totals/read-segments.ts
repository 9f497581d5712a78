import type { Context } from '#platform/context.ts';
import { segmentsFor } from '../../extensions/customers/public.ts';
import type { DiscountRule, DiscountTrigger } from '../discount-rules/public.ts';
import type { PricingInput } from './pricing.ts';

function asksForSegments(trigger: DiscountTrigger | undefined): boolean {
  const { and, or, customerEligibility } = trigger ?? {};
  if (customerEligibility?.contactSegmentsInfo) return true;
  return (and?.triggers ?? or?.triggers ?? []).some(asksForSegments);
}

/** Which segments the buyer belongs to; nobody is asked where no rule wants to know. */
export const buyerSegments = async (
  context: Context,
  rules: readonly DiscountRule[],
  { buyer, orderId }: Pick<PricingInput, 'buyer' | 'orderId'>,
): Promise<ReadonlySet<string> | undefined> =>
  rules.some(({ trigger }) => asksForSegments(trigger)) ? segmentsFor(context, buyer, orderId) : undefined;
