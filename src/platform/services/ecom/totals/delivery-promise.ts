import type { DeliveryPromise } from '#shared/delivery-promise.ts';
import { isPositiveMoney, roundMoney } from '#shared/money.ts';
import type { Context } from '#platform/context.ts';
import { homeDestination } from '../delivery-profile/public.ts';
import { gather } from './gather.ts';
import type { PricingInput } from './pricing.ts';
import { freeDelivery } from './rules/offers/free-delivery.ts';
import { computeBill } from './rules/pipeline.ts';

const DELIVERY_ALONE = { delivery: true, tax: false, fees: false };

/**
 * The least that a parcel to a country costs, and from which sum on it is free, as the checkout would say. Undefined
 * for what is not sent, and where nobody knows a country to begin with.
 */
export async function deliveryPromise(
  context: Context,
  input: Omit<PricingInput, 'include' | 'shippingAddress'>,
  requested: string | undefined,
): Promise<DeliveryPromise | undefined> {
  const country = requested ?? (await homeDestination(context))?.country;
  if (country === undefined || !input.lines.some(({ shippable }) => shippable)) return undefined;
  const { facts } = await gather(context, {
    ...input,
    include: DELIVERY_ALONE,
    shippingAddress: { country },
  });
  const [cheapest] = computeBill(facts).delivery.options;
  if (!cheapest) return { country };
  const { option, price } = cheapest;
  const from = isPositiveMoney(price) ? freeDelivery(facts)?.from : undefined;
  return {
    country,
    price,
    ...(option.estimatedDeliveryTime && { time: option.estimatedDeliveryTime }),
    ...(from !== undefined && { freeFrom: roundMoney(from, facts.currency) }),
  };
}
