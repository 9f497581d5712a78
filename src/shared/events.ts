/** A domain event of the store, as the event browser lists it. */
export interface DomainEventSummary {
  id: string;
  /** Such as `wix.ecom.v1.order_approved`. */
  eventType: string;
  entityFqdn: string;
  slug: string;
  entityId: string;
  eventTime: string;
  /** Grows with each event. */
  sequence: string;
  requestId: string;
  /** The caller that caused the event, as its handlers see it. */
  identity: EventIdentity;
}

export type EventIdentity =
  | { identityType: 'ANONYMOUS_VISITOR'; anonymousVisitorId: string }
  | { identityType: 'MEMBER'; memberId: string }
  | { identityType: 'WIX_USER'; wixUserId: string }
  | { identityType: 'APP'; appId: string }
  | { identityType: 'UNKNOWN' };

export interface DomainEventDetails extends DomainEventSummary {
  /** The platform's payload, as a subscriber is sent it. */
  payload: unknown;
}

/** The latest first. */
export interface DomainEventPage {
  events: readonly DomainEventSummary[];
  /** Of the next page; null on the last. */
  next: string | null;
}

/** What there is to subscribe to: the events of one entity. */
export interface EventKind {
  entityFqdn: string;
  events: readonly { eventType: string; slug: string }[];
}

/** Name of the live message about an event, for who may browse them; it carries a `ToldEventNotice`. */
export const DOMAIN_EVENT = 'told';

export interface DomainEventNotice {
  entityFqdn: string;
  eventType: string;
  entityId: string;
  requestId: string;
}
