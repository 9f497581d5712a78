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
    | { actionEvent: { body: unknown } };
}
