import type { V3Product } from '@wix/auto_sdk_stores_products-v-3';
import type { Frequency } from '../../shared/subscriptions.ts';

/** In the address and in the form: which plan is chosen. */
export const PLAN = 'subscription';

/** A way to have the product again and again. */
export interface Plan {
  id: string;
  frequency: Frequency;
  interval: number;
  /** How often it comes; absent where it goes on. */
  cycles?: number;
}

export interface Plans {
  /** It may be bought once, too. */
  once: boolean;
  plans: Plan[];
}

/** Those a shopper may choose; undefined for what is bought once only. */
export function plansOf({ subscriptionDetails }: V3Product): Plans | undefined {
  const plans = (subscriptionDetails?.subscriptions ?? []).flatMap((one): Plan[] => {
    const { _id: id, visible, frequency, interval, billingCycles } = one;
    if (!id || visible === false || !frequency || frequency === 'UNDEFINED') return [];
    return [
      { id, frequency, interval: interval ?? 1, ...(billingCycles != null && { cycles: billingCycles }) },
    ];
  });
  if (plans.length === 0) return undefined;
  return { once: subscriptionDetails?.allowOneTimePurchases === true, plans };
}

/** The plan that was asked for; else a single purchase, where there is one. */
export function planFrom(requested: string | null | undefined, known: Plans | undefined): Plan | undefined {
  const found = known?.plans.find(({ id }) => id === requested);
  return found ?? (known?.once ? undefined : known?.plans[0]);
}

/** In whole percent, how much less a delivery costs than a single piece; 0 where it costs no less. */
export const savedPercent = (once: string, again: string): number =>
  Number(once) > 0 ? Math.max(0, Math.round((1 - Number(again) / Number(once)) * 100)) : 0;
