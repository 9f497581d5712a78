import type { OrderBillingApi, Request } from '#platform/contract/index.ts';
import type { RequestedMembership } from '../charge-memberships.ts';

type ApiMemberships = NonNullable<Request<OrderBillingApi, 'chargeOrder'>['memberships']>;

/** A membership that is yet to be bought has no id, so it pays for nothing. */
export const requestedMemberships = (memberships: ApiMemberships): RequestedMembership[] =>
  memberships.map(({ lineItemId, membershipIdentifier }) => ({
    lineItemId,
    membershipId: membershipIdentifier?.existingMembership?.membershipId,
    appId: membershipIdentifier?.existingMembership?.appId,
  }));
