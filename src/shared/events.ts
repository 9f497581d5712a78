/** Something that happened in the shop, as the event browser lists it. */
export interface ToldEvent {
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
  /** Who did it, as handlers are told. */
  identity: EventIdentity;
}

export type EventIdentity =
  | { identityType: 'ANONYMOUS_VISITOR'; anonymousVisitorId: string }
  | { identityType: 'MEMBER'; memberId: string }
  | { identityType: 'WIX_USER'; wixUserId: string }
  | { identityType: 'APP'; appId: string }
  | { identityType: 'UNKNOWN' };

export interface ToldEventDetails extends ToldEvent {
  /** The platform's payload, as a subscriber is sent it. */
  payload: unknown;
}

/** The latest first. */
export interface ToldEventPage {
  events: readonly ToldEvent[];
  /** Of the next page; null on the last. */
  next: string | null;
}

/** What there is to subscribe to: the events of one entity. */
export interface EventKind {
  entityFqdn: string;
  events: readonly { eventType: string; slug: string }[];
}

/** Name of the live message about an event, for who may browse them; it carries a `ToldEventNotice`. */
export const EVENT_TOLD = 'told';

export interface ToldEventNotice {
  entityFqdn: string;
  eventType: string;
  entityId: string;
  requestId: string;
}
