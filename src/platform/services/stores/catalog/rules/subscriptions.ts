import { isPositiveMoney, lessAmount, lessPercent } from '#shared/money.ts';
import { invalidField } from '#platform/contract/errors.ts';
import type { Product, ProductInput } from '../product.ts';

export type Subscription = NonNullable<
  NonNullable<Product['subscriptionDetails']>['subscriptions']
>[number] & { id: string };

type Details = NonNullable<Product['subscriptionDetails']>;

const refuse = (index: number, field: string, description: string): never => {
  throw invalidField(`product.subscriptionDetails.subscriptions[${index}].${field}`, 'OTHER', description);
};

function normalised(subscription: Subscription, index: number, guid: () => string): Subscription {
  const { frequency, billingCycles, autoRenewal, discount, ...rest } = subscription;
  if (!frequency || frequency === 'UNDEFINED') refuse(index, 'frequency', 'says how often it is charged');
  const { amountOff, percentOff } = discount ?? {};
  const reduced = percentOff !== undefined || amountOff !== undefined;
  return {
    ...rest,
    id: subscription.id || guid(),
    title: subscription.title ?? '',
    visible: subscription.visible ?? true,
    interval: subscription.interval ?? 1,
    ...(frequency && { frequency }),
    // What ends says after how many charges; all else goes on.
    ...(billingCycles == null || autoRenewal ? { autoRenewal: true } : { billingCycles }),
    ...(discount &&
      reduced && {
        discount:
          percentOff === undefined
            ? { type: 'AMOUNT', amountOff: amountOff ?? '0' }
            : { type: 'PERCENT', percentOff },
      }),
  };
}

/** How a product is sold again and again; absent where it is sold once only. */
export function normaliseSubscriptions(
  input: ProductInput['subscriptionDetails'],
  guid: () => string,
): Details | undefined {
  const subscriptions = (input?.subscriptions ?? []).map((one, index) =>
    normalised(one as Subscription, index, guid),
  );
  if (subscriptions.length === 0) return undefined;
  const ids = subscriptions.map(({ id }) => id);
  const twice = ids.findIndex((id, index) => ids.indexOf(id) < index);
  if (twice >= 0) refuse(twice, 'id', 'is there twice');
  return { subscriptions, allowOneTimePurchases: input?.allowOneTimePurchases ?? false };
}

/** Those a shopper may choose. */
export const offeredSubscriptions = ({
  subscriptionDetails,
}: Pick<Product, 'subscriptionDetails'>): Subscription[] =>
  ((subscriptionDetails?.subscriptions ?? []) as Subscription[]).filter(({ visible }) => visible !== false);

/** What nobody buys without subscribing to it. */
export const isSubscriptionOnly = (product: Pick<Product, 'subscriptionDetails'>): boolean =>
  offeredSubscriptions(product).length > 0 && product.subscriptionDetails?.allowOneTimePurchases !== true;

/** Of one piece, each time; never less than nothing. A price has the digits of its currency. */
export function subscriptionPrice(
  price: string,
  { discount }: { discount?: Subscription['discount'] },
): string {
  const { percentOff, amountOff } = discount ?? {};
  const reduced = percentOff == null ? lessAmount(price, amountOff ?? '0') : lessPercent(price, percentOff);
  return isPositiveMoney(reduced) ? reduced : lessAmount(price, price);
}
