import type { EventIdentity } from '../../shared/events.ts';

/** A domain event as the platform's webhooks carry it, before ids and sequence are given. */
export interface DomainEvent {
  /** Such as `wix.ecom.v1.order`. */
  entityFqdn: string;
  /** Such as `payment_status_updated`. */
  slug: string;
  entityId: string;
  body:
    | { createdEvent: { entity: unknown } }
    | { updatedEvent: { currentEntity: unknown; modifiedFields?: Record<string, unknown> } }
    | { deletedEvent: { deletedEntity?: unknown } }
    | { actionEvent: { body: unknown } }
    /** Of the older kind, whose name has no `_`: what handlers are given, and nothing around it. */
    | { plain: unknown };
}

/** The parts of a told event that a subscriber's payload is made of. */
export interface StoredEvent {
  id: string;
  eventType: string;
  entityFqdn: string;
  slug: string;
  entityId: string;
  eventTime: string;
  sequence: string;
  requestId: string;
  identity: EventIdentity | null;
  byAnonymizing: boolean;
}

/** As the SDK's handlers know it; what is about no entity has the name of the event for one. */
export const eventTypeOf = ({ entityFqdn, slug }: Pick<DomainEvent, 'entityFqdn' | 'slug'>): string =>
  entityFqdn === slug ? slug : `${entityFqdn}${isOlder(entityFqdn) ? '.' : '_'}${slug}`;

const isOlder = (entityFqdn: string): boolean => entityFqdn.startsWith('com.wix.');
