import type { DeskSubscription } from '#shared/subscription-desk.ts';
import { hostedSource } from './hosted-source.ts';

export const subscriptions = hostedSource<DeskSubscription>({
  plural: 'subscriptions',
  path: '/hosted/subscriptions/query',
  search: 'ecom_subscription-contracts.querySubscriptionContracts',
  label: ({ buyerName, email = '', product }) => [buyerName || email, product].filter(Boolean).join(', '),
});
