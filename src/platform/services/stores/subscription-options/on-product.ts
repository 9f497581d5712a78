import type { Reply, SubscriptionOptionsApi } from '#platform/contract/index.ts';
import type { Subscription } from '../catalog/public.ts';
import type { SubscriptionOption } from './tables.ts';

type InProduct = NonNullable<
  Reply<SubscriptionOptionsApi, 'getSubscriptionOptionsForProduct'>['subscriptionOptions']
>[number];

/** The option as the product carries it, so that who looks at the product sees how it is sold. */
export function subscriptionOf(
  { id, title, description, subscriptionSettings, discount }: SubscriptionOption,
  hidden: boolean,
): Subscription {
  const settings = subscriptionSettings as typeof subscriptionSettings & { interval?: number };
  const { frequency, interval, billingCycles } = settings ?? {};
  const value = discount?.value ?? 0;
  return {
    id,
    title: title ?? '',
    ...(description && { description }),
    visible: !hidden,
    ...(frequency && { frequency }),
    interval: interval ?? 1,
    ...(billingCycles == null ? { autoRenewal: true } : { billingCycles }),
    ...(discount && {
      discount:
        discount.type === 'AMOUNT'
          ? { type: 'AMOUNT', amountOff: String(value) }
          : { type: 'PERCENT', percentOff: value },
    }),
  };
}

/** And back, as the first catalog tells of it. */
export function optionInProduct(subscription: Subscription): InProduct {
  const { id, title, description, visible, frequency, interval, billingCycles, discount } = subscription;
  const settings = { frequency, interval, autoRenewal: billingCycles == null };
  return {
    id,
    hidden: visible === false,
    ...(title && { title }),
    ...(description && { description }),
    subscriptionSettings: { ...settings, ...(billingCycles != null && { billingCycles }) },
    ...(discount && {
      discount:
        discount.percentOff == null
          ? { type: 'AMOUNT', value: Number(discount.amountOff) }
          : { type: 'PERCENT', value: discount.percentOff },
    }),
  };
}
