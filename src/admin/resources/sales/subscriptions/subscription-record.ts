import type { DeskSubscription, DeskSubscriptionDetails } from '#shared/subscription-desk.ts';

export type SubscriptionRecord = DeskSubscription & { _id: string };

/** The list hands over what it knows; cycles and history come with its own answer. */
export type OpenRecord = SubscriptionRecord & Partial<DeskSubscriptionDetails>;

export const nameOf = ({ buyerName, email = '' }: Pick<DeskSubscription, 'buyerName' | 'email'>): string =>
  buyerName || email;
