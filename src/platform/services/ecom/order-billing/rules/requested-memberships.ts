import type { OrderBillingApi, Request } from '#platform/contract/index.ts';
import type { AskedMembership } from '../charge-memberships.ts';

type Wire = NonNullable<Request<OrderBillingApi, 'chargeOrder'>['memberships']>;

/** A membership that is yet to be bought has no id, so it pays for nothing. */
export const requestedMemberships = (memberships: Wire): AskedMembership[] =>
  memberships.map(({ lineItemId, membershipIdentifier }) => ({
    lineItemId,
    membershipId: membershipIdentifier?.existingMembership?.membershipId,
    appId: membershipIdentifier?.existingMembership?.appId,
  }));
