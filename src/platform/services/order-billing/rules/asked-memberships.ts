import type { OrderBillingApi, Request } from '#platform/contract/index.ts';
import type { AskedMembership } from '../charge-memberships.ts';

type Wire = NonNullable<Request<OrderBillingApi, 'chargeOrder'>['memberships']>;

/** One that is yet to be bought is none. */
export const askedMemberships = (memberships: Wire): AskedMembership[] =>
  memberships.map(({ lineItemId, membershipIdentifier }) => ({
    lineItemId,
    membershipId: membershipIdentifier?.existingMembership?.membershipId,
    appId: membershipIdentifier?.existingMembership?.appId,
  }));
