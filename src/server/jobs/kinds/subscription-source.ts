import { extensionPath } from '#shared/extensions/define.ts';
import type { subscriptionExtensions } from '#shared/extensions/subscriptions.ts';
import type { DeskSubscription } from '#shared/subscription-desk.ts';
import { hostedSource } from './hosted-source.ts';

export const subscriptions = hostedSource<DeskSubscription>({
  plural: 'subscriptions',
  path: extensionPath('querySubscriptions' satisfies keyof typeof subscriptionExtensions),
  search: 'ecom_subscription-contracts.querySubscriptionContracts',
  label: ({ buyerName, email = '', product }) => [buyerName || email, product].filter(Boolean).join(', '),
});
